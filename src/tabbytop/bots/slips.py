"""A bot that does not always look."""

from tabbytop.bots.player import Bot
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class SlippingBot(Bot):
    """Another bot, but so many decisions in a hundred it makes without looking, at random.

    What the game itself is sure of needs no looking, and everybody gets it right.
    """

    def __init__(self, seed: int, careful: Bot, slips: int) -> None:
        self._generator = quick(derive_seed(seed, "slips"))
        self._careful = careful
        self._slips = slips

    def choose(self, table: Table, seat: int) -> int:
        """What the other bot chooses, or any move."""
        if self._generator.below(100) < self._slips and _asks(table, seat):
            moves = table.moves(seat)
            return moves[self._generator.below(len(moves))]
        return self._careful.choose(table, seat)


def _asks(table: Table, seat: int) -> bool:
    """Whether there is something to look for."""
    return table.game.judge.certain_move(table, seat) == UNSURE
