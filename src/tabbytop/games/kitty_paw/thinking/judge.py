"""The judge of Kitty Paw: how search bots evaluate a table and play on.

No search is needed: the next stroke follows from the card. Speed decides who is first, and that is
modelled by the bots with hands (`tabbytop.games.kitty_paw.thinking.bots`).
"""

from math import exp
from typing import Final

from tabbytop.games.kitty_paw.calling import Answering
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import GRAB, MEOW, PAW
from tabbytop.games.kitty_paw.rounds import PawsGoIn
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.ideal import NO_STROKE, best_card, next_stroke, other_strokes
from tabbytop.games.kitty_paw.thinking.mat_plan import MatPlan
from tabbytop.games.kitty_paw.thinking.reasons import move_reasons
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, look
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import UNSURE, Judge, rewards
from tabbytop.texts.message import Message

_PLAYOUT_MOVES: Final = 60  # a good part of a card
_POINT_WEIGHT: Final = 0.25  # of one point, in the exponent of the softmax
_CARD_WEIGHT: Final = 0.5  # share of its value that a finished but uncalled card is worth


class KittyPawJudge(Judge[KittyPawTable]):
    """Plays the ideal stroke; evaluates by points and by the progress of each card."""

    def certain_move(self, table: KittyPawTable, seat: int) -> int:
        return _ideal(table, seat)

    def runner_up(self, table: KittyPawTable, seat: int, best: int) -> int:
        """The second card of the row, or another stroke of an ideal player."""
        sight = look(table, seat)
        if GRAB.holds(best):
            place = best_card(sight, GRAB.first(best))
            ranked = [] if place == NOTHING else [GRAB.of(place)]
        else:
            ranked = other_strokes(sight, CARDS[sight.card], best)
        choices: list[int] = [*ranked, *table.shared_moves(seat)]
        for move in choices:
            if move not in (best, NO_STROKE) and table.allows(seat, move):
                return move
        return UNSURE

    def rollout_move(self, table: KittyPawTable, seat: int, rng: Generator) -> int:
        return _ideal(table, seat)

    def cut_off(self, table: KittyPawTable, made: int) -> bool:
        """Cut playouts short: without times they say little about who is first."""
        return made >= _PLAYOUT_MOVES

    def evaluate(self, table: KittyPawTable) -> list[float]:
        """Return the softmax over the seats of points and card progress."""
        result = table.result()
        if result is not None:
            return rewards(result.places)
        weights = [exp(_POINT_WEIGHT * _standing(table, seat)) for seat in range(table.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def reasons(self, table: KittyPawTable, seat: int, move: int) -> list[Message]:
        return move_reasons(table, seat, move)


def _ideal(table: KittyPawTable, seat: int) -> int:
    """The move of an ideal player in this seat, from what the seat knows."""
    question = table.agenda[-1]
    if isinstance(question, PawsGoIn):
        return PAW.of()
    if isinstance(question, Answering):
        return MEOW.of()
    sight = look(table, seat)
    if sight.card == NOTHING:
        return GRAB.of(best_card(sight))
    return next_stroke(sight, CARDS[sight.card])


def _standing(table: KittyPawTable, seat: int) -> float:
    """A seat's points, plus a part of its card's value for the pieces that lie right."""
    sight = look(table, seat)
    if sight.card == NOTHING:
        return table.points(seat)
    pattern = CARDS[sight.card]
    settled = MatPlan(sight, pattern).settled
    return table.points(seat) + _CARD_WEIGHT * pattern.cats * settled.count(True) / len(settled)
