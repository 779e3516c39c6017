"""Garbage without end leaves a short log."""

import asyncio
import itertools
import json
import os
from pathlib import Path

from tests.server.hostile.raw_socket import TEXT, Raw, frame, handshake
from tests.server.server_process import ServerProcess, running_process

TIMES = 120
MOST_LINES = 60
NESTED = b"[" * 5000
GARBAGE = [
    b"\x16\x03\x01 this is no request\r\n\r\n",
    b"GET /../../etc HTTP/9.9\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: cats\r\nContent-Length: 3\r\n\r\n{{{",
    b"POST /api/tables HTTP/1.1\r\nHost: cats\r\nContent-Type: application/json\r\n"
    b"Content-Length: 5000\r\n\r\n" + NESTED,
    b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: cats\r\n\r\n",
    b"GET /nowhere?%zz HTTP/1.1\r\nHost: cats\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/login HTTP/1.1\r\nHost: cats\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    handshake("nowhere").replace(b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 1"),
    handshake("nowhere") + frame(3, b"{}"),
    handshake("nowhere") + frame(TEXT, NESTED),
    handshake("nowhere") + os.urandom(300),
]


async def send(server: ServerProcess, source: str, garbage: bytes) -> None:
    async with await Raw.connected(server.url, source) as raw:
        await raw.write(garbage)
        raw.writer.write_eof()
        await raw.gone()


def test_garbage_requests_log_a_bounded_number_of_lines(tmp_path: Path) -> None:
    async def attack(server: ServerProcess) -> None:
        addresses = (f"127.0.1.{number}" for number in itertools.cycle(range(1, 255)))
        for _ in range(TIMES):
            await asyncio.gather(*(send(server, next(addresses), sent) for sent in GARBAGE))

    with running_process(tmp_path) as server:
        asyncio.run(attack(server))
        assert server.get("/health").status_code == 200
        log = server.log.read_text(encoding="utf-8")
    lines = log.splitlines()
    assert all(json.loads(line) for line in lines)
    assert len(lines) <= MOST_LINES, lines[:5]
    assert len(log) < 100_000
