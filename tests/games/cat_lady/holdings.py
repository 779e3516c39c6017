"""Holdings for tests: from a few words, and at random, small and large."""

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

LETTERS = "ctmwx"  # chicken, tuna, milk, wild, treat


def holding(cats: str = "", food: str = "", **rest: object) -> Holding:
    """Cats by name, food by letter, and any other field by keyword; boxes by name."""
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
    """What the others come to: nothing, but for what is said."""
    made = Rivals()
    made.most_fed = 0
    made.costumes = [0]
    made.leftovers = [0]
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


def plan(*meals: str) -> list[int]:
    """A plan in notation, without the word `feed`: "alvin tuna", "alvin wild as milk"."""
    return sorted(VOCABULARY.move(f"feed {meal}") for meal in meals)


def texts(moves: Iterable[int]) -> list[str]:
    """A plan in the same words."""
    return [VOCABULARY.text(move).removeprefix("feed ") for move in moves]


def told(thing: Holding | Rivals | None) -> dict[str, object]:
    """All fields, for the message of a test that fails."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names}


def small_holding(die: Random) -> Holding:
    """A few cats and tokens of either edition; now and then the cat player's."""
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
    """Others that come close, so that every prize and goal can hang on the plan."""
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
    """More than any player of six ends with: a dozen cats and more, twenty tokens and more."""
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
