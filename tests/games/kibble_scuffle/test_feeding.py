"""Dinner: which bowl, in which order, which cats go hungry (KS-F1 to KS-F6)."""

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
    holder,
    moves,
    phase,
    play,
)

# One full bowl.


@pytest.mark.ruling("KS-F1")
def test_single_full_bowl_is_served_without_a_question() -> None:
    table = GAME.arrange(
        2, hands=[["kitten"]], bowls=[["kitten of 0", "kitten of 1", "kitten of 0", "kitten of 1"]]
    )

    table.play(0, "play kitten 1")

    assert asked(table) == [(0, "feed")]
    assert phase(table) == "feeding"


@pytest.mark.ruling("KS-F1", "KS-F2")
def test_dinner_goes_round_from_the_box_holder_not_from_the_active_seat() -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[["kitten of 1", "kitten of 2", "fat of 1", "fat of 2"]],
        food=["3322111"],
        holder=2,
    )
    table.play(0, "play kitten 1")

    order = []
    for move in ("feed fat 3", "feed kitten 3", "feed fat 2", "feed kitten 2", "feed kitten 1"):
        order += table.actors()
        table.play(table.actors()[0], move)

    assert order == [2, 0, 1, 2, 1]  # seat 0 has nobody left in the second round
    assert [eaten(table, seat) for seat in range(3)] == ["3", "21", "32"]
    assert discard(table, 2) == ["fat", "kitten"]
    assert phase(table) == "placement"


@pytest.mark.ruling("KS-F1", "KS-F2")
def test_seats_without_a_cat_at_the_bowl_are_passed_over_even_the_box_holder() -> None:
    table = GAME.arrange(
        4,
        hands=[["kitten"]],
        bowls=[["kitten of 2", "fat of 2", "kitten of 0", "fat of 0"]],
        food=["11111"],
        holder=3,
    )
    table.play(0, "play kitten 1")

    order = []
    while phase(table) == "feeding":
        order += table.actors()
        table.play(table.actors()[0], table.moves(table.actors()[0])[0])

    assert order == [0, 2, 0, 2, 0]


@pytest.mark.ruling("KS-F2")
def test_feeding_cannot_be_declined() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"], ["mangy"]],
        bowls=[["fraidy of 0", "kitten of 1", "house of 0", "kitten of 1"]],
        food=["32"],
    )
    table.play(0, "play kitten 1")

    assert moves(table, 0) == [
        "feed kitten 2",
        "feed kitten 3",
        "feed fraidy 2",
        "feed fraidy 3",
        "feed house 2",
        "feed house 3",
    ]
    assert_refused(table, 0, "pass", "KS-F2")


@pytest.mark.ruling("KS-F2", "KS-F7")
def test_a_cat_that_is_not_at_the_bowl_and_a_cube_that_is_not_there_are_refused() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"], ["mangy"]],
        bowls=[["fraidy of 0", "fat of 1", "house of 0"], ["lazy of 0"]],
        food=["31"],
    )
    table.play(0, "play kitten 1")

    for move in ("feed lazy 3", "feed fat 3", "feed greedy 1", "feed house 2", "serve 1"):
        assert_refused(table, 0, move, "KS-F2")
    assert_refused(table, 0, "feed house 3+1", "KS-F7")


# Several full bowls.


def three_full_bowls(holder: int = 0) -> KibbleTable:
    return GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 2"],
            ["fat of 0", "fat of 1", "kitten of 2"],
            ["kitten of 0", "kitten of 1", "kitten of 2", "house of 1", "clumsy of 2"],
        ],
        food=["32111", "32111", "32111"],
        holder=holder,
    )


@pytest.mark.ruling("KS-F1")
def test_the_box_holder_picks_the_next_full_bowl_each_time() -> None:
    table = three_full_bowls(holder=1)
    table.play(0, "play kitten 1")
    assert asked(table) == [(1, "serve")]
    assert moves(table, 1) == ["serve 1", "serve 2", "serve 3"]

    play(table, "1: serve 2", "1: feed fat 3", "2: feed kitten 2", "0: feed fat 1")

    assert asked(table) == [(1, "serve")]
    assert moves(table, 1) == ["serve 1", "serve 3"]
    assert_refused(table, 1, "serve 2", "KS-F1")
    assert food(table, 2) == "11"
    assert holder(table) == 1


