"""How the game ends: what everybody has, what their plans come to, and the result (CL-C36)."""

from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.amounts import is_with_treats
from tabbytop.games.cat_lady.cards import BRUSH, LASER_POINTER
from tabbytop.games.cat_lady.cats import CHOUPETTE
from tabbytop.games.cat_lady.counting import Counts, brings, count
from tabbytop.games.cat_lady.goals import needed
from tabbytop.games.cat_lady.holding import Holding, Rivals, collected
from tabbytop.games.cat_lady.opponent import ONE_CATNIP, TWO_COSTUMES, WILD_TOY
from tabbytop.games.cat_lady.sheet import sheet
from tabbytop.games.cat_lady.valuing import Account, account
from tabbytop.kernel.result import Opponent, Result, ScoreLine, places

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.table import CatLadyTable


def holding(table: "CatLadyTable", player: int) -> Holding:
    """What a player feeds with, and whom; of the cat player what its starting cards bring too."""
    mine = collected(
        table.cats[player].copy(),
        table.tokens(player),
        table.hands[player],
        table.boxes[player].copy(),
        table.vp_tokens[player],
    )
    if table.paid and table.owns(player, CHOUPETTE):
        mine.eaten = table.paid.copy()
    mine.paying = table.choupettes_hour_comes()
    mine.gray = is_with_treats(table)
    if table.is_cat_player(player):
        mine.all_wild = True
        mine.extras = mine.sprays + table.held(player, BRUSH) + table.held(player, LASER_POINTER)
        mine.wild_toys = int(WILD_TOY in table.starting)
        mine.catnip += int(ONE_CATNIP in table.starting)
        mine.costumes += 2 * int(TWO_COSTUMES in table.starting)
    return mine


def rivals_by_reference(table: "CatLadyTable", player: int) -> Rivals:
    """What the others come to if they feed by their reference plans (CL-C2): while all feed."""
    counts: list[Counts] = []
    kitchen = table.kitchen()
    for other in range(table.players()):
        plan = [] if other == player else kitchen.reference(other)
        counts.append(count(kitchen.holdings[other], plan))
    return _rivals(table, player, counts)


def rivals_by_plans(table: "CatLadyTable", player: int) -> Rivals:
    """What the others come to by the plans that they have made."""
    return _rivals(table, player, _counts(table))


def _counts(table: "CatLadyTable") -> list[Counts]:
    players = range(table.players())
    return [count(table.feeding_with(player), table.plans[player]) for player in players]


def _rivals(table: "CatLadyTable", player: int, counts: list[Counts]) -> Rivals:
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


def accounts(table: "CatLadyTable") -> list[Account]:
    """What every player's plan is worth, now that all are known."""
    counts = _counts(table)
    return [
        account(table.feeding_with(player), table.plans[player], _rivals(table, player, counts))
        for player in range(table.players())
    ]


def result(table: "CatLadyTable") -> Result:
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


def _sheet(table: "CatLadyTable", player: int, mine: Account) -> tuple[ScoreLine, ...]:
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
