"""Short codes of tables that wait for players."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from tabbytop.server.errors import Conflict
from tabbytop.server.store.database import insert
from tabbytop.server.store.schema import CODES, TABLES

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


def code_of(connection: "Connection", table: str, drawn: Iterable[str]) -> str:
    """The code of a table; without one, the first of those drawn that no open table has.

    Raises Conflict if all of them are taken.
    """
    known = select(CODES.c.code).where(CODES.c.table_id == table)
    for code in drawn:
        found = connection.execute(known).scalar_one_or_none()
        if found is not None:
            return str(found)
        connection.execute(delete(CODES).where(CODES.c.code == code, _is_void()))
        written = connection.execute(
            insert(connection, CODES).values(code=code, table_id=table).on_conflict_do_nothing()
        )
        if written.rowcount:
            return code
    raise Conflict("all codes that were drawn are taken")


def table_of_code(connection: "Connection", code: str) -> str | None:
    """The open table that has this code; None: there is none."""
    found = (
        select(CODES.c.table_id)
        .join(TABLES, TABLES.c.id == CODES.c.table_id)
        .where(CODES.c.code == code, TABLES.c.status == "open")
    )
    return connection.execute(found).scalar_one_or_none()


def delete_void_codes(connection: "Connection") -> int:
    """Delete the codes of tables that have started or ended; return how many."""
    return connection.execute(delete(CODES).where(_is_void())).rowcount


def _is_void() -> "ColumnElement[bool]":
    closed = select(TABLES.c.id).where(TABLES.c.status != "open")
    return CODES.c.table_id.in_(closed)
