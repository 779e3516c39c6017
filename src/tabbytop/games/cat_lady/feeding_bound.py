"""Upper bounds on the value of a diet while some cats are undecided.

A bound may be too high, never too low. Four ideas make it up:

- A cat that counts others (Alvin, Mina, …) and may be fed by its own needs is a bonus on every
  cat that it counts.
- LeVar's sets are at most the cats of any one colour, Mister Fit's at most the food of any one
  type, or of some types on average: so they, too, are a bonus on each of these.
- Food is scarce (Lagrangian relaxation). Give a token of each type, and a treat, a price:
  whatever the prices, no diet is worth more than all tokens at their prices plus what each cat,
  choosing for itself, gains above the price of its meal. Good prices make the bound tight.
- All-or-nothing points (shared goals, Hemingway, no penalty for leftovers) are counted as long
  as their threshold can be reached.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import (
    CHICKEN,
    GOAL_CATNIP,
    GOAL_CHICKEN,
    GOAL_COSTUMES,
    GOAL_FED_CATS,
    GOAL_MILK,
    GOAL_MULTICOLOURED,
    GOAL_ONE_FOOD,
    GOAL_TOYS,
    GOAL_TUNA,
    GOAL_TWO_FOOD,
    GOAL_VP,
    MILK,
    TUNA,
    TYPES,
)
from tabbytop.games.cat_lady.cats import (
    ANY_FOOD_MAX,
    ANY_FOOD_MIN,
    CATS_ON_CARD,
    CLASSES,
    COLOURS_OF,
    EACH,
    ELVIS,
    FIRST_TYPE,
    FOOD_EATEN,
    GRAY,
    HEMINGWAY,
    LITTLE_NICKY,
    MACAK,
    MIN_TOKENS,
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
    PRINTED_TYPES,
    SETS_EATEN,
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
from tabbytop.games.cat_lady.feeding_problem import Objective, TokenSupply
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import WHOLE_MEAL
from tabbytop.games.cat_lady.plan_scoring import HEMINGWAY_BONUS, HUNGRY_VP, TOKEN_VP, TREAT_VP
from tabbytop.games.cat_lady.prizes import (
    LEFTOVER_PENALTY,
    catnip_rate,
    costume_points,
    food_types_of,
    max_filled_boxes,
    toy_set_points,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the search spends its time here

MINUS_INFINITY: Final = -(1 << 60)

# The cat that Little Nicky copies, if it is not decided.
ANY_CAT: Final = -1
NO_CAT: Final = -2  # no cat that is worth more than a treat

# The types that may bound Mister Fit's sets: the average of all, or one type.
SET_TYPES: Final = ([0, 1, 2], [0], [1], [2])

# Indexes of the thresholds; the shared goals come first.
HEMINGWAY_THRESHOLD: Final = 2
LEFTOVER_THRESHOLD: Final = 3
_THRESHOLD_COUNT: Final = 4


class Bound:
    """Upper bounds for one holding.

    `undecided` marks the cats that are still to be decided; the others are fed as in `diet`. The
    `fixed` cats take no tokens from the supply.
    """

    def __init__(
        self,
        holding: Holding,
        rivals: Rivals | None,
        diet: Diet,
        supply: TokenSupply,
        objective: Objective,
        fixed: list[bool],
    ) -> None:
        cats = diet.cats
        count = len(cats)
        self.holding = holding
        self.rivals = rivals
        self.diet = diet
        self.supply = supply
        self.objective = objective
        self.fixed = fixed
        self.undecided = [not done for done in fixed]
        self.own_possible = [False] * count  # may be, or is, fed by its own needs
        # A cat's value by how it is fed, in units of the objective. For a cat of any food,
        # `own_value` is its value before the first token; …
        self.own_value = [0] * count
        self.treat_value = [0] * count
        self.hungry_value = [0] * count
        # … each token of a type adds this, and the first token of the type adds more.
        self.per_token = [0] * TYPES  # without the cat's own EACH
        self.first_token = [0] * TYPES
        # Prices (Lagrange multipliers), and the largest gain of each cat above them.
        self.price = [0] * SLOTS  # of chicken, tuna, milk and of a treat
        self.max_gain = [0] * count
        # All-or-nothing points: their value, and how many cats or tokens may still be lost.
        self.threshold_bonus = [0] * _THRESHOLD_COUNT
        self.slack = [0] * _THRESHOLD_COUNT
        self.goal_count: i64 = 0 if rivals is None else len(rivals.goals)
        self.copied: i64 = ANY_CAT  # the index of the cat that Little Nicky copies
        self._bonus = [0] * CLASSES
        self._prepare()

    def _prepare(self) -> None:
        """Compute what no decision changes."""
        holding, rivals = self.holding, self.rivals
        self._toy_set_points = toy_set_points(holding.toys, holding.wild_toys)
        self._toy_set_points_with_tomasso = self._toy_set_points
        if TOMASSO in holding.cats:
            self._toy_set_points_with_tomasso = toy_set_points(holding.toys, holding.wild_toys + 1)
        self._costume_points = costume_points(holding.costumes, rivals)
        self._costume_points_with_elvis = costume_points(holding.costumes + 1, rivals)
        self._toy_count = sum(holding.toys) + holding.wild_toys
        self._fixed_points = TOKEN_VP * holding.vp_tokens + holding.extras
        self.boxes_vary = False
        if holding.boxes:
            filled = max_filled_boxes(
                holding.boxes, holding.cats, [PRINTED_TYPES[cat] for cat in holding.cats]
            )
            self.boxes_vary = filled < self._max_filled_boxes()
            if not self.boxes_vary:
                self._fixed_points += filled * len(holding.boxes)
        self._token_total: i64 = self.supply.tokens  # including the food of the fixed cats
        for amount in self.diet.food:
            self._token_total += amount
        self._rarest_colour: i64 = self._find_rarest_colour()
        self.set_types = SET_TYPES[0]  # the types that bound Mister Fit's sets

    def _max_filled_boxes(self) -> int:
        """Return how many boxes may be filled; undecided cats of any food may eat any type."""
        diet = self.diet
        types: list[int] = []
        for place in range(len(diet.cats)):
            if self.undecided[place] and ANY_FOOD_MAX[diet.cats[place]] > 0:
                types.append((1 << TYPES) - 1)
            else:
                types.append(food_types_of(diet, place))
        return max_filled_boxes(self.holding.boxes, diet.cats, types)

    def _find_rarest_colour(self) -> "i64":
        """Return the colour among black, orange and white that the fewest cats have."""
        least: i64 = 0
        fewest: i64 = 1000
        for colour in range(3):
            cats: i64 = 0
            for cat in self.diet.cats:
                cats += COLOURS_OF[cat] >> colour & 1
            if cats < fewest:
                least, fewest = colour, cats
        return least

    # The value of each cat, given the decisions so far.

    def revalue(self) -> "i64":
        """Compute the values of all cats again; return the value of everything else."""
        self._collect_bonuses()
        holding = self.holding
        catnip: i64 = holding.catnip
        constant: i64 = self._fixed_points + self._toy_points()
        constant += self._costume_points_with_elvis if self._elvis else self._costume_points
        if catnip == 1 and not self._macak:
            constant -= 2
        if self.boxes_vary:
            constant += self._max_filled_boxes() * len(holding.boxes)
        self._update_thresholds()
        rate: i64 = catnip_rate(catnip + (1 if self._macak else 0))
        for place in range(len(self.diet.cats)):
            self._value_cat(place, rate)
        return constant * self.objective.point

    def _collect_bonuses(self) -> None:
        """Collect the bonuses of all cats that may be fed by their own needs."""
        bonus, point = self._bonus, self.objective.point
        for number in range(CLASSES):
            bonus[number] = 0
        for type_ in range(TYPES):
            self.per_token[type_] = self.objective.token
        self._elvis = self._tomasso = self._macak = False
        self._any_type_bonus: i64 = 0
        for place in range(len(self.diet.cats)):
            if self.own_possible[place]:
                self._collect_bonus_from(place)
        for type_ in range(TYPES):
            self.first_token[type_] = bonus[FIRST_TYPE + type_] * point

    def _collect_bonus_from(self, place: "i64") -> None:
        cat: i64 = self.diet.cats[place]
        per: i64 = PER[cat]
        each: i64 = self._each(place)
        bonus = self._bonus
        if per < CLASSES:
            bonus[per] = bonus[per] + each
        elif per == THREE_COLOURS:
            bonus[self._rarest_colour] = bonus[self._rarest_colour] + each
        elif per == SETS_EATEN:
            share: i64 = each * self.objective.point // len(self.set_types) + 1
            for type_ in self.set_types:
                self.per_token[type_] = self.per_token[type_] + share
        elif per == OTHERS_OF_ITS_FOOD:
            if self.undecided[place]:
                self._any_type_bonus = each
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
        """Return the points per counted thing, doubled if Little Nicky copies the cat."""
        each: i64 = EACH[self.diet.cats[place]]
        return 2 * each if place == self.copied else each

    def _value_cat(self, place: "i64", rate: "i64") -> None:
        """Compute a cat's value for each way to feed it, with what it brings to others."""
        cat: i64 = self.diet.cats[place]
        point: i64 = self.objective.point
        heads: i64 = CATS_ON_CARD[cat]
        self.hungry_value[place] = HUNGRY_VP * heads * point
        worth: i64 = self._any_type_bonus + rate * heads + self._bonus_of(cat)
        fed: i64 = self.objective.fed[place]
        self.treat_value[place] = (worth + TREAT_VP) * point + fed + self.objective.token
        if not self.own_possible[place]:
            return
        own: i64 = (worth + self._vp(place)) * point + fed
        if ANY_FOOD_MAX[cat] == 0:
            for type_ in range(TYPES):
                own += NEEDS[cat * TYPES + type_] * self.per_token[type_]
        self.own_value[place] = own

    def _toy_points(self) -> "i64":
        return self._toy_set_points_with_tomasso if self._tomasso else self._toy_set_points

    def _bonus_of(self, cat: "i64") -> "i64":
        """Return what a fed cat brings to the cats that count it."""
        bonus = self._bonus
        worth: i64 = 0
        colours: i64 = COLOURS_OF[cat]
        if not self.holding.gray:
            colours &= ~GRAY
        for colour in range(COLOUR_COUNT):
            if colours >> colour & 1:
                worth += bonus[colour]
        types: i64 = PRINTED_TYPES[cat]
        for type_ in range(TYPES):
            if types >> type_ & 1:
                worth += bonus[FIRST_TYPE + type_]
        worth += ONE_FOOD_OF[cat] * bonus[ONE_FOOD_CATS]
        worth += TWO_FOOD_OF[cat] * bonus[TWO_FOOD_CATS]
        worth += MULTICOLOURED_OF[cat] * bonus[MULTICOLOURED_CATS]
        return worth

    def _vp(self, place: "i64") -> "i64":
        """Return a cat's own points, without what it counts of other cats and of food."""
        cat: i64 = self.diet.cats[place]
        if cat == LITTLE_NICKY:
            return self._copied_vp()
        worth: i64 = self._own_vp(place)
        if PER[cat] == UNPLAYED and self.holding.all_wild:
            worth -= self.holding.sprays  # they would count as extras otherwise
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
            return VP[cat] + each * (self._toy_count + (1 if self._tomasso else 0))
        if per == TOY_SET_POINTS:
            return VP[cat] + each * self._toy_points()
        if per == UNPLAYED:
            return VP[cat] + each * (holding.sprays + holding.lost_cats)
        return VP[cat]  # Biddy's goals and Hemingway's bonus are thresholds

    def _copied_vp(self) -> "i64":
        """Return Little Nicky's points from the cat that he copies; the bonuses have the rest."""
        if self.copied >= 0:
            return self._own_vp(self.copied)
        best: i64 = TREAT_VP
        if self.copied == NO_CAT:
            return best
        for place in range(len(self.diet.cats)):
            if self.own_possible[place]:
                best = max(best, self.copy_value(place))
        return best

    def copy_value(self, place: "i64") -> "i64":
        """Return the most that copying a cat may bring Little Nicky."""
        cat: i64 = self.diet.cats[place]
        if cat == LITTLE_NICKY:
            return 0
        worth: i64 = self._own_vp(place)
        per: i64 = PER[cat]
        each: i64 = EACH[cat]
        if per == FOOD_EATEN:
            return worth + each * min(ANY_FOOD_MAX[cat], self._token_total)
        if per == SETS_EATEN:
            return worth + each * (self._token_total // TYPES)
        if per < CLASSES or per in (THREE_COLOURS, OTHERS_OF_ITS_FOOD):
            return worth + each * (len(self.diet.cats) + 2)
        if per == PER_GOAL:
            return worth + each * self.goal_count
        return worth + HEMINGWAY_BONUS if cat == HEMINGWAY else worth

    # All-or-nothing points.

    def _update_thresholds(self) -> None:
        """Fill `threshold_bonus` and `slack`."""
        threshold_bonus, slack = self.threshold_bonus, self.slack
        for number in range(_THRESHOLD_COUNT):
            threshold_bonus[number] = 0
            slack[number] = 0
        rivals = self.rivals
        if rivals is None:
            return
        holding, state = self.holding, self.diet.state
        cats = self.diet.cats
        point: i64 = self.objective.point
        worth: i64 = GOAL_VP
        hemingway: i64 = 0
        heads: i64 = 0
        for place in range(len(cats)):
            cat: i64 = cats[place]
            if self.own_possible[place]:
                if PER[cat] == PER_GOAL:
                    worth += self._each(place)
                elif cat == HEMINGWAY:
                    hemingway = 2 * HEMINGWAY_BONUS if place == self.copied else HEMINGWAY_BONUS
            if state[place] != HUNGRY or self.undecided[place]:
                heads += CATS_ON_CARD[cat]
        for number in range(self.goal_count):
            goal: i64 = rivals.goals[number]
            mine: i64 = 0
            if goal == GOAL_TOYS:
                mine = self._toy_count + (1 if self._tomasso else 0)
            elif goal == GOAL_COSTUMES:
                mine = holding.costumes + (1 if self._elvis else 0)
            elif goal == GOAL_CATNIP:
                mine = holding.catnip + (1 if self._macak else 0)
            else:
                for place in range(len(cats)):
                    if state[place] != HUNGRY or self.undecided[place]:
                        mine += max_goal_contribution(cats[place], goal)
            over: i64 = mine + rivals.partners[number] - rivals.needed[number]
            if over >= 0:
                threshold_bonus[number] = worth * point
                slack[number] = over
        if hemingway > 0 and heads > rivals.most_fed:
            threshold_bonus[HEMINGWAY_THRESHOLD] = hemingway * point
            slack[HEMINGWAY_THRESHOLD] = heads - rivals.most_fed - 1
        self._update_leftover_threshold()

    def _update_leftover_threshold(self) -> None:
        """Count the penalty as certain if more tokens than allowed cannot be eaten."""
        rivals, supply = self.rivals, self.supply
        assert rivals is not None
        allowed: i64 = 0
        for other in rivals.leftovers:
            allowed = max(allowed, other - 1)
        cats, state, food = self.diet.cats, self.diet.state, self.diet.food
        room = [0, 0, 0]
        any_room: i64 = supply.conversions if supply.moonbeam else 0
        eaten: i64 = 0  # upper bound for all cats
        for place in range(len(cats)):
            if self.fixed[place]:
                continue
            cat: i64 = cats[place]
            first: i64 = place * SLOTS
            if not self.undecided[place]:
                for type_ in range(TYPES):
                    room[type_] = room[type_] + food[first + type_]
                    eaten += food[first + type_]
                if state[place] == TREATED:
                    eaten += 1
                continue
            eaten += self.max_tokens_eaten(place)
            if not self.own_possible[place]:
                continue
            if ANY_FOOD_MAX[cat] > 0:
                any_room += ANY_FOOD_MAX[cat]
            else:
                for type_ in range(TYPES):
                    room[type_] = room[type_] + NEEDS[cat * TYPES + type_]
        stuck: i64 = max(0, supply.chicken - room[CHICKEN])
        stuck += max(0, supply.tuna - room[TUNA])
        stuck += max(0, supply.milk - room[MILK])
        stuck = max(0, stuck - any_room)
        if stuck > allowed or supply.tokens - eaten > allowed:
            return
        self.threshold_bonus[LEFTOVER_THRESHOLD] = -LEFTOVER_PENALTY * self.objective.point
        self.slack[LEFTOVER_THRESHOLD] = eaten - (supply.tokens - allowed)

    def max_tokens_eaten(self, place: "i64") -> "i64":
        """Return how many tokens an undecided cat can eat."""
        if not self.own_possible[place]:
            return 1
        cat: i64 = self.diet.cats[place]
        return ANY_FOOD_MAX[cat] if ANY_FOOD_MAX[cat] > 0 else MIN_TOKENS[cat]

    def threshold_total(self) -> "i64":
        """Return the sum of all threshold bonuses that can still be reached."""
        threshold_bonus = self.threshold_bonus
        worth: i64 = (
            threshold_bonus[0] + threshold_bonus[1] + threshold_bonus[2] + threshold_bonus[3]
        )
        if self.rivals is not None:  # the penalty is certain, its threshold bonus cancels it
            worth += LEFTOVER_PENALTY * self.objective.point
        return worth

    # Prices.

    def improve_prices(self) -> None:
        """Lower the bound by coordinate descent on the prices.

        All food prices move together first, then one price after the other.
        """
        best: i64 = self.relaxed_bound()
        step: i64 = self.objective.point
        for _round in range(3 if self.objective.token > 0 else 2):
            best = self._descend(0, TYPES, step, best)
            for slot in range(SLOTS):
                best = self._descend(slot, slot + 1, step, best)
            step //= 2

    def _descend(self, start: "i64", stop: "i64", step: "i64", best: "i64") -> "i64":
        """Move the prices from `start` to before `stop` up, or else down, as long as it helps."""
        change: i64 = step
        while True:
            if self._move_prices(start, stop, change):
                bound: i64 = self.relaxed_bound()
                if bound < best:
                    best = bound
                    continue
                self._move_prices(start, stop, -change)
            if change < 0:
                return best
            change = -change

    def _move_prices(self, start: "i64", stop: "i64", change: "i64") -> bool:
        """Change the prices; return False, changing nothing, if one would become negative."""
        price = self.price
        for slot in range(start, stop):
            if price[slot] + change < 0:
                return False
        for slot in range(start, stop):
            price[slot] = price[slot] + change
        return True

    def relaxed_bound(self) -> "i64":
        """Return all tokens at their prices plus each cat's largest gain above them."""
        supply, price = self.supply, self.price
        chicken: i64 = price[CHICKEN]
        tuna: i64 = price[TUNA]
        milk: i64 = price[MILK]
        treat: i64 = price[WHOLE_MEAL]
        worth: i64 = self._supply_value(chicken, tuna, milk, treat)
        cats, state, food = self.diet.cats, self.diet.state, self.diet.food
        for place in range(len(cats)):
            gain: i64
            if self.undecided[place]:
                gain = self.hungry_value[place]
                if supply.treats > 0:
                    gain = max(gain, self.treat_value[place] - treat)
                if self.own_possible[place]:
                    cat: i64 = cats[place]
                    if ANY_FOOD_MAX[cat] > 0:
                        gain = max(gain, self._any_food_max_gain(place, cat))
                    else:
                        needs: i64 = cat * TYPES
                        cost: i64 = NEEDS[needs] * chicken + NEEDS[needs + 1] * tuna
                        cost += NEEDS[needs + 2] * milk
                        gain = max(gain, self.own_value[place] - cost)
                self.max_gain[place] = gain
            elif state[place] == TREATED:
                gain = self.treat_value[place]
                if not self.fixed[place]:
                    gain -= treat
            elif state[place] == OWN:
                first: i64 = place * SLOTS
                gain = self.own_gain(place, food[first], food[first + 1], food[first + 2])
                if self.fixed[place]:
                    gain += self.cost(food[first], food[first + 1], food[first + 2])
            else:
                gain = self.hungry_value[place]
            worth += gain
        return worth

    def _supply_value(self, chicken: "i64", tuna: "i64", milk: "i64", treat: "i64") -> "i64":
        """Return the value of all tokens at their prices.

        Wild tokens count as the dearest food, and so do the cheapest tokens that Moonbeam converts.
        """
        supply = self.supply
        dearest: i64 = max(chicken, tuna, milk)
        worth: i64 = supply.chicken * chicken + supply.tuna * tuna + supply.milk * milk
        worth += supply.wild * dearest + supply.treats * treat
        if not supply.moonbeam:
            return worth
        cheapest: i64 = dearest
        if supply.chicken > 0:
            cheapest = min(cheapest, chicken)
        if supply.tuna > 0:
            cheapest = min(cheapest, tuna)
        if supply.milk > 0:
            cheapest = min(cheapest, milk)
        if supply.treats > 0:
            cheapest = min(cheapest, treat)
        return worth + supply.conversions * (dearest - cheapest)

    def cost(self, chicken: "i64", tuna: "i64", milk: "i64") -> "i64":
        """Return the price of a meal."""
        price = self.price
        return chicken * price[CHICKEN] + tuna * price[TUNA] + milk * price[MILK]

    def own_gain(self, place: "i64", chicken: "i64", tuna: "i64", milk: "i64") -> "i64":
        """Return a cat's gain above the price of its meal, fed by its own needs."""
        cat: i64 = self.diet.cats[place]
        gain: i64 = self.own_value[place] - self.cost(chicken, tuna, milk)
        if ANY_FOOD_MAX[cat] == 0:
            return gain
        if PER[cat] == FOOD_EATEN:
            gain += self._each(place) * self.objective.point * (chicken + tuna + milk)
        per_token, first_token = self.per_token, self.first_token
        if chicken > 0:
            gain += first_token[CHICKEN] + chicken * per_token[CHICKEN]
        if tuna > 0:
            gain += first_token[TUNA] + tuna * per_token[TUNA]
        if milk > 0:
            gain += first_token[MILK] + milk * per_token[MILK]
        return gain

    def _any_food_max_gain(self, place: "i64", cat: "i64") -> "i64":
        """Return the largest gain of a cat of any food.

        It eats as much of the best type as it can, and a first token of every other type that pays.
        """
        each: i64 = self._each(place) * self.objective.point if PER[cat] == FOOD_EATEN else 0
        most: i64 = min(ANY_FOOD_MAX[cat], max(self.supply.tokens, 1))
        least: i64 = ANY_FOOD_MIN[cat]
        best: i64 = MINUS_INFINITY
        top: i64 = MINUS_INFINITY
        gain: i64
        for type_ in range(TYPES):
            gain = each + self.per_token[type_] - self.price[type_]
            best = max(best, gain)
            whole: i64 = self.first_token[type_] + gain * (most if gain > 0 else least)
            top = max(top, whole)
        if cat == WAFFLE or most == 1:
            return self.own_value[place] + top
        total: i64 = self.own_value[place] + best * (most if best > 0 else least)
        for type_ in range(TYPES):
            gain = each + self.per_token[type_] - self.price[type_]
            total += max(0, self.first_token[type_] + gain - best)
        return total


def max_goal_contribution(cat: "i64", goal: "i64") -> "i64":
    """Return how often a fed cat counts for a goal, at most."""
    if goal == GOAL_FED_CATS:
        return CATS_ON_CARD[cat]
    if goal == GOAL_MULTICOLOURED:
        return MULTICOLOURED_OF[cat]
    if goal == GOAL_ONE_FOOD:
        return ONE_FOOD_OF[cat]
    if goal == GOAL_TWO_FOOD:
        return TWO_FOOD_OF[cat]
    if ANY_FOOD_MAX[cat] > 0:
        return 1 if goal in {GOAL_TUNA, GOAL_CHICKEN, GOAL_MILK} else 0
    if goal == GOAL_CHICKEN:
        return PRINTED_TYPES[cat] >> CHICKEN & 1
    if goal == GOAL_TUNA:
        return PRINTED_TYPES[cat] >> TUNA & 1
    if goal == GOAL_MILK:
        return PRINTED_TYPES[cat] >> MILK & 1
    return 0
