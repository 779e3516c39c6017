"""Games and seasons of circles in the database.

The result of a table that was opened in a circle counts for it in the transaction of the entry that
ends the game.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from tabbytop.server.circles import contests as contest_rules
from tabbytop.server.circles.evenings import (
    CountedSeat,
    FinalLine,
    day_bounds,
    final_table,
    season_scores,
)
from tabbytop.server.circles.ratings import NEWCOMER, RatedSeat, Rating, rate, shown_rating
from tabbytop.server.errors import Conflict
from tabbytop.server.store.circles import (
    Circle,
    change_circle,
    circle_for,
    locked_circle,
    members,
)
from tabbytop.server.store.contests import load_contest, save_contest
from tabbytop.server.store.database import insert as upsert
from tabbytop.server.store.schema import (
    CIRCLE_RATINGS,
    CIRCLE_SEASONS,
    CIRCLE_SEATS,
    CIRCLE_TABLES,
    TABLES,
)

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from tabbytop.server.store.rows import FixtureKey
    from tabbytop.server.table.results import GameResult, SeatResult

_FINAL: Final = msgspec.json.Decoder(list[FinalLine])
_COMPANY: Final = 2  # members at a table whose game counts for the evening
_DAY: Final = 86_400_000  # milliseconds


class Season(Struct, frozen=True):
    """A season of a circle."""

    number: int
    began: int
    ends: int | None
    ended: int | None  # None: it is running


class StoredRating(NamedTuple):
    """The rating of a member in a season."""

    rating: Rating
    games: int


class CircleTableRow(NamedTuple):
    """A table that counts for a circle."""

    table: str
    contest: int | None
    fixture: int | None  # its index
    season: int | None


class CircleSeatRow(NamedTuple):
    """A member's seat in a finished game."""

    table: str
    seat: int
    member: int
    at: int
    place: int
    standing: int | None
    before: Rating | None
    after: Rating | None


# Writing.


def register_table(
    connection: "Connection", table: str, key: str, creator: str, fixture: "FixtureKey | None"
) -> None:
    """Note that a new table counts for a circle; raise Refused unless its creator is a member.

    Raises Conflict if the table is for a fixture that is decided or is played elsewhere.
    """
    circle_for(connection, key, creator, lock=True)
    row = {"table_id": table, "circle": key}
    if fixture is None:
        connection.execute(insert(CIRCLE_TABLES).values(row))
        return
    contest = load_contest(connection, key, fixture.contest)
    if contest is None or not contest_rules.can_be_played(contest, fixture.fixture):
        raise Conflict("the fixture cannot be played")
    if live_tables(connection, [contest.fixtures[fixture.fixture].table]):
        raise Conflict("the fixture has a table already")
    save_contest(
        connection,
        key,
        fixture.contest,
        contest_rules.with_table(contest, fixture.fixture, table),
    )
    connection.execute(
        insert(CIRCLE_TABLES).values(row | {"contest": fixture.contest, "fixture": fixture.fixture})
    )


def live_tables(connection: "Connection", tables: Sequence[str]) -> set[str]:
    """Those of these tables that are open or being played."""
    live = TABLES.c.status.in_(("open", "playing"))
    return set(
        connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables), live)).scalars()
    )


def locked_circle_of_table(connection: "Connection", table: str) -> Circle | None:
    """The circle for which a table counts; None: for none. Its lock comes before all others of the
    transaction, so that two workers never deadlock."""
    columns = CIRCLE_TABLES.c
    found = select(columns.circle).where(columns.table_id == table)
    key = connection.execute(found).scalar_one_or_none()
    return None if key is None else locked_circle(connection, key)


def count_result(connection: "Connection", circle: Circle, result: "GameResult") -> None:
    """Count the result of a table for its circle, which is locked."""
    columns = CIRCLE_TABLES.c
    season = running_season(connection, circle, result.at)
    row = connection.execute(
        update(CIRCLE_TABLES)
        .where(columns.table_id == result.table)
        .values(number=circle.games + 1, season=season.number, at=result.at)
        .returning(columns.contest, columns.fixture)
    ).one()
    latest = max(result.at, circle.latest or 0)
    change_circle(connection, circle.id, games=circle.games + 1, latest=latest)
    _write_seats(connection, circle, season.number, result)
    if row.contest is not None:
        _count_for_contest(connection, circle.id, row.contest, row.fixture, result)


def delete_circle_game(connection: "Connection", table: str) -> None:
    """Delete what a table counted for its circle; final tables, contests and ratings stay."""
    for each in (CIRCLE_SEATS, CIRCLE_TABLES):
        connection.execute(delete(each).where(each.c.table_id == table))


