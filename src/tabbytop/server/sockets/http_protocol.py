"""The HTTP protocol of the server: limits on the size and the duration of a request.

uvicorn waits for the rest of a request without a time limit, and buffers its whole head. A client
that opens many connections and sends little on each (slow loris), or much on one, would exhaust
the server.
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


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with a timeout and a limit for the head of a request."""

    _head = 0  # bytes of a request whose body has not begun
    _timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > _HEAD_BYTES and not self.transport.is_closing():
            self._reject(b"431 Request Header Fields Too Large")

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._reject(b"400 Bad Request")

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_timeout()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._start_timeout()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_timeout()
        super().on_message_complete()

    def _reject(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + _REST)
        self.transport.close()

    def _start_timeout(self) -> None:
        self._stop_timeout()
        self._timeout = self.loop.call_later(_SECONDS, self.transport.abort)

    def _stop_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
