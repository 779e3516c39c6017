"""Tables as the database has them: made, read, listed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row, Select, func, insert, select, update

from tabbytop.server.errors import Conflict
from tabbytop.server.store import upsert
from tabbytop.server.store.appends import Status, seats_columns, write_seats
from tabbytop.server.store.schema import LOG, SEATS, TABLES
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.positions import has_summary
from tabbytop.server.table.setup import Setup

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

_SETUP: Final = msgspec.json.Decoder(Setup)
_OCCUPANTS: Final = msgspec.json.Decoder(list[Occupant])
_AT_ONCE: Final = 2000  # lines of a log
_UNFINISHED: Final = TABLES.c.status.in_(("open", "playing"))
_ENTRY: Final = (LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.client_id, LOG.c.at)


class NewRow(Struct, frozen=True):
    """A table that is to be written down for the first time."""

    id: str
    setup: Setup
    seed: bytes
    entries: Sequence[LogEntry]
    seats: Sequence[Occupant]
    status: Status
    creator: str
    creator_address: str
    due: int | None


class Stored(Struct, frozen=True):
    """A table as it was written down, with its log after some line."""

    id: str
    setup: Setup
    seed: bytes
    entries: list[LogEntry]
    position: str | None
    position_number: int  # of the entry after which the position was taken, 0 without one
    after: int = 0  # the number before the first of the entries


class Listed(Struct, frozen=True):
    """A table from outside."""

    id: str
    setup: Setup
    status: Status
    occupants: list[Occupant]
    moved: int  # when its last line was written


def create(connection: "Connection", new: NewRow) -> None:
    """Write a new table with the lines it begins with; Conflict if there is one of that id."""
    written = connection.execute(
        upsert.insert(connection, TABLES)
        .values(
            id=new.id,
            game=new.setup.game,
            setup=msgspec.json.encode(new.setup).decode(),
            seed=new.seed,
            creator=new.creator,
            creator_address=new.creator_address,
            status=new.status,
            public=new.setup.public,
            created=new.setup.created,
            due=new.due,
            **seats_columns(new.seats),
        )
        .on_conflict_do_nothing()
    )
    if written.rowcount == 0:
        raise Conflict(f"there is a table {new.id} already")
    if new.entries:
        names = LOG.columns.keys()
        rows = [(new.id, *msgspec.structs.astuple(entry)) for entry in new.entries]
        connection.execute(insert(LOG), [dict(zip(names, row, strict=True)) for row in rows])
    write_seats(connection, new.id, new.seats)


def load(connection: "Connection", table: str, *, whole: bool) -> Stored | None:
    """A table with its whole log, or with what its position does not sum up; None: there is no such
    table."""
    columns = TABLES.c
    row = connection.execute(
        select(columns.setup, columns.seed, columns.position, columns.position_number).where(
            columns.id == table
        )
    ).one_or_none()
    if row is None:
        return None
    known = row.position_number or 0
    after = known if not whole and row.position is not None and has_summary(row.position) else 0
    return Stored(
        id=table,
        setup=_SETUP.decode(row.setup),
        seed=bytes(row.seed),
        entries=entries_after(connection, table, after),
        position=row.position,
        position_number=known,
        after=after,
    )


def entries_after(connection: "Connection", table: str, number: int) -> list[LogEntry]:
    """The lines of a table's log after that number."""
    entries: list[LogEntry] = []
    while True:  # a driver that fetches very many rows at once keeps all other threads waiting
        last = entries[-1].number if entries else number
        statement = (
            select(*_ENTRY)
            .where(LOG.c.table_id == table, LOG.c.number > last)
            .order_by(LOG.c.number)
            .limit(_AT_ONCE)
        )
        page = [LogEntry(*row) for row in connection.execute(statement)]
        entries += page
        if len(page) < _AT_ONCE:
            return entries


def numbers(connection: "Connection", tables: Sequence[str]) -> dict[str, int]:
    """Of each of these tables, the number of the last line of its log."""
    last = (
        select(LOG.c.table_id, func.max(LOG.c.number))
        .where(LOG.c.table_id.in_(tables))
        .group_by(LOG.c.table_id)
    )
    return {row[0]: row[1] for row in connection.execute(last)}