def _write_seats(
    connection: "Connection", circle: Circle, season: int, result: "GameResult"
) -> None:
    """Write the members' seats, with their ratings before and after the game."""
    known = {each.person: each for each in members(connection, circle.id) if each.left_at is None}
    mine = {
        seat.seat: known[seat.person]
        for seat in result.seats
        if seat.standing is not None and seat.place is not None and seat.person in known
    }
    if not mine:
        return
    counts = circle.rated and result.rated
    rated = {seat: member.number for seat, member in mine.items() if member.rated and counts}
    ratings = ratings_of(connection, circle.id, season) if rated else {}
    before = {
        seat: ratings[member].rating if member in ratings else NEWCOMER
        for seat, member in rated.items()
    }
    after = dict(zip((seat.seat for seat in result.seats), _rated(result, before), strict=True))
    rows = []
    for seat in result.seats:
        if seat.seat not in mine:
            continue
        old, new = before.get(seat.seat), after[seat.seat]
        if new is None:
            old = None
        rows.append(
            {
                "table_id": result.table,
                "seat": seat.seat,
                "circle": circle.id,
                "season": season,
                "member": mine[seat.seat].number,
                "at": result.at,
                "place": seat.place,
                "standing": seat.standing if len(mine) >= _COMPANY else None,
                "mu_before": old and old.mu,
                "sigma_before": old and old.sigma,
                "mu": new and new.mu,
                "sigma": new and new.sigma,
            }
        )
        if new is not None:
            _save_rating(connection, circle.id, season, rated[seat.seat], new)
    connection.execute(insert(CIRCLE_SEATS), rows)


def _rated(result: "GameResult", before: dict[int, Rating]) -> list[Rating | None]:
    """The ratings after a game, by seat. A game of which some places are not known rates nobody."""
    seats = [
        RatedSeat(seat.place, seat.level, before.get(seat.seat))
        for seat in result.seats
        if seat.place is not None
    ]
    if len(seats) < len(result.seats):
        return [None] * len(result.seats)
    return rate(seats)


def _save_rating(
    connection: "Connection", circle: str, season: int, member: int, rating: Rating
) -> None:
    columns = CIRCLE_RATINGS.c
    statement = upsert(connection, CIRCLE_RATINGS).values(
        circle=circle, season=season, member=member, mu=rating.mu, sigma=rating.sigma, games=1
    )
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[columns.circle, columns.season, columns.member],
            set_={"mu": rating.mu, "sigma": rating.sigma, "games": columns.games + 1},
        )
    )


def _count_for_contest(
    connection: "Connection", circle: str, number: int, index: int, result: "GameResult"
) -> None:
    contest = load_contest(connection, circle, number)
    if contest is None:
        return
    numbers = {each.person: each.number for each in members(connection, circle)}
    places = {
        numbers[seat.person]: seat.place
        for seat in result.seats
        if _has_played(seat) and seat.person in numbers and seat.place is not None
    }
    if len(places) < len(result.seats):  # bots or others sat there: it was no meeting of these
        places = {}
    changed = contest_rules.with_result(contest, index, result.table, places, result.at)
    if changed != contest:
        save_contest(connection, circle, number, changed)


def _has_played(seat: "SeatResult") -> bool:
    return seat.standing is not None and not seat.level


# Seasons.


def running_season(connection: "Connection", circle: Circle, now: int) -> Season:
    """The running season of a locked circle; one whose date has come is ended first."""
    season = seasons(connection, circle.id)[-1]
    if season.ends is None or now < season.ends:
        return season
    return end_season(connection, circle, season, season.ends)


def end_season(connection: "Connection", circle: Circle, season: Season, at: int) -> Season:
    """End a season with its final table; return the next one, which begins."""
    shown = {
        member: (shown_rating(stored.rating), stored.games)
        for member, stored in ratings_of(connection, circle.id, season.number).items()
    }
    scores = season_scores(counted_seats(connection, circle.id, season.number), circle.clock_offset)
    final = msgspec.json.encode(final_table(scores, shown)).decode()
    columns = CIRCLE_SEASONS.c
    connection.execute(
        update(CIRCLE_SEASONS)
        .where(columns.circle == circle.id, columns.number == season.number)
        .values(ended=at, final=final)
    )
    following = Season(season.number + 1, at, None, None)
    connection.execute(
        insert(CIRCLE_SEASONS).values(
            circle=circle.id, number=following.number, began=following.began
        )
    )
    return following


def end_due_seasons(connection: "Connection", now: int, limit: int) -> int:
    """End some seasons whose date has come; return how many."""
    columns = CIRCLE_SEASONS.c
    due = (
        select(columns.circle)
        .where(columns.ended.is_(None), columns.ends <= now)
        .order_by(columns.circle)
        .limit(limit)
    )
    keys = list(connection.execute(due).scalars())
    for key in keys:
        circle = locked_circle(connection, key)
        if circle is not None:
            running_season(connection, circle, now)
    return len(keys)


