"""Cats that change the food: Big-Eyes, Clumsy, Trickster and Fraidy, card by card."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    all_but,
    asked,
    assert_refused,
    box,
    cats,
    discard,
    eaten,
    food,
    hand,
    moves,
    play,
)

# Big-Eyes Cat.


@pytest.mark.ruling("KS-BigEyes")
def test_big_eyes_brings_two_cubes_out_of_the_box() -> None:
    table = GAME.arrange(2, hands=[["big-eyes"]], food=["2", "1", "1"])
    before = sum(box(table))

    table.play(0, "play big-eyes 1")

    assert len(food(table, 1)) == 3
    assert "2" in food(table, 1)
    assert [food(table, 2), food(table, 3)] == ["1", "1"]
    assert sum(box(table)) == before - 2


@pytest.mark.ruling("KS-BigEyes")
def test_big_eyes_brings_two_more_wherever_it_is_moved() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["big-eyes of 1"]], food=["2", "1", "1"])

    play(table, "0: play mangy 1", "0: choose big-eyes of 1 at 1", "1: send big-eyes to 3")

    assert [len(food(table, bowl)) for bowl in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.ruling("KS-BigEyes")
def test_a_toy_mouse_makes_big_eyes_bring_two_more() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "house"]], bowls=[["big-eyes of 1"]], food=["2", "1", "1"]
    )

    play(table, "0: play toy-mouse 1", "0: choose big-eyes of 1 at 1", "0: play house 1")

    assert [len(food(table, bowl)) for bowl in (1, 2, 3)] == [3, 1, 1]


@pytest.mark.ruling("KS-BigEyes", "KS-T17")
def test_big_eyes_brings_two_at_each_of_three_arrivals_and_then_no_more() -> None:
    table = GAME.arrange(
        4,
        hands=[["robo-vac", "house"]],
        bowls=[["big-eyes of 1", "mangy of 2", "mangy of 3", "mangy of 1"]],
        food=["1", "1", "1"],
    )
    play(table, "0: play robo-vac 1", "1: send big-eyes to 2")
    assert [len(food(table, bowl)) for bowl in (2, 3)] == [3, 1]
    play(table, "2: send mangy to 2", "2: choose big-eyes of 1 at 2", "1: send big-eyes to 3")
    assert [len(food(table, bowl)) for bowl in (2, 3)] == [3, 3]
    play(table, "3: send mangy to 3", "3: choose big-eyes of 1 at 3", "1: send big-eyes to 2")
    assert [len(food(table, bowl)) for bowl in (2, 3)] == [5, 3]
    play(table, "1: send mangy to 2", "1: choose big-eyes of 1 at 2", "1: send big-eyes to 3")
    assert [len(food(table, bowl)) for bowl in (2, 3)] == [5, 3]
    assert "big-eyes of 1" in cats(table, 3)


@pytest.mark.ruling("KS-BigEyes")
def test_big_eyes_drops_one_cube_from_a_box_with_one() -> None:
    table = GAME.arrange(2, hands=[["big-eyes"]], food=["2", "1", all_but("2", "1", "3")])
    assert box(table) == [0, 0, 1]

    table.play(0, "play big-eyes 2")

    assert food(table, 2) == "31"
    assert box(table) == [0, 0, 0]


@pytest.mark.ruling("KS-BigEyes")
def test_big_eyes_finds_nothing_in_an_empty_box() -> None:
    table = GAME.arrange(2, hands=[["big-eyes"]], food=["2", "1", all_but("2", "1")])

    table.play(0, "play big-eyes 2")

    assert food(table, 2) == "1"
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-BigEyes", "KS-F4")
def test_big_eyes_cubes_are_eaten_at_the_dinner_it_starts() -> None:
    table = GAME.arrange(
        2,
        hands=[["big-eyes"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1"],
    )

    table.play(0, "play big-eyes 1")

    assert asked(table) == [(0, "feed")]
    assert len(food(table, 1)) == 3


# Clumsy Cat.


@pytest.mark.ruling("KS-Clumsy")
def test_clumsy_returns_a_cube_of_its_owners_choice() -> None:
    table = GAME.arrange(2, hands=[["clumsy"]], food=["3211"])
    before = box(table)

    table.play(0, "play clumsy 1")
    assert asked(table) == [(0, "clumsy")]
    assert moves(table, 0) == ["return 1", "return 2", "return 3"]
    assert_refused(table, 0, "pass", "KS-Clumsy")

    table.play(0, "return 3")
    assert food(table, 1) == "211"
    assert box(table) == [before[0], before[1], before[2] + 1]


@pytest.mark.ruling("KS-Clumsy")
def test_clumsy_cannot_return_a_cube_that_is_not_in_the_bowl() -> None:
    table = GAME.arrange(2, hands=[["clumsy"]], food=["311"])
    table.play(0, "play clumsy 1")

    assert moves(table, 0) == ["return 1", "return 3"]
    assert_refused(table, 0, "return 2", "KS-Clumsy")


@pytest.mark.ruling("KS-Clumsy")
def test_a_bowl_emptied_by_clumsy_is_filled_at_once() -> None:
    table = GAME.arrange(
        2, hands=[["clumsy"]], bowls=[["kitten of 0", "kitten of 1", "fat of 1"]], food=["3"]
    )

    play(table, "0: play clumsy 1", "0: return 3")

    assert asked(table) == [(0, "feed")]  # refilled before the dinner that follows
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-Clumsy")
def test_clumsy_at_an_empty_bowl_does_nothing() -> None:
    table = GAME.arrange(2, hands=[["clumsy"]], food=["", "1", all_but("1")])

    table.play(0, "play clumsy 1")

    assert asked(table) == [(1, "play")]
    assert food(table, 1) == ""


@pytest.mark.ruling("KS-Clumsy")
def test_cube_returned_by_clumsy_fills_another_empty_bowl() -> None:
    table = GAME.arrange(2, hands=[["clumsy"]], food=["", "32", all_but("32")])

    play(table, "0: play clumsy 2", "0: return 3")

    assert [food(table, 1), food(table, 2)] == ["3", "2"]


@pytest.mark.ruling("KS-Clumsy")
def test_last_cube_returned_to_an_empty_box_refills_the_same_bowl_first() -> None:
    table = GAME.arrange(2, hands=[["clumsy"]], food=["", "3", all_but("3")])

    play(table, "0: play clumsy 2", "0: return 3")

    assert [food(table, 1), food(table, 2)] == ["", "3"]


@pytest.mark.ruling("KS-Clumsy")
def test_a_moved_clumsy_returns_a_cube_at_its_new_bowl_by_its_owners_choice() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["clumsy of 1"]], food=["111", "222", "321"])

    play(table, "0: play mangy 1", "0: choose clumsy of 1 at 1", "1: send clumsy to 3")
    assert asked(table) == [(1, "clumsy")]
    table.play(1, "return 2")

    assert [food(table, bowl) for bowl in (1, 2, 3)] == ["111", "222", "31"]


# Trickster Cat.


@pytest.mark.ruling("KS-Trickster")
def test_trickster_swaps_all_the_food_with_a_bowl_of_its_owners_choice() -> None:
    table = GAME.arrange(2, hands=[["trickster"]], food=["33", "2221", "1"])

    table.play(0, "play trickster 1")
    assert asked(table) == [(0, "trickster")]
    assert moves(table, 0) == ["trade 2", "trade 3"]
    assert_refused(table, 0, "pass", "KS-Trickster")
    assert_refused(table, 0, "trade 1", "KS-Trickster")

    table.play(0, "trade 2")
    assert [food(table, bowl) for bowl in (1, 2, 3)] == ["2221", "33", "1"]


@pytest.mark.ruling("KS-Trickster")
def test_a_moved_trickster_swaps_again_from_its_new_bowl() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["trickster of 1"]], food=["33", "22", "1"])

    play(table, "0: play mangy 1", "0: choose trickster of 1 at 1", "1: send trickster to 3")
    assert moves(table, 1) == ["trade 1", "trade 2"]
    table.play(1, "trade 1")

    assert [food(table, bowl) for bowl in (1, 2, 3)] == ["1", "22", "33"]


@pytest.mark.ruling("KS-Trickster")
def test_trickster_may_swap_its_food_into_an_empty_bowl() -> None:
    table = GAME.arrange(2, hands=[["trickster"]], food=["", "32", all_but("32")])

    play(table, "0: play trickster 2", "0: trade 1")

    assert [food(table, 1), food(table, 2)] == ["32", ""]


@pytest.mark.ruling("KS-Trickster")
def test_trickster_at_an_empty_bowl_may_swap_food_in() -> None:
    table = GAME.arrange(2, hands=[["trickster"]], food=["", "32", all_but("32")])

    play(table, "0: play trickster 1", "0: trade 2")

    assert [food(table, 1), food(table, 2)] == ["32", ""]


@pytest.mark.ruling("KS-Trickster", "KS-F4")
def test_dinner_uses_the_food_that_trickster_swapped_in() -> None:
    table = GAME.arrange(
        2,
        hands=[["trickster"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1", "33", "2"],
    )

    play(table, "0: play trickster 1", "0: trade 2", "0: feed trickster 3", "1: feed fat 3")

    assert [eaten(table, 0), eaten(table, 1)] == ["3", "3"]
    assert [cats(table, 1), food(table, 2)] == [[], "1"]


# Fraidy Cat: the bowl of one cube shows it. Emptied, it is filled with four.


def spilt(table: KibbleTable, bowl: int) -> bool:
    """Whether a bowl of one cube was emptied, and so has been filled with four."""
    assert len(food(table, bowl)) in {1, 4}
    return len(food(table, bowl)) == 4


@pytest.mark.ruling("KS-Fraidy", "KS-Mangy")
def test_fraidy_shoved_by_mangy_spills_the_bowl_it_left() -> None:
    table = GAME.arrange(2, hands=[["mangy"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"])

    play(table, "0: play mangy 1", "0: choose fraidy of 1 at 1", "1: send fraidy to 2")

    assert [spilt(table, bowl) for bowl in (1, 2, 3)] == [True, False, False]
    assert cats(table, 2) == ["fraidy of 1"]


@pytest.mark.ruling("KS-Fraidy", "KS-Catnip")
def test_fraidy_lured_by_catnip_spills_the_bowl_it_left() -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"])

    play(table, "0: play catnip 2", "0: choose fraidy of 1 at 1")

    assert [spilt(table, bowl) for bowl in (1, 2, 3)] == [True, False, False]


@pytest.mark.ruling("KS-Fraidy")
def test_fraidy_driven_off_by_robo_vac_spills_the_bowl_it_left() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "house"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"]
    )

    play(table, "0: play robo-vac 1", "1: send fraidy to 3", "0: play house 1")

    assert [spilt(table, bowl) for bowl in (1, 2, 3)] == [True, False, False]


@pytest.mark.ruling("KS-Fraidy", "KS-Feral")
def test_fraidy_chased_off_by_feral_spills_the_bowl() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"])

    play(table, "0: play feral 1", "0: choose fraidy of 1 at 1")

    assert [spilt(table, bowl) for bowl in (1, 2, 3)] == [True, False, False]
    assert discard(table, 1) == ["fraidy"]


@pytest.mark.ruling("KS-Fraidy", "KS-Pounce")
def test_fraidy_pounced_on_spills_the_bowl() -> None:
    table = GAME.arrange(2, hands=[["pounce"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"])

    play(table, "0: play pounce 1", "0: choose fraidy of 1 at 1")

    assert [spilt(table, bowl) for bowl in (1, 2, 3)] == [True, False, False]
    assert "fraidy" in hand(table, 1)


@pytest.mark.ruling("KS-Fraidy")
def test_fraidy_moved_by_its_own_owner_spills_the_bowl() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["fraidy of 0"]], food=["3", "3", "3"])

    play(table, "0: play feral 1", "0: choose fraidy of 0 at 1")

    assert spilt(table, 1)


@pytest.mark.ruling("KS-Fraidy")
def test_fraidy_spills_nothing_when_it_arrives_or_stays() -> None:
    table = GAME.arrange(2, hands=[["fraidy"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"])

    table.play(0, "play fraidy 1")

    assert not spilt(table, 1)


@pytest.mark.ruling("KS-Fraidy")
def test_a_toy_mouse_does_not_scare_fraidy() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "house"]], bowls=[["fraidy of 1"]], food=["3", "3", "3"]
    )

    play(table, "0: play toy-mouse 1", "0: choose fraidy of 1 at 1", "0: play house 1")

    assert not spilt(table, 1)


@pytest.mark.ruling("KS-Fraidy", "KS-F5")
def test_fraidy_fed_at_dinner_spills_nothing() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["fraidy of 0", "kitten of 1", "fat of 1"]],
        food=["33333"],
    )

    play(table, "0: play kitten 1", "0: feed fraidy 3")

    assert food(table, 1) == "3333"


@pytest.mark.ruling("KS-Fraidy", "KS-Mama")
def test_fraidy_fed_by_mama_spills_nothing() -> None:
    table = GAME.arrange(2, hands=[["mama"]], bowls=[["fraidy of 1"]], food=["32"])

    play(table, "0: play mama 1", "0: choose fraidy of 1 at 1", "1: feed fraidy 3")

    assert food(table, 1) == "2"
    assert discard(table, 1) == ["fraidy"]


@pytest.mark.ruling("KS-Fraidy", "KS-F9")
def test_fraidy_left_behind_by_lazy_spills_nothing() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["fraidy of 0", "lazy of 1", "fat of 1"]],
        food=["3333"],
        holder=1,
    )

    play(table, "0: play kitten 1", "1: feed lazy 3")

    assert food(table, 1) == "333"
    assert cats(table, 1) == ["fraidy of 0", "fat of 1", "kitten of 0"]


@pytest.mark.ruling("KS-Fraidy", "KS-F4")
def test_dinner_after_fraidy_left_uses_the_new_food() -> None:
    table = GAME.arrange(
        2,
        hands=[["feral"]],
        bowls=[["fraidy of 1", "kitten of 1", "fat of 1", "kitten of 0"]],
        food=["3"],
    )

    play(table, "0: play feral 1", "0: choose fraidy of 1 at 1")

    assert asked(table) == [(0, "feed")]
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-Fraidy")
def test_cubes_spilled_by_fraidy_go_into_the_box() -> None:
    table = GAME.arrange(2, hands=[["feral"]], bowls=[["fraidy of 1"]], food=["333333", "1", "1"])
    before = sum(box(table))

    play(table, "0: play feral 1", "0: choose fraidy of 1 at 1")

    assert len(food(table, 1)) == 4
    assert sum(box(table)) == before + 2


@pytest.mark.ruling("KS-Fraidy")
def test_empty_box_refills_the_bowl_with_the_spilled_cubes() -> None:
    table = GAME.arrange(
        2, hands=[["feral"]], bowls=[["fraidy of 1"]], food=["32", "1", all_but("32", "1")]
    )

    play(table, "0: play feral 1", "0: choose fraidy of 1 at 1")

    assert food(table, 1) == "32"
    assert box(table) == [0, 0, 0]


@pytest.mark.ruling("KS-Fraidy")
def test_empty_box_refills_the_spilled_bowl_first_then_the_others() -> None:
    table = GAME.arrange(
        2, hands=[["feral"]], bowls=[[], ["fraidy of 1"]], food=["", "222222", all_but("222222")]
    )

    play(table, "0: play feral 2", "0: choose fraidy of 1 at 2")

    assert [food(table, 1), food(table, 2)] == ["22", "2222"]
    assert box(table) == [0, 0, 0]


@pytest.mark.ruling("KS-Fraidy")
def test_empty_box_returns_too_few_cubes_to_the_spilled_bowl_only() -> None:
    table = GAME.arrange(
        2, hands=[["feral"]], bowls=[[], ["fraidy of 1"]], food=["", "321", all_but("321")]
    )

    play(table, "0: play feral 2", "0: choose fraidy of 1 at 2")

    assert [food(table, 1), food(table, 2)] == ["", "321"]


@pytest.mark.ruling("KS-Fraidy")
def test_fraidy_at_an_empty_bowl_has_nothing_to_spill() -> None:
    table = GAME.arrange(
        2, hands=[["feral"]], bowls=[["fraidy of 1"]], food=["", "1", all_but("1")]
    )

    play(table, "0: play feral 1", "0: choose fraidy of 1 at 1")

    assert [food(table, 1), food(table, 2)] == ["", "1"]
    assert discard(table, 1) == ["fraidy"]


@pytest.mark.ruling("KS-Fraidy", "KS-Mangy")
def test_fraidy_spills_every_time_it_leaves_in_one_turn() -> None:
    table = GAME.arrange(
        4,
        hands=[["robo-vac", "house"]],
        bowls=[["mangy of 1", "mangy of 2", "mangy of 3", "mangy of 0"], ["fraidy of 0"]],
        food=["3", "3", "3"],
    )
    table.play(0, "play robo-vac 1")

    # Four Mangys in turn shove Fraidy to and fro between the bowls 2 and 3.
    for seat, here, there in ((1, 2, 3), (2, 3, 2), (3, 2, 3), (0, 3, 2)):
        play(table, f"{seat}: send mangy to {here}", f"{seat}: choose fraidy of 0 at {here}")
        before = sum(box(table))
        had = len(food(table, here))
        table.play(0, f"send fraidy to {there}")
        assert len(food(table, here)) == 4
        assert sum(box(table)) == before + had - 4

    table.play(0, "play house 1")
    assert "fraidy of 0" in cats(table, 2)
    assert table.view(None)["bowls"][1]["counted"] == 3