def save_position(connection: "Connection", table: str, number: int, position: str) -> None:
    """Keep the position after that entry, unless a later one is kept."""
    known = func.coalesce(TABLES.c.position_number, 0)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, known < number)
        .values(position=position, position_number=number)
    )


def lobby(connection: "Connection", limit: int) -> list[Listed]:
    """Public tables with a free seat, the newest first."""
    statement = (
        listing()
        .where(TABLES.c.public, TABLES.c.free > 0, TABLES.c.status == "open")
        .order_by(TABLES.c.created.desc())
        .limit(limit)
    )
    return [listed_of(row) for row in connection.execute(statement)]


def tables_of(connection: "Connection", person: str, limit: int) -> list[Listed]:
    """Where the person has a seat, the latest first."""
    theirs = listing().where(_has_seat(person))
    statement = theirs.order_by(theirs.selected_columns.moved.desc()).limit(limit)
    return [listed_of(row) for row in connection.execute(statement)]


def unfinished_of(connection: "Connection", person: str) -> list[Listed]:
    """All tables that are not over where the person has a seat."""
    statement = listing().where(_has_seat(person), _UNFINISHED).order_by(TABLES.c.id)
    return [listed_of(row) for row in connection.execute(statement)]


def unfinished_by(connection: "Connection", creator: str) -> int:
    """How many tables the person has made that are not over."""
    statement = (
        select(func.count()).select_from(TABLES).where(TABLES.c.creator == creator, _UNFINISHED)
    )
    return connection.execute(statement).scalar_one()


def unfinished_from(connection: "Connection", address: str) -> int:
    """How many tables were set up from that address (hashed) that are not over."""
    set_up_there = TABLES.c.creator_address == address
    statement = select(func.count()).select_from(TABLES).where(set_up_there, _UNFINISHED)
    return connection.execute(statement).scalar_one()


def due_before(connection: "Connection", moment: int) -> list[tuple[str, int]]:
    """Tables where something happens by itself before that moment: (table, when), soonest first."""
    statement = (
        select(TABLES.c.id, TABLES.c.due)
        .where(TABLES.c.due < moment)
        .order_by(TABLES.c.due, TABLES.c.id)
    )
    return [(row.id, row.due) for row in connection.execute(statement)]


def put_off(connection: "Connection", table: str, number: int, due: int | None) -> None:
    """Note when something is due at a table, unless its log has gone on beyond that number."""
    last = select(func.max(LOG.c.number)).where(LOG.c.table_id == table).scalar_subquery()
    statement = update(TABLES).where(TABLES.c.id == table, last == number)
    connection.execute(statement.values(due=due))


def written_after(connection: "Connection", moment: int) -> list[str]:
    """Tables where something is due after that moment, and whose last line is from after it."""
    last = (
        select(LOG.c.at)
        .where(LOG.c.table_id == TABLES.c.id)
        .order_by(LOG.c.number.desc())
        .limit(1)
        .correlate(TABLES)
        .scalar_subquery()
    )
    statement = select(TABLES.c.id).where(TABLES.c.due >= moment, last > moment)
    return list(connection.execute(statement.order_by(TABLES.c.id)).scalars())


def playing(connection: "Connection") -> list[str]:
    """The tables where a game is going on."""
    statement = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.id)
    return list(connection.execute(statement).scalars())


def _has_seat(person: str) -> "ColumnElement[bool]":
    seats = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.present)
    return TABLES.c.id.in_(seats)


def listing() -> "Select[Any]":
    """What is listed of tables; each row is one for `listed_of`."""
    last = (
        select(LOG.c.at)
        .where(LOG.c.table_id == TABLES.c.id)
        .order_by(LOG.c.number.desc())
        .limit(1)
        .correlate(TABLES)
        .scalar_subquery()
    )
    columns = TABLES.c
    moved = func.coalesce(last, columns.created).label("moved")
    return select(columns.id, columns.setup, columns.status, columns.occupants, moved)


def listed_of(row: "Row[Any]") -> Listed:
    """The table of such a row."""
    return Listed(
        id=row.id,
        setup=_SETUP.decode(row.setup),
        status=row.status,
        occupants=_OCCUPANTS.decode(row.occupants),
        moved=row.moved,
    )
