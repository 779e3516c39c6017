"""Choupette: paid before all others, she takes two cards."""

import pytest

from tabbytop import IllegalMove
from tabbytop.games.cat_lady.advice import food_shortages
from tabbytop.games.cat_lady.cats import CHOUPETTE
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tests.games.cat_lady.tables import (
    PLAIN,
    assert_refused,
    feed_nobody,
    food,
    grid,
    moves,
    names,
    play,
    prompt_key,
)

# The cards left after the last turn, in which row a was taken.
LEFT = ["two-tuna", "mouse-toy", "treat", "zeus", "wizard-hat", "catnip"]


def after_the_last_turn(
    left: list[str] | None = None,
    tokens: str = "tm",
    hand: list[str] | None = None,
    cats: list[str] | None = None,
    strays: list[str] | None = None,
    seats: int = 2,
) -> CatLadyTable:
    """Seat 0 has Choupette; seat 1 has just taken three boxes and has nothing more to do."""
    table = GAME.arrange(
        seats,
        cats=[["choupette", *(cats or [])]],
        hands=[hand or []],
        food=[tokens],
        grid=["gray-box", "black-tuna-box", "white-milk-box", *(left or LEFT)],
        token="row b",
        strays=strays or [],
        deck=0,
        active=1,
    )
    play(table, "1: take row a")
    return table


@pytest.mark.ruling("CL-C35", "CL-C36")
def test_owner_alone_is_asked_after_the_last_turn_before_feeding() -> None:
    table = after_the_last_turn()
    assert table.actors() == [0]
    assert moves(table, 0) == ["pay tuna and milk", "end"]
    play(table, "0: pay tuna and milk")
    assert food(table, 0) == ""
    assert table.view(1)["paid"] == ["feed choupette tuna", "feed choupette milk"]
    assert moves(table, 0) == [*(f"pick {c}" for c in ("b1", "b2", "b3", "c1", "c2", "c3")), "end"]
    play(table, "0: pick b1", "0: pick b2")
    assert food(table, 0) == "tt"
    assert names(table.hands[0]) == ["mouse-toy"]
    assert grid(table)[3:5] == ["", ""]
    assert table.actors() == [0, 1]


@pytest.mark.ruling("CL-C35")
@pytest.mark.parametrize(
    ("tokens", "payments"),
    [
        ("tm", ["tuna and milk"]),
        ("tmw", ["tuna and milk", "tuna and wild", "wild and milk"]),
        ("tw", ["tuna and wild"]),
        ("mw", ["wild and milk"]),
        ("ww", ["wild and wild"]),
        ("tmww", ["tuna and milk", "tuna and wild", "wild and milk", "wild and wild"]),
    ],
)
def test_choupette_is_paid_with_tuna_and_milk_either_wild(tokens: str, payments: list[str]) -> None:
    table = after_the_last_turn(tokens=tokens)
    assert moves(table, 0) == [*(f"pay {payment}" for payment in payments), "end"]


@pytest.mark.ruling("CL-C35", "CL-Y2")
@pytest.mark.parametrize("tokens", ["", "t", "m", "cccc", "tc", "xx", "tx", "w"])
def test_owner_without_the_tokens_is_not_asked(tokens: str) -> None:
    """Moonbeam does not help here: she is not fed yet."""
    table = after_the_last_turn(tokens=tokens, cats=["moonbeam"])
    assert prompt_key(table, 0) == prompt_key(table, 1) == "feed"


@pytest.mark.ruling("CL-C35")
def test_unpaid_choupette_can_only_get_a_treat() -> None:
    table = after_the_last_turn(tokens="tmx")
    assert_refused(table, 0, "pay wild and milk", "CL-C35")
    play(table, "0: end")
    assert prompt_key(table, 0) == "feed"
    assert moves(table, 0) == ["done", "feed choupette treat"]


@pytest.mark.ruling("CL-C35", "CL-C11")
def test_paid_choupette_is_fed_and_worth_three() -> None:
    table = after_the_last_turn()
    play(table, "0: pay tuna and milk", "0: end")
    feed_nobody(table)
    result = table.result()
    assert result is not None
    assert [line.points for line in result.sheets[0] if line.args.get("cat") == "choupette"] == [3]


@pytest.mark.ruling("CL-C35")
def test_choupette_may_take_fewer_than_two_cards() -> None:
    table = after_the_last_turn()
    play(table, "0: pay tuna and milk")
    assert_refused(table, 0, "pick a1", "CL-C35")
    play(table, "0: pick b3", "0: end")
    assert food(table, 0) == "x"
    assert prompt_key(table, 1) == "feed"


@pytest.mark.ruling("CL-C35")
def test_fresh_lost_cat_pairs_with_an_older_one() -> None:
    table = after_the_last_turn(["lost-cat", *LEFT[1:]], hand=["lost-cat"], strays=["cow"])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: end")
    assert moves(table, 0) == ["adopt cow", "cash in", "end"]
    play(table, "0: adopt cow")
    assert names(table.cats[0]) == ["cow", "choupette"]
    assert prompt_key(table, 0) == "feed"


