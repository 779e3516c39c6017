"""Puzzles of Nap Time are about the first nap."""

from tabbytop.kernel.game import Game
from tabbytop.puzzles.situation import Setup, Situation


class FirstNap(Situation):
    """The first round: nobody has napped."""

    @classmethod
    def setup(cls, game: Game, number: int) -> Setup:
        return Setup(("tabby",) * 3)

    def is_candidate(self) -> bool:
        return not any(self.table.view(self.seat)["used"])


SITUATION = FirstNap
