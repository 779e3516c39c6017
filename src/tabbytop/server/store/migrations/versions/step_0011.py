"""The number under which a worker is registered."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add it to `workers`; workers of the version before have none."""
    op.add_column("workers", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
