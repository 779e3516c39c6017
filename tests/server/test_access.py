"""Access to a real server: origins of sockets, their number, addresses behind a proxy."""

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import set_up, visitor


async def open_socket(house: House, table: str, **more: Any) -> ClientConnection:
    """A socket at a table, before its `hello`."""
    place = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return await connect(place, **more)


def test_socket_from_another_origin_is_refused_even_with_a_cookie(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            cookie = {"cookie": f"tabbytop={ana.cookies['tabbytop']}"}
            for origin in ("http://evil.example", "null", house.url.replace("127.0.0.1", "evil")):
                with pytest.raises(InvalidStatus) as refused:
                    await open_socket(house, table, origin=origin, additional_headers=cookie)
                assert refused.value.response.status_code == 403
            socket = await open_socket(house, table, origin=house.url)
            await socket.close()

    scenario(tmp_path, play)


def test_cookie_alone_gives_no_seat_over_http(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            seen: Any = await told(ana.get(f"/api/tables/{table}/play"))
            assert seen["messages"][0]["you"] == []
            assert [message.get("seat") for message in seen["messages"][1:]] == [None]

    scenario(tmp_path, play)


def test_sockets_per_address_are_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            held = [await open_socket(house, table) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await open_socket(house, table)
            for socket in held:
                await socket.close()

    scenario(tmp_path, play, sockets_an_address=3)


@pytest.mark.parametrize("trusted", [True, False])
def test_forwarded_address_is_used_from_trusted_proxies_only(tmp_path: Path, trusted: bool) -> None:
    """Else all clients of a proxy would share a limit, or any client could choose its address."""

    async def play(house: House) -> None:
        async with visitor(house) as ana:
            statuses = []
            for number in range(4):
                forwarded = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
                answer = await ana.get("/api/me", headers=forwarded)
                statuses.append(answer.status_code)
                if answer.status_code == 200:
                    assert ("secure" in answer.headers["set-cookie"].lower()) == trusted
            assert statuses == ([200] * 4 if trusted else [200, 200, 429, 429])

    proxies = ["127.0.0.1"] if trusted else []
    scenario(tmp_path, play, requests_a_second=0.5, trusted_proxies=proxies)
