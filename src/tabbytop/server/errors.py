"""What the server refuses, each with a code for programs and words for people."""

from typing import Literal

from tabbytop.kernel.errors import TabbytopError

Code = Literal[
    "malformed",  # the message cannot be read
    "not-notation",  # the text is no move of the game
    "not-asked",  # the seat is not asked now
    "illegal",  # a move, but not one that is possible now; the ruling says why
    "late",  # an answer to a question that is no longer asked
    "not-yours",  # the seat is not held by who speaks
    "not-now",  # possible at another time
    "not-here",  # this table does not have that (talk, onlookers, undo)
    "unknown",  # no such table, seat, person, game
    "taken",  # the seat or the name belongs to somebody else
    "limit",  # too much, too often, too many
    "bad-options",  # seats or options make no game
    "wrong-password",
    "unavailable",  # it could not be written down; nothing happened, try again
]


class Refused(TabbytopError):
    """A request that changed nothing. `code` is for programs, the words are for people."""

    def __init__(self, code: Code, message: str, ruling: str = "") -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.ruling = ruling


class Conflict(TabbytopError):
    """Another worker wrote this number first; read what it wrote and decide again."""


class Unavailable(TabbytopError):
    """The database or its connection failed: what was being written may or may not be there."""


def missing_driver(error: ModuleNotFoundError) -> str:
    """What to do about a driver that is not installed."""
    driver = str(error.name).partition(".")[0]
    extra = {"asyncpg": "postgresql", "redis": "redis"}.get(driver)
    if extra is None:
        raise error
    return f"the driver {driver} is not installed: pip install 'tabbytop[{extra}]'"
