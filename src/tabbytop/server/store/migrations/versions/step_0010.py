"""Tries at the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the table `daily_tries`."""
    op.create_table(
        "daily_tries",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "day"),
    )
    op.create_index("daily_tries_day", "daily_tries", ["day"])
