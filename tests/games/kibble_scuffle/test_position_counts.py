"""Exact numbers of positions that can be reached from a crowded table (perft)."""

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.testing import count_positions


def test_positions_reachable_from_a_crowded_table() -> None:
    table = GAME.arrange(
        3,
        hands=[["robo-vac", "copy", "mama"], ["kitten", "kitten"], ["pounce"]],
        discards=[["trickster", "catnip"]],
        bowls=[
            ["kitten of 1", "mangy of 2", "fraidy of 0", "tom of 1"],
            ["catnip of 2", "feral of 1", "house of 0"],
            ["queen of 2", "clumsy of 0", "alley of 1"],
        ],
        food=["321", "2", "33"],
        eaten=["3", "21", ""],
    )
    assert [count_positions(table, depth) for depth in (1, 2, 3)] == CROWDED


CROWDED = [12, 44, 155]
