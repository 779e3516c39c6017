"""The mini variant. The last turn, with time for two repetitions."""

from typing import Final

from tabbytop.envs.minis import Mini, draw
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.generator import Generator

_OPTIONS: Final = {"judge": "eyes", "rounds": 1, "seconds": 1, "striking": False}


def _deal(generator: Generator) -> MeowTable:
    """The last turn: seat 0 has done as many acts as it may, and has time for two repetitions.

    Seat 2 has one of two rules that both want their act twice more; the other one is the pile.
    """
    unseen = ["knock", "wink"]
    table = GAME.arrange(
        3,
        hands=[["tree", "moo"], ["fruit", "instrument"], ["vegetable", draw(unseen, generator)]],
        pile=unseen,
        active=0,
        starter=1,
        best=[0, 1, 1],
        options=_OPTIONS,
    )
    said = ["oak", "mango", "banjo", "broccoli", "octopus", "carpenter"]
    for move in ["play tree", "do knock", "do wink", *[f"say {word}" for word in said]]:
        table.play(0, move)
    return table


MINI: Final = Mini(GAME, 3, _OPTIONS, _deal)
