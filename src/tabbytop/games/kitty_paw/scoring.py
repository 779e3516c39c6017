"""How the game ends (KP-K20, KP-K22, KP-K27, KP-K38)."""

from typing import TYPE_CHECKING, Final

from tabbytop.kernel.result import Result, ScoreLine, places

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.table import KittyPawTable

FIVE: Final = 5  # scored cards that end the game
MOST_EXTRA: Final = 3  # extra rounds


def result(table: "KittyPawTable") -> Result:
    """Points, places, and a line for every scored card. Extra rounds decide among those who play
    them: the others stay behind."""
    scores = [table.points(seat) for seat in range(table.seats)]
    placed = places([(table.tiers[seat], scores[seat]) for seat in range(table.seats)])
    return Result(
        scores=tuple(scores),
        places=placed,
        sheets=tuple([_sheet(table, seat) for seat in range(table.seats)]),
        reason=_reason(table, placed),
    )


def _sheet(table: "KittyPawTable", seat: int) -> tuple[ScoreLine, ...]:
    lines: list[ScoreLine] = []
    for number in range(len(table.scored)):
        if table.scorers[number] == seat:
            points = table.gains[number]
            key = "card" if points > 0 else "penalty"
            lines.append(ScoreLine(key, points, {"card": table.scored[number] + 1}))
    if table.tiers[seat] > 0:
        lines.append(ScoreLine("extra", None, {"rounds": table.tiers[seat]}))
    if table.seats == 1:
        lines.append(ScoreLine("time", None, {"seconds": table.seconds}))
    return tuple(lines)


def _reason(table: "KittyPawTable", placed: tuple[int, ...]) -> str:
    if table.seats == 1:
        return "all rows played"
    if placed.count(1) > 1:
        return "equal points, shared"
    return "most points after extra rounds" if table.extra > 0 else "most points"
