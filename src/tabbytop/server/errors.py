"""Refusals and failures of the server: a code for programs, a text for people."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from tabbytop.kernel.errors import TabbytopError
from tabbytop.texts.catalogue import add_area
from tabbytop.texts.message import Message
from tabbytop.texts.reader import NOBODY, Reader

Code = Literal[
    "malformed",  # the message cannot be read
    "not-notation",  # the text is no move of the game
    "not-asked",  # the seat is not asked now
    "illegal",  # a move, but not one that is possible now; the ruling says why
    "late",  # an answer to a question that is no longer asked
    "not-yours",  # the sender does not hold the seat
    "not-now",  # possible at another time
    "not-here",  # this table does not have that (talk, onlookers, undo)
    "unknown",  # no such table, seat, person, game
    "taken",  # the seat or the name belongs to somebody else
    "limit",  # too much, too often, too many
    "bad-options",  # seats or options make no game
    "wrong-password",
    "unavailable",  # it could not be written down; nothing happened, try again
    "outcome-unknown",  # it may have been written down or not; send the same id again
]

add_area("server", kinds={"what": "limited"})

# The server could not do it, and may do it later: the client did nothing wrong.
FAILURES: Final[frozenset[Code]] = frozenset({"unavailable", "outcome-unknown"})

# Of each refusal over HTTP.
STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "not-notation": 422,
    "not-asked": 409,
    "illegal": 422,
    "late": 409,
    "not-yours": 403,
    "not-now": 409,
    "not-here": 403,
    "unknown": 404,
    "taken": 409,
    "limit": 429,
    "bad-options": 422,
    "wrong-password": 403,
    "unavailable": 503,
    "outcome-unknown": 503,
}


class Refused(TabbytopError):
    """A refused request, which changed nothing. `code` is for programs, `message` for people;
    `reader` knows whom a game's message may name; after `wait` seconds it may be tried again."""

    wait: float | None = None

    def __init__(
        self, code: Code, message: Message | str, ruling: str = "", reader: Reader = NOBODY
    ) -> None:
        super().__init__(message)
        self.code: Code = code
        self.ruling = ruling
        self.reader = reader


class Conflict(TabbytopError):
    """Another worker wrote this number first; read what it wrote and decide again."""


class Unavailable(TabbytopError):
    """The database or its connection failed, and nothing was written."""


class Fenced(Unavailable):
    """The other workers have given this one up: it must register again, and read all anew."""


class OutcomeUnknown(Unavailable):
    """The database or its connection failed during a commit, whose outcome is not known."""


def outcome_unknown() -> Refused:
    """Return the refusal for a write whose outcome is not known."""
    return Refused("outcome-unknown", Message("server", "outcome-unknown"))


@contextmanager
def after_writing() -> Iterator[None]:
    """Turn `unavailable` into `outcome-unknown`, for what follows a successful write."""
    try:
        yield
    except Refused as refused:
        if refused.code != "unavailable":
            raise
        raise outcome_unknown() from None
    except Unavailable:
        raise outcome_unknown() from None


def missing_driver(error: ModuleNotFoundError) -> Message:
    """Return advice about a database driver that is not installed."""
    driver = str(error.name).partition(".")[0]
    extra = {"asyncpg": "postgresql", "redis": "redis"}.get(driver)
    if extra is None:
        raise error
    return Message("server-command", "missing-driver", driver=driver, extra=extra)
