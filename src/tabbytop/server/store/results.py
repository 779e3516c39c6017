"""Results of finished games in the database: write, list, count and delete them; and stickers."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import (
    Double,
    Row,
    and_,
    case,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    union_all,
    update,
)

from tabbytop.server.store.circle_games import (
    count_result,
    delete_circle_game,
    locked_circle_of_table,
)
from tabbytop.server.store.database import insert as upsert
from tabbytop.server.store.rows import (
    EveningTotals,
    OwnResult,
    StatisticsTotals,
    Sticker,
)
from tabbytop.server.store.schema import (
    LOG,
    PEOPLE,
    RESULT_SEATS,
    RESULTS,
    SEATS,
    STICKERS,
    TABLES,
    TALLIES,
)
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.positions import forgotten
from tabbytop.server.table.results import GameResult, SeatResult, Tally, tallies

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

DAY: Final = 86_400_000  # milliseconds
EVENING_BEGINS: Final = 5 * 3_600_000  # after midnight: games of the small hours are of the evening
GAMES_IN_EVENING: Final = 3  # at least, to be the best or the worst
_GAMES_OF_EVENINGS: Final = 5000  # the latest, so that the answer does not slow down with the years
_MOST_TALLIES: Final = 200  # of a person, who may have met very many others once
_TALLY_KEY: Final = (TALLIES.c.person, TALLIES.c.game, TALLIES.c.kind, TALLIES.c.key)
_SUMS: Final = ("games", "wins", "ahead", "behind", "total", "squares")
_OF_LATEST: Final = ("latest", "name", "cat")
_SEAT: Final = RESULT_SEATS.c


# Writing.


def write_result(connection: "Connection", result: GameResult) -> bool:
    """Write the result of a table in the caller's transaction; False: it is there already."""
    circle = locked_circle_of_table(connection, result.table)
    written = connection.execute(
        upsert(connection, RESULTS)
        .values(table_id=result.table, game=result.game, at=result.at, unit=result.unit)
        .on_conflict_do_nothing()
    )
    if written.rowcount == 0:
        return False
    result = _without_deleted_people(connection, result)
    connection.execute(insert(RESULT_SEATS), [_seat_row(result, seat) for seat in result.seats])
    connection.execute(update(SEATS).where(SEATS.c.table_id == result.table).values(finished=True))
    _add_tallies(connection, result)
    _write_stickers(connection, result)
    if circle is not None:
        count_result(connection, circle, result)
    return True


def _add_tallies(connection: "Connection", result: GameResult) -> None:
    """Add a game to the sums. Sorted by key, so that two workers never deadlock."""
    rows = sorted(map(msgspec.structs.asdict, tallies(result)), key=_tally_key)
    if not rows:
        return
    statement = upsert(connection, TALLIES)
    new, old = statement.excluded, TALLIES.c
    is_later = new.latest >= old.latest
    sums = {name: old[name] + new[name] for name in _SUMS}
    shown = {name: case((is_later, new[name]), else_=old[name]) for name in _OF_LATEST}
    connection.execute(
        statement.on_conflict_do_update(index_elements=_TALLY_KEY, set_={**sums, **shown}), rows
    )


def _subtract_tallies(connection: "Connection", result: GameResult) -> None:
    """Take a game out of the sums."""
    rows = sorted(map(msgspec.structs.asdict, tallies(result)), key=_tally_key)
    for row in rows:
        this = and_(*(column == row[column.name] for column in _TALLY_KEY))
        left = {name: TALLIES.c[name] - row[name] for name in _SUMS}
        connection.execute(update(TALLIES).where(this).values(left))
        connection.execute(delete(TALLIES).where(this, TALLIES.c.games <= 0))


def _tally_key(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(row[column.name] for column in _TALLY_KEY)


def _without_deleted_people(connection: "Connection", result: GameResult) -> GameResult:
    """The result without people who deleted their accounts just before the game ended."""
    wanted = {seat.person for seat in result.seats if seat.person}
    known = set(connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(wanted))).scalars())
    if known == wanted:
        return result
    seats = [
        seat if not seat.person or seat.person in known else _forgotten_seat(seat)
        for seat in result.seats
    ]
    return msgspec.structs.replace(result, seats=seats)


