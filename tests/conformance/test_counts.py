"""Exact numbers of reachable positions at fixed seeds (perft): a changed rule changes one."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.tem_purr_a.game import GAME as TEM_PURR_A
from tabbytop.testing import count_positions

DEALT: dict[str, list[tuple[int, dict[str, object], int, list[int]]]] = {
    "kibble-scuffle": [
        (2, {}, 1, [15, 185, 1020, 7923]),
        (2, {"deck": "all"}, 2, [9, 60, 363, 1812]),
        (3, {}, 1, [15, 185, 894, 3612]),
        (4, {"deck": "all"}, 3, [12, 102, 990, 6163]),
        (2, {"deck": "built"}, 1, [44, 948]),
        (2, {"opening": "chosen"}, 1, [34, 563]),
        (4, {"teams": True}, 5, [15, 188, 969]),
    ],
    "tem-purr-a": [
        (3, {}, 1, [2, 7, 27, 120, 435]),
        (4, {"dishes": "even"}, 2, [3, 11, 57, 223, 845]),
        (5, {"skip_changes_dish": True}, 3, [4, 26, 73, 241, 765]),
        (7, {}, 4, [3, 24, 108, 434, 1500]),
    ],
}
CASES = [(game, *deal) for game, deals in DEALT.items() for deal in deals]
IDS = [
    "-".join([game, f"{seats}-seats", *(f"{key}={value}" for key, value in options.items())])
    for game, seats, options, _, _ in CASES
]


@pytest.mark.parametrize(("game", "seats", "options", "seed", "counts"), CASES, ids=IDS)
def test_positions_reachable_from_the_deal(
    game: str, seats: int, options: dict[str, object], seed: int, counts: list[int]
) -> None:
    table = tabbytop.game(game).deal(seats, seed, options)
    assert [count_positions(table, depth + 1) for depth in range(len(counts))] == counts


def test_kibble_scuffle_positions_reachable_from_a_crowded_table() -> None:
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


def test_tem_purr_a_positions_reachable_from_a_large_stack() -> None:
    table = TEM_PURR_A.arrange(
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