def set_season_end(connection: "Connection", circle: str, season: int, ends: int | None) -> None:
    """Set when the running season ends by itself."""
    columns = CIRCLE_SEASONS.c
    this = (columns.circle == circle, columns.number == season)
    connection.execute(update(CIRCLE_SEASONS).where(*this).values(ends=ends))


def seasons(connection: "Connection", circle: str) -> list[Season]:
    """All seasons of a circle; the last one is running."""
    columns = CIRCLE_SEASONS.c
    statement = select(columns.number, columns.began, columns.ends, columns.ended)
    found = statement.where(columns.circle == circle).order_by(columns.number)
    return [Season(*row) for row in connection.execute(found)]


def stored_final(connection: "Connection", circle: str, season: int) -> list[FinalLine]:
    """The final table of a season that has ended."""
    columns = CIRCLE_SEASONS.c
    found = select(columns.final).where(columns.circle == circle, columns.number == season)
    text = connection.execute(found).scalar_one_or_none()
    return [] if text is None else _FINAL.decode(text)


# Reading.


def ratings_of(connection: "Connection", circle: str, season: int) -> dict[int, StoredRating]:
    """The ratings of a season, by member."""
    columns = CIRCLE_RATINGS.c
    found = select(columns.member, columns.mu, columns.sigma, columns.games).where(
        columns.circle == circle, columns.season == season
    )
    return {
        row.member: StoredRating(Rating(row.mu, row.sigma), row.games)
        for row in connection.execute(found)
    }


def counted_seats(connection: "Connection", circle: str, season: int) -> list[CountedSeat]:
    """The members' seats in all games of a season that count."""
    columns = CIRCLE_SEATS.c
    found = select(columns.member, columns.at, columns.standing, columns.place).where(
        columns.circle == circle, columns.season == season, columns.standing.is_not(None)
    )
    return [CountedSeat(*row) for row in connection.execute(found.order_by(columns.at))]


def has_games(connection: "Connection", circle: str, season: int) -> bool:
    """Whether a game of the season was finished."""
    columns = CIRCLE_TABLES.c
    found = select(columns.table_id).where(columns.circle == circle, columns.season == season)
    return connection.execute(found.limit(1)).one_or_none() is not None


def evening_days(
    connection: "Connection", circle: Circle, before: int | None, limit: int
) -> list[int]:
    """The last days with finished games, the latest first; only those before that day."""
    columns = CIRCLE_TABLES.c
    here: list[ColumnElement[bool]] = [columns.circle == circle.id, columns.at.is_not(None)]
    if before is not None:
        here.append(columns.at < day_bounds(before, circle.clock_offset)[0])
    shift = -day_bounds(0, circle.clock_offset)[0]
    day = ((columns.at + shift) // _DAY).label("day")
    statement = select(day).where(*here).group_by(day).order_by(day.desc()).limit(limit)
    return [int(each) for each in connection.execute(statement).scalars()]


def games_of_day(connection: "Connection", circle: Circle, day: int) -> list[CircleTableRow]:
    """The games that were finished on a day, in the order they ended."""
    columns = CIRCLE_TABLES.c
    found = select(columns.table_id, columns.contest, columns.fixture, columns.season).where(
        columns.circle == circle.id, *_within(columns.at, circle, day)
    )
    return [CircleTableRow(*row) for row in connection.execute(found.order_by(columns.number))]


def seats_of_day(connection: "Connection", circle: Circle, day: int) -> list[CircleSeatRow]:
    """The members' seats in the games that were finished on a day."""
    columns = CIRCLE_SEATS.c
    found = select(CIRCLE_SEATS).where(
        columns.circle == circle.id, *_within(columns.at, circle, day)
    )
    return [
        CircleSeatRow(
            row.table_id,
            row.seat,
            row.member,
            row.at,
            row.place,
            row.standing,
            None if row.mu_before is None else Rating(row.mu_before, row.sigma_before),
            None if row.mu is None else Rating(row.mu, row.sigma),
        )
        for row in connection.execute(found.order_by(columns.table_id, columns.seat))
    ]


def tables_not_over(connection: "Connection", circle: str, limit: int) -> list[CircleTableRow]:
    """The tables of a circle that are open or being played, the newest first."""
    columns = CIRCLE_TABLES.c
    statement = (
        select(columns.table_id, columns.contest, columns.fixture, columns.season)
        .join(TABLES, TABLES.c.id == columns.table_id)
        .where(columns.circle == circle, TABLES.c.status.in_(("open", "playing")))
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [CircleTableRow(*row) for row in connection.execute(statement)]


def _within(at: "ColumnElement[int]", circle: Circle, day: int) -> "Iterable[ColumnElement[bool]]":
    first, after = day_bounds(day, circle.clock_offset)
    return at >= first, at < after
