"""Errors that Tabbytop raises, each with a message that a person can act on."""


class TabbytopError(Exception):
    """Base class of all errors that Tabbytop raises."""


class UnknownGame(TabbytopError):
    """Raised when no game of that name is registered."""


class BadOptions(TabbytopError):
    """Raised for seats or options that do not make a game; the message says which and why."""


class NoSuchSeat(TabbytopError):
    """Raised when the table has no seat of that number."""


class MoveError(TabbytopError):
    """Base class of refused moves; the table is unchanged."""


class InvalidNotation(MoveError):
    """Raised when a text or number is no move of the game's vocabulary."""


class NotYourTurn(MoveError):
    """Raised when the seat is not asked anything now."""


class IllegalMove(MoveError):
    """Raised for a move of the game that this seat may not make now.

    `reason` says why, `ruling` names the numbered ruling.
    """

    def __init__(self, text: str, reason: str, ruling: str) -> None:
        super().__init__(text, reason, ruling)  # all arguments, so that it can be pickled
        self.text = text
        self.reason = reason
        self.ruling = ruling

    def __str__(self) -> str:
        return f"{self.text!r} is not possible now: {self.reason} ({self.ruling})"


class Damaged(TabbytopError):
    """Base class for documents that cannot be read; `where` names the place. Nothing was loaded."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


class BadRecord(Damaged):
    """Raised when the record of a game is damaged or has another version."""


class BadPosition(Damaged):
    """Raised when a position is damaged, impossible or has another version."""
