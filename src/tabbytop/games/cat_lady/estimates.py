"""What is estimated of a player in the middle of the game: see `prospects`."""

from typing import Final

from tabbytop.games.cat_lady.cards import (
    CHICKEN,
    GOAL_CATNIP,
    GOAL_COSTUMES,
    GOAL_FED_CATS,
    GOAL_TOYS,
    MILK,
    TUNA,
)
from tabbytop.games.cat_lady.cats import (
    FIRST_TYPE,
    MULTICOLOURED_CATS,
    ONE_FOOD_CATS,
    TWO_FOOD_CATS,
)

PROSPECTS_KEPT: Final = 8  # estimates that a table keeps for each player, by the size of the deck

# By goal: the class of cats that it counts; 0 if it counts something else.
_CLASS_OF_GOAL: Final = [
    0, 0, 0, 0, MULTICOLOURED_CATS, ONE_FOOD_CATS, TWO_FOOD_CATS,
    FIRST_TYPE + TUNA, FIRST_TYPE + CHICKEN, FIRST_TYPE + MILK,
]  # fmt: skip


class Prospects:
    """The holdings that count for one player, and the estimated points."""

    def __init__(self, classes: list[int]) -> None:
        self.points = 0.0
        self.fed = 0.0  # expected number of fed cats
        self.classes = classes  # how many cats of each class
        self.costumes = 0
        self.toys = 0
        self.catnip = 0
        self.gains: list[float] = []  # by kind, what one more card brings: see `offers`
        # What they were estimated from.
        self.turns = 0.0
        self.cats: list[int] = []
        self.hand: list[int] = []
        self.boxes: list[int] = []
        self.starting: list[int] = []
        self.food: list[int] = []
        self.vp_tokens = 0

    def goal_contribution(self, goal: int) -> float:
        """Return the player's expected contribution to a shared goal."""
        if goal == GOAL_FED_CATS:
            return self.fed
        if goal == GOAL_TOYS:
            return self.toys
        if goal == GOAL_COSTUMES:
            return self.costumes
        if goal == GOAL_CATNIP:
            return self.catnip
        return self.classes[_CLASS_OF_GOAL[goal]]
