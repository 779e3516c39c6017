"""How the game ends (KS-F13, KS-F14, KS-F15)."""

from typing import TYPE_CHECKING

from tabbytop.games.kibble_scuffle.cards import VALUES
from tabbytop.kernel.result import Line, Result, places

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.table import KibbleTable


def partner_of(seat: int) -> int:
    """The seat opposite, of four."""
    return (seat + 2) % 4


def in_teams(table: "KibbleTable") -> bool:
    """Whether opposite seats play together."""
    return table.options.plain()["teams"] is True


def result(table: "KibbleTable") -> Result:
    """Most points, then fewest cubes, then shared; partners add up both."""
    points = [table.points(seat) for seat in range(table.seats)]
    cubes = [sum(table.eaten[seat * VALUES : (seat + 1) * VALUES]) for seat in range(table.seats)]
    sheets = [_sheet(table, seat) for seat in range(table.seats)]
    if in_teams(table):
        for seat in range(table.seats):
            partner = partner_of(seat)
            sheets[seat].append(Line("partner", points[partner], {"seat": partner}))
        points = [points[seat] + points[partner_of(seat)] for seat in range(table.seats)]
        cubes = [cubes[seat] + cubes[partner_of(seat)] for seat in range(table.seats)]
    for seat in range(table.seats):
        sheets[seat].append(Line("tie-break", None, {"cubes": cubes[seat]}))
    sides = 2 if in_teams(table) else table.seats  # partners have one place together
    by_side = places([(points[side], -cubes[side]) for side in range(sides)])
    ranked = tuple([by_side[seat % sides] for seat in range(table.seats)])
    return Result(
        scores=tuple(points),
        places=ranked,
        sheets=tuple(tuple(sheet) for sheet in sheets),
        reason=_reason(points, ranked, 2 if in_teams(table) else 1),
    )


def _sheet(table: "KibbleTable", seat: int) -> list[Line]:
    lines = []
    for value in range(VALUES, 0, -1):
        count = table.eaten[seat * VALUES + value - 1]
        lines.append(Line("cubes", count * value, {"value": value, "count": count}))
    return lines


def _reason(points: list[int], ranked: tuple[int, ...], team: int) -> str:
    if points.count(max(points)) == team:
        return "most points"
    if ranked.count(1) == team:
        return "equal points, fewest cubes"
    return "equal points and cubes, shared"
