"""The laser pointer: a whole turn."""

import pytest

from tabbytop.games.cat_lady.game import GAME
from tests.games.cat_lady.tables import PLAIN, asked, grid, moves, names, play, refused


@pytest.mark.ruling("CL-C7")
def test_the_example_of_the_book() -> None:
    """A box and a catnip are taken, a bag is thrown away, three new cards; the turn is over."""
    table = GAME.arrange(
        2,
        hands=[["laser-pointer"]],
        grid=["gray-box", *PLAIN[1:4], "catnip", *PLAIN[5:8], "shopping-bag"],
        token="row 1",
    )
    left = len(table.deck)
    play(table, "0: laser a1 b2")
    assert asked(table, 0) == "throw"
    play(table, "0: throw away c3")
    assert names(table.boxes[0]) == ["gray-box"]
    assert names(table.hands[0]) == ["catnip"]
    assert {"shopping-bag", "laser-pointer"} <= set(names(table.discards))
    assert len(table.deck) == left - 3
    assert "" not in grid(table)
    assert table.token == 0
    assert table.actors() == [1]


@pytest.mark.ruling("CL-C7")
def test_any_two_of_the_nine_and_one_of_the_other_seven() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer"]], token="row 1")
    assert len(moves(table, 0, "laser")) == 36
    play(table, "0: laser a1 c3")
    assert moves(table, 0) == [
        f"throw away {c}" for c in ("b1", "c1", "a2", "b2", "c2", "a3", "b3")
    ]
    refused(table, 0, "throw away a1", "CL-C7")


@pytest.mark.ruling("CL-C7")
@pytest.mark.parametrize("first", ["spray row 3", "shop", "cash in", "swap toys for catnip"])
def test_only_as_the_very_first_thing_of_a_turn(first: str) -> None:
    hand = ["laser-pointer", "spray-bottle", "shopping-bag", "lost-cat", "lost-cat"]
    table = GAME.arrange(3, hands=[hand], goals=["toys"], pool=["catnip"], options={"goals": True})
    assert "laser a1 b1" in moves(table, 0)
    play(table, f"0: {first}")
    refused(table, 0, "laser a1 b1", "CL-C7")


@pytest.mark.ruling("CL-C7")
def test_nothing_else_in_that_turn_not_even_a_goal_swap() -> None:
    hand = ["laser-pointer", "shopping-bag", "lost-cat", "lost-cat"]
    table = GAME.arrange(3, hands=[hand], options={"goals": True})
    play(table, "0: laser a1 b1", "0: throw away c1")
    assert table.actors() == [1]


@pytest.mark.ruling("CL-C7")
def test_not_after_the_take() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer"]])
    play(table, "0: take row 2")
    refused(table, 0, "laser a1 b1", "CL-C7")


@pytest.mark.ruling("CL-C7")
def test_without_one_it_is_refused() -> None:
    refused(GAME.arrange(2), 0, "laser a1 b1", "CL-C7")


@pytest.mark.ruling("CL-C7", "CL-B5")
def test_with_an_empty_deck_it_is_the_last_turn() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer", "catnip"]], deck=0)
    play(table, "0: laser a1 b1", "0: throw away c1")
    assert asked(table, 0) == asked(table, 1) == "feed"
    assert grid(table)[:3] == ["", "", ""]


@pytest.mark.ruling("CL-C7", "CL-C20")
def test_a_cat_that_is_thrown_away_is_in_the_discard() -> None:
    table = GAME.arrange(
        2, hands=[["laser-pointer"], ["brush"]], cats=[[], ["cow"]], grid=["zeus", *PLAIN[1:]],
        active=1,
    )  # fmt: skip
    play(table, "1: brush cow a1", "1: take row 3", "1: end")
    play(table, "0: laser b1 c1", "0: throw away a1")
    assert "cow" in names(table.discards)
