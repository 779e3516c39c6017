"""Players at the end of a game, at random: what they have, a whole plan, and the others."""

import random
from collections import Counter

from tests.games.cat_lady.second_meals import is_converted, whole
from tests.games.cat_lady.second_reading import APPETITE, CATS, STRAYS, TOYS, Has, Others

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


def random_has(rng: random.Random) -> Has:
    """What somebody might have: of either edition, or the cat player."""
    treats = rng.random() < 0.8
    alone = treats and rng.random() < 0.2
    deck, strays = (TREATS_DECK, STRAYS) if treats else (BASE_DECK, BASE_STRAYS)
    cats = rng.sample(deck, rng.randint(0, 9)) + rng.sample(strays, rng.randint(0, 5))
    has = Has(
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
    has.tokens["wild"] = rng.randint(0, 3)
    if treats:
        has.tokens["treat"] = rng.randint(0, 4)
        has.boxes = sorted(rng.sample(BOXES, rng.randint(0, 5)), key=BOXES.index)
    if alone:
        has.wild_toys = rng.randint(0, 1)
        has.extras = has.sprays + rng.randint(0, 3)
    lot = rng.random()
    has.choupette_payable = lot < 0.2
    if "choupette" in cats and lot > 0.5:
        tuna, milk = rng.choice(["tuna", "wild as tuna"]), rng.choice(["milk", "wild as milk"])
        has.eaten = [f"choupette {tuna}", f"choupette {milk}"]
    return has


def random_others(rng: random.Random, has: Has) -> Others | None:
    """The other players, or nobody to be compared with."""
    if rng.random() < 0.2:
        return None
    count = 1 if has.all_wild else rng.randint(1, 5 if has.gray else 3)
    others = Others(
        most_fed=rng.randint(0, 12),
        costumes=[rng.randint(0, 4) for _ in range(count)],
        leftovers=[rng.randint(0, 8) for _ in range(count)],
        second_prize=count >= 4,
    )
    if has.gray and count >= 2 and rng.random() < 0.7:
        for goal in rng.sample(GOALS, 2):
            others.goals.append((goal, rng.randint(3, 12), rng.randint(0, 6)))
    return others


def random_plan(rng: random.Random, has: Has) -> list[str]:
    """Meals that can be closed with `done`."""
    while True:
        tokens = has.tokens.copy()
        changes = 2 if "moonbeam" in has.cats and rng.random() < 0.7 else 0
        fed = {meal.split()[0] for meal in has.eaten}
        hungry = [cat for cat in has.cats if cat not in fed]
        rng.shuffle(hungry)
        plan: list[str] = []
        for cat in hungry:
            meals = random_meals(rng, has, cat, tokens, changes)
            changes -= sum(changed(has, meal) for meal in meals)
            plan += meals
        if whole(has, plan):
            return plan


def changed(has: Has, meal: str) -> bool:
    _, token, *more = meal.split()
    return bool(more) and is_converted(has, token, more[1])


def random_meals(
    rng: random.Random, has: Has, cat: str, tokens: Counter[str], changes: int
) -> list[str]:
    """What one cat gets, taken off the tokens; nothing if that does not work out."""
    lot = rng.random()
    if lot < 0.1:
        return []
    if lot < 0.25 and tokens["treat"]:
        tokens["treat"] -= 1
        return [f"{cat} treat"]
    if cat == "choupette":
        if not has.choupette_payable:
            return []
        changes = 0
    rest = tokens.copy()
    meals = []
    for food in random_need(rng, cat):
        ways = [food, "wild"]
        if has.all_wild:
            ways += ["chicken", "tuna", "milk"]
        if changes > 0:
            ways += ["chicken", "tuna", "milk", "treat"]
        ways = [token for token in ways if rest[token]]
        if not ways:
            return []
        token = rng.choice(ways)
        rest[token] -= 1
        meals.append(f"{cat} {token}" if token == food else f"{cat} {token} as {food}")
        changes -= changed(has, meals[-1])
    tokens.clear()
    tokens.update(rest)
    return meals


def random_need(rng: random.Random, cat: str) -> list[str]:
    """The types that a cat is to be fed."""
    foods = list(LETTERS.values())
    if cat == "waffle":
        return [rng.choice(foods)] * rng.randint(1, 4)
    if cat in APPETITE:
        return rng.choices(foods, k=rng.randint(1, 5))
    return [LETTERS.get(letter) or rng.choice(foods) for letter in CATS[cat][1]]
