"""Charging messages and bots: whose rate limits and quotas pay for what happens at a table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.server.access.quotas import weight
from tabbytop.server.fair_queue import Payer
from tabbytop.server.table.deciding import Act
from tabbytop.server.table.messages import FromClient, Move, Question, Say, ShowEmote

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Frequent, Quotas
    from tabbytop.server.access.rate_limits import Limited, RateLimiter
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.table.state import TableState


class Sender(NamedTuple):
    """The sender of a message at a table, for the limits."""

    table: str
    persons: Mapping[int, str]  # by seat, of the seats they hold
    address: str

    @classmethod
    def at(cls, state: "TableState", seats: "Mapping[int, int]", address: str) -> "Sender":
        """The sender who holds these seats there."""
        persons = {seat: state.occupants[seat].person for seat in seats}
        return cls(state.id, persons, address)


@mypyc_attr(allow_interpreted_subclasses=True)
class MessageLimits:
    """Rate limits for messages at tables: moves and talk per second for each seat, everything else
    for the person and the address, and quotas in the long run for both, however many seats they
    have."""

    def __init__(self, rates: "RateLimiter", quotas: "Quotas") -> None:
        self._rates = rates
        self._quotas = quotas

    def admit(self, message: FromClient, sender: Sender) -> None:
        """Charge a message; RateLimited if it is too much."""
        self._take_rates(message, sender)
        if isinstance(message, Act):
            limits = _quotas_for(message, sender)
            for kind, whose in limits:
                self._quotas.require(kind, whose)
            for kind, whose in limits:
                self._quotas.spend(kind, whose, _amount(message))

    def _take_rates(self, message: FromClient, sender: Sender) -> None:
        limited = _kind(message)
        if limited != "ask":
            self._rates.take(limited, _seat_key(message, sender))
            return
        person = _person_key(message, sender)
        if isinstance(message, Question):
            self._rates.require_no_debt("answer", person)
            self._rates.require_no_debt("address-answer", sender.address)
        self._rates.take("ask", person)
        self._rates.take("address-ask", sender.address)

    def charge_answer(self, message: Question, sender: Sender, size: int) -> None:
        """Charge the answer to a question by its bytes, so that small requests cannot cause
        unlimited traffic. A long answer goes into debt: further questions wait, moves do not."""
        self._rates.charge("answer", _person_key(message, sender), size)
        self._rates.charge("address-answer", sender.address, size)

    def charge_entry(self, person: str, address: str, entries: int = 1) -> None:
        """Charge log entries that come of no message: somebody sets a table up or sits down, a bot
        moves, or a whole game is stored. RateLimited, and nothing is charged, if it is too much.
        """
        whose: list[tuple[Frequent, str]] = [("line", person)]
        if address:  # else it is unknown
            whose.append(("address-line", address))
        for kind, who in whose:
            self._quotas.require(kind, who)
        for kind, who in whose:
            self._quotas.spend(kind, who, entries)

    def charge_talk(self, person: str, address: str, text: str) -> None:
        """Charge a comment, which counts like a sentence in the chat. RateLimited, and nothing is
        charged, if it is too much."""
        self._rates.take("talk", person)
        whose: list[tuple[Frequent, str]] = [("talk", person), ("address-talk", address)]
        for kind, who in whose:
            self._quotas.require(kind, who)
        for kind, who in whose:
            self._quotas.spend(kind, who, weight(text))

    def refund(self, message: Act, sender: Sender) -> None:
        """Give the quotas back, because no log entry has come of the message."""
        for kind, whose in _quotas_for(message, sender):
            self._quotas.refund(kind, whose, _amount(message))


def _seat_key(message: FromClient, sender: Sender) -> str:
    """Return the key of a limit for each seat: the seat, however many connections it has, or the
    address of a sender without a seat."""
    seat = getattr(message, "seat", None)
    return f"{sender.table} {seat}" if seat in sender.persons else sender.address


def _person_key(message: FromClient, sender: Sender) -> str:
    """Return the key of a limit for each person, however many seats they have."""
    seat = getattr(message, "seat", None)
    person = "" if seat is None else sender.persons.get(seat, "")
    return person or _seat_key(message, sender)


def _kind(message: FromClient) -> "Limited":
    if isinstance(message, Move):
        return "move"
    return "talk" if isinstance(message, Say | ShowEmote) else "ask"


def _amount(message: Act) -> int:
    return weight(message.text) if isinstance(message, Say) else 1


def _quotas_for(message: Act, sender: Sender) -> "list[tuple[Frequent, str]]":
    """Return the quotas that pay for the message, and whose they are."""
    seat = message.seat
    person = sender.persons.get(seat) or f"{sender.table} {seat}"
    limits: list[tuple[Frequent, str]] = [("line", person), ("address-line", sender.address)]
    if isinstance(message, Say | ShowEmote):
        limits += [("talk", person), ("address-talk", sender.address)]
    return limits


def payer_at(hosted: "HostedTable", seat: int, address: str) -> Payer:
    """Return the payer for a question of that seat, from that address."""
    return Payer(address, hosted.loaded_state().occupants[seat].person or _table_account(hosted))


def payer_for_bots(hosted: "HostedTable") -> Payer:
    """Return the payer for the bots of a table: its host, as long as one of its people is left."""
    seat = hosted.loaded_state().host()
    known = next(iter(hosted.addresses.values()), "")
    if seat is None:
        return Payer(known, _table_account(hosted))
    return payer_at(hosted, seat, hosted.addresses.get(seat, "") or known)


def _table_account(hosted: "HostedTable") -> str:
    """Return the account of a table of bots alone, which pays for itself."""
    return f"table {hosted.id}"
