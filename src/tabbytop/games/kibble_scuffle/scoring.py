"""Scores and places at the end (KS-F13, KS-F14, KS-F15)."""

from tabbytop.games.kibble_scuffle.cards import VALUES
from tabbytop.games.kibble_scuffle.options import KibbleOptions
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.result import Result, ScoreLine, places


def partner_of(seat: int) -> int:
    """Return the seat opposite, of four."""
    return (seat + 2) % 4


def is_team_game(table: KibbleTable) -> bool:
    """Whether opposite seats are partners."""
    options = table.options
    return isinstance(options, KibbleOptions) and options.teams


def ranking_totals(table: KibbleTable) -> list[tuple[int, int]]:
    """Return the sort key of each seat: points, then fewest cubes; partners add up both."""
    totals: list[tuple[int, int]] = []
    for seat in range(table.seats):
        cubes = table.eaten[seat * VALUES : (seat + 1) * VALUES]
        totals.append((table.points(seat), -sum(cubes)))
    if not is_team_game(table):
        return totals
    return [
        (mine[0] + totals[partner_of(seat)][0], mine[1] + totals[partner_of(seat)][1])
        for seat, mine in enumerate(totals)
    ]


def ranking(table: KibbleTable) -> tuple[int, ...]:
    """Return the place of each seat, also behind the winner (KS-X9).

    Equal points and cubes share a place, and so do partners.
    """
    sides = 2 if is_team_game(table) else table.seats
    by_side = places(ranking_totals(table)[:sides])
    return tuple([by_side[seat % sides] for seat in range(table.seats)])


def result(table: KibbleTable) -> Result:
    """Return scores, places, and the score sheets that explain them."""
    sheets = [_sheet(table, seat) for seat in range(table.seats)]
    totals = ranking_totals(table)
    for seat in range(table.seats):
        if is_team_game(table):
            partner = partner_of(seat)
            sheets[seat].append(ScoreLine("partner", table.points(partner), {"seat": partner}))
        sheets[seat].append(ScoreLine("tie-break", None, {"cubes": -totals[seat][1]}))
    points = [total[0] for total in totals]
    placed = ranking(table)
    return Result(
        scores=tuple(points),
        places=placed,
        sheets=tuple(tuple(sheet) for sheet in sheets),
        reason=_reason(points, placed, 2 if is_team_game(table) else 1),
    )


def _sheet(table: KibbleTable, seat: int) -> list[ScoreLine]:
    lines = []
    for value in range(VALUES, 0, -1):
        count = table.eaten[seat * VALUES + value - 1]
        lines.append(ScoreLine("cubes", count * value, {"value": value, "count": count}))
    return lines


def _reason(points: list[int], placed: tuple[int, ...], team: int) -> str:
    if points.count(max(points)) == team:
        return "most points"
    if placed.count(1) == team:
        return "equal points, fewest cubes"
    return "equal points and cubes, shared"
