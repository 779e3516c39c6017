"""The loop of a real-time game: draw frames, read keys, let bots move as time passes."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

from tabbytop.bots.live import LiveDriver
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.events import Event
from tabbytop.kernel.telling import printable
from tabbytop.terminal.live.board import LiveBoard, LiveContext
from tabbytop.terminal.live.keyboard import Keyboard, raw_keyboard
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session import Session
from tabbytop.terminal.text_layout import Lines

_CLEAR = "\x1b[2J"
_HIDE_CURSOR, _SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"


class DiffRenderer:
    """Renders frames and writes only the lines that changed, so that nothing flickers."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._shown: Lines = []
        self._size = (0, 0)

    def render(self, lines: Lines) -> None:
        """Show this frame, cut to the window."""
        size = (self._console.size.width, self._console.size.height)
        written: list[str] = []
        if size != self._size:
            self._size, self._shown = size, []
            written.append(f"{_HIDE_CURSOR}{_CLEAR}")
        frame = lines[: size[1]]
        for row in range(max(len(frame), len(self._shown))):
            line = frame[row] if row < len(frame) else Text()
            if row >= len(self._shown) or self._shown[row] != line:
                written.append(f"\x1b[{row + 1};1H{self._encode(line)}\x1b[K")
        self._shown = frame
        if written:
            self._console.file.write("".join(written))
            self._console.file.flush()

    def restore_cursor(self) -> None:
        """Show the cursor again."""
        self._console.file.write(_SHOW_CURSOR)
        self._console.file.flush()

    def _encode(self, line: Text) -> str:
        plain = printable(line.plain)
        shown = line if plain == line.plain else Text(plain)
        with self._console.capture() as captured:
            self._console.print(shown, end="", no_wrap=True, overflow="crop", crop=True)
        return captured.get()


_FRAME: Final = 1 / 15  # seconds between two frames, at least
_IDLE: Final = 1 / 8  # seconds after which the clock is drawn again
_CONTINUE_KEYS: Final = {"enter", "escape"}


def play_live(session: Session) -> None:
    """Play to the end; raise Quit if the person quits before."""
    renderer = DiffRenderer(session.screen.console)
    with raw_keyboard() as keyboard:
        try:
            LiveGame(session, keyboard, renderer, time.monotonic).run()
        finally:
            with suppress(OSError):  # the window may be gone
                renderer.restore_cursor()


class LiveGame:
    """A session in real time, with one keyboard and one clock."""

    def __init__(
        self,
        session: Session,
        keyboard: Keyboard,
        renderer: DiffRenderer,
        clock: Callable[[], float],
    ) -> None:
        if not isinstance(session.board, LiveBoard):
            raise TypeError(f"no live board for {session.match.game.name}")
        self.session = session
        self.reader = session.only_person
        self.live_session = session.board.live_session(
            [p.name for p in session.players], self.reader
        )
        self._keyboard = keyboard
        self._renderer = renderer
        self._clock = clock
        self._started = 0.0
        self._last_frame = -_IDLE
        self._live: LiveDriver | None = None

    def run(self) -> None:
        """Play the whole game; time starts after the welcome page."""
        notice, self.session.notice = self.session.notice, ""
        self._show_until_key(lambda context: self.live_session.welcome_page(context, notice))
        self._started = self._clock()
        self._last_frame = -_IDLE
        self._live = self.session.live_driver(self._apply_move)
        while self.session.match.table.actors():
            self._tick(self._live)
        self.session.notify_result()
        with suppress(Quit):  # the game is over, the score pad follows
            self._show_until_key(self.live_session.final_page)

    def _tick(self, live: LiveDriver) -> None:
        """Draw a frame if one is due, then handle keys and bots until the next."""
        if self._now() >= self._last_frame + _FRAME:
            self._last_frame = self._now()
            self._renderer.render(self.live_session.draw_frame(self.context()))
        due = min(live.next_due(), self._last_frame + _IDLE)
        keys = self._keyboard.read_keys(max(due, self._last_frame + _FRAME) - self._now())
        live.run_until(self._now())
        for key in keys:
            self._on_key(key, live)

    def _on_key(self, key: str, live: LiveDriver) -> None:
        if key == "q":
            raise Quit
        if not self.session.match.table.actors():
            return
        said = self.live_session.on_key(key, self.context())
        if not said or self.reader is None:
            return
        try:
            live.play(self.reader, self.session.match.game.vocabulary.move(said))
        except MoveError as error:
            self.live_session.on_refusal(error, self._now())

    def _apply_move(self, seat: int, move: int) -> list[Event]:
        table = self.session.match.table
        self.live_session.before_move(move, lambda: table.view(self.reader))
        events = self.session.apply_move(seat, move)
        now = self._now()
        for event in events:
            self.live_session.on_event(event.seen_by(self.reader), now)
        return events

    def _show_until_key(self, draw: Callable[[LiveContext], Lines]) -> None:
        """Show a page until Enter or Escape is pressed."""
        while True:
            self._renderer.render(draw(self.context()))
            keys = self._keyboard.read_keys(_IDLE)
            if "q" in keys:
                raise Quit
            if _CONTINUE_KEYS & set(keys):
                return
            for key in keys:
                self.live_session.welcome_key(key)

    def _now(self) -> float:
        return self._clock() - self._started

    def context(self) -> LiveContext:
        """Return this moment, as the reader sees it."""
        table, screen = self.session.match.table, self.session.screen
        text = self.session.match.game.vocabulary.text
        now = self._now()
        rings = {} if self._live is None else self._live.alarm_times()
        return LiveContext(
            view=table.view(self.reader),
            now=now,
            countdowns={text(move): max(due - now, 0.0) for move, due in rings.items()},
            width=screen.width,
            height=screen.height,
        )
