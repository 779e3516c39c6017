"""The final scores: rivals, score sheets and the result (CL-C36)."""

from tabbytop.games.cat_lady.cards import (
    GOAL_VP,
    GOALS,
    goal_target,
)
from tabbytop.games.cat_lady.cats import (
    CATS,
    HEMINGWAY,
    LITTLE_NICKY,
    PER,
    PER_NAMES,
    PER_NOTHING,
)
from tabbytop.games.cat_lady.counting import Counts, count_plan, goal_contribution
from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.plan_scoring import PlanScore, score_plan
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.result import Opponent, Result, ScoreLine, places


def rivals_by_reference(table: CatLadyTable, player: int) -> Rivals:
    """Return the rivals' results if they feed by their reference plans (CL-C2).

    Only for the feeding phase.
    """
    counts: list[Counts] = []
    plan_cache = table.plan_cache()
    for other in range(table.players()):
        plan = [] if other == player else plan_cache.reference_plan(other)
        counts.append(count_plan(plan_cache.holdings[other], plan))
    return _rivals(table, player, counts)


def rivals_by_plans(table: CatLadyTable, player: int) -> Rivals:
    """Return the rivals' results by the plans they have made."""
    return _rivals(table, player, _counts(table))


def _counts(table: CatLadyTable) -> list[Counts]:
    players = range(table.players())
    return [count_plan(table.feeding_holding(player), table.plans[player]) for player in players]


def _rivals(table: CatLadyTable, player: int, counts: list[Counts]) -> Rivals:
    rivals = Rivals()
    for other in range(table.players()):
        if other != player:
            rivals.most_fed = max(rivals.most_fed, counts[other].fed)
            rivals.costumes.append(counts[other].costumes)
            rivals.leftovers.append(counts[other].leftovers)
    rivals.second_prize = table.seats >= 5
    if table.goals:
        for place, partner in ((player, (player + 1) % table.seats), (player - 1, player - 1)):
            goal = table.goals[place]
            rivals.goals.append(goal)
            rivals.needed.append(goal_target(goal, table.seats))
            rivals.partners.append(goal_contribution(counts[partner], goal))
    return rivals


def plan_scores(table: CatLadyTable) -> list[PlanScore]:
    """Score every player's plan, now that all plans are known."""
    counts = _counts(table)
    return [
        score_plan(
            table.feeding_holding(player), table.plans[player], _rivals(table, player, counts)
        )
        for player in range(table.players())
    ]


def result(table: CatLadyTable) -> Result:
    """Return scores, places and score sheets; equal points go to the player who fed more cats.

    The places behind the winner are found in the same way (CL-Y10).
    """
    all_accounts = plan_scores(table)
    keys = [(mine.total, mine.counts.fed) for mine in all_accounts]
    sheets = [_sheet(table, player, mine) for player, mine in enumerate(all_accounts)]
    if table.seats == 1:
        return _solitaire_result(keys, sheets)
    placed = places(keys)
    return Result(
        scores=tuple([total for total, _ in keys]),
        places=placed,
        sheets=tuple(sheets),
        reason=_reason(keys, placed),
    )


def _sheet(table: CatLadyTable, player: int, mine: PlanScore) -> tuple[ScoreLine, ...]:
    fed = ScoreLine("tie-break", None, {"fed": mine.counts.fed})
    return (*score_sheet(table.feeding_holding(player), mine), fed)


def _solitaire_result(keys: list[tuple[int, int]], sheets: list[tuple[ScoreLine, ...]]) -> Result:
    """The human must have strictly more points (CL-C14)."""
    mine, theirs = keys[0][0], keys[1][0]
    return Result(
        scores=(mine,),
        places=(1 if mine > theirs else 2,),
        sheets=(sheets[0],),
        reason=_solitaire_reason(mine, theirs),
        opponents=(Opponent("cat player", theirs, sheets[1]),),
    )


def _solitaire_reason(mine: int, theirs: int) -> str:
    if mine > theirs:
        return "more points than the cat player"
    if mine == theirs:
        return "as many points as the cat player are not enough"
    return "the cat player has more points"


def _reason(keys: list[tuple[int, int]], placed: tuple[int, ...]) -> str:
    totals = [total for total, _ in keys]
    if totals.count(max(totals)) == 1:
        return "most points"
    if placed.count(1) == 1:
        return "equal points, most fed cats"
    return "equal points and fed cats, shared"


def score_sheet(holding: Holding, score: PlanScore) -> list[ScoreLine]:
    """Return a line per cat and per other item; their points add up to the total."""
    lines = [_cat_line(score, place) for place in range(len(score.cats))]
    lines += _other_lines(holding, score)
    assert sum(line.points or 0 for line in lines) == score.total
    return lines


def _cat_line(score: PlanScore, place: int) -> ScoreLine:
    """Return the line of a cat: how it was fed, and what made its points."""
    cat, points = score.cats[place], score.points[place]
    name = CATS[cat].name
    if score.state[place] == TREATED:
        return ScoreLine("treat", points, {"cat": name})
    if score.state[place] != OWN:
        return ScoreLine("hungry", points, {"cat": name})
    why, count = PER_NAMES[PER[cat]], score.counted[place]
    if cat == LITTLE_NICKY:
        why = "best other"
    elif cat == HEMINGWAY and count:
        why = "alone the most"
    elif PER[cat] == PER_NOTHING:
        return ScoreLine("cat", points, {"cat": name})
    return ScoreLine("counting cat", points, {"cat": name, "why": why, "count": count})


def _other_lines(holding: Holding, score: PlanScore) -> list[ScoreLine]:
    """Return the other lines in the order of CL-C36; costumes always, as none costs points."""
    counts = score.counts
    lines: list[ScoreLine] = []
    if score.catnip_cards:
        args: dict[str, object] = {"count": score.catnip_cards, "fed": counts.fed}
        lines.append(ScoreLine("catnip", score.catnip, args))
    lines.append(ScoreLine("costumes", score.costumes, {"count": counts.costumes}))
    if counts.toys:
        lines.append(ScoreLine("toys", score.toy_sets, {"count": counts.toys}))
    if counts.leftovers:
        lines.append(ScoreLine("leftovers", score.leftovers, {"count": counts.leftovers}))
    if holding.boxes:
        boxes: dict[str, object] = {"filled": score.filled_boxes, "count": len(holding.boxes)}
        lines.append(ScoreLine("boxes", score.boxes, boxes))
    for goal in score.reached:
        lines.append(ScoreLine("goal", GOAL_VP, {"goal": GOALS[goal].name}))
    if holding.vp_tokens:
        lines.append(ScoreLine("tokens", score.tokens, {"count": holding.vp_tokens}))
    if score.extras:
        lines.append(ScoreLine("extras", score.extras, {}))
    return lines
