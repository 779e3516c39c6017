"""A person's session at a live table of Kitty Paw, and the check after a call."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.moves import MEOW
from tabbytop.games.kitty_paw.terminal import banner, live_screen
from tabbytop.games.kitty_paw.terminal.controls import Controls
from tabbytop.games.kitty_paw.terminal.mats import (
    card_title,
    draw_cropped_mat,
    draw_pattern,
    pattern_piece_text,
)
from tabbytop.games.kitty_paw.terminal.pieces import RIGHT, WRONG
from tabbytop.games.kitty_paw.terminal.status import RecentActions
from tabbytop.games.kitty_paw.terminal.view_helpers import is_building, kitty_view
from tabbytop.games.kitty_paw.terminal.welcome import rules_page, welcome_page
from tabbytop.kernel.errors import MoveError, NotYourTurn
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.input_parser import refusal_text
from tabbytop.terminal.live.board import LiveContext, LiveSession, View
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, pad_height, side_by_side, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_AREA: Final = "terminal-kitty-paw"
_CARD_WIDTH: Final = 23
_VERDICTS_WIDTH: Final = 24
_SECONDS_PER_PIECE: Final = 0.35
_GOOD_STYLE: Final = "bold #5DBE9A"
_BAD_STYLE: Final = "bold #F2A0B3"


@dataclass
class LastCheck:
    """How the last round ended, revealed step by step; without a caller nobody called."""

    began: float
    caller: "SeatView | None" = None
    faults: list[Mapping[str, object]] = field(default_factory=list)
    told: list[SeenEvent] = field(default_factory=list)  # events of the outcome

    def lines(self, tell: Callable[[SeenEvent], str], now: float, width: int) -> Lines:
        """Draw as much of the check as has been told by now."""
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
        heads = [Text(say(_AREA, key), QUIET) for key in ("check-card", "check-mat", "check-check")]
        lines = [
            Text(f"{called} {card_title(card)}", "bold"),
            *side_by_side(
                [
                    ([heads[0], *draw_pattern(card)], _CARD_WIDTH),
                    ([heads[1], *draw_cropped_mat(self.caller)], rest),
                    ([heads[2], *verdicts[: self._steps(now)]], _VERDICTS_WIDTH),
                ]
            ),
        ]
        return [*lines, *outcome] if self.is_told(now) else lines

    def is_told(self, now: float) -> bool:
        """Whether every piece has been checked."""
        card = None if self.caller is None else self.caller["card"]
        return card is None or self._steps(now) > len(card["pieces"])

    def _steps(self, now: float) -> int:
        return int((now - self.began) / _SECONDS_PER_PIECE)

    def _verdict(self, piece: str, sign: Text) -> Text:
        """Return `✓ Si↘o`, or what is wrong with the piece."""
        found = [fault["fault"] for fault in self.faults if fault["piece"] == piece]
        wrong = [say(_AREA, f"fault-{fault}") for fault in found]
        if not wrong:
            return Text.assemble((f"{RIGHT} ", _GOOD_STYLE), sign)
        return Text.assemble((f"{WRONG} ", _BAD_STYLE), sign, (f" {', '.join(wrong)}", _BAD_STYLE))


_NOTE_SECONDS: Final = 3.0  # how long a note stays
_FLASH_SECONDS: Final = 1.2  # how long the end of a round flashes
# Events told below the check at the end of a round.
_OUTCOME_EVENTS: Final = frozenset({"checked", "last", "bell", "tie"})


class KittyPawSession(LiveSession):
    """The cursor, notes and pages of one person; an onlooker has no cursor."""

    def __init__(
        self, names: Sequence[str], reader: int | None, tell: Callable[[SeenEvent], str]
    ) -> None:
        self.names = names
        self.reader = reader
        self.controls = Controls()
        self.actions = RecentActions(len(names))
        self.check: LastCheck | None = None
        self._tell = tell
        self._mats: KittyPawView | None = None  # as they were at the last Meow!
        self._note = ""
        self._noted = 0.0
        self._rules = False  # whether the welcome page shows how to play
        self._helps = False  # whether the page with the keys covers the table
        self._shows_cards = False  # between rounds, show the new cards instead of the check

    # Events.

    def before_move(self, move: int, view: Callable[[], View]) -> None:
        if MEOW.holds(move):
            self._mats = kitty_view(view())

    def on_event(self, event: SeenEvent, now: float) -> None:
        self.actions.hear(event)
        kind = event["event"]
        if kind == "round":
            self.controls.begin_round()
            self._shows_cards = self.check is None
        elif kind == "start":
            self.check = None
        elif kind in _OUTCOME_EVENTS:
            self._on_outcome(event, now)
        elif kind == "false_alarm":
            self.check = None  # the others play on
            self._set_note(self._tell(event), now)

    def _on_outcome(self, event: SeenEvent, now: float) -> None:
        if self.check is None:
            self.check = LastCheck(now)
        self.check.told.append(event)
        if event["event"] == "checked" and self._mats is not None:
            self.check.caller = self._mats["seats"][_seat_number(event["seat"])]
            faults = event["faults"]
            self.check.faults = faults if isinstance(faults, list) else []

    # Keys.

    def on_key(self, key: str, context: LiveContext) -> str:
        view = kitty_view(context.view)
        seat = self._own(view)
        self._helps = key == "?" and not self._helps
        if key == "tab" and view["phase"] == "paw":
            self._shows_cards = not self._shows_cards
        if (
            seat is None
            or not is_building(seat)
            or (view["phase"] == "paw" and self._flashes(context.now))
        ):
            return ""  # a key meant for the mat must not skip the check
        spread = live_screen.spread_for(view, context.width, context.height)
        return self.controls.press(key, view, seat, spread)

    def on_refusal(self, error: MoveError, now: float) -> None:
        if not isinstance(error, NotYourTurn):
            self._set_note(refusal_text(error), now)

    def _set_note(self, note: str, now: float) -> None:
        self._note, self._noted = note, now

    # Drawing.

    def welcome_page(self, context: LiveContext, notice: str) -> Lines:
        begin = say(_AREA, "begin-or-reading" if self._rules else "begin-or-rules")
        if self._rules:
            return rules_page(context.width, context.height, notice, begin)
        return welcome_page(context.width, context.height, notice, begin)

    def welcome_key(self, key: str) -> None:
        self._rules = self._rules != (key == "r")

    def draw_frame(self, context: LiveContext) -> Lines:
        if self._helps:
            return welcome_page(context.width, context.height, say(_AREA, "time-runs-on"))
        view = kitty_view(context.view)
        inputs = self._inputs(context)
        seat = self._own(view)
        if seat is not None:
            self.controls.follow(seat, live_screen.spread_for(view, context.width, context.height))
        body, now = self._body(view, seat, inputs), self._message(view, seat, inputs)
        return live_screen.draw_screen(view, seat, inputs, body, now)

    def final_page(self, context: LiveContext) -> Lines:
        view, inputs = kitty_view(context.view), self._inputs(context)
        lines = self._between_rounds(view, inputs)
        return [
            *pad_height(lines, context.height - 1)[: context.height - 1],
            Text(f" {say(_AREA, 'to-score-pad')}", "bold"),
        ]

    def _message(
        self, view: "KittyPawView", seat: "SeatView | None", inputs: live_screen.ScreenInputs
    ) -> Lines:
        """Draw a call that was just checked, the urgent message, or why a key did nothing."""
        now, width, check = inputs.now, inputs.width, self.check
        if check is not None and check.caller is not None and self._flashes(now):
            caller = self._tell({"event": "called", "seat": check.caller["seat"]})
            return banner.flash_lines(caller, now, width)
        urgent = banner.urgent_lines(view, seat, self.names, inputs.countdowns, now, width)
        note = self._note if now < self._noted + _NOTE_SECONDS else ""
        return urgent or [fit(Text(f" {note}", "bold"), width)]

    def _flashes(self, now: float) -> bool:
        """Whether a round has ended just now."""
        return self.check is not None and now < self.check.began + _FLASH_SECONDS

    def _body(
        self, view: "KittyPawView", seat: "SeatView | None", inputs: live_screen.ScreenInputs
    ) -> Lines:
        if view["phase"] == "paw":
            if self._shows_cards or self.check is None:
                return live_screen.draw_card_row(view, inputs)
            return self._between_rounds(view, inputs)
        if seat is None or not is_building(seat):
            return live_screen.draw_for_onlooker(view, inputs)
        if seat["card"] is None:
            return live_screen.draw_card_row(view, inputs)
        return live_screen.draw_building(view, seat, inputs)

    def _between_rounds(self, view: "KittyPawView", inputs: live_screen.ScreenInputs) -> Lines:
        """Draw the check, and everybody's points once it is told."""
        if self.check is None:
            return live_screen.draw_between_rounds(view, inputs, [], told=True)
        lines = self.check.lines(self._tell, inputs.now, inputs.width)
        return live_screen.draw_between_rounds(
            view, inputs, lines, told=self.check.is_told(inputs.now)
        )

    def _own(self, view: "KittyPawView") -> "SeatView | None":
        return None if self.reader is None else view["seats"][self.reader]

    def _inputs(self, context: LiveContext) -> live_screen.ScreenInputs:
        return live_screen.ScreenInputs(
            names=self.names,
            reader=self.reader,
            actions=self.actions,
            controls=self.controls,
            countdowns=context.countdowns,
            now=context.now,
            width=context.width,
            height=context.height,
        )


def _seat_number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"no seat: {value!r}")
    return value
