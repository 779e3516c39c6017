"""Who reads a text, among whom."""

from typing import Final

CLOCK: Final = -1  # the seat of the clock
_NO_SEAT: Final = -2


class Reader:
    """Knows the names of the players, and which seat is the reader's; None for an onlooker."""

    def __init__(self, names: list[str], you: int | None = None) -> None:
        self.names = names
        self.you = you
        self.mine = _NO_SEAT if you is None else you  # a number in any case

    def standing(self, seat: int) -> str:
        """Return what a seat is to the reader: `you`, `other`, the `clock`, or an `opponent`
        without a seat."""
        if seat == self.you:
            return "you"
        if seat == CLOCK:
            return "clock"
        return "other" if 0 <= seat < len(self.names) else "opponent"

    def called(self, seat: int) -> str:
        """Return the player's name; empty for who has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""


NOBODY: Final = Reader([])
