"""The lessons that people have finished."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table `lessons`."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )
