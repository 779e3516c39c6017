"""The mini variant. The last round: everybody has two tokens."""

from typing import Final

from tabbytop.envs.minis import Mini, draw
from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.generator import Generator


def _deal(generator: Generator) -> TempuraTable:
    """Everybody has two tokens, and there is nothing but an Indigestion in the deck: it ends the
    game.

    Seats 0 and 1 are about to run out of cards. Nobody knows which of four cards each of them has;
    seat 2 has the others, and more than it needs.
    """
    unseen = ["2", "3", "plus", "reverse"]
    hands = [["2", draw(unseen, generator)], [draw(unseen, generator)]]
    plenty = {"2": 14, "3": 14, "4": 13, "5": 11, "6": 9, "7": 7}
    plenty |= {"plus": 6, "reverse": 4, "choose": 5}
    seen = [card for card, count in plenty.items() for _ in range(count)]
    return GAME.arrange(
        3,
        hands=[*hands, [*seen, *unseen]],
        known=[["2"], [], seen],
        stack=["2"],
        deck=[],
        tokens=[2, 2, 2],
    )


MINI: Final = Mini(GAME, 3, {}, _deal)
