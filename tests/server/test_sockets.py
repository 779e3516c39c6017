"""One connection and another at a table: what each hears, and what nobody can do to the others."""

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tabbytop.server import serving
from tabbytop.server.sockets import client_session
from tests.server.client import Client
from tests.server.house import House, at, new_table, running
from tests.waiting import HANG

Scene = Callable[[House, str, list[str]], Awaitable[None]]


def at_a_table(
    tmp_path: Path, scene: Scene, game: str = "tem-purr-a", seats: int = 3, **table: Any
) -> None:
    """Play the scene at a new table of a new server."""

    async def play() -> None:
        settings = {name: table.pop(name) for name in list(table) if name in SETTINGS}
        async with running(at(tmp_path, **settings)) as house:
            name = await new_table(house.store, game, seats, seed=bytes(32), **table)
            await scene(house, name, await house.secrets(name))

    asyncio.run(play())


SETTINGS = {"asks_a_second", "queue_bytes", "socket_bytes", "moves_a_second"}


async def closed(client: Client) -> int:
    """The code with which the server hung up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(client.socket.recv(), HANG)
    return client.socket.close_code or 0


def asked(clients: list[Client]) -> int:
    """The seat that is asked."""
    return next(seat for seat, client in enumerate(clients) if client.states[seat].get("moves"))


# Hello.


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "moves", "seat": 0}, "not-now"),
        ({"type": "hello", "seats": ["0.AAAA"]}, "not-yours"),
        ({"type": "hello", "seats": ["nonsense"]}, "not-yours"),
        ({"type": "hello", "surprise": 1}, "malformed"),
        ({"type": "howdy"}, "malformed"),
        ([], "malformed"),
    ],
)
def test_bad_hello_closes_the_connection(tmp_path: Path, first: object, code: str) -> None:
    async def scene(house: House, table: str, _: list[str]) -> None:
        stranger = await house.connect(table)
        await stranger.socket.send(json.dumps(first))
        assert (await stranger.hear())["code"] == code
        assert await closed(stranger) == 1008

    at_a_table(tmp_path, scene)


def test_unknown_table_is_refused(tmp_path: Path) -> None:
    async def scene(house: House, _: str, keys: list[str]) -> None:
        lost = await house.visit("nowhere", *keys)
        assert (await lost.hear())["code"] == "unknown"
        assert await closed(lost) == 1008
        assert "nowhere" not in [hosted.id for hosted in house.host.tables()]

    at_a_table(tmp_path, scene)


def test_secret_of_another_table_is_refused(tmp_path: Path) -> None:
    async def scene(house: House, table: str, _: list[str]) -> None:
        other = await new_table(house.store, "tem-purr-a", 3)
        keys = await house.secrets(other)
        thief = await house.visit(table, keys[0])
        assert (await thief.hear())["code"] == "not-yours"

    at_a_table(tmp_path, scene)


def test_silent_connection_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_session, "_HELLO_SECONDS", 0.1)

    async def scene(house: House, table: str, _: list[str]) -> None:
        assert await closed(await house.connect(table)) == 1008

    at_a_table(tmp_path, scene)


def test_onlookers_are_refused_where_not_allowed(tmp_path: Path) -> None:
    async def scene(house: House, table: str, _: list[str]) -> None:
        curious = await house.visit(table)
        assert (await curious.hear())["code"] == "not-here"

    at_a_table(tmp_path, scene, onlookers=False)


# Moves.


def test_move_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys]
        seat = asked(players)
        mover = players[seat]
        state = mover.states[seat]
        name = await mover.move(seat, state["moves"][0])
        number = (await mover.hear_of("news"))["happened"]["number"]
        again = await house.come(table, keys[seat])  # the answer was lost with the line
        await again.send(
            {"type": "move", "seat": seat, "move": state["moves"][0], "id": name, "answers": 0}
        )
        done = await again.hear_of("done")
        assert (done["id"], done["number"]) == (name, number)
        hosted = await house.host.hosted(table)
        assert hosted.loaded_state().public_seq == number

    at_a_table(tmp_path, scene)


def test_late_or_illegal_move_is_told_to_its_sender_only(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys]
        seat = asked(players)
        other = players[seat - 1]
        move = players[seat].states[seat]["moves"][0]
        await players[seat].act("move", seat, move=move, answers=0)
        assert (await players[seat].hear_of("refused"))["code"] == "late"
        await players[seat].act("move", seat, move="no such move", answers=99)
        refused = await players[seat].hear_of("refused")
        assert refused["code"] in {"not-notation", "malformed"}
        await other.move((seat - 1) % len(keys), move)
        assert (await other.hear_of("refused"))["code"] == "not-asked"
        await other.move(seat, move)
        assert (await other.hear())["code"] == "not-yours"
        await players[seat].move(seat, move)
        heard = [(await player.hear_of("news"))["happened"]["number"] for player in players]
        assert len(set(heard)) == 1

    at_a_table(tmp_path, scene)


def test_two_seats_on_one_device_share_a_connection(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        device = await house.come(table, *keys[:2])
        third = await house.come(table, keys[2])
        assert device.you == [0, 1]
        for _ in range(6):
            states = {**device.states, **third.states}
            seat = next(key for key, state in states.items() if state.get("moves"))
            assert seat is not None
            mover = third if seat == 2 else device
            name = await mover.move(seat, states[seat]["moves"][0])
            heard = [await device.hear_of("news") for _ in range(2)]
            assert [news["seat"] for news in heard] == [0, 1]
            assert [news.get("id", "") for news in heard] == [
                name if seat == own else "" for own in (0, 1)
            ]
            await third.hear_of("news")

    at_a_table(tmp_path, scene)


# Coming again.


def test_reconnect_resends_missed_events_or_the_whole_state(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys]
        absent, since = players[0], players[0].number
        await absent.leave()
        for text in ("one", "two"):
            await players[1].act("say", 1, text=text)
            await players[1].hear_of("news")

        back = await house.visit(table, keys[0], since=since)
        assert (await back.hear_of("welcome"))["current"] is False
        missed = await back.hear_of("missed")
        assert [step["happened"]["text"] for step in missed["steps"]] == ["one", "two"]
        assert (await back.hear_of("state"))["number"] == since + 2

        current = await house.visit(table, keys[0], since=since + 2)
        assert (await current.hear_of("welcome"))["current"] is True

        for unknown in (10_000, None):
            lost = await house.visit(table, keys[0], since=unknown)
            assert (await lost.hear())["type"] == "welcome"
            assert (await lost.hear())["type"] == "state"

    at_a_table(tmp_path, scene)


def test_presence_is_announced(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        first = await house.come(table, keys[0])
        assert first.here == [0]
        second = await house.come(table, keys[1])
        assert (await first.hear_of("presence"))["here"] == [0, 1] == second.here
        twin = await house.come(table, keys[1])  # the same seat on another device
        await second.leave()
        await house.come(table)  # who looks on is not at the table
        await twin.leave()
        assert (await first.hear_of("presence"))["here"] == [0]

    at_a_table(tmp_path, scene)


def test_muted_talk_is_sent_without_text(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys]
        await players[0].send({"type": "mute", "seats": [1]})
        await players[0].send({"type": "moves", "seat": 0})
        await players[0].hear_of("moves")  # so the other has been heard
        await players[1].act("say", 1, text="<b>hiss</b>")
        told = [(await player.hear_of("news"))["happened"] for player in players]
        assert [happened.get("text", "") for happened in told] == ["", *["<b>hiss</b>"] * 2]
        assert len({happened["number"] for happened in told}) == 1

    at_a_table(tmp_path, scene)


def test_leaving_before_the_start_closes_the_connection(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        first, second = await house.come(table, keys[0]), await house.come(table, keys[1])
        await second.act("leave", 1)
        assert (await first.hear_of("news"))["happened"]["who"]["kind"] == "open"
        assert await closed(second) == 1001
        gone = await house.visit(table, keys[1])
        assert (await gone.hear())["code"] == "not-yours"

    at_a_table(tmp_path, scene, people=2)


# What nobody can do to the others.


def test_too_many_malformed_messages_close_the_connection(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys]
        while len((await players[0].hear_of("presence"))["here"]) < len(players):
            pass  # how many comings are told as one depends on how quickly they came
        nonsense: list[str | bytes] = [
            "",
            "{",
            "null",
            b"\xff\xfe\x00",
            "[" * 5000,
            '{"type":"move"}',
            '{"type":"say","seat":0,"id":"a","text":"' + "a" * 301 + '"}',
            '{"type":"hello"}',
            '{"type":"move","seat":-1,"move":"a","id":"a","answers":1}',
            json.dumps({"type": "why", "seat": 0, "move": "a", "more": [[]]}),
        ]
        for message in nonsense:
            await players[0].socket.send(message)
            assert (await players[0].hear())["type"] == "refused", message
        seat = asked(players)
        await players[seat].move(seat, players[seat].states[seat]["moves"][0])
        for player in players:
            await player.hear_of("news")
        for _ in range(20):
            await players[0].socket.send("{")
        assert await closed(players[0]) == 1008
        assert (await players[1].hear_of("presence"))["here"] == [1, 2]

    at_a_table(tmp_path, scene)


def test_too_long_message_closes_the_connection(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        player = await house.come(table, keys[0])
        await player.socket.send("x" * 3000)
        assert await closed(player) == 1009

    at_a_table(tmp_path, scene, socket_bytes=2048)


def test_questions_beyond_the_rate_limit_are_refused(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        player = await house.come(table, keys[0])
        for _ in range(10):
            await player.send({"type": "moves", "seat": 0})
        answers = [(await player.hear())["type"] for _ in range(10)]
        assert answers.count("moves") < 10
        assert set(answers) == {"moves", "refused"}

    at_a_table(tmp_path, scene, asks_a_second=1.0)


@contextlib.asynccontextmanager
async def deaf(house: House, table: str, key: str) -> AsyncIterator[socket.socket]:
    """A connection that says hello and then neither reads nor answers."""
    host, port = house.url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (host, int(port)))
    await loop.sock_sendall(
        raw,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    assert b"101" in await loop.sock_recv(raw, 200)
    await loop.sock_sendall(raw, frame({"type": "hello", "seats": [key]}))
    with raw:
        yield raw


def frame(message: dict[str, Any]) -> bytes:
    """A client's frame, masked with nothing."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


