"""The best plan for a holding, exactly (CL-C2, CL-C39).

The search finds what is best: the most points, then the most fed cats, then the fewest leftovers;
for the cat player the strays and the small needs come between points and fed cats. Many plans may
be equal up to there, by other cats or by other tokens. Of these the first in notation counts
(CL-Y1, ours): plans are lists of FEED moves, ascending, and of two lists the one with the smaller
move at the first place where they differ.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.cards import TREAT, TYPES
from tabbytop.games.cat_lady.cats import CHOUPETTE, LEAST, MOONBEAM, MOST, NEEDS, SMALLEST, WAFFLE
from tabbytop.games.cat_lady.diets import HUNGRY, MOONBEAMS, OWN, SLOTS, Diet, is_changed, read
from tabbytop.games.cat_lady.feeding_bound import NEVER
from tabbytop.games.cat_lady.feeding_problem import Larder, Ranking
from tabbytop.games.cat_lady.feeding_search import FeedingSearch
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import FEED, FOOD_COUNT, FOOD_TOKEN, FOOD_TYPE, WHOLE

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: bots ask for values in playouts


def best_value(holding: Holding, rivals: Rivals | None) -> int:
    """What the best plan is worth; without rivals, its private worth. The quick way to ask."""
    ranking = Ranking(holding, points_only=True)
    search = search_for(holding, rivals, ranking)
    search.run(NEVER)
    return search.best // ranking.point


def reference_plan(holding: Holding) -> list[int]:
    """The plan with the most private worth (CL-C2)."""
    return best_plan(holding, None)


def best_plan(holding: Holding, rivals: Rivals | None) -> list[int]:
    """The best plan for its owner, given what the others come to."""
    ranking = Ranking(holding, points_only=False)
    search = search_for(holding, rivals, ranking)
    search.run(NEVER)
    return _FirstInNotation(holding, rivals, ranking, search).plan()


def search_for(holding: Holding, rivals: Rivals | None, ranking: Ranking) -> FeedingSearch:
    """The search for the best diet, before it runs."""
    diet = read(holding, [])
    changes = MOONBEAMS if MOONBEAM in holding.cats else 0
    return FeedingSearch(holding, rivals, ranking, diet, _already_fed(diet), changes, False)


def _already_fed(diet: Diet) -> list[bool]:
    """Which cats are out of the question: Choupette, if she was paid."""
    return [how != HUNGRY for how in diet.how]


class _FirstInNotation:
    """Of all best plans the first in notation, cat by cat.

    A cat's meals are tried in notation's order, and the first one that leaves a best plan possible
    is it. The *witness* is a best diet that agrees with all that is chosen: what it says is
    possible need not be searched for.
    """

    def __init__(
        self, holding: Holding, rivals: Rivals | None, ranking: Ranking, found: FeedingSearch
    ) -> None:
        self._holding = holding
        self._rivals = rivals
        self._ranking = ranking
        self._best: i64 = found.best
        self._prices = found.prices()
        self._witness_how = found.best_how
        self._witness_food = found.best_food
        self._diet = read(holding, [])
        self._fixed = _already_fed(self._diet)
        self._changed = 0

    def plan(self) -> list[int]:
        """The plan."""
        plan: list[int] = []
        for place, cat in enumerate(self._holding.cats):
            if self._fixed[place]:
                continue
            changes = self._changes_left()
            self._fixed[place] = True
            refused: list[list[int]] = []
            for meal in meals(self._holding, cat, self._diet.left, changes):
                if self._takes(place, meal, refused):
                    for food in range(FOOD_COUNT):
                        plan.extend([FEED.of(cat, food)] * meal[food])
                    break
        return plan

    def _takes(self, place: int, meal: list[int], refused: list[list[int]]) -> bool:
        """Choose a meal, if a best plan is possible with it. Meals that differ only in what does
        not matter are refused together."""
        diet, first = self._diet, place * SLOTS
        left, changed = diet.left.copy(), self._changed
        for food in range(FOOD_COUNT):
            amount = meal[food]
            if amount > 0:
                diet.left[FOOD_TOKEN[food]] -= amount
                diet.food[first + FOOD_TYPE[food]] += amount
                if is_changed(self._holding, food):
                    self._changed += amount
        diet.settle(place)
        if self._as_in_the_witness(place):
            return True
        key = [*diet.food[first : first + SLOTS], self._changed, *self._what_matters_of(diet.left)]
        if key not in refused and self._is_sound() and self._is_possible():
            return True
        refused.append(key)
        diet.left, self._changed = left, changed
        for slot in range(SLOTS):
            diet.food[first + slot] = 0
        diet.settle(place)
        return False

    def _changes_left(self) -> int:
        """How many tokens Moonbeam can still make wild."""
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM and (self._diet.how[place] == OWN or not self._fixed[place]):
                return MOONBEAMS - self._changed
        return 0

    def _is_sound(self) -> bool:
        """Whether tokens that Moonbeam makes wild do not stand against how she is fed."""
        if self._changed == 0:
            return True
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM and self._fixed[place]:
                return self._diet.how[place] == OWN
        return True

    def _what_matters_of(self, left: list[int]) -> list[int]:
        return [sum(left[:TREAT]), left[TREAT]] if self._holding.all_wild else left

    def _as_in_the_witness(self, place: int) -> bool:
        """Whether a cat gets what the witness gives it, and enough is left for the rest of it."""
        first = place * SLOTS
        if self._diet.food[first : first + SLOTS] != self._witness_food[first : first + SLOTS]:
            return False
        moonbeam = self._fed_moonbeam(self._witness_how)
        if self._changed > 0 and not moonbeam:
            return False
        changes = MOONBEAMS - self._changed if moonbeam else 0
        larder = Larder(self._diet.left, changes, self._holding.all_wild)
        for other in range(place + 1, len(self._fixed)):
            if not self._fixed[other]:
                slot = other * SLOTS
                food = self._witness_food
                larder.promise(food[slot], food[slot + 1], food[slot + 2], food[slot + WHOLE])
        return larder.can_promise(0, 0, 0, 0) and self._leaves_choupette_hers(place, larder)

    def _leaves_choupette_hers(self, place: int, larder: Larder) -> bool:
        """Whether Choupette, if the witness pays her later on, can be paid without Moonbeam."""
        for other in range(place + 1, len(self._fixed)):
            if self._holding.cats[other] == CHOUPETTE and not self._fixed[other]:
                short = max(0, 1 - larder.tuna) + max(0, 1 - larder.milk)
                return self._witness_how[other] != OWN or short <= larder.wild
        return True

    def _fed_moonbeam(self, how: list[int]) -> bool:
        """Whether Moonbeam is fed by her own needs."""
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM:
                return how[place] == OWN
        return False

    def _is_possible(self) -> bool:
        """Whether a best plan has all that is chosen; if so, the witness is renewed."""
        here = self._diet
        diet = Diet(here.cats, here.left)
        diet.how = here.how.copy()
        diet.food = here.food.copy()
        changes = MOONBEAMS - self._changed if MOONBEAM in here.cats else 0
        search = FeedingSearch(
            self._holding, self._rivals, self._ranking, diet, self._fixed, changes,
            self._changed > 0,
        )  # fmt: skip
        search.start_from(self._prices)
        search.run(self._best - 1)
        if search.best < self._best:
            return False
        self._witness_how, self._witness_food = search.best_how, search.best_food
        return True


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


class Kitchen:
    """The holdings of all players while they feed, and the plans made from them.

    Nothing in it depends on how anybody feeds, so that copies of a table share it.
    """

    def __init__(self, holdings: list[Holding]) -> None:
        self.holdings = holdings
        self._references: list[list[int] | None] = [None for _ in holdings]
        self._best: list[list[int] | None] = [None for _ in holdings]

    def reference(self, player: int) -> list[int]:
        """A player's reference plan, worked out when it is first asked for (CL-C2)."""
        known = self._references[player]
        if known is None:
            known = reference_plan(self.holdings[player])
            self._references[player] = known
        return known.copy()

    def best(self, player: int, rivals: Rivals) -> list[int]:
        """A player's best plan, the others feeding by their reference plans: `rivals` are those,
        always the same."""
        known = self._best[player]
        if known is None:
            known = best_plan(self.holdings[player], rivals)
            self._best[player] = known
        return known.copy()
