"""Against whose limits a message counts: the seat's, its person's and the address's."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.server.access.quotas import weight
from tabbytop.server.table.deciding import Act
from tabbytop.server.table.messages import FromClient, Move, Say, ShowEmote

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Frequent, Quotas
    from tabbytop.server.access.rate_limits import Limited, RateLimiter
    from tabbytop.server.table.state import TableState

_ANSWER_BYTES: Final = 4096  # of an answer that counts like one question


class Speaker(NamedTuple):
    """Who speaks at a table, for the limits."""

    table: str
    persons: Mapping[int, str]  # by seat, of the seats they hold
    address: str

    @classmethod
    def at(cls, state: "TableState", seats: "Mapping[int, int]", address: str) -> "Speaker":
        """Who holds these seats there."""
        persons = {seat: state.occupants[seat].person for seat in seats}
        return cls(state.id, persons, address)


class Counting:
    """Counts what is said at tables: by the second for each seat, and in the long run for the
    person and the address, however many seats they have."""

    def __init__(self, rates: "RateLimiter", quotas: "Quotas") -> None:
        self._rates = rates
        self._quotas = quotas

    def admit(self, message: FromClient, speaker: Speaker) -> None:
        """Count a message; RateLimited if it is too much."""
        self._rates.take(_kind(message), _whose(message, speaker))
        if isinstance(message, Act):
            limits = _long_run(message, speaker)
            for kind, whose in limits:
                self._quotas.require(kind, whose)
            for kind, whose in limits:
                self._quotas.spend(kind, whose, _amount(message))

    def answered(self, message: FromClient, speaker: Speaker, size: int) -> None:
        """A question had an answer of so many bytes: a long one counts like several questions, so
        that little cannot be made into much without end."""
        more = size / _ANSWER_BYTES - 1
        if more > 0:
            self._rates.charge(_kind(message), _whose(message, speaker), more)

    def take_line(self, person: str, address: str) -> None:
        """Count a line that comes of no message: somebody sets a table up or sits down, or a bot
        moves. RateLimited, and nothing is counted, if it is too much.
        """
        whose: list[tuple[Frequent, str]] = [("line", person)]
        if address:  # else nobody knows where they are
            whose.append(("address-line", address))
        for kind, who in whose:
            self._quotas.require(kind, who)
        for kind, who in whose:
            self._quotas.spend(kind, who, 1)

    def unwritten(self, message: Act, speaker: Speaker) -> None:
        """No line has come of it: in the long run it does not count."""
        for kind, whose in _long_run(message, speaker):
            self._quotas.refund(kind, whose, _amount(message))


def _whose(message: FromClient, speaker: Speaker) -> str:
    """Of who counts it by the second: the seat, however many lines lead to it, and for who has
    none the address."""
    seat = getattr(message, "seat", None)
    return f"{speaker.table} {seat}" if seat in speaker.persons else speaker.address


def _kind(message: FromClient) -> "Limited":
    if isinstance(message, Move):
        return "move"
    return "talk" if isinstance(message, Say | ShowEmote) else "ask"


def _amount(message: Act) -> int:
    return weight(message.text) if isinstance(message, Say) else 1


def _long_run(message: Act, speaker: Speaker) -> "list[tuple[Frequent, str]]":
    """The limits in the long run that it counts against, and whose they are."""
    seat = message.seat
    person = speaker.persons.get(seat) or f"{speaker.table} {seat}"
    limits: list[tuple[Frequent, str]] = [("line", person), ("address-line", speaker.address)]
    if isinstance(message, Say | ShowEmote):
        limits += [("talk", person), ("address-talk", speaker.address)]
    return limits
