"""A keyboard whose keys are heard at once, without Enter."""

import contextlib
import os
import select
import sys
from collections.abc import Iterator
from typing import Final, Protocol

from tabbytop.kernel.errors import BadOptions
from tabbytop.terminal.live.keys import INTERRUPT, KeyReader
from tabbytop.terminal.screen import Leave

_AT_ONCE: Final = 4096  # bytes; nobody types that many
_ESCAPE_PAUSE: Final = 0.03  # seconds in which the rest of a key's sequence would come


class Keyboard(Protocol):
    """Keys as they are pressed."""

    def wait(self, seconds: float) -> list[str]:
        """The keys that were pressed, as soon as there is one; none when the time is up.

        Leave if nothing can come any more, or Ctrl-C is pressed.
        """


class RawKeyboard:
    """The terminal's own."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._reader = KeyReader()

    def wait(self, seconds: float) -> list[str]:
        """See `Keyboard`."""
        keys = self._read(seconds)
        if not keys and self._reader.waits:
            keys = self._read(_ESCAPE_PAUSE) or self._reader.lone_escape()
        if INTERRUPT in keys:
            raise Leave
        return keys

    def _read(self, seconds: float) -> list[str]:
        ready, _, _ = select.select([self._handle], [], [], max(seconds, 0.0))
        if not ready:
            return []
        sent = os.read(self._handle, _AT_ONCE)
        if not sent:
            raise Leave
        return self._reader.feed(sent)


@contextlib.contextmanager
def raw_keyboard() -> Iterator[RawKeyboard]:
    """The keyboard of this terminal, which is as it was before when this ends.

    BadOptions where the platform has no such thing.
    """
    try:
        import termios  # noqa: PLC0415 - only where the platform has it
    except ImportError:
        raise BadOptions(
            "a game in real time needs keys as they are pressed, which this system's terminal "
            "does not give: play it on Linux, macOS or WSL"
        ) from None
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    raw = termios.tcgetattr(handle)
    raw[0] &= ~(termios.IXON | termios.ICRNL)  # input: Ctrl-S stops nothing, Enter is Enter
    raw[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG)  # local: keys, not lines
    raw[6][termios.VMIN], raw[6][termios.VTIME] = 1, 0
    termios.tcsetattr(handle, termios.TCSADRAIN, raw)
    try:
        yield RawKeyboard(handle)
    finally:
        with contextlib.suppress(OSError, termios.error):  # the window may be gone
            termios.tcsetattr(handle, termios.TCSAFLUSH, before)
