"""Counts of a diet on which all points are based (CL-C36, steps 5 and 6)."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import (
    CHICKEN,
    GOAL_CATNIP,
    GOAL_CHICKEN,
    GOAL_COSTUMES,
    GOAL_FED_CATS,
    GOAL_MILK,
    GOAL_MULTICOLOURED,
    GOAL_ONE_FOOD,
    GOAL_TOYS,
    GOAL_TUNA,
    GOAL_TWO_FOOD,
    MILK,
    TUNA,
    TYPES,
)
from tabbytop.games.cat_lady.cats import (
    CATS_ON_CARD,
    COLOURS,
    COLOURS_OF,
    ELVIS,
    GRAY,
    MACAK,
    MULTICOLOURED_OF,
    ONE_FOOD_OF,
    PRINTED_TYPES,
    TOMASSO,
    TWO_FOOD_OF,
)
from tabbytop.games.cat_lady.diets import OWN, SLOTS, Diet, read_plan
from tabbytop.games.cat_lady.holding import Holding

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: called at every leaf of the search

COLOUR_COUNT: Final = len(COLOURS)


class Counts:
    """A player's counts after feeding. A part-fed cat counts as hungry."""

    def __init__(self) -> None:
        self.fed = 0  # cats: Aoshima and her friends are three (CL-C9)
        self.colours: list[int] = [0] * COLOUR_COUNT  # fed cats of each colour
        self.types: list[int] = [0] * TYPES  # fed cats that eat chicken, tuna, milk (CL-C29)
        self.one_food = 0  # fed cats, by printed needs (CL-C27)
        self.two_food = 0
        self.multicoloured = 0
        self.eaten: list[int] = [0] * TYPES  # tokens eaten as each type; treats are none (CL-C31)
        self.leftovers = 0  # tokens of all kinds (CL-C24)
        self.costumes = 0  # with Elvis
        self.toys = 0  # with Tomasso and wild ones
        self.free_toys = 0  # those among them that may be any of the five
        self.catnip = 0  # without Macak's
        self.macak = False  # whether Macak may count as one more catnip (CL-C10)


def count_plan(holding: Holding, plan: list[int]) -> Counts:
    """Count a plan, with what was eaten before the feeding."""
    return count_diet(holding, read_plan(holding, plan))


def count_diet(holding: Holding, diet: Diet) -> Counts:
    """Count a diet."""
    counts = Counts()
    elvis, tomasso = 0, 0
    for place in range(len(diet.cats)):
        state: i64 = diet.state[place]
        if state < OWN:
            continue
        cat: i64 = diet.cats[place]
        _count_cat(counts, cat, holding.gray)
        types: i64 = PRINTED_TYPES[cat]
        if state == OWN:
            types |= _count_food(counts, diet, place)
            if cat == ELVIS:
                elvis = 1
            elif cat == TOMASSO:
                tomasso = 1
            elif cat == MACAK:
                counts.macak = True
        for type_ in range(TYPES):
            if types >> type_ & 1:
                counts.types[type_] = counts.types[type_] + 1
    counts.leftovers = sum(diet.left)
    counts.costumes = holding.costumes + elvis
    counts.free_toys = holding.wild_toys + tomasso
    counts.toys = sum(holding.toys) + counts.free_toys
    counts.catnip = holding.catnip
    return counts


def _count_cat(counts: Counts, cat: "i64", gray: bool) -> None:
    """Count a fed cat by its printed properties."""
    counts.fed += CATS_ON_CARD[cat]
    counts.one_food += ONE_FOOD_OF[cat]
    counts.two_food += TWO_FOOD_OF[cat]
    counts.multicoloured += MULTICOLOURED_OF[cat]
    colours: i64 = COLOURS_OF[cat]
    if not gray:
        colours &= ~GRAY
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1:
            counts.colours[colour] = counts.colours[colour] + 1


def _count_food(counts: Counts, diet: Diet, place: "i64") -> "i64":
    """Count what a cat fed by its own needs ate; return the types, as bits.

    A treat that Moonbeam made wild counts as the type it is eaten as (CL-Y7).
    """
    types: i64 = 0
    for type_ in range(TYPES):
        amount: i64 = diet.food[place * SLOTS + type_]
        if amount > 0:
            types |= 1 << type_
            counts.eaten[type_] = counts.eaten[type_] + amount
    return types


def goal_contribution(counts: Counts, goal: int) -> int:
    """Return how much a player adds to a shared goal (CL-X4).

    Macak's catnip is always included: where it makes the difference, his owner wants it, because a
    goal brings more than a single catnip costs (CL-Y6).
    """
    if goal == GOAL_FED_CATS:
        return counts.fed
    if goal == GOAL_TOYS:
        return counts.toys
    if goal == GOAL_COSTUMES:
        return counts.costumes
    if goal == GOAL_CATNIP:
        return counts.catnip + int(counts.macak)
    if goal == GOAL_MULTICOLOURED:
        return counts.multicoloured
    if goal == GOAL_ONE_FOOD:
        return counts.one_food
    if goal == GOAL_TWO_FOOD:
        return counts.two_food
    if goal == GOAL_TUNA:
        return counts.types[TUNA]
    if goal == GOAL_CHICKEN:
        return counts.types[CHICKEN]
    assert goal == GOAL_MILK
    return counts.types[MILK]
