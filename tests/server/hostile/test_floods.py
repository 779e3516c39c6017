"""Floods: endless senders, clients that never read or never finish, thousands of connections.

The limits are those that everybody has; the attackers come from several addresses.
"""

import asyncio
import contextlib
import itertools
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect
import pytest

from tabbytop.server.table.messages import FromClient
from tests.profiles import LONG
from tests.server.hostile.honest_players import (
    PEOPLE,
    Company,
    company,
    complaints,
    memory,
    written,
)
from tests.server.hostile.raw_socket import PING, TEXT, Raw, frame, handshake, text
from tests.server.server_process import ServerProcess, running_process

# A connection that is gone is garbage in circles, and Python looks for that when there is much:
# after some thousand connections, and 40 MB, all that comes is put where something was.
FIRST, ROUNDS = (80, 80) if LONG else (1, 3)
GROWTH = 8.0  # megabytes that a process may be larger after all rounds than after the first ones
PEAK = 40.0  # and in between: what is on its way to so many at once
MANY = 500  # messages, more than twice what a line may send at once
POLICY = 1008
SENT: list[dict[str, Any]] = [
    {"type": "hello"},
    {"type": "move", "seat": 0, "move": "eat", "answers": 4, "id": "x"},
    {"type": "why", "seat": 0, "move": "say zz zz zz"},
    {"type": "moves", "seat": 0},
    {"type": "advise", "seat": 0},
    {"type": "hint", "seat": 0},
    {"type": "history", "before": 1},
    {"type": "undo", "seat": 0, "id": "x"},
    {"type": "agree", "seat": 0, "id": "x"},
    {"type": "say", "seat": 0, "text": "cats", "id": "x"},
    {"type": "emote", "seat": 0, "emote": "purr", "id": "x"},
    {"type": "mute", "seats": [0]},
    {"type": "visible", "on": False},
    {"type": "leave", "seat": 0, "id": "x"},
    {"type": "back", "seat": 0, "id": "x"},
    {"type": "replace", "seat": 0, "absent": 1, "id": "x"},
    {"type": "pause", "seat": 0, "on": True, "id": "x"},
    {"type": "pong", "nonce": 1},
    {"type": "nonsense"},
]
FRAMES = [
    *(text(message) for message in SENT),
    frame(PING, b"x" * 125),
    frame(TEXT, b""),
    frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 100,
]
BROKEN = [  # each ends a connection by itself
    frame(TEXT, b"{}", mask=False),
    frame(3, b"{}"),
    frame(PING, b"x" * 126),
    frame(0, b"{}"),
    frame(TEXT, b" " * 20_000),
    frame(TEXT, b" " * 10_000, fin=False) + frame(0, b" " * 10_000),
    b"\x81\xff" + b"\x7f" * 8,
    b"\xf1\x80\0\0\0\0",
    os.urandom(3000),
]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_floods_are_cut_off_without_affecting_other_players(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> Company:
        addresses = (f"127.0.1.{number}" for number in itertools.cycle(range(1, 255)))
        async with company(server) as people:
            halves = [await half_open(server, people, next(addresses)) for _ in range(3)]
            for _ in range(FIRST):
                await flood(server, people, next(addresses))
            before = memory(server)
            for _ in range(ROUNDS):
                await flood(server, people, next(addresses))
            assert memory(server) - before < GROWTH
            assert memory(server, "VmHWM") - before < PEAK
            for raw in itertools.chain(*halves):
                assert await raw.gone()
                await raw.close()
        return people

    with running_process(tmp_path) as server:
        people = asyncio.run(play(server))
        found = written(tmp_path)
        assert {kind for _, _, kind, _ in found["log"]} == {"sat", "started", "move"}
        assert len(found["people"]) == PEOPLE
        assert len(found["seats"]) == PEOPLE * people.games
        assert complaints(server) == []


async def half_open(server: ServerProcess, people: Company, source: str) -> list[Raw]:
    """Open connections that never complete and never end."""
    open_ = [await Raw.connected(server.url, source) for _ in range(9)]
    for raw in open_[3:6]:
        await raw.write(handshake(people.table.id)[:-2])
    for raw in open_[6:]:
        await raw.write(b"POST /api/login HTTP/1.1\r\nHost: cats\r\nContent-Length: 9\r\n\r\n{")
    silent = [await Raw.at_table(server.url, people.table.id, source) for _ in range(3)]
    return [*open_, *silent]


async def flood(server: ServerProcess, people: Company, source: str) -> None:
    """Send one of every message, at once."""
    table = people.table.id
    await asyncio.gather(
        *(too_many(server, table, source, sent) for sent in FRAMES),
        *(broken(server, table, source, sent) for sent in BROKEN),
        never_reads(server, table, source),
        head_without_end(server, source),
        body_without_end(server, source),
        *(come_and_go(server, table, source, number) for number in range(100)),
    )


async def too_many(server: ServerProcess, table: str, source: str, sent: bytes) -> None:
    """Assert that a flood is answered, then refused, then disconnected."""
    async with await Raw.at_table(server.url, table, source) as raw:
        await raw.write(text({"type": "hello"}))
        writing = asyncio.create_task(raw.write(sent * MANY))
        heard = await raw.hear()
        while isinstance(heard, dict):
            assert heard["type"] not in {"bye", "reason", "advice", "hint", "done"}, heard
            heard = await raw.hear()
        assert heard in {POLICY, 1002, None}, heard  # None: cut off before it was read
        await writing


async def broken(server: ServerProcess, table: str, source: str, sent: bytes) -> None:
    async with await Raw.at_table(server.url, table, source) as raw:
        await raw.write(text({"type": "hello"}))
        await raw.write(sent)
        assert await raw.gone()


async def never_reads(server: ServerProcess, table: str, source: str) -> None:
    """Request much and read nothing: the connection is closed."""
    async with await Raw.at_table(server.url, table, source) as raw:
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport both ways
        await raw.write(text({"type": "hello", "words": True}))
        await raw.write((text({"type": "history"}) + frame(PING, b"x" * 125)) * MANY)
        raw.writer.transport.resume_reading()  # type: ignore[attr-defined]  # the same
        assert await raw.gone()


async def head_without_end(server: ServerProcess, source: str) -> None:
    async with await Raw.connected(server.url, source) as raw:
        await raw.write(b"GET /api/me HTTP/1.1\r\nHost: cats\r\n")
        await raw.write((b"X-Cat: " + b"m" * 1000 + b"\r\n") * 2000)
        assert await raw.gone()


async def body_without_end(server: ServerProcess, source: str) -> None:
    async with await Raw.connected(server.url, source) as raw:
        head = b"POST /api/tables HTTP/1.1\r\nHost: cats\r\nTransfer-Encoding: chunked\r\n\r\n"
        await raw.write(head + (b"3e8\r\n" + b" " * 1000 + b"\r\n") * 2000)
        assert (await raw.head()).startswith("HTTP/1.1 413")


async def come_and_go(server: ServerProcess, table: str, source: str, number: int) -> None:
    """Open a connection that ends at a random moment, with or without a close frame."""
    async with await Raw.connected(server.url, source) as raw:
        if number % 4 == 0:
            return
        await raw.write(handshake(table) if number % 4 != 1 else handshake(table)[:100])
        if number % 4 == 3:
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                await raw.head()
                await raw.write(text({"type": "hello", "since": number}))
                await raw.hear()


def test_flood_covers_every_message_type() -> None:
    known = msgspec.inspect.type_info(FromClient)
    assert isinstance(known, msgspec.inspect.UnionType)
    tags = {kind.tag for kind in known.types if isinstance(kind, msgspec.inspect.StructType)}
    assert tags == {message["type"] for message in SENT} - {"nonsense"}
