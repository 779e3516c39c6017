"""How often is too often: so much of each kind in the long run, and a little more at once.

Every worker counts these for itself, by the second: with several, somebody who is spread over them
gets as much more. What is counted by the hour or the day is in `quotas`, for all of them together.
"""

import ipaddress
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tabbytop.server.errors import Refused
from tabbytop.server.settings import Settings

Limited = Literal["move", "talk", "ask", "request"]
_REMEMBERED: Final = 50_000  # of those who did something lately; a few megabytes


class Allowance(NamedTuple):
    """So many a second in the long run; what was not used in `saved` seconds, at once."""

    a_second: float
    saved: float
    told: str  # what there was too much of


class TooOften(Refused):
    """A limit was reached; after `wait` seconds there is room again."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__("limit", message)
        self.wait = wait


class Rates:
    """What everybody may still do.

    For each who has done something, it is known when their allowance will be whole again; one
    that is whole needs no memory.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._whole_at: dict[tuple[Limited, str], float] = {}
        self._allowances: dict[Limited, Allowance] = {
            "move": Allowance(settings.moves_a_second, 2, "moves"),
            "talk": Allowance(settings.talk_a_minute / 60, 20, "talk"),
            "ask": Allowance(settings.asks_a_second, 4, "questions"),
            "request": Allowance(settings.requests_a_second, 4, "requests"),
        }

    def take(self, kind: Limited, who: str, weight: float = 1.0) -> None:
        """Count one, or as many as it weighs; TooOften, and nothing is counted, if it is too
        much."""
        allowance = self._allowances[kind]
        if allowance.a_second <= 0:
            raise TooOften(f"there are no {allowance.told} here", 3600)
        now = self._now()
        each = weight / allowance.a_second
        whole_at = max(self._whole_at.get((kind, who), now), now) + each
        over = whole_at - now - max(allowance.saved, each)
        if over > 1e-9:
            raise TooOften(f"that was too much: {allowance.told}, wait {over:.1f} seconds", over)
        self._whole_at[kind, who] = whole_at
        if len(self._whole_at) > _REMEMBERED:
            self._forget(now)

    def charge(self, kind: Limited, who: str, weight: float) -> None:
        """Count what has been done already: it is not refused, but what comes next may be."""
        allowance = self._allowances[kind]
        if allowance.a_second > 0:
            now = self._now()
            whole_at = max(self._whole_at.get((kind, who), now), now)
            most = now + max(allowance.saved, 1 / allowance.a_second)
            self._whole_at[kind, who] = min(whole_at + weight / allowance.a_second, most)

    def _forget(self, now: float) -> None:
        """Drop those who are whole again; if that is few, half of all, the ones that soon are."""
        kept = sorted((at, key) for key, at in self._whole_at.items() if at > now)
        self._whole_at = {key: at for at, key in kept[-_REMEMBERED // 2 :]}


def neighbourhood(address: str) -> str:
    """The address as limits see it: of IPv6 the network, of which everybody has a whole one."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)
