"""Branch-and-bound search for the best diet of a holding, exact.

Only `plan_scoring` scores the leaves; `feeding_bound` gives the upper bounds on the way down. Cats
that affect the value of others are decided first, cats of any food last.
docs/games/cat-lady-feeding.md explains why the result is exact.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TUNA, TYPES
from tabbytop.games.cat_lady.cats import (
    ANY_FOOD_MAX,
    ANY_FOOD_MIN,
    CALF,
    CATS_ON_CARD,
    CHOUPETTE,
    CLASSES,
    ELVIS,
    HEMINGWAY,
    LITTLE_NICKY,
    MACAK,
    MIN_TOKENS,
    MISTER_FIT,
    MOONBEAM,
    NEEDS,
    OTHERS_OF_ITS_FOOD,
    PER,
    PER_GOAL,
    SETS_EATEN,
    THREE_COLOURS,
    TOMASSO,
    WAFFLE,
)
from tabbytop.games.cat_lady.diets import HUNGRY, OWN, SLOTS, TREATED, Diet
from tabbytop.games.cat_lady.feeding_bound import (
    ANY_CAT,
    HEMINGWAY_THRESHOLD,
    LEFTOVER_THRESHOLD,
    MINUS_INFINITY,
    NO_CAT,
    SET_TYPES,
    Bound,
    max_goal_contribution,
)
from tabbytop.games.cat_lady.feeding_problem import Objective, TokenSupply
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import WHOLE_MEAL
from tabbytop.games.cat_lady.plan_scoring import score_diet

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the hot loop

_MANY_CATS: Final = 6  # enough cats to make better prices pay
# Calf and Cow have too many possible meals to be decided early.
_CALF_MAX: Final = ANY_FOOD_MAX[CALF]


class FeedingSearch:
    """Searches for the best diet in which the `fixed` cats are fed as in `diet`.

    `conversions` is how many tokens Moonbeam may still make wild if she is fed by her own needs;
    with `needs_moonbeam` she must be. After `run`, `best` is the value by the objective;
    `best_state` and `best_food` are the diet, if one better than the given value was found.
    """

    def __init__(
        self,
        holding: Holding,
        rivals: Rivals | None,
        objective: Objective,
        diet: Diet,
        fixed: list[bool],
        conversions: int,
        needs_moonbeam: bool,
    ) -> None:
        self._holding = holding
        self._rivals = rivals
        self._objective = objective
        self._diet = diet
        self._supply = TokenSupply(diet.left, conversions, holding.all_wild)
        self._bound = Bound(holding, rivals, diet, self._supply, objective, fixed)
        self._needs_moonbeam = needs_moonbeam
        self._order: list[int] = []
        self._decider_count: i64 = 0
        self.best: i64 = MINUS_INFINITY
        self.best_state: list[int] = []
        self.best_food: list[int] = []
        self.upper_bound: i64 = MINUS_INFINITY  # before the first decision
        self.leaves: i64 = 0  # complete diets that were scored
        self._order_cats()

    def _order_cats(self) -> None:
        """Choose the order of the cats, and find those whose own needs can be met."""
        bound, cats = self._bound, self._diet.cats
        deciders: list[int] = []
        fixed_needs: list[int] = []
        any_food: list[int] = []
        moonbeam_there = False
        for place in range(len(cats)):
            cat = cats[place]
            if bound.fixed[place]:
                bound.own_possible[place] = self._diet.state[place] == OWN
                moonbeam_there = moonbeam_there or (cat == MOONBEAM and bound.own_possible[place])
                continue
            bound.own_possible[place] = self._can_eat_alone(cat)
            if cat == LITTLE_NICKY:
                deciders.insert(0, place)
            elif _affects_others(cat) or (bound.boxes_vary and 1 < ANY_FOOD_MAX[cat] < _CALF_MAX):
                deciders.append(place)
            elif ANY_FOOD_MAX[cat] == 0:
                fixed_needs.append(place)
            else:
                any_food.append(place)
            moonbeam_there = moonbeam_there or (cat == MOONBEAM and bound.own_possible[place])
        self._supply.moonbeam = self._supply.moonbeam and moonbeam_there
        fixed_needs.sort(key=self._size, reverse=True)
        any_food.sort(key=self._size)
        self._decider_count = len(deciders)
        self._order = deciders + fixed_needs + any_food

    def _size(self, place: int) -> int:
        cat = self._diet.cats[place]
        return ANY_FOOD_MAX[cat] or MIN_TOKENS[cat]

    def _can_eat_alone(self, cat: "i64") -> bool:
        """Whether the tokens suffice for this cat alone."""
        supply = self._supply
        if cat == CHOUPETTE:  # she is paid before Moonbeam eats (CL-C35)
            short = max(0, 1 - supply.tuna) + max(0, 1 - supply.milk)
            return self._holding.choupette_payable and short <= supply.wild
        if ANY_FOOD_MAX[cat] == 0:
            needs: i64 = cat * TYPES
            return supply.can_reserve(NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2], 0)
        if ANY_FOOD_MIN[cat] == 1:
            return (
                supply.can_reserve(1, 0, 0, 0)
                or supply.can_reserve(0, 1, 0, 0)
                or supply.can_reserve(0, 0, 1, 0)
            )
        return supply.tokens >= ANY_FOOD_MIN[cat]

    def prices(self) -> list[int]:
        """Return the food prices that gave good bounds in the end."""
        return self._bound.price.copy()

    def use_prices(self, prices: list[int]) -> None:
        """Start with prices from a similar search."""
        self._bound.price = prices.copy()

    def run(self, beat: "i64") -> None:
        """Find the best diet, if one is better than `beat`."""
        self.best = beat
        self.upper_bound = self._root_bound()
        if self.upper_bound < self.best + self._objective.step:
            return
        if self._nicky_eats():
            self._copy_each(-1)
        else:
            self._decide_next(-1)

    def _root_bound(self) -> "i64":
        """Return the bound before any decision, with the best prices found.

        If Mister Fit may eat, also choose the types that bound his sets.
        """
        bound = self._bound
        constant: i64 = bound.revalue() + bound.threshold_total()
        best: i64 = constant + bound.relaxed_bound()
        if best < self.best + self._objective.step:
            return best
        bound.improve_prices()
        best = constant + bound.relaxed_bound()
        if self._may_be_fed(MISTER_FIT):
            chosen = bound.set_types
            for types in SET_TYPES[1:]:
                bound.set_types = types
                constant = bound.revalue() + bound.threshold_total()
                bound.improve_prices()
                if constant + bound.relaxed_bound() < best:
                    best = constant + bound.relaxed_bound()
                    chosen = types
            bound.set_types = chosen
        return best

    def _may_be_fed(self, cat: int) -> bool:
        """Whether a cat of the holding is, or may be, fed by its own needs."""
        for place, other in enumerate(self._diet.cats):
            if other == cat:
                return self._bound.own_possible[place]
        return False

    def _nicky_eats(self) -> bool:
        """Whether Little Nicky is already fed by his own needs."""
        for place, cat in enumerate(self._diet.cats):
            if cat == LITTLE_NICKY:
                return self._diet.state[place] == OWN
        return False

    # Cats that affect the value of others: all values are computed again after each of them.

    def _decide(self, number: "i64") -> None:
        place: i64 = self._order[number]
        cat: i64 = self._diet.cats[place]
        bound = self._bound
        bound.undecided[place] = False
        could = bound.own_possible[place]
        if could:
            if ANY_FOOD_MAX[cat] == 0:
                needs: i64 = cat * TYPES
                self._decide_own(number, place, NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2])
            else:
                self._decide_any(number, place, cat)
        if not (cat == MOONBEAM and self._needs_moonbeam) and place != bound.copied:
            moonbeam = self._supply.moonbeam
            if cat == MOONBEAM:
                self._supply.moonbeam = False
            bound.own_possible[place] = False
            if self._supply.can_reserve(0, 0, 0, 1):
                self._decide_treat(number, place)
            if self._supply.can_reserve(0, 0, 0, 0):
                self._decide_next(number)
            bound.own_possible[place] = could
            self._supply.moonbeam = moonbeam
        bound.undecided[place] = True

    def _decide_own(
        self, number: "i64", place: "i64", chicken: "i64", tuna: "i64", milk: "i64"
    ) -> None:
        if self._supply.can_reserve(chicken, tuna, milk, 0):
            self._give(place, chicken, tuna, milk)
            if self._diet.cats[place] == LITTLE_NICKY:
                self._copy_each(number)
            else:
                self._decide_next(number)
            self._undo_give(place, chicken, tuna, milk)

    def _decide_any(self, number: "i64", place: "i64", cat: "i64") -> None:
        """Try every meal of a cat of any food."""
        for amount in range(ANY_FOOD_MAX[cat], ANY_FOOD_MIN[cat] - 1, -1):
            for chicken in range(amount, -1, -1):
                for tuna in range(amount - chicken, -1, -1):
                    milk: i64 = amount - chicken - tuna
                    if cat != WAFFLE or max(chicken, tuna, milk) == amount:
                        self._decide_own(number, place, chicken, tuna, milk)

    def _copy_each(self, number: "i64") -> None:
        """Little Nicky eats: try every cat that he may copy, best first. The copied cat must eat,
        too."""
        bound = self._bound
        others: list[int] = []
        for place in range(len(self._diet.cats)):
            if bound.own_possible[place] and self._diet.cats[place] != LITTLE_NICKY:
                others.append(place)
        others.sort(key=bound.copy_value, reverse=True)
        for place in others:
            bound.copied = place
            self._decide_next(number)
        bound.copied = NO_CAT
        self._decide_next(number)
        bound.copied = ANY_CAT

    def _decide_treat(self, number: "i64", place: "i64") -> None:
        self._give_treat(place)
        self._decide_next(number)
        self._undo_treat(place)

    def _decide_next(self, number: "i64") -> None:
        bound = self._bound
        constant: i64 = bound.revalue() + bound.threshold_total()
        if constant + bound.relaxed_bound() < self.best + self._objective.step:
            return
        if number + 1 == self._decider_count:
            if number >= 0 and (self._objective.token > 0 or self._many_cats_left()):
                bound.improve_prices()
            self._feed(number + 1, constant + bound.relaxed_bound())
        else:
            self._decide(number + 1)

    def _many_cats_left(self) -> bool:
        """Whether a search for better prices pays."""
        return len(self._order) - self._decider_count >= _MANY_CATS

    # All other cats: their values are known, and `top` is the upper bound of the subtree.

    def _feed(self, number: "i64", top: "i64") -> None:
        if top < self.best + self._objective.step:
            return
        if number == len(self._order):
            self._evaluate_leaf()
            return
        place: i64 = self._order[number]
        cat: i64 = self._diet.cats[place]
        bound = self._bound
        base: i64 = top - bound.max_gain[place]
        if ANY_FOOD_MAX[cat] > 0:
            self._feed_any(number, base, place, cat)
        elif bound.own_possible[place]:
            needs: i64 = cat * TYPES
            self._feed_own(number, base, place, NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2])
        if place == bound.copied:
            return
        if self._supply.can_reserve(0, 0, 0, 1):
            rest: i64 = base + bound.treat_value[place] - bound.price[WHOLE_MEAL]
            if rest >= self.best + self._objective.step:
                lost: i64 = self._lose_uneaten_bonus(place, 1)
                self._give_treat(place)
                self._feed(number + 1, rest - lost)
                self._undo_treat(place)
                self._restore_uneaten_bonus(place, 1)
        rest = base + bound.hungry_value[place]
        if rest >= self.best + self._objective.step:
            lost = self._lose_hungry_bonuses(place)
            self._feed(number + 1, rest - lost)
            self._restore_hungry_bonuses(place)

    def _feed_own(
        self, number: "i64", base: "i64", place: "i64", chicken: "i64", tuna: "i64", milk: "i64"
    ) -> None:
        rest: i64 = base + self._bound.own_gain(place, chicken, tuna, milk)
        if rest < self.best + self._objective.step:
            return
        if self._supply.can_reserve(chicken, tuna, milk, 0):
            lost: i64 = self._lose_uneaten_bonus(place, chicken + tuna + milk)
            self._give(place, chicken, tuna, milk)
            self._feed(number + 1, rest - lost)
            self._undo_give(place, chicken, tuna, milk)
            self._restore_uneaten_bonus(place, chicken + tuna + milk)

    def _feed_any(self, number: "i64", base: "i64", place: "i64", cat: "i64") -> None:
        """Try every meal of a cat of any food.

        The last cat of all leaves nothing that it could eat: one more token never costs a point.
        """
        if not self._bound.own_possible[place]:
            return
        supply = self._supply
        last = number + 1 == len(self._order)
        most: i64 = min(ANY_FOOD_MAX[cat], supply.left())
        least: i64 = ANY_FOOD_MIN[cat]
        for chicken in range(most, -1, -1):
            if not supply.can_reserve(chicken, 0, 0, 0):
                continue
            for tuna in range(most - chicken, -1, -1):
                if cat == WAFFLE and chicken > 0 and tuna > 0:
                    continue
                if not supply.can_reserve(chicken, tuna, 0, 0):
                    continue
                for milk in range(most - chicken - tuna, -1, -1):
                    amount: i64 = chicken + tuna + milk
                    if amount < least or (cat == WAFFLE and milk > 0 and chicken + tuna > 0):
                        continue
                    if not supply.can_reserve(chicken, tuna, milk, 0):
                        continue
                    if last and amount < most and self._could_eat_more(cat, chicken, tuna, milk):
                        break
                    self._feed_own(number, base, place, chicken, tuna, milk)

    def _could_eat_more(self, cat: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> bool:
        supply = self._supply
        any_type = cat != WAFFLE
        return (
            ((any_type or chicken > 0) and supply.can_reserve(chicken + 1, tuna, milk, 0))
            or ((any_type or tuna > 0) and supply.can_reserve(chicken, tuna + 1, milk, 0))
            or ((any_type or milk > 0) and supply.can_reserve(chicken, tuna, milk + 1, 0))
        )

    def _evaluate_leaf(self) -> None:
        """Score a complete diet, and keep it if it is the best so far."""
        self.leaves += 1
        objective, diet = self._objective, self._diet
        diet.left = [self._supply.left()]  # only the number matters
        worth: i64 = objective.point * score_diet(self._holding, diet, self._rivals).total
        for place in range(len(diet.cats)):
            if diet.state[place] != HUNGRY:
                worth += objective.fed[place]
        if objective.token > 0:
            for amount in diet.food:
                worth += amount
        if worth >= self.best + objective.step:
            self.best = worth
            self.best_state = diet.state.copy()
            self.best_food = diet.food.copy()

    # Threshold bonuses that are lost.

    def _lose_hungry_bonuses(self, place: "i64") -> "i64":
        """Return the threshold bonuses that are lost if a cat stays hungry."""
        rivals = self._rivals
        if rivals is None:
            return 0
        cat: i64 = self._diet.cats[place]
        lost: i64 = self._use_slack(HEMINGWAY_THRESHOLD, CATS_ON_CARD[cat])
        for number in range(self._bound.goal_count):
            lost += self._use_slack(number, max_goal_contribution(cat, rivals.goals[number]))
        return lost + self._use_slack(LEFTOVER_THRESHOLD, self._bound.max_tokens_eaten(place))

    def _restore_hungry_bonuses(self, place: "i64") -> None:
        rivals = self._rivals
        if rivals is None:
            return
        cat: i64 = self._diet.cats[place]
        self._use_slack(HEMINGWAY_THRESHOLD, -CATS_ON_CARD[cat])
        for number in range(self._bound.goal_count):
            self._use_slack(number, -max_goal_contribution(cat, rivals.goals[number]))
        self._use_slack(LEFTOVER_THRESHOLD, -self._bound.max_tokens_eaten(place))

    def _lose_uneaten_bonus(self, place: "i64", amount: "i64") -> "i64":
        """Return the threshold bonus that is lost if a cat eats only this much."""
        if self._rivals is None:
            return 0
        return self._use_slack(LEFTOVER_THRESHOLD, self._bound.max_tokens_eaten(place) - amount)

    def _restore_uneaten_bonus(self, place: "i64", amount: "i64") -> None:
        self._use_slack(LEFTOVER_THRESHOLD, amount - self._bound.max_tokens_eaten(place))

    def _use_slack(self, number: "i64", amount: "i64") -> "i64":
        """Reduce the slack of a threshold; return the bonus that is lost with it."""
        slack = self._bound.slack
        before: i64 = slack[number]
        slack[number] = before - amount
        return self._bound.threshold_bonus[number] if before >= 0 > before - amount else 0

    # Giving food to a cat, and undoing it.

    def _give(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> None:
        food = self._diet.food
        first: i64 = place * SLOTS
        food[first + CHICKEN] = chicken
        food[first + TUNA] = tuna
        food[first + MILK] = milk
        self._diet.state[place] = OWN
        self._supply.reserve(chicken, tuna, milk, 0)

    def _undo_give(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> None:
        food = self._diet.food
        first: i64 = place * SLOTS
        food[first + CHICKEN] = 0
        food[first + TUNA] = 0
        food[first + MILK] = 0
        self._diet.state[place] = HUNGRY
        self._supply.reserve(-chicken, -tuna, -milk, 0)

    def _give_treat(self, place: "i64") -> None:
        self._diet.food[place * SLOTS + WHOLE_MEAL] = 1
        self._diet.state[place] = TREATED
        self._supply.reserve(0, 0, 0, 1)

    def _undo_treat(self, place: "i64") -> None:
        self._diet.food[place * SLOTS + WHOLE_MEAL] = 0
        self._diet.state[place] = HUNGRY
        self._supply.reserve(0, 0, 0, -1)


def _affects_others(cat: int) -> bool:
    """Whether the value of other cats depends on how this cat is fed."""
    per = PER[cat]
    return (
        per < CLASSES
        or per in {THREE_COLOURS, OTHERS_OF_ITS_FOOD, SETS_EATEN, PER_GOAL}
        or cat in {MACAK, ELVIS, TOMASSO, MOONBEAM, HEMINGWAY}
    )
