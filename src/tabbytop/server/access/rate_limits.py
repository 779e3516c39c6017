"""Rate limits of one worker: token buckets that refill by the second.

Every worker counts for itself, so a client that is spread over several workers gets as many times
the limit. Limits by the hour or the day are shared by all workers: see `quotas`.
"""

import ipaddress
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tabbytop.server.errors import Refused
from tabbytop.server.settings import Settings
from tabbytop.texts.message import Message

Charged = Literal["answer", "address-answer", "replay"]  # by what was done; these can go into debt
Limited = Literal["move", "talk", "ask", "address-ask", "request"] | Charged
_LONGEST_DEBT: Final = 60.0  # seconds of refill
_MOST_BUCKETS: Final = 50_000  # a few megabytes
_FEW_BUCKETS: Final = 1000  # not worth looking through


class RateLimit(NamedTuple):
    """A rate limit: tokens refilled per second, and the burst that a full bucket allows."""

    per_second: float
    burst_seconds: float  # how long an empty bucket takes to fill
    what: str  # names what is limited, for the refusal: the message `limited-<what>`


class RateLimited(Refused):
    """A rate limit was reached; after `wait` seconds there are tokens again."""

    def __init__(self, message: Message, wait: float) -> None:
        super().__init__("limit", message)
        self.wait: float = wait


def too_much_for_seconds(limit: RateLimit, wait: float) -> RateLimited:
    """Return the refusal of something that is possible again after a few seconds."""
    seconds = round(wait, 1)
    return RateLimited(
        Message("server", "too-much-for-seconds", what=limit.what, seconds=seconds), wait
    )


class RateLimiter:
    """Token buckets, one for each kind of request and client.

    A bucket is stored as the time at which it will be full again (as in GCRA, the generic cell
    rate algorithm); a full bucket needs no memory.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._full_at: dict[tuple[Limited, str], float] = {}
        self._drop_at = _FEW_BUCKETS  # how many buckets are looked through for full ones
        self._limits: dict[Limited, RateLimit] = {
            "move": RateLimit(settings.moves_a_second, 2, "moves"),
            "talk": RateLimit(settings.talk_a_minute / 60, 20, "talk"),
            "ask": RateLimit(settings.asks_a_second, 4, "questions"),
            "address-ask": RateLimit(settings.address_asks_a_second, 4, "questions"),
            "answer": RateLimit(settings.answer_bytes_a_second, 10, "questions"),
            "address-answer": RateLimit(settings.address_answer_bytes_a_second, 10, "questions"),
            "replay": RateLimit(settings.replayed_moves_a_second, 10, "replays"),
            "request": RateLimit(settings.requests_a_second, 4, "requests"),
        }

    def take(self, kind: Limited, who: str, weight: float = 1.0) -> None:
        """Take `weight` tokens; raise RateLimited, and take none, if there are too few."""
        limit = self._limits[kind]
        if limit.per_second <= 0:
            raise RateLimited(Message("server", "none-allowed", what=limit.what), 3600)
        now = self._now()
        cost = weight / limit.per_second
        full_at = max(self._full_at.get((kind, who), now), now) + cost
        wait = full_at - now - max(limit.burst_seconds, cost)
        if wait > 1e-9:
            raise too_much_for_seconds(limit, wait)
        self._keep(kind, who, full_at, now)

    def require_no_debt(self, kind: Charged, who: str) -> None:
        """Raise RateLimited while more was charged than there was. Take nothing."""
        self.take(kind, who, 0.0)

    def charge(self, kind: Charged, who: str, weight: float) -> None:
        """Take tokens for work that is already done. It is never refused: the bucket goes into
        debt, up to a minute of refill."""
        limit = self._limits[kind]
        if limit.per_second > 0:
            now = self._now()
            full_at = max(self._full_at.get((kind, who), now), now) + weight / limit.per_second
            deepest = now + limit.burst_seconds + _LONGEST_DEBT
            self._keep(kind, who, min(full_at, deepest), now)

    def _keep(self, kind: Limited, who: str, full_at: float, now: float) -> None:
        self._full_at[kind, who] = full_at
        if len(self._full_at) > self._drop_at:
            self._drop_buckets(now)

    def _drop_buckets(self, now: float) -> None:
        """Drop the buckets that are full; if too many are left, also the fuller half."""
        kept = sorted((at, key) for key, at in self._full_at.items() if at > now)
        self._full_at = {key: at for at, key in kept[-_MOST_BUCKETS // 2 :]}
        self._drop_at = max(_FEW_BUCKETS, 2 * len(self._full_at))


def network_prefix(address: str) -> str:
    """The address that limits count: an IPv4 address itself, an IPv6 address as its /64 network,
    since a subscriber usually has a whole one."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)
