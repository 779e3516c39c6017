"""Slows down who guesses passwords, and stops nobody.

Wrong tries are counted for a name from an address, for an address, and for a name from anywhere.
The more there were, the longer the next try waits before it is looked at, up to a bound. What is
counted for a name alone costs its owner two seconds at most, and nothing on a known device.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from tabbytop.server.access.limits import TooOften

_REMEMBERED: Final = 20_000  # of each kind
_FORGIVEN_SECONDS: Final = 900.0  # after which nothing is held against anybody
_WAITING_AT_ONCE: Final = 4  # tries of one address
_BUSY_SECONDS: Final = 5.0


class _Slope(NamedTuple):
    """So many wrong tries cost nothing; each after them doubles the delay, up to the most."""

    free: int
    most: float


_PAIR: Final = _Slope(3, 8.0)
_ADDRESS: Final = _Slope(20, 4.0)
_NAME: Final = _Slope(10, 2.0)
_FIRST_SECONDS: Final = 0.25


class Failures:
    """How often something went wrong lately, by key."""

    def __init__(self, slope: _Slope, now: Callable[[], float]) -> None:
        self._slope = slope
        self._now = now
        self._counts: dict[str, tuple[int, float]] = {}  # how often, and when last

    def add(self, key: str) -> None:
        """Once more."""
        count = self._count(key)
        self._counts.pop(key, None)
        self._counts[key] = (count + 1, self._now())
        if len(self._counts) > _REMEMBERED:
            del self._counts[next(iter(self._counts))]  # the one that is longest ago

    def forget(self, key: str) -> None:
        """It went right."""
        self._counts.pop(key, None)

    def delay(self, key: str) -> float:
        """How long the next try waits."""
        over = self._count(key) - self._slope.free
        if over < 0:
            return 0.0
        return min(self._slope.most, _FIRST_SECONDS * 2.0 ** min(over, 30))

    def _count(self, key: str) -> int:
        count, last = self._counts.get(key, (0, 0.0))
        return count if count and self._now() - last < _FORGIVEN_SECONDS else 0


class LoginDelays:
    """Before a try to log in it is waited, after it it is told how it went."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sleep = sleep
        self._pairs = Failures(_PAIR, now)
        self._addresses = Failures(_ADDRESS, now)
        self._names = Failures(_NAME, now)
        self._under_way: Counter[str] = Counter()  # by address

    @asynccontextmanager
    async def attempt(self, address: str, name: str) -> AsyncIterator[None]:
        """A stranger's try, after the delay that it has to wait. TooOften if too many of the same
        address are under way."""
        if self._under_way[address] >= _WAITING_AT_ONCE:
            raise TooOften("too many people log in at once; try again", _BUSY_SECONDS)
        self._under_way[address] += 1
        try:
            wait = self.delay(address, name)
            if wait > 0:
                await self._sleep(wait)
            yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]

    def delay(self, address: str, name: str) -> float:
        """How many seconds the next try waits."""
        return max(
            self._pairs.delay(_pair(address, name)),
            self._addresses.delay(address),
            self._names.delay(name),
        )

    def failed(self, address: str, name: str) -> None:
        """The name or the password was wrong."""
        self._pairs.add(_pair(address, name))
        self._addresses.add(address)
        self._names.add(name)

    def succeeded(self, address: str, name: str) -> None:
        """It was right: nothing is held against this name from this address."""
        self._pairs.forget(_pair(address, name))


def _pair(address: str, name: str) -> str:
    return f"{address} {name}"
