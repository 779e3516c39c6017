"""Somebody at a table of Kitty Paw in real time."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.moves import MEOW
from tabbytop.kernel.errors import MoveError, NotYourTurn
from tabbytop.terminal.boards.kitty_paw import banner, screenful
from tabbytop.terminal.boards.kitty_paw.check import LastCheck
from tabbytop.terminal.boards.kitty_paw.controls import Controls
from tabbytop.terminal.boards.kitty_paw.doing import Doing
from tabbytop.terminal.boards.kitty_paw.reading import is_in, kitty_view
from tabbytop.terminal.boards.kitty_paw.welcome import rules_page, welcome
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.live.board import LiveSession, Look, View
from tabbytop.terminal.paper import Lines, fit, tall
from tabbytop.terminal.typed import refusal

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_NOTED: Final = 3.0  # seconds that a remark stays
_FLASHES: Final = 1.2  # seconds that the end of a round flashes
# What is told of a round's end below the check.
_OUTCOME: Final = frozenset({"checked", "last", "bell", "tie"})


class KittyPawSession(LiveSession):
    """One person's cursor and memory of what was just told; nobody's, for an onlooker."""

    def __init__(
        self, names: Sequence[str], reader: int | None, tell: Callable[[Seen], str]
    ) -> None:
        self.names = names
        self.reader = reader
        self.controls = Controls()
        self.doing = Doing(len(names))
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

    def hear(self, event: Seen, now: float) -> None:
        """Something happened."""
        self.doing.hear(event)
        kind = event["event"]
        if kind == "round":
            self.controls.begin_round()
            self._shows_cards = self.check is None
        elif kind == "start":
            self.check = None
        elif kind in _OUTCOME:
            self._hear_outcome(event, now)
        elif kind == "false_alarm":
            self.check = None  # the others play on
            self._remark(self._tell(event), now)

    def _hear_outcome(self, event: Seen, now: float) -> None:
        if self.check is None:
            self.check = LastCheck(now)
        self.check.told.append(event)
        if event["event"] == "checked" and self._mats is not None:
            self.check.caller = self._mats["seats"][_number(event["seat"])]
            faults = event["faults"]
            self.check.faults = faults if isinstance(faults, list) else []

    # Keys.

    def press(self, key: str, look: Look) -> str:
        """The move that a key means."""
        view = kitty_view(look.view)
        seat = self._own(view)
        self._helps = key == "?" and not self._helps
        if key == "tab" and view["phase"] == "paw":
            self._shows_cards = not self._shows_cards
        if seat is None or not is_in(seat) or (view["phase"] == "paw" and self._flashes(look.now)):
            return ""  # what was meant for the mat must not skip the check
        spread = screenful.spread_for(view, look.width, look.height)
        return self.controls.press(key, view, seat, spread)

    def refused(self, error: MoveError, now: float) -> None:
        """Say why, for a moment; who cannot act at all sees why."""
        if not isinstance(error, NotYourTurn):
            self._remark(refusal(error), now)

    def _remark(self, note: str, now: float) -> None:
        self._note, self._noted = note, now

    # Drawing.

    def welcome(self, look: Look, notice: str) -> Lines:
        """How to read the screen, and the keys; or how to play."""
        other = "how to read it" if self._rules else "how to play"
        begin = f"Nothing waits once it has begun. Enter: sit down · r: {other} · q: leave"
        if self._rules:
            return rules_page(look.width, look.height, notice, begin)
        return welcome(look.width, look.height, notice, begin)

    def leaf(self, key: str) -> None:
        """From one page of the welcome to the other."""
        self._rules = self._rules != (key == "r")

    def frame(self, look: Look) -> Lines:
        """The whole screen."""
        if self._helps:
            return welcome(look.width, look.height, "Time runs on. Any key: back to the table")
        view = kitty_view(look.view)
        paper = self._paper(look)
        seat = self._own(view)
        if seat is not None:
            self.controls.follow(seat, screenful.spread_for(view, look.width, look.height))
        body, now = self._body(view, seat, paper), self._now(view, seat, paper)
        return screenful.framed(view, seat, paper, body, now)

    def farewell(self, look: Look) -> Lines:
        """The last check, all of it, and how everybody stands."""
        view, paper = kitty_view(look.view), self._paper(look)
        lines = self._between_rounds(view, paper)
        return [
            *tall(lines, look.height - 1)[: look.height - 1],
            Text(" Enter: the score pad", "bold"),
        ]

    def _now(self, view: "KittyPawView", seat: "SeatView | None", paper: screenful.Paper) -> Lines:
        """A call that was just checked, what cannot wait, or why a key did nothing."""
        now, width, check = paper.now, paper.width, self.check
        if check is not None and check.caller is not None and self._flashes(now):
            caller = self._tell({"event": "called", "seat": check.caller["seat"]})
            return banner.flash(caller, now, width)
        urgent = banner.message(view, seat, self.names, paper.waits, now, width)
        note = self._note if now < self._noted + _NOTED else ""
        return urgent or [fit(Text(f" {note}", "bold"), width)]

    def _flashes(self, now: float) -> bool:
        """Whether a round has ended this very moment."""
        return self.check is not None and now < self.check.began + _FLASHES

    def _body(self, view: "KittyPawView", seat: "SeatView | None", paper: screenful.Paper) -> Lines:
        if view["phase"] == "paw":
            if self._shows_cards or self.check is None:
                return screenful.row_of_cards(view, paper)
            return self._between_rounds(view, paper)
        if seat is None or not is_in(seat):
            return screenful.onlooking(view, paper)
        if seat["card"] is None:
            return screenful.row_of_cards(view, paper)
        return screenful.building(view, seat, paper)

    def _between_rounds(self, view: "KittyPawView", paper: screenful.Paper) -> Lines:
        """The check, and how everybody stands when it is told."""
        if self.check is None:
            return screenful.between_rounds(view, paper, [], told=True)
        lines = self.check.lines(self._tell, paper.now, paper.width)
        return screenful.between_rounds(view, paper, lines, told=self.check.is_told(paper.now))

    def _own(self, view: "KittyPawView") -> "SeatView | None":
        return None if self.reader is None else view["seats"][self.reader]

    def _paper(self, look: Look) -> screenful.Paper:
        return screenful.Paper(
            names=self.names,
            reader=self.reader,
            doing=self.doing,
            controls=self.controls,
            waits=look.waits,
            now=look.now,
            width=look.width,
            height=look.height,
        )


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"no seat: {value!r}")
    return value
