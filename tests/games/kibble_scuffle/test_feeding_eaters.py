"""Cats that eat by rules of their own: Greedy, House, Lazy, Alley (KS-F7 to KS-F12)."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
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


def aside(table: KibbleTable, bowl: int) -> list[str]:
    """The House Cats that were set aside until the end of dinner."""
    return [
        f"{cat['card']} of {cat['owner']}" for cat in table.view(None)["bowls"][bowl - 1]["aside"]
    ]


# Greedy Cat.


def greedy_dinner(cubes: str) -> KibbleTable:
    """Seat 0 is to feed, and has a Greedy Cat and a Kitten there; seat 1 three cats."""
    table = GAME.arrange(
        2,
        hands=[["greedy"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=[cubes],
    )
    table.play(0, "play greedy 1")
    return table


@pytest.mark.ruling("KS-F7")
@pytest.mark.parametrize(
    ("cubes", "meals"),
    [
        ("1", ["1"]),
        ("3", ["3"]),
        ("22", ["2", "2+2"]),
        ("31", ["1", "3", "3+1"]),
        ("321", ["1", "2", "3", "2+1", "3+1", "3+2"]),
        ("3321", ["1", "2", "3", "2+1", "3+1", "3+2", "3+3"]),
        ("332211", ["1", "2", "3", "1+1", "2+1", "2+2", "3+1", "3+2", "3+3"]),
    ],
)
def test_greedy_takes_one_cube_or_any_two_that_are_there(cubes: str, meals: list[str]) -> None:
    table = greedy_dinner(cubes)

    offered = [move for move in moves(table, 0) if "greedy" in move]

    assert offered == [f"feed greedy {meal}" for meal in meals]


@pytest.mark.ruling("KS-F7")
def test_greedy_may_take_only_one_cube() -> None:
    table = greedy_dinner("3321")

    table.play(0, "feed greedy 1")

    assert [eaten(table, 0), food(table, 1)] == ["1", "332"]
    assert asked(table) == [(1, "feed")]


@pytest.mark.ruling("KS-F7")
def test_greedy_takes_two_equal_cubes() -> None:
    table = greedy_dinner("33211")

    table.play(0, "feed greedy 3+3")

    assert [eaten(table, 0), food(table, 1)] == ["33", "211"]
    assert discard(table, 0) == ["greedy"]


@pytest.mark.ruling("KS-F7", "KS-F4")
def test_greedy_with_the_last_two_cubes_leaves_the_others_hungry() -> None:
    table = greedy_dinner("32")

    table.play(0, "feed greedy 3+2")

    assert phase(table) == "placement"
    assert cats(table, 1) == []
    assert [eaten(table, 0), eaten(table, 1)] == ["32", ""]


@pytest.mark.ruling("KS-F7")
def test_greedy_cannot_take_a_cube_that_is_not_in_the_bowl() -> None:
    table = greedy_dinner("31")
    assert_refused(table, 0, "feed greedy 3+3", "KS-F7")
    assert_refused(table, 0, "feed greedy 2+1", "KS-F7")
    assert_refused(table, 0, "feed kitten 3+1", "KS-F7")


# House Cat.


def house_dinner(cubes: str = "3211") -> KibbleTable:
    """Seat 0 is to feed; both seats have a House Cat there, seat 1 two more cats."""
    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[["house of 1", "kitten of 1", "fat of 1"], ["kitten of 1"]],
        food=[cubes],
    )
    table.play(0, "play house 1")
    return table


@pytest.mark.ruling("KS-F8")
def test_a_fed_house_cat_waits_aside_and_comes_back_after_dinner() -> None:
    table = house_dinner()

    table.play(0, "feed house 3")
    assert eaten(table, 0) == "3"
    assert cats(table, 1) == ["house of 1", "kitten of 1", "fat of 1"]
    assert aside(table, 1) == ["house of 0"]
    assert table.view(None)["bowls"][0]["counted"] == 4
    assert discard(table, 0) == []

    play(table, "1: feed fat 2", "1: feed kitten 1", "1: feed house 1")
    assert phase(table) == "placement"
    assert sorted(cats(table, 1)) == ["house of 0", "house of 1"]
    assert aside(table, 1) == []
    assert discard(table, 0) == []
    assert discard(table, 1) == ["fat", "kitten"]


@pytest.mark.ruling("KS-F8")
def test_a_house_cat_is_not_fed_twice_in_one_dinner() -> None:
    table = house_dinner("321111")

    table.play(0, "feed house 3")

    # Seat 0 has nobody else there, so seat 1 eats up alone, and cubes are left.
    for move in ("feed house 2", "feed fat 1", "feed kitten 1"):
        assert table.actors() == [1]
        table.play(1, move)
    assert phase(table) == "placement"
    assert eaten(table, 0) == "3"
    assert food(table, 1) == "11"


@pytest.mark.ruling("KS-F8")
def test_fed_house_cat_cannot_be_chosen_again() -> None:
    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["33333"],
    )
    play(table, "0: play house 1", "0: feed house 3", "1: feed kitten 3")

    assert moves(table, 0) == ["feed kitten 3"]
    assert_refused(table, 0, "feed house 3", "KS-F8")


@pytest.mark.ruling("KS-F8", "KS-F1")
def test_a_house_cat_stays_aside_while_further_bowls_are_served() -> None:
    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["fat of 0", "kitten of 1", "kitten of 0", "kitten of 1"],
        ],
        food=["3", "3333"],
    )
    play(table, "0: play house 1", "0: serve 1", "0: feed house 3")
    assert cats(table, 1) == []
    assert aside(table, 1) == ["house of 0"]

    play(table, "0: feed fat 3", "1: feed kitten 3", "0: feed kitten 3")
    assert phase(table) == "feeding"
    table.play(1, "feed kitten 3")

    assert cats(table, 1) == ["house of 0"]
    assert cats(table, 2) == []
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-F8")
def test_returning_house_cat_does_not_count_as_arrival() -> None:
    table = house_dinner()
    play(table, "0: feed house 3", "1: feed fat 2", "1: feed kitten 1", "1: feed house 1")

    back = table.view(None)["bowls"][0]["cats"]

    assert [cat["resolved"] for cat in back] == [0, 0]
    assert table.view(None)["bowls"][0]["counted"] == 2


@pytest.mark.ruling("KS-F8", "KS-F4")
def test_unfed_house_cat_is_discarded_with_the_others() -> None:
    table = house_dinner("3")

    table.play(0, "feed house 3")

    assert cats(table, 1) == ["house of 0"]
    assert sorted(discard(table, 1)) == ["fat", "house", "kitten"]


@pytest.mark.ruling("KS-F8", "KS-F9")
def test_house_cat_comes_back_when_lazy_ends_dinner() -> None:
    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[["kitten of 0", "lazy of 1", "fat of 1"]],
        food=["3211"],
    )

    play(table, "0: play house 1", "0: feed house 3", "1: feed lazy 2")

    assert phase(table) == "placement"
    assert sorted(cats(table, 1)) == ["fat of 1", "house of 0", "kitten of 0"]
    assert food(table, 1) == "11"
    assert discard(table, 0) == []


@pytest.mark.ruling("KS-F8", "KS-F9")
def test_a_house_cat_that_comes_back_after_lazy_is_counted_at_the_end_of_the_next_turn() -> None:
    table = GAME.arrange(
        2,
        hands=[["house"], ["kitten"]],
        bowls=[["kitten of 0", "lazy of 1", "fat of 1", "kitten of 1"]],
        food=["332211"],
    )

    play(table, "0: play house 1", "0: feed house 3", "1: feed lazy 3")
    assert asked(table) == [(1, "play")]
    assert table.view(None)["bowls"][0]["counted"] == 5

    table.play(1, "play kitten 3")
    if asked(table) == [(1, "kitten")]:
        table.play(1, "pass")
    assert asked(table) == [(0, "feed")]
    assert "feed house 2" in moves(table, 0)  # a new phase, so it eats again


@pytest.mark.ruling("KS-F8", "KS-F1")
def test_a_house_cat_fed_at_the_first_bowl_returns_there_after_lazy_at_the_second() -> None:
    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["fat of 0", "lazy of 1", "kitten of 0", "kitten of 1"],
        ],
        food=["3", "333"],
        holder=1,
    )
    play(table, "0: play house 1", "1: serve 1", "1: feed kitten 3")
    assert "house" in discard(table, 0)  # unfed

    table = GAME.arrange(
        2,
        hands=[["house"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["fat of 0", "lazy of 1", "kitten of 0", "kitten of 1"],
        ],
        food=["33", "333"],
        holder=1,
    )
    play(table, "0: play house 1", "1: serve 1", "1: feed kitten 3", "0: feed house 3")
    play(table, "1: feed lazy 3")

    assert phase(table) == "placement"
    assert cats(table, 1) == ["house of 0"]
    assert cats(table, 2) == ["fat of 0", "kitten of 0", "kitten of 1"]
    assert [len(food(table, 1)), food(table, 2)] == [4, "33"]


# Lazy Cat.


def lazy_dinner(cubes: str = "3211", holder: int = 1) -> KibbleTable:
    """Two full bowls; Lazy Cat of seat 1 sits at the first."""
    table = GAME.arrange(
        3,
        hands=[["kitten"]],
        bowls=[
            ["lazy of 1", "kitten of 1", "fat of 2"],
            ["kitten of 0", "fat of 0", "kitten of 2", "house of 2"],
        ],
        food=[cubes, "3311"],
        holder=holder,
    )
    table.play(0, "play kitten 1")
    return table


@pytest.mark.ruling("KS-F9", "KS-F10")
def test_lazy_ends_dinner_everywhere_and_other_cats_stay() -> None:
    table = lazy_dinner()

    play(table, "1: serve 1", "1: feed lazy 3")

    assert asked(table) == [(1, "play")]
    assert eaten(table, 1) == "3"
    assert discard(table, 1) == ["lazy"]
    assert cats(table, 1) == ["kitten of 1", "fat of 2", "kitten of 0"]
    assert cats(table, 2) == ["kitten of 0", "fat of 0", "kitten of 2", "house of 2"]
    assert [food(table, 1), food(table, 2)] == ["211", "3311"]
    assert holder(table) == 1  # the box did not pass


@pytest.mark.ruling("KS-F9")
def test_after_lazy_everybody_draws_and_the_next_seat_plays() -> None:
    table = lazy_dinner()
    play(table, "1: serve 1", "1: feed lazy 3")

    assert table.view(None)["turn"] == 2
    assert [table.view(None)["seats"][seat]["hand"] for seat in range(3)] == [5, 5, 5]


@pytest.mark.ruling("KS-F9")
def test_a_bowl_left_full_by_lazy_is_served_after_the_next_turn() -> None:
    table = GAME.arrange(
        3,
        hands=[["kitten"], ["house"]],
        bowls=[
            ["lazy of 1", "kitten of 1", "fat of 2"],
            ["kitten of 0", "fat of 0", "kitten of 2", "house of 2"],
        ],
        food=["3211", "3311"],
        holder=1,
    )
    play(table, "0: play kitten 1", "1: serve 1", "1: feed lazy 3")

    table.play(1, "play house 3")

    assert phase(table) == "feeding"
    assert asked(table) == [(2, "feed")]  # the box holder has no cat at bowl 2
    assert cats(table, 2) == ["kitten of 0", "fat of 0", "kitten of 2", "house of 2"]


@pytest.mark.ruling("KS-F9", "KS-F4")
def test_lazy_eating_the_last_cube_discards_nobody_and_the_bowl_is_refilled() -> None:
    table = lazy_dinner("3")

    play(table, "1: serve 1", "1: feed lazy 3")

    assert cats(table, 1) == ["kitten of 1", "fat of 2", "kitten of 0"]
    assert len(food(table, 1)) == 4
    assert food(table, 2) == "3311"
    assert discard(table, 0) == discard(table, 2) == []


@pytest.mark.ruling("KS-F9", "KS-F10")
def test_lazy_at_the_second_bowl_ends_a_dinner_that_was_complete_at_the_first() -> None:
    table = lazy_dinner("3211", holder=0)
    play(table, "0: serve 2", "0: feed fat 3", "2: feed house 3", "0: feed kitten 1")
    play(table, "2: feed kitten 1")
    assert asked(table) == [(0, "feed")]

    play(table, "0: feed kitten 3", "1: feed lazy 2")

    assert phase(table) == "placement"
    assert holder(table) == 0
    assert cats(table, 1) == ["kitten of 1", "fat of 2"]
    assert cats(table, 2) == ["house of 2"]
    assert [food(table, 1), len(food(table, 2))] == ["11", 4]


@pytest.mark.ruling("KS-F9")
def test_lazy_need_not_be_fed_first() -> None:
    table = lazy_dinner()
    table.play(1, "serve 1")

    assert moves(table, 1) == [f"feed {cat} {cube}" for cat in ("kitten", "lazy") for cube in "123"]


@pytest.mark.ruling("KS-F11", "KS-F10")
def test_lazy_without_a_cube_is_discarded_and_dinner_continues() -> None:
    table = lazy_dinner("3")

    play(table, "1: serve 1", "1: feed kitten 3")

    assert cats(table, 1) == []
    assert "lazy" in discard(table, 1)
    assert phase(table) == "feeding"  # the other full bowl is served
    play(table, "2: feed house 3", "0: feed fat 3", "2: feed kitten 1", "0: feed kitten 1")
    assert phase(table) == "placement"
    assert holder(table) == 2


@pytest.mark.ruling("KS-F9")
def test_lazy_ends_nothing_before_it_eats() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["lazy of 1", "kitten of 0", "fat of 0"], ["lazy of 0"]],
        food=["3211"],
    )
    play(table, "0: play kitten 1", "0: feed fat 3", "1: feed lazy 2")

    assert cats(table, 1) == ["kitten of 0", "kitten of 0"]
    assert cats(table, 2) == ["lazy of 0"]


@pytest.mark.ruling("KS-F9", "KS-F10")
def test_lazy_played_as_the_fifth_cat_may_end_the_dinner_it_called() -> None:
    table = GAME.arrange(
        2,
        hands=[["lazy"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["3211"],
    )

    play(table, "0: play lazy 1", "0: feed lazy 3")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["kitten of 0", "kitten of 1", "fat of 1"]
    assert [eaten(table, 0), food(table, 1), discard(table, 0)] == ["3", "211", ["lazy"]]
    assert holder(table) == 0


# Alley Cat.


def alley_dinner(eaten: list[str], seats: int = 3) -> KibbleTable:
    table = GAME.arrange(
        seats,
        hands=[["alley"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["3211"],
        eaten=eaten,
        holder=1,
    )
    table.play(0, "play alley 1")
    return table


@pytest.mark.ruling("KS-F12", "KS-F3")
def test_alley_swaps_the_cube_it_took_for_one_of_another_player() -> None:
    table = alley_dinner(["33", "21", "32"])
    assert asked(table) == [(0, "feed-first")]

    table.play(0, "feed alley 1")
    assert asked(table) == [(0, "swap")]
    assert moves(table, 0) == [
        "swap 1 of 1",
        "swap 2 of 1",
        "swap 2 of 2",
        "swap 3 of 2",
        "pass",
    ]

    table.play(0, "swap 3 of 2")
    assert [eaten(table, seat) for seat in range(3)] == ["333", "21", "21"]
    assert asked(table) == [(1, "feed")]
    assert discard(table, 0) == ["alley"]


@pytest.mark.ruling("KS-F12")
def test_alleys_owner_may_keep_the_cube() -> None:
    table = alley_dinner(["", "3", ""])

    play(table, "0: feed alley 1", "0: pass")

    assert [eaten(table, 0), eaten(table, 1)] == ["1", "3"]
    assert asked(table) == [(1, "feed")]


@pytest.mark.ruling("KS-F12")
def test_alley_swaps_only_for_a_cube_that_another_player_has() -> None:
    table = alley_dinner(["33", "2", ""])
    table.play(0, "feed alley 1")

    assert_refused(table, 0, "swap 3 of 0", "KS-F12")
    assert_refused(table, 0, "swap 3 of 1", "KS-F12")
    assert_refused(table, 0, "swap 1 of 2", "KS-F12")
    assert_refused(table, 0, "swap 1 of 3", "KS-F12")  # nobody sits there


@pytest.mark.ruling("KS-F12")
def test_alley_does_not_ask_when_nobody_else_has_a_cube() -> None:
    table = alley_dinner(["33", "", ""])

    table.play(0, "feed alley 3")

    assert asked(table) == [(1, "feed")]
    assert eaten(table, 0) == "333"


@pytest.mark.ruling("KS-F12", "KS-F4")
def test_alley_with_the_last_cube_swaps_before_the_others_are_sent_off() -> None:
    table = GAME.arrange(
        2,
        hands=[["alley"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1"],
        eaten=["", "3"],
    )
    play(table, "0: play alley 1", "0: feed alley 1")
    assert asked(table) == [(0, "swap")]

    table.play(0, "swap 3 of 1")

    assert [eaten(table, 0), eaten(table, 1)] == ["3", "1"]
    assert cats(table, 1) == []
    assert phase(table) == "placement"


@pytest.mark.ruling("KS-F12", "KS-F15")
def test_alley_may_swap_with_a_partner() -> None:
    table = GAME.arrange(
        4,
        hands=[["alley"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1"],
        eaten=["", "", "3", ""],
        options={"deck": "all", "teams": True},
    )

    play(table, "0: play alley 1", "0: feed alley 1", "0: swap 3 of 2")

    assert [eaten(table, 0), eaten(table, 2)] == ["3", "1"]


@pytest.mark.ruling("KS-F12")
def test_alley_may_swap_for_a_cube_eaten_at_the_same_dinner() -> None:
    table = GAME.arrange(
        2,
        hands=[["alley"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["kitten of 1", "kitten of 0", "kitten of 1", "fat of 0"],
        ],
        food=["1", "3"],
        holder=1,
    )

    play(table, "0: play alley 1", "1: serve 2", "1: feed kitten 3", "0: feed alley 1")
    table.play(0, "swap 3 of 1")

    assert [eaten(table, 0), eaten(table, 1)] == ["3", "1"]


@pytest.mark.ruling("KS-F12", "KS-F4")
def test_an_alley_cat_without_a_cube_swaps_nothing() -> None:
    everything = "1" * 20 + "2" * 20 + "3" * 14
    table = GAME.arrange(
        2,
        hands=[["alley"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["", "", everything],
        eaten=["", "3"],
    )

    table.play(0, "play alley 1")

    assert asked(table) == [(1, "play")]
    assert [eaten(table, 0), eaten(table, 1)] == ["", "3"]
    assert discard(table, 0) == ["kitten", "alley"]
