"""The terminal itself: what is shown on it and what is typed.

Where there is nobody to look (a pipe, a file), nothing is cleared and nothing is waited for.
"""

import contextlib
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from tabbytop.kernel.telling import printable
from tabbytop.terminal.paper import Lines

_ROOMY: Final = (80, 24)  # columns and lines in which nothing has to be cut


class Leave(Exception):
    """Whoever sits at the keyboard goes: end of input, Ctrl-C, a closed window."""


class _Resized(Exception):
    """The window has another size while something is asked."""


class Screen:
    """A console and a keyboard."""

    def __init__(self, console: Console | None = None, *, interactive: bool | None = None) -> None:
        self.console = console or Console(highlight=False)
        if interactive is None:
            interactive = self.console.is_terminal and bool(sys.stdin) and sys.stdin.isatty()
        self.interactive = interactive
        self._told_small = False
        self._waiting = False  # for a line to be typed
        if interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - gives `input` its arrow keys, where it is

    @property
    def width(self) -> int:
        """Columns."""
        return max(self.console.size.width, 20)

    @property
    def height(self) -> int:
        """Lines; plenty where nobody has to look at them all at once."""
        return self.console.size.height if self.interactive else 60

    def warns_of_size(self) -> bool:
        """Whether the window is too small for everything and nobody has been told yet."""
        size = self.console.size
        small = self.interactive and (size.width < _ROOMY[0] or size.height < _ROOMY[1])
        told, self._told_small = self._told_small, self._told_small or small
        return small and not told

    @contextlib.contextmanager
    def at_table(self) -> Iterator[None]:
        """A screen of its own while people play, so that no hand stays behind in the terminal."""
        # A window that closes hangs up and ends the input; the end of the input is enough.
        with (
            _signals(["SIGTERM"], _leave),
            _signals(["SIGHUP"], signal.SIG_IGN),
            _signals(["SIGWINCH", "SIGCONT"] if self.interactive else [], self._resized),
        ):
            if self.interactive:
                self.console.set_alt_screen(True)
            try:
                yield
            finally:
                if self.interactive:
                    with contextlib.suppress(OSError):  # the window may be gone already
                        self._wipe()
                        self.console.set_alt_screen(False)

    @contextlib.contextmanager
    def undisturbed(self) -> Iterator[None]:
        """No signal interrupts this."""
        with _signals(["SIGINT", "SIGTERM", "SIGHUP"], signal.SIG_IGN):
            yield

    def show(self, lines: Lines) -> None:
        """A fresh screen with these lines."""
        if self.interactive:
            self._wipe()
        else:
            self.console.print()
        self.say(lines)

    def say(self, lines: Lines | str) -> None:
        """These lines below what is there."""
        for line in [Text(printable(lines))] if isinstance(lines, str) else lines:
            shown = line.copy()
            if not shown.plain.isprintable():  # a stranger's file may try to command the terminal
                shown = Text(printable(shown.plain))
            if not self.interactive:
                shown.rstrip()
            if isinstance(lines, str):
                self.console.print(shown, soft_wrap=True)
            else:
                self.console.print(shown, no_wrap=True, overflow="crop", crop=True)

    def mention(self, text: str) -> None:
        """A word in passing, below what is there, until the screen is drawn again."""
        if self.interactive:
            self.console.control(
                Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))
            )
            self.console.print(Text(printable(text)), end="", no_wrap=True, crop=True)

    def pause(self, seconds: float) -> bool:
        """Wait a little where somebody looks at a real terminal; True if Enter cut it short."""
        if not (self.interactive and self.console.file.isatty() and sys.stdin.isatty()):
            return False
        try:
            pressed, _, _ = select.select([sys.stdin], [], [], seconds)
        except (OSError, ValueError):  # where a keyboard cannot be listened to
            time.sleep(seconds)
            return False
        if pressed:
            sys.stdin.readline()
        return bool(pressed)

    def ask(self, label: str, redraw: Callable[[], None] | None = None) -> str:
        """What is typed on a line; Leave if nothing can come any more.

        If the window gets another size meanwhile, the screen is drawn again.
        """
        while True:
            try:
                return self._typed(label)
            except _Resized:
                if redraw is not None:
                    redraw()

    def _typed(self, label: str) -> str:
        try:
            if self.interactive:
                try:
                    self._waiting = True
                    return input(label)
                finally:
                    self._waiting = False
            line = sys.stdin.readline() if sys.stdin else ""
        except (EOFError, KeyboardInterrupt, OSError):
            raise Leave from None
        if not line:
            raise Leave
        self.say(f"{label}{line.rstrip()}")
        return line.rstrip("\n")

    def clear_away(self) -> None:
        """Leave nothing behind: no line above the screen, no history, nothing typed ahead."""
        self._wipe()
        self.console.file.write("\x1b[3J" if not self.console.is_dumb_terminal else "")
        self.forget()

    def forget(self) -> None:
        """No line that was typed comes back by an arrow key, none that was typed ahead counts."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: PLC0415 - only where the platform has it

            readline.clear_history()
        with contextlib.suppress(ImportError, OSError, ValueError):
            import termios  # noqa: PLC0415 - only where the platform has it

            if sys.stdin.isatty():
                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def _resized(self, number: int, frame: object) -> None:
        if self._waiting:
            self._waiting = False
            raise _Resized

    def _wipe(self) -> None:
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        else:
            self.console.clear()


def _leave(number: int, frame: object) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def _signals(names: Sequence[str], handler: Callable[[int, object], None] | int) -> Iterator[None]:
    """Signals go to this handler for a while: those that the platform has, in the main thread."""
    before = {}
    for name in names:
        number = getattr(signal, name, None)
        if number is not None:
            with contextlib.suppress(ValueError):
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)
