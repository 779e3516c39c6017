"""Appending to a table's log, and updating the table's row with it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import update

from tabbytop.server.store.database import insert
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
    written = connection.execute(insert(connection, LOG).values(row).on_conflict_do_nothing())
    if written.rowcount == 0:
        return False
    if append.changes_row():
        update_row(connection, append)
    if append.result is not None:
        write_result(connection, append.result)
    if append.notices:
        write_wishes(connection, append)
    return True


def update_row(connection: "Connection", append: Append) -> None:
    """Update the table's row."""
    values: dict[str, object] = {}
    if append.status is not None:
        values["status"] = append.status
    if append.due is not UNCHANGED:
        values["due"] = append.due
    if append.position is not None:
        values |= {"position": append.position, "position_number": append.entry.number}
    if append.seats is not None:
        values |= seats_columns(append.seats)
        write_seats(connection, append.table, append.seats)
    connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(values))


def seats_columns(seats: Sequence[Occupant]) -> dict[str, object]:
    """The columns of a table's row that describe its seats."""
    return {
        "free": sum(who.kind == "open" and who.person != CLOSED for who in seats),
        "occupants": msgspec.json.encode(seats).decode(),
    }


def write_seats(connection: "Connection", table: str, seats: Sequence[Occupant]) -> None:
    """Update who has the seats now; rows of earlier occupants stay."""
    connection.execute(update(SEATS).where(SEATS.c.table_id == table).values(present=False))
    for seat, occupant in enumerate(seats):
        if occupant.person:
            present = occupant.kind != "open"  # an open seat is only reserved for the person
            statement = insert(connection, SEATS).values(
                table_id=table, seat=seat, person=occupant.person, present=present
            )
            key = [SEATS.c.table_id, SEATS.c.seat, SEATS.c.person]
            connection.execute(
                statement.on_conflict_do_update(index_elements=key, set_={"present": present})
            )
