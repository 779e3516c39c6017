"""Tables in the database: create, load and list them."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, func, insert, or_, select, text, update

from tabbytop.server.errors import Conflict
from tabbytop.server.store import results
from tabbytop.server.store.appends import seats_columns, write_seats
from tabbytop.server.store.circle_games import register_table
from tabbytop.server.store.comments import delete_comments_of_table
from tabbytop.server.store.database import Insert, insert_into
from tabbytop.server.store.notices import delete_notices_of_table
from tabbytop.server.store.rows import NewTableRow, StoredTable, TableSummary
from tabbytop.server.store.schema import CODES, LOG, SEATS, TABLES
from tabbytop.server.table.entries import LogEntry, Occupant, is_kept
from tabbytop.server.table.positions import has_summary
from tabbytop.server.table.results import GameResult
from tabbytop.server.table.setup import Setup

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

_SETUP: Final = msgspec.json.Decoder(Setup)
_OCCUPANTS: Final = msgspec.json.Decoder(list[Occupant])
_ENTRIES_AT_ONCE: Final = 2000
_WITHOUT_CLOCK: Final = '"clock":{"kind":"none"'  # in a setup
_UNFINISHED: Final = TABLES.c.status.in_(("open", "playing"))
_NOT_FINISHED: Final = text("NOT seats.finished")  # literally as in the index
# Made once: making a statement takes SQLAlchemy longer than executing it.
_INSERT_ENTRIES: Final = insert(LOG)
_LOAD: Final = select(
    TABLES.c.setup, TABLES.c.seed, TABLES.c.position, TABLES.c.position_number
).where(TABLES.c.id == bindparam("table"))
_ENTRIES_AFTER: Final = (
    select(LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.client_id, LOG.c.at)
    .where(LOG.c.table_id == bindparam("table"), LOG.c.number > bindparam("last"))
    .order_by(LOG.c.number)
    .limit(_ENTRIES_AT_ONCE)
)
_COUNT_UNFINISHED: Final = select(func.count()).select_from(TABLES).where(_UNFINISHED)
_UNFINISHED_BY: Final = _COUNT_UNFINISHED.where(TABLES.c.creator == bindparam("creator"))
_UNFINISHED_FROM: Final = _COUNT_UNFINISHED.where(TABLES.c.creator_address == bindparam("address"))


@cache
def _insert_table(dialect: str) -> Insert:
    return insert_into(dialect, TABLES).on_conflict_do_nothing()


def create(connection: "Connection", new: NewTableRow) -> None:
    """Write a new table with the first entries of its log; raise Conflict if the id is taken."""
    row = {
        "id": new.id,
        "game": new.setup.game,
        "setup": msgspec.json.encode(new.setup).decode(),
        "seed": new.seed,
        "creator": new.creator,
        "creator_address": new.creator_address,
        "status": new.status,
        "public": new.setup.public,
        "created": new.setup.created,
        "due": new.due,
        **seats_columns(new.seats),
    }
    written = connection.execute(_insert_table(connection.dialect.name), row)
    if written.rowcount == 0:
        raise Conflict(f"there is a table {new.id} already")
    if new.entries:
        names = LOG.columns.keys()
        rows = [(new.id, *msgspec.structs.astuple(entry)) for entry in new.entries]
        connection.execute(_INSERT_ENTRIES, [dict(zip(names, row, strict=True)) for row in rows])
    write_seats(connection, new.id, new.seats)
    if new.setup.circle:
        register_table(connection, new.id, new.setup.circle, new.creator, new.fixture)
    if new.result is not None:
        results.write_result(connection, new.result)


def load(connection: "Connection", table: str, *, whole: bool) -> StoredTable | None:
    """A table with its whole log, or only with the entries after its stored position; None: there
    is no such table."""
    row = connection.execute(_LOAD, {"table": table}).one_or_none()
    if row is None:
        return None
    known = row.position_number or 0
    after = known if not whole and row.position is not None and has_summary(row.position) else 0
    return StoredTable(
        id=table,
        setup=_SETUP.decode(row.setup),
        seed=bytes(row.seed),
        entries=entries_after(connection, table, after),
        position=row.position,
        position_number=known,
        after=after,
    )


def entries_after(connection: "Connection", table: str, number: int) -> list[LogEntry]:
    """The entries of a table's log after that number."""
    entries: list[LogEntry] = []
    while True:  # in pages: fetching very many rows at once would block all other threads
        last = entries[-1].number if entries else number
        found = connection.execute(_ENTRIES_AFTER, {"table": table, "last": last})
        page = [LogEntry(*row) for row in found]
        entries += page
        if len(page) < _ENTRIES_AT_ONCE:
            return entries


def last_numbers(connection: "Connection", tables: Sequence[str]) -> dict[str, int]:
    """The number of the last entry in the log of each of these tables."""
    last = (
        select(LOG.c.table_id, func.max(LOG.c.number))
        .where(LOG.c.table_id.in_(tables))
        .group_by(LOG.c.table_id)
    )
    return {row[0]: row[1] for row in connection.execute(last)}


def save_position(connection: "Connection", table: str, number: int, position: str) -> None:
    """Store the position after that entry, unless a later one is stored."""
    known = func.coalesce(TABLES.c.position_number, 0)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, known < number)
        .values(position=position, position_number=number)
    )


def lobby(connection: "Connection", limit: int) -> list[TableSummary]:
    """Public tables with a free seat, the newest first."""
    statement = (
        summary_query()
        .where(TABLES.c.public, TABLES.c.free > 0, TABLES.c.status == "open")
        .order_by(TABLES.c.created.desc())
        .limit(limit)
    )
    return [summary_of_row(row) for row in connection.execute(statement)]


