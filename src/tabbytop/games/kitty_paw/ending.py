"""When the game is over, and who plays an extra round (KP-K20, KP-K22, KP-K27)."""

from tabbytop.games.kitty_paw.scoring import FIVE, MOST_EXTRA
from tabbytop.games.kitty_paw.table import KittyPawTable


def is_over(table: KittyPawTable) -> bool:
    """Whether, after a round, somebody has scored five cards or the pile is empty; after an extra
    round it always is. Who plays alone builds all the rows (KP-K27)."""
    if table.extra > 0 or table.cards_left() == 0:
        return True
    if table.seats == 1:
        return False
    return any(table.cards_scored(seat) >= FIVE for seat in range(table.seats))


def leaders(table: KittyPawTable) -> list[int]:
    """Who has the most points; after an extra round, of those who played it."""
    rivals = [seat for seat in range(table.seats) if table.plays(seat)]
    most = max([table.points(seat) for seat in rivals])
    return [seat for seat in rivals if table.points(seat) == most]


def tied(table: KittyPawTable) -> list[int]:
    """Who plays an extra round; nobody, if one leads, after three of them, or if there is not a
    card left for each."""
    rivals = leaders(table)
    left = len(table.removed) if table.extra == 0 else table.cards_left()
    if len(rivals) == 1 or table.extra == MOST_EXTRA or left < len(rivals):
        return []
    return rivals