def _forgotten_seat(seat: SeatResult) -> SeatResult:
    nobody = forgotten(Occupant("person", seat.name, seat.cat, "", seat.person))
    return msgspec.structs.replace(
        seat, person="", name=nobody.name, cat=nobody.cat, standing=None, stickers=[]
    )


def _seat_row(result: GameResult, seat: SeatResult) -> dict[str, object]:
    row: dict[str, object] = msgspec.structs.asdict(seat)
    del row["stickers"]
    return row | {"table_id": result.table, "game": result.game, "at": result.at}


def _write_stickers(connection: "Connection", result: GameResult) -> None:
    """Write the stickers of a game; of each that a person has already, the earlier one stays."""
    earned = {(seat.person, name) for seat in result.seats if seat.person for name in seat.stickers}
    for person, name in sorted(earned):  # in one order, so that two workers never deadlock
        statement = upsert(connection, STICKERS).values(
            person=person, game=result.game, sticker=name, table_id=result.table, at=result.at
        )
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[STICKERS.c.person, STICKERS.c.game, STICKERS.c.sticker],
                set_={"table_id": result.table, "at": result.at},
                where=STICKERS.c.at > result.at,
            )
        )


def change_person_in_result(
    connection: "Connection", table: str, key: str, changed: Callable[[Occupant], Occupant]
) -> None:
    """Rename or remove a person in the result of a table. Of a person who is removed, nothing
    counts any more: `delete_statistics` follows."""
    theirs = (_SEAT.table_id == table) & (_SEAT.person == key)
    rows = connection.execute(select(_SEAT.seat, _SEAT.name, _SEAT.cat).where(theirs)).all()
    for seat, name, cat in rows:
        new = changed(Occupant("person", name, cat, "", key))
        values: dict[str, object] = {"person": new.person, "name": new.name, "cat": new.cat}
        if not new.person:
            values["standing"] = None
        connection.execute(update(RESULT_SEATS).where(theirs, _SEAT.seat == seat).values(values))
        if new.person and new.name != name:
            shown = and_(TALLIES.c.kind == "person", TALLIES.c.key == key, TALLIES.c.name == name)
            connection.execute(update(TALLIES).where(shown).values(name=new.name))


def delete_statistics(connection: "Connection", person: str) -> None:
    """Delete the sums and stickers of a person, and the person from the sums of others."""
    theirs = and_(TALLIES.c.kind == "person", TALLIES.c.key == person)
    connection.execute(delete(TALLIES).where(or_(TALLIES.c.person == person, theirs)))
    connection.execute(delete(STICKERS).where(STICKERS.c.person == person))


def delete_result(connection: "Connection", table: str) -> None:
    """Delete the result of a table, also for its circle; stickers stay."""
    delete_circle_game(connection, table)
    for result in results_of(connection, [table]).values():
        _subtract_tallies(connection, result)
    for each in (RESULT_SEATS, RESULTS):
        connection.execute(delete(each).where(each.c.table_id == table))


def finished_without_result(connection: "Connection", after: str, limit: int) -> list[str]:
    """Tables that were finished before results were kept, in the order of their ids."""
    known = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id).exists()
    statement = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.id > after, ~known)
    return list(connection.execute(statement.order_by(TABLES.c.id).limit(limit)).scalars())


def ended_at(connection: "Connection", table: str) -> int | None:
    """When the last move was made at a table; None: there was none."""
    moves = LOG.c.kind.in_(("move", "late"))
    statement = select(LOG.c.at).where(LOG.c.table_id == table, moves)
    return connection.execute(statement.order_by(LOG.c.number.desc()).limit(1)).scalar_one_or_none()


# Listing.


def finished_ids(
    connection: "Connection", person: str, limit: int, before: tuple[int, str] | None
) -> list[str]:
    """The finished tables of a person, the latest end first."""
    statement = select(_SEAT.at, _SEAT.table_id).where(_SEAT.person == person).distinct()
    if before is not None:
        statement = statement.where(tuple_(_SEAT.at, _SEAT.table_id) < tuple_(*before))
    ordered = statement.order_by(_SEAT.at.desc(), _SEAT.table_id.desc()).limit(limit)
    return [row.table_id for row in connection.execute(ordered)]


