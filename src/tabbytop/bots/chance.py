"""The bot that any other has to beat."""

from tabbytop.bots.player import BlindBot
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.generator import quick


class RandomBot(BlindBot):
    """Every legal move is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self._generator = quick(derive_seed(seed, "random bot"))

    def pick(self, moves: list[int]) -> int:
        """Any of them; where there is only one, nothing is drawn."""
        return moves[self._generator.below(len(moves))]
