"""Contests of a circle: leagues and knock-outs, and the tables of their fixtures."""

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.generator import commitment
from tabbytop.server.circles import contests as rules
from tabbytop.server.circles.contests import Contest, Fixture
from tabbytop.server.circles.pairings import LARGE_TABLE, SMALL_TABLE
from tabbytop.server.circles.ratings import shown_rating
from tabbytop.server.errors import Conflict, Refused, after_writing
from tabbytop.server.people import circle_views
from tabbytop.server.people.circles import LONGEST_CIRCLE_NAME, new_draw_seed
from tabbytop.server.people.default_names import known_cat
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.names import allowed_name
from tabbytop.server.people.schemas import Joining
from tabbytop.server.people.table_drafts import (
    TableDraft,
    build_setup,
    draft_with,
    known_game,
)
from tabbytop.server.store.rows import FixtureKey
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.setup import NewTable, SeatPlan
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.people.circle_schemas import ContestInfo, NewContest
    from tabbytop.server.people.schemas import Seated
    from tabbytop.server.people.tables import Tables
    from tabbytop.server.store.circle_games import StoredRating
    from tabbytop.server.store.circle_store import ContestRows
    from tabbytop.server.store.circles import Circle, Member
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

_SEED_BYTES: Final = 32
_TRIES: Final = 3  # if another player opens the table at the same moment


class Contests:
    """Actions of people on contests. Callers have authenticated the person."""

    def __init__(self, store: "Store", tables: "Tables", now: "Callable[[], int]") -> None:
        self._store = store.circles
        self._tables = tables
        self._now = now

    async def create(self, person: "Person", circle: str, request: "NewContest") -> "ContestInfo":
        """Begin a contest in the founder's circle."""
        fixtures = _planned(request)
        name = "" if request.name is None else allowed_name(request.name, LONGEST_CIRCLE_NAME)
        for seats in {len(each.entrants) for each in fixtures}:
            _check_options(request, seats)

        def make(
            found: "Circle", members: "Mapping[int, Member]", ratings: "Mapping[int, StoredRating]"
        ) -> Contest:
            wanted = request.members
            if len(set(wanted)) < len(wanted) or not set(wanted) <= set(members):
                raise Refused("bad-options", Message("circles", "contest-players"))
            if request.seeding == "draw":
                players = rules.drawn_order(wanted, found.draw_seed)
            else:
                rated = {number for number in wanted if number in ratings and members[number].rated}
                players = _by_rating(wanted, {each: ratings[each] for each in rated})
            return Contest(
                kind=request.kind,
                game=request.game,
                name=name,
                created=self._now(),
                seats=request.seats,
                options=dict(request.options),
                clock=request.clock,
                seeding=request.seeding,
                commitment=commitment(found.draw_seed),
                seed=found.draw_seed.hex(),
                players=players,
                fixtures=fixtures,
            )

        number = await self._store.add_contest(circle, person.id, new_draw_seed(), make)
        with after_writing():
            return await self.info(person, circle, number)

    async def info(self, person: "Person", circle: str, number: int) -> "ContestInfo":
        """A contest with all its fixtures."""
        return circle_views.contest_info(await self._store.contest(circle, person.id, number))

    async def open_table(
        self, person: "Person", circle: str, number: int, fixture: int, address: str
    ) -> "Seated":
        """Open the table of a fixture, or join the one that is open already."""
        for _ in range(_TRIES):
            rows = await self._store.contest(circle, person.id, number)
            fixture_row = _fixture(rows.contest, fixture)
            players = _players(rows, fixture - 1)
            if person.id not in [each.person for each in players]:
                raise Refused("not-yours", Message("circles", "fixture-not-yours"))
            _require_open(rows.contest, fixture - 1)
            if fixture_row.table in rows.live:
                return await self._tables.join(person, fixture_row.table, Joining(), address)
            new = self._draft(rows.contest, circle, players, person)
            try:
                return await self._tables.create(
                    person, new, address, FixtureKey(number, fixture - 1)
                )
            except Conflict:  # another player was quicker
                continue
        raise Refused("unavailable", Message("server", "not-written"))

    def _draft(
        self, contest: Contest, circle: str, players: "Sequence[Member]", person: "Person"
    ) -> TableDraft:
        """The table of a fixture: the person sits there, the other seats are kept for the other
        players."""
        seed = secrets.token_bytes(_SEED_BYTES)
        request = NewTable(
            game=contest.game,
            seats=[SeatPlan("open")] * len(players),
            options=contest.options,
            hints=False,
            clock=contest.clock,
            one_seat_each=True,
            circle=circle,
        )
        now = self._now()
        occupants = [
            Occupant("person", person.name, known_cat(person), person=person.id)
            if each.person == person.id
            else Occupant("open", person=each.person)
            for each in players
        ]
        setup = build_setup(request, seed, now, "fixture")
        return draft_with(new_id(), setup, seed, occupants, now)

    async def walk_over(
        self, person: "Person", circle: str, number: int, fixture: int, order: "Sequence[int]"
    ) -> "ContestInfo":
        """Decide a fixture without a game."""

        def change(contest: Contest) -> Contest:
            _fixture(contest, fixture)
            _require_open(contest, fixture - 1)
            changed = rules.with_walk_over(contest, fixture - 1, order, self._now())
            if changed is None:
                raise Refused("bad-options", Message("circles", "walk-over-order"))
            return changed

        await self._store.change_contest(circle, person.id, number, change)
        with after_writing():
            return await self.info(person, circle, number)

    async def abandon(self, person: "Person", circle: str, number: int) -> "ContestInfo":
        """End a contest without a winner."""

        def change(contest: Contest) -> Contest:
            if contest.state != "running":
                raise Refused("not-now", Message("circles", "contest-over"))
            return rules.abandoned(contest, self._now())

        await self._store.change_contest(circle, person.id, number, change)
        with after_writing():
            return await self.info(person, circle, number)


