"""Pairings: the fixtures of a league and of a knock-out, by the players' seeds (from 0)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

SMALL_TABLE: Final = 2  # seats of a knock-out where the winner goes on
LARGE_TABLE: Final = 4  # seats of a knock-out where the better half goes on


class Entrant(Struct, frozen=True):
    """A place in a fixture: a seed, or the one who came off so in another fixture."""

    seed: int = -1
    fixture: int = -1  # its index
    rank: int = 0  # there, from 0


class Meeting(Struct, frozen=True):
    """A fixture as it is planned."""

    round: int  # from 1
    entrants: list[Entrant]
    goes_on: int = 0  # how many of them do; 0: in a league, or in the final


def table_sizes(players: int, seats: int, least: int) -> list[int]:
    """Return the sizes of the tables in a round, as large and as equal as possible; players for
    whom there is none sit out."""
    for playing in range(players, least - 1, -1):
        tables = -(-playing // seats)
        small, more = divmod(playing, tables)
        if small >= least:
            return [small + 1] * more + [small] * (tables - more)
    return []


def league_meetings(players: int, seats: int, least: int, rounds: int) -> list[Meeting]:
    """Return the fixtures of a league in which everybody meets everybody.

    With two seats at a table it is a round robin by the circle method, where everybody meets
    everybody else exactly once in each of the `rounds`. At larger tables every two players meet at
    least once; those who have met less often come together first.
    """
    if seats == SMALL_TABLE:
        once = _round_robin(players)
    else:
        once = _balanced_rounds(players, seats, least)
    meetings: list[Meeting] = []
    for again in range(rounds):
        for number, tables in enumerate(once, 1 + again * len(once)):
            for table in tables:
                seeds = list(reversed(table)) if again % 2 else table
                meetings.append(Meeting(number, [Entrant(seed) for seed in seeds]))
    return meetings


def knockout_meetings(players: int, seats: int) -> list[Meeting]:
    """Return the fixtures of a knock-out; the best seeds have a bye in the first round, so that
    all later rounds are full."""
    meetings: list[Meeting] = []
    entrants = [Entrant(seed) for seed in range(players)]
    number = 1
    while len(entrants) > seats:
        target = seats
        while target * 2 < len(entrants):
            target *= 2
        byes, sizes = _first_tables(len(entrants), target, seats)
        tables = _snaked(entrants[byes:], sizes)
        following: list[tuple[int, Entrant]] = list(enumerate(entrants[:byes]))
        places = {entrant: place for place, entrant in enumerate(entrants)}
        for table in tables:
            goes_on = (len(table) + 1) // 2
            for rank in range(goes_on):
                entrant = Entrant(fixture=len(meetings), rank=rank)
                following.append((places[table[rank]], entrant))
            meetings.append(Meeting(number, table, goes_on))
        entrants = [entrant for _, entrant in sorted(following, key=lambda each: each[0])]
        number += 1
    meetings.append(Meeting(number, entrants))
    return meetings


def _first_tables(players: int, target: int, seats: int) -> tuple[int, list[int]]:
    """How many have a bye, and the sizes of the tables, so that `target` go on. A table of two or
    three eliminates one, a table of four eliminates two."""
    eliminated = players - target
    if seats == SMALL_TABLE:
        sizes = [2] * eliminated
    else:
        sizes = [LARGE_TABLE] * (eliminated // 2) + [3] * (eliminated % 2)
    return players - sum(sizes), sizes


def _snaked(entrants: Sequence[Entrant], sizes: Sequence[int]) -> list[list[Entrant]]:
    """Spread the entrants, the best first, over the tables, to and fro: the best meets the last."""
    tables: list[list[Entrant]] = [[] for _ in sizes]
    waiting = list(entrants)
    forward = True
    while waiting:
        order = range(len(sizes)) if forward else range(len(sizes) - 1, -1, -1)
        for table in order:
            if waiting and len(tables[table]) < sizes[table]:
                tables[table].append(waiting.pop(0))
        forward = not forward
    return tables


def _round_robin(players: int) -> list[list[list[int]]]:
    """The rounds of the circle method: one player stays, the others move on by one place."""
    circle: list[int] = list(range(players))
    if players % 2:
        circle.append(-1)  # whoever meets nobody sits out
    half = len(circle) // 2
    rounds: list[list[list[int]]] = []
    for number in range(len(circle) - 1):
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        tables = [[one, two] for one, two in pairs if -1 not in (one, two)]
        if number % 2:  # so that nobody always sits first
            tables = [list(reversed(table)) for table in tables]
        rounds.append(tables)
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _balanced_rounds(players: int, seats: int, least: int) -> list[list[list[int]]]:
    """Rounds at larger tables until every two have met."""
    met = dict.fromkeys(combinations(range(players), 2), 0)
    played = [0] * players
    sizes = table_sizes(players, seats, least)
    rounds: list[list[list[int]]] = []
    while sizes and any(not times for times in met.values()):
        tables = _next_round(players, sizes, met, played)
        for table in tables:
            for pair in combinations(table, 2):
                met[pair] += 1
            for seed in table:
                played[seed] += 1
        rounds.append(tables)
    return rounds


def _next_round(
    players: int, sizes: Sequence[int], met: dict[tuple[int, int], int], played: Sequence[int]
) -> list[list[int]]:
    """Fill the tables one by one. The first at a table is the one who lacks most opponents; the
    next is always the one who has met those there the least."""

    def missing(seed: int) -> int:
        return sum(not met[_pair(seed, other)] for other in range(players) if other != seed)

    sits_out = sorted(range(players), key=lambda seed: (-played[seed], missing(seed), -seed))
    free = sorted(set(range(players)) - set(sits_out[: players - sum(sizes)]))
    tables: list[list[int]] = []
    for size in sizes:
        table = [max(free, key=lambda seed: (missing(seed), -seed))]
        free.remove(table[0])
        while len(table) < size:
            here = tuple(table)

            def cost(seed: int, here: tuple[int, ...] = here) -> tuple[int, int, int, int]:
                times = [met[_pair(seed, other)] for other in here]
                return (-sum(not each for each in times), sum(times), -missing(seed), seed)

            chosen = min(free, key=cost)
            table.append(chosen)
            free.remove(chosen)
        tables.append(sorted(table))
    return tables


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
