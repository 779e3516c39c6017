"""POST to addresses that people choose, without letting them reach into the operator's network.

A host name is resolved once, its address is checked, and that address is what is connected to.
Redirects are not followed, and little is read of the answer.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from tabbytop.kernel.errors import TabbytopError

MOST_URL: Final = 1000  # characters
_SECONDS: Final = 10.0  # for everything: resolving, connecting, writing, reading
_MOST_BYTES: Final = 16_384  # of an answer; only its head matters
_PORTS: Final = {"https": 443, "http": 80}
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
# All that is public in IPv6. Other blocks hide IPv4 addresses: ::a.b.c.d, or local NAT64.
_PUBLIC_BLOCK: Final = ipaddress.ip_network("2000::/3")
_LIMITED: Final = 429
_UNAVAILABLE: Final = 503


class BadAddress(TabbytopError):
    """A URL to which this server sends nothing."""


class PostFailed(TabbytopError):
    """There was no answer; it may be tried again."""


class Answer(NamedTuple):
    """The answer to a POST."""

    status: int
    wait: float = 0.0  # seconds after which it may be tried again, if the server says so


class AddressPolicy(NamedTuple):
    """What the operator allows besides https to public addresses."""

    http: bool = False
    private: bool = False

    def check_url(self, url: str) -> SplitResult:
        """Split a URL. Raise BadAddress if nothing may be sent there, whatever its host is."""
        try:
            place = urlsplit(url)
            port = place.port
        except ValueError:
            raise BadAddress("no URL") from None
        allowed = ("https", "http") if self.http else ("https",)
        if place.scheme not in allowed or not place.hostname or port == 0:
            raise BadAddress("the URL has another scheme, or no host")
        if place.username is not None or place.password is not None or len(url) > MOST_URL:
            raise BadAddress("the URL has a password, or is too long")
        if not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
            raise BadAddress("the URL has letters that no URL has")
        try:
            literal = ipaddress.ip_address(place.hostname)
        except ValueError:
            return place
        self.check_address(literal)
        return place

    def check_address(self, address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
        """Raise BadAddress if it is an address of the operator's own network."""
        if not self.private and not _is_public(address):
            raise BadAddress("the address is private")


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if address.teredo is not None:
            return False
        if inside is not None:
            return _is_public(inside)
        if address not in _PUBLIC_BLOCK:
            return False
    return address.is_global and not address.is_multicast


async def post(
    url: str,
    headers: Mapping[str, str],
    body: bytes,
    policy: AddressPolicy,
    trust: Callable[[], ssl.SSLContext] | None = None,
) -> Answer:
    """POST a body. Raise BadAddress if nothing may be sent there, PostFailed without an answer."""
    place = policy.check_url(url)
    try:
        async with asyncio.timeout(_SECONDS):
            address = await _resolve(place, policy)
            return await _exchange(place, address, headers, body, trust or default_trust)
    except TimeoutError:
        raise PostFailed("there is no answer") from None
    except (OSError, ssl.SSLError, h11.RemoteProtocolError) as error:
        raise PostFailed(type(error).__name__) from None


async def _resolve(place: SplitResult, policy: AddressPolicy) -> str:
    """Return the address to connect to. Raise BadAddress if one of the host's is private: a name
    that has both is a trick."""
    assert place.hostname is not None
    found = await asyncio.get_running_loop().getaddrinfo(
        place.hostname, _port(place), type=socket.SOCK_STREAM
    )
    addresses = [str(info[4][0]) for info in found]
    for address in addresses:
        policy.check_address(ipaddress.ip_address(address.partition("%")[0]))
    if not addresses:
        raise PostFailed("the host has no address")
    return addresses[0]


def _port(place: SplitResult) -> int:
    return place.port or _PORTS[place.scheme]


@cache
def default_trust() -> ssl.SSLContext:
    """The certificates that this machine trusts."""
    return ssl.create_default_context()


async def _exchange(
    place: SplitResult,
    address: str,
    headers: Mapping[str, str],
    body: bytes,
    trust: Callable[[], ssl.SSLContext],
) -> Answer:
    secure = place.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(place),
        ssl=trust() if secure else None,
        server_hostname=place.hostname if secure else None,
    )
    try:
        connection = h11.Connection(h11.CLIENT)
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        head = {
            "Host": place.netloc,
            "User-Agent": "tabbytop",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        request = h11.Request(method="POST", target=target, headers=list(head.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _read_answer(connection, reader)
    finally:
        writer.close()


async def _read_answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    left = _MOST_BYTES
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _wait_of(event))
        if event is h11.NEED_DATA:
            data = await reader.read(min(left, 4096)) if left > 0 else b""
            left -= len(data)
            if not data:
                raise PostFailed("the answer ended too soon, or is too long")
            connection.receive_data(data)


def _wait_of(response: h11.Response) -> float:
    """Read `Retry-After` in seconds; dates are not worth the trouble."""
    if response.status_code not in {_LIMITED, _UNAVAILABLE}:
        return 0.0
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit() and len(value) <= 6:
            return float(value)
    return 0.0
