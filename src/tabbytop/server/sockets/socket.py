"""A table over a WebSocket: `hello`, then what the client wants, and everything that happens."""

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException

from tabbytop.languages.registry import ENGLISH, wanted
from tabbytop.server.access.middleware import client_address, client_network
from tabbytop.server.access.refusals import refusal
from tabbytop.server.errors import FAILURES, Refused, Unavailable
from tabbytop.server.hosting.acting import Held, Question, act, answer
from tabbytop.server.hosting.counting import Counting, Speaker
from tabbytop.server.hosting.desks import Desk
from tabbytop.server.hosting.holding import held_by
from tabbytop.server.metrics import socket_open
from tabbytop.server.people.identity import ID_PATTERN, cookie_from_headers
from tabbytop.server.sockets.wire import EXTENSION, Wire
from tabbytop.server.table.deciding import Act
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import (
    AskHint,
    Bye,
    Done,
    FromClient,
    FromServer,
    Hello,
    Move,
    Mute,
    Ping,
    Pong,
)

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from tabbytop.server.hosting.hosting import Host, Hosted
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.settings import Settings

_HELLO_SECONDS: Final = 10.0
_PING_SECONDS: Final = 2.0  # at a live table, where the delay of a line counts
_SMOOTHING: Final = 0.25  # the weight of the newest measurement
_MOST_MISTAKES: Final = 20  # messages that cannot be read, before the connection is closed
_MOST_STROKES: Final = 16  # moves of a connection under way to a live table
_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_AGAIN_LATER: Final = 1013
_encode = msgspec.json.Encoder().encode
_decoder: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)


