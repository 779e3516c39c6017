"""What a game knows about playing itself well: how to judge a position, how to play on quickly.

The kernel only says what can be known; the bots make use of it. A game that knows nothing about
itself gets the plain judge, whose bots play on at random and look at the end.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import Generator

if TYPE_CHECKING:
    from tabbytop.kernel.result import Result
    from tabbytop.kernel.table import Table

TO_THE_END: Final = 1 << 30
_WINNING: Final = 0.8  # how much of a seat's reward is for winning; the rest is for its place


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges tables of one game. It has no memory: one judge serves all tables.

    It is asked about imagined tables and may look at all of one. It must not change a table.
    """

    def horizon(self, table: "Table") -> int:
        """How many decisions to play on from this table before its worth is asked for."""
        return TO_THE_END

    def pick(self, table: "Table", seat: int, rng: Generator) -> int:
        """A move for a seat that is asked, found quickly: how a playout goes on."""
        moves = table.legal(seat)
        return moves[rng.below(len(moves))]

    def worth(self, table: "Table") -> list[float]:
        """What each seat may hope for, 0 … 1, where the game is not over: here, all the same."""
        return [0.5] * table.seats


def rewards(result: "Result") -> list[float]:
    """What a game that is over was worth to each seat, 0 … 1.

    Winning is most of it, a shared win counts as less; the rest is the place, so that who
    cannot win any more still plays for the second.
    """
    places = result.places
    seats = len(places)
    if seats == 1:
        return [1.0 if places[0] == 1 else 0.0]
    worth: list[float] = []
    for place in places:
        behind = 0.0
        equal = -1  # every seat is level with itself
        for other in places:
            if other > place:
                behind += 1.0
            elif other == place:
                equal += 1
        rank = (behind + equal / 2) / (seats - 1)
        winning = rank if place == 1 else 0.0
        worth.append(_WINNING * winning + (1.0 - _WINNING) * rank)
    return worth