def test_slow_reader_is_disconnected_without_delaying_others(tmp_path: Path) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        players = [await house.come(table, key) for key in keys[1:]]
        async with deaf(house, table, keys[0]) as raw:
            while players[0].here != [0, 1, 2]:
                await players[0].hear()
            loop = asyncio.get_running_loop()
            question = frame({"type": "history"}) * 50
            with contextlib.suppress(OSError):
                async with asyncio.timeout(HANG):
                    while True:  # it asks and asks and never listens
                        await loop.sock_sendall(raw, question)
            while players[0].here != [1, 2]:
                await players[0].hear()
        await players[0].act("say", 1, text="still here")
        assert (await players[1].hear_of("news"))["happened"]["text"] == "still here"

    at_a_table(tmp_path, scene, asks_a_second=1e6, queue_bytes=10_000)


def test_dead_connection_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_PING_SECONDS", 0.2)

    async def scene(house: House, table: str, keys: list[str]) -> None:
        player = await house.come(table, keys[1])
        async with deaf(house, table, keys[0]):
            assert (await player.hear_of("presence"))["here"] == [0, 1]
            assert (await player.hear_of("presence"))["here"] == [1]

    at_a_table(tmp_path, scene)


# The end.


def test_stopping_server_says_bye(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, "tem-purr-a", 3)
            player = await house.come(table, (await house.secrets(table))[0])
        assert (await player.hear())["type"] == "bye"
        assert await closed(player) == 1001

    asyncio.run(play())


def test_connection_delay_is_measured_at_live_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House, table: str, keys: list[str]) -> None:
        player = await house.visit(table, keys[0])
        ping = await player.hear_of("ping")
        assert house.host.delay(table, 0) == 0.0
        loop = asyncio.get_running_loop()
        time = loop.time
        monkeypatch.setattr(loop, "time", lambda: time() + 0.1)  # which the answer takes
        await player.send({"type": "pong", "nonce": ping["nonce"]})
        await player.send({"type": "pong", "nonce": ping["nonce"]})  # twice says nothing
        await player.send({"type": "history"})
        await player.hear_of("past")
        assert house.host.delay(table, 0) >= 0.05
        assert house.host.delay(table, 1) == 0.0
        assert house.host.delay(secrets.token_hex(4), 0) == 0.0

    at_a_table(tmp_path, scene, game="kitty-paw", seats=2)