@pytest.mark.ruling("KS-F1")
def test_the_box_holder_is_first_at_every_full_bowl() -> None:
    table = three_full_bowls(holder=1)
    table.play(0, "play kitten 1")

    table.play(1, "serve 3")
    assert table.actors() == [1]
    play(table, "1: feed kitten 1", "2: feed kitten 1", "0: feed kitten 1", "1: feed house 2")
    table.play(2, "feed clumsy 3")
    table.play(1, "serve 1")
    assert table.actors() == [1]
    play(table, "1: feed kitten 1", "2: feed fat 1", "0: feed kitten 1", "0: feed kitten 2")

    assert asked(table) == [(1, "feed")]  # the last bowl needs no pick
    assert "feed fat 3" in moves(table, 1)


@pytest.mark.ruling("KS-F1")
def test_a_bowl_of_four_is_not_served() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["fat of 0", "kitten of 1", "tom of 0", "clumsy of 1"],
            ["house of 0", "kitten of 1", "fraidy of 1", "greedy of 0"],
        ],
        holder=1,
    )
    table.play(0, "play kitten 1")

    assert asked(table) == [(1, "serve")]
    assert moves(table, 1) == ["serve 1", "serve 2"]
    assert_refused(table, 1, "serve 3", "KS-F1")
    assert_refused(table, 1, "pass", "KS-F1")


@pytest.mark.ruling("KS-F1", "KS-F5")
def test_an_emptied_bowl_waits_for_its_refill_until_all_bowls_are_done() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["fat of 0", "kitten of 1", "tom of 0", "greedy of 1"],
        ],
        food=["11", "2222"],
    )
    play(table, "0: play kitten 1", "0: serve 1", "0: feed kitten 1", "1: feed fat 1")

    assert food(table, 1) == ""
    assert cats(table, 1) == []
    assert asked(table) == [(0, "feed-first")]

    play(table, "0: feed tom 2", "0: feed fat 2", "1: feed greedy 2", "1: feed kitten 2")
    assert phase(table) == "placement"
    assert len(food(table, 1)) == len(food(table, 2)) == 4


# After dinner.


@pytest.mark.ruling("KS-F1", "KS-F10")
def test_after_dinner_the_box_goes_left_and_the_turn_goes_its_own_way() -> None:
    table = GAME.arrange(
        4,
        hands=[[], [], ["kitten"]],
        bowls=[["fat of 0", "kitten of 1", "kitten of 2", "kitten of 3"]],
        active=2,
        holder=3,
    )

    play(
        table,
        "2: play kitten 1",
        "3: feed kitten 1",
        "0: feed fat 1",
        "1: feed kitten 1",
        "2: feed kitten 1",
    )  # the fifth cat finds nothing

    assert holder(table) == 0
    assert asked(table) == [(3, "play")]
    assert [table.view(None)["seats"][seat]["hand"] for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.ruling("KS-F1", "KS-F10")
def test_the_box_passes_once_a_phase_however_many_bowls_were_served() -> None:
    table = three_full_bowls(holder=1)
    table.play(0, "play kitten 1")
    while phase(table) == "feeding":
        assert holder(table) == 1
        table.play(table.actors()[0], table.moves(table.actors()[0])[0])

    assert holder(table) == 2


@pytest.mark.ruling("KS-F1")
def test_without_dinner_the_box_stays() -> None:
    table = GAME.arrange(3, hands=[["kitten"]], bowls=[["kitten of 1", "fat of 2"]], holder=2)

    table.play(0, "play kitten 1")

    assert holder(table) == 2
    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["kitten of 1", "fat of 2", "kitten of 0"]


@pytest.mark.ruling("KS-F5")
def test_leftover_cubes_stay_and_the_bowl_is_not_refilled() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["33322"],
    )
    play(table, "0: play kitten 1", "0: feed kitten 3", "1: feed kitten 3")
    play(table, "0: feed kitten 3", "1: feed fat 2")

    assert cats(table, 1) == []
    assert food(table, 1) == "2"
    assert phase(table) == "placement"


@pytest.mark.ruling("KS-F5")
def test_a_bowl_eaten_up_by_the_last_cat_is_filled_with_four() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["3322"],
    )
    play(table, "0: play kitten 1", "0: feed kitten 3", "1: feed kitten 3")
    play(table, "0: feed kitten 2", "1: feed fat 2")

    assert len(food(table, 1)) == 4


# Nothing left to eat.


@pytest.mark.ruling("KS-F4")
def test_cats_without_a_cube_are_discarded_unfed() -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[["house of 0", "fraidy of 1", "lazy of 2", "house of 2"]],
        food=["32"],
        holder=1,
    )
    play(table, "0: play kitten 1", "1: feed fraidy 3", "2: feed lazy 2")
    # Lazy Cat ate, so this was no clearing: all the others stay.
    assert cats(table, 1) == ["house of 0", "house of 2", "kitten of 0"]

    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[["house of 0", "fraidy of 1", "mama of 2", "house of 2"]],
        food=["32"],
        holder=2,
    )
    play(table, "0: play kitten 1", "2: feed mama 3", "0: feed kitten 2")

    assert cats(table, 1) == []
    assert discard(table, 0) == ["kitten", "house"]
    assert discard(table, 1) == ["fraidy"]
    assert discard(table, 2) == ["mama", "house"]
    assert len(food(table, 1)) == 4
    assert phase(table) == "placement"
    assert holder(table) == 0


