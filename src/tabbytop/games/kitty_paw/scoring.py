"""When the game is over, and its result (KP-K20, KP-K22, KP-K27, KP-K38)."""

from typing import Final

from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.result import Result, ScoreLine, places

FIVE: Final = 5  # scored cards that end the game
MOST_EXTRA: Final = 3  # extra rounds


def is_over(table: KittyPawTable) -> bool:
    """Whether the game ends after this round.

    It does when somebody has scored five cards or the pile is empty, and after every extra round. A
    single player builds all the rows (KP-K27, KP-X10).
    """
    if table.extra > 0 or table.cards_left() == 0:
        return True
    if table.seats == 1:
        return False
    return any(table.cards_scored(seat) >= FIVE for seat in range(table.seats))


def leaders(table: KittyPawTable) -> list[int]:
    """The seats with the most points; after an extra round, among the seats that played it."""
    rivals = [seat for seat in range(table.seats) if table.plays(seat)]
    most = max([table.points(seat) for seat in rivals])
    return [seat for seat in rivals if table.points(seat) == most]


def tied(table: KittyPawTable) -> list[int]:
    """The seats that play an extra round.

    Empty if one seat leads, after three extra rounds, or if there is not a card left for each
    (KP-X8).
    """
    rivals = leaders(table)
    left = len(table.removed) if table.extra == 0 else table.cards_left()
    if len(rivals) == 1 or table.extra == MOST_EXTRA or left < len(rivals):
        return []
    return rivals


def result(table: KittyPawTable) -> Result:
    """Points, places, and a line for every scored card.

    Extra rounds decide only among the seats that play them; the others rank below (KP-X8).
    """
    scores = [table.points(seat) for seat in range(table.seats)]
    placed = places([(table.tiers[seat], scores[seat]) for seat in range(table.seats)])
    return Result(
        scores=tuple(scores),
        places=placed,
        sheets=tuple([_sheet(table, seat) for seat in range(table.seats)]),
        reason=_reason(table, placed),
    )


def _sheet(table: KittyPawTable, seat: int) -> tuple[ScoreLine, ...]:
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


def _reason(table: KittyPawTable, placed: tuple[int, ...]) -> str:
    if table.seats == 1:
        return "all rows played"
    if placed.count(1) > 1:
        return "equal points, shared"
    return "most points after extra rounds" if table.extra > 0 else "most points"
