"""What a good player of Kibble Scuffle looks at: how bots judge a table and play on quickly."""

from math import exp, sqrt
from typing import Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    FULL_BOWL,
    GOAL,
    GREEDY,
    VALUES,
    has_priority,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import FEED, MEAL_FIRST, MEAL_SECOND
from tabbytop.games.kibble_scuffle.placement import SeatPlays
from tabbytop.games.kibble_scuffle.scoring import in_teams, partner_of, ranked
from tabbytop.games.kibble_scuffle.table import NO_CARD, KibbleTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.table import Table

# How much of what its cats would eat now a seat may count on, by the cats at the bowl.
HOPE: Final = [0.0, 0.25, 0.2, 0.3, 0.35, 1.0]
PRESENCE: Final = [0.0, 0.2, 0.5, 0.45, 0.35, 0.0]


class KibbleJudge(Judge):
    """Counts points, and what the cats at the bowls would eat if dinner were called."""

    def __init__(self) -> None:
        self.depth = 0
        self.flat = 1.0
        self.wide = 0.9
        self.few = 3
        self.hope = list(HOPE)
        self.presence = list(PRESENCE)

    def pick(self, table: Table, seat: int, rng: Generator) -> int:
        """The best meal at dinner; else the best of a few moves, tried for one step."""
        moves = table.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if FEED.holds(moves[0]):
            return _best_meal(moves)
        best = moves[rng.below(len(moves))]
        if self.few < 2:
            return best
        highest = self._after(table, seat, best, rng)
        for _ in range(self.few - 1):
            move = moves[rng.below(len(moves))]
            worth = self._after(table, seat, move, rng) if move != best else 0.0
            if worth > highest:
                best, highest = move, worth
        return best

    def _after(self, table: Table, seat: int, move: int, rng: Generator) -> float:
        """What the table is worth to the seat once it has made the move."""
        tried = table.copy()
        tried.generator = rng.branch()
        tried.do(seat, move)
        return self.worth(tried)[seat]

    def enough(self, table: Table, made: int) -> bool:
        """Some decisions later, when a turn begins."""
        if made < self.depth or not table.agenda:
            return False
        return isinstance(table.agenda[-1], SeatPlays)

    def worth(self, table: Table) -> list[float]:
        """The chance to have most in the end, from what each has and may count on."""
        assert isinstance(table, KibbleTable)
        if not table.agenda:
            return rewards(ranked(table))
        hopes = [float(table.points(seat)) for seat in range(table.seats)]
        for bowl in range(BOWLS):
            _add_dinner(table, bowl, hopes, self.hope, self.presence)
        if in_teams(table):
            hopes = [hopes[seat] + hopes[partner_of(seat)] for seat in range(table.seats)]
        most = max(hopes)
        spread = self.flat + self.wide * sqrt(max(0.0, GOAL - most))
        shares = [exp((hope - most) / spread) for hope in hopes]
        total = sum(shares)
        if in_teams(table):
            total /= 2
        return [share / total for share in shares]


def _best_meal(moves: list[int]) -> int:
    best, most = moves[0], 0
    for move in moves:
        meal = FEED.second(move)
        points = 4 * (MEAL_FIRST[meal] + MEAL_SECOND[meal]) + (FEED.first(move) == GREEDY)
        if points > most:
            best, most = move, points
    return best


def _add_dinner(
    table: KibbleTable, bowl: int, hopes: list[float], hope: list[float], presence: list[float]
) -> None:
    """What everybody's cats at the bowl would eat, the best cube each, weighed by how near
    dinner is: the priority cat first, then round the table from the holder of the box."""
    cats = table.bowls[bowl]
    if not cats:
        return
    sure = hope[min(table.cats_counted(bowl), FULL_BOWL)]
    left = [table.food[bowl * VALUES + value] for value in range(VALUES)]
    waiting = [0] * table.seats
    eager = NO_CARD
    there = presence[min(table.cats_counted(bowl), FULL_BOWL)]
    for card in cats:
        hopes[owner_of(card)] += there
        if has_priority(kind_of(card)):
            eager = card
        else:
            waiting[owner_of(card)] += 2 if kind_of(card) == GREEDY else 1
    if eager != NO_CARD:
        hopes[owner_of(eager)] += sure * _take_best(left)
    seat = table.holder
    hungry = len(cats)
    while hungry > 0 and left[0] + left[1] + left[2] > 0:
        hungry = 0
        for _ in range(table.seats):
            if waiting[seat] > 0:
                hopes[seat] += sure * _take_best(left)
                waiting[seat] -= 1
                hungry += 1
            seat = table.left_of(seat)


def _take_best(left: list[int]) -> int:
    for value in range(VALUES, 0, -1):
        if left[value - 1] > 0:
            left[value - 1] -= 1
            return value
    return 0
