"""Contests of a circle: leagues and knock-outs, as documents that never change.

Players are named by their member numbers; a fixture names them by their seeds.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tabbytop.kernel.generator import seeded
from tabbytop.server.circles.evenings import points_of
from tabbytop.server.circles.pairings import (
    Entrant,
    Meeting,
    knockout_meetings,
    league_meetings,
)
from tabbytop.server.table.results import FULL_STANDING, standing
from tabbytop.server.table.setup import Clock

ContestKind = Literal["league", "knock-out"]
ContestState = Literal["running", "finished", "abandoned"]
Seeding = Literal["draw", "rating"]


class Fixture(Struct, frozen=True):
    """A meeting of some players."""

    round: int
    entrants: list[Entrant]
    goes_on: int  # how many of them do; 0: in a league, or in the final
    table: str = ""  # where it is played, or was decided
    games: list[str] = []  # tables that did not decide it
    places: list[int] = []  # by entrant; empty: it is not decided
    walk_over: bool = False


class Contest(Struct, frozen=True):
    """A contest as it is stored."""

    kind: ContestKind
    game: str
    name: str
    created: int
    seats: int
    options: dict[str, Any]
    clock: Clock
    seeding: Seeding
    commitment: str
    seed: str
    players: list[int]  # members, by seed
    fixtures: list[Fixture]
    state: ContestState = "running"
    ended: int | None = None


class Line(Struct, frozen=True):
    """A line of a league's table."""

    member: int
    place: int
    played: int
    wins: int
    points: float
    between: float


def drawn_order(members: Sequence[int], seed: bytes) -> list[int]:
    """Return the members in an order that follows from the seed alone (Fisher and Yates)."""
    order = sorted(members)
    chance = seeded(seed)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def planned_fixtures(
    kind: ContestKind, players: int, seats: int, least: int, rounds: int
) -> list[Fixture]:
    """Return all fixtures of a new contest."""
    meetings: list[Meeting]
    if kind == "league":
        meetings = league_meetings(players, seats, least, rounds)
    else:
        meetings = knockout_meetings(players, seats)
    return [Fixture(each.round, each.entrants, each.goes_on) for each in meetings]


def fixture_seeds(contest: Contest, index: int) -> list[int | None]:
    """Return the seeds of the players of a fixture, by entrant; None: it is not known yet."""
    return [_seed_of(contest, entrant) for entrant in contest.fixtures[index].entrants]


def fixture_members(contest: Contest, index: int) -> list[int | None]:
    """Return the players of a fixture, by entrant; None: it is not known yet."""
    return [
        None if seed is None else contest.players[seed] for seed in fixture_seeds(contest, index)
    ]


def can_be_played(contest: Contest, index: int) -> bool:
    """Whether the fixture of a running contest is open and all its players are known."""
    fixture = contest.fixtures[index]
    known = None not in fixture_seeds(contest, index)
    return contest.state == "running" and not fixture.places and known


def who_goes_on(contest: Contest, index: int) -> list[int]:
    """Return the members who go on from a decided fixture of a knock-out, or who won its final."""
    fixture = contest.fixtures[index]
    if contest.kind == "league" or not fixture.places:
        return []
    return [contest.players[seed] for seed in _ranked(contest, index)[: fixture.goes_on or 1]]


def with_table(contest: Contest, index: int, table: str) -> Contest:
    """Return the contest with a table for the fixture."""
    return _with_fixture(contest, index, table=table)


def with_result(
    contest: Contest, index: int, table: str, places: Mapping[int, int], at: int
) -> Contest:
    """Return the contest with the places of a finished game, by member.

    The game counts if exactly the players of the fixture have places. Otherwise, and if a knock-out
    is not decided by it, the fixture is open again.
    """
    fixture = contest.fixtures[index]
    if not can_be_played(contest, index) or fixture.table != table:
        return contest
    members = [member for member in fixture_members(contest, index) if member is not None]
    if set(members) != set(places):
        return _with_fixture(contest, index, table="")
    ordered = [places[member] for member in members]
    if contest.kind == "knock-out" and not _is_decisive(ordered, fixture.goes_on or 1):
        return _with_fixture(contest, index, table="", games=[*fixture.games, table])
    return _closed_if_over(_with_fixture(contest, index, places=ordered), at)


