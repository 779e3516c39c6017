"""Advice for a seat: the best feeding plan for what it has (CL-C2), and the missing food."""

from collections.abc import Sequence

from tabbytop.games.cat_lady.best_plan import reference_plan
from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TOKENS, TREAT, TUNA, TYPES, WILD
from tabbytop.games.cat_lady.cats import ANY_FOOD_MIN, CAT_NAMES, CHOUPETTE, MOONBEAM, NEEDS
from tabbytop.games.cat_lady.diets import (
    HUNGRY,
    MOONBEAM_CONVERSIONS,
    OWN,
    Diet,
    is_converted,
    read_plan,
    unfinished_cats_of,
)
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import DONE, FEED, TAKE, TAKE_BACK, VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tabbytop.games.cat_lady.scoring import rivals_by_reference, score_sheet
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable
from tabbytop.kernel.result import ScoreLine


def advise(table: CatLadyTable, seat: int) -> dict[str, object]:
    """Return the plan advised to a seat, as data.

    During the game it is the reference plan for what the seat has now, valued by private VP, with
    the effect of every line that the seat may take. In the feeding phase it is the best plan, with
    the moves that lead to it from what is fed so far.
    """
    if not is_feeding(table, seat):
        holding = table.holding(seat)
        plan = reference_plan(holding)
        return {
            **_advice_data(holding, plan, None, []),
            "takes": _take_previews(table, seat, holding, plan),
        }
    holding = table.feeding_holding(seat)
    rivals = rivals_by_reference(table, seat)
    plan = table.plan_cache().best(seat, rivals)
    so_far = score_plan(holding, table.plans[seat], rivals)
    return {
        **_advice_data(holding, plan, rivals, moves_to_plan(table, seat, plan)),
        "so_far": so_far.total,
        "so_far_hungry_vp": _vp_of_hungry(score_sheet(holding, so_far)),
    }


def is_feeding(table: CatLadyTable, seat: int) -> bool:
    """Whether the seat is asked to feed its cats."""
    prompt = table.prompt(seat)
    return prompt is not None and prompt.key == "feed"


def moves_to_best_plan(table: CatLadyTable, seat: int) -> list[int]:
    """Return the moves from what a seat has fed so far to its best plan, ending with `done`."""
    plan = table.plan_cache().known_best(seat)
    if plan is None:
        plan = table.plan_cache().best(seat, rivals_by_reference(table, seat))
    return moves_to_plan(table, seat, plan)


def moves_without(table: CatLadyTable, seat: int, cat: int) -> list[int]:
    """Return the moves to the best plan that leaves a cat hungry, ending with `done`."""
    plan = table.plan_cache().best_without(seat, rivals_by_reference(table, seat), cat)
    return moves_to_plan(table, seat, plan)


def points_after(table: CatLadyTable, seat: int, moves: list[int]) -> int:
    """Return the points of a seat that feeds on with these moves."""
    plan = table.plans[seat].copy()
    for move in moves:
        if FEED.holds(move):
            plan.append(move)
        elif TAKE_BACK.holds(move):
            plan = [fed for fed in plan if FEED.first(fed) != TAKE_BACK.first(move)]
    holding, rivals = table.feeding_holding(seat), rivals_by_reference(table, seat)
    return score_plan(holding, sorted(plan), rivals).total


def second_feeding_move(table: CatLadyTable, seat: int, best: int) -> int:
    """Return the move that comes next in the feeding, after the first one to the best plan.

    It leads to the best plan without the cat that is fed next, or else to the same plan in another
    order. When all is fed, it takes back what costs least.
    """
    moves, ranked = table.moves(seat), moves_to_best_plan(table, seat)
    if FEED.holds(best):
        other = moves_without(table, seat, FEED.first(best))
        ranked = [*[move for move in other if move not in ranked], *ranked]
    elif DONE.holds(best):
        ranked = [move for move in moves if TAKE_BACK.holds(move)]
        ranked.sort(key=lambda move: -points_after(table, seat, [move]))
    choices: list[int] = [*ranked, *moves]
    return next(move for move in choices if move != best and move in moves)


def moves_to_plan(table: CatLadyTable, seat: int, plan: list[int]) -> list[int]:
    """Return the moves to a plan, or the shortest way to `done` if it needs too many take-backs."""
    moves = moves_between_plans(table.plans[seat], plan)
    changes = table.changes[seat] + sum(TAKE_BACK.holds(move) for move in moves)
    return moves if changes < MAX_TAKE_BACKS else moves_to_finish(table, seat)


def moves_to_finish(table: CatLadyTable, seat: int) -> list[int]:
    """Return the shortest way to a legal `done` (CL-C1, CL-Y5).

    It takes food back from part-fed cats and, if Moonbeam is not fed, from cats that got a token
    that only she makes wild.
    """
    diet, plan = table.diet(seat), table.plans[seat]
    back = set(unfinished_cats_of(diet))
    if MOONBEAM in back:
        holding = table.feeding_holding(seat)
        back |= {FEED.first(move) for move in plan if is_converted(holding, FEED.second(move))}
    given = {FEED.first(move) for move in plan}
    return [*[TAKE_BACK.of(cat) for cat in sorted(back & given)], DONE.of()]


