"""Errors that Tabbytop raises, each with a message that a person can act on.

`str(error)` is English. `error.message` has the key and the arguments, for programs and for other
languages.
"""

from tabbytop.texts.message import Message, as_message


class TabbytopError(Exception):
    """Base class of all errors that Tabbytop raises."""

    def __init__(self, message: Message | str = "") -> None:
        super().__init__(message)
        self.message = as_message(message)

    def __str__(self) -> str:
        return str(self.message)


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

    `message` and, in English, `reason` say why; `ruling` names the numbered ruling.
    """

    def __init__(self, text: str, message: Message | str, ruling: str) -> None:
        super().__init__(message)
        self.args = (text, message, ruling)  # so that it can be pickled
        self.text = text
        self.ruling = ruling

    @property
    def reason(self) -> str:
        """Why not, in English."""
        return str(self.message)

    @property
    def whole_message(self) -> Message:
        """The move, why not, and the ruling: what `str()` says."""
        return Message(
            "kernel",
            "illegal-move",
            move=repr(self.text),
            reason=self.message,
            ruling=self.ruling,
        )

    def __str__(self) -> str:
        return str(self.whole_message)


class Damaged(TabbytopError):
    """Base class for documents that cannot be read. Nothing was loaded.

    `where` names the place and `reason` says why, in English; `message` tells both, `why` is the
    reason as a message.
    """

    def __init__(self, where: Message | str, reason: Message | str) -> None:
        super().__init__(Message("kernel", "damaged", where=where, reason=reason))
        self.args = (where, reason)
        self.why = as_message(reason)

    @property
    def where(self) -> str:
        """The place in the document."""
        return str(self.args[0])

    @property
    def reason(self) -> str:
        """Why it cannot be read, in English."""
        return str(self.why)


class BadRecord(Damaged):
    """Raised when the record of a game is damaged or has another version."""


class OtherRules(BadRecord):
    """Raised when a record is of a version of the rules that the game reads no more."""


class BadPosition(Damaged):
    """Raised when a position is damaged, impossible or has another version."""
