"""The clock of a process: wall-clock time that never runs back."""

import time
from collections.abc import Callable
from typing import Final

_MS: Final = 1_000_000  # nanoseconds


class SteadyClock:
    """Milliseconds since 1970.

    Time passes as the monotonic clock says. If the wall clock is ahead, because it was set forward
    or the machine slept, this one follows at once. If the wall clock was set back, this one goes on
    a tenth slower until the two agree again. What other processes wrote meanwhile may be from
    after now: see `Host.time`.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._seen = steady()

    def __call__(self) -> int:
        """The time now."""
        wall, seen = self._wall(), self._steady()
        passed = max(0, seen - self._seen)
        self._now = max(wall, self._now + passed - passed // 10)
        self._seen = seen
        return self._now // _MS


milliseconds: Final = SteadyClock()  # one for the process: all of its parts agree


def monotonic_clock(now: Callable[[], int]) -> Callable[[], int]:
    """Wrap a clock so that it never runs back: if it is set back, it goes on from where it was."""
    last, ahead = now(), 0

    def steady() -> int:
        nonlocal last, ahead
        moment = now()
        ahead += max(0, last - moment - ahead)
        last = moment + ahead
        return last

    return steady
