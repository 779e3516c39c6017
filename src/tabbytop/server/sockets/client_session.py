"""A client at a table, over any connection: `hello`, then its requests and the table's news.

The server has WebSockets; the page without a server talks to the same code in the browser.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.errors import FAILURES, Code, Refused, Unavailable
from tabbytop.server.hosting.charging import MessageLimits, Sender
from tabbytop.server.hosting.client_requests import (
    act,
    answer,
    can_move_at_once,
    move_at_once,
)
from tabbytop.server.hosting.subscribers import Farewell, HeldSeats, Subscriber, held_seats
from tabbytop.server.people.identity import ID_PATTERN
from tabbytop.server.table.deciding import Act, DuplicateMessage
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import (
    AskHint,
    Done,
    FromClient,
    FromServer,
    Hello,
    Move,
    Mute,
    Ping,
    Pong,
    Question,
    Refusal,
    Visible,
)
from tabbytop.server.table.wording import refusal_message
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.people.identity import Signer

_HELLO_SECONDS: Final = 10.0
_PING_SECONDS: Final = 2.0  # at a live table, where the delay of a connection counts
_SMOOTHING: Final = 0.25  # the weight of the newest measurement
_MAX_MISTAKES: Final = 20  # unreadable messages, before the connection is closed
_MAX_CONCURRENT: Final = 16  # messages of a connection that are handled at the same time
_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_INTERNAL_ERROR: Final = 1011
_AGAIN_LATER: Final = 1013
_log = logging.getLogger("tabbytop.server")
_encode = msgspec.json.Encoder().encode
_decoder: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)


class Connection(Protocol):
    """A line to one client."""

    def send_now(self, message: bytes) -> None:
        """Send a message, or drop the connection if it cannot keep up."""

    def close_now(self, code: int, reason: str) -> None:
        """Close the connection, with a status code of WebSockets. Its session is told, also if the
        connection was closed before."""

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that outlasts the call."""

    def resume_reading(self) -> None:
        """Go on reading, because all messages that came were handled."""


