"""The points of random players beside a second reading of the rules."""

from collections import Counter

import pytest

from tests.games.cat_lady.second_reading import Has, Others, score, whole


def having(cats: str, tokens: str = "", **more: object) -> Has:
    has = Has(cats=cats.split(), tokens=Counter(tokens.split()))
    for name, value in more.items():
        setattr(has, name, value)
    return has


# The second reading itself, by the book's examples.


@pytest.mark.ruling("CL-C22")
def test_two_filled_boxes_of_three() -> None:
    boxes = ["gray-box", "white-milk-box", "orange-chicken-box"]
    assert score(having("snowflake ash", boxes=boxes), [], None)["boxes"] == 6


@pytest.mark.ruling("CL-C8", "CL-C11")
def test_mina_with_a_treat() -> None:
    has = having("luna henriette mina", "chicken treat")
    assert score(has, ["mina treat"], None)["mina"] == 1
    assert not whole(has, ["mina treat", "mina chicken"])


@pytest.mark.ruling("CL-X3", "CL-C28")
def test_calf_with_one_food_and_with_five() -> None:
    has = having("calf", "chicken chicken milk tuna tuna")
    assert score(has, ["calf milk"], None)["calf"] == 3
    meals = ["calf milk", *["calf tuna", "calf chicken"] * 2]
    assert score(has, meals, None)["calf"] == 7
    assert score(has, [], None)["calf"] == -2


@pytest.mark.ruling("CL-C9")
def test_aoshima_hungry_and_with_a_treat() -> None:
    assert score(having("aoshima"), [], None)["aoshima"] == -6
    items = score(having("aoshima", "treat", catnip=2), ["aoshima treat"], None)
    assert (items["aoshima"], items["catnip"]) == (1, 3)


@pytest.mark.ruling("CL-X4")
def test_three_toys_and_six_make_eight() -> None:
    others = Others(0, [0], [0], goals=[("toys", 8, 6)])
    assert score(having("", toys=["yarn-ball"] * 3), [], others)["goals"] == 3


@pytest.mark.ruling("CL-C39")
def test_the_cat_player_feeds_chicken_with_anything() -> None:
    meals = ["chairman-meow tuna as chicken"] * 2 + ["chairman-meow milk as chicken"]
    has = having("chairman-meow", "tuna tuna milk", all_wild=True)
    assert whole(has, meals)
    assert score(has, meals, None)["chairman-meow"] == 6
    has.all_wild = False
    assert not whole(has, meals)


@pytest.mark.ruling("CL-C3", "CL-C23")
@pytest.mark.parametrize(
    ("costumes", "second", "points"),
    [
        ([3, 2, 1, 0], False, [6, 0, 0, -2]),
        ([2, 2, 2, 2], False, [2, 2, 2, 2]),
        ([1, 1, 0], False, [3, 3, -2]),
        ([3, 2, 2, 1, 0], True, [6, 2, 2, 0, -2]),
        ([2, 2, 1, 1, 0], True, [5, 5, 0, 0, -2]),
        ([1, 0, 0, 0, 0], True, [6, -2, -2, -2, -2]),
        ([0, 0, 0, 0, 0], True, [-2, -2, -2, -2, -2]),
    ],
)
def test_costumes_divided(costumes: list[int], second: bool, points: list[int]) -> None:
    for who, mine in enumerate(costumes):
        rest = costumes[:who] + costumes[who + 1 :]
        items = score(having("", costumes=mine), [], Others(0, rest, [0], second))
        assert items["costumes"] == points[who]
