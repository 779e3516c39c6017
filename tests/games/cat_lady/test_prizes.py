"""Catnip, costumes, toys, boxes and goals."""

import pytest

from tabbytop.games.cat_lady.cards import GOAL_TOYS, GOALS, goal_target
from tabbytop.games.cat_lady.cats import CATS, STRAYS
from tabbytop.games.cat_lady.counting import count_plan, goal_contribution
from tabbytop.games.cat_lady.diets import read_plan
from tabbytop.games.cat_lady.prizes import (
    catnip_points,
    costume_points,
    count_filled_boxes,
    toy_set_points,
)
from tests.games.cat_lady.holdings import fed, holding, others, plan


@pytest.mark.ruling("CL-B7")
def test_catnip_points() -> None:
    assert [catnip_points(cards, 5) for cards in range(6)] == [0, -2, 5, 5, 10, 10]


@pytest.mark.ruling("CL-B7")
@pytest.mark.parametrize(
    ("toys", "worth"),
    [
        ([0, 0, 0, 0, 0], 0), ([1, 0, 0, 0, 0], 1), ([1, 1, 0, 0, 0], 3), ([0, 1, 1, 1, 0], 5),
        ([1, 1, 1, 1, 0], 8), ([1, 1, 1, 1, 1], 12), ([2, 2, 2, 1, 1], 17), ([3, 0, 0, 0, 1], 5),
    ],
)  # fmt: skip
def test_toy_set_points(toys: list[int], worth: int) -> None:
    assert toy_set_points(toys, 0) == worth


@pytest.mark.ruling("CL-B7", "CL-C10")
def test_free_toy_goes_where_it_is_worth_most() -> None:
    assert toy_set_points([1, 1, 1, 1, 0], 1) == 12
    assert toy_set_points([2, 2, 2, 2, 1], 1) == 24, "the second set, for the first is whole"
    assert toy_set_points([1, 1, 1, 1, 1], 2) == 15


@pytest.mark.ruling("CL-B7", "CL-C3", "CL-C23")
@pytest.mark.parametrize(
    ("mine", "of_others", "second", "prize"),
    [
        (2, [1, 0], False, 6), (2, [2], False, 3), (2, [2, 2, 2], False, 2), (1, [2], False, 0),
        (0, [0, 0], False, -2), (0, [3], False, -2),
        (3, [2, 1, 0, 0], True, 6), (3, [3, 2, 0, 0], True, 5), (2, [3, 1, 0, 0], True, 3),
        (2, [3, 2, 0, 0], True, 2), (2, [3, 2, 2, 0], True, 1), (2, [3, 3, 0, 0], True, 0),
        (3, [3, 3, 3, 3], True, 2), (1, [3, 2, 0, 0], True, 0), (0, [3, 0, 0, 0], True, -2),
    ],
)  # fmt: skip
def test_costume_prizes(mine: int, of_others: list[int], second: bool, prize: int) -> None:
    assert costume_points(mine, others(costumes=of_others, second_prize=second)) == prize


@pytest.mark.ruling("CL-C2")
def test_private_score_has_no_prize_goal_or_penalty() -> None:
    made = fed(holding("", "ccc", costumes=5))
    assert (made.costumes, made.goals, made.leftovers) == (0, 0, 0)
    assert fed(holding()).costumes == -2


@pytest.mark.ruling("CL-X2", "CL-C22")
def test_rulebook_example_of_boxes() -> None:
    mine = holding("ash snowflake", boxes=["gray", "white-milk", "orange-chicken"])
    made = fed(mine)
    assert (made.filled_boxes, made.boxes) == (2, 6), "hungry cats fill boxes, too"


@pytest.mark.ruling("CL-C22")
def test_boxes_are_filled_by_a_maximum_matching() -> None:
    # Slate would fit both, Misty only the gray one.
    mine = holding("slate misty", boxes=["gray", "white-tuna"])
    assert fed(mine).filled_boxes == 2
    mine = holding("slate", boxes=["gray", "white-tuna"])
    assert fed(mine).filled_boxes == 1, "a cat fills one box"


@pytest.mark.ruling("CL-C22", "CL-C29")
def test_cat_of_any_food_fills_box_by_its_meal() -> None:
    mine = holding("duke", "mx", boxes=["white-milk"])
    mine.tokens[2] = 2
    assert fed(mine).filled_boxes == 0
    assert fed(mine, None, duke="mm").filled_boxes == 1
    assert fed(mine, None, duke="x").filled_boxes == 0


@pytest.mark.ruling("CL-X2")
@pytest.mark.parametrize("colour", ["orange", "white", "black"])
@pytest.mark.parametrize("food", ["chicken", "tuna", "milk"])
def test_box_requires_colour_and_food(colour: str, food: str) -> None:
    if (colour, food) == ("black", "chicken"):
        return  # there is no such box
    for cat in CATS[:STRAYS]:
        mine = holding(cat.name, boxes=[f"{colour}-{food}"])
        bit = {"black": 1, "orange": 2, "white": 4}[colour]
        wanted = bool(cat.colours & bit) and food[0] in cat.needs
        assert count_filled_boxes(mine.boxes, read_plan(mine, [])) == int(wanted), cat.name


@pytest.mark.ruling("CL-X4")
def test_rulebook_example_of_eight_toys() -> None:
    partner = count_plan(holding(toys=[2, 1, 1, 1, 1]), [])
    goal = others(
        goals=[GOAL_TOYS],
        needed=[goal_target(GOAL_TOYS, 3)],
        partners=[goal_contribution(partner, GOAL_TOYS)],
    )
    assert fed(holding(toys=[1, 1, 1, 0, 0]), goal).goals == 3
    assert fed(holding(toys=[1, 0, 0, 0, 0]), goal).goals == 0


@pytest.mark.ruling("CL-X4")
def test_goal_targets_by_seats() -> None:
    asked = [[goal_target(goal, seats) for seats in (3, 4, 5, 6)] for goal in range(len(GOALS))]
    assert asked == [
        [16, 14, 12, 11], [8, 8, 8, 8], [6, 5, 5, 5], [5, 4, 4, 4], [5, 5, 5, 5], [7, 6, 5, 4],
        [8, 7, 7, 6], [8, 7, 6, 6], [8, 7, 6, 6], [7, 6, 6, 6],
    ]  # fmt: skip


@pytest.mark.ruling("CL-X4")
def test_goal_contributions() -> None:
    mine = holding("shadow sweetheart macak", "ttcmx", toys=[1, 2, 0, 0, 0], costumes=2, catnip=3)
    moves = plan("shadow tuna", "sweetheart tuna", "sweetheart chicken", "macak milk")
    counts = count_plan(mine, moves)
    brought = {goal.name: goal_contribution(counts, number) for number, goal in enumerate(GOALS)}
    assert brought == {
        "fed-cats": 3, "toys": 3, "costumes": 2, "catnip": 4, "multicoloured": 1, "one-food": 2,
        "two-food": 1, "tuna-cats": 2, "chicken-cats": 1, "milk-cats": 1,
    }  # fmt: skip
