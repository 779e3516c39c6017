"""How much is too much in an hour or a day, counted by all workers together, also over restarts.

The database holds, for each person and address, when their allowance is whole again. Rare things
(new guests, tables, tries to log in) are counted there one by one, exactly. For frequent ones
(talk, lines) a worker leases a hundredth of the allowance at a time and counts within that without
waiting; until the database has answered it gives up to one such block on credit. So all workers
together let pass at most one block a worker more than the allowance: one per cent.
"""

import asyncio
import base64
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, NamedTuple

from tabbytop.server.access.limits import Allowance, TooOften
from tabbytop.server.errors import Unavailable
from tabbytop.server.settings import Settings
from tabbytop.server.store.quotas import Lease

Rare = Literal["guest", "login", "address-login", "table", "address-table", "report"]
Frequent = Literal["talk", "address-talk", "line", "address-line"]
Limited = Rare | Frequent

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
BYTES_A_UNIT: Final = 100  # of a sentence; each begun counts like a short sentence
_ACCOUNTS_AN_ADDRESS: Final = 5  # to which it may try to log in as often as to one
_BLOCKS: Final = 100  # in an allowance
_REMEMBERED: Final = 50_000  # of those who did something lately; a few megabytes
_KEY_BYTES: Final = 15
_SETTLES: Final = 1.0  # seconds in which the database has answered
_MINUTES_FROM: Final = 90  # seconds; longer waits are told in minutes
_log = logging.getLogger("tabbytop.server")


class Purse(NamedTuple):
    """What this worker has leased for a key and not used; below zero: given on credit."""

    left: float
    until: float = 0.0  # nothing more is leased before then