def with_walk_over(contest: Contest, index: int, order: Sequence[int], at: int) -> Contest | None:
    """Return the contest with a fixture that is decided without a game; None: that order does not
    decide it."""
    members = fixture_members(contest, index)
    if len(set(order)) != len(order) or not set(order) <= set(members):
        return None
    places = [1 + (order.index(member) if member in order else len(order)) for member in members]
    fixture = contest.fixtures[index]
    if contest.kind == "knock-out" and not _is_decisive(places, fixture.goes_on or 1):
        return None
    decided = _with_fixture(contest, index, places=places, table="", walk_over=True)
    return _closed_if_over(decided, at)


def abandoned(contest: Contest, at: int) -> Contest:
    """Return the contest, ended without a winner."""
    return msgspec.structs.replace(contest, state="abandoned", ended=at)


def winners(contest: Contest) -> list[int]:
    """Return the members who have won a finished contest."""
    if contest.state != "finished":
        return []
    if contest.kind == "league":
        return [line.member for line in league_table(contest) if line.place == 1]
    return who_goes_on(contest, len(contest.fixtures) - 1)


def league_table(contest: Contest) -> list[Line]:
    """Return the table of a league: by points, then by the games among those with equal points,
    then by wins; still equal ones share the place."""
    total = [0] * len(contest.players)
    played = [0] * len(contest.players)
    wins = [0] * len(contest.players)
    for index, fixture in enumerate(contest.fixtures):
        for entrant, place in enumerate(fixture.places):
            seed = fixture_seeds(contest, index)[entrant]
            assert seed is not None, "the players of a decided fixture are known"
            total[seed] += standing(fixture.places, entrant)
            played[seed] += 1
            wins[seed] += place == 1 and fixture.places.count(1) == 1
    between = [_points_between(contest, seed, total) for seed in range(len(total))]
    merits = [(total[seed], between[seed], wins[seed]) for seed in range(len(total))]
    order = sorted(range(len(merits)), key=lambda seed: (*(-part for part in merits[seed]), seed))
    return [
        Line(
            member=contest.players[seed],
            place=1 + sum(other > merits[seed] for other in merits),
            played=played[seed],
            wins=wins[seed],
            points=points_of(total[seed]),
            between=points_of(between[seed]),
        )
        for seed in order
    ]


def _points_between(contest: Contest, seed: int, total: Sequence[int]) -> int:
    """The points against each player with equal points, in parts of FULL_STANDING."""
    points = 0
    for fixture in contest.fixtures:
        seeds = [entrant.seed for entrant in fixture.entrants]
        if not fixture.places or seed not in seeds:
            continue
        mine = fixture.places[seeds.index(seed)]
        for other, place in zip(seeds, fixture.places, strict=True):
            if other != seed and total[other] == total[seed]:
                points += FULL_STANDING * ((mine < place) + (mine <= place)) // 2
    return points


def _seed_of(contest: Contest, entrant: Entrant) -> int | None:
    if entrant.seed >= 0:
        return entrant.seed
    if not contest.fixtures[entrant.fixture].places:
        return None
    return _ranked(contest, entrant.fixture)[entrant.rank]


def _ranked(contest: Contest, index: int) -> list[int]:
    """The seeds of a decided fixture by their places; of equal ones the better seed first."""
    places = contest.fixtures[index].places
    seeds = [seed for seed in fixture_seeds(contest, index) if seed is not None]
    return [seed for _, seed in sorted(zip(places, seeds, strict=True))]


def _is_decisive(places: Sequence[int], goes_on: int) -> bool:
    """Whether it is clear who goes on."""
    ordered = sorted(places)
    return ordered[goes_on - 1] < ordered[goes_on]


def _with_fixture(contest: Contest, index: int, **changes: object) -> Contest:
    fixtures = list(contest.fixtures)
    fixtures[index] = msgspec.structs.replace(fixtures[index], **changes)
    return msgspec.structs.replace(contest, fixtures=fixtures)


def _closed_if_over(contest: Contest, at: int) -> Contest:
    """The contest, finished if all its fixtures are decided."""
    if not all(fixture.places for fixture in contest.fixtures):
        return contest
    return msgspec.structs.replace(contest, state="finished", ended=at)
