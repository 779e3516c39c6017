"""The tokens of a player as a whole: whether they are enough for what all cats eat together."""

from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TREAT, TUNA, WILD

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: asked at every step of the search


class Larder:
    """Tokens, and how much of them is promised.

    Which cat gets which token does not matter here: what is short of one type is made up by wild
    tokens, and while Moonbeam may be fed by up to `changes` of whatever else is left. The cat
    player's tokens are all wild (CL-C39).
    """

    def __init__(self, tokens: list[int], changes: int, all_wild: bool) -> None:
        plain: i64 = 0 if all_wild else 1
        self.chicken: i64 = tokens[CHICKEN] * plain
        self.tuna: i64 = tokens[TUNA] * plain
        self.milk: i64 = tokens[MILK] * plain
        self.treats: i64 = tokens[TREAT]
        self.wild: i64 = tokens[WILD]
        if all_wild:
            self.wild = tokens[CHICKEN] + tokens[TUNA] + tokens[MILK] + tokens[WILD]
        self.tokens: i64 = sum(tokens)
        self.changes: i64 = changes
        self.moonbeam = changes > 0  # whether she may be fed, as far as is decided
        # What is promised: food as each type, and treats as whole meals.
        self.as_chicken: i64 = 0
        self.as_tuna: i64 = 0
        self.as_milk: i64 = 0
        self.meals: i64 = 0

    def left(self) -> "i64":
        """How many tokens nobody eats."""
        return self.tokens - self.as_chicken - self.as_tuna - self.as_milk - self.meals

    def promise(self, chicken: "i64", tuna: "i64", milk: "i64", meals: "i64") -> None:
        """Count it as eaten; with negative numbers, as not eaten after all."""
        self.as_chicken += chicken
        self.as_tuna += tuna
        self.as_milk += milk
        self.meals += meals

    def can_promise(self, chicken: "i64", tuna: "i64", milk: "i64", meals: "i64") -> bool:
        """Whether the tokens are enough for so much more."""
        treats: i64 = self.treats - self.meals - meals
        if treats < 0:
            return False
        short: i64 = -self.wild
        over: i64 = treats
        rest: i64 = self.chicken - self.as_chicken - chicken
        if rest < 0:
            short -= rest
        else:
            over += rest
        rest = self.tuna - self.as_tuna - tuna
        if rest < 0:
            short -= rest
        else:
            over += rest
        rest = self.milk - self.as_milk - milk
        if rest < 0:
            short -= rest
        else:
            over += rest
        if short <= 0:
            return True
        return self.moonbeam and short <= self.changes and short <= over
