"""The best plan for a holding, found exactly (CL-C2, CL-C39).

The search maximises points, then fed cats, then tokens eaten; for the cat player, fed strays and
cats with small needs come between points and fed cats. Several plans may be equal up to there.
Among them the first in notation is the best plan (CL-Y1, ours): plans are ascending lists of FEED
moves, and the plan with the smaller move at the first difference comes first.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import TREAT, TYPES
from tabbytop.games.cat_lady.cats import (
    ANY_FOOD_MAX,
    ANY_FOOD_MIN,
    CHOUPETTE,
    MIN_TOKENS,
    MOONBEAM,
    NEEDS,
    WAFFLE,
)
from tabbytop.games.cat_lady.diets import (
    HUNGRY,
    MOONBEAM_CONVERSIONS,
    OWN,
    SLOTS,
    Diet,
    is_converted,
    read_plan,
)
from tabbytop.games.cat_lady.feeding_bound import MINUS_INFINITY
from tabbytop.games.cat_lady.feeding_problem import Objective, TokenSupply
from tabbytop.games.cat_lady.feeding_search import FeedingSearch
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import FEED, FOOD_COUNT, FOOD_TOKEN, FOOD_TYPE, WHOLE_MEAL

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: used in playouts

NO_CAT: Final = -1


def best_value(holding: Holding, rivals: Rivals | None) -> int:
    """Return the points of the best plan, without building it.

    Without rivals, these are the private points.
    """
    objective = Objective(holding, points_only=True)
    search = make_search(holding, rivals, objective)
    search.run(MINUS_INFINITY)
    return search.best // objective.point


def reference_plan(holding: Holding) -> list[int]:
    """Return the plan with the most private points (CL-C2)."""
    return best_plan(holding, None)


def best_plan(holding: Holding, rivals: Rivals | None, hungry: int = NO_CAT) -> list[int]:
    """Return the best plan for its owner, given the results of the other players; if wanted, the
    best one that leaves a certain cat hungry."""
    objective = Objective(holding, points_only=False)
    search = make_search(holding, rivals, objective, hungry)
    search.run(MINUS_INFINITY)
    return _FirstInNotation(holding, rivals, objective, search, hungry).plan()


def make_search(
    holding: Holding, rivals: Rivals | None, objective: Objective, hungry: int = NO_CAT
) -> FeedingSearch:
    """Set up the search for the best diet without running it."""
    diet = read_plan(holding, [])
    wild = MOONBEAM in holding.cats and hungry != MOONBEAM
    conversions = MOONBEAM_CONVERSIONS if wild else 0
    return FeedingSearch(
        holding, rivals, objective, diet, _decided(diet, hungry), conversions, False
    )


def _decided(diet: Diet, hungry: int) -> list[bool]:
    """Mark the cats that are no longer to be decided: Choupette, if she was paid, and the cat that
    stays hungry."""
    cats = range(len(diet.cats))
    return [diet.state[place] != HUNGRY or diet.cats[place] == hungry for place in cats]


class _FirstInNotation:
    """Finds the first in notation among all best plans, cat by cat.

    The meals of a cat are tried in notation order, and the first one that still allows a best plan
    is chosen. The *witness* is a best diet that agrees with all choices so far: choices that agree
    with it need no search.
    """

    def __init__(
        self,
        holding: Holding,
        rivals: Rivals | None,
        objective: Objective,
        found: FeedingSearch,
        hungry: int,
    ) -> None:
        self._holding = holding
        self._rivals = rivals
        self._objective = objective
        self._best: i64 = found.best
        self._prices = found.prices()
        self._witness_state = found.best_state
        self._witness_food = found.best_food
        self._diet = read_plan(holding, [])
        self._fixed = _decided(self._diet, hungry)
        self._converted = 0

    def plan(self) -> list[int]:
        """Return the plan."""
        plan: list[int] = []
        for place, cat in enumerate(self._holding.cats):
            if self._fixed[place]:
                continue
            conversions = self._conversions_left()
            self._fixed[place] = True
            rejected: list[list[int]] = []
            for meal in possible_meals(self._holding, cat, self._diet.left, conversions):
                if self._accept_meal(place, meal, rejected):
                    for food in range(FOOD_COUNT):
                        plan.extend([FEED.of(cat, food)] * meal[food])
                    break
        return plan

    def _accept_meal(self, place: int, meal: list[int], rejected: list[list[int]]) -> bool:
        """Choose a meal if a best plan is possible with it.

        Meals that differ only in irrelevant tokens are rejected together.
        """
        diet, first = self._diet, place * SLOTS
        left, converted = diet.left.copy(), self._converted
        for food in range(FOOD_COUNT):
            amount = meal[food]
            if amount > 0:
                diet.left[FOOD_TOKEN[food]] -= amount
                diet.food[first + FOOD_TYPE[food]] += amount
                if is_converted(self._holding, food):
                    self._converted += amount
        diet.update_state(place)
        if self._matches_witness(place):
            return True
        key = [
            *diet.food[first : first + SLOTS],
            self._converted,
            *self._relevant_tokens(diet.left),
        ]
        if key not in rejected and self._is_moonbeam_consistent() and self._best_is_reachable():
            return True
        rejected.append(key)
        diet.left, self._converted = left, converted
        for slot in range(SLOTS):
            diet.food[first + slot] = 0
        diet.update_state(place)
        return False

    def _conversions_left(self) -> int:
        """Return how many tokens Moonbeam can still make wild."""
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM and (self._diet.state[place] == OWN or not self._fixed[place]):
                return MOONBEAM_CONVERSIONS - self._converted
        return 0

    def _is_moonbeam_consistent(self) -> bool:
        """Whether the converted tokens agree with how Moonbeam is fed."""
        if self._converted == 0:
            return True
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM and self._fixed[place]:
                return self._diet.state[place] == OWN
        return True

    def _relevant_tokens(self, left: list[int]) -> list[int]:
        return [sum(left[:TREAT]), left[TREAT]] if self._holding.all_wild else left

    def _matches_witness(self, place: int) -> bool:
        """Whether a cat gets its meal of the witness, and enough is left for the rest of the
        witness."""
        first = place * SLOTS
        if self._diet.food[first : first + SLOTS] != self._witness_food[first : first + SLOTS]:
            return False
        moonbeam = self._moonbeam_fed(self._witness_state)
        if self._converted > 0 and not moonbeam:
            return False
        conversions = MOONBEAM_CONVERSIONS - self._converted if moonbeam else 0
        supply = TokenSupply(self._diet.left, conversions, self._holding.all_wild)
        for other in range(place + 1, len(self._fixed)):
            if not self._fixed[other]:
                slot = other * SLOTS
                food = self._witness_food
                supply.reserve(food[slot], food[slot + 1], food[slot + 2], food[slot + WHOLE_MEAL])
        return supply.can_reserve(0, 0, 0, 0) and self._can_still_pay_choupette(place, supply)

    def _can_still_pay_choupette(self, place: int, supply: TokenSupply) -> bool:
        """Whether Choupette can be paid without Moonbeam if the witness pays her later on."""
        for other in range(place + 1, len(self._fixed)):
            if self._holding.cats[other] == CHOUPETTE and not self._fixed[other]:
                short = max(0, 1 - supply.tuna) + max(0, 1 - supply.milk)
                return self._witness_state[other] != OWN or short <= supply.wild
        return True

    def _moonbeam_fed(self, state: list[int]) -> bool:
        """Whether Moonbeam is fed by her own needs."""
        for place, cat in enumerate(self._holding.cats):
            if cat == MOONBEAM:
                return state[place] == OWN
        return False

    def _best_is_reachable(self) -> bool:
        """Whether a best plan contains all choices so far; if so, renew the witness."""
        here = self._diet
        diet = Diet(here.cats, here.left)
        diet.state = here.state.copy()
        diet.food = here.food.copy()
        conversions = MOONBEAM_CONVERSIONS - self._converted if MOONBEAM in here.cats else 0
        search = FeedingSearch(
            self._holding, self._rivals, self._objective, diet, self._fixed, conversions,
            self._converted > 0,
        )  # fmt: skip
        search.use_prices(self._prices)
        search.run(self._best - 1)
        if search.best < self._best:
            return False
        self._witness_state, self._witness_food = search.best_state, search.best_food
        return True


def possible_meals(
    holding: Holding, cat: int, left: list[int], conversions: int
) -> Iterator[list[int]]:
    """Yield every way to feed a cat with the tokens that are left, in notation order.

    A meal counts the tokens of each food, by number. `conversions` is how many of the tokens
    Moonbeam may make wild. Meals with more of the first food come first, then more of the second,
    and so on.
    """
    if cat == CHOUPETTE:
        conversions = 0  # she is paid before Moonbeam eats (CL-C35)
    return _MealBuilder(holding, cat, left, conversions).from_food(0, 0)


class _MealBuilder:
    """A meal under construction."""

    def __init__(self, holding: Holding, cat: int, left: list[int], conversions: int) -> None:
        self._holding = holding
        self._cat = cat
        self._tokens_left = left.copy()
        self._conversions = conversions
        self._meal = [0] * FOOD_COUNT
        most = ANY_FOOD_MAX[cat]
        self._room_by_type = [most or NEEDS[cat * TYPES + type_] for type_ in range(TYPES)]
        self._most = most or MIN_TOKENS[cat]
        self._least = ANY_FOOD_MIN[cat] or MIN_TOKENS[cat]
        if cat == CHOUPETTE and not holding.choupette_payable:
            self._most = 0

    def from_food(self, food: int, eaten: int) -> Iterator[list[int]]:
        """Yield all meals that extend the current one with this food and later ones."""
        if food == FOOD_COUNT:
            if eaten >= self._least:
                yield self._meal.copy()
            return
        token, type_ = FOOD_TOKEN[food], FOOD_TYPE[food]
        if type_ == WHOLE_MEAL:
            if eaten == 0 and self._tokens_left[token] > 0:
                treat = [0] * FOOD_COUNT
                treat[food] = 1
                yield treat
            yield from self.from_food(food + 1, eaten)
            return
        converted = is_converted(self._holding, food)
        most = min(self._tokens_left[token], self._room_by_type[type_], self._most - eaten)
        if converted:
            most = min(most, self._conversions)
        if self._cat == WAFFLE and eaten > 0 and self._room_by_type[type_] == ANY_FOOD_MAX[WAFFLE]:
            most = 0  # she keeps to the type of her first token
        for amount in range(most, -1, -1):
            self._add(food, amount, converted)
            yield from self.from_food(food + 1, eaten + amount)
            self._add(food, -amount, converted)

    def _add(self, food: int, amount: int, converted: bool) -> None:
        """Add an amount of a food to the meal; a negative amount removes it."""
        self._meal[food] += amount
        self._tokens_left[FOOD_TOKEN[food]] -= amount
        self._room_by_type[FOOD_TYPE[food]] -= amount
        if converted:
            self._conversions -= amount


class PlanCache:
    """The holdings of all players in the feeding phase, and the plans computed from them.

    Nothing in it depends on how anybody feeds, so copies of a table share it.
    """

    def __init__(self, holdings: list[Holding]) -> None:
        self.holdings = holdings
        self._references: list[list[int] | None] = [None for _ in holdings]
        self._best: list[list[int] | None] = [None for _ in holdings]
        self._without: list[dict[int, list[int]]] = [{} for _ in holdings]  # by the hungry cat

    def reference_plan(self, player: int) -> list[int]:
        """Return a player's reference plan, computed on first use (CL-C2)."""
        known = self._references[player]
        if known is None:
            known = reference_plan(self.holdings[player])
            self._references[player] = known
        return known.copy()

    def known_best(self, player: int) -> list[int] | None:
        """Return a player's best plan if it was computed before."""
        known = self._best[player]
        return None if known is None else known.copy()

    def best(self, player: int, rivals: Rivals) -> list[int]:
        """Return a player's best plan, computed on first use.

        `rivals` must be what the other players reach by their reference plans, the same at every
        call.
        """
        known = self._best[player]
        if known is None:
            known = best_plan(self.holdings[player], rivals)
            self._best[player] = known
        return known.copy()

    def best_without(self, player: int, rivals: Rivals, cat: int) -> list[int]:
        """Return a player's best plan that leaves a cat hungry, computed on first use; `rivals` as
        for `best`."""
        known = self._without[player].get(cat)
        if known is None:
            known = best_plan(self.holdings[player], rivals, cat)
            self._without[player][cat] = known
        return known.copy()
