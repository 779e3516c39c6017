"""Quotas: rate limits by the hour or the day, shared by all workers and kept over restarts.

The database holds a token bucket for each person and address. Rare actions (new guests, tables,
attempts to log in) are counted there one by one, exactly. For frequent ones (talk, lines of a log)
a worker leases a hundredth of the bucket at a time and counts within that without waiting; until
the database has answered it gives up to one such block on credit. All workers together therefore
exceed a quota by at most one block per worker, that is by one per cent each.
"""

import asyncio
import base64
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal

from tabbytop.server.access.rate_limits import RateLimit, RateLimited, too_much_for_seconds
from tabbytop.server.errors import Unavailable
from tabbytop.server.settings import Settings
from tabbytop.server.store.rows import LeaseRequest
from tabbytop.texts.message import Message

Rare = Literal[
    "guest", "login", "address-login", "table", "address-table", "join", "address-join", "report",
    "device-game", "code", "circle",
]  # fmt: skip
Frequent = Literal["talk", "address-talk", "line", "address-line"]
Limited = Rare | Frequent

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
BYTES_A_UNIT: Final = 100  # of a text; every 100 bytes begun count as one line
_ACCOUNTS_AN_ADDRESS: Final = 5  # an address may try to log in so many times as often as a login
_BLOCKS: Final = 100  # in a whole quota
_MOST_REMEMBERED: Final = 50_000  # people and addresses; a few megabytes
_KEY_BYTES: Final = 15
_SETTLES: Final = 1.0  # seconds in which the database usually answers
_MINUTES_FROM: Final = 90  # seconds; longer waits are told in minutes
_log = logging.getLogger("tabbytop.server")


class LeasedTokens:
    """Tokens that this worker has leased for a key and not spent; negative: given on credit."""

    def __init__(self) -> None:
        self.left = 0.0
        self.retry_at = 0.0  # nothing more is leased before that time


