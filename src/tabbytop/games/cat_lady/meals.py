"""Everything that a cat can be fed with, token by token, in the order of notation."""

from collections.abc import Iterator

from tabbytop.games.cat_lady.appetites import LEAST, MOST, NEEDS, SMALLEST
from tabbytop.games.cat_lady.cards import TYPES
from tabbytop.games.cat_lady.cats import CHOUPETTE, WAFFLE
from tabbytop.games.cat_lady.diets import is_changed
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import FOOD_COUNT, FOOD_TOKEN, FOOD_TYPE, WHOLE


def meals(holding: Holding, cat: int, left: list[int], changes: int) -> Iterator[list[int]]:
    """Every way to feed a cat with the tokens that are left, `changes` of which Moonbeam may make
    wild: how much of each food, by number. The first in notation comes first: more of the first
    food, then more of the second, and so on.
    """
    if cat == CHOUPETTE:
        changes = 0  # she is paid before Moonbeam eats (CL-C35)
    return _Kitchen(holding, cat, left, changes).from_food(0, 0)


class _Kitchen:
    """A meal that is being put together."""

    def __init__(self, holding: Holding, cat: int, left: list[int], changes: int) -> None:
        self._holding = holding
        self._cat = cat
        self._left = left.copy()
        self._changes = changes
        self._meal = [0] * FOOD_COUNT
        most = MOST[cat]
        self._room = [most or NEEDS[cat * TYPES + type_] for type_ in range(TYPES)]
        self._most = most or SMALLEST[cat]
        self._least = LEAST[cat] or SMALLEST[cat]
        if cat == CHOUPETTE and not holding.paying:
            self._most = 0

    def from_food(self, food: int, eaten: int) -> Iterator[list[int]]:
        """All meals that have what is there already and more of this food and later ones."""
        if food == FOOD_COUNT:
            if eaten >= self._least:
                yield self._meal.copy()
            return
        token, type_ = FOOD_TOKEN[food], FOOD_TYPE[food]
        if type_ == WHOLE:
            if eaten == 0 and self._left[token] > 0:
                treat = [0] * FOOD_COUNT
                treat[food] = 1
                yield treat
            yield from self.from_food(food + 1, eaten)
            return
        changed = is_changed(self._holding, food)
        most = min(self._left[token], self._room[type_], self._most - eaten)
        if changed:
            most = min(most, self._changes)
        if self._cat == WAFFLE and eaten > 0 and self._room[type_] == MOST[WAFFLE]:
            most = 0  # she has begun with another type
        for amount in range(most, -1, -1):
            self._count(food, amount, changed)
            yield from self.from_food(food + 1, eaten + amount)
            self._count(food, -amount, changed)

    def _count(self, food: int, amount: int, changed: bool) -> None:
        """So much of a food more in the meal."""
        self._meal[food] += amount
        self._left[FOOD_TOKEN[food]] -= amount
        self._room[FOOD_TYPE[food]] -= amount
        if changed:
            self._changes -= amount
