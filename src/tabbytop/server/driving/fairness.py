"""In which order the moves of people count at a live table, whose lines are not equally quick.

A line's delay is measured. A move counts as made when it was sent, not when it arrived, and the
table waits so long that the slowest line's move can still come in between; but nobody is believed
to be further away than a bound, and no move is put before what everybody has seen already.
docs/server-time.md tells what this promises and what not.
"""

import heapq
from collections.abc import Iterable
from itertools import count
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class FairOrder(Generic[Thing]):
    """Moves on their way to the table, by the moment when they count as made (milliseconds)."""

    def __init__(self, bound: float) -> None:
        self._bound = bound * 1000
        self._coming: list[tuple[float, int, Thing]] = []
        self._turn = count()
        self._last: dict[int, float] = {}  # by seat: one's own moves stay in their order
        self.time = 0.0  # the table's time: what counts as made before it has happened

    def arrive(self, seat: int, thing: Thing, at: float, delay: float) -> None:
        """A move came in over a line of so many seconds."""
        made = max(at - self._believed(delay), self._last.get(seat, 0.0), self.time)
        self._last[seat] = made
        heapq.heappush(self._coming, (made, next(self._turn), thing))

    def wait(self, delays: Iterable[float]) -> float:
        """How far the table's time is behind, in milliseconds, with lines of so many seconds."""
        return max([self._believed(delay) for delay in delays], default=0.0)

    def pass_until(self, moment: float) -> None:
        """The table's time goes on; it never goes back."""
        self.time = max(self.time, moment)

    def next_made(self) -> float | None:
        """When the next move that has come counts as made."""
        return self._coming[0][0] if self._coming else None

    def take(self) -> Thing:
        """That move."""
        return heapq.heappop(self._coming)[2]

    def _believed(self, delay: float) -> float:
        return min(max(delay * 1000, 0.0), self._bound)