def results_of(connection: "Connection", tables: Sequence[str]) -> dict[str, GameResult]:
    """The results of these tables, without stickers."""
    by_table: dict[str, list[SeatResult]] = {}
    rows: Iterable[Row[Any]] = connection.execute(
        select(
            _SEAT.table_id,
            _SEAT.seat,
            _SEAT.person,
            _SEAT.name,
            _SEAT.cat,
            _SEAT.level,
            _SEAT.place,
            _SEAT.score,
            _SEAT.standing,
            _SEAT.stood_in,
        )
        .where(_SEAT.table_id.in_(tables))
        .order_by(_SEAT.table_id, _SEAT.seat)
    )
    for row in rows:
        values = dict(row._mapping)
        table = values.pop("table_id")
        by_table.setdefault(table, []).append(SeatResult(**values, stickers=[]))
    columns = RESULTS.c
    heads = select(columns.table_id, columns.game, columns.at, columns.unit)
    return {
        row.table_id: GameResult(*row, by_table.get(row.table_id, []))
        for row in connection.execute(heads.where(columns.table_id.in_(tables)))
    }


def own_results(connection: "Connection", person: str) -> list[OwnResult]:
    """The results of all seats that the person had, the earliest first."""
    statement = select(
        _SEAT.table_id,
        _SEAT.game,
        _SEAT.at,
        _SEAT.seat,
        _SEAT.name,
        _SEAT.cat,
        _SEAT.place,
        _SEAT.score,
        _SEAT.stood_in,
    ).where(_SEAT.person == person)
    ordered = statement.order_by(_SEAT.at, _SEAT.table_id, _SEAT.seat)
    return [OwnResult(*row) for row in connection.execute(ordered)]


def stickers_of(connection: "Connection", person: str) -> list[Sticker]:
    """The stickers of a person, the earliest first."""
    columns = STICKERS.c
    statement = select(columns.game, columns.sticker, columns.table_id, columns.at)
    ordered = statement.where(columns.person == person).order_by(
        columns.at, columns.game, columns.sticker
    )
    return [Sticker(*row) for row in connection.execute(ordered)]


# Statistics.


def statistics(
    connection: "Connection", person: str, game: str | None, offset: int
) -> StatisticsTotals:
    """Count the games of a person, all or of one game; `offset` is the time zone of the person, in
    milliseconds east of Greenwich."""
    columns = TALLIES.c
    mine = [_SEAT.person == person, _SEAT.standing.is_not(None)]
    if game is None:
        wanted = or_(columns.game == "", columns.kind == "cat")
    else:
        wanted = columns.game == game
        mine.append(_SEAT.game == game)
    best, worst = _evenings(connection, and_(*mine), offset)
    found = connection.execute(
        select(*(columns[name] for name in Tally.__struct_fields__))
        .where(columns.person == person, wanted)
        .order_by(columns.kind == "person", columns.games.desc(), columns.latest.desc())
        .limit(_MOST_TALLIES)
    )
    return StatisticsTotals([Tally(*row) for row in found], best, worst)


def _evenings(
    connection: "Connection", mine: "ColumnElement[bool]", offset: int
) -> tuple[EveningTotals | None, EveningTotals | None]:
    """The best evening and the worst: by the mean standing, then by the number of games."""
    latest = (
        select(_SEAT.at, _SEAT.standing, _SEAT.place)
        .where(mine)
        .order_by(_SEAT.at.desc())
        .limit(_GAMES_OF_EVENINGS)
        .subquery()
        .c
    )
    day = ((latest.at + (offset - EVENING_BEGINS)) // DAY).label("day")
    games = func.count().label("games")
    evenings = (
        select(
            day,
            games,
            func.count().filter(latest.place == 1).label("wins"),
            func.sum(latest.standing).label("total"),
        )
        .group_by(day)
        .having(games >= GAMES_IN_EVENING)
        .cte("evenings")
    )
    columns = evenings.c
    mean = cast(columns.total, Double) / columns.games
    last = (columns.games.desc(), columns.day.desc())
    ends = [
        select(evenings).order_by(order, *last).limit(1).subquery() for order in (mean.desc(), mean)
    ]
    rows = connection.execute(union_all(*(select(end) for end in ends))).all()
    found = sorted((EveningTotals(*map(int, row)) for row in rows), key=_mean_standing)
    return (found[-1], found[0]) if found else (None, None)


def _mean_standing(evening: EveningTotals) -> float:
    return evening.total / evening.games
