"""The best diet for a holding, exactly: branch and bound over who eats what.

What a diet is worth is asked of `valuing` alone, at the leaves; on the way down `feeding_bound`
tells what can still be reached. Cats on which the worth of others depends come first, cats of any
food last. docs/cat-lady-feeding.md tells why this is exact.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TUNA, TYPES
from tabbytop.games.cat_lady.cats import (
    CALF,
    CHOUPETTE,
    CLASSES,
    ELVIS,
    HEADS,
    HEMINGWAY,
    LEAST,
    LITTLE_NICKY,
    MACAK,
    MISTER_FIT,
    MOONBEAM,
    MOST,
    NEEDS,
    OTHERS_OF_ITS_FOOD,
    PER,
    PER_GOAL,
    SETS_EATEN,
    SMALLEST,
    THREE_COLOURS,
    TOMASSO,
    WAFFLE,
)
from tabbytop.games.cat_lady.diets import HUNGRY, OWN, SLOTS, TREATED, Diet
from tabbytop.games.cat_lady.feeding_bound import (
    ANYBODY,
    HEMINGWAYS,
    NEVER,
    NO_LEFTOVERS,
    NOBODY,
    SET_TYPES,
    Bound,
    member,
)
from tabbytop.games.cat_lady.feeding_problem import Larder, Ranking
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import WHOLE
from tabbytop.games.cat_lady.plan_scoring import account_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: this is the loop that has to be quick

_MANY: Final = 6  # cats for which looking for better prices pays
_CALFS: Final = MOST[CALF]  # she and Cow have too many meals to be decided early


class FeedingSearch:
    """Looks for the best diet in which the `fixed` cats are fed as `diet` says, already.

    `changes` is how many tokens Moonbeam may still make wild, if she is fed by her own needs; she
    has to be, if `needs_moonbeam`. After `run` the answer stands in `best`, a number of the
    ranking, and in `best_how` and `best_food`, if anything was better than what it was given.
    """

    def __init__(
        self,
        holding: Holding,
        rivals: Rivals | None,
        ranking: Ranking,
        diet: Diet,
        fixed: list[bool],
        changes: int,
        needs_moonbeam: bool,
    ) -> None:
        self._holding = holding
        self._rivals = rivals
        self._ranking = ranking
        self._diet = diet
        self._larder = Larder(diet.left, changes, holding.all_wild)
        self._bound = Bound(holding, rivals, diet, self._larder, ranking, fixed)
        self._needs_moonbeam = needs_moonbeam
        self._order: list[int] = []
        self._deciders: i64 = 0
        self.best: i64 = NEVER
        self.best_how: list[int] = []
        self.best_food: list[int] = []
        self.top: i64 = NEVER  # what the bounds promised before the first cat was decided
        self.leaves: i64 = 0  # whole diets that were valued: the bounds spare the others
        self._set_out()

    def _set_out(self) -> None:
        """The order of the cats, and which of them can be fed by their own needs at all."""
        bound, cats = self._bound, self._diet.cats
        firsts: list[int] = []
        thens: list[int] = []
        lasts: list[int] = []
        moonbeam_there = False
        for place in range(len(cats)):
            cat = cats[place]
            if bound.fixed[place]:
                bound.may_own[place] = self._diet.how[place] == OWN
                moonbeam_there = moonbeam_there or (cat == MOONBEAM and bound.may_own[place])
                continue
            bound.may_own[place] = self._may_own(cat)
            if cat == LITTLE_NICKY:
                firsts.insert(0, place)
            elif _shapes_others(cat) or (bound.boxes_vary and 1 < MOST[cat] < _CALFS):
                firsts.append(place)
            elif MOST[cat] == 0:
                thens.append(place)
            else:
                lasts.append(place)
            moonbeam_there = moonbeam_there or (cat == MOONBEAM and bound.may_own[place])
        self._larder.moonbeam = self._larder.moonbeam and moonbeam_there
        thens.sort(key=self._size, reverse=True)
        lasts.sort(key=self._size)
        self._deciders = len(firsts)
        self._order = firsts + thens + lasts

    def _size(self, place: int) -> int:
        cat = self._diet.cats[place]
        return MOST[cat] or SMALLEST[cat]

    def _may_own(self, cat: "i64") -> bool:
        """Whether there is enough for this cat alone."""
        larder = self._larder
        if cat == CHOUPETTE:  # she is paid before Moonbeam eats (CL-C35)
            short = max(0, 1 - larder.tuna) + max(0, 1 - larder.milk)
            return self._holding.paying and short <= larder.wild
        if MOST[cat] == 0:
            needs: i64 = cat * TYPES
            return larder.can_promise(NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2], 0)
        if LEAST[cat] == 1:
            return (
                larder.can_promise(1, 0, 0, 0)
                or larder.can_promise(0, 1, 0, 0)
                or larder.can_promise(0, 0, 1, 0)
            )
        return larder.tokens >= LEAST[cat]

    def prices(self) -> list[int]:
        """The prices of food that bounded well in the end."""
        return self._bound.price.copy()

    def start_from(self, prices: list[int]) -> None:
        """Begin with prices that were good for much the same question."""
        self._bound.price = prices.copy()

    def run(self, beat: "i64") -> None:
        """Find the best diet, if it is better than `beat`."""
        self.best = beat
        self.top = self._first_bound()
        if self.top < self.best + self._ranking.step:
            return
        if self._nicky_eats():
            self._copy_each(-1)
        else:
            self._decide_further(-1)

    def _first_bound(self) -> "i64":
        """The bound before anything is decided, by the best prices found. If Mister Fit may eat,
        the types that bound his sets are chosen here, too."""
        bound = self._bound
        apart: i64 = bound.weigh() + bound.hoped()
        best: i64 = apart + bound.priced()
        if best < self.best + self._ranking.step:
            return best
        bound.find_prices()
        best = apart + bound.priced()
        if self._may_be_fed(MISTER_FIT):
            chosen = bound.set_types
            for types in SET_TYPES[1:]:
                bound.set_types = types
                apart = bound.weigh() + bound.hoped()
                bound.find_prices()
                if apart + bound.priced() < best:
                    best = apart + bound.priced()
                    chosen = types
            bound.set_types = chosen
        return best

    def _may_be_fed(self, cat: int) -> bool:
        """Whether a cat is there and may be, or is, fed by its own needs."""
        for place, other in enumerate(self._diet.cats):
            if other == cat:
                return self._bound.may_own[place]
        return False

    def _nicky_eats(self) -> bool:
        """Whether Little Nicky is fed by his own needs already."""
        for place, cat in enumerate(self._diet.cats):
            if cat == LITTLE_NICKY:
                return self._diet.how[place] == OWN
        return False

    # Cats on which the worth of others depends: after each of them everything is weighed anew.

    def _decide(self, number: "i64") -> None:
        place: i64 = self._order[number]
        cat: i64 = self._diet.cats[place]
        bound = self._bound
        bound.open[place] = False
        could = bound.may_own[place]
        if could:
            if MOST[cat] == 0:
                needs: i64 = cat * TYPES
                self._decide_own(number, place, NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2])
            else:
                self._decide_any(number, place, cat)
        if not (cat == MOONBEAM and self._needs_moonbeam) and place != bound.copied:
            moonbeam = self._larder.moonbeam
            if cat == MOONBEAM:
                self._larder.moonbeam = False
            bound.may_own[place] = False
            if self._larder.can_promise(0, 0, 0, 1):
                self._decide_treat(number, place)
            if self._larder.can_promise(0, 0, 0, 0):
                self._decide_further(number)
            bound.may_own[place] = could
            self._larder.moonbeam = moonbeam
        bound.open[place] = True

    def _decide_own(
        self, number: "i64", place: "i64", chicken: "i64", tuna: "i64", milk: "i64"
    ) -> None:
        if self._larder.can_promise(chicken, tuna, milk, 0):
            self._give(place, chicken, tuna, milk)
            if self._diet.cats[place] == LITTLE_NICKY:
                self._copy_each(number)
            else:
                self._decide_further(number)
            self._take(place, chicken, tuna, milk)

    def _decide_any(self, number: "i64", place: "i64", cat: "i64") -> None:
        """Every meal of a cat that chooses."""
        for amount in range(MOST[cat], LEAST[cat] - 1, -1):
            for chicken in range(amount, -1, -1):
                for tuna in range(amount - chicken, -1, -1):
                    milk: i64 = amount - chicken - tuna
                    if cat != WAFFLE or max(chicken, tuna, milk) == amount:
                        self._decide_own(number, place, chicken, tuna, milk)

    def _copy_each(self, number: "i64") -> None:
        """Little Nicky eats: try whom he copies, the most promising first. That one eats, too."""
        bound = self._bound
        others: list[int] = []
        for place in range(len(self._diet.cats)):
            if bound.may_own[place] and self._diet.cats[place] != LITTLE_NICKY:
                others.append(place)
        others.sort(key=bound.copy_worth, reverse=True)
        for place in others:
            bound.copied = place
            self._decide_further(number)
        bound.copied = NOBODY
        self._decide_further(number)
        bound.copied = ANYBODY

    def _decide_treat(self, number: "i64", place: "i64") -> None:
        self._treat(place)
        self._decide_further(number)
        self._untreat(place)

    def _decide_further(self, number: "i64") -> None:
        bound = self._bound
        apart: i64 = bound.weigh() + bound.hoped()
        if apart + bound.priced() < self.best + self._ranking.step:
            return
        if number + 1 == self._deciders:
            if number >= 0 and (self._ranking.token > 0 or self._many_are_left()):
                bound.find_prices()
            self._feed(number + 1, apart + bound.priced())
        else:
            self._decide(number + 1)

    def _many_are_left(self) -> bool:
        """Whether better prices are worth looking for."""
        return len(self._order) - self._deciders >= _MANY

    # All other cats: what they are worth is known, and `top` is what can still be reached.

    def _feed(self, number: "i64", top: "i64") -> None:
        if top < self.best + self._ranking.step:
            return
        if number == len(self._order):
            self._arrive()
            return
        place: i64 = self._order[number]
        cat: i64 = self._diet.cats[place]
        bound = self._bound
        base: i64 = top - bound.peak[place]
        if MOST[cat] > 0:
            self._feed_any(number, base, place, cat)
        elif bound.may_own[place]:
            needs: i64 = cat * TYPES
            self._feed_own(number, base, place, NEEDS[needs], NEEDS[needs + 1], NEEDS[needs + 2])
        if place == bound.copied:
            return
        if self._larder.can_promise(0, 0, 0, 1):
            rest: i64 = base + bound.treated[place] - bound.price[WHOLE]
            if rest >= self.best + self._ranking.step:
                lost: i64 = self._eats(place, 1)
                self._treat(place)
                self._feed(number + 1, rest - lost)
                self._untreat(place)
                self._may_eat_more(place, 1)
        rest = base + bound.hungry[place]
        if rest >= self.best + self._ranking.step:
            lost = self._stays_hungry(place)
            self._feed(number + 1, rest - lost)
            self._fed_after_all(place)

    def _feed_own(
        self, number: "i64", base: "i64", place: "i64", chicken: "i64", tuna: "i64", milk: "i64"
    ) -> None:
        rest: i64 = base + self._bound.own_gain(place, chicken, tuna, milk)
        if rest < self.best + self._ranking.step:
            return
        if self._larder.can_promise(chicken, tuna, milk, 0):
            lost: i64 = self._eats(place, chicken + tuna + milk)
            self._give(place, chicken, tuna, milk)
            self._feed(number + 1, rest - lost)
            self._take(place, chicken, tuna, milk)
            self._may_eat_more(place, chicken + tuna + milk)

    def _feed_any(self, number: "i64", base: "i64", place: "i64", cat: "i64") -> None:
        """Every meal of a cat that chooses. The last one of all leaves nothing that it could eat:
        a token more never costs a point."""
        if not self._bound.may_own[place]:
            return
        larder = self._larder
        last = number + 1 == len(self._order)
        most: i64 = min(MOST[cat], larder.left())
        least: i64 = LEAST[cat]
        for chicken in range(most, -1, -1):
            if not larder.can_promise(chicken, 0, 0, 0):
                continue
            for tuna in range(most - chicken, -1, -1):
                if cat == WAFFLE and chicken > 0 and tuna > 0:
                    continue
                if not larder.can_promise(chicken, tuna, 0, 0):
                    continue
                for milk in range(most - chicken - tuna, -1, -1):
                    amount: i64 = chicken + tuna + milk
                    if amount < least or (cat == WAFFLE and milk > 0 and chicken + tuna > 0):
                        continue
                    if not larder.can_promise(chicken, tuna, milk, 0):
                        continue
                    if last and amount < most and self._could_eat_more(cat, chicken, tuna, milk):
                        break
                    self._feed_own(number, base, place, chicken, tuna, milk)

    def _could_eat_more(self, cat: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> bool:
        larder = self._larder
        any_type = cat != WAFFLE
        return (
            ((any_type or chicken > 0) and larder.can_promise(chicken + 1, tuna, milk, 0))
            or ((any_type or tuna > 0) and larder.can_promise(chicken, tuna + 1, milk, 0))
            or ((any_type or milk > 0) and larder.can_promise(chicken, tuna, milk + 1, 0))
        )

    def _arrive(self) -> None:
        """A whole diet: what it is really worth."""
        self.leaves += 1
        ranking, diet = self._ranking, self._diet
        diet.left = [self._larder.left()]  # only their number counts
        worth: i64 = ranking.point * account_of(self._holding, diet, self._rivals).total
        for place in range(len(diet.cats)):
            if diet.how[place] != HUNGRY:
                worth += ranking.fed[place]
        if ranking.token > 0:
            for amount in diet.food:
                worth += amount
        if worth >= self.best + ranking.step:
            self.best = worth
            self.best_how = diet.how.copy()
            self.best_food = diet.food.copy()

    # Hopes that end.

    def _stays_hungry(self, place: "i64") -> "i64":
        """What can no longer be hoped for, now that a cat gets nothing."""
        rivals = self._rivals
        if rivals is None:
            return 0
        cat: i64 = self._diet.cats[place]
        lost: i64 = self._spend(HEMINGWAYS, HEADS[cat])
        for number in range(self._bound.goal_count):
            lost += self._spend(number, member(cat, rivals.goals[number]))
        return lost + self._spend(NO_LEFTOVERS, self._bound.eats_at_most(place))

    def _fed_after_all(self, place: "i64") -> None:
        rivals = self._rivals
        if rivals is None:
            return
        cat: i64 = self._diet.cats[place]
        self._spend(HEMINGWAYS, -HEADS[cat])
        for number in range(self._bound.goal_count):
            self._spend(number, -member(cat, rivals.goals[number]))
        self._spend(NO_LEFTOVERS, -self._bound.eats_at_most(place))

    def _eats(self, place: "i64", amount: "i64") -> "i64":
        """What can no longer be hoped for, now that a cat eats only so much."""
        if self._rivals is None:
            return 0
        return self._spend(NO_LEFTOVERS, self._bound.eats_at_most(place) - amount)

    def _may_eat_more(self, place: "i64", amount: "i64") -> None:
        self._spend(NO_LEFTOVERS, amount - self._bound.eats_at_most(place))

    def _spend(self, number: "i64", amount: "i64") -> "i64":
        """Take from the slack of a hope; the answer is what ends with it."""
        slack = self._bound.slack
        before: i64 = slack[number]
        slack[number] = before - amount
        return self._bound.hopes[number] if before >= 0 > before - amount else 0

    # What a cat gets.

    def _give(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> None:
        food = self._diet.food
        first: i64 = place * SLOTS
        food[first + CHICKEN] = chicken
        food[first + TUNA] = tuna
        food[first + MILK] = milk
        self._diet.how[place] = OWN
        self._larder.promise(chicken, tuna, milk, 0)

    def _take(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> None:
        food = self._diet.food
        first: i64 = place * SLOTS
        food[first + CHICKEN] = 0
        food[first + TUNA] = 0
        food[first + MILK] = 0
        self._diet.how[place] = HUNGRY
        self._larder.promise(-chicken, -tuna, -milk, 0)

    def _treat(self, place: "i64") -> None:
        self._diet.food[place * SLOTS + WHOLE] = 1
        self._diet.how[place] = TREATED
        self._larder.promise(0, 0, 0, 1)

    def _untreat(self, place: "i64") -> None:
        self._diet.food[place * SLOTS + WHOLE] = 0
        self._diet.how[place] = HUNGRY
        self._larder.promise(0, 0, 0, -1)


def _shapes_others(cat: int) -> bool:
    """Whether what other cats, or all together, are worth depends on how this one is fed."""
    per = PER[cat]
    return (
        per < CLASSES
        or per in {THREE_COLOURS, OTHERS_OF_ITS_FOOD, SETS_EATEN, PER_GOAL}
        or cat in {MACAK, ELVIS, TOMASSO, MOONBEAM, HEMINGWAY}
    )
