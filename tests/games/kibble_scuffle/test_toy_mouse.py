"""Toy Mouse wakes a cat's ability."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import (
    asked,
    cats,
    discard,
    eaten,
    food,
    hand,
    moves,
    play,
    refused,
)


@pytest.mark.ruling("KS-ToyMouse")
def test_any_cat_there_of_any_owner() -> None:
    table = GAME.arrange(
        3,
        hands=[["toy-mouse", "fat"]],
        bowls=[["fat of 1", "big-eyes of 0", "tom of 2"], ["house of 1"]],
    )
    play(table, "0: play toy-mouse 1")
    assert asked(table) == [(0, "toy-mouse")]
    assert moves(table, 0) == [
        "choose big-eyes of 0 at 1",
        "choose fat of 1 at 1",
        "choose tom of 2 at 1",
    ]
    refused(table, 0, "choose house of 1 at 2", "KS-ToyMouse")
    refused(table, 0, "pass", "KS-ToyMouse")


@pytest.mark.ruling("KS-ToyMouse", "KS-T11")
def test_at_an_empty_bowl_it_wakes_nobody() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[[], ["house of 1"]])
    play(table, "0: play toy-mouse 1")
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-ToyMouse")
def test_a_cat_without_an_arrival_ability_may_be_woken_for_nothing() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[["fraidy of 1"]], food=["32"])
    play(table, "0: play toy-mouse 1", "0: choose fraidy of 1 at 1")
    assert asked(table) == [(0, "item-cat")]
    assert food(table, 1) == "32"


@pytest.mark.ruling("KS-ToyMouse", "KS-T10")
def test_the_cats_owner_makes_the_choices() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["feral of 1", "greedy of 1"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose feral of 1 at 1")
    assert asked(table) == [(1, "feral")]
    play(table, "1: choose greedy of 1 at 1")
    assert discard(table, 1) == ["greedy"]
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-ToyMouse", "KS-BigEyes")
def test_big_eyes_drops_two_more() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[["big-eyes of 1"]], food=["1"])
    play(table, "0: play toy-mouse 1", "0: choose big-eyes of 1 at 1")
    assert len(food(table, 1)) == 3


@pytest.mark.ruling("KS-ToyMouse", "KS-Catnip")
def test_a_woken_catnip_may_not_take_a_catnip() -> None:
    table = GAME.arrange(
        3,
        hands=[["toy-mouse", "fat"], ["tom"]],
        bowls=[["catnip of 1"], ["catnip of 2", "greedy of 2"]],
    )
    play(table, "0: play toy-mouse 1", "0: choose catnip of 1 at 1")
    assert moves(table, 1) == ["choose greedy of 2 at 2"]
    refused(table, 1, "choose catnip of 2 at 2", "KS-Catnip")


@pytest.mark.ruling("KS-ToyMouse", "KS-Kitten", "KS-T21")
@pytest.mark.parametrize(
    ("held", "answers"),
    [
        (["kitten"], ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]),
        (["tom"], ["pass"]),
    ],
)
def test_a_woken_kitten_asks_its_owner(held: list[str], answers: list[str]) -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"], held], bowls=[["kitten of 1"]])
    play(table, "0: play toy-mouse 1", "0: choose kitten of 1 at 1")
    assert asked(table) == [(1, "kitten")]
    assert moves(table, 1) == answers


@pytest.mark.ruling("KS-ToyMouse", "KS-Mama")
def test_a_woken_mama_feeds_another() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["mama of 1", "house of 0"]], food=["31"]
    )
    play(table, "0: play toy-mouse 1", "0: choose mama of 1 at 1", "1: choose house of 0 at 1")
    play(table, "0: feed house 3")
    assert eaten(table, 0) == "3"
    assert sorted(cats(table, 1)) == ["house of 0", "mama of 1"]


@pytest.mark.ruling("KS-ToyMouse", "KS-Pounce", "KS-Item")
def test_a_woken_pounce_may_send_back_what_then_follows() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["pounce of 0", "queen of 0"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose pounce of 0 at 1", "0: choose queen of 0 at 1")
    assert hand(table, 0) == ["fat", "queen"]
    assert moves(table, 0) == ["play fat 1", "play queen 1"]


@pytest.mark.ruling("KS-ToyMouse", "KS-T17")
def test_it_counts_as_one_of_the_three() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "mangy"], ["tom"]], bowls=[["big-eyes of 1"]])
    play(table, "0: play toy-mouse 1", "0: choose big-eyes of 1 at 1", "0: play mangy 1")
    assert table.view(None)["bowls"][0]["cats"][0]["resolved"] == 1
    play(table, "0: choose big-eyes of 1 at 1")
    assert table.view(None)["bowls"][0]["cats"][0]["resolved"] == 1


@pytest.mark.ruling("KS-ToyMouse", "KS-Trickster", "KS-Clumsy")
def test_woken_trickster_and_clumsy_act_at_their_bowl() -> None:
    table = GAME.arrange(
        2,
        hands=[["toy-mouse", "fat"], ["toy-mouse", "fat"]],
        bowls=[["trickster of 1"], ["clumsy of 0"]],
        food=["33", "12"],
    )
    play(table, "0: play toy-mouse 1", "0: choose trickster of 1 at 1", "1: trade 2")
    assert (food(table, 1), food(table, 2)) == ("21", "33")
    play(table, "0: play fat 1")
    play(table, "1: play toy-mouse 2", "1: choose clumsy of 0 at 2")
    assert moves(table, 0) == ["return 3"]


@pytest.mark.ruling("KS-ToyMouse", "KS-Fraidy", "KS-T9")
def test_a_cat_that_leaves_by_the_woken_ability_is_resolved_before_the_items_cat() -> None:
    table = GAME.arrange(
        2,
        hands=[["toy-mouse", "fat"], ["tom"]],
        bowls=[["mangy of 1", "clumsy of 0"], []],
        food=["1", "32"],
    )
    play(table, "0: play toy-mouse 1", "0: choose mangy of 1 at 1", "1: choose clumsy of 0 at 1")
    play(table, "0: send clumsy to 2")
    assert asked(table) == [(0, "clumsy")]
    play(table, "0: return 3")
    assert asked(table) == [(0, "item-cat")]
    assert moves(table, 0) == ["play fat 1"]
