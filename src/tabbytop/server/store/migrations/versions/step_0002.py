"""Quotas, the address a table was created from, and the daily retention run."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add two columns to `tables`, and two small tables."""
    op.add_column(
        "tables", sa.Column("creator_address", sa.Text, nullable=False, server_default="")
    )
    op.add_column("tables", sa.Column("chat_cleared", sa.Integer))
    op.create_index("tables_creator_address", "tables", ["creator_address"])
    op.create_table(
        "quotas",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("whole_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "upkeep",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
