"""The WebSocket protocol of the server: sending without waiting, and limits for clients.

ASGI's `send` is awaited, so that one slow reader would hold up the sender. Here a message goes into
the transport at once, and a reader who leaves too much unread is disconnected. So is a client that
floods the server: parsing frames costs time before any rate limit looks at the messages.

The app accepts a connection and gives it a session (`carry_on`), to which messages are passed at
once. Then it returns: a socket that is open for hours needs neither its task nor its request.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from tabbytop.server.access.middleware import EXTENSION
from tabbytop.server.sockets.frames import SLICE, FrameWriter, least_bytes, whole_message

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from websockets.http11 import Request

_AHEAD: Final = 8  # short messages that are queued before reading is paused
_BURST: Final = 4.0  # seconds whose frames may come at once
_CLOSE_DELAY: Final = 1.0  # seconds for a flooding client to read the reason
_POLICY: Final = 1008
_NOBODY_WAITS: Final = asyncio.Event()  # one for all connections, since each takes 0.8 kB


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
    # Set when a session goes on with the connection: sends a text (UTF-8) without waiting.
    send_now: Callable[[bytes], None]

    _session: Session | None = None
    _writer: FrameWriter | None = None
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
        self._writer = FrameWriter(self.transport, self.unread_bytes)
        self.send_now = self._writer.send
        if self.close_sent or self.disconnected:
            self._writer.stop()
        self._session = session
        before = self.queue
        self.queue = SessionQueue(session)  # type: ignore[assignment]  # all that is used of it
        while not before.empty():
            self.queue.put_nowait(before.get_nowait())
        self.resume_reading()
        del self.scope, self.request, self.response  # they would stay as long as the connection
        self.writable = _NOBODY_WAITS  # for it: `send_now` does not wait, and `send` was the app's

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
            text = whole_message(data)
            if text is not None and self._expects(text):
                self._take_message(text)
                return
        for start in range(0, len(data), SLICE):
            if self._ignores_input:
                return
            piece = data[start : start + SLICE]
            if self.handshake_initiated:
                self._unparsed += len(piece)
            super().data_received(piece)
        if not self.handshake_initiated:  # it came whole, and was no readable handshake
            self.transport.abort()

    def handle_events(self) -> None:
        """Count all frames, also empty ones and control frames."""
        for event in self.conn.events:
            if isinstance(event, Frame):
                self._unparsed -= least_bytes(len(event.data))
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

    def close_now(self, code: int, reason: str) -> None:
        """Close the connection without waiting."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return
        self._stop_sending()
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

    def _stop_sending(self) -> None:
        if self._writer is not None:
            self._writer.stop()

    # All other ways in which a connection closes.

    def connection_lost(self, exc: Exception | None) -> None:
        """Send nothing more."""
        self._stop_sending()
        super().connection_lost(exc)

    def handle_close(self, event: "Frame") -> None:
        """Send nothing more after the answer to the client's close."""
        self._stop_sending()
        super().handle_close(event)

    def handle_parser_exception(self) -> None:
        """Send nothing more after the close."""
        self._stop_sending()
        super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Abort at once: nobody is at the other end, and unsent data will never arrive."""
        self._stop_sending()
        super().keepalive_timeout()
        self.transport.abort()
