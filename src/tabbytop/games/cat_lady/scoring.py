"""How the game ends: what everybody has, what their plans come to, and the result (CL-C36)."""

from tabbytop.games.cat_lady.cards import (
    GOAL_VP,
    GOALS,
    needed,
)
from tabbytop.games.cat_lady.cats import (
    CATS,
    HEMINGWAY,
    LITTLE_NICKY,
    PER,
    PER_NOTHING,
    PERS,
)
from tabbytop.games.cat_lady.counting import Counts, brings, count
from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.plan_scoring import Account, account
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.result import Opponent, Result, ScoreLine, places


def rivals_by_reference(table: CatLadyTable, player: int) -> Rivals:
    """What the others come to if they feed by their reference plans (CL-C2): while all feed."""
    counts: list[Counts] = []
    kitchen = table.kitchen()
    for other in range(table.players()):
        plan = [] if other == player else kitchen.reference(other)
        counts.append(count(kitchen.holdings[other], plan))
    return _rivals(table, player, counts)


def rivals_by_plans(table: CatLadyTable, player: int) -> Rivals:
    """What the others come to by the plans that they have made."""
    return _rivals(table, player, _counts(table))


def _counts(table: CatLadyTable) -> list[Counts]:
    players = range(table.players())
    return [count(table.feeding_with(player), table.plans[player]) for player in players]


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
            rivals.needed.append(needed(goal, table.seats))
            rivals.partners.append(brings(counts[partner], goal))
    return rivals


def accounts(table: CatLadyTable) -> list[Account]:
    """What every player's plan is worth, now that all are known."""
    counts = _counts(table)
    return [
        account(table.feeding_with(player), table.plans[player], _rivals(table, player, counts))
        for player in range(table.players())
    ]


def result(table: CatLadyTable) -> Result:
    """Scores, places, and the sheets that explain them; ties go to who fed more cats."""
    all_accounts = accounts(table)
    keys = [(mine.total, mine.counts.fed) for mine in all_accounts]
    sheets = [_sheet(table, player, mine) for player, mine in enumerate(all_accounts)]
    if table.seats == 1:
        return _solitaire(keys, sheets)
    placed = places(keys)
    return Result(
        scores=tuple([total for total, _ in keys]),
        places=placed,
        sheets=tuple(sheets),
        reason=_reason(keys, placed),
    )


def _sheet(table: CatLadyTable, player: int, mine: Account) -> tuple[ScoreLine, ...]:
    fed = ScoreLine("tie-break", None, {"fed": mine.counts.fed})
    return (*sheet(table.feeding_with(player), mine), fed)


def _solitaire(keys: list[tuple[int, int]], sheets: list[tuple[ScoreLine, ...]]) -> Result:
    """The human must have strictly more (CL-C14)."""
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


def sheet(holding: Holding, account: Account) -> list[ScoreLine]:
    """Every cat, and whatever else brought or cost points; the points add up to the total."""
    lines = [_cat_line(account, place) for place in range(len(account.cats))]
    lines += _other_lines(holding, account)
    assert sum(line.points or 0 for line in lines) == account.total
    return lines


def _cat_line(account: Account, place: int) -> ScoreLine:
    """A cat, how it was fed, and what made its points."""
    cat, points = account.cats[place], account.points[place]
    name = CATS[cat].name
    if account.how[place] == TREATED:
        return ScoreLine("treat", points, {"cat": name})
    if account.how[place] != OWN:
        return ScoreLine("hungry", points, {"cat": name})
    why, count = PERS[PER[cat]], account.counted[place]
    if cat == LITTLE_NICKY:
        why = "best other"
    elif cat == HEMINGWAY and count:
        why = "alone the most"
    elif PER[cat] == PER_NOTHING:
        return ScoreLine("cat", points, {"cat": name})
    return ScoreLine("counting cat", points, {"cat": name, "why": why, "count": count})


def _other_lines(holding: Holding, account: Account) -> list[ScoreLine]:
    """What is there, in the order of CL-C36; costumes always, for none costs points too."""
    counts = account.counts
    lines: list[ScoreLine] = []
    if account.catnip_cards:
        args: dict[str, object] = {"count": account.catnip_cards, "fed": counts.fed}
        lines.append(ScoreLine("catnip", account.catnip, args))
    lines.append(ScoreLine("costumes", account.costumes, {"count": counts.costumes}))
    if counts.toys:
        lines.append(ScoreLine("toys", account.toy_sets, {"count": counts.toys}))
    if counts.leftovers:
        lines.append(ScoreLine("leftovers", account.leftovers, {"count": counts.leftovers}))
    if holding.boxes:
        boxes: dict[str, object] = {"filled": account.filled_boxes, "count": len(holding.boxes)}
        lines.append(ScoreLine("boxes", account.boxes, boxes))
    for goal in account.reached:
        lines.append(ScoreLine("goal", GOAL_VP, {"goal": GOALS[goal].name}))
    if holding.vp_tokens:
        lines.append(ScoreLine("tokens", account.tokens, {"count": holding.vp_tokens}))
    if account.extras:
        lines.append(ScoreLine("extras", account.extras, {}))
    return lines
