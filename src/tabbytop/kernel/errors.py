"""What can go wrong, each with the words a person can act on."""


class TabbytopError(Exception):
    """Everything that Tabbytop itself raises."""


class UnknownGame(TabbytopError):
    """There is no game of that name on the shelf."""


class BadOptions(TabbytopError):
    """The seats or options do not make a game; the message says which and why."""


class NoSuchSeat(TabbytopError):
    """The table has no seat of that number."""


class MoveError(TabbytopError):
    """A move was refused; the table is as it was."""


class InvalidNotation(MoveError):
    """The text, or the number, is no move of the game's vocabulary."""


class NotYourTurn(MoveError):
    """The seat is not asked anything now."""


class IllegalMove(MoveError):
    """A move of the game, but not one that this seat may make now.

    `reason` says why in words, `ruling` by which numbered ruling.
    """

    def __init__(self, text: str, reason: str, ruling: str) -> None:
        super().__init__(text, reason, ruling)  # all of it, so that it survives pickling
        self.text = text
        self.reason = reason
        self.ruling = ruling

    def __str__(self) -> str:
        return f"{self.text!r} is not possible now: {self.reason} ({self.ruling})"


class Damaged(TabbytopError):
    """A document cannot be trusted; `where` points to the place. Nothing was loaded."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


class BadRecord(Damaged):
    """The record of a game is damaged, or of another version."""


class BadPosition(Damaged):
    """The position of a table is damaged, impossible, or of another version."""
