"""Holdings, rivals, plans and plan scores for tests: from a few words, and at random."""

from collections.abc import Iterable
from random import Random

from tabbytop.games.cat_lady.cards import FIRST_BOX, GOAL_COUNT, KIND_COUNT, NAMES, TOY_KINDS
from tabbytop.games.cat_lady.cats import (
    CAT_COUNT,
    CAT_NAMES,
    CHOUPETTE,
    STRAYS,
    TREATS_CATS,
    TREATS_STRAYS,
)
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import PlanScore, score_plan

LETTERS = "ctmwx"  # chicken, tuna, milk, wild, treat


def holding(cats: str = "", food: str = "", **rest: object) -> Holding:
    """Build a holding: cats and boxes by name, food by letter, other fields by keyword."""
    made = Holding()
    made.cats = sorted(CAT_NAMES.index(name) for name in cats.split())
    made.tokens = [food.count(letter) for letter in LETTERS]
    boxes = rest.pop("boxes", [])
    assert isinstance(boxes, list)
    made.boxes = sorted(NAMES.index(f"{box}-box") for box in boxes)
    for name, value in rest.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


def others(**fields: object) -> Rivals:
    """Build rivals that have nothing except what is given."""
    made = Rivals()
    made.most_fed = 0
    made.costumes = [0]
    made.leftovers = [0]
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


def plan(*meals: str) -> list[int]:
    """Return a plan from notation without the word `feed`: "alvin tuna", "alvin wild as milk"."""
    return sorted(VOCABULARY.move(f"feed {meal}") for meal in meals)


def texts(moves: Iterable[int]) -> list[str]:
    """Return a plan in the same notation."""
    return [VOCABULARY.text(move).removeprefix("feed ") for move in moves]


def fields_of(thing: Holding | Rivals | None) -> dict[str, object]:
    """Return all fields, for the message of a failing test."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names}


def small_holding(die: Random) -> Holding:
    """Return a few cats and tokens of either edition; sometimes the cat player's."""
    treats = die.random() < 0.75
    made = Holding()
    made.gray = treats
    pool = [
        cat
        for cat in range(CAT_COUNT)
        if treats or cat < TREATS_CATS or STRAYS <= cat < TREATS_STRAYS
    ]
    weights = [3 if cat >= STRAYS else 1 for cat in pool]
    made.cats = sorted(set(die.choices(pool, weights, k=die.randint(0, 5))))
    kinds = 5 if treats else 4
    for _ in range(die.randint(0, 6)):
        made.tokens[die.randrange(kinds)] += 1
    made.toys = [die.choice((0, 0, 1, 2)) for _ in range(TOY_KINDS)]
    made.costumes = die.choice((0, 0, 1, 2, 3))
    made.catnip = die.randint(0, 5)
    made.lost_cats = die.randint(0, 1)
    made.sprays = die.randint(0, 2)
    made.vp_tokens = die.randint(0, 2)
    if treats:
        boxes = range(FIRST_BOX, KIND_COUNT)
        made.boxes = sorted(die.choices(boxes, k=die.choice((0, 0, 1, 2, 3))))
        made.all_wild = die.random() < 0.2
        made.wild_toys = int(made.all_wild and die.random() < 0.3)
        made.extras = made.sprays + die.randint(0, 1) if made.all_wild else 0
    if CHOUPETTE in made.cats:
        made.choupette_payable = die.random() < 0.3
        if not made.choupette_payable and die.random() < 0.5:
            made.eaten = plan("choupette tuna", "choupette milk")
    return made


def small_rivals(die: Random) -> Rivals:
    """Return rivals so close that every prize and goal can depend on the plan."""
    made = Rivals()
    others_there = die.randint(1, 5)
    made.most_fed = die.randint(0, 5)
    made.costumes = [die.randint(0, 4) for _ in range(others_there)]
    made.leftovers = [die.randint(0, 3) for _ in range(others_there)]
    made.second_prize = others_there >= 4
    if others_there >= 2:
        made.goals = die.sample(range(GOAL_COUNT), die.randint(0, 2))
        made.needed = [die.randint(1, 5) for _ in made.goals]
        made.partners = [die.randint(0, 2) for _ in made.goals]
    return made


def large_holding(die: Random) -> Holding:
    """Return more than any player of six ends with: 10-17 cats and 18-26 tokens."""
    made = Holding()
    made.cats = sorted(
        die.sample(range(STRAYS), die.randint(8, 12))
        + die.sample(range(STRAYS, CAT_COUNT), die.randint(2, 5))
    )
    for _ in range(die.randint(18, 26)):
        made.tokens[die.choice((0, 0, 0, 1, 1, 1, 2, 2, 3, 4))] += 1
    made.toys = [die.randint(0, 2) for _ in range(TOY_KINDS)]
    made.costumes = die.randint(0, 4)
    made.catnip = die.randint(0, 5)
    made.boxes = sorted(die.sample(range(FIRST_BOX, KIND_COUNT), die.randint(0, 4)))
    return made


FULL = {"c": "chicken", "t": "tuna", "m": "milk"}


def meal(cat: str, needs: str) -> list[str]:
    """Return a cat's meal in notation, from letters: c, t, m, and x for a treat."""
    return [f"{cat} {'treat' if letter == 'x' else FULL[letter]}" for letter in needs]


def fed(mine: Holding, rivals: Rivals | None = None, **meals: str) -> PlanScore:
    """Score a plan: what each cat is given, by letters; `_` stands for `-`."""
    moves: list[str] = []
    for cat, needs in meals.items():
        moves += meal(cat.replace("_", "-"), needs)
    return score_plan(mine, plan(*moves), rivals)


def points(made: PlanScore, cat: str) -> int:
    """Return the points of a cat."""
    return made.points[made.cats.index(CAT_NAMES.index(cat))]
