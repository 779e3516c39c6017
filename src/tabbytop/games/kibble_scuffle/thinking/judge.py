"""How bots evaluate a table of Kibble Scuffle and play rollouts."""

from math import exp, sqrt
from typing import Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    FULL_BOWL,
    GOAL,
    GREEDY,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import FEED, MEAL_FIRST, MEAL_SECOND
from tabbytop.games.kibble_scuffle.placement import SeatPlays
from tabbytop.games.kibble_scuffle.scoring import is_team_game, partner_of, ranking
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.games.kibble_scuffle.thinking.meals import add_meals
from tabbytop.games.kibble_scuffle.thinking.reasons import move_reasons
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.legal_moves import Moves
from tabbytop.texts.message import Message

# Points of a seat besides those that it has eaten. They were fitted to the winners of games between
# greedy bots, by logistic regression on the totals of the seats, and rounded: see
# docs/games/kibble-scuffle-inside.md.

# By the number of cats at a bowl, as dinner counts them: the share of the food that a cat would eat
# there now which its owner can expect, and the value of having a cat there at all. The first list
# is for the seat that plays next, which decides about dinner; the second for all others.
_SHARE_NEXT: Final = [0.0, 0.23, 0.27, 0.36, 0.62, 1.0]
_SHARE: Final = [0.0, 0.13, 0.24, 0.27, 0.41, 1.0]
_PRESENCE_NEXT: Final = [0.0, 0.37, 0.42, 0.45, 0.36, 0.0]
_PRESENCE: Final = [0.0, 0.51, 0.34, 0.44, 0.24, 0.0]

# By kind, compared with a Kitten: a cat at a bowl, and a card in hand.
_AT_BOWL: Final = [
    0.0, 0.54, 0.03, 0.06, 0.04, 0.28, 0.17, 0.7, 0.39, 0.17, 0.19, 0.72, 0.87, -0.03,
    0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
_IN_HAND: Final = [
    0.0, -0.22, 0.0, -0.56, -0.16, 0.4, -0.47, 0.29, -0.43, -0.23, 0.35, 0.24, -0.26, -0.36,
    0.0, 0.0, 0.0, 0.0, -0.21, 0.06, 0.0, 0.0,
]  # fmt: skip

# By how many seats come before: of the next turn, and of the first meal, at the box.
_BEFORE_TURN: Final = [0.0, -0.76, -1.1, -1.5]
_BEFORE_MEAL: Final = [0.0, -0.33, -0.4, -0.5]

# The points that make a clear lead: many while the goal is far, few at the end.
_LEAD: Final = 1.88
_LEAD_FAR: Final = 0.24  # times the square root of the points that the leader still needs

_CANDIDATES: Final = 3  # random moves that a rollout compares


class KibbleJudge(Judge[KibbleTable]):
    """Counts points, the food that the cats at the bowls would eat at a dinner now, and what cats
    and cards are good for later."""

    def rollout_move(self, table: KibbleTable, seat: int, rng: Generator) -> int:
        """Return the best meal at dinner, else the best of a few random moves one step ahead."""
        moves = table.shared_moves(seat)
        if len(moves) == 1:
            return moves[0]
        if FEED.holds(moves[0]):
            return _best_meal(moves)
        best = moves[rng.below(len(moves))]
        highest = self._value_after(table, seat, best, rng)
        for _ in range(_CANDIDATES - 1):
            move = moves[rng.below(len(moves))]
            if move != best:
                worth = self._value_after(table, seat, move, rng)
                if worth > highest:
                    best, highest = move, worth
        return best

    def cut_off(self, table: KibbleTable, made: int) -> bool:
        """Stop when the turn is over and everything in it has resolved."""
        return not table.agenda or isinstance(table.agenda[-1], SeatPlays)

    def evaluate(self, table: KibbleTable) -> list[float]:
        """Return each seat's chance to win, from its points, its cats at the bowls, its hand, and
        whose turn it is."""
        if not table.agenda:
            return rewards(ranking(table))
        points = _expected_points(table)
        teams = is_team_game(table)
        if teams:
            points = [points[seat] + points[partner_of(seat)] for seat in range(table.seats)]
        most = max(points)
        lead = _LEAD + _LEAD_FAR * sqrt(max(0.0, GOAL - most))
        chances = [exp((mine - most) / lead) for mine in points]
        total = sum(chances) / (2 if teams else 1)
        return [chance / total for chance in chances]

    def reasons(self, table: KibbleTable, seat: int, move: int) -> list[Message]:
        return move_reasons(table, seat, move)

    def _value_after(self, table: KibbleTable, seat: int, move: int, rng: Generator) -> float:
        """Return what the table is worth to the seat after it has made the move."""
        tried = table.copy()
        tried.generator = rng.branch()
        tried.play_unchecked(seat, move)
        return self.evaluate(tried)[seat]


def _expected_points(table: KibbleTable) -> list[float]:
    """Return what every seat has eaten, and what its cats, its hand and its place at the table are
    worth."""
    seats = table.seats
    points = [float(table.points(seat)) for seat in range(seats)]
    mover = _next_to_play(table)
    for bowl in range(BOWLS):
        near = min(table.cat_count(bowl), FULL_BOWL)
        if near == 0:
            continue
        meals = [0.0] * seats
        add_meals(table, bowl, meals, 1.0, 0.0)
        for seat in range(seats):
            share = _SHARE_NEXT[near] if seat == mover else _SHARE[near]
            points[seat] += share * meals[seat]
        for card in table.bowls[bowl]:
            owner = owner_of(card)
            presence = _PRESENCE_NEXT[near] if owner == mover else _PRESENCE[near]
            points[owner] += presence + _AT_BOWL[kind_of(card)]
    for seat in range(seats):
        worth = _BEFORE_TURN[(seat - mover) % seats] + _BEFORE_MEAL[(seat - table.holder) % seats]
        for card in table.hands[seat]:
            worth += _IN_HAND[kind_of(card)]
        points[seat] += worth
    return points


def _best_meal(moves: Moves) -> int:
    """Return the meal with most points; among equals not Greedy Cat's, which can still eat two."""
    best, most = moves[0], -1
    for move in moves:
        meal = FEED.second(move)
        points = 2 * (MEAL_FIRST[meal] + MEAL_SECOND[meal]) - (FEED.first(move) == GREEDY)
        if points > most:
            best, most = move, points
    return best


def _next_to_play(table: KibbleTable) -> int:
    """Return the seat whose turn it is, or whose turn is next while this one is being resolved."""
    step = table.agenda[-1]
    return step.seat if isinstance(step, SeatPlays) else table.left_of(table.active)
