"""The points of random players beside a second reading of the rules."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.diets import feed_moves, is_complete
from tabbytop.games.cat_lady.moves import FEED
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tests.games.cat_lady.random_dinners import random_has, random_others, random_plan
from tests.games.cat_lady.second_meals import may_eat, whole
from tests.games.cat_lady.second_plans import best_plans
from tests.games.cat_lady.second_reading import Has, Others, score
from tests.games.cat_lady.translation import holding_of, items_of, plan_of, rivals_of


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


# What was decided here.


@pytest.mark.ruling("CL-Y6")
@pytest.mark.parametrize(("catnip", "counted"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_macak_counts_unless_that_costs_something(catnip: int, counted: int) -> None:
    holding = holding_of(having("macak", "milk", catnip=catnip))
    assert score_plan(holding, plan_of(["macak milk"]), None).catnip_cards == counted
    others = rivals_of(Others(0, [0], [0], goals=[("catnip", 6, 5 - catnip)]))
    made = score_plan(holding, plan_of(["macak milk"]), others)
    assert (made.catnip_cards, made.goals) == (catnip + 1, 3)


@pytest.mark.ruling("CL-Y7")
def test_a_treat_that_moonbeam_made_wild_is_food_like_any_other() -> None:
    has = having("moonbeam cow mister-fit", "tuna chicken treat treat milk milk")
    meals = ["moonbeam tuna", "moonbeam treat as chicken", "mister-fit milk", "mister-fit milk"]
    made = items_of(score_plan(holding_of(has), plan_of([*meals, "cow treat as tuna"]), None))
    assert (made["cow"], made["moonbeam"], made["mister-fit"]) == (2, 3, 2)


@pytest.mark.ruling("CL-Y8")
def test_a_spray_bottle_of_the_cat_player_is_worth_something_once() -> None:
    has = having("mr-zoe", "milk", sprays=2, extras=3, all_wild=True)
    fed = items_of(score_plan(holding_of(has), plan_of(["mr-zoe milk"]), None))
    hungry = items_of(score_plan(holding_of(has), [], None))
    assert (fed["mr-zoe"], fed["extras"]) == (4, 1)
    assert (hungry["mr-zoe"], hungry["extras"]) == (-2, 3)


# Random players.


def dinners(seed: int, count: int) -> Iterator[tuple[random.Random, Has, list[str]]]:
    for number in range(count):
        rng = random.Random(1000 * seed + number)
        has = random_has(rng)
        yield rng, has, random_plan(rng, has)


SEEDS = pytest.mark.parametrize("seed", range(4))


@pytest.mark.ruling(
    "CL-B6", "CL-B7", "CL-B9", "CL-X3", "CL-X4", "CL-C2", "CL-C3", "CL-C8", "CL-C9", "CL-C10",
    "CL-C11", "CL-C22", "CL-C23", "CL-C24", "CL-C25", "CL-C26", "CL-C27", "CL-C29", "CL-C31",
    "CL-C32", "CL-C33", "CL-C36", "CL-Y7", "CL-Y8",
)  # fmt: skip
@SEEDS
def test_both_readings_find_the_same_points(seed: int) -> None:
    for rng, has, meals in dinners(seed, 1000):
        others = random_others(rng, has)
        made = score_plan(holding_of(has), plan_of(meals), rivals_of(others))
        assert items_of(made) == score(has, meals, others), (has, meals, others)


@pytest.mark.ruling("CL-C1", "CL-C28", "CL-C30", "CL-C39", "CL-Y2", "CL-Y14")
@SEEDS
def test_both_readings_let_the_same_plans_be_closed(seed: int) -> None:
    for rng, has, meals in dinners(seed, 400):
        holding = holding_of(has)
        assert is_complete(holding, plan_of(meals)), (has, meals)
        for _ in range(10):
            spoiled = spoil(rng, has, meals)
            assert is_complete(holding, plan_of(spoiled)) == whole(has, spoiled), (has, spoiled)


def spoil(rng: random.Random, has: Has, meals: list[str]) -> list[str]:
    """A plan that is a little different, and may be wrong."""
    spoiled = meals.copy()
    for _ in range(rng.randint(1, 2)):
        if spoiled and rng.random() < 0.5:
            spoiled.remove(rng.choice(spoiled))
        if has.cats and rng.random() < 0.7:
            spoiled.append(f"{rng.choice(has.cats)} {rng.choice(FEED.words[1])}")
    return spoiled


@pytest.mark.ruling("CL-C1", "CL-C28", "CL-C30", "CL-C39", "CL-Y2", "CL-Y14")
@SEEDS
def test_both_readings_know_what_may_be_fed_next(seed: int) -> None:
    for rng, has, _ in dinners(seed, 60):
        holding = holding_of(has)
        plan: list[str] = []
        while True:
            left = has.tokens - Counter(meal.split()[1] for meal in plan)
            legal = [
                f"{cat} {food}"
                for cat in has.cats
                for food in FEED.words[1]
                if left[food.split()[0]] and may_eat(has, plan, cat, food)
            ]
            assert feed_moves(holding, plan_of(plan)) == plan_of(legal), (has, plan)
            if not legal:
                break
            plan.append(rng.choice(legal))


def small(rng: random.Random) -> Has:
    """A player with few cats and little food, so that every plan can be tried."""
    has = random_has(rng)
    has.cats = sorted(rng.sample(has.cats, min(len(has.cats), 4)), key=has.cats.index)
    if "choupette" not in has.cats:
        has.eaten = []
    tokens = list(has.tokens.elements())
    has.tokens = Counter(rng.sample(tokens, min(len(tokens), 5)))
    return has


@pytest.mark.ruling("CL-C2", "CL-C39", "CL-Y1", "CL-Y15")
@SEEDS
def test_the_best_plan_is_the_best_of_all_that_the_second_reading_finds(seed: int) -> None:
    for number in range(50):
        rng = random.Random(1000 * seed + number)
        has = small(rng)
        others = random_others(rng, has)
        worth, plans = best_plans(has, others)
        found = best_plan(holding_of(has), rivals_of(others))
        assert best_value(holding_of(has), rivals_of(others)) == worth[0], (has, others)
        assert found == min(plan_of(plan) for plan in plans), (has, others)
        if others is None:
            assert reference_plan(holding_of(has)) == found
