"""A raw connection that sends arbitrary bytes, and frames that no library would send."""

import asyncio
import base64
import contextlib
import json
import os
from typing import Any, Self

from tests.waiting import HANG

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(opcode: int, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it, if it has a mask."""
    first = (0x80 if fin else 0) | opcode
    bit = 0x80 if mask else 0
    if len(data) < 126:
        head = bytes((first, bit | len(data)))
    elif len(data) < 1 << 16:
        head = bytes((first, bit | 126)) + len(data).to_bytes(2, "big")
    else:
        head = bytes((first, bit | 127)) + len(data).to_bytes(8, "big")
    return head + (b"\0\0\0\0" if mask else b"") + data  # a mask of nothing changes nothing


def text(message: object) -> bytes:
    """A correct text frame."""
    return frame(TEXT, json.dumps(message).encode())


class Raw:
    """A connection to a server, from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connected(cls, url: str, source: str = "127.0.0.1") -> Self:
        host, port = url.removeprefix("http://").split(":")
        return cls(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))

    @classmethod
    async def at_table(
        cls, url: str, table: str, source: str = "127.0.0.1", headers: str = ""
    ) -> Self:
        """Open a WebSocket, without saying hello."""
        raw = await cls.connected(url, source)
        await raw.write(handshake(table, headers))
        answer = await raw.head()
        assert answer.startswith("HTTP/1.1 101"), answer
        return raw

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def write(self, data: bytes) -> None:
        """Send the bytes; ignored if the server has hung up."""
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def head(self) -> str:
        """Read the head of an HTTP response."""
        async with asyncio.timeout(HANG):
            return (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        async with asyncio.timeout(HANG):
            first, length = await self.reader.readexactly(2)
            assert not length & 0x80, "a server's frames have no mask"
            if length >= 126:
                more = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(more, "big")
            return first & 0x0F, await self.reader.readexactly(length)

    async def hear(self) -> dict[str, Any] | int | None:
        """The next message; a number if the server closed with it, None if it just hung up."""
        try:
            while True:
                opcode, data = await self.frame()
                if opcode == TEXT:
                    message: dict[str, Any] = json.loads(data)
                    return message
                if opcode == CLOSE:
                    return int.from_bytes(data[:2], "big")
                if opcode == PING:
                    await self.write(frame(PONG, data))
        except (ConnectionError, asyncio.IncompleteReadError):
            return None

    async def gone(self) -> bool:
        """Whether the server hangs up, whatever it says before."""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(HANG):
                while await self.reader.read(1 << 16):
                    pass
        return True

    async def close(self) -> None:
        self.writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


def handshake(table: str, headers: str = "") -> bytes:
    """The upgrade request of a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: cats\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{headers}\r\n"
    ).encode("latin-1")
