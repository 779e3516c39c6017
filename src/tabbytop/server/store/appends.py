"""Appending to a table's log, and updating the table's row with it."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import bindparam, update

from tabbytop.server.store.database import Insert, insert_into
from tabbytop.server.store.notices import write_wishes
from tabbytop.server.store.results import write_result
from tabbytop.server.store.rows import UNCHANGED, Append
from tabbytop.server.store.schema import LOG, SEATS, TABLES
from tabbytop.server.table.entries import CLOSED, Occupant

if TYPE_CHECKING:
    from sqlalchemy import Connection


def append_one(connection: "Connection", append: Append) -> bool:
    """Write it in the caller's transaction; False: another worker has written that number."""
    row = dict(zip(LOG.columns.keys(), append.row(), strict=True))
    if connection.execute(_insert_entry(connection.dialect.name), row).rowcount == 0:
        return False
    if append.changes_row():
        _update_row(connection, append)
    write_beside(connection, append)
    return True


def write_beside(connection: "Connection", append: Append) -> None:
    """Write all that an entry changes besides the log and the columns of `Append.change`."""
    if append.seats is not None:
        values = seats_columns(append.seats)
        connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(values))
        connection.execute(_NOBODY_PRESENT, {"of_table": append.table})
        write_seats(connection, append.table, append.seats)
    if append.result is not None:
        write_result(connection, append.result)
    if append.notices:
        write_wishes(connection, append)


def _update_row(connection: "Connection", append: Append) -> None:
    """Update the table's row, apart from the seats."""
    values: dict[str, object] = {}
    if append.status is not None:
        values["status"] = append.status
    if append.due is not UNCHANGED:
        values["due"] = append.due
    if append.position is not None:
        values |= {"position": append.position, "position_number": append.entry.number}
    if values:
        connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(values))


def seats_columns(seats: Sequence[Occupant]) -> dict[str, object]:
    """The columns of a table's row that describe its seats."""
    return {
        "free": sum(who.kind == "open" and who.person != CLOSED for who in seats),
        "occupants": msgspec.json.encode(seats).decode(),
    }


def write_seats(connection: "Connection", table: str, seats: Sequence[Occupant]) -> None:
    """Write who has the seats now. Rows of earlier occupants stay; none of them is present."""
    rows = [
        # An open seat is only reserved for the person.
        {"table_id": table, "seat": seat, "person": who.person, "present": who.kind != "open"}
        for seat, who in enumerate(seats)
        if who.person
    ]
    if rows:
        connection.execute(_upsert_seat(connection.dialect.name), rows)


# Statements that are made once.

_NOBODY_PRESENT: Final = (
    update(SEATS).where(SEATS.c.table_id == bindparam("of_table")).values(present=False)
)


@cache
def _insert_entry(dialect: str) -> Insert:
    return insert_into(dialect, LOG).on_conflict_do_nothing()


@cache
def _upsert_seat(dialect: str) -> Insert:
    statement = insert_into(dialect, SEATS)
    return statement.on_conflict_do_update(
        index_elements=[SEATS.c.table_id, SEATS.c.seat, SEATS.c.person],
        set_={"present": statement.excluded.present},
    )
