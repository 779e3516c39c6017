"""Our end of a WebSocket, for messages that many hear and nobody is waited for.

ASGI's `send` is awaited, so that one slow reader holds up whoever sends. Here a message goes into
the transport at once, and a reader who leaves too much of it unread is cut off. So is who sends
without end: to take the smallest frames apart is work too, before any limit looks at them.
"""

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "tabbytop.wire"  # of the ASGI scope, where the app finds it
_TEXT: Final = 0x81  # a whole message of text
_SMALL: Final = 126
_MIDDLE: Final = 1 << 16
_MASKED: Final = 0x80  # beside the length, in all that clients send
_MASK: Final = 4  # bytes
_AHEAD: Final = 8  # short messages that are taken before the first of them is worked through
_SLICE: Final = 2048  # bytes that are taken apart before it is looked whether they are too many
_SAVED: Final = 4.0  # seconds whose frames may come at once
_LAST_WORD: Final = 1.0  # seconds for who is cut off to read why
_POLICY: Final = 1008


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also sends without waiting."""

    # The app sets what its settings say.
    unread_bytes = 1 << 20  # how much may be unsent
    frames_a_second = 100.0  # that may come in the long run

    _whole_at = 0.0  # when all frames that came will have been made up for
    _deaf = False
    # Bytes that came and are no whole frame yet. More, if somebody made frames longer than they
    # need to be: then it is never again known for certain that a frame begins.
    _owed = 0

    def handle_connect(self, event: "Request") -> None:
        """Let the app find this end of the connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]  # typed for ASGI's own only
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Hear it piece by piece, and no more once it is too much."""
        if not self._owed:
            text = _whole_message(data)
            if text is not None and self._expects(text):
                self._take(text)
                return
        for start in range(0, len(data), _SLICE):
            if self._deaf:
                return
            piece = data[start : start + _SLICE]
            if self.handshake_initiated:
                self._owed += len(piece)
            super().data_received(piece)
        if not self.handshake_initiated:  # it came whole, and was no handshake that one can read
            self.transport.abort()

    def handle_events(self) -> None:
        """Count the frames, whatever they are: also empty ones, and those of no message."""
        for event in self.conn.events:
            if isinstance(event, Frame):
                self._owed -= _least_bytes(len(event.data))
        too_many = self._count(len(self.conn.events))
        super().handle_events()
        if too_many:
            self._stop_hearing()

    def _expects(self, text: bytes) -> bool:
        """Whether this may be a message now: no other is half there, and nobody hangs up."""
        if self.conn.state is not OPEN or self.close_sent or self._deaf or self.frames:
            return False
        return len(text) <= self.config.ws_max_size

    def _take(self, text: bytes) -> None:
        """A short message that came whole, as nearly all do. The parser, and to stop reading after
        each, would cost more than all else that is done with it here."""
        too_many = self._count(1)
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > _AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if too_many:
            self._stop_hearing()

    def _count(self, frames: int) -> bool:
        """Whether that is too much."""
        now = self.loop.time()
        self._whole_at = max(self._whole_at, now) + frames / self.frames_a_second
        return self._whole_at > now + _SAVED

    def handle_text(self, event: "Frame") -> None:
        """JSON is read from bytes; what is no UTF-8 is refused like all that cannot be read."""
        self.handle_bytes(event)

    def push(self, text: bytes) -> None:
        """Send a text (UTF-8) without waiting; nothing if the connection is closing."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return
        self.transport.write(_head(len(text)) + text)
        if self.transport.get_write_buffer_size() > self.unread_bytes:
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection without waiting for anybody."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _stop_hearing(self) -> None:
        """Too much came: nothing more is taken, and soon nobody is there."""
        self._deaf = True
        self.hang_up(_POLICY, "too many messages")
        self.transport.pause_reading()
        self.loop.call_later(_LAST_WORD, self.transport.abort)

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


def _whole_message(data: bytes) -> bytes | None:
    """The text of a short message, if that is what came and all that came; else None. Only for
    what is the beginning of a frame."""
    size = len(data)
    if not 6 < size <= _SLICE or data[0] != _TEXT:
        return None
    length, begin = data[1] - _MASKED, 2 + _MASK
    if length == _SMALL:  # then the length itself follows
        length, begin = data[2] << 8 | data[3], 4 + _MASK
    elif length > _SMALL:
        return None
    return apply_mask(data[begin:], data[begin - _MASK : begin]) if size == begin + length else None


def _least_bytes(length: int) -> int:
    """How long a frame with so much in it is, if whoever made it wasted nothing."""
    if length < _SMALL:
        return 2 + _MASK + length
    return (4 if length < _MIDDLE else 10) + _MASK + length
