"""A turn: the take, where the cards go, and cards played before and after it."""

import pytest

from tabbytop import IllegalMove
from tabbytop.games.cat_lady.game import GAME
from tests.games.cat_lady.tables import (
    PLAIN,
    assert_refused,
    food,
    grid,
    moves,
    names,
    play,
    prompt_key,
)


@pytest.mark.ruling("CL-B3")
def test_take_any_line_except_the_token_line() -> None:
    table = GAME.arrange(2, token="row b")
    lines = ["row a", "row c", "column 1", "column 2", "column 3"]
    assert moves(table, 0) == [f"take {line}" for line in lines]
    assert_refused(table, 0, "take row b", "CL-B3")


@pytest.mark.ruling("CL-B3", "CL-C18")
def test_take_gives_cards_moves_token_and_refills() -> None:
    table = GAME.arrange(3, grid=["zeus", "two-chicken", "gray-box", *PLAIN[3:]], token="column 1")
    left = len(table.deck)
    play(table, "0: take row a")
    assert names(table.cats[0]) == ["zeus"]
    assert names(table.boxes[0]) == ["gray-box"]
    assert food(table, 0) == "cc"
    assert table.token == 0
    assert "" not in grid(table)
    assert grid(table)[3:] == PLAIN[3:]
    assert len(table.deck) == left - 3
    assert table.actors() == [1]
    assert "take row a" not in moves(table, 1)


@pytest.mark.ruling("CL-B4")
@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("chicken", "c"), ("two-chicken", "cc"), ("tuna", "t"), ("two-tuna", "tt"),
        ("milk", "m"), ("two-milk", "mm"), ("wild", "w"), ("treat", "x"),
        ("chicken-and-tuna", "ct"),
    ],
)  # fmt: skip
def test_food_becomes_tokens_at_once(card: str, tokens: str) -> None:
    table = GAME.arrange(2, grid=[card, "gray-box", "black-tuna-box", *PLAIN[3:]], token="row b")
    play(table, "0: take row a")
    assert food(table, 0) == tokens
    assert card in names(table.discards)
    assert table.hands[0] == []


@pytest.mark.ruling("CL-B4", "CL-C6")
def test_toys_costumes_catnip_and_cards_to_play_go_to_the_hand() -> None:
    table = GAME.arrange(2, grid=["mouse-toy", "wizard-hat", "brush"], token="row b")
    play(table, "0: take row a")
    assert names(table.hands[0]) == ["mouse-toy", "wizard-hat", "brush"]


@pytest.mark.ruling("CL-B4")
def test_two_lost_cats_adopt_a_displayed_stray() -> None:
    table = GAME.arrange(2, hands=[["lost-cat"] * 3], strays=["waffle", "cow", "macak"])
    assert moves(table, 0, "adopt") == ["adopt macak", "adopt waffle", "adopt cow"]
    play(table, "0: adopt cow")
    assert names(table.cats[0]) == ["cow"]
    assert names(table.strays) == ["waffle", "macak"]
    assert names(table.hands[0]) == ["lost-cat"]
    assert_refused(table, 0, "adopt macak", "CL-B4")
    assert prompt_key(table, 0) == "turn"


@pytest.mark.ruling("CL-B2", "CL-B4")
def test_strays_are_never_replaced() -> None:
    table = GAME.arrange(2, hands=[["lost-cat"] * 4], strays=["cow"])
    play(table, "0: adopt cow")
    assert table.strays == []
    assert moves(table, 0, "adopt") == []
    assert_refused(table, 0, "adopt waffle", "CL-B2")
    assert moves(table, 0, "cash") == ["cash in"]


@pytest.mark.ruling("CL-B4", "CL-C12")
def test_two_lost_cats_buy_a_token_without_limit() -> None:
    table = GAME.arrange(2, hands=[["lost-cat"] * 8], vp_tokens=[30, 30])
    play(table, "0: cash in", "0: cash in", "0: cash in", "0: cash in")
    assert table.vp_tokens == [34, 30]
    assert table.hands[0] == []


@pytest.mark.ruling("CL-B4", "CL-C4")
def test_spray_bottle_moves_the_token_to_another_line() -> None:
    table = GAME.arrange(2, hands=[["spray-bottle", "spray-bottle"]], token="row a")
    assert_refused(table, 0, "spray row a", "CL-C4")
    play(table, "0: spray row b")
    assert "take row a" in moves(table, 0)
    assert_refused(table, 0, "take row b", "CL-B3")
    assert_refused(table, 0, "spray row b", "CL-C4")
    play(table, "0: spray column 3")
    assert_refused(table, 0, "spray row a", "CL-B4")
    assert names(table.discards).count("spray-bottle") >= 2


@pytest.mark.ruling("CL-C4", "CL-C19")
def test_spray_after_the_take_blocks_the_next_player() -> None:
    table = GAME.arrange(2, hands=[["spray-bottle"]], grid=PLAIN[3:6], token="row b")
    play(table, "0: take row a", "0: spray column 2", "0: end")
    assert table.actors() == [1]
    assert_refused(table, 1, "take column 2", "CL-B3")
    assert "take row a" in moves(table, 1)


@pytest.mark.ruling("CL-C19")
def test_cards_are_playable_before_and_after_the_take_in_any_order() -> None:
    hand = ["lost-cat", "lost-cat", "shopping-bag", "spray-bottle", "brush"]
    for before in (True, False):
        table = GAME.arrange(3, hands=[hand], cats=[["zeus"]], grid=["lily", *PLAIN[1:]])
        if not before:
            play(table, "0: take row b")
        play(table, "0: spray column 3", "0: brush zeus a1", "0: cash in", "0: shop")
        if before:
            play(table, "0: take row b")
        assert names(table.cats[0]) == ["lily"]
        assert table.vp_tokens == [1, 1, 1]
        assert moves(table, 0) == ["end"]


