"""Shared goals: between neighbours, public, one swap a turn."""

import pytest

from tabbytop.games.cat_lady.cards import GOAL_CHICKEN, GOAL_MILK, GOAL_NAMES, GOAL_TUNA
from tabbytop.games.cat_lady.cats import CATS
from tabbytop.games.cat_lady.feeding_bound import max_goal_contribution
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tests.games.cat_lady.tables import PLAIN, assert_refused, dealt, feed_nobody, moves, play

WITH_GOALS = {"goals": True}


def goals(table: CatLadyTable) -> list[str]:
    return [GOAL_NAMES[goal] for goal in table.goals]


def pool(table: CatLadyTable) -> list[str]:
    return [GOAL_NAMES[goal] for goal in table.pool]


@pytest.mark.ruling("CL-C37")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_goals_lie_between_neighbours_and_two_in_the_pool(seats: int) -> None:
    table = dealt(seats, 5, goals=True)
    assert len(set(table.goals)) == seats
    assert len(set(table.pool) - set(table.goals)) == 2
    shown = table.view(None)
    assert [goal["goal"] for goal in shown["goals"]] == goals(table)
    assert [goal["partners"] for goal in shown["goals"]] == [
        [seat, (seat + 1) % seats] for seat in range(seats)
    ]
    assert [goal["goal"] for goal in shown["pool"]] == pool(table)


@pytest.mark.ruling("CL-C37")
def test_rulebook_example_of_swapping_a_goal() -> None:
    """`fed cats` with one neighbour, `toys` with the other: either may be swapped."""
    table = GAME.arrange(
        4, goals=["fed-cats", "catnip", "costumes", "toys"], pool=["milk-cats", "one-food"],
        options=WITH_GOALS,
    )  # fmt: skip
    assert moves(table, 0, "swap") == [
        "swap fed-cats for one-food",
        "swap fed-cats for milk-cats",
        "swap toys for one-food",
        "swap toys for milk-cats",
    ]
    assert_refused(table, 0, "swap catnip for one-food", "CL-C37")
    assert_refused(table, 0, "swap toys for two-food", "CL-C37")
    play(table, "0: swap toys for one-food")
    assert goals(table) == ["fed-cats", "catnip", "costumes", "one-food"]
    assert pool(table) == ["milk-cats", "toys"]


@pytest.mark.ruling("CL-C37", "CL-C19")
def test_one_goal_swap_a_turn_before_or_after_the_take() -> None:
    table = GAME.arrange(3, goals=["toys"], pool=["catnip"], token="row a", options=WITH_GOALS)
    play(table, "0: swap toys for catnip")
    assert_refused(table, 0, "swap catnip for toys", "CL-C37")
    play(table, "0: take row b")
    if table.actors() == [0]:
        assert_refused(table, 0, "swap catnip for toys", "CL-C37")
        play(table, "0: end")
    play(table, "1: take row a", "1: swap catnip for toys")
    assert goals(table)[0] == "toys"


@pytest.mark.ruling("CL-C37", "G2")
def test_seat_that_can_swap_a_goal_is_asked_with_empty_hand() -> None:
    table = GAME.arrange(3, grid=["zeus", "milk", "tuna"], token="row b", options=WITH_GOALS)
    play(table, "0: take row a")
    assert table.actors() == [0]
    assert len(moves(table, 0, "swap")) == 4


@pytest.mark.ruling("CL-C37", "CL-C5")
def test_goal_can_be_swapped_in_the_last_turn() -> None:
    table = GAME.arrange(3, goals=["toys"], pool=["catnip"], grid=PLAIN, deck=0, options=WITH_GOALS)
    play(table, "0: take row b", "0: swap toys for catnip", "0: end")
    assert goals(table)[0] == "catnip"
    assert table.actors() == [0, 1, 2]


@pytest.mark.ruling("CL-C37", "CL-X4")
def test_partners_with_eight_toys_get_three_points_each() -> None:
    """The rulebook's example: three toys and six."""
    mine = ["mouse-toy", "yarn-ball", "feather-wand"]
    theirs = ["mouse-toy", "yarn-ball", "feather-wand", "cat-tower", "cat-tower", "scratching-post"]
    table = GAME.arrange(
        6,
        hands=[mine, theirs],
        goals=["toys", "milk-cats", "fed-cats", "catnip", "costumes", "one-food"],
        grid=["lost-cat", "lost-cat", "lost-cat", *PLAIN[3:]],
        deck=0,
        options=WITH_GOALS,
    )
    play(table, "0: take row c", "0: end")
    feed_nobody(table)
    result = table.result()
    assert result is not None
    won = [[line.points for line in sheet if line.key == "goal"] for sheet in result.sheets]
    assert won == [[3], [3], [], [], [], []]


@pytest.mark.ruling("CL-C37")
def test_no_goals_without_the_option() -> None:
    table = GAME.arrange(3)
    assert_refused(table, 0, "swap toys for catnip", "CL-C37")
    assert table.view(0)["goals"] == []


@pytest.mark.parametrize(
    ("goal", "letter"), [(GOAL_CHICKEN, "c"), (GOAL_TUNA, "t"), (GOAL_MILK, "m")]
)
def test_cat_counts_at_most_once_for_a_goal_of_its_food(goal: int, letter: str) -> None:
    for number, cat in enumerate(CATS):
        wanted = int(cat.any_food[1] > 0 or letter in cat.needs)
        assert max_goal_contribution(number, goal) == wanted, cat.name
