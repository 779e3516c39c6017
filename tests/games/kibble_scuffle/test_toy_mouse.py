"""Toy Mouse lets a cat use its ability again."""

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


@pytest.mark.ruling("KS-ToyMouse")
def test_toy_mouse_may_pick_any_cat_at_its_bowl() -> None:
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
    assert_refused(table, 0, "choose house of 1 at 2", "KS-ToyMouse")
    assert_refused(table, 0, "pass", "KS-ToyMouse")


@pytest.mark.ruling("KS-ToyMouse", "KS-T11")
def test_toy_mouse_at_an_empty_bowl_asks_nothing() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[[], ["house of 1"]])
    play(table, "0: play toy-mouse 1")
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-ToyMouse")
def test_toy_mouse_may_pick_a_cat_without_arrival_ability() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[["fraidy of 1"]], food=["32"])
    play(table, "0: play toy-mouse 1", "0: choose fraidy of 1 at 1")
    assert asked(table) == [(0, "item-cat")]
    assert food(table, 1) == "32"


@pytest.mark.ruling("KS-ToyMouse", "KS-T10")
def test_owner_of_the_teased_cat_makes_its_choices() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["feral of 1", "greedy of 1"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose feral of 1 at 1")
    assert asked(table) == [(1, "feral")]
    play(table, "1: choose greedy of 1 at 1")
    assert discard(table, 1) == ["greedy"]
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-ToyMouse", "KS-BigEyes")
def test_teased_big_eyes_drops_two_more_cubes() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"]], bowls=[["big-eyes of 1"]], food=["1"])
    play(table, "0: play toy-mouse 1", "0: choose big-eyes of 1 at 1")
    assert len(food(table, 1)) == 3


@pytest.mark.ruling("KS-ToyMouse", "KS-Catnip")
def test_teased_catnip_may_not_lure_a_catnip() -> None:
    table = GAME.arrange(
        3,
        hands=[["toy-mouse", "fat"], ["tom"]],
        bowls=[["catnip of 1"], ["catnip of 2", "greedy of 2"]],
    )
    play(table, "0: play toy-mouse 1", "0: choose catnip of 1 at 1")
    assert moves(table, 1) == ["choose greedy of 2 at 2"]
    assert_refused(table, 1, "choose catnip of 2 at 2", "KS-Catnip")


@pytest.mark.ruling("KS-ToyMouse", "KS-Kitten", "KS-T21")
@pytest.mark.parametrize(
    ("held", "answers"),
    [
        (["kitten"], ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]),
        (["tom"], ["pass"]),
    ],
)
def test_teased_kitten_asks_its_owner(held: list[str], answers: list[str]) -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"], held], bowls=[["kitten of 1"]])
    play(table, "0: play toy-mouse 1", "0: choose kitten of 1 at 1")
    assert asked(table) == [(1, "kitten")]
    assert moves(table, 1) == answers


@pytest.mark.ruling("KS-ToyMouse", "KS-Mama")
def test_teased_mama_feeds_another_cat() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["mama of 1", "house of 0"]], food=["31"]
    )
    play(table, "0: play toy-mouse 1", "0: choose mama of 1 at 1", "1: choose house of 0 at 1")
    play(table, "0: feed house 3")
    assert eaten(table, 0) == "3"
    assert sorted(cats(table, 1)) == ["house of 0", "mama of 1"]


@pytest.mark.ruling("KS-ToyMouse", "KS-Pounce", "KS-Item")
def test_cat_returned_by_teased_pounce_may_follow_the_item() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["pounce of 0", "queen of 0"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose pounce of 0 at 1", "0: choose queen of 0 at 1")
    assert hand(table, 0) == ["fat", "queen"]
    assert moves(table, 0) == ["play fat 1", "play queen 1"]


@pytest.mark.ruling("KS-ToyMouse", "KS-T17")
def test_toy_mouse_counts_towards_the_arrival_limit() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "mangy"], ["tom"]], bowls=[["big-eyes of 1"]])
    play(table, "0: play toy-mouse 1", "0: choose big-eyes of 1 at 1", "0: play mangy 1")
    assert table.view(None)["bowls"][0]["cats"][0]["resolved"] == 1
    play(table, "0: choose big-eyes of 1 at 1")
    assert table.view(None)["bowls"][0]["cats"][0]["resolved"] == 1


@pytest.mark.ruling("KS-ToyMouse", "KS-Trickster", "KS-Clumsy")
def test_teased_trickster_and_clumsy_act_at_their_bowl() -> None:
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
def test_teased_ability_resolves_fully_before_the_items_cat() -> None:
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
