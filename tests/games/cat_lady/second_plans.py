"""Every plan that could be closed, and the best of them, in the second reading: by trying all."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.games.cat_lady.second_meals import is_converted, satisfied, whole
from tests.games.cat_lady.second_reading import (
    APPETITE,
    CATS,
    STRAYS,
    TYPES,
    Dinner,
    Has,
    Others,
    parsed,
    score,
)

FOODS = [  # what a token is, and what it is eaten as
    "chicken", "tuna", "milk", "wild as chicken", "wild as tuna", "wild as milk", "treat",
    "chicken as tuna", "chicken as milk", "tuna as chicken", "tuna as milk", "milk as chicken",
    "milk as tuna", "treat as chicken", "treat as tuna", "treat as milk",
]  # fmt: skip


def at_hand(has: Has, tokens: Counter[str]) -> list[str]:
    """As what these tokens could be eaten, with Moonbeam's help if she is there."""
    foods = [parsed(f"- {food}") for food in FOODS if food != "treat"]
    return [
        token if token == as_what else f"{token} as {as_what}"
        for _, token, as_what in foods
        if tokens[token] and ("moonbeam" in has.cats or not is_converted(has, token, as_what))
    ]


def meals_of(has: Has, cat: str, tokens: Counter[str]) -> Iterator[list[str]]:
    """Nothing, a treat, and everything that a cat could eat of these tokens."""
    yield []
    if tokens["treat"]:
        yield [f"{cat} treat"]
    foods = at_hand(has, tokens)
    for count in range(1, tokens.total() + 1):
        for chosen in combinations_with_replacement(foods, count):
            meals = [f"{cat} {food}" for food in chosen]
            types = [TYPES[parsed(meal)[2]] for meal in meals]
            if satisfied(cat, types) and not Counter(food.split()[0] for food in chosen) - tokens:
                yield meals


def every_plan(has: Has) -> Iterator[list[str]]:
    """Every plan that `done` accepts."""
    fed = {meal.split()[0] for meal in has.eaten}
    hungry = [cat for cat in has.cats if cat not in fed]
    yield from (plan for plan in _plans(has, hungry, has.tokens) if whole(has, plan))


def _plans(has: Has, cats: list[str], tokens: Counter[str]) -> Iterator[list[str]]:
    if not cats:
        yield []
        return
    for meals in meals_of(has, cats[0], tokens):
        left = tokens - Counter(meal.split()[1] for meal in meals)
        for plan in _plans(has, cats[1:], left):
            yield meals + plan


Worth = tuple[int, ...]  # more is better, the first difference decides


def worth(has: Has, plan: list[str], others: Others | None) -> Worth:
    """Points, fed cats, less food left (CL-C2); the cat player likes strays and small needs."""
    dinner = Dinner(has, plan)
    points = score(has, plan, others)["total"]
    liking = cat_players_liking(dinner.fed()) if has.all_wild else ()
    return points, *liking, dinner.fed_cats(), -dinner.left


def cat_players_liking(fed: list[str]) -> Worth:
    """Strays, then cats that can do with one food, with two, with three (CL-Y15)."""
    strays = [cat for cat in fed if cat in STRAYS]
    needs = [APPETITE[cat][0] if cat in APPETITE else len(CATS[cat][1]) for cat in fed]
    return len(strays), needs.count(1), needs.count(2), needs.count(3)


def best_plans(has: Has, others: Others | None) -> tuple[Worth, list[list[str]]]:
    """What the best plans are worth, and all that are worth it."""
    plans = [(worth(has, plan, others), plan) for plan in every_plan(has)]
    best = max(value for value, _ in plans)
    return best, [plan for value, plan in plans if value == best]
