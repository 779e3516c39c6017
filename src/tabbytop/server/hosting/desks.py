"""Who listens at a table: one connection, with the seats it holds."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple

from tabbytop.server.table.messages import Bye


class Audience(NamedTuple):
    """All who hear the same: a seat (None: the onlookers), in a language (empty: no words)."""

    seat: int | None
    words: str


class Desk(ABC):
    """One listener. It is told what every audience it belongs to is told, and never waited for.

    `seats` holds, for each seat of this device, the line of the log that gave it away: who was
    seated by another line has no part in it.
    """

    def __init__(
        self, seats: Mapping[int, int], words: str, person: str = "", address: str = ""
    ) -> None:
        self.seats = dict(seats)
        self.person = person  # who it is, if that is known
        self.words = words
        self.person = person  # of the cookie, if one was brought
        self.address = address  # where it comes from, if that is known
        self.muted: frozenset[int] = frozenset()
        self.here: list[int] = []  # the seats that it knows to be there

    def audiences(self) -> list[Audience]:
        """What it listens to: each of its seats, or what onlookers see."""
        if not self.seats:
            return [Audience(None, self.words)]
        return [Audience(seat, self.words) for seat in self.seats]

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Send a message, or keep it for sending, without waiting."""

    @abstractmethod
    def dismiss(self, bye: Bye) -> None:
        """Say good-bye and end the connection."""