def weight(text: str) -> int:
    """As how many lines a text counts: one for every hundred bytes that it begins."""
    return max(1, -(-len(text.encode("utf-8", "surrogatepass")) // BYTES_A_UNIT))


class Quotas:
    """What everybody may still do in the long run."""

    def __init__(
        self,
        lease: Callable[[Sequence[Lease], int], Awaitable[list[int]]],
        settings: Settings,
        key: bytes,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self._lease = lease
        self._key = key
        self._now = now
        self._purses: dict[tuple[Frequent, str], Purse] = {}
        self._refused: dict[tuple[Rare, str], float] = {}
        self._wanted: dict[tuple[Frequent, str], float] = {}
        self._settling: asyncio.Task[None] | None = None
        self._allowances: dict[Limited, Allowance] = {
            "guest": Allowance(settings.guests_an_hour / HOUR, HOUR / 2, "new guests"),
            "login": Allowance(settings.logins_a_minute / 60, 100, "tries to log in"),
            "address-login": Allowance(
                _ACCOUNTS_AN_ADDRESS * settings.logins_a_minute / 60, 100, "tries to log in"
            ),
            "report": Allowance(settings.reports_an_hour / HOUR, HOUR / 2, "reports"),
            "table": Allowance(settings.tables_an_hour / HOUR, HOUR / 6, "new tables"),
            "address-table": Allowance(
                settings.address_tables_an_hour / HOUR, HOUR / 2, "new tables"
            ),
            "talk": Allowance(settings.talk_an_hour / HOUR, HOUR, "talk"),
            "address-talk": Allowance(settings.address_talk_an_hour / HOUR, HOUR, "talk"),
            "line": Allowance(settings.lines_a_day / DAY, DAY, "lines"),
            "address-line": Allowance(settings.address_lines_a_day / DAY, DAY, "lines"),
        }

    async def take(self, kind: Rare, who: str) -> None:
        """Count one of the rare things, exactly; TooOften, and nothing is counted, if it is too
        much."""
        allowance = self._allowances[kind]
        _require_any(allowance)
        now = self._now()
        known = self._refused.get((kind, who), 0.0)
        if known > now:  # who tries again and again costs the database nothing
            raise _too_often(allowance, (known - now) / 1000)
        self._refused.pop((kind, who), None)
        [wait] = await self._lease([self._wish(kind, who, 1.0)], now)
        if wait:
            if len(self._refused) >= _REMEMBERED:
                self._refused.clear()
            self._refused[kind, who] = now + wait
            raise _too_often(allowance, wait / 1000)

    def require(self, kind: Frequent, who: str) -> None:
        """TooOften, if nothing of that is left for them. Nothing is counted."""
        allowance = self._allowances[kind]
        _require_any(allowance)
        purse = self._purses.get((kind, who))
        if purse is None or purse.left > -self._block(kind):
            return
        wait = (purse.until - self._now()) / 1000
        if wait > 0:
            raise _too_often(allowance, wait)
        if self._settling is not None:  # the credit is used up before the database has answered
            raise _too_often(allowance, _SETTLES)

    def give_back(self, kind: Frequent, who: str, amount: int) -> None:
        """Nothing came of what was counted."""
        purse = self._purses.get((kind, who))
        if purse is not None:
            self._purses[kind, who] = purse._replace(left=purse.left + amount)

    def spend(self, kind: Frequent, who: str, amount: int) -> None:
        """Count so much of it; what is not covered yet is leased soon."""
        purse = self._purses.get((kind, who), Purse(0.0))
        self._purses[kind, who] = purse._replace(left=purse.left - amount)
        if purse.left - amount < 0 and purse.until <= self._now():
            self._want(kind, who)
        if len(self._purses) > _REMEMBERED:
            for key in list(self._purses)[: _REMEMBERED // 2]:
                del self._purses[key]

    def hashed(self, kind: str, who: str) -> str:
        """A name that tells nobody whose it is, for the database."""
        said = f"{kind} {who}".encode("utf-8", "surrogatepass")
        digest = hashlib.blake2b(said, key=self._key, digest_size=_KEY_BYTES)
        return base64.urlsafe_b64encode(digest.digest()).decode()

    async def settled(self) -> None:
        """Wait until the database has answered all that was asked of it."""
        while self._settling is not None:
            await asyncio.wait([self._settling])

    def _wish(self, kind: Limited, who: str, amount: float) -> Lease:
        allowance = self._allowances[kind]
        saved = max(allowance.saved, 1 / allowance.a_second)
        cost = round(1000 * amount / allowance.a_second)
        return Lease(self.hashed(kind, who), cost, round(1000 * saved))

    def _block(self, kind: Frequent) -> float:
        allowance = self._allowances[kind]
        return max(1.0, allowance.a_second * allowance.saved / _BLOCKS)

    def _want(self, kind: Frequent, who: str) -> None:
        self._wanted[kind, who] = self._block(kind)
        if self._settling is None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    async def _settle(self) -> None:
        """Lease what is wanted, all that waits in one transaction."""
        try:
            while self._wanted:
                wanted = [
                    (key, max(0.0, -self._purses[key].left) + block)
                    for key, block in self._wanted.items()
                    if key in self._purses
                ]
                self._wanted.clear()
                now = self._now()
                wishes = [self._wish(kind, who, amount) for (kind, who), amount in wanted]
                waits = await self._lease(wishes, now)
                for (key, amount), wait in zip(wanted, waits, strict=True):
                    purse = self._purses.get(key, Purse(0.0))
                    left = purse.left if wait else purse.left + amount
                    self._purses[key] = Purse(left, now + wait if wait else 0.0)
        except Unavailable:
            pass  # then nothing can be written either; it is wanted again with the next line
        except Exception:
            _log.exception("limits could not be counted")
        finally:
            self._settling = None


def _require_any(allowance: Allowance) -> None:
    if allowance.a_second <= 0:
        raise TooOften(f"there are no {allowance.told} here", HOUR)


def _too_often(allowance: Allowance, wait: float) -> TooOften:
    if wait < _MINUTES_FROM:
        return TooOften(f"that was too much: {allowance.told}, wait {wait:.1f} seconds", wait)
    minutes = math.ceil(wait / 60)
    return TooOften(f"enough {allowance.told} for the moment; wait {minutes} minutes", wait)
