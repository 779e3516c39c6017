"""The part of the store for circles. Its methods raise Refused for people who are not in the circle
or may not do that, and change nothing then."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tabbytop.server.circles.contests import Contest
from tabbytop.server.circles.evenings import FinalLine, final_table, season_scores
from tabbytop.server.circles.ratings import shown_rating
from tabbytop.server.errors import Refused
from tabbytop.server.store import circle_games, circles, contests, results, tables
from tabbytop.server.store.circle_games import (
    CircleSeatRow,
    CircleTableRow,
    Season,
    StoredRating,
)
from tabbytop.server.store.circles import Circle, ListedCircle, Member, NewCircleRow
from tabbytop.server.store.schema import TABLES
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.database import Database
    from tabbytop.server.store.rows import TableSummary
    from tabbytop.server.table.results import GameResult

_MOST_TABLES: Final = 50  # of a circle in one answer
_MOST_GAMES: Final = 100  # of an evening in one answer, the latest
_SEASONS_AT_ONCE: Final = 20
_SHORTEST_SEASON: Final = 3_600_000  # milliseconds, so that nobody fills the list with seasons


class CircleSnapshot(Struct, frozen=True):
    """A circle with everything that its page shows."""

    circle: Circle
    me: Member
    members: list[Member]  # also former ones
    seasons: list[Season]
    ratings: dict[int, StoredRating]  # of the running season
    tables: "list[tuple[CircleTableRow, TableSummary]]"
    contests: list[tuple[int, Contest]]


class CirclePreviewRow(Struct, frozen=True):
    """A circle for somebody who has its link."""

    circle: Circle
    founder: str  # their name
    members: int
    is_member: bool


class EveningRows(Struct, frozen=True):
    """The games of one day."""

    day: int
    games: "list[tuple[CircleTableRow, GameResult]]"
    seats: list[CircleSeatRow]


class SeasonRows(Struct, frozen=True):
    """The table of a season."""

    season: Season
    members: list[Member]
    lines: list[FinalLine]


class ContestRows(Struct, frozen=True):
    """A contest, the members of its circle, and its tables that are open or being played."""

    number: int
    contest: Contest
    members: list[Member]
    live: set[str]


class OwnCircle(Struct, frozen=True):
    """A person's own data in a circle."""

    circle: Circle
    member: Member
    ratings: dict[int, StoredRating]  # by season
    contests: list[tuple[int, Contest]]


NewContestJob = Callable[[Circle, Mapping[int, Member], Mapping[int, StoredRating]], Contest]


