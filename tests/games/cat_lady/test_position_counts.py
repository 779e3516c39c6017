"""Exact numbers of reachable positions (perft): a changed rule changes one of them."""

import pytest

from tabbytop.games.cat_lady.game import GAME
from tabbytop.testing import count_positions
from tests.games.cat_lady.tables import play

DEALT: list[tuple[int, dict[str, object], int, list[int]]] = [
    (1, {}, 1, [5, 19, 48, 159, 428]),
    (1, {"difficulty": "hard"}, 5, [5, 9, 25, 45, 125, 225]),
    (2, {}, 1, [6, 6, 20, 50, 141, 418]),
    (2, {"edition": "base"}, 2, [6, 6, 14, 70, 122, 564]),
    (3, {"goals": True}, 3, [6, 30, 30, 109, 420]),
    (6, {}, 4, [6, 6, 8, 36, 83, 241]),
]


@pytest.mark.parametrize(("seats", "options", "seed", "counts"), DEALT)
def test_position_counts_from_the_deal(
    seats: int, options: dict[str, object], seed: int, counts: list[int]
) -> None:
    table = GAME.deal(seats, seed, options)
    assert [count_positions(table, depth + 1) for depth in range(len(counts))] == counts


def test_position_counts_from_a_full_hand() -> None:
    table = GAME.arrange(
        3,
        hands=[["lost-cat", "lost-cat", "spray-bottle", "brush", "laser-pointer", "shopping-bag"]],
        cats=[["zeus", "sox"]],
        strays=["cow", "waffle", "mina"],
        grid=["keaton", "milk", "lily"],
        goals=["toys", "catnip", "fed-cats"],
        pool=["costumes", "one-food"],
        options={"goals": True},
        seed=2,
    )
    assert [count_positions(table, depth) for depth in (1, 2)] == HAND_FULL


HAND_FULL = [59, 597]


def test_position_counts_from_choupettes_payment() -> None:
    table = GAME.arrange(
        2,
        cats=[["choupette", "sox"]],
        hands=[["lost-cat"]],
        food=["ttmmw"],
        strays=["cow"],
        grid=["gray-box", "black-tuna-box", "white-milk-box", "lost-cat", "laser-pointer", "brush",
              "zeus", "shopping-bag", "catnip"],
        token="row b",
        deck=0,
        active=1,
    )  # fmt: skip
    play(table, "1: take row a")
    assert [count_positions(table, depth) for depth in (1, 2, 3, 4, 5)] == CHOUPETTE


CHOUPETTE = [4, 27, 88, 275, 848]


def test_position_counts_while_two_seats_feed() -> None:
    table = GAME.arrange(
        2,
        cats=[["moonbeam", "waffle", "zeus"], ["calf", "bell"]],
        food=["ctw", "cmx"],
        grid=["wizard-hat", "pirate-coat", "lobster-suit"],
        token="row b",
        deck=0,
    )
    play(table, "0: take row a", "0: end")
    assert [count_positions(table, depth) for depth in (1, 2, 3)] == FEEDING


FEEDING = [25, 215, 896]
