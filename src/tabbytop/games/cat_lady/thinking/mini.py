"""The mini variant. Two players feed their cats."""

from typing import Final

from tabbytop.envs.minis import Mini
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable
from tabbytop.kernel.generator import Generator


def _deal(generator: Generator) -> CatLadyTable:
    """Both players feed their cats, in secret, and may take food back once more.

    Hemingway is worth more if his owner alone feeds the most cats; the Cow, the more she eats.
    """
    table = GAME.arrange(
        2,
        cats=[["hemingway", "bell"], ["cow", "snowflake"]],
        food=["mc", "mcw"],
        vp_tokens=[0, 1],
        grid=["mouse-toy", "mouse-toy", "cat-tower"],
        token="row b",
        deck=0,
    )
    for move in ("take row a", "end"):
        table.play(0, move)
    table.changes = [MAX_TAKE_BACKS - 1] * 2
    return table


MINI: Final = Mini(GAME, 2, {}, _deal)
