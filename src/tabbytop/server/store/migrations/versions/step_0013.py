"""The host of an endpoint for notices, and until when it is left alone after failures."""

from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    """Add three columns to `notice_endpoints`; the host is part of the URL."""
    host = sa.Column("host", sa.Text, nullable=False, server_default="")
    retry_at = sa.Column("retry_at", sa.BigInteger, nullable=False, server_default="0")
    silent = sa.Column("silent", sa.Integer, nullable=False, server_default="0")
    for column in (host, retry_at, silent):
        op.add_column("notice_endpoints", column)
    endpoints = sa.table("notice_endpoints", sa.column("id"), sa.column("url"), sa.column("host"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(endpoints.c.id, endpoints.c.url)).all():
        named = urlsplit(row.url).hostname or row.url
        this = sa.update(endpoints).where(endpoints.c.id == row.id)
        connection.execute(this.values(host=named))
