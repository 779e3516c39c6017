"""How a request comes in: not longer than so much, and not slower than so.

uvicorn waits for the rest of a request as long as it takes, and keeps whatever comes before its
body. Who opens many connections and says little on each, or much on one, would have all of ours.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_HEAD_BYTES: Final = 1 << 16
_SECONDS: Final = 10.0  # for all that comes before the body, and then for the body
_REST: Final = (
    b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\n"
    b"content-security-policy: default-src 'none'\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class Entrance(HttpToolsProtocol):
    """uvicorn's protocol for requests, which does not wait for ever."""

    _head = 0  # bytes of a request whose body has not begun
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Somebody knocks."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        self._head += len(data)
        super().data_received(data)
        if self._head > _HEAD_BYTES and not self.transport.is_closing():
            self._turn_away(b"431 Request Header Fields Too Large")

    def handle_websocket_upgrade(self) -> None:
        """It is none: from now on another protocol looks after the connection."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no request at all."""
        self._turn_away(b"400 Bad Request")

    # What the parser finds.

    def on_message_begin(self) -> None:
        """A request begins, perhaps on a connection that had others."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """All but the body is there."""
        super().on_headers_complete()
        self._wait()

    def on_body(self, body: bytes) -> None:
        """What is read here is no head."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All is there."""
        self._head = 0
        self._wait_no_more()
        super().on_message_complete()

    def _turn_away(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + _REST)
        self.transport.close()

    def _wait(self) -> None:
        self._wait_no_more()
        self._patience = self.loop.call_later(_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
