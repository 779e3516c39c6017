"""Exact numbers of reachable positions at fixed seeds: a changed rule changes one of them."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.testing import count_positions

DEALT = [
    (2, {}, 1, [15, 185, 1020, 7923]),
    (2, {"deck": "all"}, 2, [9, 60, 363, 1812]),
    (3, {}, 1, [15, 185, 894, 3612]),
    (4, {"deck": "all"}, 3, [12, 102, 990, 6163]),
    (2, {"deck": "built"}, 1, [44, 948]),
    (2, {"opening": "chosen"}, 1, [34, 563]),
    (4, {"teams": True}, 5, [15, 188, 969]),
]


@pytest.mark.parametrize(("seats", "options", "seed", "counts"), DEALT)
def test_from_the_deal(
    seats: int, options: dict[str, object], seed: int, counts: list[int]
) -> None:
    table = tabbytop.game("kibble-scuffle").deal(seats, seed, options)
    assert [count_positions(table, depth + 1) for depth in range(len(counts))] == counts


def test_from_a_crowded_table() -> None:
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