@pytest.mark.ruling("KS-F4", "KS-F8")
def test_fed_house_cat_is_not_discarded_when_food_runs_out() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["house of 0", "house of 1", "fraidy of 1", "mama of 1"]],
        food=["1"],
    )
    play(table, "0: play kitten 1", "0: feed house 1")

    assert cats(table, 1) == ["house of 0"]
    assert discard(table, 0) == ["kitten"]
    assert sorted(discard(table, 1)) == ["fraidy", "house", "mama"]
    assert len(food(table, 1)) == 4


def hungry_bowl(holder: int = 0) -> KibbleTable:
    """A full bowl without a cube: all 55 lie in the other two."""
    return GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["house of 0", "queen of 1", "fraidy of 1", "lazy of 1"]],
        food=["", "1", all_but("1")],
        holder=holder,
    )


@pytest.mark.ruling("KS-F4", "KS-F11")
def test_a_full_bowl_without_a_cube_is_cleared_at_once_and_nobody_eats() -> None:
    table = hungry_bowl(holder=1)

    table.play(0, "play kitten 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == []
    assert sorted(discard(table, 0)) == ["house", "kitten"]
    assert sorted(discard(table, 1)) == ["fraidy", "lazy", "queen"]
    assert eaten(table, 0) == eaten(table, 1) == ""
    assert [food(table, 1), food(table, 2)] == ["", "1"]  # the box has none to fill it with
    assert holder(table) == 0  # a whole phase all the same


@pytest.mark.ruling("KS-F4", "KS-F1")
def test_a_full_bowl_without_a_cube_is_one_to_pick_among_the_others() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["house of 0", "tom of 1", "fat of 1"],
            ["kitten of 0", "kitten of 1", "fat of 0", "lazy of 1"],
        ],
        food=["", "12", all_but("12")],
        holder=1,
    )
    table.play(0, "play kitten 1")
    assert moves(table, 1) == ["serve 1", "serve 2"]

    table.play(1, "serve 1")

    assert cats(table, 1) == []
    assert asked(table) == [(1, "feed")]
    assert "feed lazy 2" in moves(table, 1)


@pytest.mark.ruling("KS-F4", "KS-F9")
def test_lazy_at_another_bowl_saves_cats_at_a_bowl_without_food() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["house of 0", "tom of 1", "fat of 1"],
            ["kitten of 0", "kitten of 1", "fat of 0", "lazy of 1"],
        ],
        food=["", "12", all_but("12")],
        holder=1,
    )

    play(table, "0: play kitten 1", "1: serve 2", "1: feed lazy 2")

    assert cats(table, 1) == ["house of 0", "tom of 1", "fat of 1", "kitten of 0"]
    assert cats(table, 2) == ["kitten of 0", "kitten of 1", "fat of 0"]
    assert phase(table) == "placement"
    assert holder(table) == 1


@pytest.mark.ruling("KS-F4", "KS-F3")
def test_priority_cat_eats_the_only_cube_and_the_others_are_discarded() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "tom of 1", "fat of 1"]],
        food=["3"],
    )

    play(table, "0: play kitten 1", "1: feed tom 3")

    assert eaten(table, 1) == "3"
    assert discard(table, 1) == ["tom", "fat"]
    assert discard(table, 0) == ["kitten", "kitten"]
    assert phase(table) == "placement"


@pytest.mark.ruling("KS-F4", "KS-Fraidy")
def test_fraidy_discarded_hungry_spills_nothing() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "fraidy of 1", "fat of 1"], ["fraidy of 0"]],
        food=["2", "333"],
        events=True,
    )
    table.take_events()

    play(table, "0: play kitten 1", "0: feed kitten 2")

    assert discard(table, 1) == ["fraidy", "fat"]
    assert food(table, 2) == "333"
    assert len(food(table, 1)) == 4
    assert "spill" not in [event.kind for event in table.take_events()]


# Priority.


