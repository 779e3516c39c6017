"""Presence: which people of a table are connected now, here or at another worker."""

from collections.abc import Iterable, Mapping
from typing import Final

FRESH_MS: Final = 12_000  # how long a report of another worker holds


class PresenceTracker:
    """The connected seats with the delay of their best connection; times are in milliseconds.

    A connection is any hashable object.
    """

    def __init__(self, seats: int, now: int, seen: int | None = None) -> None:
        self._delays: list[dict[object, float]] = [{} for _ in range(seats)]  # by connection
        self._hidden: set[object] = set()  # connections whose page is in the background
        self._elsewhere: dict[str, tuple[int, Mapping[int, float]]] = {}  # by worker
        self._hidden_elsewhere: dict[str, frozenset[int]] = {}  # by worker, seats
        self._polling: dict[int, int] = {}  # by seat, until when its HTTP client is present
        self._onlookers: set[object] = set()  # connections
        self._onlooker_polls_until = 0  # over HTTP
        self._last_seen = [now] * seats
        self._awaited: set[int] = set()  # seats that were taken and have not been present since
        self._here: list[int] = []
        self.empty_since: int | None = now if seen is None else seen  # None: somebody is there

    def await_newcomer(self, seat: int, now: int) -> None:
        """Note that somebody has just taken this seat; they have not been present yet."""
        self._last_seen[seat] = now
        self._awaited.add(seat)

    def is_awaited(self, seat: int) -> bool:
        """Whether the person of this seat has not come since they took it, as far as is known."""
        return seat in self._awaited

    def connect(self, seat: int, connection: object) -> None:
        """Add a connection of this seat; its delay is not known yet."""
        self._delays[seat][connection] = 0.0

    def disconnect(self, seat: int, connection: object) -> None:
        """Remove a connection of this seat."""
        self._delays[seat].pop(connection, None)
        self._hidden.discard(connection)

    def set_hidden(self, connection: object, hidden: bool) -> None:
        """Note whether the page at the other end is in the background."""
        if hidden and any(connection in delays for delays in self._delays):
            self._hidden.add(connection)
        else:
            self._hidden.discard(connection)

    def set_delay(self, seat: int, connection: object, delay: float) -> None:
        """Note how many seconds a message takes over this connection."""
        if connection in self._delays[seat]:
            self._delays[seat][connection] = delay

    def poll(self, seat: int, until: int) -> None:
        """Count this seat, which polls over HTTP, as present until then."""
        self._polling[seat] = max(until, self._polling.get(seat, 0))

    def connect_onlooker(self, connection: object) -> None:
        """Add a connection of an onlooker."""
        self._onlookers.add(connection)

    def disconnect_onlooker(self, connection: object) -> None:
        """Remove a connection of an onlooker."""
        self._onlookers.discard(connection)

    def poll_onlooker(self, until: int) -> None:
        """Count an onlooker who polls over HTTP as present until then."""
        self._onlooker_polls_until = max(until, self._onlooker_polls_until)

    def report(
        self,
        worker: str,
        seats: Mapping[int, float],
        now: int,
        *,
        attended: bool = False,
        hidden: Iterable[int] = (),
    ) -> None:
        """Note who is connected to another worker; `attended`: perhaps only an onlooker; `hidden`:
        the seats whose pages are all in the background."""
        if seats or attended:
            self._elsewhere[worker] = (now + FRESH_MS, seats)
            self._hidden_elsewhere[worker] = frozenset(hidden)
        else:
            self._elsewhere.pop(worker, None)
            self._hidden_elsewhere.pop(worker, None)

    def refresh(self, now: int) -> bool:
        """Work out who is present now; return whether that has changed."""
        for worker in [name for name, (until, _) in self._elsewhere.items() if until < now]:
            del self._elsewhere[worker]
            del self._hidden_elsewhere[worker]
        for seat in [seat for seat, until in self._polling.items() if until < now]:
            del self._polling[seat]
        there = set(self.local_delays()) | set(self._polling)
        for _, seats in self._elsewhere.values():
            there.update(seats)
        here = sorted(seat for seat in there if 0 <= seat < len(self._delays))
        for seat in {*here, *self._here}:
            self._last_seen[seat] = now
        self._awaited.difference_update(here)
        changed = here != self._here
        self._here = here
        if self.has_local_visitors(now) or self._elsewhere:
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = now
        return changed

    def connected_seats(self) -> list[int]:
        """The seats that were present at the last `refresh`."""
        return self._here

    def has_local_visitors(self, now: int) -> bool:
        """Whether anybody is connected to this worker, at a seat or as an onlooker."""
        if self._onlookers or self._polling or self._onlooker_polls_until >= now:
            return True
        return any(self._delays)

    def local_delays(self) -> dict[int, float]:
        """The seats that are connected to this worker, with the delay of each."""
        return {seat: min(delays.values()) for seat, delays in enumerate(self._delays) if delays}

    def hidden_seats(self) -> list[int]:
        """The seats that are connected to this worker with pages in the background alone."""
        return [
            seat
            for seat, delays in enumerate(self._delays)
            if delays and seat not in self._polling and self._hidden.issuperset(delays)
        ]

    def in_front(self, seat: int) -> bool:
        """Whether the person of this seat looks at the table, as far as is known: a client that
        says nothing of it counts as one that is seen."""
        if seat in self._polling or not self._hidden.issuperset(self._delays[seat]):
            return True
        return any(
            seat in seats and seat not in self._hidden_elsewhere[worker]
            for worker, (_, seats) in self._elsewhere.items()
        )

    def delay(self, seat: int) -> float:
        """Seconds that a message of this seat takes to its worker; 0 if unknown."""
        if self._delays[seat]:
            return min(self._delays[seat].values())
        known = [seats[seat] for _, seats in self._elsewhere.values() if seat in seats]
        return min(known, default=0.0)

    def absent_for(self, seat: int, now: int) -> int:
        """Milliseconds since the seat was last present; 0 while it is."""
        return 0 if seat in self._here else now - self._last_seen[seat]
