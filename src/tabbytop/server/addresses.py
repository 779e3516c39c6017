"""Addresses of this machine, and URLs by which it and others reach a server on it."""

import contextlib
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit, urlunsplit

# Nothing is sent to these, which are for documentation: the system only chooses a route.
_OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

Address = IPv4Address | IPv6Address


def reachable_here(url: str) -> str:
    """Return the URL by which this machine reaches a server that listens on all addresses."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(urlsplit(url).hostname or "")
    return url if host is None else with_host(url, host)


def with_host(url: str, host: str) -> str:
    """Return a URL with another host and the same port."""
    parts = urlsplit(url)
    host = f"[{host}]" if ":" in host else host
    return urlunsplit(parts._replace(netloc=f"{host}:{parts.port}"))


def all_addresses(like: Address) -> str:
    """Return the host to listen on for everybody who can reach such an address."""
    return "0.0.0.0" if like.version == 4 else "::"


def lan_address() -> Address | None:
    """Return this machine's address in the local network; None if it is in none."""
    return best_address(_own_addresses())


def best_address(addresses: Iterable[Address]) -> Address | None:
    """Choose what others can reach: IPv4 before IPv6, and private networks before public ones."""
    usable = [
        address
        for address in addresses
        if not (address.is_loopback or address.is_link_local or address.is_unspecified)
    ]
    # Of equals, `min` returns the first.
    return min(usable, key=lambda each: (each.version, not each.is_private), default=None)


def _own_addresses() -> Iterator[Address]:
    """The address of the default route first, then those under the machine's name."""
    for family, outside in _OUTSIDE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            yield ip_address(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None):
            with contextlib.suppress(ValueError):
                yield ip_address(str(place[0]).partition("%")[0])