def read(data: str | bytes) -> FromClient:
    """Decode a client's message. Refused if it is malformed."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        told = Message("server", "not-a-message", error=str(error)[:280])
        raise Refused("malformed", told) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed", Message("server", "not-json")) from None


class Listener(Subscriber):
    """A subscriber at the other end of a connection."""

    def __init__(
        self,
        connection: Connection,
        seats: HeldSeats,
        words: str,
        person: str = "",
        address: str = "",
    ) -> None:
        super().__init__(seats, words, person, address)
        self._connection = connection
        self._send_now = connection.send_now

    def send(self, message: bytes) -> None:
        self._send_now(message)

    def dismiss(self, farewell: Farewell) -> None:
        self._send_now(_encode(farewell.bye(self.words)))
        self._connection.close_now(_GOING_AWAY, "")


def _count_nothing(_code: Code) -> None:
    """Where nobody measures."""


class ClientSession:
    """One connection. Its subscriber sends it the news. Its messages are handled in order, one at a
    time, and few more are read meanwhile, with two exceptions: moves at a live table, which wait
    there for slower connections while more moves and pongs come in, and hints, which are computed
    while their seat may already play.

    A session at rest is a few objects and no task. Messages are handled in a task that ends with
    the last of them, and a move at a table where nothing else goes on needs none."""

    def __init__(
        self,
        host: "Host",
        message_limits: MessageLimits,
        connection: Connection,
        address: str,
        count_refusal: Callable[[Code], None] = _count_nothing,
    ) -> None:
        self._host = host
        self._message_limits = message_limits
        self._connection = connection
        self._address = address  # for the limits
        self._count_refusal = count_refusal
        self.person = ""  # of the cookie, if one was brought
        self.client = ""  # the whole address
        self._language = ENGLISH
        self._mistakes = 0
        self._delay = 0.0
        self._hosted: HostedTable | None = None
        self._subscriber: Listener | None = None
        self._sender = Sender("", {}, address)
        self._nonce = 0
        self._pinged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._concurrent: set[asyncio.Task[None]] | None = None  # few sessions have any
        self._hints: set[asyncio.Task[None]] | None = None  # of them, the hints
        self._table = ""
        self._signer: Signer | None = None  # until the client was greeted
        self._waiting: deque[FromClient | Refused | None] | None = None  # None: it disconnected
        self._works = False  # on messages that wait
        self._on_end: list[Callable[[], None]] = []
        self._ended = False

    def open(self, table: str, signer: "Signer") -> None:
        """Begin: the first message must be `hello`, and come soon."""
        self._table, self._signer = table, signer
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_HELLO_SECONDS, self._hello_is_late)

    def receive(self, data: str | bytes) -> None:
        """Take a message of the client."""
        if self._ended:
            return
        message: FromClient | Refused
        try:
            message = read(data)
        except Refused as refused:
            message = refused
        if self._works or self._signer is not None:
            self._queue(message)
        elif isinstance(message, Move):
            if not self._move_at_once(message):
                self._queue(message)
        elif isinstance(message, Pong):
            self._pong(message)
        else:
            self._queue(message)

    def disconnected(self) -> None:
        """Note that the connection is gone; messages that came before are handled first."""
        if self._works and not self._ended:
            self._queue(None)
        else:
            self._end()

    def backlog(self) -> int:
        """How many messages wait."""
        return 0 if self._waiting is None else len(self._waiting)

    def at_end(self, callback: Callable[[], None]) -> None:
        """Call it when the session has ended; at once if it has."""
        if self._ended:
            callback()
        else:
            self._on_end.append(callback)

    def _end(self) -> None:
        """Clean up after the connection is gone."""
        if self._ended:
            return
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()
        for hint in list(self._hints or ()):
            hint.cancel()
        if self._hosted is not None and self._subscriber is not None:
            self._host.detach(self._hosted, self._subscriber)
        for callback in self._on_end:
            callback()
        self._on_end.clear()

    # Messages that have to wait for something.

    def _queue(self, message: FromClient | Refused | None) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        if not self._works:
            self._works = True
            self._connection.run_task(self._work())

    async def _work(self) -> None:
        """Handle the messages that wait."""
        try:
            while self._waiting:
                message = self._waiting.popleft()
                if message is None:
                    break
                if self._signer is not None:
                    if not await self._begin(message, self._signer):
                        break
                else:
                    await self._handle(message)
            else:
                self._works = False
                self._waiting = None
                self._connection.resume_reading()
                return
        except Exception:
            _log.exception("a client's message failed")
            self._connection.close_now(_INTERNAL_ERROR, "")
        self._end()

    async def _begin(self, hello: FromClient | Refused, signer: "Signer") -> bool:
        """Handle the first message; return whether the client was welcome."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            if isinstance(hello, Refused):
                raise hello
            if not isinstance(hello, Hello):
                raise Refused("not-now", Message("server", "hello-first"))
            self._language = preferred_language(hello.language)
            await self._greet(self._table, hello, signer)
        except Refused as refused:
            self._send(self._told(refused))
            self._connection.close_now(
                _AGAIN_LATER if refused.code in FAILURES else _POLICY, refused.code
            )
            return False
        self._signer = None
        return True

    def _hello_is_late(self) -> None:
        self._timer = None
        self._connection.close_now(_POLICY, "hello was not said")

    # Moves that need not wait.

    def _move_at_once(self, message: Move) -> bool:
        """Make a move if nothing has to be read or written before; return False if it has."""
        hosted, subscriber = self._hosted, self._subscriber
        if hosted is None or subscriber is None:
            return False
        if not can_move_at_once(self._host, hosted, message, subscriber.seats):
            return False
        charged = False
        try:
            self._message_limits.admit(message, self._sender)
            charged = True
            move_at_once(
                self._host, hosted, message, subscriber.seats, partial(self._moved, message)
            )
        except TabbytopError as refused:
            if charged:
                self._moved(message, refused)
            else:
                self._fail(refused, message.id)
        return True

    def _moved(self, message: Move, outcome: "LogEntry | TabbytopError") -> None:
        """React to the end of a move; the news, if there is any, has gone to all subscribers."""
        if isinstance(outcome, TabbytopError):
            self._message_limits.refund(message, self._sender)
            self._fail(outcome, message.id)

    def _fail(self, error: TabbytopError, id_: str) -> None:
        """Tell the client why nothing happened, or that it had happened before."""
        if isinstance(error, Refused):
            self._refuse(error, id_)
        elif isinstance(error, DuplicateMessage):
            self._send(Done(id_, error.number))
        elif isinstance(error, Unavailable):
            self._refuse(Refused("unavailable", Message("server", "table-not-readable")), id_)
        else:
            raise error

    def _send(self, message: FromServer) -> None:
        self._connection.send_now(_encode(message))

    async def _greet(self, table: str, hello: Hello, signer: "Signer") -> None:
        if not re.fullmatch(ID_PATTERN, table):
            raise Refused("unknown", Message("server", "no-such-table"))
        async with self._host.locked(table) as hosted:
            await self._host.catch_up_to(hosted, hello.since)
            held = await held_seats(self._host, hosted, signer, hello.seats, self.person)
            words = self._language if hello.words else ""
            subscriber = Listener(self._connection, held, words, self.person, self.client)
            self._host.attach(hosted, subscriber)
            self._hosted, self._subscriber = hosted, subscriber
            self._sender = Sender.at(hosted.loaded_state(), held, self._address)
            for message in self._host.greet(hosted, held, hello.since, words):
                self._send(message)
            for announcement in self._host.announcements:
                self._send(announcement)
            if hosted.loaded_state().game.live and held:
                self._ping()

    async def _handle(self, message: FromClient | Refused) -> None:
        if isinstance(message, Refused):
            self._refuse(message)
        elif isinstance(message, Pong):
            self._pong(message)
        elif self._is_concurrent(message) and len(self._concurrent or ()) < _MAX_CONCURRENT:
            await self._begin_task(message)
        else:
            await self._carry_out(message)

    async def _begin_task(self, message: FromClient) -> None:
        task = asyncio.create_task(self._carry_out(message))
        if self._concurrent is None:
            self._concurrent = set()
        self._concurrent.add(task)
        task.add_done_callback(self._concurrent.discard)
        if isinstance(message, AskHint):
            if self._hints is None:
                self._hints = set()
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        await asyncio.sleep(0)  # the task begins before the next message

    async def _carry_out(self, message: FromClient) -> None:
        try:
            self._message_limits.admit(message, self._sender)
            await self._do(self._table, message)
        except (Refused, Unavailable) as error:
            self._fail(error, getattr(message, "id", ""))

    def _told(self, refused: Refused, id_: str = "") -> Refusal:
        self._count_refusal(refused.code)
        return refusal_message(refused, id_, self._language)

    def _refuse(self, refused: Refused, id_: str = "") -> None:
        self._send(self._told(refused, id_))
        if refused.code == "malformed":
            self._mistakes += 1
            if self._mistakes >= _MAX_MISTAKES:
                self._connection.close_now(_POLICY, "too many messages that cannot be read")

    def _is_concurrent(self, message: FromClient) -> bool:
        """Whether the next message is handled meanwhile."""
        if isinstance(message, AskHint):
            return True
        state = None if self._hosted is None else self._hosted.state
        return isinstance(message, Move) and state is not None and state.game.live

    async def _do(self, table: str, message: FromClient) -> None:
        subscriber = self._subscriber
        assert subscriber is not None
        if isinstance(message, Act):
            done: object = None
            try:
                done = await act(self._host, table, message, subscriber.seats, self._delay)
            finally:
                if not isinstance(done, LogEntry):
                    self._message_limits.refund(message, self._sender)
            if isinstance(done, Done):
                self._send(done)
        elif isinstance(message, Question):
            said = await answer(
                self._host,
                table,
                message,
                subscriber.seats,
                subscriber.words,
                self._sender.address,
            )
            self._message_limits.charge_answer(message, self._sender, len(said))
            self._connection.send_now(said)
        elif isinstance(message, Mute):
            subscriber.muted = frozenset(message.seats)
        elif isinstance(message, Visible):
            if self._hosted is not None:
                self._host.set_hidden(self._hosted, subscriber, not message.on)
        else:
            raise Refused("not-now", Message("server", "hello-again"))

    # The delay of the connection.

    def _ping(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_PING_SECONDS, self._ping)
        if not self._pinged_at:  # else the answer to the last one is still on its way
            self._nonce += 1
            self._pinged_at = asyncio.get_running_loop().time()
            self._send(Ping(self._nonce))

    def _pong(self, pong: Pong) -> None:
        """Measure half of the round trip, smoothed; a pong to an older ping is ignored."""
        if pong.nonce != self._nonce or not self._pinged_at:
            return
        measured = max(0.0, asyncio.get_running_loop().time() - self._pinged_at) / 2
        self._pinged_at = 0.0
        weight = _SMOOTHING if self._delay else 1.0
        self._delay += (measured - self._delay) * weight
        if self._hosted is not None and self._subscriber is not None:
            for seat in self._subscriber.seats:
                self._hosted.loaded_presence().set_delay(seat, self._subscriber, self._delay)
