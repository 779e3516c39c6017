"""A minimal WebSocket client, so that the server's cost dominates the measurement.

It implements the part of RFC 6455 that is needed here: text and binary messages, also fragmented,
pings and closing. It offers no compression. Its masks are zero, which the RFC allows and every
server accepts, so that masking costs nothing.
"""

import asyncio
import base64
import os
from abc import ABC, abstractmethod
from typing import cast

TEXT = 0x1
CLOSE = 0x8
PING = 0x9
PONG = 0xA
LAST = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"


def frame(kind: int, payload: bytes) -> bytes:
    """Return one message as a client's frame."""
    size = len(payload)
    if size < 126:
        return bytes((LAST | kind, MASKED | size)) + NO_MASK + payload
    if size < 1 << 16:
        return bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2) + NO_MASK + payload
    return bytes((LAST | kind, MASKED | 127)) + size.to_bytes(8) + NO_MASK + payload


class Socket(asyncio.Protocol, ABC):
    """One WebSocket. Messages are passed to `on_message` at once, in the order of arrival."""

    def __init__(self, host: str, path: str) -> None:
        self._host = host
        self._path = path
        self._buffer = b""
        self._pieces: list[bytes] = []  # of a message that comes in several frames
        self._transport: asyncio.Transport | None = None
        self._open = False
        self._ended = False

    @abstractmethod
    def on_open(self) -> None:
        """Handle the opened connection."""

    @abstractmethod
    def on_message(self, message: bytes) -> None:
        """Handle a complete message."""

    @abstractmethod
    def on_end(self, why: str) -> None:
        """Handle a connection that was closed, and not by `drop`."""

    async def connect(self, port: int) -> None:
        """Connect to this machine."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)

    def send(self, message: bytes) -> None:
        """Send a text message."""
        assert self._transport is not None
        self._transport.write(frame(TEXT, message))

    def drop(self) -> None:
        """Drop the connection without closing it, as a phone in a tunnel does."""
        assert self._transport is not None
        self._ended = True
        self._transport.abort()

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own has another parent
        asked = {
            "Host": self._host,
            "Origin": f"http://{self._host}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        }
        lines = [f"GET {self._path} HTTP/1.1", *(f"{name}: {asked[name]}" for name in asked)]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames."""
        if self._buffer:
            data = self._buffer + data
        start = 0
        if not self._open:
            start = self._upgraded(data)
            if not self._open:
                self._buffer = data[start:]
                return
        end = len(data)
        while end - start >= 2:
            first, size = data[start], data[start + 1]
            body = start + 2
            if size == 126:
                body += 2
                size = int.from_bytes(data[start + 2 : body])
            elif size == 127:
                body += 8
                size = int.from_bytes(data[start + 2 : body])
            if body + size > end:  # so it is, too, when the size itself is cut off
                break
            if first == LAST | TEXT:
                self.on_message(data[body : body + size])
            else:
                self._rare(first, data[body : body + size])
            start = body + size
        self._buffer = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake up those who wait for the end."""
        self._end(f"lost: {exc or 'the server has closed it'}")

    def _upgraded(self, data: bytes) -> int:
        """Return where the frames begin, after the server's response; not open yet if that is
        incomplete."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        status = head.split(b"\r\n", 1)[0].decode(errors="replace")
        if " 101 " not in f"{status} ":
            self._end(f"refused: {status}")
            self.drop()
            return len(data)
        self._open = True
        self.on_open()
        return len(head) + len(found)

    def _rare(self, first: int, payload: bytes) -> None:
        """Handle a fragment, a ping or the close."""
        assert self._transport is not None
        kind = first & 0x0F
        if kind == PING:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            code = int.from_bytes(payload[:2])
            self._end(f"closed: {code} {payload[2:].decode(errors='replace')}")
            self._transport.write(frame(CLOSE, payload[:2]))
            self._transport.close()
        elif kind != PONG:
            self._pieces.append(payload)
            if first & LAST:
                message = b"".join(self._pieces)
                self._pieces.clear()
                self.on_message(message)

    def _end(self, why: str) -> None:
        if not self._ended:
            self._ended = True
            self.on_end(why)