class CircleStore:
    """Circles, their seasons and their contests."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    # Circles.

    async def circles_of(self, person: str) -> list[ListedCircle]:
        """The circles of a person, the one with the latest game first."""
        return await self._database.read(lambda each: circles.circles_of(each, person))

    async def create(self, new: NewCircleRow, person: str) -> None:
        """Store a new circle."""
        await self._database.write(lambda each: circles.create_circle(each, new, person))

    async def preview(self, token: str, person: str) -> CirclePreviewRow | None:
        """The circle with that link; None: there is none."""

        def read(connection: "Connection") -> CirclePreviewRow | None:
            found = circles.circle_by_token(connection, token)
            if found is None:
                return None
            here = [each for each in circles.members(connection, found.id) if each.left_at is None]
            founder = next((each.name for each in here if each.number == found.founder), "")
            mine = any(each.person == person for each in here)
            return CirclePreviewRow(found, founder, len(here), mine)

        return await self._database.read(read)

    async def join(self, token: str, person: str, now: int) -> str:
        """Join the circle with that link; return its id. Idempotent."""
        return await self._database.write(
            lambda each: circles.join_circle(each, token, person, now)
        )

    async def circle_of_member(self, key: str, person: str) -> Circle | None:
        """The circle of that id; None: there is none, or the person is not in it."""

        def read(connection: "Connection") -> Circle | None:
            mine = circles.member_of(connection, key, person)
            is_in = mine is not None and mine.left_at is None
            return circles.circle(connection, key) if is_in else None

        return await self._database.read(read)

    async def snapshot(self, key: str, person: str) -> CircleSnapshot:
        """A circle as one of its members sees it."""

        def read(connection: "Connection") -> CircleSnapshot:
            found, me = circles.circle_for(connection, key, person)
            seasons = circle_games.seasons(connection, key)
            rows = circle_games.tables_not_over(connection, key, _MOST_TABLES)
            ids = [row.table for row in rows]
            summaries = {
                row.id: tables.summary_of_row(row)
                for row in connection.execute(tables.summary_query().where(TABLES.c.id.in_(ids)))
            }
            return CircleSnapshot(
                circle=found,
                me=me,
                members=circles.members(connection, key),
                seasons=seasons,
                ratings=circle_games.ratings_of(connection, key, seasons[-1].number),
                tables=[(row, summaries[row.table]) for row in rows if row.table in summaries],
                contests=contests.contests_of(connection, key),
            )

        return await self._database.read(read)

    async def change(self, key: str, person: str, **values: object) -> None:
        """Set columns of the founder's circle."""

        def write(connection: "Connection") -> None:
            circles.circle_for_founder(connection, key, person)
            if values:
                circles.change_circle(connection, key, **values)

        await self._database.write(write)

    async def delete(self, key: str, person: str) -> None:
        """Delete the founder's circle."""

        def write(connection: "Connection") -> None:
            circles.circle_for_founder(connection, key, person)
            circles.delete_circle(connection, key)

        await self._database.write(write)

    async def token(self, key: str, person: str) -> str:
        """The token of a circle's link."""

        def read(connection: "Connection") -> str:
            found, _ = circles.circle_for(connection, key, person)
            return found.token

        return await self._database.read(read)

    # Members.

    async def set_rated(self, key: str, person: str, rated: bool) -> None:
        """Set whether the person wants a rating."""

        def write(connection: "Connection") -> None:
            _, me = circles.circle_for(connection, key, person, lock=True)
            season = circle_games.seasons(connection, key)[-1].number
            circles.set_rated(connection, key, me.number, season, rated)

        await self._database.write(write)

    async def leave(self, key: str, person: str, now: int) -> None:
        """Leave a circle."""

        def write(connection: "Connection") -> None:
            found, me = circles.circle_for(connection, key, person, lock=True)
            circles.remove_member(connection, found, me.number, now)

        await self._database.write(write)

    async def remove(self, key: str, person: str, number: int, token: str, now: int) -> None:
        """Remove a member of the founder's circle, who cannot come back by the old link."""

        def write(connection: "Connection") -> None:
            found = circles.circle_for_founder(connection, key, person)
            _require_member(connection, found, number)
            if number == found.founder:
                raise Refused("not-now", Message("circles", "founder-leaves"))
            circles.remove_member(connection, found, number, now)
            circles.change_circle(connection, key, token=token)

        await self._database.write(write)

    async def hand_over(self, key: str, person: str, number: int) -> None:
        """Make another member the founder."""

        def write(connection: "Connection") -> None:
            found = circles.circle_for_founder(connection, key, person)
            _require_member(connection, found, number)
            circles.change_circle(connection, key, founder=number)

        await self._database.write(write)

    # Evenings and seasons.

    async def evenings(
        self, key: str, person: str, before: int | None, limit: int
    ) -> tuple[Circle, list[Member], list[EveningRows]]:
        """The last evenings of a circle before that day, the latest first."""

        def read(connection: "Connection") -> tuple[Circle, list[Member], list[EveningRows]]:
            found, _ = circles.circle_for(connection, key, person)
            days = circle_games.evening_days(connection, found, before, limit)
            evenings = [_evening(connection, found, day) for day in days]
            return found, circles.members(connection, key), evenings

        return await self._database.read(read)

    async def season(self, key: str, person: str, number: int) -> SeasonRows:
        """The table of a season: as it is now, or the final one."""

        def read(connection: "Connection") -> SeasonRows:
            found, _ = circles.circle_for(connection, key, person)
            known = {each.number: each for each in circle_games.seasons(connection, key)}
            if number not in known:
                raise Refused("unknown", Message("circles", "no-such-season"))
            if known[number].ended is not None:
                lines = circle_games.stored_final(connection, key, number)
            else:
                ratings = circle_games.ratings_of(connection, key, number) if found.rated else {}
                shown = {
                    member: (shown_rating(each.rating), each.games)
                    for member, each in ratings.items()
                }
                seats = circle_games.counted_seats(connection, key, number)
                lines = final_table(season_scores(seats, found.clock_offset), shown)
            return SeasonRows(known[number], circles.members(connection, key), lines)

        return await self._database.read(read)

    async def set_season_end(self, key: str, person: str, ends: int | None, now: int) -> None:
        """Set when the running season ends by itself."""

        def write(connection: "Connection") -> None:
            found = circles.circle_for_founder(connection, key, person)
            season = circle_games.running_season(connection, found, now)
            if ends is not None and ends < season.began + _SHORTEST_SEASON:
                raise Refused("bad-options", Message("circles", "season-too-short"))
            circle_games.set_season_end(connection, key, season.number, ends)

        await self._database.write(write)

    async def end_season(self, key: str, person: str, now: int) -> None:
        """End the running season, unless nothing has happened in it."""

        def write(connection: "Connection") -> None:
            found = circles.circle_for_founder(connection, key, person)
            season = circle_games.running_season(connection, found, now)
            if not circle_games.has_games(connection, key, season.number):
                raise Refused("not-now", Message("circles", "season-empty"))
            circle_games.end_season(connection, found, season, now)

        await self._database.write(write)

    async def end_due_seasons(self, now: int) -> int:
        """End all seasons whose date has come; return how many."""
        ended = 0
        while some := await self._database.write(
            lambda each: circle_games.end_due_seasons(each, now, _SEASONS_AT_ONCE)
        ):
            ended += some
        return ended

    async def end_season_if_due(self, key: str, now: int) -> None:
        """End the running season of a circle if its date has come."""

        def write(connection: "Connection") -> None:
            found = circles.locked_circle(connection, key)
            if found is not None:
                circle_games.running_season(connection, found, now)

        await self._database.write(write)

    # Contests.

    async def add_contest(
        self, key: str, person: str, new_draw_seed: bytes, make: NewContestJob
    ) -> int:
        """Write a contest of the founder's circle, which is made from the circle, its members and
        their ratings; return its number. The seed of the next draw is a new one."""

        def write(connection: "Connection") -> int:
            found = circles.circle_for_founder(connection, key, person)
            if contests.count_running(connection, key) >= contests.MOST_RUNNING:
                message = Message("circles", "too-many-contests", most=contests.MOST_RUNNING)
                raise Refused("limit", message)
            here = {
                each.number: each
                for each in circles.members(connection, key)
                if each.left_at is None
            }
            season = circle_games.seasons(connection, key)[-1].number
            ratings = circle_games.ratings_of(connection, key, season) if found.rated else {}
            number = contests.add_contest(connection, key, make(found, here, ratings))
            circles.change_circle(connection, key, draw_seed=new_draw_seed)
            return number

        return await self._database.write(write)

    async def contest(self, key: str, person: str, number: int) -> ContestRows:
        """A contest as a member sees it."""

        def read(connection: "Connection") -> ContestRows:
            circles.circle_for(connection, key, person)
            return _contest(connection, key, number)

        return await self._database.read(read)

    async def change_contest(
        self, key: str, person: str, number: int, change: Callable[[Contest], Contest]
    ) -> None:
        """Change a contest of the founder's circle."""

        def write(connection: "Connection") -> None:
            circles.circle_for_founder(connection, key, person)
            contest = _contest(connection, key, number).contest
            contests.save_contest(connection, key, number, change(contest))

        await self._database.write(write)

    # Export.

    async def own_circles(self, person: str) -> list[OwnCircle]:
        """The person's own data in all circles that they are or were in."""

        def read(connection: "Connection") -> list[OwnCircle]:
            return [
                OwnCircle(
                    circle,
                    member,
                    {
                        season.number: found[member.number]
                        for season in circle_games.seasons(connection, circle.id)
                        if member.number
                        in (found := circle_games.ratings_of(connection, circle.id, season.number))
                    },
                    [
                        (number, contest)
                        for number, contest in contests.contests_of(connection, circle.id)
                        if member.number in contest.players
                    ],
                )
                for circle, member in circles.memberships(connection, person)
            ]

        return await self._database.read(read)


def _require_member(connection: "Connection", found: Circle, number: int) -> None:
    here = [each.number for each in circles.members(connection, found.id) if each.left_at is None]
    if number not in here:
        raise Refused("unknown", Message("circles", "no-such-member"))


def _evening(connection: "Connection", found: Circle, day: int) -> EveningRows:
    games = circle_games.games_of_day(connection, found, day)[-_MOST_GAMES:]
    known = results.results_of(connection, [row.table for row in games])
    return EveningRows(
        day,
        [(row, known[row.table]) for row in games if row.table in known],
        circle_games.seats_of_day(connection, found, day),
    )


def _contest(connection: "Connection", key: str, number: int) -> ContestRows:
    contest = contests.load_contest(connection, key, number)
    if contest is None:
        raise Refused("unknown", Message("circles", "no-such-contest"))
    played = [each.table for each in contest.fixtures if each.table and not each.places]
    live = circle_games.live_tables(connection, played)
    return ContestRows(number, contest, circles.members(connection, key), live)