def unsettled_of(connection: "Connection", person: str, limit: int) -> list[TableSummary]:
    """The tables where the person has a seat and whose result is not written, the latest first."""
    theirs = summary_query().where(_has_unfinished_seat(person))
    statement = theirs.order_by(theirs.selected_columns.moved.desc()).limit(limit)
    return [summary_of_row(row) for row in connection.execute(statement)]


def kept_for(connection: "Connection", person: str, limit: int) -> list[TableSummary]:
    """The tables where a seat is kept for the person in a rematch, the latest first."""
    seats = select(SEATS.c.table_id).where(
        SEATS.c.person == person, ~SEATS.c.present, _NOT_FINISHED
    )
    theirs = summary_query().where(TABLES.c.id.in_(seats), TABLES.c.status == "open")
    found = connection.execute(theirs.order_by(theirs.selected_columns.moved.desc()))
    tables = (summary_of_row(row) for row in found)  # also some where they got up
    kept = (each for each in tables if any(_is_kept_for(person, who) for who in each.occupants))
    return list(islice(kept, limit))


def _is_kept_for(person: str, seat: Occupant) -> bool:
    return is_kept(seat) and seat.person == person


def finished_of(
    connection: "Connection", person: str, limit: int, before: tuple[int, str] | None
) -> list[TableSummary]:
    """Finished tables where the person had a seat, with results, the latest end first; `before`
    is the end and the id of the last one that is known."""
    ids = results.finished_ids(connection, person, limit, before)
    found = results.results_of(connection, ids)
    rows = connection.execute(summary_query().where(TABLES.c.id.in_(ids)))
    tables = {row.id: summary_of_row(row, found.get(row.id)) for row in rows}
    return [tables[key] for key in ids if key in tables]


def summary(connection: "Connection", table: str) -> TableSummary | None:
    """A table with its result, if it has one; None: there is no such table."""
    row = connection.execute(summary_query().where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    return summary_of_row(row, results.results_of(connection, [table]).get(table))


def unfinished_of(connection: "Connection", person: str) -> list[TableSummary]:
    """All unfinished tables where the person has a seat."""
    statement = (
        summary_query().where(_has_unfinished_seat(person), _UNFINISHED).order_by(TABLES.c.id)
    )
    return [summary_of_row(row) for row in connection.execute(statement)]


def count_unfinished(connection: "Connection", creator: str, address: str) -> tuple[int, int]:
    """How many unfinished tables the person has created, and how many were created from that
    address (hashed)."""
    own = connection.execute(_UNFINISHED_BY, {"creator": creator}).scalar_one()
    return own, connection.execute(_UNFINISHED_FROM, {"address": address}).scalar_one()


def due_before(
    connection: "Connection", moment: int, since: int | None = None
) -> list[tuple[str, int]]:
    """Tables with an automatic action due before that time: (table, when), soonest first. `since`:
    and not before this time."""
    statement = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due < moment)
    if since is not None:
        statement = statement.where(TABLES.c.due >= since)
    found = connection.execute(statement.order_by(TABLES.c.due, TABLES.c.id))
    return [(row.id, row.due) for row in found]


def overdue_and_awaited(connection: "Connection", moment: int) -> list[tuple[str, int]]:
    """Of the tables with an action due before that time, those where somebody may count on it
    without being there: games with a clock, and tables that wait for players."""
    awaited = or_(TABLES.c.status != "playing", ~TABLES.c.setup.contains(_WITHOUT_CLOCK))
    statement = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due < moment, awaited)
    found = connection.execute(statement.order_by(TABLES.c.due, TABLES.c.id))
    return [(row.id, row.due) for row in found]


def set_due(connection: "Connection", table: str, number: int, due: int | None) -> None:
    """Set when an automatic action is due, unless the log has grown beyond that number."""
    last = select(func.max(LOG.c.number)).where(LOG.c.table_id == table).scalar_subquery()
    statement = update(TABLES).where(TABLES.c.id == table, last == number)
    connection.execute(statement.values(due=due))


def written_after(connection: "Connection", moment: int) -> list[str]:
    """Tables with an automatic action due from that time on whose last entry is later than it."""
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


def playing_tables(connection: "Connection") -> list[str]:
    """The tables with a game in progress."""
    statement = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.id)
    return list(connection.execute(statement).scalars())


def delete_table(connection: "Connection", table: str) -> None:
    """Delete a table with its log and its result."""
    results.delete_result(connection, table)
    connection.execute(delete(LOG).where(LOG.c.table_id == table))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    connection.execute(delete(CODES).where(CODES.c.table_id == table))
    delete_notices_of_table(connection, table)
    delete_comments_of_table(connection, table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _has_unfinished_seat(person: str) -> "ColumnElement[bool]":
    theirs = (SEATS.c.person == person, SEATS.c.present, _NOT_FINISHED)
    seats = select(SEATS.c.table_id).where(*theirs)
    return TABLES.c.id.in_(seats)


def summary_query() -> "Select[Any]":
    """The query of all tables for lists; `summary_of_row` reads its rows."""
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


def summary_of_row(row: "Row[Any]", result: GameResult | None = None) -> TableSummary:
    """Read a row of `summary_query`."""
    return TableSummary(
        id=row.id,
        setup=_SETUP.decode(row.setup),
        status=row.status,
        occupants=_OCCUPANTS.decode(row.occupants),
        moved=row.moved,
        result=result,
    )