@pytest.mark.ruling("KS-F3")
@pytest.mark.parametrize("kind", ["tom", "queen", "alley"])
def test_priority_cat_eats_before_the_box_holders_cats(kind: str) -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[["kitten of 1", "kitten of 0", f"{kind} of 2", "kitten of 2"]],
        food=["32111"],
        holder=1,
    )
    table.play(0, "play kitten 1")

    assert asked(table) == [(2, "feed-first")]
    assert moves(table, 2) == [f"feed {kind} {cube}" for cube in "123"]
    assert_refused(table, 2, "feed kitten 3", "KS-F3")
    assert_refused(table, 2, "pass", "KS-F3")

    table.play(2, f"feed {kind} 3")
    assert asked(table) == [(1, "feed")]
    play(table, "1: feed kitten 2")
    assert asked(table) == [(2, "feed")]


@pytest.mark.ruling("KS-F3")
def test_the_box_holder_with_the_priority_cat_goes_on_with_a_second_cat() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["tom of 0", "kitten of 1", "fat of 1"]],
        food=["3211"],
    )

    play(table, "0: play kitten 1", "0: feed tom 3")

    assert asked(table) == [(0, "feed")]
    assert moves(table, 0) == ["feed kitten 1", "feed kitten 2"]


@pytest.mark.ruling("KS-F3")
def test_the_box_holder_without_a_second_cat_is_followed_by_the_next() -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[["tom of 1", "kitten of 0", "fat of 2"]],
        food=["3211"],
        holder=1,
    )

    play(table, "0: play kitten 1", "1: feed tom 3")

    assert asked(table) == [(2, "feed")]
    play(table, "2: feed fat 2", "0: feed kitten 1", "0: feed kitten 1")
    assert phase(table) == "placement"


@pytest.mark.ruling("KS-F3", "KS-F1")
def test_at_each_full_bowl_its_own_priority_cat_comes_before_the_box_holder() -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[
            ["tom of 2", "kitten of 1", "fat of 2"],
            ["queen of 0", "kitten of 1", "kitten of 2", "fat of 1"],
        ],
        food=["3211", "3211"],
        holder=1,
    )

    play(table, "0: play kitten 1", "1: serve 1")
    assert asked(table) == [(2, "feed-first")]
    play(table, "2: feed tom 3", "1: feed kitten 2", "2: feed fat 1", "0: feed kitten 1")
    assert asked(table) == [(0, "feed-first")]
    table.play(0, "feed queen 3")
    assert asked(table) == [(1, "feed")]


# Fat Cat.


@pytest.mark.ruling("KS-F6")
def test_fat_cat_and_three_others_call_dinner() -> None:
    table = GAME.arrange(2, hands=[["fat"]], bowls=[["kitten of 0", "kitten of 1", "house of 1"]])

    table.play(0, "play fat 1")

    assert phase(table) == "feeding"
    assert table.view(None)["bowls"][0]["counted"] == 5


@pytest.mark.ruling("KS-F6")
def test_fat_cat_and_two_others_do_not_call_dinner() -> None:
    table = GAME.arrange(2, hands=[["fat"]], bowls=[["kitten of 0", "kitten of 1"]])

    table.play(0, "play fat 1")

    assert phase(table) == "placement"
    assert table.view(None)["bowls"][0]["counted"] == 4


@pytest.mark.ruling("KS-F6")
def test_two_fat_cats_and_one_other_call_dinner_but_eat_as_three() -> None:
    table = GAME.arrange(2, hands=[["fat"]], bowls=[["kitten of 0", "fat of 1"]], food=["2222"])

    table.play(0, "play fat 1")
    assert "feed fat 2+2" not in moves(table, 0)
    assert_refused(table, 0, "feed fat 2+2", "KS-F7")
    play(table, "0: feed fat 2", "1: feed fat 2", "0: feed kitten 2")

    assert phase(table) == "placement"
    assert [eaten(table, 0), eaten(table, 1), food(table, 1)] == ["22", "2", "2"]


@pytest.mark.ruling("KS-F6")
def test_fat_cat_moved_away_does_not_call_dinner() -> None:
    table = GAME.arrange(
        2, hands=[["mangy"]], bowls=[["kitten of 0", "kitten of 1", "fat of 1"]], holder=1
    )

    play(table, "0: play mangy 1", "0: choose fat of 1 at 1", "1: send fat to 3")

    assert phase(table) == "placement"
    assert holder(table) == 1


@pytest.mark.ruling("KS-F6")
def test_a_cat_lured_to_the_bowl_may_be_the_fifth() -> None:
    table = GAME.arrange(
        2,
        hands=[["catnip"]],
        bowls=[["kitten of 0", "kitten of 1"], ["fat of 1"]],
        food=["3211"],
        holder=1,
    )

    play(table, "0: play catnip 1", "0: choose fat of 1 at 2")

    assert asked(table) == [(1, "feed")]
    assert table.view(None)["bowls"][0]["counted"] == 5
