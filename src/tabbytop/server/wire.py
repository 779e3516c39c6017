"""The sending end of a WebSocket, for messages that many hear and nobody is waited for.

ASGI's `send` is awaited, so that one slow reader holds up whoever sends. Here a message goes into
the transport at once, and a reader who leaves too much of it unread is cut off.
"""

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "tabbytop.wire"  # of the ASGI scope, where the app finds it
_TEXT: Final = 0x81  # a whole message of text
_SMALL: Final = 126
_MIDDLE: Final = 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also sends without waiting."""

    unread_bytes = 1 << 20  # how much may be unsent; the app sets what its settings say

    def handle_connect(self, event: "Request") -> None:
        """Let the app find this end of the connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]  # typed for ASGI's own only
            extensions[EXTENSION] = self

    def push(self, text: bytes) -> None:
        """Send a text (UTF-8) without waiting; nothing if the connection is closing."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected:
            return
        self.transport.write(_head(len(text)) + text)
        if self.transport.get_write_buffer_size() > self.unread_bytes:
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection without waiting for anybody."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is at the other end: what is unsent will never arrive."""
        super().keepalive_timeout()
        self.transport.abort()


def _head(length: int) -> bytes:
    """The beginning of a frame; a server's frames are not masked (RFC 6455, 5.2)."""
    if length < _SMALL:
        return bytes((_TEXT, length))
    if length < _MIDDLE:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
