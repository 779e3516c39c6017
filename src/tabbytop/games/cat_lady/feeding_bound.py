"""What a diet can be worth at most, while some cats are still to be decided.

A bound may be generous, never mean. It is made of four ideas:

- A cat that counts others (Alvin, Mina, …) and may be fed by its own needs is a bonus on every
  cat that it counts.
- LeVar's sets are at most the cats of any one colour, Mister Fit's at most the food of any one
  type, or of some types on average: so they, too, are a bonus on each of these.
- Food is scarce. Give a token of each type, and a treat, a price: whatever the prices, no diet is
  worth more than all tokens at their prices and what each cat, choosing for itself, gains above
  the price of its meal. Good prices make that a close guess.
- What comes all at once (shared goals, Hemingway, the penalty for leftovers) is hoped for as long
  as it can be.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import (
    CATNIP_GOAL,
    CHICKEN,
    CHICKEN_CATS,
    COSTUMES,
    FED_CATS,
    GOAL_VP,
    MILK,
    MILK_CATS,
    MULTICOLOURED,
    ONE_FOOD,
    TOYS,
    TUNA,
    TUNA_CATS,
    TWO_FOOD,
    TYPES,
)
from tabbytop.games.cat_lady.cats import (
    CLASSES,
    COLOURS_OF,
    EACH,
    ELVIS,
    FIRST_TYPE,
    FOOD_EATEN,
    GRAY,
    HEADS,
    HEMINGWAY,
    LEAST,
    LITTLE_NICKY,
    MACAK,
    MOST,
    MULTICOLOURED_CATS,
    MULTICOLOURED_OF,
    NEEDS,
    ONE_FOOD_CATS,
    ONE_FOOD_OF,
    OTHERS_OF_ITS_FOOD,
    PER,
    PER_COSTUME,
    PER_GOAL,
    PER_TOY,
    PRINTED,
    SETS_EATEN,
    SMALLEST,
    THREE_COLOURS,
    TOMASSO,
    TOY_SET_POINTS,
    TWO_FOOD_CATS,
    TWO_FOOD_OF,
    UNPLAYED,
    VP,
    WAFFLE,
)
from tabbytop.games.cat_lady.counting import COLOUR_COUNT
from tabbytop.games.cat_lady.diets import HUNGRY, OWN, SLOTS, TREATED, Diet
from tabbytop.games.cat_lady.feeding_problem import Larder, Ranking
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import WHOLE
from tabbytop.games.cat_lady.plan_scoring import ALONE, BY_TREAT, UNFED, VP_TOKEN
from tabbytop.games.cat_lady.prizes import (
    LEFTOVERS,
    catnip_rate,
    costume_points,
    most_filled,
    toy_set_points,
    types_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: this is what the search spends its time on

NEVER: Final = -(1 << 60)

# Whom Little Nicky copies, if it is no certain cat.
ANYBODY: Final = -1
NOBODY: Final = -2  # … who is worth more than a treat

# By which types of food Mister Fit's sets may be bounded: all on average, or one.
SET_TYPES: Final = ([0, 1, 2], [0], [1], [2])

# The places of what comes all at once; the goals are before them.
HEMINGWAYS: Final = 2
NO_LEFTOVERS: Final = 3
_HOPES: Final = 4


class Bound:
    """Bounds for one holding. `open` says which cats are still to be decided; the others are as
    `diet` has them, and `fixed` ones eat nothing of the larder.
    """

    def __init__(
        self,
        holding: Holding,
        rivals: Rivals | None,
        diet: Diet,
        larder: Larder,
        ranking: Ranking,
        fixed: list[bool],
    ) -> None:
        cats = diet.cats
        count = len(cats)
        self.holding = holding
        self.rivals = rivals
        self.diet = diet
        self.larder = larder
        self.ranking = ranking
        self.fixed = fixed
        self.open = [not done for done in fixed]
        self.may_own = [False] * count  # may be, or is, fed by its own needs
        # What a cat is worth if it is fed so, in the ranking's measure. For a cat of any food:
        # what it is worth before the first token, …
        self.own = [0] * count
        self.treated = [0] * count
        self.hungry = [0] * count
        # … what every token of each type is worth more, and the first of it.
        self.per_token = [0] * TYPES  # without `EACH` of the cat
        self.first_token = [0] * TYPES
        # Prices, and what is gained above them at most.
        self.price = [0] * SLOTS  # of chicken, tuna, milk and of a treat
        self.peak = [0] * count
        # What comes all at once: its worth, and how many of its cats may stay hungry.
        self.hopes = [0] * _HOPES
        self.slack = [0] * _HOPES
        self.goal_count: i64 = 0 if rivals is None else len(rivals.goals)
        self.copied: i64 = ANYBODY  # the place of the cat that Little Nicky copies
        self._bonus = [0] * CLASSES
        self._prepare()

    def _prepare(self) -> None:
        """What no decision changes."""
        holding, rivals = self.holding, self.rivals
        self._sets = toy_set_points(holding.toys, holding.wild_toys)
        self._sets_more = self._sets
        if TOMASSO in holding.cats:
            self._sets_more = toy_set_points(holding.toys, holding.wild_toys + 1)
        self._prize = costume_points(holding.costumes, rivals)
        self._prize_more = costume_points(holding.costumes + 1, rivals)
        self._toys = sum(holding.toys) + holding.wild_toys
        self._apart = VP_TOKEN * holding.vp_tokens + holding.extras
        self.boxes_vary = False
        if holding.boxes:
            filled = most_filled(
                holding.boxes, holding.cats, [PRINTED[cat] for cat in holding.cats]
            )
            self.boxes_vary = filled < self._boxes_at_most()
            if not self.boxes_vary:
                self._apart += filled * len(holding.boxes)
        self._food: i64 = self.larder.tokens  # all there is, with what the fixed cats have
        for amount in self.diet.food:
            self._food += amount
        self._rarest_colour: i64 = self._least_colour()
        self.set_types = SET_TYPES[0]  # by which Mister Fit's sets are bounded

    def _boxes_at_most(self) -> int:
        """How many boxes may be filled: cats that choose, and have not yet, may eat anything."""
        diet = self.diet
        types: list[int] = []
        for place in range(len(diet.cats)):
            if self.open[place] and MOST[diet.cats[place]] > 0:
                types.append((1 << TYPES) - 1)
            else:
                types.append(types_of(diet, place))
        return most_filled(self.holding.boxes, diet.cats, types)

    def _least_colour(self) -> "i64":
        """Of black, orange and white the colour of the fewest cats."""
        least: i64 = 0
        fewest: i64 = 1000
        for colour in range(3):
            cats: i64 = 0
            for cat in self.diet.cats:
                cats += COLOURS_OF[cat] >> colour & 1
            if cats < fewest:
                least, fewest = colour, cats
        return least

    # What each cat is worth, with what is decided so far.

    def weigh(self) -> "i64":
        """Work out anew what cats are worth; the worth of what is not a cat's is the answer."""
        self._gather()
        holding = self.holding
        catnip: i64 = holding.catnip
        apart: i64 = self._apart + self._toy_points()
        apart += self._prize_more if self._elvis else self._prize
        if catnip == 1 and not self._macak:
            apart -= 2
        if self.boxes_vary:
            apart += self._boxes_at_most() * len(holding.boxes)
        self._hope()
        rate: i64 = catnip_rate(catnip + (1 if self._macak else 0))
        for place in range(len(self.diet.cats)):
            self._weigh_cat(place, rate)
        return apart * self.ranking.point

    def _gather(self) -> None:
        """The bonuses by all cats that may be fed by their own needs."""
        bonus, point = self._bonus, self.ranking.point
        for number in range(CLASSES):
            bonus[number] = 0
        for type_ in range(TYPES):
            self.per_token[type_] = self.ranking.token
        self._elvis = self._tomasso = self._macak = False
        self._anyone: i64 = 0
        for place in range(len(self.diet.cats)):
            if self.may_own[place]:
                self._gather_from(place)
        for type_ in range(TYPES):
            self.first_token[type_] = bonus[FIRST_TYPE + type_] * point

    def _gather_from(self, place: "i64") -> None:
        cat: i64 = self.diet.cats[place]
        per: i64 = PER[cat]
        each: i64 = self._each(place)
        bonus = self._bonus
        if per < CLASSES:
            bonus[per] = bonus[per] + each
        elif per == THREE_COLOURS:
            bonus[self._rarest_colour] = bonus[self._rarest_colour] + each
        elif per == SETS_EATEN:
            share: i64 = each * self.ranking.point // len(self.set_types) + 1
            for type_ in self.set_types:
                self.per_token[type_] = self.per_token[type_] + share
        elif per == OTHERS_OF_ITS_FOOD:
            if self.open[place]:
                self._anyone = each
            for type_ in range(TYPES):
                if self.diet.food[place * SLOTS + type_] > 0:
                    bonus[FIRST_TYPE + type_] = bonus[FIRST_TYPE + type_] + each
        elif cat == ELVIS:
            self._elvis = True
        elif cat == TOMASSO:
            self._tomasso = True
        elif cat == MACAK:
            self._macak = True

    def _each(self, place: "i64") -> "i64":
        """What a cat gets for each of what it counts; Little Nicky, if he copies it, as much."""
        each: i64 = EACH[self.diet.cats[place]]
        return 2 * each if place == self.copied else each

    def _weigh_cat(self, place: "i64", rate: "i64") -> None:
        """What one cat is worth, however it is fed; with what it brings to others."""
        cat: i64 = self.diet.cats[place]
        point: i64 = self.ranking.point
        heads: i64 = HEADS[cat]
        self.hungry[place] = UNFED * heads * point
        worth: i64 = self._anyone + rate * heads + self._bonus_of(cat)
        fed: i64 = self.ranking.fed[place]
        self.treated[place] = (worth + BY_TREAT) * point + fed + self.ranking.token
        if not self.may_own[place]:
            return
        own: i64 = (worth + self._vp(place)) * point + fed
        if MOST[cat] == 0:
            for type_ in range(TYPES):
                own += NEEDS[cat * TYPES + type_] * self.per_token[type_]
        self.own[place] = own

    def _toy_points(self) -> "i64":
        return self._sets_more if self._tomasso else self._sets

    def _bonus_of(self, cat: "i64") -> "i64":
        """What a fed cat brings to those that count it."""
        bonus = self._bonus
        worth: i64 = 0
        colours: i64 = COLOURS_OF[cat]
        if not self.holding.gray:
            colours &= ~GRAY
        for colour in range(COLOUR_COUNT):
            if colours >> colour & 1:
                worth += bonus[colour]
        types: i64 = PRINTED[cat]
        for type_ in range(TYPES):
            if types >> type_ & 1:
                worth += bonus[FIRST_TYPE + type_]
        worth += ONE_FOOD_OF[cat] * bonus[ONE_FOOD_CATS]
        worth += TWO_FOOD_OF[cat] * bonus[TWO_FOOD_CATS]
        worth += MULTICOLOURED_OF[cat] * bonus[MULTICOLOURED_CATS]
        return worth

    def _vp(self, place: "i64") -> "i64":
        """What a cat is worth by itself, beyond what it counts of other cats and of food."""
        cat: i64 = self.diet.cats[place]
        if cat == LITTLE_NICKY:
            return self._copied_vp()
        worth: i64 = self._own_vp(place)
        if PER[cat] == UNPLAYED and self.holding.all_wild:
            worth -= self.holding.sprays  # they are among the extras otherwise
        return worth

    def _own_vp(self, place: "i64") -> "i64":
        cat: i64 = self.diet.cats[place]
        per: i64 = PER[cat]
        each: i64 = EACH[cat]
        holding = self.holding
        if per == OTHERS_OF_ITS_FOOD:
            return VP[cat] - each  # it does not count itself
        if per == PER_COSTUME:
            return VP[cat] + each * (holding.costumes + (1 if self._elvis else 0))
        if per == PER_TOY:
            return VP[cat] + each * (self._toys + (1 if self._tomasso else 0))
        if per == TOY_SET_POINTS:
            return VP[cat] + each * self._toy_points()
        if per == UNPLAYED:
            return VP[cat] + each * (holding.sprays + holding.lost_cats)
        return VP[cat]  # Biddy's goals and Hemingway's more are among the hopes

    def _copied_vp(self) -> "i64":
        """What Little Nicky gets of the cat that he copies; the bonuses have the rest."""
        if self.copied >= 0:
            return self._own_vp(self.copied)
        best: i64 = BY_TREAT
        if self.copied == NOBODY:
            return best
        for place in range(len(self.diet.cats)):
            if self.may_own[place]:
                best = max(best, self.copy_worth(place))
        return best

    def copy_worth(self, place: "i64") -> "i64":
        """What a cat may be worth at most, to Little Nicky."""
        cat: i64 = self.diet.cats[place]
        if cat == LITTLE_NICKY:
            return 0
        worth: i64 = self._own_vp(place)
        per: i64 = PER[cat]
        each: i64 = EACH[cat]
        if per == FOOD_EATEN:
            return worth + each * min(MOST[cat], self._food)
        if per == SETS_EATEN:
            return worth + each * (self._food // TYPES)
        if per < CLASSES or per in (THREE_COLOURS, OTHERS_OF_ITS_FOOD):
            return worth + each * (len(self.diet.cats) + 2)
        if per == PER_GOAL:
            return worth + each * self.goal_count
        return worth + ALONE if cat == HEMINGWAY else worth

    # What comes all at once.

    def _hope(self) -> None:
        """Fill `hopes` and `slack`."""
        hopes, slack = self.hopes, self.slack
        for number in range(_HOPES):
            hopes[number] = 0
            slack[number] = 0
        rivals = self.rivals
        if rivals is None:
            return
        holding, how = self.holding, self.diet.how
        cats = self.diet.cats
        point: i64 = self.ranking.point
        worth: i64 = GOAL_VP
        hemingway: i64 = 0
        heads: i64 = 0
        for place in range(len(cats)):
            cat: i64 = cats[place]
            if self.may_own[place]:
                if PER[cat] == PER_GOAL:
                    worth += self._each(place)
                elif cat == HEMINGWAY:
                    hemingway = 2 * ALONE if place == self.copied else ALONE
            if how[place] != HUNGRY or self.open[place]:
                heads += HEADS[cat]
        for number in range(self.goal_count):
            goal: i64 = rivals.goals[number]
            mine: i64 = 0
            if goal == TOYS:
                mine = self._toys + (1 if self._tomasso else 0)
            elif goal == COSTUMES:
                mine = holding.costumes + (1 if self._elvis else 0)
            elif goal == CATNIP_GOAL:
                mine = holding.catnip + (1 if self._macak else 0)
            else:
                for place in range(len(cats)):
                    if how[place] != HUNGRY or self.open[place]:
                        mine += member(cats[place], goal)
            over: i64 = mine + rivals.partners[number] - rivals.needed[number]
            if over >= 0:
                hopes[number] = worth * point
                slack[number] = over
        if hemingway > 0 and heads > rivals.most_fed:
            hopes[HEMINGWAYS] = hemingway * point
            slack[HEMINGWAYS] = heads - rivals.most_fed - 1
        self._hope_for_no_leftovers()

    def _hope_for_no_leftovers(self) -> None:
        """The penalty counts as sure if more tokens than allowed find no eater."""
        rivals, larder = self.rivals, self.larder
        assert rivals is not None
        allowed: i64 = 0
        for other in rivals.leftovers:
            allowed = max(allowed, other - 1)
        cats, how, food = self.diet.cats, self.diet.how, self.diet.food
        room = [0, 0, 0]
        any_room: i64 = larder.changes if larder.moonbeam else 0
        eaten: i64 = 0  # at most, by all
        for place in range(len(cats)):
            if self.fixed[place]:
                continue
            cat: i64 = cats[place]
            first: i64 = place * SLOTS
            if not self.open[place]:
                for type_ in range(TYPES):
                    room[type_] = room[type_] + food[first + type_]
                    eaten += food[first + type_]
                if how[place] == TREATED:
                    eaten += 1
                continue
            eaten += self.eats_at_most(place)
            if not self.may_own[place]:
                continue
            if MOST[cat] > 0:
                any_room += MOST[cat]
            else:
                for type_ in range(TYPES):
                    room[type_] = room[type_] + NEEDS[cat * TYPES + type_]
        stuck: i64 = max(0, larder.chicken - room[CHICKEN])
        stuck += max(0, larder.tuna - room[TUNA])
        stuck += max(0, larder.milk - room[MILK])
        stuck = max(0, stuck - any_room)
        if stuck > allowed or larder.tokens - eaten > allowed:
            return
        self.hopes[NO_LEFTOVERS] = -LEFTOVERS * self.ranking.point
        self.slack[NO_LEFTOVERS] = eaten - (larder.tokens - allowed)

    def eats_at_most(self, place: "i64") -> "i64":
        """How many tokens an open cat can eat."""
        if not self.may_own[place]:
            return 1
        cat: i64 = self.diet.cats[place]
        return MOST[cat] if MOST[cat] > 0 else SMALLEST[cat]

    def hoped(self) -> "i64":
        """What is hoped for, all together."""
        hopes = self.hopes
        worth: i64 = hopes[0] + hopes[1] + hopes[2] + hopes[3]
        if self.rivals is not None:  # the penalty is taken for sure, and hoped away
            worth += LEFTOVERS * self.ranking.point
        return worth

    # Prices.

    def find_prices(self) -> None:
        """Raise and lower prices while that brings the bound down: those of all food together,
        then one after the other."""
        best: i64 = self.priced()
        step: i64 = self.ranking.point
        for _round in range(3 if self.ranking.token > 0 else 2):
            best = self._descend(0, TYPES, step, best)
            for slot in range(SLOTS):
                best = self._descend(slot, slot + 1, step, best)
            step //= 2

    def _descend(self, start: "i64", stop: "i64", step: "i64", best: "i64") -> "i64":
        """Move the prices from `start` to before `stop` up, or else down, as far as it helps."""
        change: i64 = step
        while True:
            if self._move_prices(start, stop, change):
                bound: i64 = self.priced()
                if bound < best:
                    best = bound
                    continue
                self._move_prices(start, stop, -change)
            if change < 0:
                return best
            change = -change

    def _move_prices(self, start: "i64", stop: "i64", change: "i64") -> bool:
        """Whether it could be done: no price is below nought."""
        price = self.price
        for slot in range(start, stop):
            if price[slot] + change < 0:
                return False
        for slot in range(start, stop):
            price[slot] = price[slot] + change
        return True

    def priced(self) -> "i64":
        """All tokens at their prices, and what each cat gains above them at most."""
        larder, price = self.larder, self.price
        chicken: i64 = price[CHICKEN]
        tuna: i64 = price[TUNA]
        milk: i64 = price[MILK]
        treat: i64 = price[WHOLE]
        worth: i64 = self._larder_at_prices(chicken, tuna, milk, treat)
        cats, how, food = self.diet.cats, self.diet.how, self.diet.food
        for place in range(len(cats)):
            gain: i64
            if self.open[place]:
                gain = self.hungry[place]
                if larder.treats > 0:
                    gain = max(gain, self.treated[place] - treat)
                if self.may_own[place]:
                    cat: i64 = cats[place]
                    if MOST[cat] > 0:
                        gain = max(gain, self._any_food_peak(place, cat))
                    else:
                        needs: i64 = cat * TYPES
                        cost: i64 = NEEDS[needs] * chicken + NEEDS[needs + 1] * tuna
                        cost += NEEDS[needs + 2] * milk
                        gain = max(gain, self.own[place] - cost)
                self.peak[place] = gain
            elif how[place] == TREATED:
                gain = self.treated[place]
                if not self.fixed[place]:
                    gain -= treat
            elif how[place] == OWN:
                first: i64 = place * SLOTS
                gain = self.own_gain(place, food[first], food[first + 1], food[first + 2])
                if self.fixed[place]:
                    gain += self.cost(food[first], food[first + 1], food[first + 2])
            else:
                gain = self.hungry[place]
            worth += gain
        return worth

    def _larder_at_prices(self, chicken: "i64", tuna: "i64", milk: "i64", treat: "i64") -> "i64":
        """All tokens: wild ones as the dearest food, and so are the cheapest that Moonbeam
        changes."""
        larder = self.larder
        dearest: i64 = max(chicken, tuna, milk)
        worth: i64 = larder.chicken * chicken + larder.tuna * tuna + larder.milk * milk
        worth += larder.wild * dearest + larder.treats * treat
        if not larder.moonbeam:
            return worth
        cheapest: i64 = dearest
        if larder.chicken > 0:
            cheapest = min(cheapest, chicken)
        if larder.tuna > 0:
            cheapest = min(cheapest, tuna)
        if larder.milk > 0:
            cheapest = min(cheapest, milk)
        if larder.treats > 0:
            cheapest = min(cheapest, treat)
        return worth + larder.changes * (dearest - cheapest)

    def cost(self, chicken: "i64", tuna: "i64", milk: "i64") -> "i64":
        """What a meal costs."""
        price = self.price
        return chicken * price[CHICKEN] + tuna * price[TUNA] + milk * price[MILK]

    def own_gain(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> "i64":
        """What a cat gains above the price of its meal, fed by its own needs."""
        cat: i64 = self.diet.cats[place]
        gain: i64 = self.own[place] - self.cost(chicken, tuna, milk)
        if MOST[cat] == 0:
            return gain
        if PER[cat] == FOOD_EATEN:
            gain += self._each(place) * self.ranking.point * (chicken + tuna + milk)
        per_token, first_token = self.per_token, self.first_token
        if chicken > 0:
            gain += first_token[CHICKEN] + chicken * per_token[CHICKEN]
        if tuna > 0:
            gain += first_token[TUNA] + tuna * per_token[TUNA]
        if milk > 0:
            gain += first_token[MILK] + milk * per_token[MILK]
        return gain

    def _any_food_peak(self, place: "i64", cat: "i64") -> "i64":
        """What a cat of any food gains at most: as much of the best type as it can eat, and a
        first token of every other type that is worth it."""
        each: i64 = self._each(place) * self.ranking.point if PER[cat] == FOOD_EATEN else 0
        most: i64 = min(MOST[cat], max(self.larder.tokens, 1))
        least: i64 = LEAST[cat]
        best: i64 = NEVER
        top: i64 = NEVER
        gain: i64
        for type_ in range(TYPES):
            gain = each + self.per_token[type_] - self.price[type_]
            best = max(best, gain)
            whole: i64 = self.first_token[type_] + gain * (most if gain > 0 else least)
            top = max(top, whole)
        if cat == WAFFLE or most == 1:
            return self.own[place] + top
        total: i64 = self.own[place] + best * (most if best > 0 else least)
        for type_ in range(TYPES):
            gain = each + self.per_token[type_] - self.price[type_]
            total += max(0, self.first_token[type_] + gain - best)
        return total


def member(cat: "i64", goal: "i64") -> "i64":
    """How often a fed cat counts for a goal, at most."""
    if goal == FED_CATS:
        return HEADS[cat]
    if goal == MULTICOLOURED:
        return MULTICOLOURED_OF[cat]
    if goal == ONE_FOOD:
        return ONE_FOOD_OF[cat]
    if goal == TWO_FOOD:
        return TWO_FOOD_OF[cat]
    if MOST[cat] > 0:
        return 1 if goal in {TUNA_CATS, CHICKEN_CATS, MILK_CATS} else 0
    if goal == CHICKEN_CATS:
        return PRINTED[cat] >> CHICKEN & 1
    if goal == TUNA_CATS:
        return PRINTED[cat] >> TUNA & 1
    if goal == MILK_CATS:
        return PRINTED[cat] >> MILK & 1
    return 0
