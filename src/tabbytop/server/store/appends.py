"""What is to be written to the log of a table, and what of the table's row changes with it."""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from sqlalchemy import update

from tabbytop.server.store.schema import LOG, SEATS, TABLES
from tabbytop.server.store.upsert import insert
from tabbytop.server.table.entries import CLOSED, LogEntry, Occupant

if TYPE_CHECKING:
    from sqlalchemy import Connection

Status = Literal["open", "playing", "over", "closed"]


class Unchanged(Enum):
    """Says that something stays as it is, where None says that there is none."""

    UNCHANGED = "unchanged"


UNCHANGED = Unchanged.UNCHANGED


class Append(NamedTuple):
    """One line for a table's log; what is not None (or UNCHANGED) is new in the table's row."""

    table: str
    entry: LogEntry
    status: Status | None = None
    due: int | Unchanged | None = UNCHANGED
    seats: Sequence[Occupant] | None = None
    position: str | None = None

    def row(self) -> tuple[str, int, str, int | None, str, str, int]:
        """The line as the database has it."""
        entry = self.entry
        return (
            self.table,
            entry.number,
            entry.kind,
            entry.seat,
            entry.text,
            entry.id,
            entry.at,
        )

    def changes_row(self) -> bool:
        """Whether the table's row is another one afterwards."""
        return not (
            self.status is None
            and self.due is UNCHANGED
            and self.seats is None
            and self.position is None
        )

    def change(self) -> tuple[str, int, str | None, bool, int | None, str | None]:
        """What is new in the table's row, but for the seats: whether `due` is stands before it."""
        due = None if self.due is UNCHANGED else self.due
        has_due = self.due is not UNCHANGED
        return self.table, self.entry.number, self.status, has_due, due, self.position


def append_one(connection: "Connection", append: Append) -> bool:
    """Write it within the caller's transaction; False: another worker had that number first."""
    row = dict(zip(LOG.columns.keys(), append.row(), strict=True))
    written = connection.execute(insert(connection, LOG).values(row).on_conflict_do_nothing())
    if written.rowcount == 0:
        return False
    if append.changes_row():
        change_row(connection, append)
    return True


def change_row(connection: "Connection", append: Append) -> None:
    """Bring the table's row to what it is after the line."""
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
    """What the table's row says of who sits there."""
    return {
        "free": sum(who.kind == "open" and who.person != CLOSED for who in seats),
        "occupants": msgspec.json.encode(seats).decode(),
    }


def write_seats(connection: "Connection", table: str, seats: Sequence[Occupant]) -> None:
    """Who has the seats now; who had one before stays known."""
    connection.execute(update(SEATS).where(SEATS.c.table_id == table).values(present=False))
    for seat, occupant in enumerate(seats):
        if occupant.person:
            present = occupant.kind != "open"  # else it is kept for who may never come
            statement = insert(connection, SEATS).values(
                table_id=table, seat=seat, person=occupant.person, present=present
            )
            key = [SEATS.c.table_id, SEATS.c.seat, SEATS.c.person]
            connection.execute(
                statement.on_conflict_do_update(index_elements=key, set_={"present": present})
            )
