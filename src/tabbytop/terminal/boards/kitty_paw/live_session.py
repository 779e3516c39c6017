"""A person's session at a live table of Kitty Paw, and the check after a call."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.moves import MEOW
from tabbytop.kernel.errors import MoveError, NotYourTurn
from tabbytop.terminal.boards.kitty_paw import banner, live_screen
from tabbytop.terminal.boards.kitty_paw.controls import Controls
from tabbytop.terminal.boards.kitty_paw.mats import (
    card_title,
    draw_cropped_mat,
    draw_pattern,
    pattern_piece_text,
)
from tabbytop.terminal.boards.kitty_paw.pieces import RIGHT, WRONG
from tabbytop.terminal.boards.kitty_paw.status import RecentActions
from tabbytop.terminal.boards.kitty_paw.view_helpers import is_building, kitty_view
from tabbytop.terminal.boards.kitty_paw.welcome import rules_page, welcome_page
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.input_parser import refusal_text
from tabbytop.terminal.live.board import LiveContext, LiveSession, View
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, pad_height, side_by_side, wrap

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_CARD_WIDTH: Final = 23  # columns
_VERDICTS_WIDTH: Final = 24
_SECONDS_PER_PIECE: Final = 0.35  # seconds from piece to piece
_GOOD_STYLE: Final = "bold #5DBE9A"
_BAD_STYLE: Final = "bold #F2A0B3"


@dataclass
class LastCheck:
    """How the last round ended, as it comes to be known. Without a caller nobody called."""

    began: float
    caller: "SeatView | None" = None
    faults: list[Mapping[str, object]] = field(default_factory=list)
    told: list[SeenEvent] = field(default_factory=list)  # what came of it

    def lines(self, tell: Callable[[SeenEvent], str], now: float, width: int) -> Lines:
        """As much of it as has been told by now."""
        outcome = [line for event in self.told for line in wrap(tell(event), width)]
        if self.caller is None or self.caller["card"] is None:
            return outcome
        card = self.caller["card"]
        verdicts = [
            self._verdict(piece["piece"], pattern_piece_text(piece, card["symbol"]))
            for piece in card["pieces"]
        ]
        rest = width - _CARD_WIDTH - 2 - _VERDICTS_WIDTH
        called = tell({"event": "called", "seat": self.caller["seat"]})
        lines = [
            Text(f"{called} {card_title(card)}", "bold"),
            *side_by_side(
                [
                    ([Text("the card", QUIET), *draw_pattern(card)], _CARD_WIDTH),
                    ([Text("the mat", QUIET), *draw_cropped_mat(self.caller)], rest),
                    ([Text("the check", QUIET), *verdicts[: self._steps(now)]], _VERDICTS_WIDTH),
                ]
            ),
        ]
        return [*lines, *outcome] if self.is_told(now) else lines

    def is_told(self, now: float) -> bool:
        """Whether every piece has been looked at."""
        card = None if self.caller is None else self.caller["card"]
        return card is None or self._steps(now) > len(card["pieces"])

    def _steps(self, now: float) -> int:
        return int((now - self.began) / _SECONDS_PER_PIECE)

    def _verdict(self, piece: str, sign: Text) -> Text:
        """`✓ Si↘o`, or what is wrong with it."""
        wrong = [str(fault["fault"]) for fault in self.faults if fault["piece"] == piece]
        if not wrong:
            return Text.assemble((f"{RIGHT} ", _GOOD_STYLE), sign)
        return Text.assemble((f"{WRONG} ", _BAD_STYLE), sign, (f" {', '.join(wrong)}", _BAD_STYLE))


_NOTE_SECONDS: Final = 3.0  # seconds that a remark stays
_FLASH_SECONDS: Final = 1.2  # seconds that the end of a round flashes
# What is told of a round's end below the check.
_OUTCOME_EVENTS: Final = frozenset({"checked", "last", "bell", "tie"})


class KittyPawSession(LiveSession):
    """One person's cursor and memory of what was just told; nobody's, for an onlooker."""

    def __init__(
        self, names: Sequence[str], reader: int | None, tell: Callable[[SeenEvent], str]
    ) -> None:
        self.names = names
        self.reader = reader
        self.controls = Controls()
        self.doing = RecentActions(len(names))
        self.check: LastCheck | None = None
        self._tell = tell
        self._mats: KittyPawView | None = None  # as they were at the last Meow!
        self._note = ""
        self._noted = 0.0
        self._rules = False  # the welcome tells how to play
        self._helps = False  # the page with the keys lies over everything
        self._shows_cards = False  # between rounds: the new cards instead of the last check

    # What happens.

    def about_to(self, move: int, view: Callable[[], View]) -> None:
        """Before a Meow! the mats are remembered: after the check they are empty."""
        if MEOW.holds(move):
            self._mats = kitty_view(view())

    def hear(self, event: SeenEvent, now: float) -> None:
        """Something happened."""
        self.doing.hear(event)
        kind = event["event"]
        if kind == "round":
            self.controls.begin_round()
            self._shows_cards = self.check is None
        elif kind == "start":
            self.check = None
        elif kind in _OUTCOME_EVENTS:
            self._hear_outcome(event, now)
        elif kind == "false_alarm":
            self.check = None  # the others play on
            self._remark(self._tell(event), now)

    def _hear_outcome(self, event: SeenEvent, now: float) -> None:
        if self.check is None:
            self.check = LastCheck(now)
        self.check.told.append(event)
        if event["event"] == "checked" and self._mats is not None:
            self.check.caller = self._mats["seats"][_seat_number(event["seat"])]
            faults = event["faults"]
            self.check.faults = faults if isinstance(faults, list) else []

    # Keys.

    def press(self, key: str, look: LiveContext) -> str:
        """The move that a key means."""
        view = kitty_view(look.view)
        seat = self._own(view)
        self._helps = key == "?" and not self._helps
        if key == "tab" and view["phase"] == "paw":
            self._shows_cards = not self._shows_cards
        if (
            seat is None
            or not is_building(seat)
            or (view["phase"] == "paw" and self._flashes(look.now))
        ):
            return ""  # what was meant for the mat must not skip the check
        spread = live_screen.spread_for(view, look.width, look.height)
        return self.controls.press(key, view, seat, spread)

    def refused(self, error: MoveError, now: float) -> None:
        """Say why, for a moment; who cannot act at all sees why."""
        if not isinstance(error, NotYourTurn):
            self._remark(refusal_text(error), now)

    def _remark(self, note: str, now: float) -> None:
        self._note, self._noted = note, now

    # Drawing.

    def welcome(self, look: LiveContext, notice: str) -> Lines:
        """How to read the screen, and the keys; or how to play."""
        other = "how to read it" if self._rules else "how to play"
        begin = f"Nothing waits once it has begun. Enter: sit down · r: {other} · q: leave"
        if self._rules:
            return rules_page(look.width, look.height, notice, begin)
        return welcome_page(look.width, look.height, notice, begin)

    def leaf(self, key: str) -> None:
        """From one page of the welcome to the other."""
        self._rules = self._rules != (key == "r")

    def frame(self, look: LiveContext) -> Lines:
        """The whole screen."""
        if self._helps:
            return welcome_page(look.width, look.height, "Time runs on. Any key: back to the table")
        view = kitty_view(look.view)
        paper = self._paper(look)
        seat = self._own(view)
        if seat is not None:
            self.controls.follow(seat, live_screen.spread_for(view, look.width, look.height))
        body, now = self._body(view, seat, paper), self._now(view, seat, paper)
        return live_screen.draw_screen(view, seat, paper, body, now)

    def farewell(self, look: LiveContext) -> Lines:
        """The last check, all of it, and how everybody stands."""
        view, paper = kitty_view(look.view), self._paper(look)
        lines = self._between_rounds(view, paper)
        return [
            *pad_height(lines, look.height - 1)[: look.height - 1],
            Text(" Enter: the score pad", "bold"),
        ]

    def _now(
        self, view: "KittyPawView", seat: "SeatView | None", paper: live_screen.ScreenInputs
    ) -> Lines:
        """A call that was just checked, what cannot wait, or why a key did nothing."""
        now, width, check = paper.now, paper.width, self.check
        if check is not None and check.caller is not None and self._flashes(now):
            caller = self._tell({"event": "called", "seat": check.caller["seat"]})
            return banner.flash_lines(caller, now, width)
        urgent = banner.urgent_lines(view, seat, self.names, paper.waits, now, width)
        note = self._note if now < self._noted + _NOTE_SECONDS else ""
        return urgent or [fit(Text(f" {note}", "bold"), width)]

    def _flashes(self, now: float) -> bool:
        """Whether a round has ended this very moment."""
        return self.check is not None and now < self.check.began + _FLASH_SECONDS

    def _body(
        self, view: "KittyPawView", seat: "SeatView | None", paper: live_screen.ScreenInputs
    ) -> Lines:
        if view["phase"] == "paw":
            if self._shows_cards or self.check is None:
                return live_screen.draw_card_row(view, paper)
            return self._between_rounds(view, paper)
        if seat is None or not is_building(seat):
            return live_screen.draw_for_onlooker(view, paper)
        if seat["card"] is None:
            return live_screen.draw_card_row(view, paper)
        return live_screen.draw_building(view, seat, paper)

    def _between_rounds(self, view: "KittyPawView", paper: live_screen.ScreenInputs) -> Lines:
        """The check, and how everybody stands when it is told."""
        if self.check is None:
            return live_screen.draw_between_rounds(view, paper, [], told=True)
        lines = self.check.lines(self._tell, paper.now, paper.width)
        return live_screen.draw_between_rounds(
            view, paper, lines, told=self.check.is_told(paper.now)
        )

    def _own(self, view: "KittyPawView") -> "SeatView | None":
        return None if self.reader is None else view["seats"][self.reader]

    def _paper(self, look: LiveContext) -> live_screen.ScreenInputs:
        return live_screen.ScreenInputs(
            names=self.names,
            reader=self.reader,
            doing=self.doing,
            controls=self.controls,
            waits=look.waits,
            now=look.now,
            width=look.width,
            height=look.height,
        )


def _seat_number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"no seat: {value!r}")
    return value