@pytest.mark.ruling("CL-C35")
def test_two_older_lost_cats_cannot_be_played() -> None:
    table = after_the_last_turn(hand=["lost-cat", "lost-cat", "shopping-bag"])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: pick b2")
    assert prompt_key(table, 0) == "feed"


@pytest.mark.ruling("CL-C35")
def test_two_fresh_and_two_older_lost_cats_make_two_pairs() -> None:
    left = ["lost-cat", "lost-cat", *LEFT[2:]]
    table = after_the_last_turn(left, hand=["lost-cat", "lost-cat"])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: pick b2", "0: cash in", "0: cash in")
    assert table.vp_tokens == [2, 0]
    assert prompt_key(table, 0) == "feed"


@pytest.mark.ruling("CL-C35", "CL-C21")
def test_fresh_shopping_bag_can_be_played() -> None:
    table = after_the_last_turn(["shopping-bag", *LEFT[1:]], hand=["shopping-bag"])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: end", "0: shop")
    assert food(table, 0) == "ctm"
    assert table.vp_tokens == [0, 1]
    assert names(table.hands[0]) == ["shopping-bag"]
    assert prompt_key(table, 0) == "feed"


@pytest.mark.ruling("CL-C35", "CL-Y3")
def test_fresh_brush_can_be_played_but_not_on_choupette() -> None:
    table = after_the_last_turn(["brush", *LEFT[1:]], cats=["sox"])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: end")
    assert moves(table, 0) == ["brush sox c1", "end"]
    assert_refused(table, 0, "brush choupette c1", "CL-C35")
    assert_refused(table, 0, "brush sox c2", "CL-C20")
    assert_refused(table, 0, "shop", "CL-C35")
    play(table, "0: brush sox c1")
    assert names(table.cats[0]) == ["zeus", "choupette"]


@pytest.mark.ruling("CL-C35", "CL-C7")
def test_fresh_laser_pointer_takes_two_discards_one_without_refill() -> None:
    left = ["laser-pointer", "mouse-toy", "shopping-bag", "zeus", "wizard-hat", "catnip"]
    table = after_the_last_turn(left)
    play(table, "0: pay tuna and milk", "0: pick b1", "0: pick b2")
    assert_refused(table, 0, "laser b1 b2", "CL-C7")
    play(table, "0: laser b3 c1", "0: throw away c2")
    assert names(table.cats[0]) == ["zeus", "choupette"]
    assert grid(table) == ["", "", "", "", "", "", "", "", "catnip"]
    assert moves(table, 0) == ["shop", "end"], "what the laser pointer took was just taken too"


@pytest.mark.ruling("CL-C35")
def test_fresh_spray_bottle_cannot_be_played() -> None:
    table = after_the_last_turn(["spray-bottle", *LEFT[1:]])
    play(table, "0: pay tuna and milk", "0: pick b1", "0: end")
    assert prompt_key(table, 0) == "feed"


@pytest.mark.ruling("CL-C35")
def test_choupette_is_an_ordinary_cat_during_the_game() -> None:
    table = GAME.arrange(
        2, cats=[["choupette"]], hands=[["brush"]], food=["tm"], grid=["zeus", *PLAIN[1:]]
    )
    assert moves(table, 0, "brush") == ["brush choupette a1"]
    assert moves(table, 0, "pay") == []


@pytest.mark.ruling("CL-Y4", "CL-C7")
def test_second_laser_pointer_needs_three_cards_in_the_grid() -> None:
    left = ["laser-pointer", "laser-pointer", "milk", "zeus", "wizard-hat", "catnip"]
    table = after_the_last_turn(left)
    play(table, "0: pay tuna and milk", "0: pick b1", "0: end")
    play(table, "0: laser b2 b3", "0: throw away c1")
    assert names(table.hands[0]) == ["laser-pointer"]
    assert prompt_key(table, 0) == "feed", "two cards are left, and none to throw away"


@pytest.mark.ruling("CL-C35", "CL-Y2")
def test_unpaid_choupette_refuses_tuna_while_feeding() -> None:
    table = GAME.arrange(
        2,
        deck=0,
        token="row b",
        grid=["wizard-hat", "pirate-coat", "lobster-suit"],
        cats=[["choupette", "shadow"]],
        food=["tm"],
    )
    for move in ("take row a", "end", "end"):
        table.play(0, move)
    assert "choupette" not in str(GAME.advise(table, 0)["missing"])
    with pytest.raises(IllegalMove, match="only a treat") as refusal:
        table.play(0, "feed choupette tuna")
    assert refusal.value.ruling == "CL-C35"


@pytest.mark.ruling("CL-Y2")
def test_moonbeam_does_not_convert_tokens_for_choupette() -> None:
    table = GAME.arrange(2, cats=[["moonbeam", "choupette"]], food=["tccc"])
    [shortage] = food_shortages(table.holding(0), table.plan_cache().reference_plan(0))
    assert (shortage.cat, shortage.tokens) == (CHOUPETTE, 2)