@pytest.mark.ruling("CL-C19")
def test_only_one_take_per_turn() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], token="row a")
    play(table, "0: take row b")
    assert_refused(table, 0, "take row c", "CL-B3")


@pytest.mark.ruling("G2")
def test_seat_with_cards_in_hand_is_asked_after_the_take() -> None:
    table = GAME.arrange(2, hands=[["mouse-toy"]], grid=["zeus", "milk", "tuna"], token="row b")
    play(table, "0: take row a")
    assert table.actors() == [0]
    assert moves(table, 0) == ["end"]


@pytest.mark.ruling("G2")
def test_seat_without_hand_is_not_asked_after_the_take() -> None:
    table = GAME.arrange(2, grid=["zeus", "milk", "tuna"], token="row b")
    play(table, "0: take row a")
    assert table.actors() == [1]


@pytest.mark.ruling("CL-B5")
def test_game_ends_when_a_line_cannot_be_refilled() -> None:
    table = GAME.arrange(2, grid=["zeus", "milk", "tuna", *PLAIN[3:]], deck=3, token="row b")
    play(table, "0: take row a")
    assert table.deck == []
    assert prompt_key(table, 1) == "turn"
    left = grid(table)
    play(table, "1: take column 1")
    if prompt_key(table, 1) == "after":
        play(table, "1: end")
    assert prompt_key(table, 0) == prompt_key(table, 1) == "feed"
    kept = [card for cell, card in enumerate(left) if cell not in {0, 3, 6}]
    assert [card for card in grid(table) if card] == kept


@pytest.mark.ruling("CL-C5", "CL-C18")
def test_only_the_last_player_may_still_play_cards() -> None:
    hands = [["lost-cat", "lost-cat", "brush"], ["lost-cat", "lost-cat"]]
    table = GAME.arrange(
        2, hands=hands, cats=[["zeus"]], grid=[*PLAIN[:3], "bell", *PLAIN[4:]], deck=0
    )
    play(table, "0: take row c")
    assert table.actors() == [0]
    assert grid(table)[6:] == ["", "", ""]
    assert moves(table, 0, "brush") == ["brush zeus b1"]
    play(table, "0: brush zeus b1", "0: cash in", "0: end")
    assert grid(table)[3] == "zeus"
    assert prompt_key(table, 0) == prompt_key(table, 1) == "feed"
    assert moves(table, 1) == ["done"]


@pytest.mark.ruling("CL-C20")
def test_brush_swaps_own_cat_with_any_cat_of_the_grid() -> None:
    table = GAME.arrange(
        2,
        hands=[["brush"]],
        cats=[["zeus", "cow"]],
        grid=["keaton", *PLAIN[1:8], "sox"],
        token="row a",
    )
    brushes = ["brush zeus a1", "brush zeus c3", "brush cow a1", "brush cow c3"]
    assert moves(table, 0, "brush") == brushes
    assert_refused(table, 0, "brush zeus a2", "CL-C20")
    assert_refused(table, 0, "brush lily a1", "CL-C20")
    play(table, "0: brush zeus a1")
    assert names(table.cats[0]) == ["keaton", "cow"]
    assert grid(table)[0] == "zeus"
    assert_refused(table, 0, "brush cow c3", "CL-C20")


@pytest.mark.ruling("CL-C20")
def test_brushed_stray_becomes_a_cat_of_the_grid() -> None:
    table = GAME.arrange(
        2, hands=[["brush"], ["brush"]], cats=[["cow"], ["sox"]], grid=["keaton", *PLAIN[1:]],
        token="row a",
    )  # fmt: skip
    play(table, "0: brush cow a1", "0: take row b", "0: end")
    play(table, "1: brush sox a1")
    assert names(table.cats[1]) == ["cow"]
    assert grid(table)[0] == "sox"


@pytest.mark.ruling("CL-C20")
def test_brush_needs_an_own_cat_and_cannot_reach_strays() -> None:
    table = GAME.arrange(2, hands=[["brush"]], grid=["zeus"], strays=["cow"])
    assert moves(table, 0, "brush") == []
    assert_refused(table, 0, "brush zeus a1", "CL-C20")
    with pytest.raises(IllegalMove, match="you don’t have a cat to swap"):
        table.play(0, "brush zeus a1")
    table = GAME.arrange(2, hands=[["brush"]], cats=[["sox"]], grid=PLAIN)
    with pytest.raises(IllegalMove, match="there’s no cat in the grid"):
        table.play(0, "brush zeus a1")


@pytest.mark.ruling("CL-C21")
def test_shopping_bag_gives_each_food_and_others_a_token() -> None:
    table = GAME.arrange(4, hands=[["shopping-bag"]], food=["c"])
    play(table, "0: shop")
    assert food(table, 0) == "cctm"
    assert table.vp_tokens == [0, 1, 1, 1]
    assert_refused(table, 0, "shop", "CL-C21")


@pytest.mark.ruling("CL-C21", "CL-C38")
def test_shopping_bag_gives_the_cat_player_a_token() -> None:
    table = GAME.arrange(1, hands=[["shopping-bag"]], starting=["wild-toy", "one-catnip"])
    play(table, "0: shop")
    assert table.vp_tokens == [0, 1]
