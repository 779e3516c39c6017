"""The shared goals (CL-X4): what two neighbours achieve together."""

from typing import Final, NamedTuple

GOAL_VP: Final = 3  # to each of the two


class Goal(NamedTuple):
    """A goal, and how many it asks for with 3, 4, 5 and 6 seats."""

    name: str
    title: str
    needed: tuple[int, int, int, int]


GOALS: Final = (
    Goal("fed-cats", "fed cats", (16, 14, 12, 11)),
    Goal("toys", "toys", (8, 8, 8, 8)),
    Goal("costumes", "costumes", (6, 5, 5, 5)),
    Goal("catnip", "catnip", (5, 4, 4, 4)),
    Goal("multicoloured", "fed multicoloured cats", (5, 5, 5, 5)),
    Goal("one-food", "fed one-food cats", (7, 6, 5, 4)),
    Goal("two-food", "fed two-food cats", (8, 7, 7, 6)),
    Goal("tuna-cats", "fed tuna cats", (8, 7, 6, 6)),
    Goal("chicken-cats", "fed chicken cats", (8, 7, 6, 6)),
    Goal("milk-cats", "fed milk cats", (7, 6, 6, 6)),
)
GOAL_NAMES: Final = [goal.name for goal in GOALS]
GOAL_COUNT: Final = 10

# Goals by name, in the order of GOALS.
FED_CATS: Final = 0
TOYS: Final = 1
COSTUMES: Final = 2
CATNIP_GOAL: Final = 3
MULTICOLOURED: Final = 4
ONE_FOOD: Final = 5
TWO_FOOD: Final = 6
TUNA_CATS: Final = 7
CHICKEN_CATS: Final = 8
MILK_CATS: Final = 9


def needed(goal: int, seats: int) -> int:
    """How many a goal asks for."""
    return GOALS[goal].needed[seats - 3]
