"""INSERT … ON CONFLICT, which SQLAlchemy has once for each database."""

from typing import TYPE_CHECKING

from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table


def insert(connection: "Connection", table: "Table") -> "postgresql.Insert | sqlite.Insert":
    """An INSERT that can say what to do on a conflict, for the database of this connection."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
