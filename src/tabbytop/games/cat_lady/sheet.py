"""The score sheet of a player, line by line."""

from tabbytop.games.cat_lady.appetites import PER, PER_NOTHING, PERS
from tabbytop.games.cat_lady.cats import CATS, HEMINGWAY, LITTLE_NICKY
from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.goals import GOAL_VP, GOALS
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.valuing import Account
from tabbytop.kernel.result import ScoreLine


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
