"""Reference model: legal meals, complete plans, and the best of all plans by brute force."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.games.cat_lady.model_scoring import (
    APPETITE,
    CATS,
    STRAYS,
    TYPES,
    ModelDiet,
    ModelHolding,
    ModelRivals,
    parse_meal,
    score,
)

# Complete plans.


def is_satisfied(cat: str, foods: list[str]) -> bool:
    """Whether these types are exactly what a cat needs."""
    if cat in APPETITE:
        least, most = APPETITE[cat]
        alike = cat != "waffle" or len(set(foods)) == 1
        return least <= len(foods) <= most and alike
    need = CATS[cat][1]
    if "?" in need:
        return len(foods) == len(need)
    return sorted(foods) == sorted(need)


def is_converted(owned: ModelHolding, token: str, as_what: str) -> bool:
    """Whether only Moonbeam lets a token be eaten like this."""
    if token == "treat":
        return as_what != "whole"
    if owned.all_wild or token == "wild":
        return False
    return token != as_what


def may_pay(owned: ModelHolding, diet: ModelDiet) -> bool:
    """Whether Choupette's meal is allowed: she is fed before Moonbeam."""
    meals = diet.given["choupette"]
    return owned.choupette_payable and not any(
        is_converted(owned, token, as_what) for token, as_what in meals
    )


def may_finish(owned: ModelHolding, meals: list[str]) -> bool:
    """Whether `done` accepts a plan."""
    foods = [parse_meal(meal) for meal in meals]
    if any(cat not in owned.cats for cat, _, _ in foods):
        return False
    if Counter(token for _, token, _ in foods) - owned.tokens:
        return False
    diet = ModelDiet(owned, meals)
    fed_before = {parse_meal(meal)[0] for meal in owned.eaten}
    for cat in {cat for cat, _, _ in foods}:
        if cat in fed_before:
            return False
        if diet.by_treat(cat):
            if len(diet.given[cat]) != 1:
                return False
        elif not is_satisfied(cat, diet.eaten_as(cat)) or (
            cat == "choupette" and not may_pay(owned, diet)
        ):
            return False
    converted = sum(is_converted(owned, token, as_what) for _, token, as_what in foods)
    return converted == 0 or (converted <= 2 and diet.fed_by_own_needs("moonbeam"))


# Token by token.


def may_eat(owned: ModelHolding, plan: list[str], cat: str, meal: str) -> bool:
    """Whether a cat needs one more token, and may eat it like this."""
    if any(eaten.split()[0] == cat for eaten in owned.eaten):
        return False
    given = [parse_meal(other)[2] for other in plan if other.split()[0] == cat]
    _, token, as_what = parse_meal(f"{cat} {meal}")
    used = conversions(owned, plan)
    if as_what == "whole":
        return not given and (cat != "moonbeam" or used == 0)
    if "whole" in given or (cat == "choupette" and not owned.choupette_payable):
        return False
    if is_converted(owned, token, as_what):
        moonbeam_may = "moonbeam" in owned.cats and "moonbeam treat" not in plan and used < 2
        if cat == "choupette" or not moonbeam_may:
            return False
    return is_still_needed(cat, [TYPES[food] for food in [*given, as_what]])


def conversions(owned: ModelHolding, plan: list[str]) -> int:
    """Return how many tokens only Moonbeam makes wild."""
    foods = [parse_meal(meal) for meal in plan]
    return sum(is_converted(owned, token, as_what) for _, token, as_what in foods)


def is_still_needed(cat: str, foods: list[str]) -> bool:
    """Whether a cat needs all of these types."""
    if cat in APPETITE:
        return is_satisfied(cat, foods)
    need = CATS[cat][1]
    if "?" in need:
        return len(foods) <= len(need)
    return not Counter(foods) - Counter(need)


FOODS = [  # what a token is, and what it is eaten as
    "chicken", "tuna", "milk", "wild as chicken", "wild as tuna", "wild as milk", "treat",
    "chicken as tuna", "chicken as milk", "tuna as chicken", "tuna as milk", "milk as chicken",
    "milk as tuna", "treat as chicken", "treat as tuna", "treat as milk",
]  # fmt: skip


def available_foods(owned: ModelHolding, tokens: Counter[str]) -> list[str]:
    """Return what these tokens can be eaten as, with Moonbeam's help if she is there."""
    foods = [parse_meal(f"- {food}") for food in FOODS if food != "treat"]
    return [
        token if token == as_what else f"{token} as {as_what}"
        for _, token, as_what in foods
        if tokens[token] and ("moonbeam" in owned.cats or not is_converted(owned, token, as_what))
    ]


def meals_of(owned: ModelHolding, cat: str, tokens: Counter[str]) -> Iterator[list[str]]:
    """Yield nothing, a treat, and every meal that a cat can eat from these tokens."""
    yield []
    if tokens["treat"]:
        yield [f"{cat} treat"]
    foods = available_foods(owned, tokens)
    for count in range(1, tokens.total() + 1):
        for chosen in combinations_with_replacement(foods, count):
            meals = [f"{cat} {food}" for food in chosen]
            types = [TYPES[parse_meal(meal)[2]] for meal in meals]
            if (
                is_satisfied(cat, types)
                and not Counter(food.split()[0] for food in chosen) - tokens
            ):
                yield meals


def every_plan(owned: ModelHolding) -> Iterator[list[str]]:
    """Yield every plan that `done` accepts."""
    fed = {meal.split()[0] for meal in owned.eaten}
    hungry = [cat for cat in owned.cats if cat not in fed]
    yield from (plan for plan in _plans(owned, hungry, owned.tokens) if may_finish(owned, plan))


def _plans(owned: ModelHolding, cats: list[str], tokens: Counter[str]) -> Iterator[list[str]]:
    if not cats:
        yield []
        return
    for meals in meals_of(owned, cats[0], tokens):
        left = tokens - Counter(meal.split()[1] for meal in meals)
        for plan in _plans(owned, cats[1:], left):
            yield meals + plan


Worth = tuple[int, ...]  # more is better, the first difference decides


def worth(owned: ModelHolding, plan: list[str], others: ModelRivals | None) -> Worth:
    """Return points, fed cats, fewer leftovers (CL-C2), with the cat player's preferences."""
    diet = ModelDiet(owned, plan)
    points = score(owned, plan, others)["total"]
    preference = cat_player_preference(diet.fed()) if owned.all_wild else ()
    return points, *preference, diet.fed_cats(), -diet.left


def cat_player_preference(fed: list[str]) -> Worth:
    """Count strays, then cats that need one food, two, three (CL-Y15)."""
    strays = [cat for cat in fed if cat in STRAYS]
    needs = [APPETITE[cat][0] if cat in APPETITE else len(CATS[cat][1]) for cat in fed]
    return len(strays), needs.count(1), needs.count(2), needs.count(3)


def best_plans(owned: ModelHolding, others: ModelRivals | None) -> tuple[Worth, list[list[str]]]:
    """Return the best value, and all plans that have it."""
    plans = [(worth(owned, plan, others), plan) for plan in every_plan(owned)]
    best = max(value for value, _ in plans)
    return best, [plan for value, plan in plans if value == best]
