"""Moves at a live table that came to another worker than the one that drives it.

They go there and back over the channels. What is lost on the way, there or back, is answered with
`outcome-unknown`; sent again, it counts once.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.server.errors import Code, Refused, outcome_unknown
from tabbytop.server.table.deciding import DuplicateMessage
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move

if TYPE_CHECKING:
    from tabbytop.server.channels.channels import Channels

TOPIC: Final = "live"
_PATIENCE: Final = 3.0  # seconds
_log = logging.getLogger("tabbytop.server")
_encode = msgspec.json.Encoder().encode


class Passed(msgspec.Struct, tag="passed", frozen=True):
    """To whoever drives the table: a move, which came in over a line of so many seconds."""

    ticket: str
    table: str
    message: Move
    delay: float


class Judged(msgspec.Struct, tag="judged", frozen=True):
    """Back: what came of it, which is one of these."""

    ticket: str
    entry: LogEntry | None = None
    again: int | None = None
    refused: tuple[Code, str, str] | None = None


_Word = Passed | Judged
_decode: Callable[[bytes], _Word] = msgspec.json.Decoder(_Word).decode
Judge = Callable[[str, Move, float], Awaitable[LogEntry]]


class Relay:
    """This worker's end. `judge` makes a move at a table that this worker drives; for others it is
    not asked (`is_mine`)."""

    def __init__(self, channels: "Channels", is_mine: Callable[[str], bool], judge: Judge) -> None:
        self._channels = channels
        self._is_mine = is_mine
        self._judge = judge
        self._closed = False
        self._sent: dict[str, asyncio.Future[Judged]] = {}
        self._judging: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen."""
        await self._channels.subscribe(TOPIC, self._heard)

    async def close(self) -> None:
        """Whoever still waits hears nothing more from here."""
        self._closed = True
        for task in list(self._judging):
            task.cancel()
        await asyncio.gather(*self._judging, return_exceptions=True)

    async def move(self, table: str, message: Move, delay: float) -> LogEntry:
        """Have a move made where its table is driven."""
        ticket = secrets.token_hex(8)
        sent: asyncio.Future[Judged] = asyncio.get_running_loop().create_future()
        self._sent[ticket] = sent
        try:
            self._publish(Passed(ticket, table, message, delay))
            async with asyncio.timeout(_PATIENCE):
                judged = await sent
        except TimeoutError:
            raise outcome_unknown() from None
        finally:
            del self._sent[ticket]
        if judged.entry is not None:
            return judged.entry
        if judged.again is not None:
            raise DuplicateMessage(judged.again)
        if judged.refused is None:
            raise outcome_unknown()
        raise Refused(*judged.refused)

    def _heard(self, data: bytes) -> None:
        if self._closed:
            return
        word = _decode(data)
        if isinstance(word, Judged):
            sent = self._sent.get(word.ticket)
            if sent is not None and not sent.done():
                sent.set_result(word)
        elif self._is_mine(word.table):
            task = asyncio.get_running_loop().create_task(self._answer(word))
            self._judging.add(task)
            task.add_done_callback(self._judging.discard)

    async def _answer(self, word: Passed) -> None:
        try:
            entry = await self._judge(word.table, word.message, word.delay)
            judged = Judged(word.ticket, entry=entry)
        except DuplicateMessage as again:
            judged = Judged(word.ticket, again=again.number)
        except Refused as refused:
            judged = Judged(word.ticket, refused=(refused.code, refused.message, refused.ruling))
        except Exception:
            _log.exception("a move that was passed on could not be judged")
            return
        self._publish(judged)

    def _publish(self, word: _Word) -> None:
        self._channels.publish(TOPIC, _encode(word))
