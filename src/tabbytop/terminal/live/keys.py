"""What a terminal sends for a key, as the key's name."""

from typing import Final

INTERRUPT: Final = "ctrl-c"
_ESCAPE: Final = "\x1b"
_NAMES: Final = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    " ": "space",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x03": INTERRUPT,
    "\x04": INTERRUPT,  # the end of the input, typed
}
_ARROWS: Final = {"A": "up", "B": "down", "C": "right", "D": "left"}
_SHIFT: Final = "2"  # the modifier in `ESC [ 1 ; 2 A`


class KeyReader:
    """Makes keys of what comes in, which may end in the middle of a key."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, sent: bytes) -> list[str]:
        """The keys that are complete now."""
        text, self._rest = _whole_letters(self._rest + sent)
        keys: list[str] = []
        place = 0
        while place < len(text):
            length = _length(text, place)
            if length == 0:
                self._rest = text[place:].encode() + self._rest
                break
            name = _name(text[place : place + length])
            if name:
                keys.append(name)
            place += length
        return keys

    @property
    def waits(self) -> bool:
        """Whether a key has begun and not ended."""
        return bool(self._rest)

    def lone_escape(self) -> list[str]:
        """The Escape key, if that is all that came and nothing followed."""
        if self._rest != _ESCAPE.encode():
            return []
        self._rest = b""
        return ["escape"]


def _whole_letters(sent: bytes) -> tuple[str, bytes]:
    """The text, and the bytes of a letter that is not complete yet."""
    for cut in range(min(4, len(sent) + 1)):
        try:
            return sent[: len(sent) - cut].decode(), sent[len(sent) - cut :]
        except UnicodeDecodeError:
            continue
    return sent.decode(errors="ignore"), b""


def _length(text: str, place: int) -> int:
    """How many characters the key at this place takes; 0 if its end has not come yet."""
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


def _name(sequence: str) -> str:
    """The name of a key; empty for one that means nothing here."""
    if sequence in _NAMES:
        return _NAMES[sequence]
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
