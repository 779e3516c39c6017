"""Forwarding moves at a live table to the worker that drives it.

Moves and outcomes travel over the channels. A move is addressed to one worker, so that one alone
judges it: whoever reads that it is refused can be sure that nothing happened. If a move or its
outcome is lost on the way, the answer is `outcome-unknown`; sent again, the move counts once.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tabbytop.server.errors import Code, Refused, outcome_unknown
from tabbytop.server.table.deciding import DuplicateMessage
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.server.channels.channels import Channels

TOPIC: Final = "live"
_PATIENCE: Final = 3.0  # seconds
_log = logging.getLogger("tabbytop.server")
_encode = msgspec.json.Encoder().encode


class EncodedMessage(msgspec.Struct, array_like=True, frozen=True):
    """A message that is put into words elsewhere. Messages among its arguments are encoded too, as
    lists in an object `{"message": [area, key, args]}`."""

    area: str
    key: str
    args: dict[str, Any]


class ForwardedMove(msgspec.Struct, tag="passed", frozen=True):
    """A move for the worker that drives the table, with the delay of its connection in seconds."""

    ticket: str
    worker: str
    table: str
    message: Move
    delay: float


class MoveOutcome(msgspec.Struct, tag="judged", frozen=True):
    """The answer: exactly one of these fields is set."""

    ticket: str
    entry: LogEntry | None = None
    again: int | None = None
    refused: tuple[Code, str, str] | None = None  # with the text in English, for older workers
    message: EncodedMessage | None = None  # why it is refused, for readers of any language …
    names: list[str] = []  # … who know these players …
    you: int | None = None  # … and sit here


_Message = ForwardedMove | MoveOutcome
_decode: Callable[[bytes], _Message] = msgspec.json.Decoder(_Message).decode
MakeMove = Callable[[str, Move, float], Awaitable[LogEntry]]


def encoded(message: Message) -> EncodedMessage:
    """Return a message as JSON-ready data."""
    args = {name: _encoded_argument(value) for name, value in message.args.items()}
    return EncodedMessage(message.area, message.key, args)


def _encoded_argument(value: object) -> object:
    if isinstance(value, Message):
        return {"message": msgspec.to_builtins(encoded(value))}
    return [_encoded_argument(each) for each in value] if isinstance(value, list) else value


def decoded(message: EncodedMessage) -> Message:
    """Return the message of this data."""
    args = {name: _decoded_argument(value) for name, value in message.args.items()}
    return Message(message.area, message.key, **args)


def _decoded_argument(value: object) -> object:
    if isinstance(value, dict):
        return decoded(msgspec.convert(value["message"], EncodedMessage))
    return [_decoded_argument(each) for each in value] if isinstance(value, list) else value


class Relay:
    """This worker's end. `driver_of` names the worker that drives a table; `make_move` makes a move
    that was addressed to this worker, or refuses it."""

    def __init__(
        self,
        channels: "Channels",
        worker: str,
        driver_of: Callable[[str], str],
        make_move: MakeMove,
    ) -> None:
        self._channels = channels
        self._worker = worker
        self._driver_of = driver_of
        self._make_move = make_move
        self._closed = False
        self._sent: dict[str, asyncio.Future[MoveOutcome]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to receive moves."""
        await self._channels.subscribe(TOPIC, self._received)

    async def close(self) -> None:
        """Stop; callers that still wait at other workers time out."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def move(self, table: str, message: Move, delay: float) -> LogEntry:
        """Have a move made by the worker that drives its table."""
        ticket = secrets.token_hex(8)
        sent: asyncio.Future[MoveOutcome] = asyncio.get_running_loop().create_future()
        self._sent[ticket] = sent
        try:
            self._publish(ForwardedMove(ticket, self._driver_of(table), table, message, delay))
            async with asyncio.timeout(_PATIENCE):
                outcome = await sent
        except TimeoutError:
            raise outcome_unknown() from None
        finally:
            del self._sent[ticket]
        if outcome.entry is not None:
            return outcome.entry
        if outcome.again is not None:
            raise DuplicateMessage(outcome.again)
        if outcome.refused is None:
            raise outcome_unknown()
        code, text, ruling = outcome.refused
        why = text if outcome.message is None else decoded(outcome.message)
        raise Refused(code, why, ruling, Reader(outcome.names, outcome.you))

    def _received(self, data: bytes) -> None:
        if self._closed:
            return
        message = _decode(data)
        if isinstance(message, MoveOutcome):
            sent = self._sent.get(message.ticket)
            if sent is not None and not sent.done():
                sent.set_result(message)
        elif message.worker == self._worker:
            task = asyncio.get_running_loop().create_task(self._answer(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, message: ForwardedMove) -> None:
        try:
            entry = await self._make_move(message.table, message.message, message.delay)
            outcome = MoveOutcome(message.ticket, entry=entry)
        except DuplicateMessage as again:
            outcome = MoveOutcome(message.ticket, again=again.number)
        except Refused as refused:
            if refused.code == "unknown":  # a table of others: only they can say anything about it
                return
            outcome = MoveOutcome(
                message.ticket,
                refused=(refused.code, str(refused), refused.ruling),
                message=encoded(refused.message),
                names=refused.reader.names,
                you=refused.reader.you,
            )
        except Exception:
            _log.exception("a move that was passed on could not be judged")
            return
        self._publish(outcome)

    def _publish(self, message: _Message) -> None:
        self._channels.publish(TOPIC, _encode(message))
