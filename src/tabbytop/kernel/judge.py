"""What a game knows about playing itself well: how to judge a position, how to play on quickly.

The kernel only says what can be known; the bots make use of it. A game that knows nothing about
itself gets the plain judge, with which bots play on at random and look at the end.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import Generator

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

UNSURE: Final = -1
_WINNING: Final = 0.8  # how much of a seat's reward is for winning; the rest is for its place


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges tables of one game. It has no memory: one judge serves all tables.

    It is asked about imagined tables, and may look at all of one. It never changes a table.
    """

    def certain_move(self, table: "Table", seat: int) -> int:
        """The best move of a seat that is asked, where the game knows it and no thinking could
        find a better one; else UNSURE."""
        return UNSURE

    def rollout_move(self, table: "Table", seat: int, rng: Generator) -> int:
        """A good enough move for a seat that is asked, found quickly: how a playout goes on."""
        moves = table.shared_moves(seat)
        return moves[rng.below(len(moves))]

    def cut_off(self, table: "Table", made: int) -> bool:
        """Whether a playout that has made so many decisions can be judged here."""
        return False

    def evaluate(self, table: "Table") -> list[float]:
        """What each seat may hope for, 0 … 1: what it got, where the game is over.

        A game that is not over, and about which nothing is known, is worth the same to all.
        """
        result = table.result()
        return [0.5] * table.seats if result is None else rewards(result.places)


def rewards(places: Sequence[int]) -> list[float]:
    """What a game that is over was worth to each seat, 0 … 1, from the places (1 has won).

    Winning is most of it, and a shared win counts as less. The rest is the place, so that who
    cannot win any more still plays for the second.
    """
    seats = len(places)
    if seats == 1:
        return [1.0 if places[0] == 1 else 0.0]
    worth: list[float] = []
    for place in places:
        beaten = -0.5  # every seat is level with itself
        for other in places:
            if other > place:
                beaten += 1.0
            elif other == place:
                beaten += 0.5
        rank = beaten / (seats - 1)
        worth.append((_WINNING * rank if place == 1 else 0.0) + (1.0 - _WINNING) * rank)
    return worth
