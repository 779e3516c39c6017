"""A live game from the first paw to the last: time passes, keys are pressed, bots' paws move."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tabbytop.bots.live import LiveDriver
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.events import Event
from tabbytop.terminal.live.board import LiveBoard, Look
from tabbytop.terminal.live.keyboard import Keyboard, raw_keyboard
from tabbytop.terminal.live.painter import Painter
from tabbytop.terminal.paper import Lines
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session

_FRAME: Final = 1 / 15  # seconds between two frames, at least
_IDLE: Final = 1 / 8  # seconds after which a watch must be drawn anew
_GO_ON: Final = {"enter", "escape"}


def play_live(session: Session) -> None:
    """Play to the end; Leave if the one at the keyboard goes before."""
    painter = Painter(session.screen.console)
    with raw_keyboard() as keyboard:
        try:
            LiveGame(session, keyboard, painter, time.monotonic).run()
        finally:
            with suppress(OSError):  # the window may be gone
                painter.leave()


class LiveGame:
    """A session in real time, at one keyboard and one watch."""

    def __init__(
        self, session: Session, keyboard: Keyboard, painter: Painter, watch: Callable[[], float]
    ) -> None:
        if not isinstance(session.board, LiveBoard):
            raise TypeError(f"no live board for {session.match.game.name}")
        self.session = session
        self.reader = session.only_reader
        self.sitting = session.board.sit([p.name for p in session.players], self.reader)
        self._keyboard = keyboard
        self._painter = painter
        self._watch = watch
        self._started = 0.0
        self._painted = -_IDLE
        self._live: LiveDriver | None = None

    def run(self) -> None:
        """All of it. Time begins when the welcome has been read."""
        notice, self.session.notice = self.session.notice, ""
        self._until_key(lambda look: self.sitting.welcome(look, notice))
        self._started = self._watch()
        self._painted = -_IDLE
        self._live = self.session.driver(self._write)
        while self.session.match.table.actors():
            self._breathe(self._live)
        self.session.tell_result()
        with suppress(Leave):  # there is nothing left to leave: the score pad follows
            self._until_key(self.sitting.farewell)

    def _breathe(self, live: LiveDriver) -> None:
        """A frame, if it is time for one, and what comes until the next."""
        if self._now() >= self._painted + _FRAME:
            self._painted = self._now()
            self._painter.paint(self.sitting.frame(self.look()))
        due = min(live.next_due(), self._painted + _IDLE)
        keys = self._keyboard.wait(max(due, self._painted + _FRAME) - self._now())
        live.run_until(self._now())
        for key in keys:
            self._press(key, live)

    def _press(self, key: str, live: LiveDriver) -> None:
        if key == "q":
            raise Leave
        if not self.session.match.table.actors():
            return
        said = self.sitting.press(key, self.look())
        if not said or self.reader is None:
            return
        try:
            live.play(self.reader, self.session.match.game.vocabulary.move(said))
        except MoveError as error:
            self.sitting.refused(error, self._now())

    def _write(self, seat: int, move: int) -> list[Event]:
        table = self.session.match.table
        self.sitting.about_to(move, lambda: table.view(self.reader))
        events = self.session.write(seat, move)
        now = self._now()
        for event in events:
            self.sitting.hear(event.seen_by(self.reader), now)
        return events

    def _until_key(self, draw: Callable[[Look], Lines]) -> None:
        """Show a page until one goes on."""
        while True:
            self._painter.paint(draw(self.look()))
            keys = self._keyboard.wait(_IDLE)
            if "q" in keys:
                raise Leave
            if _GO_ON & set(keys):
                return
            for key in keys:
                self.sitting.leaf(key)

    def _now(self) -> float:
        return self._watch() - self._started

    def look(self) -> Look:
        """This moment, as the reader sees it."""
        table, screen = self.session.match.table, self.session.screen
        text = self.session.match.game.vocabulary.text
        now = self._now()
        rings = {} if self._live is None else self._live.alarm_times()
        return Look(
            view=table.view(self.reader),
            now=now,
            waits={text(move): max(due - now, 0.0) for move, due in rings.items()},
            width=screen.width,
            height=screen.height,
        )