def read(data: str | bytes) -> FromClient:
    """A client's message. Refused if it is none."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"not a message: {error}"[:300]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed", "not a message: it is not JSON") from None


class SocketDesk(Desk):
    """A listener at the end of a wire."""

    def __init__(
        self, wire: Wire, seats: Held, words: str, person: str = "", address: str = ""
    ) -> None:
        super().__init__(seats, words, person, address)
        self._wire = wire

    def tell(self, message: bytes) -> None:
        """Send it at once."""
        self._wire.push(message)

    def dismiss(self, bye: Bye) -> None:
        """Say so and hang up."""
        self._wire.push(_encode(bye))
        self._wire.hang_up(_GOING_AWAY, "")


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(
        self, host: "Host", signer: "Signer", counting: Counting, settings: "Settings"
    ) -> None:
        self._host = host
        self._signer = signer
        self._counting = counting
        self._unread_bytes = settings.queue_bytes
        # Twice what is not refused with `limit`, which is a word of ours for each of theirs.
        self._frames_a_second = 2 * (settings.moves_a_second + settings.asks_a_second) + 10

    async def serve(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """One connection, from its beginning to its end."""
        if scope["type"] != ScopeType.WEBSOCKET:
            raise NotFoundException
        await receive()  # that it wants to connect
        wire: object = (scope.get("extensions") or {}).get(EXTENSION)
        if not isinstance(wire, Wire):
            raise TypeError("sockets are served over tabbytop.server.sockets.wire.Wire")
        wire.unread_bytes = self._unread_bytes
        wire.frames_a_second = self._frames_a_second
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line = ClientSession(self._host, self._counting, wire, receive, client_network(scope))
        claim = self._signer.verify_cookie(cookie_from_headers(scope["headers"]))
        line.person, line.client = claim.person if claim else "", client_address(scope)
        with socket_open():
            try:
                await line.run(scope["path_params"]["id"], self._signer)
            finally:
                line.end()


class ClientSession:
    """One connection. What it is told comes from its desk; what it says is worked through in
    order, one thing at a time, and little more is read meanwhile: but for moves at a live table,
    which wait there for slower lines, while the next ones and the answers to pings come in, and
    for hints, which are thought about while their seat may already play."""

    def __init__(
        self, host: "Host", counting: Counting, wire: Wire, receive: "Receive", address: str
    ) -> None:
        self._host = host
        self._counting = counting
        self._wire = wire
        self._receive = receive
        self._address = address  # for the limits
        self.person = ""  # of the cookie, if one was brought
        self.client = ""  # the whole address
        self._language = ENGLISH
        self._mistakes = 0
        self._delay = 0.0
        self._hosted: Hosted | None = None
        self._desk: SocketDesk | None = None
        self._speaker = Speaker("", {}, address)
        self._nonce = 0
        self._pinged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._strokes: set[asyncio.Task[None]] = set()
        self._hints: set[asyncio.Task[None]] = set()  # of them, those that only answer a question

    async def run(self, table: str, signer: "Signer") -> None:
        """Until the client or the server hangs up."""
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                data = await self._hear()
        except TimeoutError:
            self._wire.hang_up(_POLICY, "hello was not said")
            return
        if data is None:
            return
        try:
            hello = read(data)
            if not isinstance(hello, Hello):
                raise Refused("not-now", "the first message is hello")
            self._language = wanted(hello.language)
            await self._greet(table, hello, signer)
        except Refused as refused:
            self._say(refusal(refused, language=self._language))
            self._wire.hang_up(_AGAIN_LATER if refused.code in FAILURES else _POLICY, refused.code)
            return
        while (data := await self._hear()) is not None:
            await self._take(table, data)

    def end(self) -> None:
        """The connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
        for hint in list(self._hints):
            hint.cancel()
        if self._hosted is not None and self._desk is not None:
            self._host.detach(self._hosted, self._desk)

    async def _hear(self) -> str | bytes | None:
        """What the client says next; None: nothing any more."""
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _say(self, message: FromServer) -> None:
        self._wire.push(_encode(message))

    async def _greet(self, table: str, hello: Hello, signer: "Signer") -> None:
        if not re.fullmatch(ID_PATTERN, table):
            raise Refused("unknown", "there is no such table")
        async with self._host.at(table) as hosted:
            await self._host.keep_up(hosted, hello.since)
            held = await held_by(self._host, hosted, signer, hello.seats, self.person)
            words = self._language if hello.words else ""
            desk = SocketDesk(self._wire, held, words, self.person, self.client)
            self._host.attach(hosted, desk)
            self._hosted, self._desk = hosted, desk
            self._speaker = Speaker.at(hosted.present(), held, self._address)
            for message in self._host.greet(hosted, held, hello.since, words):
                self._say(message)
            for announcement in self._host.announcements:
                self._say(announcement)
            if hosted.present().game.live and held:
                self._ping()

    async def _take(self, table: str, data: str | bytes) -> None:
        """One message."""
        try:
            message = read(data)
        except Refused as refused:
            self._refuse(refused)
            return
        if isinstance(message, Pong):
            self._pong(message)
        elif self._is_apart(message) and len(self._strokes) < _MOST_STROKES:
            stroke = asyncio.create_task(self._carry_out(table, message))
            self._strokes.add(stroke)
            stroke.add_done_callback(self._strokes.discard)
            if isinstance(message, AskHint):
                self._hints.add(stroke)
                stroke.add_done_callback(self._hints.discard)
            await asyncio.sleep(0)  # it is its turn before whatever comes next
        else:
            await self._carry_out(table, message)

    async def _carry_out(self, table: str, message: FromClient) -> None:
        try:
            self._counting.admit(message, self._speaker)
            await self._do(table, message)
        except Refused as refused:
            self._refuse(refused, getattr(message, "id", ""))
        except Unavailable:
            words = "the table cannot be read now; try again"
            self._refuse(Refused("unavailable", words), getattr(message, "id", ""))

    def _refuse(self, refused: Refused, id_: str = "") -> None:
        self._say(refusal(refused, id_, self._language))
        if refused.code == "malformed":
            self._mistakes += 1
            if self._mistakes >= _MOST_MISTAKES:
                self._wire.hang_up(_POLICY, "too many messages that cannot be read")

    def _is_apart(self, message: FromClient) -> bool:
        """Whether it keeps nothing else waiting."""
        if isinstance(message, AskHint):
            return True
        state = None if self._hosted is None else self._hosted.state
        return isinstance(message, Move) and state is not None and state.game.live

    async def _do(self, table: str, message: FromClient) -> None:
        desk = self._desk
        assert desk is not None
        if isinstance(message, Act):
            done: object = None
            try:
                done = await act(self._host, table, message, desk.seats, self._delay)
            finally:
                if not isinstance(done, LogEntry):
                    self._counting.unwritten(message, self._speaker)
            if isinstance(done, Done):
                self._say(done)
        elif isinstance(message, Question):
            told = await answer(
                self._host, table, message, desk.seats, desk.words, self._speaker.address
            )
            said = _encode(told)
            self._counting.answered(message, self._speaker, len(said))
            self._wire.push(said)
        elif isinstance(message, Mute):
            desk.muted = frozenset(message.seats)
        else:
            raise Refused("not-now", "hello has been said")

    # The delay of the line.

    def _ping(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_PING_SECONDS, self._ping)
        if not self._pinged_at:  # else the answer to the last one is still on its way
            self._nonce += 1
            self._pinged_at = asyncio.get_running_loop().time()
            self._say(Ping(self._nonce))

    def _pong(self, pong: Pong) -> None:
        """Half of the time there and back, smoothed; an answer to an older ping says nothing."""
        if pong.nonce != self._nonce or not self._pinged_at:
            return
        measured = max(0.0, asyncio.get_running_loop().time() - self._pinged_at) / 2
        self._pinged_at = 0.0
        weight = _SMOOTHING if self._delay else 1.0
        self._delay += (measured - self._delay) * weight
        if self._hosted is not None and self._desk is not None:
            for seat in self._desk.seats:
                self._hosted.people().measured(seat, self._desk, self._delay)