def moves_between_plans(plan: list[int], wanted: list[int]) -> list[int]:
    """Return the moves from one plan to another, ending with `done`.

    They first take food back from cats that have something they should not, then feed what is
    missing.
    """
    moves: list[int] = []
    still = wanted.copy()
    for cat in sorted({FEED.first(move) for move in plan}):
        given = [move for move in plan if FEED.first(move) == cat]
        if any(given.count(move) > wanted.count(move) for move in given):
            moves.append(TAKE_BACK.of(cat))
        else:
            for move in given:
                still.remove(move)
    return [*moves, *still, DONE.of()]


def _take_previews(
    table: CatLadyTable, seat: int, holding: Holding, plan: list[int]
) -> dict[str, dict[str, object]]:
    """Return, by move, what would change if the game ended right after it.

    That is the difference in VP, the cats that would newly be fed, those that would newly be
    hungry, and the part of the VP that comes from more or fewer hungry cats.
    """
    takes: dict[str, dict[str, object]] = {}
    lines = (
        [] if table.prompt(seat) is None else [m for m in table.shared_moves(seat) if TAKE.holds(m)]
    )
    if not lines:
        return takes
    now = score_plan(holding, plan, None)
    hungry_vp = _vp_of_hungry(score_sheet(holding, now))
    fed = _fed(holding, plan)
    hungry = [cat for cat in holding.cats if cat not in fed]
    for move in lines:
        then = table.copy()
        then.take_line(seat, TAKE.first(move))
        having = then.holding(seat)
        best = reference_plan(having)
        score = score_plan(having, best, None)
        fed_then = _fed(having, best)
        takes[VOCABULARY.text(move)] = {
            "vp": score.total - now.total,
            "fed": [CAT_NAMES[cat] for cat in fed_then if cat not in fed],
            "hungry": [
                CAT_NAMES[cat] for cat in having.cats if cat not in fed_then and cat not in hungry
            ],
            "hungry_vp": _vp_of_hungry(score_sheet(having, score)) - hungry_vp,
        }
    return takes


def _vp_of_hungry(sheet: Sequence[ScoreLine]) -> int:
    """Return the VP that hungry cats cost."""
    return sum(line.points or 0 for line in sheet if line.key == "hungry")


def _fed(holding: Holding, plan: list[int]) -> list[int]:
    """Return the cats that a plan feeds, ascending."""
    diet = read_plan(holding, plan)
    return [cat for place, cat in enumerate(diet.cats) if diet.state[place] != HUNGRY]


def _advice_data(
    holding: Holding, plan: list[int], rivals: Rivals | None, moves: list[int]
) -> dict[str, object]:
    score = score_plan(holding, plan, rivals)
    left = read_plan(holding, plan).left
    return {
        "vp": score.total,
        "private": rivals is None,
        "plan": [VOCABULARY.text(move) for move in plan],
        "lines": [
            {"key": line.key, "points": line.points, **line.args}
            for line in score_sheet(holding, score)
        ],
        "left": {TOKENS[token]: number for token, number in enumerate(left)},
        "missing": [
            {
                "cat": CAT_NAMES[shortage.cat],
                "tokens": shortage.tokens,
                "short": {TOKENS[type_]: number for type_, number in enumerate(shortage.short)},
            }
            for shortage in food_shortages(holding, plan)
        ],
        "moves": [VOCABULARY.text(move) for move in moves],
    }


class FoodShortage:
    """The food that a hungry cat is missing.

    `tokens` is how many more tokens it needs. `short` counts the missing chicken, tuna and milk;
    leftover wild tokens can replace any of them, so `tokens` may be less than their sum. A cat that
    eats any food is short of no type.
    """

    def __init__(self, cat: int, short: list[int], tokens: int) -> None:
        self.cat = cat
        self.short = short
        self.tokens = tokens


def food_shortages(holding: Holding, plan: list[int]) -> list[FoodShortage]:
    """Return, for every cat that a plan leaves hungry, the fewest tokens that would feed it.

    They are counted by its own needs, given the tokens that the plan leaves over. A treat would
    feed any of these cats. Choupette is left out once she can no longer be paid (CL-C35).
    """
    diet = read_plan(holding, plan)
    found: list[FoodShortage] = []
    for place, cat in enumerate(diet.cats):
        if diet.state[place] == HUNGRY and (cat != CHOUPETTE or holding.choupette_payable):
            found.append(_shortage(holding, diet, cat))
    return found


def _shortage(holding: Holding, diet: Diet, cat: int) -> FoodShortage:
    left = diet.left
    food = left[CHICKEN] + left[TUNA] + left[MILK]
    if ANY_FOOD_MIN[cat] > 0:
        return FoodShortage(cat, [0] * TYPES, max(0, ANY_FOOD_MIN[cat] - food - left[WILD]))
    needs: list[int] = [NEEDS[cat * TYPES + type_] for type_ in range(TYPES)]
    if holding.all_wild:
        short = max(0, sum(needs) - food - left[WILD])
        return FoodShortage(cat, needs if short else [0] * TYPES, short)
    lacking: list[int] = [max(0, needs[type_] - left[type_]) for type_ in range(TYPES)]
    spare = food - (sum(needs) - sum(lacking)) + left[TREAT]
    changes = 0
    if diet.state_of(MOONBEAM) == OWN and cat != CHOUPETTE:  # she is fed before Moonbeam (CL-Y2)
        changes = min(spare, MOONBEAM_CONVERSIONS - diet.converted)
    return FoodShortage(cat, lacking, max(0, sum(lacking) - left[WILD] - changes))
