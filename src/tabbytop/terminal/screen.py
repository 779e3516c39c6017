"""The terminal itself: print lines, clear the screen, read lines.

If the output is a pipe or a file, nothing is cleared and nothing waits.
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
from tabbytop.terminal.text_layout import Lines

_FULL_SIZE: Final = (80, 24)  # columns and lines that need no cutting


class Quit(Exception):
    """The person at the keyboard quits: end of input, Ctrl-C, a closed window."""


class _Resized(Exception):
    """The window was resized while a line was read."""


class Screen:
    """Output to a console, and input from its keyboard."""

    def __init__(self, console: Console | None = None, *, interactive: bool | None = None) -> None:
        self.console = console or Console(highlight=False)
        if interactive is None:
            interactive = self.console.is_terminal and bool(sys.stdin) and sys.stdin.isatty()
        self.interactive = interactive
        self._warned_small = False
        self._waiting = False  # whether a line is being read
        if interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - gives `input` its arrow keys, where it is

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return max(self.console.size.width, 20)

    @property
    def height(self) -> int:
        """Return the number of lines; plenty if the screen is not interactive."""
        return self.console.size.height if self.interactive else 60

    def warn_if_small(self) -> bool:
        """Whether the window is too small and that has not been reported yet."""
        size = self.console.size
        small = self.interactive and (size.width < _FULL_SIZE[0] or size.height < _FULL_SIZE[1])
        text, self._warned_small = self._warned_small, self._warned_small or small
        return small and not text

    @contextlib.contextmanager
    def fullscreen(self) -> Iterator[None]:
        """Use the alternate screen, so that no hand stays visible in the terminal afterwards."""
        # A closed window also ends the input, and that is enough to quit.
        with (
            _signals(["SIGTERM"], _interrupt),
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
                        self._clear()
                        self.console.set_alt_screen(False)

    @contextlib.contextmanager
    def ignoring_signals(self) -> Iterator[None]:
        """Ignore interrupting signals in this block."""
        with _signals(["SIGINT", "SIGTERM", "SIGHUP"], signal.SIG_IGN):
            yield

    def show(self, lines: Lines) -> None:
        """Clear the screen and print these lines."""
        if self.interactive:
            self._clear()
        else:
            self.console.print()
        self.print(lines)

    def print(self, lines: Lines | str) -> None:
        """Print these lines below the others."""
        for line in [Text(printable(lines))] if isinstance(lines, str) else lines:
            shown = line.copy()
            plain = printable(shown.plain)
            if plain != shown.plain:  # a file may contain escape sequences
                shown = Text(plain)
            if not self.interactive:
                shown.rstrip()
            if isinstance(lines, str):
                self.console.print(shown, soft_wrap=True)
            else:
                self.console.print(shown, no_wrap=True, overflow="crop", crop=True)

    def show_status(self, text: str) -> None:
        """Show a short status below the others, until the screen is drawn again."""
        if self.interactive:
            self.console.control(
                Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))
            )
            self.console.print(Text(printable(text)), end="", no_wrap=True, crop=True)

    def pause(self, seconds: float) -> bool:
        """Wait if the terminal is real; return True if Enter cut the pause short."""
        if not (self.interactive and self.console.file.isatty() and sys.stdin.isatty()):
            return False
        try:
            pressed, _, _ = select.select([sys.stdin], [], [], seconds)
        except (OSError, ValueError):  # the platform cannot poll the keyboard
            time.sleep(seconds)
            return False
        if pressed:
            sys.stdin.readline()
        return bool(pressed)

    def read_line(self, label: str, redraw: Callable[[], None] | None = None) -> str:
        """Read a line; raise Quit at the end of input.

        If the window is resized meanwhile, `redraw` is called.
        """
        while True:
            try:
                return self._read_once(label)
            except _Resized:
                if redraw is not None:
                    redraw()

    def _read_once(self, label: str) -> str:
        try:
            if self.interactive:
                try:
                    self._waiting = True
                    return input(label)
                finally:
                    self._waiting = False
            line = sys.stdin.readline() if sys.stdin else ""
        except (EOFError, KeyboardInterrupt, OSError):
            raise Quit from None
        if not line:
            raise Quit
        self.print(f"{label}{line.rstrip()}")
        return line.rstrip("\n")

    def clear_completely(self) -> None:
        """Clear the screen, the scrollback, the input history, and what was typed ahead."""
        self._clear()
        self.console.file.write("\x1b[3J" if not self.console.is_dumb_terminal else "")
        self.clear_typed()

    def clear_typed(self) -> None:
        """Clear the input history and what was typed ahead."""
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

    def _clear(self) -> None:
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        else:
            self.console.clear()


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def _signals(names: Sequence[str], handler: Callable[[int, object], None] | int) -> Iterator[None]:
    """Install a handler for these signals in this block, as far as the platform has them."""
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
