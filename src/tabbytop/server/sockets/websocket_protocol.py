"""The WebSocket protocol of the server: sending without waiting, and limits for clients.

ASGI's `send` is awaited, so that one slow reader would hold up the sender. Here a message goes into
the transport at once, and a reader who leaves too much unread is disconnected. So is a client that
floods the server: parsing frames costs time before any rate limit looks at the messages.

The app accepts a connection and gives it a session (`carry_on`), to which messages are passed at
once. Then it returns: a socket that is open for hours needs neither its task nor its request.
"""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from tabbytop.server.access.middleware import EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from websockets.http11 import Request

_TEXT: Final = 0x81  # a whole message of text
_SMALL: Final = 126
_MIDDLE: Final = 1 << 16
_MASKED: Final = 0x80  # beside the length, in all that clients send
_MASK: Final = 4  # bytes
_AHEAD: Final = 8  # short messages that are queued before reading is paused
_SLICE: Final = 2048  # bytes that are parsed before the frames are counted
_BURST: Final = 4.0  # seconds whose frames may come at once
_CLOSE_DELAY: Final = 1.0  # seconds for a flooding client to read the reason
_POLICY: Final = 1008


class Session(Protocol):
    """Takes the messages of a connection."""

    def receive(self, data: str | bytes) -> None:
        """Take a message."""

    def disconnected(self) -> None:
        """Note that the connection is gone or about to go."""

    def backlog(self) -> int:
        """How many messages wait to be handled."""

    def at_end(self, callback: Callable[[], None]) -> None:
        """Call it when the session has ended."""


class SessionQueue:
    """In place of uvicorn's queue of events for the app: passes them to a session at once."""

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def put_nowait(self, event: Any) -> None:  # noqa: ANN401 - one of ASGI's dicts
        """Pass an event to the session."""
        if event["type"] == "websocket.receive":
            self._session.receive(event["bytes"])
        else:
            self._session.disconnected()

    def qsize(self) -> int:
        """How many messages wait."""
        return self._session.backlog()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also sends without waiting and limits the rate of frames."""

    # The app sets these from its settings.
    unread_bytes = 1 << 20  # that may be unsent
    frames_a_second = 100.0  # in the long run

    request_read = b""  # the request, if another worker has read it and handed the connection over
    _session: Session | None = None
    _drained_at = 0.0  # when the bucket of the frames that came will be empty
    _ignores_input = False
    # Bytes that came and are no whole frame yet. It stays too high if a client sends frames longer
    # than they need to be: then it is never again certain that a frame begins.
    _unparsed = 0

    def connection_made(self, transport: "BaseTransport") -> None:
        """Begin with the request that was read before, if there is one."""
        super().connection_made(transport)
        if self.request_read:
            self.data_received(self.request_read)
            del self.request_read

    def handle_connect(self, event: "Request") -> None:
        """Put this protocol into the scope of the app."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]  # typed for ASGI's own only
            extensions[EXTENSION] = self

    def carry_on(self, session: Session) -> None:
        """Pass all messages to this session, also after the app has returned."""
        self._session = session
        before = self.queue
        self.queue = SessionQueue(session)  # type: ignore[assignment]  # all that is used of it
        while not before.empty():
            self.queue.put_nowait(before.get_nowait())
        self.resume_reading()
        del self.scope, self.request, self.response  # they would stay as long as the connection

    def at_end(self, callback: Callable[[], None]) -> None:
        """Call it when the session has ended; at once if there is none."""
        if self._session is None:
            callback()
        else:
            self._session.at_end(callback)

    async def run_asgi(self) -> None:
        """Run the app, and close the connection unless a session goes on with it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a connection could not be served")
            self.send_500_response()
        if self._session is None and self.close_timer is None:
            self.transport.close()

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work for which the server waits before it stops."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def resume_reading(self) -> None:
        """Go on reading, unless messages still wait."""
        if self.read_paused and not self.queue.qsize() and not self._ignores_input:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Parse the data in slices, and stop once it is too much."""
        if not self._unparsed:
            text = _whole_message(data)
            if text is not None and self._expects(text):
                self._take_message(text)
                return
        for start in range(0, len(data), _SLICE):
            if self._ignores_input:
                return
            piece = data[start : start + _SLICE]
            if self.handshake_initiated:
                self._unparsed += len(piece)
            super().data_received(piece)
        if not self.handshake_initiated:  # it came whole, and was no readable handshake
            self.transport.abort()

    def handle_events(self) -> None:
        """Count all frames, also empty ones and control frames."""
        for event in self.conn.events:
            if isinstance(event, Frame):
                self._unparsed -= _least_bytes(len(event.data))
        too_many = self._count(len(self.conn.events))
        super().handle_events()
        if too_many:
            self._stop_reading()

    def _expects(self, text: bytes) -> bool:
        """Whether this may be a message now: no other is incomplete, and the connection is open."""
        if self.conn.state is not OPEN or self.close_sent or self._ignores_input or self.frames:
            return False
        return len(text) <= self.config.ws_max_size

    def _take_message(self, text: bytes) -> None:
        """Take a short message that came whole, as nearly all do. The parser, and pausing after
        each message, would cost more than all else that is done with it here."""
        too_many = self._count(1)
        if self._session is not None:
            self._session.receive(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > _AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if too_many:
            self._stop_reading()

    def _count(self, frames: int) -> bool:
        """Count frames in the leaky bucket; return whether they are too many."""
        now = self.loop.time()
        self._drained_at = max(self._drained_at, now) + frames / self.frames_a_second
        return self._drained_at > now + _BURST

    def send_receive_event_to_app(self) -> None:
        """Pass a message on that came in several pieces; one that was handled at once does not
        pause reading."""
        super().send_receive_event_to_app()
        self.resume_reading()

    def handle_text(self, event: "Frame") -> None:
        """Take text as bytes: JSON is decoded from bytes, and invalid UTF-8 is refused there."""
        self.handle_bytes(event)

    def send_now(self, text: bytes) -> None:
        """Send a text (UTF-8) without waiting; ignored if the connection is closing."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return
        self.transport.write(_frame_header(len(text)) + text)
        if self.transport.get_write_buffer_size() > self.unread_bytes:
            self.transport.abort()

    def close_now(self, code: int, reason: str) -> None:
        """Close the connection without waiting."""
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

    def _stop_reading(self) -> None:
        """Ignore all further input, and close the connection soon."""
        self._ignores_input = True
        self.close_now(_POLICY, "too many messages")
        self.transport.pause_reading()
        self.loop.call_later(_CLOSE_DELAY, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Abort at once: nobody is at the other end, and unsent data will never arrive."""
        super().keepalive_timeout()
        self.transport.abort()


def _frame_header(length: int) -> bytes:
    """Return the header of a text frame; a server's frames are not masked (RFC 6455, 5.2)."""
    if length < _SMALL:
        return bytes((_TEXT, length))
    if length < _MIDDLE:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


def _whole_message(data: bytes) -> bytes | None:
    """Return the text if the data is exactly one short message; else None. The data must begin with
    a frame."""
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
    """Return the length of the shortest frame with so much payload."""
    if length < _SMALL:
        return 2 + _MASK + length
    return (4 if length < _MIDDLE else 10) + _MASK + length
