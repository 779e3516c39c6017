"""Mama Cat feeds another cat out of turn (KS-Mama), and the consequences."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    all_but,
    asked,
    assert_refused,
    cats,
    discard,
    eaten,
    food,
    moves,
    play,
)


def mama_and(*others: str, cubes: str = "321", eaten: tuple[str, ...] = ()) -> KibbleTable:
    """Seat 0 has played Mama to bowl 1, where these cats are."""
    table = GAME.arrange(2, hands=[["mama"]], bowls=[list(others)], food=[cubes], eaten=eaten)
    table.play(0, "play mama 1")
    return table


@pytest.mark.ruling("KS-Mama", "KS-T10")
def test_mama_picks_the_cat_and_its_owner_the_cube() -> None:
    table = mama_and("fat of 1", "clumsy of 0", "queen of 1")
    assert asked(table) == [(0, "mama")]
    assert moves(table, 0) == [
        "choose clumsy of 0 at 1",
        "choose fat of 1 at 1",
        "choose queen of 1 at 1",
    ]

    table.play(0, "choose fat of 1 at 1")
    assert asked(table) == [(1, "mama-fed")]
    assert moves(table, 1) == ["feed fat 1", "feed fat 2", "feed fat 3"]
    assert_refused(table, 1, "pass", "KS-Mama")
    assert_refused(table, 1, "feed queen 3", "KS-Mama")
    assert_refused(table, 1, "feed fat 2+1", "KS-F7")

    table.play(1, "feed fat 3")
    assert cats(table, 1) == ["clumsy of 0", "queen of 1", "mama of 0"]
    assert discard(table, 1) == ["fat"]
    assert [eaten(table, 1), food(table, 1)] == ["3", "21"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Mama", "KS-T12")
def test_mama_must_feed_an_opponents_cat_if_there_is_no_other() -> None:
    table = mama_and("fat of 1")

    assert moves(table, 0) == ["choose fat of 1 at 1"]
    assert_refused(table, 0, "pass", "KS-Mama")


@pytest.mark.ruling("KS-Mama", "KS-T13")
def test_mama_does_not_feed_herself() -> None:
    table = mama_and("fat of 1")

    assert_refused(table, 0, "choose mama of 0 at 1", "KS-T13")


@pytest.mark.ruling("KS-Mama")
def test_mama_feeds_nobody_at_another_bowl() -> None:
    table = GAME.arrange(2, hands=[["mama"]], bowls=[["fat of 1"], ["house of 0"]])
    table.play(0, "play mama 1")

    assert_refused(table, 0, "choose house of 0 at 2", "KS-Mama")


@pytest.mark.ruling("KS-Mama", "KS-T11")
def test_mama_alone_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["mama"]], bowls=[[], ["fat of 1"]], food=["321"])

    table.play(0, "play mama 1")

    assert asked(table) == [(1, "play")]
    assert food(table, 1) == "321"


@pytest.mark.ruling("KS-Mama")
def test_mama_at_a_bowl_without_food_does_nothing() -> None:
    table = GAME.arrange(
        2, hands=[["mama"]], bowls=[["fat of 1", "house of 1"]], food=["", "1", all_but("1")]
    )

    table.play(0, "play mama 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["fat of 1", "house of 1", "mama of 0"]


@pytest.mark.ruling("KS-Mama")
def test_a_bowl_emptied_by_mama_is_filled_at_once() -> None:
    table = mama_and("fat of 0", cubes="3")

    play(table, "0: choose fat of 0 at 1", "0: feed fat 3")

    assert len(food(table, 1)) == 4
    assert eaten(table, 0) == "3"


@pytest.mark.ruling("KS-Mama", "KS-F8")
def test_a_house_cat_fed_by_mama_stays_at_the_bowl() -> None:
    table = mama_and("house of 1", "kitten of 1")

    play(table, "0: choose house of 1 at 1", "1: feed house 3")

    assert sorted(cats(table, 1)) == ["house of 1", "kitten of 1", "mama of 0"]
    assert table.view(None)["bowls"][0]["aside"] == []
    assert discard(table, 1) == []
    assert eaten(table, 1) == "3"


@pytest.mark.ruling("KS-Mama", "KS-F8")
def test_a_house_cat_fed_by_mama_counts_for_dinner_and_eats_again_there() -> None:
    table = mama_and("house of 1", "kitten of 1", "fat of 0", cubes="33311")

    play(table, "0: choose house of 1 at 1", "1: feed house 3")
    assert asked(table) == [(0, "feed")]
    assert table.view(None)["bowls"][0]["counted"] == 5

    play(table, "0: feed fat 3", "1: feed house 3")
    assert eaten(table, 1) == "33"


@pytest.mark.ruling("KS-Mama", "KS-F8")
def test_house_cat_fed_by_mama_is_discarded_if_dinner_has_no_food() -> None:
    table = mama_and("house of 1", "kitten of 1", "fat of 0", cubes="33")

    play(table, "0: choose house of 1 at 1", "1: feed house 3", "0: feed fat 3")

    assert cats(table, 1) == []
    assert sorted(discard(table, 1)) == ["house", "kitten"]


@pytest.mark.ruling("KS-Mama", "KS-F7")
def test_greedy_fed_by_mama_takes_up_to_two() -> None:
    table = mama_and("greedy of 1", cubes="331")
    table.play(0, "choose greedy of 1 at 1")
    assert moves(table, 1) == [f"feed greedy {meal}" for meal in ("1", "3", "3+1", "3+3")]

    table.play(1, "feed greedy 3+3")

    assert [eaten(table, 1), food(table, 1)] == ["33", "1"]
    assert discard(table, 1) == ["greedy"]


@pytest.mark.ruling("KS-Mama", "KS-F7")
def test_greedy_fed_by_mama_from_two_cubes_empties_the_bowl_which_is_filled() -> None:
    table = mama_and("greedy of 1", cubes="11")

    play(table, "0: choose greedy of 1 at 1", "1: feed greedy 1+1")

    assert eaten(table, 1) == "11"
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-Mama", "KS-F12")
def test_alley_fed_by_mama_may_swap() -> None:
    table = mama_and("alley of 1", eaten=("3", "2"))

    play(table, "0: choose alley of 1 at 1", "1: feed alley 1")
    assert asked(table) == [(1, "swap")]
    assert moves(table, 1) == ["swap 3 of 0", "pass"]

    table.play(1, "swap 3 of 0")
    assert [eaten(table, 0), eaten(table, 1)] == ["1", "32"]
    assert discard(table, 1) == ["alley"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Mama", "KS-F12")
def test_alley_fed_by_mama_may_keep_its_cube_or_find_nobody_to_swap_with() -> None:
    table = mama_and("alley of 1", eaten=("3",))
    play(table, "0: choose alley of 1 at 1", "1: feed alley 1", "1: pass")
    assert [eaten(table, 0), eaten(table, 1)] == ["3", "1"]

    table = mama_and("alley of 1")
    play(table, "0: choose alley of 1 at 1", "1: feed alley 1")
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Mama", "KS-F9")
def test_lazy_fed_by_mama_ends_nothing() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama"]],
        bowls=[
            ["lazy of 1", "kitten of 1"],
            ["fat of 1", "kitten of 0", "house of 1", "greedy of 1"],
        ],
        food=["3321"],
        holder=1,
    )

    play(table, "0: play mama 1", "0: choose lazy of 1 at 1", "1: feed lazy 3")

    assert table.view(None)["phase"] == "feeding"  # the other bowl was full
    assert discard(table, 1) == ["lazy"]
    assert cats(table, 1) == ["kitten of 1", "mama of 0"]
    play(table, "1: feed fat 1", "0: feed kitten 1", "1: feed house 1", "1: feed greedy 1")
    assert table.view(None)["holder"] == 0  # and the box passes as ever


@pytest.mark.ruling("KS-Mama")
def test_cat_fed_by_mama_does_not_count_for_dinner() -> None:
    table = mama_and("fat of 1", "kitten of 1", "kitten of 0")

    play(table, "0: choose fat of 1 at 1", "1: feed fat 3")

    assert asked(table) == [(1, "play")]
    assert table.view(None)["bowls"][0]["counted"] == 3


@pytest.mark.ruling("KS-Mama")
def test_a_moved_mama_feeds_again_for_her_owner() -> None:
    table = GAME.arrange(
        2, hands=[["mangy"]], bowls=[["mama of 1"], ["fat of 0", "house of 1"]], food=["1", "33"]
    )

    play(table, "0: play mangy 1", "0: choose mama of 1 at 1", "1: send mama to 2")
    assert asked(table) == [(1, "mama")]
    table.play(1, "choose fat of 0 at 2")
    assert asked(table) == [(0, "mama-fed")]
    table.play(0, "feed fat 3")

    assert [eaten(table, 0), food(table, 2)] == ["3", "3"]


@pytest.mark.ruling("KS-Mama")
def test_a_toy_mouse_lets_mama_feed_the_house_cat_again() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "kitten"]], bowls=[["mama of 0", "house of 0"]], food=["3311"]
    )

    play(table, "0: play toy-mouse 1", "0: choose mama of 0 at 1", "0: choose house of 0 at 1")
    play(table, "0: feed house 3", "0: play kitten 1")

    assert sorted(cats(table, 1)) == ["house of 0", "kitten of 0", "mama of 0"]
    assert [eaten(table, 0), food(table, 1)] == ["3", "311"]


@pytest.mark.ruling("KS-Mama", "KS-F3")
def test_priority_cat_fed_by_mama_is_gone_at_dinner() -> None:
    table = mama_and("tom of 1", "kitten of 1", "fat of 0", "house of 0")

    play(table, "0: choose tom of 1 at 1", "1: feed tom 3")

    assert asked(table) == [(0, "feed")]


@pytest.mark.ruling("KS-Mama")
def test_another_mama_may_be_fed() -> None:
    table = mama_and("mama of 1")

    play(table, "0: choose mama of 1 at 1", "1: feed mama 2")

    assert cats(table, 1) == ["mama of 0"]
    assert eaten(table, 1) == "2"


@pytest.mark.ruling("KS-Mama", "KS-F4")
def test_dinner_after_mama_emptied_the_bowl_uses_the_new_food() -> None:
    table = mama_and("clumsy of 0", "kitten of 1", "fat of 1", "kitten of 0", cubes="3")

    play(table, "0: choose clumsy of 0 at 1", "0: feed clumsy 3")

    assert asked(table) == [(0, "feed")]
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-Mama")
def test_with_an_empty_box_a_bowl_emptied_by_mama_stays_empty() -> None:
    table = GAME.arrange(
        2, hands=[["mama"]], bowls=[["greedy of 1"]], food=["31", "1", all_but("31", "1")]
    )

    play(table, "0: play mama 1", "0: choose greedy of 1 at 1", "1: feed greedy 3+1")

    assert [eaten(table, 1), food(table, 1)] == ["31", ""]
    assert asked(table) == [(1, "play")]
