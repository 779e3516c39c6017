"""Posting to addresses that people choose: what is refused, and how little is trusted."""

import asyncio
import socket
from typing import Any

import pytest

from tabbytop.server.notices.posting import AddressPolicy, BadAddress, PostFailed, post
from tests.server.notices.push_service import PushService

STRICT = AddressPolicy()
LOOSE = AddressPolicy(http=True, private=True)


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.example/cats",
        "ftp://ntfy.example/cats",
        "file:///etc/passwd",
        "https://",
        "https:///cats",
        "ntfy.example/cats",
        "https://ana:secret@ntfy.example/cats",
        "https://ntfy.example:port/cats",
        "https://ntfy.example:0/cats",
        "https://ntfy.example/\r\nHost: other",
        "https://ntfy.example/c ats",
        "https://ntfy.example/katzé",
        "https://ntfy.example/" + "x" * 1000,
        "https://127.0.0.1/cats",
        "https://10.1.2.3/cats",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/cats",
        "https://[::1]/cats",
        "https://[fe80::1]/cats",
        "https://[fd00::1]/cats",
        "https://[::ffff:192.168.0.1]/cats",
        "https://[64:ff9b::10.0.0.1]/cats",
        "https://[64:ff9b:1::10.0.0.1]/cats",
        "https://[64:ff9b:1:fffe::8.8.8.8]/cats",
        "https://[::10.0.0.1]/cats",
        "https://[::8.8.8.8]/cats",
        "https://[::ffff:0:10.0.0.1]/cats",
        "https://[2002:7f00:1::]/cats",
        "https://[2001:0:1::1]/cats",
        "https://224.0.0.1/cats",
        "https://100.64.0.1/cats",
    ],
)
def test_urls_that_are_unsafe_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        STRICT.check_url(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://ntfy.sh/cats",
        "https://8.8.8.8/x",
        "https://[2606:4700::1111]:8443/a?auth=b",
        "https://[64:ff9b::8.8.8.8]/x",
        "https://[::ffff:8.8.8.8]/x",
    ],
)
def test_public_https_urls_are_accepted(url: str) -> None:
    STRICT.check_url(url)


def test_operator_may_allow_http_and_private_addresses() -> None:
    LOOSE.check_url("http://192.168.0.2:8080/cats")
    with pytest.raises(BadAddress):
        AddressPolicy(http=True).check_url("http://192.168.0.2:8080/cats")
    with pytest.raises(BadAddress):
        AddressPolicy(private=True).check_url("http://192.168.0.2:8080/cats")


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name have these addresses; return the names that were asked for."""
    asked: list[str] = []

    async def getaddrinfo(_loop: object, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.216.34", "127.0.0.1")
    with pytest.raises(BadAddress):
        asyncio.run(post("https://rebinding.example/x", {}, b"{}", STRICT))


def test_name_is_resolved_once_and_its_address_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with PushService.running() as service:
            asked = resolve_to(monkeypatch, "127.0.0.1")
            url = service.url.replace("127.0.0.1", "cats.example")
            assert (await post(f"{url}/a?b=c", {"X-Cat": "1"}, b"{}", LOOSE)).status == 201
            [received] = service.received
            assert received.path == "/a?b=c"
            assert received.headers["host"] == url.removeprefix("http://")
            assert received.headers["x-cat"] == "1"
            assert received.body == b"{}"
            assert asked.count("cats.example") == 1

    asyncio.run(scene())


def test_name_that_is_rebound_between_two_notices_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter(["93.184.216.34", "169.254.169.254"])
    connected: list[str] = []

    async def getaddrinfo(_loop: object, _host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    async def open_connection(host: str, _port: int, **_: Any) -> None:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(PostFailed):
        asyncio.run(post("https://rebinding.example/x", {}, b"{}", STRICT))
    with pytest.raises(BadAddress):
        asyncio.run(post("https://rebinding.example/x", {}, b"{}", STRICT))
    assert connected == ["93.184.216.34"]


def test_redirects_are_not_followed() -> None:
    async def scene() -> None:
        async with PushService.running() as service:
            service.status = 307
            service.headers = [("location", f"{service.url}/other")]
            assert (await post(f"{service.url}/a", {}, b"{}", LOOSE)).status == 307
            assert [each.path for each in service.received] == ["/a"]

    asyncio.run(scene())


def test_retry_after_is_read_from_a_busy_server_alone() -> None:
    async def scene() -> None:
        async with PushService.running() as service:
            for status, value, wait in ((429, "7", 7), (503, "soon", 0), (201, "7", 0)):
                service.status, service.headers = status, [("retry-after", value)]
                assert await post(service.url, {}, b"{}", LOOSE) == (status, wait)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "answer", [b"", b"no http\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"x-cat: meow\r\n" * 20_000]
)
def test_endless_or_broken_answers_are_failures(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def scene() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(PostFailed):
                await post(f"http://127.0.0.1:{port}/", {}, b"{}", LOOSE)

    asyncio.run(scene())


def test_nobody_listening_is_a_failure() -> None:
    with pytest.raises(PostFailed):
        asyncio.run(post("http://127.0.0.1:9/", {}, b"{}", LOOSE))
