"""The HTTP protocol of the server: limits on the size and the duration of a request.

uvicorn waits for the rest of a request without a time limit, and buffers its whole head. A client
that opens many connections and sends little on each (slow loris), or much on one, would exhaust
the server.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import is_ssl

if TYPE_CHECKING:
    from tabbytop.server.sockets.hand_over import SocketHandOver

_HEAD_BYTES: Final = 1 << 16
_SECONDS: Final = 10.0  # for all that comes before the body, and then for the body
_REST: Final = (
    b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\n"
    b"content-security-policy: default-src 'none'\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with a timeout and a limit for the head of a request. With `hand_over`,
    another worker may serve a WebSocket."""

    _head = 0  # bytes of a request whose body has not begun
    _timeout: asyncio.TimerHandle | None = None

    def __init__(
        self,
        *arguments: Any,  # noqa: ANN401 - uvicorn's own
        hand_over: "SocketHandOver | None" = None,
        **more: Any,  # noqa: ANN401 - the same
    ) -> None:
        super().__init__(*arguments, **more)
        self._hand_over = hand_over

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
        serve_here = super().handle_websocket_upgrade
        if self._hand_over is None or not self._can_hand_over():
            serve_here()
            return
        target = self.url.decode("latin-1")
        self._hand_over.pass_on(target, self._request(), self.transport, serve_here)

    def _can_hand_over(self) -> bool:
        """Whether nothing but the descriptor belongs to the connection: no encryption, and no
        response that is not sent yet."""
        if is_ssl(self.transport) or self.transport.get_write_buffer_size():
            return False
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete

    def _request(self) -> bytes:
        """Return the request that was read, as uvicorn gives it to the protocol of WebSockets."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers]
        return b"\r\n".join([*lines, b"", b""])

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
