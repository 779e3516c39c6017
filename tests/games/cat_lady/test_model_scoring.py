"""Scores and plans of random holdings, compared with the reference model."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.diets import feed_moves, is_complete
from tabbytop.games.cat_lady.moves import FEED
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tests.games.cat_lady.model_feeding import best_plans, may_eat, may_finish
from tests.games.cat_lady.model_random import random_holding, random_plan, random_rivals
from tests.games.cat_lady.model_scoring import ModelHolding, ModelRivals, score
from tests.games.cat_lady.model_translation import holding_of, items_of, plan_of, rivals_of

pytestmark = pytest.mark.extended


def make_owned(cats: str, tokens: str = "", **more: object) -> ModelHolding:
    owned = ModelHolding(cats=cats.split(), tokens=Counter(tokens.split()))
    for name, value in more.items():
        setattr(owned, name, value)
    return owned


# The model itself, by the rulebook's examples.


@pytest.mark.ruling("CL-C22")
def test_model_scores_two_filled_boxes_of_three() -> None:
    boxes = ["gray-box", "white-milk-box", "orange-chicken-box"]
    assert score(make_owned("snowflake ash", boxes=boxes), [], None)["boxes"] == 6


@pytest.mark.ruling("CL-C8", "CL-C11")
def test_model_scores_mina_with_a_treat() -> None:
    owned = make_owned("luna henriette mina", "chicken treat")
    assert score(owned, ["mina treat"], None)["mina"] == 1
    assert not may_finish(owned, ["mina treat", "mina chicken"])


@pytest.mark.ruling("CL-X3", "CL-C28")
def test_model_scores_calf_with_one_food_and_five() -> None:
    owned = make_owned("calf", "chicken chicken milk tuna tuna")
    assert score(owned, ["calf milk"], None)["calf"] == 3
    meals = ["calf milk", *["calf tuna", "calf chicken"] * 2]
    assert score(owned, meals, None)["calf"] == 7
    assert score(owned, [], None)["calf"] == -2


@pytest.mark.ruling("CL-C9")
def test_model_scores_aoshima_hungry_and_with_a_treat() -> None:
    assert score(make_owned("aoshima"), [], None)["aoshima"] == -6
    items = score(make_owned("aoshima", "treat", catnip=2), ["aoshima treat"], None)
    assert (items["aoshima"], items["catnip"]) == (1, 3)


@pytest.mark.ruling("CL-X4")
def test_model_scores_shared_toy_goal() -> None:
    others = ModelRivals(0, [0], [0], goals=[("toys", 8, 6)])
    assert score(make_owned("", toys=["yarn-ball"] * 3), [], others)["goals"] == 3


@pytest.mark.ruling("CL-C39")
def test_model_lets_cat_player_feed_any_token() -> None:
    meals = ["chairman-meow tuna as chicken"] * 2 + ["chairman-meow milk as chicken"]
    owned = make_owned("chairman-meow", "tuna tuna milk", all_wild=True)
    assert may_finish(owned, meals)
    assert score(owned, meals, None)["chairman-meow"] == 6
    owned.all_wild = False
    assert not may_finish(owned, meals)


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
def test_model_divides_costume_prizes(costumes: list[int], second: bool, points: list[int]) -> None:
    for who, mine in enumerate(costumes):
        rest = costumes[:who] + costumes[who + 1 :]
        items = score(make_owned("", costumes=mine), [], ModelRivals(0, rest, [0], second))
        assert items["costumes"] == points[who]


# Our own rulings.


@pytest.mark.ruling("CL-Y6")
@pytest.mark.parametrize(("catnip", "counted"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_macak_counts_unless_that_costs_points(catnip: int, counted: int) -> None:
    holding = holding_of(make_owned("macak", "milk", catnip=catnip))
    assert score_plan(holding, plan_of(["macak milk"]), None).catnip_cards == counted
    others = rivals_of(ModelRivals(0, [0], [0], goals=[("catnip", 6, 5 - catnip)]))
    made = score_plan(holding, plan_of(["macak milk"]), others)
    assert (made.catnip_cards, made.goals) == (catnip + 1, 3)


@pytest.mark.ruling("CL-Y7")
def test_converted_treat_counts_as_food() -> None:
    owned = make_owned("moonbeam cow mister-fit", "tuna chicken treat treat milk milk")
    meals = ["moonbeam tuna", "moonbeam treat as chicken", "mister-fit milk", "mister-fit milk"]
    made = items_of(score_plan(holding_of(owned), plan_of([*meals, "cow treat as tuna"]), None))
    assert (made["cow"], made["moonbeam"], made["mister-fit"]) == (2, 3, 2)


@pytest.mark.ruling("CL-Y8")
def test_cat_players_spray_bottle_counts_once() -> None:
    owned = make_owned("mr-zoe", "milk", sprays=2, extras=3, all_wild=True)
    fed = items_of(score_plan(holding_of(owned), plan_of(["mr-zoe milk"]), None))
    hungry = items_of(score_plan(holding_of(owned), [], None))
    assert (fed["mr-zoe"], fed["extras"]) == (4, 1)
    assert (hungry["mr-zoe"], hungry["extras"]) == (-2, 3)


# Random holdings.


def random_plans(seed: int, count: int) -> Iterator[tuple[random.Random, ModelHolding, list[str]]]:
    for number in range(count):
        rng = random.Random(1000 * seed + number)
        owned = random_holding(rng)
        yield rng, owned, random_plan(rng, owned)


SEEDS = pytest.mark.parametrize("seed", range(4))


@pytest.mark.ruling(
    "CL-B6", "CL-B7", "CL-B9", "CL-X3", "CL-X4", "CL-C2", "CL-C3", "CL-C8", "CL-C9", "CL-C10",
    "CL-C11", "CL-C22", "CL-C23", "CL-C24", "CL-C25", "CL-C26", "CL-C27", "CL-C29", "CL-C31",
    "CL-C32", "CL-C33", "CL-C36", "CL-Y7", "CL-Y8",
)  # fmt: skip
@SEEDS
def test_scores_match_the_model(seed: int) -> None:
    for rng, owned, meals in random_plans(seed, 1000):
        others = random_rivals(rng, owned)
        made = score_plan(holding_of(owned), plan_of(meals), rivals_of(others))
        assert items_of(made) == score(owned, meals, others), (owned, meals, others)


@pytest.mark.ruling("CL-C1", "CL-C28", "CL-C30", "CL-C39", "CL-Y2", "CL-Y14")
@SEEDS
def test_complete_plans_match_the_model(seed: int) -> None:
    for rng, owned, meals in random_plans(seed, 400):
        holding = holding_of(owned)
        assert is_complete(holding, plan_of(meals)), (owned, meals)
        for _ in range(10):
            corrupted = corrupt(rng, owned, meals)
            assert is_complete(holding, plan_of(corrupted)) == may_finish(owned, corrupted), (
                owned,
                corrupted,
            )


def corrupt(rng: random.Random, owned: ModelHolding, meals: list[str]) -> list[str]:
    """Return a slightly different plan that may be illegal."""
    corrupted = meals.copy()
    for _ in range(rng.randint(1, 2)):
        if corrupted and rng.random() < 0.5:
            corrupted.remove(rng.choice(corrupted))
        if owned.cats and rng.random() < 0.7:
            corrupted.append(f"{rng.choice(owned.cats)} {rng.choice(FEED.words[1])}")
    return corrupted


@pytest.mark.ruling("CL-C1", "CL-C28", "CL-C30", "CL-C39", "CL-Y2", "CL-Y14")
@SEEDS
def test_feed_moves_match_the_model(seed: int) -> None:
    for rng, owned, _ in random_plans(seed, 60):
        holding = holding_of(owned)
        plan: list[str] = []
        while True:
            left = owned.tokens - Counter(meal.split()[1] for meal in plan)
            legal = [
                f"{cat} {food}"
                for cat in owned.cats
                for food in FEED.words[1]
                if left[food.split()[0]] and may_eat(owned, plan, cat, food)
            ]
            assert feed_moves(holding, plan_of(plan)) == plan_of(legal), (owned, plan)
            if not legal:
                break
            plan.append(rng.choice(legal))


def small_random_holding(rng: random.Random) -> ModelHolding:
    """Return a holding so small that every plan can be tried."""
    owned = random_holding(rng)
    owned.cats = sorted(rng.sample(owned.cats, min(len(owned.cats), 4)), key=owned.cats.index)
    if "choupette" not in owned.cats:
        owned.eaten = []
    tokens = list(owned.tokens.elements())
    owned.tokens = Counter(rng.sample(tokens, min(len(tokens), 5)))
    return owned


@pytest.mark.ruling("CL-C2", "CL-C39", "CL-Y1", "CL-Y15")
@SEEDS
def test_best_plan_matches_the_model(seed: int) -> None:
    for number in range(50):
        rng = random.Random(1000 * seed + number)
        owned = small_random_holding(rng)
        others = random_rivals(rng, owned)
        worth, plans = best_plans(owned, others)
        found = best_plan(holding_of(owned), rivals_of(others))
        assert best_value(holding_of(owned), rivals_of(others)) == worth[0], (owned, others)
        assert found == min(plan_of(plan) for plan in plans), (owned, others)
        if others is None:
            assert reference_plan(holding_of(owned)) == found
