"""Bots of known strength, and the game in which it is known.

Everybody says 0, 1 or 2 and the highest number wins: `high` is always ahead of `low`, and ahead
of `random` in five meetings of six, ties counted half.
"""

from collections.abc import Callable
from typing import Final

from tabbytop.bots import BlindBot, Bot
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table
from tests.lab.toys import UNSAID, Toy, ToyTable

GAME_NAME: Final = "toy-arena"


class High(BlindBot):
    def pick(self, moves: Moves) -> int:
        return moves[-1]


class Low(BlindBot):
    def pick(self, moves: Moves) -> int:
        return moves[0]


class Hung(Low):
    """A bot that loses its seat in every game."""

    def failure(self) -> str:
        return "it hung"


class Failing(Bot):
    def choose(self, table: Table, seat: int) -> int:
        raise RuntimeError("the cat is on the keyboard")


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "high": lambda seed: High(),
    "low": lambda seed: Low(),
    "hung --after 3": lambda seed: Hung(),
    "failing": lambda seed: Failing(),
}


class AllForOne(ToyTable):
    """A result in which everybody wins."""

    def result(self) -> Result | None:
        return Result(tuple(self.said), (1,) * self.seats, ((),) * self.seats, "together")


class Together(Toy):
    """A cooperative game."""

    def new_table(self, seats: int, options: Options, generator: Generator) -> AllForOne:
        table = AllForOne()
        table.prepare(self, seats, options, generator)
        table.said = [UNSAID] * seats
        table.opener = 0
        return table