def weight(text: str) -> int:
    """How many lines a text counts for: one for every 100 bytes begun."""
    return max(1, -(-len(text.encode("utf-8", "surrogatepass")) // BYTES_A_UNIT))


class Quotas:
    """Counts what people and addresses do against their quotas."""

    def __init__(
        self,
        lease: Callable[[Sequence[LeaseRequest], int], Awaitable[list[int]]],
        settings: Settings,
        key: bytes,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self._lease = lease
        self._key = key
        self._now = now
        self._leased: dict[tuple[Frequent, str], LeasedTokens] = {}
        self._refused_until: dict[tuple[Rare, str], float] = {}
        self._wanted: dict[tuple[Frequent, str], float] = {}
        self._settling: asyncio.Task[None] | None = None
        self._limits: dict[Limited, RateLimit] = {
            "guest": RateLimit(settings.guests_an_hour / HOUR, HOUR / 2, "guests"),
            "login": RateLimit(settings.logins_a_minute / 60, 100, "logins"),
            "address-login": RateLimit(
                _ACCOUNTS_AN_ADDRESS * settings.logins_a_minute / 60, 100, "logins"
            ),
            "report": RateLimit(settings.reports_an_hour / HOUR, HOUR / 2, "reports"),
            "table": RateLimit(settings.tables_an_hour / HOUR, HOUR / 6, "tables"),
            "address-table": RateLimit(settings.address_tables_an_hour / HOUR, HOUR / 2, "tables"),
            "join": RateLimit(settings.joins_an_hour / HOUR, HOUR / 6, "joins"),
            "address-join": RateLimit(settings.address_joins_an_hour / HOUR, HOUR / 2, "joins"),
            "code": RateLimit(settings.codes_an_hour / HOUR, HOUR / 2, "codes"),
            "circle": RateLimit(settings.circles_a_day / DAY, DAY, "circles"),
            "device-game": RateLimit(settings.device_games_a_day / DAY, DAY, "device-games"),
            "talk": RateLimit(settings.talk_an_hour / HOUR, HOUR, "talk"),
            "address-talk": RateLimit(settings.address_talk_an_hour / HOUR, HOUR, "talk"),
            "line": RateLimit(settings.lines_a_day / DAY, DAY, "lines"),
            "address-line": RateLimit(settings.address_lines_a_day / DAY, DAY, "lines"),
        }

    async def take(self, kind: Rare, who: str) -> None:
        """Count one rare action; raise RateLimited, and count nothing, beyond the quota."""
        limit = self._limits[kind]
        _require_allowed(limit)
        now = self._now()
        wait = self._wait(kind, self._refused_until.get((kind, who), 0.0))
        if wait > 0:  # repeated attempts cost the database nothing
            raise _rate_limited(limit, wait / 1000)
        self._refused_until.pop((kind, who), None)
        [refused_for] = await self._lease([self._request(kind, who, 1.0)], now)
        if refused_for:
            if len(self._refused_until) >= _MOST_REMEMBERED:
                self._refused_until.clear()
            self._refused_until[kind, who] = float(now + refused_for)
            raise _rate_limited(limit, refused_for / 1000)

    def require(self, kind: Frequent, who: str) -> None:
        """Raise RateLimited if the quota is used up. Count nothing."""
        limit = self._limits[kind]
        _require_allowed(limit)
        tokens = self._leased.get((kind, who))
        if tokens is None or tokens.left > -self._block(kind):
            return
        wait = self._wait(kind, tokens.retry_at)
        if wait > 0:
            raise _rate_limited(limit, wait / 1000)
        if self._settling is not None:  # the credit is used up before the database has answered
            raise _rate_limited(limit, _SETTLES)

    def refund(self, kind: Frequent, who: str, amount: int) -> None:
        """Give back what was counted for an action that was not done."""
        tokens = self._leased.get((kind, who))
        if tokens is not None:
            tokens.left += amount

    def spend(self, kind: Frequent, who: str, amount: int) -> None:
        """Count so much of a frequent action; tokens that are missing are leased soon."""
        tokens = self._tokens((kind, who))
        tokens.left -= amount
        if tokens.left < 0 and self._wait(kind, tokens.retry_at) <= 0:
            self._want(kind, who)
        if len(self._leased) > _MOST_REMEMBERED:
            for key in list(self._leased)[: _MOST_REMEMBERED // 2]:
                del self._leased[key]

    def _tokens(self, key: tuple[Frequent, str]) -> LeasedTokens:
        """The tokens that are leased for a key; none at first."""
        tokens = self._leased.get(key)
        if tokens is None:
            tokens = self._leased[key] = LeasedTokens()
        return tokens

    def pseudonym(self, kind: str, who: str) -> str:
        """A keyed hash for the database, which does not tell whose it is."""
        plain = f"{kind} {who}".encode("utf-8", "surrogatepass")
        digest = hashlib.blake2b(plain, key=self._key, digest_size=_KEY_BYTES)
        return base64.urlsafe_b64encode(digest.digest()).decode()

    async def wait_until_settled(self) -> None:
        """Wait until the database has answered all requests for tokens."""
        while self._settling is not None:
            await asyncio.wait([self._settling])

    def _wait(self, kind: Limited, until: float) -> float:
        """Milliseconds from now until then. No wait is longer than it takes to refill the bucket:
        such a time is from before the clock was set back, and there is nothing to wait for."""
        wait = until - self._now()
        if wait <= 0 or wait > 1000 * _capacity_seconds(self._limits[kind]):
            return 0.0
        return wait

    def _request(self, kind: Limited, who: str, amount: float) -> LeaseRequest:
        limit = self._limits[kind]
        cost = round(1000 * amount / limit.per_second)
        capacity = round(1000 * _capacity_seconds(limit))
        return LeaseRequest(self.pseudonym(kind, who), cost, capacity)

    def _block(self, kind: Frequent) -> float:
        """How many tokens are leased at a time."""
        limit = self._limits[kind]
        return max(1.0, limit.per_second * limit.burst_seconds / _BLOCKS)

    def _want(self, kind: Frequent, who: str) -> None:
        self._wanted[kind, who] = self._block(kind)
        if self._settling is None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    async def _settle(self) -> None:
        """Lease the tokens that are wanted, for all keys in one transaction."""
        try:
            while self._wanted:
                wanted = [
                    (key, max(0.0, -self._leased[key].left) + block)
                    for key, block in self._wanted.items()
                    if key in self._leased
                ]
                self._wanted.clear()
                now = self._now()
                requests = [self._request(kind, who, amount) for (kind, who), amount in wanted]
                waits = await self._lease(requests, now)
                for (key, amount), wait in zip(wanted, waits, strict=True):
                    tokens = self._tokens(key)
                    if not wait:
                        tokens.left += amount
                    tokens.retry_at = float(now + wait) if wait else 0.0
        except Unavailable:
            pass  # then no line can be written either; the next one asks again
        except Exception:
            _log.exception("limits could not be counted")
        finally:
            self._settling = None


def _capacity_seconds(limit: RateLimit) -> float:
    """How long an empty bucket takes to fill; it holds at least one token."""
    return max(limit.burst_seconds, 1 / limit.per_second)


def _require_allowed(limit: RateLimit) -> None:
    if limit.per_second <= 0:
        raise RateLimited(Message("server", "none-allowed", what=limit.what), HOUR)


def _rate_limited(limit: RateLimit, wait: float) -> RateLimited:
    if wait < _MINUTES_FROM:
        return too_much_for_seconds(limit, wait)
    minutes = math.ceil(wait / 60)
    return RateLimited(
        Message("server", "too-much-for-minutes", what=limit.what, minutes=minutes), wait
    )
