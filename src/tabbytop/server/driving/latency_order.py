"""Latency-fair ordering of people's moves at a live table.

The delay of each connection is measured. A move counts as made when it was sent, not when it
arrived, and the table waits so long that a move over the slowest connection can still come in
between. No delay is believed beyond a bound, and no move is put before what everybody has seen
already. docs/server-time.md says what this promises and what not.
"""

import heapq
from collections.abc import Iterable
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class LatencyOrder(Generic[T]):
    """Moves on their way to the table, by the moment when they count as made (milliseconds)."""

    def __init__(self, bound: float) -> None:
        self._bound = bound * 1000
        self._queue: list[tuple[float, int, T]] = []
        self._arrivals = count()
        self._last: dict[int, float] = {}  # by seat: one's own moves stay in their order
        self.time = 0.0  # the table's time: what counts as made before it has happened

    def arrive(self, seat: int, item: T, at: float, delay: float) -> None:
        """Add a move that came over a connection of so many seconds' delay."""
        made = max(at - self._believed(delay), self._last.get(seat, 0.0), self.time)
        self._last[seat] = made
        heapq.heappush(self._queue, (made, next(self._arrivals), item))

    def wait(self, delays: Iterable[float]) -> float:
        """Return by how many milliseconds the table's time is behind; delays are in seconds."""
        return max([self._believed(delay) for delay in delays], default=0.0)

    def pass_until(self, moment: float) -> None:
        """Advance the table's time; it never goes back."""
        self.time = max(self.time, moment)

    def next_made(self) -> float | None:
        """Return when the next queued move counts as made; None if there is none."""
        return self._queue[0][0] if self._queue else None

    def take(self) -> T:
        """Remove that move from the queue and return it."""
        return heapq.heappop(self._queue)[2]

    def _believed(self, delay: float) -> float:
        return min(max(delay * 1000, 0.0), self._bound)
