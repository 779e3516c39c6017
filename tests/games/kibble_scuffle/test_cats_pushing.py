"""Cats that move other cats: Catnip, Feral, Mangy, Pounce; and Tom among them."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    eaten,
    food,
    hand,
    moves,
    play,
)

# Catnip Cat.


@pytest.mark.ruling("KS-Catnip")
def test_catnip_lures_any_cat_from_another_bowl_ones_own_too() -> None:
    table = GAME.arrange(
        2,
        hands=[["catnip"]],
        bowls=[["fat of 0"], ["house of 0", "tom of 1"], ["greedy of 1"]],
    )
    table.play(0, "play catnip 1")
    assert asked(table) == [(0, "catnip")]
    assert moves(table, 0) == [
        "choose greedy of 1 at 3",
        "choose house of 0 at 2",
        "choose tom of 1 at 2",
    ]
    assert_refused(table, 0, "choose fat of 0 at 1", "KS-Catnip")
    assert_refused(table, 0, "choose catnip of 0 at 1", "KS-Catnip")
    assert_refused(table, 0, "pass", "KS-Catnip")

    table.play(0, "choose house of 0 at 2")
    assert cats(table, 1) == ["fat of 0", "catnip of 0", "house of 0"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Catnip", "KS-T12")
def test_catnip_must_lure_even_if_only_ones_own_cat_is_elsewhere() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[["fat of 1"], ["tom of 0"]])

    table.play(0, "play catnip 1")

    assert moves(table, 0) == ["choose tom of 0 at 2"]


@pytest.mark.ruling("KS-Catnip", "KS-T11")
def test_catnip_without_a_cat_elsewhere_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[["fat of 1"]])

    table.play(0, "play catnip 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["fat of 1", "catnip of 0"]


@pytest.mark.ruling("KS-Catnip")
def test_only_a_played_catnip_may_lure_a_catnip() -> None:
    table = GAME.arrange(
        3,
        hands=[["catnip"]],
        bowls=[[], ["catnip of 1"], ["catnip of 2", "fat of 2"]],
    )
    table.play(0, "play catnip 1")
    assert moves(table, 0) == [
        "choose catnip of 1 at 2",
        "choose catnip of 2 at 3",
        "choose fat of 2 at 3",
    ]

    table.play(0, "choose catnip of 1 at 2")
    assert asked(table) == [(1, "catnip")]  # the lured one resolves, by its owner's choice
    assert moves(table, 1) == ["choose fat of 2 at 3"]
    assert_refused(table, 1, "choose catnip of 2 at 3", "KS-Catnip")

    table.play(1, "choose fat of 2 at 3")
    assert cats(table, 1) == ["catnip of 0", "catnip of 1", "fat of 2"]
    assert cats(table, 3) == ["catnip of 2"]


@pytest.mark.ruling("KS-Catnip")
def test_a_lured_catnip_with_only_catnips_elsewhere_does_nothing() -> None:
    table = GAME.arrange(3, hands=[["catnip"]], bowls=[[], ["catnip of 1"], ["catnip of 2"]])

    play(table, "0: play catnip 1", "0: choose catnip of 1 at 2")

    assert asked(table) == [(1, "play")]
    assert cats(table, 3) == ["catnip of 2"]


@pytest.mark.ruling("KS-Catnip")
def test_a_copied_catnip_is_played_and_may_lure_a_catnip() -> None:
    table = GAME.arrange(
        2, hands=[["copy"]], discards=[["catnip"]], bowls=[[], ["catnip of 1", "fat of 1"]]
    )

    table.play(0, "copy catnip 1")

    assert moves(table, 0) == ["choose catnip of 1 at 2", "choose fat of 1 at 2"]


@pytest.mark.ruling("KS-Catnip")
def test_the_catnip_played_with_an_item_may_lure_a_catnip() -> None:
    table = GAME.arrange(2, hands=[["bag", "catnip"]], bowls=[[], ["catnip of 1", "fat of 1"]])

    play(table, "0: play bag 1", "0: play catnip 1")

    assert moves(table, 0) == ["choose catnip of 1 at 2", "choose fat of 1 at 2"]


@pytest.mark.ruling("KS-Catnip")
def test_a_catnip_woken_by_a_toy_mouse_may_not_lure_a_catnip() -> None:
    table = GAME.arrange(
        2,
        hands=[["toy-mouse", "house"]],
        bowls=[["catnip of 1"], ["catnip of 0", "fat of 1"]],
    )

    play(table, "0: play toy-mouse 1", "0: choose catnip of 1 at 1")

    assert asked(table) == [(1, "catnip")]
    assert moves(table, 1) == ["choose fat of 1 at 2"]
    assert_refused(table, 1, "choose catnip of 0 at 2", "KS-Catnip")
    play(table, "1: choose fat of 1 at 2", "0: play house 1")
    assert cats(table, 1) == ["catnip of 1", "fat of 1", "house of 0"]


@pytest.mark.ruling("KS-Catnip", "KS-Mangy")
def test_a_catnip_shoved_by_mangy_may_not_lure_a_catnip() -> None:
    table = GAME.arrange(
        3,
        hands=[["mangy"]],
        bowls=[["catnip of 1"], ["catnip of 2", "fat of 2"]],
    )

    play(table, "0: play mangy 1", "0: choose catnip of 1 at 1", "1: send catnip to 3")

    assert moves(table, 1) == ["choose fat of 2 at 2", "choose mangy of 0 at 1"]
    assert_refused(table, 1, "choose catnip of 2 at 2", "KS-Catnip")


@pytest.mark.ruling("KS-Catnip", "KS-Pounce", "KS-T24")
def test_catnip_returned_and_played_again_may_lure_a_catnip() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "house"]],
        bowls=[["catnip of 0", "pounce of 1"], ["fat of 0"], ["catnip of 1"]],
    )
    # Driven off first, Pounce finds only Fat Cat; then Catnip goes and lures Pounce over.
    play(table, "0: play robo-vac 1", "1: send pounce to 2", "1: choose fat of 0 at 2")
    play(table, "0: send catnip to 3")
    assert moves(table, 0) == ["choose pounce of 1 at 2"]
    play(table, "0: choose pounce of 1 at 2", "1: choose catnip of 0 at 3")
    assert asked(table) == [(0, "item-cat")]

    table.play(0, "play catnip 1")

    assert moves(table, 0) == ["choose catnip of 1 at 3", "choose pounce of 1 at 3"]


@pytest.mark.ruling("KS-Catnip")
def test_owner_of_a_lured_cat_resolves_its_ability() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[["fat of 0"], ["feral of 1"]])

    play(table, "0: play catnip 1", "0: choose feral of 1 at 2")
    assert asked(table) == [(1, "feral")]
    table.play(1, "choose catnip of 0 at 1")

    assert cats(table, 1) == ["fat of 0", "feral of 1"]
    assert discard(table, 0) == ["catnip"]


@pytest.mark.ruling("KS-Catnip", "KS-T17")
def test_catnip_and_mangy_moving_each_other_stop() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[[], ["mangy of 1"]])
    table.play(0, "play catnip 1")

    questions = 0
    while table.view(None)["turn"] == 1:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
        questions += 1

    assert questions < 12
    assert asked(table) == [(1, "play")]


# Feral Cat.


@pytest.mark.ruling("KS-Feral")
def test_feral_discards_another_cat_of_its_owners_choice() -> None:
    table = GAME.arrange(
        3,
        hands=[["feral"]],
        bowls=[["house of 1", "queen of 2", "lazy of 0"], ["fat of 1"]],
    )
    table.play(0, "play feral 1")
    assert asked(table) == [(0, "feral")]
    assert moves(table, 0) == [
        "choose house of 1 at 1",
        "choose queen of 2 at 1",
        "choose lazy of 0 at 1",
    ]
    assert_refused(table, 0, "choose feral of 0 at 1", "KS-T13")
    assert_refused(table, 0, "choose fat of 1 at 2", "KS-Feral")
    assert_refused(table, 0, "pass", "KS-Feral")

    table.play(0, "choose queen of 2 at 1")
    assert cats(table, 1) == ["house of 1", "lazy of 0", "feral of 0"]
    assert discard(table, 2) == ["queen"]


@pytest.mark.ruling("KS-Feral", "KS-Tom")
def test_feral_cannot_touch_tom() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["tom of 1", "kitten of 1"]])
    table.play(0, "play feral 1")

    assert moves(table, 0) == ["choose kitten of 1 at 1"]
    assert_refused(table, 0, "choose tom of 1 at 1", "KS-Tom")


@pytest.mark.ruling("KS-Feral", "KS-Tom", "KS-T11")
def test_feral_with_only_tom_there_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["tom of 1"], ["kitten of 1"]])

    table.play(0, "play feral 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["tom of 1", "feral of 0"]


@pytest.mark.ruling("KS-Feral", "KS-T12")
def test_feral_must_discard_ones_own_only_cat() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["house of 0", "tom of 0"]])
    table.play(0, "play feral 1")

    assert moves(table, 0) == ["choose house of 0 at 1"]
    table.play(0, "choose house of 0 at 1")
    assert discard(table, 0) == ["house"]  # only when fed does a House Cat stay


@pytest.mark.ruling("KS-Feral")
def test_feral_alone_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[[], ["fat of 1"]])

    table.play(0, "play feral 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 2) == ["fat of 1"]


# Mangy Cat.


@pytest.mark.ruling("KS-Mangy", "KS-T10")
def test_mangy_shoves_a_cat_and_its_owner_says_where_it_goes() -> None:
    table = GAME.arrange(
        3,
        hands=[["mangy"]],
        bowls=[[], ["fat of 1", "house of 2", "kitten of 0"], ["greedy of 1"]],
    )
    table.play(0, "play mangy 2")
    assert asked(table) == [(0, "mangy")]
    assert moves(table, 0) == [
        "choose kitten of 0 at 2",
        "choose fat of 1 at 2",
        "choose house of 2 at 2",
    ]
    assert_refused(table, 0, "choose mangy of 0 at 2", "KS-T13")
    assert_refused(table, 0, "choose greedy of 1 at 3", "KS-Mangy")
    assert_refused(table, 0, "pass", "KS-Mangy")

    table.play(0, "choose house of 2 at 2")
    assert asked(table) == [(2, "send")]
    assert cats(table, 2) == ["fat of 1", "house of 2", "kitten of 0", "mangy of 0"]
    assert moves(table, 2) == ["send house to 1", "send house to 3"]
    assert_refused(table, 2, "send house to 2", "KS-T10")

    table.play(2, "send house to 3")
    assert cats(table, 2) == ["fat of 1", "kitten of 0", "mangy of 0"]
    assert cats(table, 3) == ["greedy of 1", "house of 2"]


@pytest.mark.ruling("KS-Mangy", "KS-Feral")
def test_the_shoved_cat_acts_again_at_its_new_bowl_for_its_owner() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["feral of 1"], ["fat of 0", "house of 1"]])

    play(table, "0: play mangy 1", "0: choose feral of 1 at 1", "1: send feral to 2")
    assert asked(table) == [(1, "feral")]
    table.play(1, "choose fat of 0 at 2")

    assert discard(table, 0) == ["fat"]
    assert cats(table, 2) == ["house of 1", "feral of 1"]


@pytest.mark.ruling("KS-Mangy", "KS-T12")
def test_mangy_with_only_ones_own_cats_must_shove_one_of_them() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["fat of 0", "house of 0"]])

    table.play(0, "play mangy 1")

    assert moves(table, 0) == ["choose fat of 0 at 1", "choose house of 0 at 1"]
    play(table, "0: choose fat of 0 at 1", "0: send fat to 3")
    assert cats(table, 3) == ["fat of 0"]


@pytest.mark.ruling("KS-Mangy", "KS-Tom")
def test_mangy_moves_tom() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["tom of 1"]])

    play(table, "0: play mangy 1", "0: choose tom of 1 at 1", "1: send tom to 2")

    assert cats(table, 2) == ["tom of 1"]


@pytest.mark.ruling("KS-Mangy", "KS-T11")
def test_mangy_alone_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[[], ["fat of 1"]])

    table.play(0, "play mangy 1")

    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Mangy", "KS-F1")
def test_a_shoved_cat_may_fill_two_bowls_in_one_turn() -> None:
    table = GAME.arrange(
        2,
        hands=[["mangy"]],
        bowls=[
            ["fat of 1", "kitten of 0", "kitten of 1", "house of 0", "fraidy of 0"],
            ["fat of 0", "house of 1", "greedy of 0"],
        ],
        holder=1,
    )

    play(table, "0: play mangy 1", "0: choose kitten of 1 at 1", "1: send kitten to 2")

    assert asked(table) == [(1, "serve")]
    assert moves(table, 1) == ["serve 1", "serve 2"]


@pytest.mark.ruling("KS-Mangy")
def test_a_kitten_shoved_by_mangy_lets_its_owner_bring_another() -> None:
    table = GAME.arrange(2, hands=[["mangy"], ["kitten", "fat"]], bowls=[["kitten of 1"]])

    play(table, "0: play mangy 1", "0: choose kitten of 1 at 1", "1: send kitten to 2")
    assert asked(table) == [(1, "kitten")]
    table.play(1, "play kitten 3")
    if asked(table) == [(1, "kitten")]:
        table.play(1, "pass")

    assert [cats(table, 2), cats(table, 3)] == [["kitten of 1"], ["kitten of 1"]]
    assert table.view(None)["active"] == 1


# Pounce Cat.


@pytest.mark.ruling("KS-Pounce")
def test_pounce_returns_another_cat_to_its_owners_hand() -> None:
    table = GAME.arrange(
        3,
        hands=[["pounce"], ["fat"], []],
        bowls=[["house of 1", "queen of 2", "lazy of 0"], ["greedy of 1"]],
    )
    table.play(0, "play pounce 1")
    assert asked(table) == [(0, "pounce")]
    assert moves(table, 0) == [
        "choose house of 1 at 1",
        "choose queen of 2 at 1",
        "choose lazy of 0 at 1",
    ]
    assert_refused(table, 0, "choose pounce of 0 at 1", "KS-T13")
    assert_refused(table, 0, "choose greedy of 1 at 2", "KS-Pounce")
    assert_refused(table, 0, "pass", "KS-Pounce")

    table.play(0, "choose house of 1 at 1")
    assert cats(table, 1) == ["queen of 2", "lazy of 0", "pounce of 0"]
    assert "house" in hand(table, 1)
    assert discard(table, 1) == []


@pytest.mark.ruling("KS-Pounce", "KS-Tom")
def test_pounce_cannot_touch_tom() -> None:
    table = GAME.arrange(2, hands=[["pounce"]], bowls=[["tom of 1", "kitten of 1"]])
    table.play(0, "play pounce 1")

    assert moves(table, 0) == ["choose kitten of 1 at 1"]
    assert_refused(table, 0, "choose tom of 1 at 1", "KS-Tom")


@pytest.mark.ruling("KS-Pounce", "KS-Tom", "KS-T11")
def test_pounce_with_only_tom_there_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["pounce"]], bowls=[["tom of 0"], ["kitten of 1"]])

    table.play(0, "play pounce 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["tom of 0", "pounce of 0"]


@pytest.mark.ruling("KS-Pounce", "KS-T12")
def test_pounce_must_take_back_ones_own_only_cat() -> None:
    table = GAME.arrange(2, hands=[["pounce"]], bowls=[["house of 0"]])

    table.play(0, "play pounce 1")
    assert moves(table, 0) == ["choose house of 0 at 1"]
    table.play(0, "choose house of 0 at 1")

    assert "house" in hand(table, 0)
    assert len(hand(table, 0)) == 5


@pytest.mark.ruling("KS-Pounce", "KS-T4")
def test_hand_enlarged_by_pounce_keeps_all_cards() -> None:
    table = GAME.arrange(
        2,
        hands=[["pounce"], ["fat", "house", "greedy", "tom", "queen"]],
        bowls=[["lazy of 1"]],
    )

    play(table, "0: play pounce 1", "0: choose lazy of 1 at 1")

    assert len(hand(table, 1)) == 6
    assert "lazy" in hand(table, 1)


@pytest.mark.ruling("KS-Pounce")
def test_a_moved_pounce_pounces_again_for_its_owner() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[["fat of 0"], ["pounce of 1"]])

    play(table, "0: play catnip 1", "0: choose pounce of 1 at 2")
    assert asked(table) == [(1, "pounce")]
    table.play(1, "choose catnip of 0 at 1")

    assert "catnip" in hand(table, 0)
    assert cats(table, 1) == ["fat of 0", "pounce of 1"]


# Tom Cat.


@pytest.mark.ruling("KS-Tom")
def test_tom_is_lured_driven_and_fed_like_any_other_cat() -> None:
    lured = GAME.arrange(2, hands=[["catnip"]], bowls=[[], ["tom of 1"]])
    play(lured, "0: play catnip 1", "0: choose tom of 1 at 2")
    assert cats(lured, 1) == ["catnip of 0", "tom of 1"]

    driven = GAME.arrange(2, hands=[["robo-vac", "house"]], bowls=[["tom of 1"]])
    play(driven, "0: play robo-vac 1", "1: send tom to 2", "0: play house 1")
    assert cats(driven, 2) == ["tom of 1"]

    fed = GAME.arrange(2, hands=[["mama"]], bowls=[["tom of 1"]], food=["321"])
    play(fed, "0: play mama 1", "0: choose tom of 1 at 1", "1: feed tom 3")
    assert discard(fed, 1) == ["tom"]
    assert [eaten(fed, 1), food(fed, 1)] == ["3", "21"]
