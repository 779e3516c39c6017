"""Brute force over all complete plans of a holding; shares only `score_plan` with the solver."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tabbytop.games.cat_lady.best_plan import NO_CAT
from tabbytop.games.cat_lady.cards import TREAT
from tabbytop.games.cat_lady.cats import AOSHIMA, CATS, CHOUPETTE, MOONBEAM, STRAYS, WAFFLE
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import (
    FEED,
    FIRST_CONVERTED,
    FOOD_COUNT,
    FOOD_TOKEN,
    FOOD_TYPE,
    WHOLE_MEAL,
)
from tabbytop.games.cat_lady.plan_scoring import score_plan

Meal = tuple[int, ...]  # foods, ascending


def best(mine: Holding, rivals: Rivals | None, hungry: int = NO_CAT) -> tuple[int, list[int]]:
    """Return the most points, and the best plan by CL-C2, or by CL-C39 for the cat player; of the
    plans that leave a cat hungry, if one is named."""
    worths: dict[tuple[tuple[int, ...], ...], int] = {}
    top: tuple[tuple[int, ...], list[int]] | None = None
    for meals in complete_plans(mine):
        moves = [
            FEED.of(cat, food)
            for cat, meal in zip(mine.cats, meals, strict=True)
            for food in meal
        ]  # fmt: skip
        if hungry in {FEED.first(move) for move in moves}:
            continue
        diet = tuple(tuple(sorted(FOOD_TYPE[food] for food in meal)) for meal in meals)
        if diet not in worths:
            worths[diet] = score_plan(mine, moves, rivals).total
        key = (-worths[diet], *rank(mine, meals))
        if top is None or (key, moves) < top:
            top = key, moves
    assert top is not None
    return -top[0][0], top[1]


def rank(mine: Holding, meals: list[Meal]) -> tuple[int, ...]:
    """Return the sort key of plans with equal points; less is better."""
    eaten = {FEED.first(move) for move in mine.eaten}
    fed = [cat for cat, meal in zip(mine.cats, meals, strict=True) if meal or cat in eaten]
    heads = sum(3 if cat == AOSHIMA else 1 for cat in fed)
    leftovers = sum(mine.tokens) - sum(map(len, meals))
    if not mine.all_wild:
        return -heads, leftovers
    strays = sum(cat >= STRAYS for cat in fed)
    small = [sum((len(CATS[c].needs) or CATS[c].any_food[0]) == n for c in fed) for n in (1, 2, 3)]
    return -strays, -small[0], -small[1], -small[2], -heads, leftovers


def complete_plans(mine: Holding) -> Iterator[list[Meal]]:
    """Yield a meal, or nothing, for every cat."""
    menus = [[(), *meals_of(mine, cat)] for cat in mine.cats]
    for meals in _choices(menus, mine.tokens):
        changed = [food for meal in meals for food in meal if needs_moonbeam(mine, food)]
        if not changed:
            yield meals
        elif MOONBEAM in mine.cats and len(changed) <= 2:
            hers = meals[mine.cats.index(MOONBEAM)]
            if hers and FOOD_TYPE[hers[0]] != WHOLE_MEAL:
                yield meals


def _choices(menus: list[list[Meal]], tokens: list[int]) -> Iterator[list[Meal]]:
    if not menus:
        yield []
        return
    for meal in menus[0]:
        left = tokens.copy()
        for food in meal:
            left[FOOD_TOKEN[food]] -= 1
        if min(left) >= 0:
            for rest in _choices(menus[1:], left):
                yield [meal, *rest]


def needs_moonbeam(mine: Holding, food: int) -> bool:
    """Whether a food needs Moonbeam's conversion."""
    return food >= FIRST_CONVERTED and (FOOD_TOKEN[food] == TREAT or not mine.all_wild)


def meals_of(mine: Holding, cat: int) -> Iterator[Meal]:
    """Yield every meal that feeds one cat, if there are enough tokens."""
    if any(FEED.first(move) == cat for move in mine.eaten):
        return
    if mine.tokens[TREAT]:
        yield (FOOD_TYPE.index(WHOLE_MEAL),)
    if cat == CHOUPETTE and not mine.choupette_payable:
        return
    foods = [
        food
        for food in range(FOOD_COUNT)
        if FOOD_TYPE[food] != WHOLE_MEAL
        and mine.tokens[FOOD_TOKEN[food]]
        and not (needs_moonbeam(mine, food) and (MOONBEAM not in mine.cats or cat == CHOUPETTE))
    ]
    needs = sorted("ctm".index(letter) for letter in CATS[cat].needs)
    least, most = CATS[cat].any_food if not needs else (len(needs), len(needs))
    for amount in range(least, min(most, sum(mine.tokens)) + 1):
        for meal in combinations_with_replacement(foods, amount):
            types = sorted(FOOD_TYPE[food] for food in meal)
            if needs and types != needs:
                continue
            if cat == WAFFLE and len(set(types)) > 1:
                continue
            if sum(needs_moonbeam(mine, food) for food in meal) <= 2:
                yield meal
