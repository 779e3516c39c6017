"""Subscribers of a table: a connection with the seats whose secrets it has."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.server.errors import Refused
from tabbytop.server.table.messages import Bye
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.table.state import TableState

HeldSeats = Mapping[int, int]  # by seat, the number of the log entry that gave it to its holder


class Audience(NamedTuple):
    """All who hear the same: a seat (None: the onlookers), in a language (empty: no words)."""

    seat: int | None
    words: str


class Farewell(NamedTuple):
    """Why the server closes a connection, and after how many seconds to try again."""

    message: Message
    again: int

    def bye(self, language: str) -> Bye:
        """The message to the client."""
        return Bye(render(self.message, language or ENGLISH), self.again)


@mypyc_attr(allow_interpreted_subclasses=True)
class Subscriber(ABC):
    """One listener. It is sent the messages of every audience it belongs to, and never awaited.

    A seat that was given away again by a later entry is not in `seats` any more.
    """

    def __init__(self, seats: HeldSeats, words: str, person: str = "", address: str = "") -> None:
        self.seats = dict(seats)
        self.words = words
        self.person = person  # of the cookie, if one was sent
        self.address = address  # if it is known
        self.muted: frozenset[int] = frozenset()
        self.here: list[int] = []  # the seats that it knows to be connected

    def audiences(self) -> list[Audience]:
        """The audiences it belongs to: each of its seats, or the onlookers."""
        if not self.seats:
            return [Audience(None, self.words)]
        return [Audience(seat, self.words) for seat in self.seats]

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send a message, or keep it for sending, without waiting."""

    @abstractmethod
    def dismiss(self, farewell: Farewell) -> None:
        """Say good-bye and end the connection."""


async def held_seats(
    host: "Host", hosted: "HostedTable", signer: "Signer", secrets: Sequence[str], person: str
) -> HeldSeats:
    """Return the seats that these secrets open; without secrets, none (an onlooker). The caller
    holds the lock.

    Refused if a secret opens no seat, if onlookers are not allowed, if the person of the seat is
    banned, or if the table's host does not let the person back in (empty: not known).
    """
    if person and person in hosted.loaded_state().banned:
        raise Refused("not-here", Message("server", "banned-from-table"))
    held = _opened_by(signer, hosted.loaded_state(), secrets)
    if held is None and host.channels.shared:  # perhaps they have just sat down at another worker
        await host.catch_up(hosted)
        held = _opened_by(signer, hosted.loaded_state(), secrets)
    if held is None:
        raise Refused("not-yours", Message("server", "wrong-secret"))
    for seat in held:
        host.restrictions.refuse_banned(hosted.loaded_state().occupants[seat].person)
    if not held and not hosted.loaded_state().setup.onlookers:
        raise Refused("not-here", Message("server", "no-onlookers"))
    return held


def person_of(signer: "Signer", cookie: str | None) -> str:
    """Return the person whom a cookie names; empty without a valid one."""
    claim = signer.verify_cookie(cookie) if cookie else None
    return "" if claim is None else claim.person


def _opened_by(
    signer: "Signer", state: "TableState", secrets: Sequence[str]
) -> dict[int, int] | None:
    held = {}
    for secret in secrets:
        seat = signer.verify_seat_secret(secret, state.id, state.seated)
        if seat is None or state.is_vacant(seat):
            return None
        held[seat] = state.seated[seat]
    return held
