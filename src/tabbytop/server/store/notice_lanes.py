"""How many notices may be in flight at once: a slow endpoint delays nobody but its own people."""

from collections import Counter
from typing import Final, Self

OPERATOR: Final = ""  # the host of notices to the operator's webhook, which are nobody's own
_OF_PERSON: Final = 2  # in flight at once
_OF_HOST: Final = 2
_OF_QUICK_HOST: Final = 8  # push services, which very many people share
_MOST_QUICK: Final = 1000  # hosts that are remembered as quick


class Lanes:
    """Counts notices in flight by person and by host. A host that answers quickly may have more of
    them, until it fails or is slow."""

    def __init__(self) -> None:
        self._people: Counter[str] = Counter()
        self._hosts: Counter[str] = Counter()
        self._quick: dict[str, None] = {}  # the latest last

    def copy(self) -> Self:
        """The same counts, to try something out."""
        other = type(self)()
        other._people, other._hosts = self._people.copy(), self._hosts.copy()
        other._quick = self._quick
        return other

    def full_people(self) -> list[str]:
        """People who have as many in flight as they may have."""
        return [person for person, count in self._people.items() if count >= _OF_PERSON]

    def full_hosts(self) -> list[str]:
        """Hosts that have as many in flight as they may have."""
        return [host for host, count in self._hosts.items() if count >= self._most(host)]

    def admits(self, person: str, host: str) -> bool:
        """Whether one more may be in flight."""
        if self._hosts[host] >= self._most(host):
            return False
        return host == OPERATOR or self._people[person] < _OF_PERSON

    def enter(self, person: str, host: str) -> None:
        """Count one that is sent now."""
        self._hosts[host] += 1
        if host != OPERATOR:
            self._people[person] += 1

    def leave(self, person: str, host: str) -> None:
        """Count one out that was sent, or could not be."""
        _count_out(self._hosts, host)
        if host != OPERATOR:
            _count_out(self._people, person)

    def note(self, host: str, quick: bool) -> None:
        """Remember whether a host has just answered quickly."""
        self._quick.pop(host, None)
        if quick:
            self._quick[host] = None
            if len(self._quick) > _MOST_QUICK:
                del self._quick[next(iter(self._quick))]

    def _most(self, host: str) -> int:
        return _OF_QUICK_HOST if host in self._quick else _OF_HOST


def _count_out(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
