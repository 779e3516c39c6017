"""The objective of the feeding search, and the tokens that it may spend."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TREAT, TUNA, WILD
from tabbytop.games.cat_lady.cats import CATS_ON_CARD, MIN_TOKENS, STRAYS
from tabbytop.games.cat_lady.holding import Holding

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: used at every node of the search


# The order of CL-C2 in one number: points, then fed cats, then tokens eaten …
_TOKEN: Final = 1
_HEAD: Final = 1 << 7
_POINT: Final = 1 << 13
# … and that of CL-C39 and CL-Y15, with strays and small needs in between.
_SMALL: Final = (0, 1 << 25, 1 << 19, 1 << 13)  # by the least tokens that feed a cat
_STRAY: Final = 1 << 31
_CAT_PLAYERS_POINT: Final = 1 << 37


class Objective:
    """Ranks diets by one number (CL-C2, CL-C39, CL-Y15).

    `point` is the weight of a point, `token` that of a token eaten, and `fed[place]` that of
    feeding a cat, beyond its points. `step` is the smallest possible improvement.
    """

    def __init__(self, holding: Holding, points_only: bool) -> None:
        self.point: i64 = _CAT_PLAYERS_POINT if holding.all_wild else _POINT
        self.token: i64 = 0 if points_only else _TOKEN
        self.step: i64 = self.point if points_only else 1  # the smallest improvement
        self.fed = [0] * len(holding.cats)
        if points_only:
            return
        for place, cat in enumerate(holding.cats):
            worth = _HEAD * CATS_ON_CARD[cat]
            if holding.all_wild:
                worth += _SMALL[MIN_TOKENS[cat]] + (_STRAY if cat >= STRAYS else 0)
            self.fed[place] = worth


class TokenSupply:
    """A player's tokens, and how many of each type are reserved.

    It does not matter here which cat gets which token: wild tokens replace what is short of a type,
    and so do up to `conversions` other tokens as long as Moonbeam may be fed. The cat player's
    tokens are all wild (CL-C39).
    """

    def __init__(self, tokens: list[int], conversions: int, all_wild: bool) -> None:
        plain: i64 = 0 if all_wild else 1
        self.chicken: i64 = tokens[CHICKEN] * plain
        self.tuna: i64 = tokens[TUNA] * plain
        self.milk: i64 = tokens[MILK] * plain
        self.treats: i64 = tokens[TREAT]
        self.wild: i64 = tokens[WILD]
        if all_wild:
            self.wild = tokens[CHICKEN] + tokens[TUNA] + tokens[MILK] + tokens[WILD]
        self.tokens: i64 = sum(tokens)
        self.conversions: i64 = conversions
        self.moonbeam = conversions > 0  # whether Moonbeam may still be fed
        # Reserved tokens: food by the type it is eaten as, and treats as whole meals.
        self.as_chicken: i64 = 0
        self.as_tuna: i64 = 0
        self.as_milk: i64 = 0
        self.meals: i64 = 0

    def left(self) -> "i64":
        """Return how many tokens are not reserved."""
        return self.tokens - self.as_chicken - self.as_tuna - self.as_milk - self.meals

    def reserve(self, chicken: "i64", tuna: "i64", milk: "i64", meals: "i64") -> None:
        """Count food as eaten; negative numbers release it again."""
        self.as_chicken += chicken
        self.as_tuna += tuna
        self.as_milk += milk
        self.meals += meals

    def can_reserve(self, chicken: "i64", tuna: "i64", milk: "i64", meals: "i64") -> bool:
        """Whether the tokens suffice for this much more."""
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
        return self.moonbeam and short <= self.conversions and short <= over
