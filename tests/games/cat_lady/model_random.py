"""Random holdings, rivals and complete plans of the reference model."""

import random
from collections import Counter

from tests.games.cat_lady.model_feeding import is_converted, may_finish
from tests.games.cat_lady.model_scoring import (
    APPETITE,
    CATS,
    STRAYS,
    TOYS,
    ModelHolding,
    ModelRivals,
)

BASE_DECK = list(CATS)[:22]
TREATS_DECK = list(CATS)[:32]
BASE_STRAYS = STRAYS[:13]
BOXES = [
    "gray-box", "gray-box", "orange-chicken-box", "white-milk-box", "black-tuna-box",
    "white-tuna-box", "black-milk-box", "orange-tuna-box", "white-chicken-box", "orange-milk-box",
]  # fmt: skip
GOALS = [
    "fed-cats", "toys", "costumes", "catnip", "multicoloured", "one-food", "two-food", "tuna-cats",
    "chicken-cats", "milk-cats",
]  # fmt: skip
LETTERS = {"c": "chicken", "t": "tuna", "m": "milk"}


def random_holding(rng: random.Random) -> ModelHolding:
    """Return a random holding of either edition, or of the cat player."""
    treats = rng.random() < 0.8
    alone = treats and rng.random() < 0.2
    deck, strays = (TREATS_DECK, STRAYS) if treats else (BASE_DECK, BASE_STRAYS)
    cats = rng.sample(deck, rng.randint(0, 9)) + rng.sample(strays, rng.randint(0, 5))
    owned = ModelHolding(
        cats=sorted(cats, key=list(CATS).index),
        tokens=Counter({food: rng.randint(0, 6) for food in ["chicken", "tuna", "milk"]}),
        toys=rng.choices(TOYS, k=rng.randint(0, 8)),
        costumes=rng.randint(0, 4),
        catnip=rng.randint(0, 5),
        lost_cats=rng.randint(0, 3),
        sprays=rng.randint(0, 3),
        two_point_tokens=rng.randint(0, 3),
        gray=treats,
        all_wild=alone,
    )
    owned.tokens["wild"] = rng.randint(0, 3)
    if treats:
        owned.tokens["treat"] = rng.randint(0, 4)
        owned.boxes = sorted(rng.sample(BOXES, rng.randint(0, 5)), key=BOXES.index)
    if alone:
        owned.wild_toys = rng.randint(0, 1)
        owned.extras = owned.sprays + rng.randint(0, 3)
    chance = rng.random()
    owned.choupette_payable = chance < 0.2
    if "choupette" in cats and chance > 0.5:
        tuna, milk = rng.choice(["tuna", "wild as tuna"]), rng.choice(["milk", "wild as milk"])
        owned.eaten = [f"choupette {tuna}", f"choupette {milk}"]
    return owned


def random_rivals(rng: random.Random, owned: ModelHolding) -> ModelRivals | None:
    """Return random rivals, or None."""
    if rng.random() < 0.2:
        return None
    count = 1 if owned.all_wild else rng.randint(1, 5 if owned.gray else 3)
    others = ModelRivals(
        most_fed=rng.randint(0, 12),
        costumes=[rng.randint(0, 4) for _ in range(count)],
        leftovers=[rng.randint(0, 8) for _ in range(count)],
        second_prize=count >= 4,
    )
    if owned.gray and count >= 2 and rng.random() < 0.7:
        for goal in rng.sample(GOALS, 2):
            others.goals.append((goal, rng.randint(3, 12), rng.randint(0, 6)))
    return others


def random_plan(rng: random.Random, owned: ModelHolding) -> list[str]:
    """Return a plan that `done` accepts."""
    while True:
        tokens = owned.tokens.copy()
        conversions = 2 if "moonbeam" in owned.cats and rng.random() < 0.7 else 0
        fed = {meal.split()[0] for meal in owned.eaten}
        hungry = [cat for cat in owned.cats if cat not in fed]
        rng.shuffle(hungry)
        plan: list[str] = []
        for cat in hungry:
            meals = random_meals(rng, owned, cat, tokens, conversions)
            conversions -= sum(is_converted_meal(owned, meal) for meal in meals)
            plan += meals
        if may_finish(owned, plan):
            return plan


def is_converted_meal(owned: ModelHolding, meal: str) -> bool:
    _, token, *more = meal.split()
    return bool(more) and is_converted(owned, token, more[1])


def random_meals(
    rng: random.Random, owned: ModelHolding, cat: str, tokens: Counter[str], conversions: int
) -> list[str]:
    """Return what one cat gets, and take it off the tokens; empty if that fails."""
    chance = rng.random()
    if chance < 0.1:
        return []
    if chance < 0.25 and tokens["treat"]:
        tokens["treat"] -= 1
        return [f"{cat} treat"]
    if cat == "choupette":
        if not owned.choupette_payable:
            return []
        conversions = 0
    rest = tokens.copy()
    meals = []
    for food in random_need(rng, cat):
        ways = [food, "wild"]
        if owned.all_wild:
            ways += ["chicken", "tuna", "milk"]
        if conversions > 0:
            ways += ["chicken", "tuna", "milk", "treat"]
        ways = [token for token in ways if rest[token]]
        if not ways:
            return []
        token = rng.choice(ways)
        rest[token] -= 1
        meals.append(f"{cat} {token}" if token == food else f"{cat} {token} as {food}")
        conversions -= is_converted_meal(owned, meals[-1])
    tokens.clear()
    tokens.update(rest)
    return meals


def random_need(rng: random.Random, cat: str) -> list[str]:
    """Return the types to feed a cat."""
    foods = list(LETTERS.values())
    if cat == "waffle":
        return [rng.choice(foods)] * rng.randint(1, 4)
    if cat in APPETITE:
        return rng.choices(foods, k=rng.randint(1, 5))
    return [LETTERS.get(letter) or rng.choice(foods) for letter in CATS[cat][1]]
