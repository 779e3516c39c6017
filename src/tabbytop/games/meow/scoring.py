"""The result of a game (MW-M27, MW-M29)."""

from typing import Final

from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.result import Result, ScoreLine, places

# Reasons of a win.
BROKE_NONE: Final = "broke no rule"
NOT_CAUGHT: Final = "was caught at no broken rule"
FURTHEST: Final = "got past most hands before the last round was over"


def is_won(table: MeowTable) -> bool:
    """Whether somebody got past all hands."""
    return max(table.best) == table.seats - 1


def result(table: MeowTable) -> Result:
    """Return one point for each hand of a seat's best check; a seat that got past all has won."""
    lines = [(ScoreLine("best", best, {"hands": best}),) for best in table.best]
    return Result(
        scores=tuple(table.best),
        places=places([(best,) for best in table.best]),
        sheets=tuple(lines),
        reason=_reason(table),
        unit="hand",
    )


def _reason(table: MeowTable) -> str:
    """Players can miss a broken rule (MW-M31), the table cannot."""
    if not is_won(table):
        return FURTHEST
    return NOT_CAUGHT if table.is_judged_by_eyes() else BROKE_NONE
