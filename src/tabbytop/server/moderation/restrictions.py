"""Bans and mutes, in the memory of each worker."""

import ipaddress
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from tabbytop.server.errors import Refused
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.store.moderation import Restriction

BANNED: Final = Message("server", "banned")
MUTED: Final = Message("server", "muted")
K = TypeVar("K")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Restrictions:
    """The bans and mutes in force: every request checks them, so they are all in memory."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._banned: dict[str, int | None] = {}  # until when, by person; None: for good
        self._muted: dict[str, int | None] = {}
        self._networks: dict[Network, int | None] = {}
        self.signer: Signer | None = None  # verifies cookies; set once the server has its key

    def replace(self, found: "Iterable[Restriction]") -> None:
        """Replace all restrictions by these."""
        self._banned, self._muted, self._networks = {}, {}, {}
        for each in found:
            if each.kind == "mute":
                self._muted[each.person] = _longer(self._muted, each.person, each.until)
            elif each.person:
                self._banned[each.person] = _longer(self._banned, each.person, each.until)
            else:
                network = ipaddress.ip_network(each.network)
                self._networks[network] = _longer(self._networks, network, each.until)

    def refuse_banned(self, person: str) -> None:
        """Raise Refused if this person is banned."""
        if self._banned and self.is_banned(person):
            raise Refused("not-here", BANNED)

    def refuse_muted(self, person: str) -> None:
        """Raise Refused if this person is muted."""
        if person in self._muted and self._holds(self._muted[person]):
            raise Refused("not-here", MUTED)

    def refuse_banned_client(self, address: str, cookie: str | None) -> None:
        """Raise Refused if this address is banned, or the person whom this cookie names."""
        if self.is_banned_address(address):
            raise Refused("not-here", BANNED)
        if self._banned and cookie and self.signer is not None:
            claim = self.signer.verify_cookie(cookie)
            if claim is not None:
                self.refuse_banned(claim.person)

    def is_banned(self, person: str) -> bool:
        """Whether this person is banned now."""
        return person in self._banned and self._holds(self._banned[person])

    def is_banned_address(self, address: str) -> bool:
        """Whether this address is in a network that is banned now."""
        if not self._networks:
            return False
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(known, "ipv4_mapped", None)
        known = mapped or known
        return any(
            known in network and self._holds(until) for network, until in self._networks.items()
        )

    def bans_anybody(self) -> bool:
        """Whether there is any ban at all."""
        return bool(self._banned or self._networks)

    def _holds(self, until: int | None) -> bool:
        return until is None or self._now() < until


def _longer(known: dict[K, int | None], key: K, until: int | None) -> int | None:
    """The end of the longer of two restrictions of the same key; None: for good."""
    if key not in known:
        return until
    before = known[key]
    return None if before is None or until is None else max(before, until)
