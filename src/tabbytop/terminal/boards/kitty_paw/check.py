"""The check after a call: the caller's mat beside the card, piece by piece, and who pays."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.kitty_paw.cards import card_title, part
from tabbytop.terminal.boards.kitty_paw.mats import cropped, pattern
from tabbytop.terminal.boards.kitty_paw.signs import RIGHT, WRONG
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines, beside, wrapped

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import SeatView

_CARD: Final = 23  # columns
_VERDICTS: Final = 24
_PACE: Final = 0.35  # seconds from piece to piece
_GOOD: Final = "bold #5DBE9A"
_BAD: Final = "bold #F2A0B3"


@dataclass
class LastCheck:
    """How the last round ended, as it comes to be known. Without a caller nobody called."""

    began: float
    caller: "SeatView | None" = None
    faults: list[Mapping[str, object]] = field(default_factory=list)
    told: list[Seen] = field(default_factory=list)  # what came of it

    def lines(self, tell: Callable[[Seen], str], now: float, width: int) -> Lines:
        """As much of it as has been told by now."""
        outcome = [line for event in self.told for line in wrapped(tell(event), width)]
        if self.caller is None or self.caller["card"] is None:
            return outcome
        card = self.caller["card"]
        verdicts = [
            self._verdict(piece["piece"], part(piece, card["symbol"])) for piece in card["pieces"]
        ]
        rest = width - _CARD - 2 - _VERDICTS
        called = tell({"event": "called", "seat": self.caller["seat"]})
        lines = [
            Text(f"{called} {card_title(card)}", "bold"),
            *beside(
                [
                    ([Text("the card", QUIET), *pattern(card)], _CARD),
                    ([Text("the mat", QUIET), *cropped(self.caller)], rest),
                    ([Text("the check", QUIET), *verdicts[: self._steps(now)]], _VERDICTS),
                ]
            ),
        ]
        return [*lines, *outcome] if self.is_told(now) else lines

    def is_told(self, now: float) -> bool:
        """Whether every piece has been looked at."""
        card = None if self.caller is None else self.caller["card"]
        return card is None or self._steps(now) > len(card["pieces"])

    def _steps(self, now: float) -> int:
        return int((now - self.began) / _PACE)

    def _verdict(self, piece: str, sign: Text) -> Text:
        """`✓ Si↘o`, or what is wrong with it."""
        wrong = [str(fault["fault"]) for fault in self.faults if fault["piece"] == piece]
        if not wrong:
            return Text.assemble((f"{RIGHT} ", _GOOD), sign)
        return Text.assemble((f"{WRONG} ", _BAD), sign, (f" {', '.join(wrong)}", _BAD))
