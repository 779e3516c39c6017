"""The mini variant. The first dinner ends the game: both players have 19 points."""

from typing import Final

from tabbytop.envs.minis import Mini, draw
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.generator import Generator

_OPTIONS: Final = {"deck": "basic"}


def _deal(generator: Generator) -> KibbleTable:
    """Both players have 19 points: the first dinner, after two plays at most, ends the game.

    Everybody has seen four cards of each hand. The fifth is one of three; the other two are the
    deck.
    """
    hands = []
    for _seat in range(2):
        unseen = ["greedy", "kitten", "tom"]
        hands.append(["fat", "house", "kitten", "queen", draw(unseen, generator)])
    gone = ["big-eyes", "fraidy", "trickster", "copy", "bag", "robo-vac"]
    return GAME.arrange(
        2,
        hands=hands,
        known=[f"{card} of {seat}" for seat in range(2) for card in hands[seat][:4]],
        discards=[[*gone, "catnip"], [*gone, "clumsy", "pounce"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "feral of 0", "feral of 1"],
            ["mangy of 0", "mangy of 1", "kitten of 0", "kitten of 1"],
            ["catnip of 1", "pounce of 0", "clumsy of 0"],
        ],
        food=["3", "2", "21"],
        eaten=["3333331", "3333331"],
        options=_OPTIONS,
    )


MINI: Final = Mini(GAME, 2, _OPTIONS, _deal)
