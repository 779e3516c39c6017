"""Bots that choose at random: always, or now and then."""

from tabbytop.bots.player import BlindBot, Bot
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.legal_moves import Moves, move_at
from tabbytop.kernel.table import Table


class RandomBot(BlindBot):
    """Plays a uniformly random legal move: the baseline that every other bot has to beat."""

    def __init__(self, seed: int = 0) -> None:
        self._generator = quick(derive_seed(seed, "random bot"))

    def pick(self, moves: Moves) -> int:
        return move_at(moves, self._generator.below(len(moves)))


@mypyc_attr(allow_interpreted_subclasses=True)
class BlunderingBot(Bot):
    """Plays as another bot does, but makes `percent` of its decisions at random.

    Moves that the game's judge is certain of are never blundered: everybody gets them right.
    """

    def __init__(self, seed: int, careful: Bot, percent: int) -> None:
        self._generator = quick(derive_seed(seed, "slips"))
        self._careful = careful
        self._percent = percent

    def choose(self, table: Table, seat: int) -> int:
        if self._generator.below(100) < self._percent and _has_a_choice(table, seat):
            moves = table.moves(seat)
            return moves[self._generator.below(len(moves))]
        return self._careful.choose(table, seat)


def _has_a_choice(table: Table, seat: int) -> bool:
    """Return whether the game's judge knows no certain move."""
    return table.game.judge.certain_move(table, seat) == UNSURE
