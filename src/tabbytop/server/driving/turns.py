"""Driving a table of a game with turns: bots answer, time runs out, the clock makes its moves."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.server.driving.due import SOON_MS
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.errors import FAILURES, Refused
from tabbytop.server.hosting.paying import payer_for_bots
from tabbytop.server.metrics import bot_thinks
from tabbytop.server.table import deciding
from tabbytop.server.thinking import NoAnswer

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.driving.due import Calendar, Due
    from tabbytop.server.driving.timer import Timer
    from tabbytop.server.hosting.hosting import Host, Hosted
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState
    from tabbytop.server.thinking import Thinking

_TRIES: Final = 2  # for a bot to find a move that is legal when it is made
_REST: Final = 1.0  # seconds after something failed
_log = logging.getLogger("tabbytop.server")


class _Asked(NamedTuple):
    """A question to a bot: the same seat may be asked again, or get another bot meanwhile."""

    seat: int
    since: int
    level: str


class TurnTable:
    """One table, as long as something happens by itself there."""

    def __init__(
        self,
        table: str,
        host: "Host",
        thinking: "Thinking",
        calendar: "Calendar",
        timer: "Timer",
        is_mine: Callable[[str], bool],
    ) -> None:
        self.table = table
        self.changed = asyncio.Event()
        self._host = host
        self._thinking = thinking
        self._calendar = calendar
        self._timer = timer
        self._is_mine = is_mine
        self._bots = TableBots()
        self._answering: dict[_Asked, asyncio.Task[None]] = {}
        self._failures: dict[_Asked, int] = {}

    def entered(self, entry: "LogEntry", events: "list[Event]") -> None:
        """A line was written at the table."""
        self._bots.hear(entry, events)
        self.changed.set()

    def read_anew(self) -> None:
        """The table was read from its log: what was heard may not be what is written there."""
        self._bots = TableBots()
        self.changed.set()

    async def run(self) -> None:
        """Until nothing is due any more, or not soon."""
        try:
            while (until := await self._look()) is not None:
                await self._timer.wait(self.changed, until)
        finally:
            for answering in self._answering.values():
                answering.cancel()
            self._answering.clear()

    async def _look(self) -> float | None:
        """Do what is due, see that bots think; when to look again, if nothing happens before."""
        self.changed.clear()
        async with self._host.at(self.table) as hosted:
            state = hosted.present()
            is_live = state.game.live and state.status == "playing"
            if is_live or not self._is_mine(self.table):
                return None
            dues = self._calendar.dues(state)
            others = [due for due in dues if due.what != "bot"]
            deserted = self._host.is_deserted(hosted)
            self._see_to_bots(state, others if deserted else dues)
            now = self._timer.now()
            first = min(others, default=None)
            if first is not None and first.at <= now:
                await self._do(hosted, first)
                return now
            if deserted:
                await self._host.put_off(hosted, None if first is None else first.at)
            look_again = now + SOON_MS
            if (leaving := self._host.deserted_at(hosted)) is not None and not deserted:
                look_again = min(look_again, leaving + hosted.ahead)
        if first is not None and (first.at < now + SOON_MS or self._answering):
            return min(first.at, look_again) if self._answering else first.at
        return look_again if self._answering else None

    async def _do(self, hosted: "Hosted", due: "Due") -> None:
        def decide(state: "TableState") -> "LogEntry":
            if due not in self._calendar.dues(state):
                raise Refused("late", "somebody was quicker")
            if due.what == "clock":
                return deciding.clock_move(state, due.move, self._timer.now())
            if due.what == "late":
                return deciding.late(state, due.seat, self._timer.now())
            if due.what == "resume":
                return deciding.resume(state, self._timer.now())
            return deciding.close(state, self._timer.now())

        try:
            await self._host.do_at(hosted, decide)
        except Refused as refused:
            if refused.code != "late":
                raise

    # Bots.

    def _see_to_bots(self, state: "TableState", dues: "list[Due]") -> None:
        """Every bot that is asked is at it; whatever else bots were at is void."""
        asked = {
            _Asked(due.seat, state.asked_since[due.seat], state.bot_level(due.seat))
            for due in dues
            if due.what == "bot"
        }
        for question, answering in list(self._answering.items()):
            if question not in asked and not answering.done():
                answering.cancel()
            if question not in asked or answering.done():
                del self._answering[question]
        self._failures = {key: times for key, times in self._failures.items() if key in asked}
        for question in asked - self._answering.keys():
            answering = asyncio.create_task(self._answer(question))
            answering.add_done_callback(lambda _: self.changed.set())
            self._answering[question] = answering

    async def _answer(self, asked: _Asked) -> None:
        """Think, wait for the beat, and make the move; whatever fails is tried again."""
        try:
            move = await self._thought(asked)
            if move is not None:
                await self._host.do(self.table, lambda state: self._move(state, asked, move))
            else:
                await self._host.do(self.table, lambda state: self._late(state, asked))
        except Refused as refused:
            if refused.code in FAILURES:
                await asyncio.sleep(_REST)
            elif refused.code != "late":
                self._failures[asked] = self._failures.get(asked, 0) + 1
                _log.warning("table %s: a bot was refused: %s", self.table, refused.code)
        except Exception:
            self._failures[asked] = self._failures.get(asked, 0) + 1
            _log.exception("table %s: a %s failed", self.table, asked.level)
            await asyncio.sleep(_REST)

    async def _thought(self, asked: _Asked) -> int | None:
        """The bot's move, when it is time to make it; None if the bot has none."""
        async with self._host.at(self.table) as hosted:
            state = hosted.present()
            _require_asked(state, asked)
            asked_at, watched = state.asked_at[asked.seat], state.watched(asked.seat)
            if self._failures.get(asked, 0) >= _TRIES:
                return None
            question = self._bots.asked(state, asked.seat)
            payer = payer_for_bots(hosted)
        move: int | None
        if isinstance(question, int):
            move = question
        else:
            try:
                with bot_thinks(question.game, question.level):
                    move = await self._thinking.answer(question, payer)
            except NoAnswer as error:
                _log.warning("table %s: %s", self.table, str(error))  # it tells no secret
                move = None
        async with self._host.at(self.table) as hosted:
            state = hosted.present()
            _require_asked(state, asked)
            if move is not None and not isinstance(question, int):
                move = self._bots.varied(state, asked.seat, move)
            if move is not None and self._bots.is_quiet(state, asked.seat, move):
                return move
        rhythm, now = self._calendar.rhythm, self._timer.now()
        await self._timer.sleep_until(rhythm.next(asked_at, asked.level, now, watched))
        return move

    def _move(self, state: "TableState", asked: _Asked, move: int) -> "LogEntry":
        _require_asked(state, asked)
        return deciding.bot_move(state, asked.seat, move, self._timer.now())

    def _late(self, state: "TableState", asked: _Asked) -> "LogEntry":
        """What would be played for a person whose time is up."""
        _require_asked(state, asked)
        assert state.match is not None, "it has started"
        return self._move(state, asked, state.match.table.timeout_move(asked.seat))


def _require_asked(state: "TableState", asked: _Asked) -> None:
    now = (state.status, state.asked_since[asked.seat], state.bot_level(asked.seat))
    if now != ("playing", asked.since, asked.level):
        raise Refused("late", "that is not asked any more")
