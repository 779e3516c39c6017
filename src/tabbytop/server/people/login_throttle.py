"""Brute-force protection: rate limit attempts to log in by delays, and lock no account.

Failed attempts are counted per login and address, per address, and per login from anywhere. The
delay of the next attempt grows with their number (exponential backoff), up to a bound. The count
of a login alone delays its owner by two seconds at most, and not at all on a known device.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.texts.message import Message

_MOST_KEYS: Final = 20_000  # of each kind
_RESET_SECONDS: Final = 900.0  # after which failures no longer count
_MOST_PENDING: Final = 4  # attempts of one address
_BUSY_SECONDS: Final = 5.0


class _Backoff(NamedTuple):
    """The first `free` failures cost nothing; each further one doubles the delay, up to `most`."""

    free: int
    most: float


_PAIR: Final = _Backoff(3, 8.0)
_ADDRESS: Final = _Backoff(20, 4.0)
_NAME: Final = _Backoff(10, 2.0)
_FIRST_SECONDS: Final = 0.25


class FailureCounter:
    """Counts recent failures by key."""

    def __init__(self, backoff: _Backoff, now: Callable[[], float]) -> None:
        self._backoff = backoff
        self._now = now
        self._counts: dict[str, tuple[int, float]] = {}  # how often, and when last

    def add(self, key: str) -> None:
        """Count one more failure."""
        count = self._count(key)
        self._counts.pop(key, None)
        self._counts[key] = (count + 1, self._now())
        if len(self._counts) > _MOST_KEYS:
            del self._counts[next(iter(self._counts))]  # the oldest

    def reset(self, key: str) -> None:
        """Forget the failures of a key, after a success."""
        self._counts.pop(key, None)

    def delay(self, key: str) -> float:
        """Seconds that the next attempt has to wait."""
        over = self._count(key) - self._backoff.free
        if over < 0:
            return 0.0
        return min(self._backoff.most, _FIRST_SECONDS * 2.0 ** min(over, 30))

    def _count(self, key: str) -> int:
        count, last = self._counts.get(key, (0, 0.0))
        return count if count and self._now() - last < _RESET_SECONDS else 0


class LoginThrottle:
    """Delays attempts to log in; callers report whether each succeeded."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sleep = sleep
        self._pairs = FailureCounter(_PAIR, now)
        self._addresses = FailureCounter(_ADDRESS, now)
        self._names = FailureCounter(_NAME, now)
        self._pending: Counter[str] = Counter()  # by address

    @asynccontextmanager
    async def attempt(self, address: str, name: str) -> AsyncIterator[None]:
        """Wait before an attempt from an unknown device; raise RateLimited if too many attempts of
        the same address are pending."""
        if self._pending[address] >= _MOST_PENDING:
            raise RateLimited(Message("server", "too-many-log-in"), _BUSY_SECONDS)
        self._pending[address] += 1
        try:
            wait = self.delay(address, name)
            if wait > 0:
                await self._sleep(wait)
            yield
        finally:
            self._pending[address] -= 1
            if not self._pending[address]:
                del self._pending[address]

    def delay(self, address: str, name: str) -> float:
        """Seconds that the next attempt has to wait."""
        return max(
            self._pairs.delay(_pair(address, name)),
            self._addresses.delay(address),
            self._names.delay(name),
        )

    def failed(self, address: str, name: str) -> None:
        """Count a wrong login or password."""
        self._pairs.add(_pair(address, name))
        self._addresses.add(address)
        self._names.add(name)

    def succeeded(self, address: str, name: str) -> None:
        """Reset the count of this login from this address."""
        self._pairs.reset(_pair(address, name))


def _pair(address: str, name: str) -> str:
    return f"{address} {name}"
