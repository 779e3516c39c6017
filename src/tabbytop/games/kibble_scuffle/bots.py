"""How bots evaluate a table of Kibble Scuffle and play rollouts."""

from math import exp, sqrt
from typing import Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    FULL_BOWL,
    GOAL,
    GREEDY,
)
from tabbytop.games.kibble_scuffle.meals import add_meals
from tabbytop.games.kibble_scuffle.moves import FEED, MEAL_FIRST, MEAL_SECOND
from tabbytop.games.kibble_scuffle.placement import SeatPlays
from tabbytop.games.kibble_scuffle.reasons import move_reasons
from tabbytop.games.kibble_scuffle.scoring import is_team_game, partner_of, ranking
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message

# By the number of cats at a bowl, as dinner counts them: the share of the food that a cat would eat
# there now which its owner can expect, and the value of having a cat there at all. Fitted to the
# winners of games between greedy bots, and rounded.
_EXPECTED_SHARE: Final = [0.0, 0.25, 0.2, 0.3, 0.35, 1.0]
_PRESENCE: Final = [0.0, 0.2, 0.5, 0.45, 0.35, 0.0]

# The cost of being one seat further from the next turn, in points.
_DELAY_COST: Final = 0.45

# The points that make a clear lead: many while the goal is far, few at the end.
_LEAD: Final = 0.5
_LEAD_FAR: Final = 1.0  # times the square root of the points that the leader still needs

_CANDIDATES: Final = 3  # random moves that a rollout compares


class KibbleJudge(Judge):
    """Counts points, and the food that the cats at the bowls would eat at a dinner now."""

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
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

    def cut_off(self, table: Table, made: int) -> bool:
        """Stop when the turn is over and everything in it has resolved."""
        return not table.agenda or isinstance(table.agenda[-1], SeatPlays)

    def evaluate(self, table: Table) -> list[float]:
        """Return each seat's chance to win, from its points, the food that it can expect, and whose
        turn it is."""
        assert isinstance(table, KibbleTable)
        if not table.agenda:
            return rewards(ranking(table))
        points = [float(table.points(seat)) for seat in range(table.seats)]
        for bowl in range(BOWLS):
            near = min(table.cat_count(bowl), FULL_BOWL)
            add_meals(table, bowl, points, _EXPECTED_SHARE[near], _PRESENCE[near])
        seat = _next_to_play(table)
        for later in range(1, table.seats):
            seat = table.left_of(seat)
            points[seat] -= _DELAY_COST * later
        teams = is_team_game(table)
        if teams:
            points = [points[seat] + points[partner_of(seat)] for seat in range(table.seats)]
        most = max(points)
        lead = _LEAD + _LEAD_FAR * sqrt(max(0.0, GOAL - most))
        chances = [exp((mine - most) / lead) for mine in points]
        total = sum(chances) / (2 if teams else 1)
        return [chance / total for chance in chances]

    def reasons(self, table: Table, seat: int, move: int) -> list[Message]:
        assert isinstance(table, KibbleTable)
        return move_reasons(table, seat, move)

    def _value_after(self, table: Table, seat: int, move: int, rng: Generator) -> float:
        """Return what the table is worth to the seat after it has made the move."""
        tried = table.copy()
        tried.generator = rng.branch()
        tried.play_unchecked(seat, move)
        return self.evaluate(tried)[seat]


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
