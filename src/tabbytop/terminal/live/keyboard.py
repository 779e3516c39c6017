"""Read single key presses from the terminal, without waiting for Enter."""

import contextlib
import os
import select
import sys
from collections.abc import Iterator
from typing import Final, Protocol

from tabbytop.kernel.errors import BadOptions
from tabbytop.terminal.screen import Quit
from tabbytop.texts.message import Message

INTERRUPT: Final = "ctrl-c"
_ESCAPE: Final = "\x1b"
_KEY_NAMES: Final = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    " ": "space",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x03": INTERRUPT,
    "\x04": INTERRUPT,  # Ctrl-D, the end of input
}
_ARROWS: Final = {"A": "up", "B": "down", "C": "right", "D": "left"}
_SHIFT: Final = "2"  # the modifier in `ESC [ 1 ; 2 A`


class KeyDecoder:
    """Decodes bytes from the terminal into key names; input may end in the middle of a key."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, sent: bytes) -> list[str]:
        """Return the keys that are complete now."""
        text, self._rest = _decode(self._rest + sent)
        keys: list[str] = []
        place = 0
        while place < len(text):
            length = _key_length(text, place)
            if length == 0:
                self._rest = text[place:].encode() + self._rest
                break
            name = _key_name(text[place : place + length])
            if name:
                keys.append(name)
            place += length
        return keys

    @property
    def is_incomplete(self) -> bool:
        """Whether a key has begun and not ended."""
        return bool(self._rest)

    def lone_escape(self) -> list[str]:
        """Return the Escape key, if it is all that came."""
        if self._rest != _ESCAPE.encode():
            return []
        self._rest = b""
        return ["escape"]


def _decode(sent: bytes) -> tuple[str, bytes]:
    """Return the text, and the bytes of an incomplete character."""
    for cut in range(min(4, len(sent) + 1)):
        try:
            return sent[: len(sent) - cut].decode(), sent[len(sent) - cut :]
        except UnicodeDecodeError:
            continue
    return sent.decode(errors="ignore"), b""


def _key_length(text: str, place: int) -> int:
    """Return how many characters the key at this place takes; 0 if it is incomplete."""
    if text[place] != _ESCAPE:
        return 1
    if place + 1 == len(text):
        return 0
    if text[place + 1] not in "[O":
        return 1
    for end in range(place + 2, len(text)):
        if "@" <= text[end] <= "~":
            return end + 1 - place
    return 0


def _key_name(sequence: str) -> str:
    """Return the name of a key; empty for an unknown one."""
    if sequence in _KEY_NAMES:
        return _KEY_NAMES[sequence]
    if sequence[0] != _ESCAPE:
        return sequence if sequence.isprintable() else ""
    if sequence == _ESCAPE:
        return "escape"
    arrow = _ARROWS.get(sequence[-1], "")
    if sequence[-1] == "Z":
        return "tab"  # with Shift
    if arrow and sequence[2:-1].rpartition(";")[2] == _SHIFT:
        return f"shift-{arrow}"
    return arrow if len(sequence) == 3 or ";" in sequence else ""


_READ_SIZE: Final = 4096  # bytes; nobody types that many
_ESCAPE_PAUSE: Final = 0.03  # seconds to wait for the rest of an escape sequence


class Keyboard(Protocol):
    """Reads keys as they are pressed."""

    def read_keys(self, seconds: float) -> list[str]:
        """Return the pressed keys as soon as there is one; none after `seconds`.

        Raise Quit at the end of input or on Ctrl-C.
        """


class RawKeyboard:
    """The keyboard of a terminal in raw mode."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._reader = KeyDecoder()

    def read_keys(self, seconds: float) -> list[str]:
        keys = self._read(seconds)
        if not keys and self._reader.is_incomplete:
            keys = self._read(_ESCAPE_PAUSE) or self._reader.lone_escape()
        if INTERRUPT in keys:
            raise Quit
        return keys

    def _read(self, seconds: float) -> list[str]:
        ready, _, _ = select.select([self._handle], [], [], max(seconds, 0.0))
        if not ready:
            return []
        sent = os.read(self._handle, _READ_SIZE)
        if not sent:
            raise Quit
        return self._reader.feed(sent)


@contextlib.contextmanager
def raw_keyboard() -> Iterator[RawKeyboard]:
    """Switch this terminal to raw mode, and back afterwards.

    Raise BadOptions if the platform has no raw mode.
    """
    try:
        import termios  # noqa: PLC0415 - only where the platform has it
    except ImportError:
        raise BadOptions(Message("terminal", "live-no-keys")) from None
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    raw = termios.tcgetattr(handle)
    raw[0] &= ~(termios.IXON | termios.ICRNL)  # no flow control, Enter stays Enter
    raw[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG)  # single keys instead of lines
    raw[6][termios.VMIN], raw[6][termios.VTIME] = 1, 0
    termios.tcsetattr(handle, termios.TCSADRAIN, raw)
    try:
        yield RawKeyboard(handle)
    finally:
        with contextlib.suppress(OSError, termios.error):  # the window may be gone
            termios.tcsetattr(handle, termios.TCSAFLUSH, before)
