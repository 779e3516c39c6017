"""Score a plan item by item: the only place that gives points (CL-C36, steps 5 to 11)."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import GOAL_CATNIP, GOAL_VP, TYPES
from tabbytop.games.cat_lady.cats import (
    CATS_ON_CARD,
    CLASSES,
    EACH,
    FIRST_TYPE,
    FOOD_EATEN,
    HEMINGWAY,
    LITTLE_NICKY,
    MR_ZOE,
    MULTICOLOURED_CATS,
    ONE_FOOD_CATS,
    OTHERS_OF_ITS_FOOD,
    PER,
    PER_COSTUME,
    PER_GOAL,
    PER_NOTHING,
    PER_TOY,
    SETS_EATEN,
    THREE_COLOURS,
    TOY_SET_POINTS,
    TWO_FOOD_CATS,
    UNPLAYED,
    VP,
)
from tabbytop.games.cat_lady.counting import Counts, count_diet, goal_contribution
from tabbytop.games.cat_lady.diets import OWN, SLOTS, TREATED, Diet, read_plan
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.prizes import (
    catnip_points,
    costume_points,
    count_filled_boxes,
    leftover_points,
    toy_set_points,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: called at every leaf of the search


HUNGRY_VP: Final = -2  # per hungry cat
TREAT_VP: Final = 1  # for any cat fed by a treat (CL-C8)
TOKEN_VP: Final = 2
HEMINGWAY_BONUS: Final = 4  # if nobody else feeds as many cats


class PlanScore:
    """The points of a plan, item by item. `state`, `counted` and `points` are parallel to `cats`.

    `counted` explains a cat's points: how many of the things that its card counts there are; for
    Hemingway whether his owner alone feeds the most; for Little Nicky the points of the best other
    cat.
    """

    def __init__(self, counts: Counts, diet: Diet) -> None:
        self.counts = counts
        self.cats = diet.cats
        self.state = diet.state
        self.counted = [0] * len(diet.cats)
        self.points = [0] * len(diet.cats)
        self.catnip_cards = counts.catnip  # including Macak, if he counts as one
        self.catnip = 0
        self.costumes = 0
        self.leftovers = 0
        self.toy_sets = 0
        self.filled_boxes = 0
        self.boxes = 0
        self.reached: list[int] = []  # shared goals
        self.goals = 0
        self.tokens = 0
        self.extras = 0
        self.total = 0


def score_plan(holding: Holding, plan: list[int], rivals: Rivals | None) -> PlanScore:
    """Score a plan for its owner.

    Without rivals these are the *private* points (CL-C2): no costume prize, no goals, no penalty
    for leftovers, Hemingway 3. A part-fed cat counts as hungry.
    """
    return score_diet(holding, read_plan(holding, plan), rivals)


def score_diet(holding: Holding, diet: Diet, rivals: Rivals | None) -> PlanScore:
    """Score a diet. Macak counts as catnip unless that costs points (CL-C10, CL-Y6)."""
    counts = count_diet(holding, diet)
    if not counts.macak:
        return _score_with_catnip(holding, diet, counts, rivals, counts.catnip)
    plain = _score_with_catnip(holding, diet, counts, rivals, counts.catnip)
    with_macak = _score_with_catnip(holding, diet, counts, rivals, counts.catnip + 1)
    return with_macak if with_macak.total >= plain.total else plain


def _score_with_catnip(
    holding: Holding, diet: Diet, counts: Counts, rivals: Rivals | None, catnip: int
) -> PlanScore:
    """Score in the order of CL-C36, so that no step needs a later one."""
    score = PlanScore(counts, diet)
    score.catnip_cards = catnip
    score.toy_sets = toy_set_points(holding.toys, counts.free_toys)
    if rivals is not None:
        score.reached = reached_goals(counts, catnip, rivals)
    _value_cats(score, holding, diet, rivals)
    score.catnip = catnip_points(catnip, counts.fed)
    score.costumes = costume_points(counts.costumes, rivals)
    score.leftovers = leftover_points(counts.leftovers, rivals)
    if holding.boxes:
        score.filled_boxes = count_filled_boxes(holding.boxes, diet)
        score.boxes = score.filled_boxes * len(holding.boxes)
    score.goals = GOAL_VP * len(score.reached)
    score.tokens = TOKEN_VP * holding.vp_tokens
    score.extras = _extra_points(holding, diet)
    score.total = (
        sum(score.points)
        + score.catnip
        + score.costumes
        + score.leftovers
        + score.toy_sets
        + score.boxes
        + score.goals
        + score.tokens
        + score.extras
    )
    return score


def reached_goals(counts: Counts, catnip: int, rivals: Rivals) -> list[int]:
    """Return the shared goals that this player and their partners reach."""
    found: list[int] = []
    for place, goal in enumerate(rivals.goals):
        mine = catnip if goal == GOAL_CATNIP else goal_contribution(counts, goal)
        if mine + rivals.partners[place] >= rivals.needed[place]:
            found.append(goal)
    return found


def _value_cats(score: PlanScore, holding: Holding, diet: Diet, rivals: Rivals | None) -> None:
    """Score every cat, Little Nicky last: he depends on all others (CL-C32)."""
    nicky: i64 = -1
    best: i64 = 0
    for place in range(len(diet.cats)):
        cat: i64 = diet.cats[place]
        state: i64 = diet.state[place]
        points: i64
        if state < OWN:
            points = HUNGRY_VP * CATS_ON_CARD[cat]
        elif state == TREATED:
            points = TREAT_VP
        elif cat == LITTLE_NICKY:
            nicky = place
            continue
        else:
            amount: i64 = _count_for_cat(cat, place, score, holding, diet, rivals)
            score.counted[place] = amount
            each: i64 = HEMINGWAY_BONUS if cat == HEMINGWAY else EACH[cat]
            points = VP[cat] + each * amount
        score.points[place] = points
        best = max(best, points)
    if nicky >= 0:
        score.counted[nicky] = best
        score.points[nicky] = best


def _count_for_cat(
    cat: "i64", place: "i64", score: PlanScore, holding: Holding, diet: Diet, rivals: Rivals | None
) -> "i64":
    """Return how many things a cat fed by its own needs counts.

    Mr. Zoe counts the spray bottles and lost cats in hand (CL-C33).
    """
    counts = score.counts
    per: i64 = PER[cat]
    if per == PER_NOTHING:
        if cat == HEMINGWAY and rivals is not None and counts.fed > rivals.most_fed:
            return 1
        return 0
    if per < CLASSES:
        return _class_count(counts, per)
    if per == THREE_COLOURS:
        return min(counts.colours[0], counts.colours[1], counts.colours[2])
    if per == OTHERS_OF_ITS_FOOD:
        for type_ in range(TYPES):
            if diet.food[place * SLOTS + type_] > 0:
                return counts.types[type_] - 1
        return 0
    if per == FOOD_EATEN:
        first: i64 = place * SLOTS
        return diet.food[first] + diet.food[first + 1] + diet.food[first + 2]
    if per == SETS_EATEN:
        return min(counts.eaten[0], counts.eaten[1], counts.eaten[2])
    if per == PER_COSTUME:
        return counts.costumes
    if per == PER_TOY:
        return counts.toys
    if per == TOY_SET_POINTS:
        return score.toy_sets
    if per == UNPLAYED:
        return holding.sprays + holding.lost_cats
    assert per == PER_GOAL
    return len(score.reached)


def _class_count(counts: Counts, per: "i64") -> "i64":
    """Return the number of fed cats of a class, including the cat that counts (CL-C25)."""
    if per < FIRST_TYPE:
        return counts.colours[per]
    if per < ONE_FOOD_CATS:
        return counts.types[per - FIRST_TYPE]
    if per == ONE_FOOD_CATS:
        return counts.one_food
    if per == TWO_FOOD_CATS:
        return counts.two_food
    assert per == MULTICOLOURED_CATS
    return counts.multicoloured


def _extra_points(holding: Holding, diet: Diet) -> int:
    """Return the cat player's points for cards it cannot play.

    A fed Mr. Zoe counts the spray bottles instead (CL-Y8).
    """
    if holding.all_wild and diet.state_of(MR_ZOE) == OWN:
        return holding.extras - holding.sprays
    return holding.extras