def _planned(request: "NewContest") -> list[Fixture]:
    """The fixtures of a contest; raise Refused if the game has no tables for them."""
    game = known_game(request.game)
    players = len(request.members)
    allowed = range(game.least_seats, game.most_seats + 1)
    seats = request.seats
    if request.kind == "knock-out":
        fits = seats in (SMALL_TABLE, LARGE_TABLE)
    else:
        fits = seats in allowed and seats <= players
    fixtures: list[Fixture] = []
    if fits:
        least = max(SMALL_TABLE, game.least_seats)
        fixtures = rules.planned_fixtures(request.kind, players, seats, least, request.rounds)
    if not fixtures or any(len(each.entrants) not in allowed for each in fixtures):
        raise Refused(
            "bad-options",
            Message(
                "circles",
                "contest-seats",
                game=game.title_message(),
                least=game.least_seats,
                most=game.most_seats,
            ),
        )
    return fixtures


def _check_options(request: "NewContest", seats: int) -> None:
    """Raise Refused if the options make no game at a table of that size."""
    table = NewTable(
        game=request.game,
        seats=[SeatPlan("open")] * seats,
        options=request.options,
        clock=request.clock,
    )
    build_setup(table, bytes(_SEED_BYTES), 0)


def _by_rating(wanted: "Sequence[int]", ratings: "Mapping[int, StoredRating]") -> list[int]:
    """The members by their ratings; those without one come last, as they are listed."""
    with_rating = [each for each in wanted if each in ratings]
    with_rating.sort(key=lambda each: -shown_rating(ratings[each].rating))
    return [*with_rating, *(each for each in wanted if each not in ratings)]


def _fixture(contest: Contest, number: int) -> Fixture:
    if not 1 <= number <= len(contest.fixtures):
        raise Refused("unknown", Message("circles", "no-such-fixture"))
    return contest.fixtures[number - 1]


def _require_open(contest: Contest, index: int) -> None:
    """Raise Refused unless the fixture can be played."""
    if contest.state != "running":
        raise Refused("not-now", Message("circles", "contest-over"))
    if contest.fixtures[index].places:
        raise Refused("not-now", Message("circles", "fixture-decided"))
    if not rules.can_be_played(contest, index):
        raise Refused("not-now", Message("circles", "fixture-waits"))


def _players(rows: "ContestRows", index: int) -> "list[Member]":
    """The known players of a fixture; raise Refused if one has deleted their data."""
    members = {each.number: each for each in rows.members}
    numbers = [each for each in rules.fixture_members(rows.contest, index) if each is not None]
    if not set(numbers) <= set(members):
        raise Refused("not-now", Message("circles", "fixture-player-gone"))
    return [members[number] for number in numbers]
