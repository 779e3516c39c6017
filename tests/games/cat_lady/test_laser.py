"""The laser pointer: a whole turn."""

import pytest

from tabbytop.games.cat_lady.game import GAME
from tests.games.cat_lady.tables import PLAIN, assert_refused, grid, moves, names, play, prompt_key


@pytest.mark.ruling("CL-C7")
def test_rulebook_example_of_the_laser_pointer() -> None:
    """A box and a catnip are taken, a bag is discarded, three cards refill, the turn is over."""
    table = GAME.arrange(
        2,
        hands=[["laser-pointer"]],
        grid=["gray-box", *PLAIN[1:4], "catnip", *PLAIN[5:8], "shopping-bag"],
        token="row a",
    )
    left = len(table.deck)
    play(table, "0: laser a1 b2")
    assert prompt_key(table, 0) == "throw"
    play(table, "0: throw away c3")
    assert names(table.boxes[0]) == ["gray-box"]
    assert names(table.hands[0]) == ["catnip"]
    assert {"shopping-bag", "laser-pointer"} <= set(names(table.discards))
    assert len(table.deck) == left - 3
    assert "" not in grid(table)
    assert table.token == 0
    assert table.actors() == [1]


@pytest.mark.ruling("CL-C7")
def test_laser_takes_any_two_cards_and_discards_a_third() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer"]], token="row a")
    assert len(moves(table, 0, "laser")) == 36
    play(table, "0: laser a1 c3")
    assert moves(table, 0) == [
        f"throw away {c}" for c in ("a2", "a3", "b1", "b2", "b3", "c1", "c2")
    ]
    assert_refused(table, 0, "throw away a1", "CL-C7")


@pytest.mark.ruling("CL-C7")
@pytest.mark.parametrize("first", ["spray row c", "shop", "cash in", "swap toys for catnip"])
def test_laser_only_at_the_start_of_a_turn(first: str) -> None:
    hand = ["laser-pointer", "spray-bottle", "shopping-bag", "lost-cat", "lost-cat"]
    table = GAME.arrange(3, hands=[hand], goals=["toys"], pool=["catnip"], options={"goals": True})
    assert "laser a1 a2" in moves(table, 0)
    play(table, f"0: {first}")
    assert_refused(table, 0, "laser a1 a2", "CL-C7")


@pytest.mark.ruling("CL-C7")
def test_laser_is_the_whole_turn() -> None:
    hand = ["laser-pointer", "shopping-bag", "lost-cat", "lost-cat"]
    table = GAME.arrange(3, hands=[hand], options={"goals": True})
    play(table, "0: laser a1 a2", "0: throw away a3")
    assert table.actors() == [1]


@pytest.mark.ruling("CL-C7")
def test_laser_not_after_the_take() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer"]])
    play(table, "0: take row b")
    assert_refused(table, 0, "laser a1 a2", "CL-C7")


@pytest.mark.ruling("CL-C7")
def test_laser_refused_without_the_card() -> None:
    assert_refused(GAME.arrange(2), 0, "laser a1 a2", "CL-C7")


@pytest.mark.ruling("CL-C7", "CL-B5")
def test_laser_with_empty_deck_makes_the_last_turn() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer", "catnip"]], deck=0)
    play(table, "0: laser a1 a2", "0: throw away a3")
    assert prompt_key(table, 0) == prompt_key(table, 1) == "feed"
    assert grid(table)[:3] == ["", "", ""]


@pytest.mark.ruling("CL-C7", "CL-C20")
def test_cat_thrown_away_goes_to_the_discard() -> None:
    table = GAME.arrange(
        2, hands=[["laser-pointer"], ["brush"]], cats=[[], ["cow"]], grid=["zeus", *PLAIN[1:]],
        active=1,
    )  # fmt: skip
    play(table, "1: brush cow a1", "1: take row c", "1: end")
    play(table, "0: laser a2 a3", "0: throw away a1")
    assert "cow" in names(table.discards)
