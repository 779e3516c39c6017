"""Heuristics of Cat Lady for bots: evaluation and rollout moves."""

from math import exp, sqrt
from typing import Final

from tabbytop.games.cat_lady.advice import moves_to_best_plan, second_feeding_move
from tabbytop.games.cat_lady.best_plan import best_value
from tabbytop.games.cat_lady.cards import GOAL_VP, goal_target
from tabbytop.games.cat_lady.estimates import Prospects
from tabbytop.games.cat_lady.feeding import SeatsFeed
from tabbytop.games.cat_lady.moves import ADOPT, CASH, END
from tabbytop.games.cat_lady.scoring import result
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.thinking.offers import next_offers
from tabbytop.games.cat_lady.thinking.prospects import prospects
from tabbytop.games.cat_lady.thinking.reasons import move_reasons
from tabbytop.games.cat_lady.turn import BeforeTake
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import UNSURE, Judge, rewards
from tabbytop.texts.message import Message

# How many points are a clear lead; it grows with the turns that are left.
_LEAD: Final = 1.5
_LEAD_PER_ROOT_TURN: Final = 2.5  # times the square root of the turns left per player

# The share that counts of the best line for the next player, and of what is left for the one after.
_NEXT_OFFER: Final = 0.8
_LATER_OFFER: Final = 0.6

# How many costumes are a clear lead.
_COSTUME_LEAD: Final = 0.15
_COSTUME_LEAD_PER_TURN: Final = 0.2  # times the turns left per player

# What best plans are worth, and the costumes, by holding: the latest of all tables.
_KNOWN_VALUES: Final[dict[tuple[int, ...], tuple[int, int]]] = {}
_MOST_KNOWN: Final = 2000


class CatLadyJudge(Judge[CatLadyTable]):
    """Estimates the final points of every player from cats, food and cards."""

    def certain_move(self, table: CatLadyTable, seat: int) -> int:
        """In the feeding phase, the next move towards the exact best plan."""
        if not isinstance(table.agenda[-1], SeatsFeed):
            return UNSURE
        return moves_to_best_plan(table, seat)[0]

    def runner_up(self, table: CatLadyTable, seat: int, best: int) -> int:
        """In the feeding phase, the best move that leads elsewhere."""
        if not isinstance(table.agenda[-1], SeatsFeed):
            return UNSURE
        return second_feeding_move(table, seat, best)

    def rollout_move(self, table: CatLadyTable, seat: int, rng: Generator) -> int:
        """The better of two random moves by one-step lookahead; after the take usually `end`."""
        moves = table.shared_moves(seat)
        last = moves[-1]
        if len(moves) == 1:
            return last
        certain = self.certain_move(table, seat)
        if certain != UNSURE:
            return certain
        if END.holds(last) and not _trades_lost_cats(moves[0]):
            return last
        one = moves[rng.below(len(moves))]
        other = last if END.holds(last) else moves[rng.below(len(moves))]
        if one == other:
            return one
        if self._value_after(table, seat, one, rng) > self._value_after(table, seat, other, rng):
            return one
        return other

    def cut_off(self, table: CatLadyTable, made: int) -> bool:
        """Stop at the end of a turn, after all cards played in it."""
        if not table.agenda:
            return True
        top = table.agenda[-1]
        if isinstance(top, BeforeTake):
            return not top.played
        return not table.turns_remain()

    def evaluate(self, table: CatLadyTable) -> list[float]:
        """Each seat's chance to have the most points in the end.

        Between two turns it counts what the grid offers to the next two players, too: that is why a
        spray bottle is used before `end`. The cat player does not choose, so alone it counts not.
        """
        if not table.agenda:
            return rewards(result(table).places)
        turns = _turns_left(table)
        points = _points(table, turns)
        top = table.agenda[-1]
        if isinstance(top, BeforeTake) and not top.played and table.seats > 1:
            first, second = next_offers(table, top.seat, turns)
            points[top.seat] += _NEXT_OFFER * first
            points[table.next_player(top.seat)] += _LATER_OFFER * second
        return _win_chances(points, turns, table.seats)

    def reasons(self, table: CatLadyTable, seat: int, move: int) -> list[Message]:
        return move_reasons(table, seat, move)

    def _value_after(self, table: CatLadyTable, seat: int, move: int, rng: Generator) -> float:
        """Evaluate the table for the seat after the move, without the grid: its new cards are
        chance, and a look at them takes time."""
        tried = table.copy()
        assert isinstance(tried, CatLadyTable)
        tried.generator = rng.branch()
        tried.play_unchecked(seat, move)
        if not tried.agenda:
            return rewards(result(tried).places)[seat]
        turns = _turns_left(tried)
        return _win_chances(_points(tried, turns), turns, tried.seats)[seat]


