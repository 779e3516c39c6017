"""Heuristics of a game for bots: evaluating a position, choosing rollout moves, and saying what a
move brings.

A game without such knowledge gets the default judge: bots then play rollouts at random and look at
the final result.
"""

from collections.abc import Sequence
from typing import Final, Generic

from tabbytop.kernel.compiler import OwnTable, mypyc_attr
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.legal_moves import move_at
from tabbytop.texts.message import Message

UNSURE: Final = -1
_WINNING: Final = 0.8  # share of the reward for winning; the rest is for the place


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[OwnTable]):
    """Evaluates tables of one game. Stateless: one judge serves all tables.

    It is called with determinized tables (`Table.imagine`) and may look at everything on them. It
    never changes a table.
    """

    def certain_move(self, table: OwnTable, seat: int) -> int:
        """Return the best move of a seat that is asked, if the game knows it for certain; else
        UNSURE."""
        return UNSURE

    def runner_up(self, table: OwnTable, seat: int, best: int) -> int:
        """Return the move that comes next after the best one, for the hint of a bot that compared
        no moves; UNSURE if the game does not know, or if all others do the same."""
        return UNSURE

    def rollout_move(self, table: OwnTable, seat: int, rng: Generator) -> int:
        """Return a good move for a seat that is asked, quickly: the rollout policy of a playout."""
        moves = table.shared_moves(seat)
        return move_at(moves, rng.below(len(moves)))

    def cut_off(self, table: OwnTable, made: int) -> bool:
        """Return whether a playout that has made so many decisions can be evaluated now."""
        return False

    def evaluate(self, table: OwnTable) -> list[float]:
        """Return the value of the table for each seat, 0 … 1: the actual reward if the game is
        over.

        The default gives every seat the same value while the game goes on.
        """
        result = table.result()
        return [0.5] * table.seats if result is None else rewards(result.places)

    def reasons(self, table: OwnTable, seat: int, move: int) -> list[Message]:
        """Return what a legal move of a seat that is asked brings, the most important first, as
        sentences for a hint.

        They tell only what the seat may know: the list is the same on every table that was
        determinized for it.
        """
        return []


def rewards(places: Sequence[int]) -> list[float]:
    """Return the reward of each seat, 0 … 1, from the places of a finished game.

    Most of the reward is for winning; a shared win counts less. The rest depends on the place, so
    that a seat that can no longer win still plays for second place.
    """
    seats = len(places)
    if seats == 1:
        return [1.0 if places[0] == 1 else 0.0]
    worth: list[float] = []
    for place in places:
        beaten = -0.5  # the loop counts every seat as level with itself
        for other in places:
            if other > place:
                beaten += 1.0
            elif other == place:
                beaten += 0.5
        rank = beaten / (seats - 1)
        worth.append((_WINNING * rank if place == 1 else 0.0) + (1.0 - _WINNING) * rank)
    return worth
