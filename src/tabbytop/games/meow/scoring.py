"""How the game ends (MW-M27, MW-M29)."""

from typing import TYPE_CHECKING, Final

from tabbytop.kernel.result import Result, ScoreLine, places

if TYPE_CHECKING:
    from tabbytop.games.meow.table import MeowTable

# Why the winners have won.
BROKE_NONE: Final = "broke no rule"
NOT_CAUGHT: Final = "was caught at no broken rule"
FURTHEST: Final = "got past most hands before the last round was over"


def furthest(table: "MeowTable") -> list[int]:
    """The seats whose best check got past most hands."""
    most = max(table.best)
    return [seat for seat in range(table.seats) if table.best[seat] == most]


def is_won(table: "MeowTable") -> bool:
    """Whether somebody got past all hands."""
    return max(table.best) == table.seats - 1


def result(table: "MeowTable") -> Result:
    """A point a hand in the best check; who got past all of them has won."""
    lines = [(ScoreLine("best", best, {"hands": best}),) for best in table.best]
    return Result(
        scores=tuple(table.best),
        places=places([(best,) for best in table.best]),
        sheets=tuple(lines),
        reason=_reason(table),
        unit="hand",
    )


def _reason(table: "MeowTable") -> str:
    """Eyes can miss a rule (MW-M31); the table misses none."""
    if not is_won(table):
        return FURTHEST
    return NOT_CAUGHT if table.is_judged_by_eyes() else BROKE_NONE
