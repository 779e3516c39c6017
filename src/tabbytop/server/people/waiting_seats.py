"""Seats at public tables that somebody took and does not play on yet, counted in this worker.

Whoever waits there is connected to it or has just come, so that the table is in its memory.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.server.errors import Refused
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable

_FEW: Final = 1000  # people and addresses; not worth looking through


class _Seat(NamedTuple):
    table: str
    seat: int
    seated: int  # the number of the entry that gave it away


class WaitingSeats:
    """Limits how many seats a person and an address have at public tables before they play."""

    def __init__(self, host: "Host", per_person: int, per_address: int) -> None:
        self._host = host
        self._per_person = per_person
        self._per_address = per_address
        self._seats: dict[str, set[_Seat]] = {}  # by person or address
        self._drop_at = _FEW

    def require_room(self, person: str, address: str) -> None:
        """Refused if the person, or everybody at the address together, waits at enough tables."""
        for whose, most, key in (
            (_person(person), self._per_person, "too-many-waiting-seats"),
            (_address(address), self._per_address, "too-many-waiting-seats-from-network"),
        ):
            if len(self._waiting(whose)) >= most:
                raise Refused("limit", Message("server", key, most=most))

    def add(self, person: str, address: str, hosted: "HostedTable", seat: int) -> None:
        """Count a seat that was just taken; the caller holds the lock."""
        taken = _Seat(hosted.id, seat, hosted.loaded_state().seated[seat])
        for whose in (_person(person), _address(address)):
            self._seats.setdefault(whose, set()).add(taken)
        if len(self._seats) > self._drop_at:
            for whose in list(self._seats):
                self._waiting(whose)
            self._drop_at = max(_FEW, 2 * len(self._seats))

    def _waiting(self, whose: str) -> set[_Seat]:
        """The seats that still wait; all others are forgotten."""
        waiting = {seat for seat in self._seats.get(whose, ()) if self._waits(seat)}
        if waiting:
            self._seats[whose] = waiting
        else:
            self._seats.pop(whose, None)
        return waiting

    def _waits(self, taken: _Seat) -> bool:
        hosted = self._host.open_tables.get(taken.table)
        if hosted is None:
            return False
        if hosted.state is None or hosted.presence is None:  # something is just being written
            return True
        if hosted.state.seated[taken.seat] != taken.seated:
            return False
        if hosted.state.status == "playing":  # the game may have begun without its person
            return hosted.presence.is_awaited(taken.seat)
        return hosted.state.status == "open"


def _person(person: str) -> str:
    return f"person {person}"


def _address(address: str) -> str:
    return f"address {address}"
