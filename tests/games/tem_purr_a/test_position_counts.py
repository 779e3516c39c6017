"""Exact numbers of positions that can be reached from a large stack (perft)."""

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.testing import count_positions


def test_positions_reachable_from_a_large_stack() -> None:
    table = GAME.arrange(
        4,
        hands=[
            ["2", "2", "6", "6", "plus", "reverse", "choose"],
            ["6", "plus", "3", "3"],
            ["choose"],
        ],
        stack=["6", "plus"],
        deck=["7", "5", "reverse"],
        tokens=[1, 2, 0, 0],
        spoilt=2,
    )
    assert [count_positions(table, depth) for depth in (1, 2, 3, 4)] == [9, 29, 86, 260]