def _turns_left(table: CatLadyTable) -> float:
    """Return how many turns each player can still expect; 0 after the last turn."""
    if not table.turns_remain():
        return 0.0
    return (len(table.deck) / 3 + 0.5) / table.players()


def _trades_lost_cats(move: int) -> bool:
    """Whether a move trades in two lost cats."""
    return ADOPT.holds(move) or CASH.holds(move)


def _points(table: CatLadyTable, turns: float) -> list[float]:
    """Return every player's points, expected or, after the last turn, final."""
    return _expected_points(table, turns) if turns > 0.0 else _final_points(table)


def _final_points(table: CatLadyTable) -> list[float]:
    """Return every player's points when only the feeding is left."""
    points: list[float] = []
    costumes: list[int] = []
    for player in range(table.players()):
        value, worn = _best_value(table, player)
        points.append(float(value))
        costumes.append(worn)
    for player, prize in enumerate(_costume_prizes(costumes, 0.0, table.seats)):
        points[player] += prize
    return points


def _best_value(table: CatLadyTable, player: int) -> tuple[int, int]:
    """Return what a player's best plan is worth without rivals, and how many costumes it has.

    A search meets the same holdings again and again, and a plan takes long: the latest are kept.
    """
    key = table.holding_key(player)
    known = _KNOWN_VALUES.get(key)
    if known is None:
        holding = table.holding(player)
        known = best_value(holding, None), holding.costumes
        if len(_KNOWN_VALUES) >= _MOST_KNOWN:
            _KNOWN_VALUES.clear()
        _KNOWN_VALUES[key] = known
    return known


def _costume_prizes(costumes: list[int], turns: float, seats: int) -> list[float]:
    """Return every player's expected share of the costume prizes."""
    lead = _COSTUME_LEAD + _COSTUME_LEAD_PER_TURN * turns
    most = max(costumes)
    weights = [exp((mine - most) / lead) for mine in costumes]
    total = sum(weights)
    prize = 9.0 if seats >= 5 else 6.0
    return [prize * weight / total for weight in weights]


def _expected_points(table: CatLadyTable, turns: float) -> list[float]:
    """Return every player's expected points, with the costume prizes and shared goals."""
    players = [prospects(table, player, turns) for player in range(table.players())]
    points = _costume_prizes([player.costumes for player in players], turns, table.seats)
    for place, player in enumerate(players):
        points[place] = player.points + points[place]
    for place, goal in enumerate(table.goals):
        partner = table.next_player(place)
        shared = _goal_points(players[place], players[partner], goal, table.seats, turns)
        points[place] += shared
        points[partner] += shared
    return points


def _goal_points(one: Prospects, other: Prospects, goal: int, seats: int, turns: float) -> float:
    """Return the expected points of a shared goal for either partner."""
    wanted = goal_target(goal, seats)
    missing = wanted - one.goal_contribution(goal) - other.goal_contribution(goal)
    chance = 1.0
    if missing > 0.0:
        chance = exp(-missing / (0.3 + 0.6 * turns))
    return GOAL_VP * chance


def _win_chances(points: list[float], turns: float, seats: int) -> list[float]:
    """Return each seat's chance to have the most points; the cat player may win but is no seat."""
    lead = _LEAD + _LEAD_PER_ROOT_TURN * sqrt(turns)
    most = max(points)
    chances = [exp((mine - most) / lead) for mine in points]
    total = sum(chances)
    return [chance / total for chance in chances[:seats]]
