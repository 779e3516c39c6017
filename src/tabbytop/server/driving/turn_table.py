"""Driving a table of a turn-based game: bots answer, time runs out, the clock makes its moves."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.server.bot_questions import BotFailed
from tabbytop.server.driving.schedule import SOON_MS, ScheduledAction
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.errors import FAILURES, Refused
from tabbytop.server.hosting.charging import payer_for_bots
from tabbytop.server.table import deciding
from tabbytop.server.table.deciding import newcomers, waiting_seats
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.bot_questions import BotAnswers
    from tabbytop.server.driving.schedule import Schedule, Timer
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState

_TRIES: Final = 2  # for a bot to find a move that is legal when it is made
_BACKOFF: Final = 1.0  # seconds after something failed
_log = logging.getLogger("tabbytop.server")


class _Asked(NamedTuple):
    """Identifies a question to a bot: the seat may be asked again, or get another bot meanwhile."""

    seat: int
    since: int
    level: str


class TurnTable:
    """Drives one table as long as something is scheduled there."""

    def __init__(
        self,
        table: str,
        host: "Host",
        bot_pool: "BotAnswers",
        schedule: "Schedule",
        timer: "Timer",
        is_mine: Callable[[str], bool],
    ) -> None:
        self.table = table
        self.changed = asyncio.Event()
        self._host = host
        self._bot_pool = bot_pool
        self._schedule = schedule
        self._timer = timer
        self._is_mine = is_mine
        self._bots = TableBots()
        self._bot_tasks: dict[_Asked, asyncio.Task[None]] = {}
        self._failures: dict[_Asked, int] = {}

    def on_entry(self, entry: "LogEntry", events: "list[Event]") -> None:
        """React to an entry that was written at the table."""
        self._bots.on_entry(entry, events)
        self.changed.set()

    def on_reload(self) -> None:
        """React to the reloading of the table: what the bots heard may not be in the log."""
        self._bots = TableBots()
        self.changed.set()

    async def run(self) -> None:
        """Drive the table until nothing is due any more, or not soon."""
        try:
            while (until := await self._step()) is not None:
                await self._timer.wait(self.changed, until)
        finally:
            for task in self._bot_tasks.values():
                task.cancel()
            self._bot_tasks.clear()

    async def _step(self) -> float | None:
        """Do what is due and let bots think; return when to look again, None to stop driving."""
        self.changed.clear()
        async with self._host.locked(self.table) as hosted:
            state = hosted.loaded_state()
            is_live = state.game.live and state.status == "playing"
            if is_live or not self._is_mine(self.table):
                return None
            actions = self._actions(hosted)
            others = [action for action in actions if action.kind != "bot"]
            deserted = self._host.is_deserted(hosted)
            self._update_bot_tasks(state, others if deserted else actions)
            now = self._timer.now()
            first = min(others, default=None)
            if first is not None and first.at <= now:
                await self._do(hosted, first)
                return now
            if deserted or waiting_seats(state):
                await self._host.save_due(hosted, None if first is None else first.at)
            look_again = now + SOON_MS
            if (deserted_at := self._host.deserted_at(hosted)) is not None and not deserted:
                look_again = min(look_again, deserted_at + hosted.ahead)
        if first is not None and (first.at < now + SOON_MS or self._bot_tasks):
            return min(first.at, look_again) if self._bot_tasks else first.at
        return look_again if self._bot_tasks else None

    def _actions(self, hosted: "HostedTable") -> "list[ScheduledAction]":
        """The scheduled actions. Who is connected is not in the log: a seat is freed only while its
        owner is away, in the game only if they never came."""
        state, presence = hosted.loaded_state(), hosted.loaded_presence()
        actions = self._schedule.actions(state)
        awaited = [seat for seat in newcomers(state) if presence.is_awaited(seat)]
        actions += [ScheduledAction(0, "free", seat) for seat in awaited]
        timed = []
        for action in actions:
            at = self._host.freed_at(hosted, action.seat) if action.kind == "free" else action.at
            if at is not None:
                timed.append(action._replace(at=at))
        return timed

    async def _do(self, hosted: "HostedTable", action: "ScheduledAction") -> None:
        def decide(state: "TableState") -> "LogEntry":
            if action.kind == "free":
                if state.seated[action.seat] != seated:
                    raise Refused("late", Message("server", "somebody-was-quicker"))
                return deciding.free_seat(state, action.seat, self._timer.now())
            if action not in self._schedule.actions(state):
                raise Refused("late", Message("server", "somebody-was-quicker"))
            if action.kind == "clock":
                return deciding.clock_move(state, action.move, self._timer.now())
            if action.kind == "late":
                return deciding.timeout(state, action.seat, self._timer.now())
            if action.kind == "resume":
                return deciding.resume(state, self._timer.now())
            return deciding.close(state, self._timer.now())

        seated = hosted.loaded_state().seated[action.seat] if action.kind == "free" else 0
        try:
            await self._host.do_at(hosted, decide)
        except Refused as refused:
            if refused.code != "late":
                raise

    # Bots.

    def _update_bot_tasks(self, state: "TableState", actions: "list[ScheduledAction]") -> None:
        """Start a task for every bot that is asked, and cancel the tasks of all others."""
        asked = {
            _Asked(action.seat, state.asked_since[action.seat], state.bot_level(action.seat))
            for action in actions
            if action.kind == "bot"
        }
        for question, task in list(self._bot_tasks.items()):
            if question not in asked and not task.done():
                task.cancel()
            if question not in asked or task.done():
                del self._bot_tasks[question]
        self._failures = {key: times for key, times in self._failures.items() if key in asked}
        for question in asked - self._bot_tasks.keys():
            task = asyncio.create_task(self._answer(question))
            task.add_done_callback(lambda _: self.changed.set())
            self._bot_tasks[question] = task

    async def _answer(self, asked: _Asked) -> None:
        """Think, wait for the beat, and make the move; failures are retried."""
        try:
            move = await self._think(asked)
            if move is not None:
                await self._host.do(self.table, lambda state: self._move(state, asked, move))
            else:
                await self._host.do(self.table, lambda state: self._timeout_move(state, asked))
        except Refused as refused:
            if refused.code in FAILURES:
                await asyncio.sleep(_BACKOFF)
            elif refused.code != "late":
                self._failures[asked] = self._failures.get(asked, 0) + 1
                _log.warning("table %s: a bot was refused: %s", self.table, refused.code)
        except Exception:
            self._failures[asked] = self._failures.get(asked, 0) + 1
            _log.exception("table %s: a %s failed", self.table, asked.level)
            await asyncio.sleep(_BACKOFF)

    async def _think(self, asked: _Asked) -> int | None:
        """Return the bot's move, when it is time to make it; None if the bot has none."""
        async with self._host.locked(self.table) as hosted:
            state = hosted.loaded_state()
            _require_asked(state, asked)
            asked_at, watched = state.asked_at[asked.seat], state.beats_to_watch(asked.seat)
            if self._failures.get(asked, 0) >= _TRIES:
                return None
            question = self._bots.question_for(state, asked.seat)
            payer = payer_for_bots(hosted)
        move: int | None
        if isinstance(question, int):
            move = question
        else:
            try:
                move = await self._bot_pool.answer(question, payer)
            except BotFailed as error:
                _log.warning("table %s: %s", self.table, str(error))  # it tells no secret
                move = None
        async with self._host.locked(self.table) as hosted:
            state = hosted.loaded_state()
            _require_asked(state, asked)
            if move is not None and not isinstance(question, int):
                move = self._bots.avoid_repetition(state, asked.seat, move)
            if move is not None and self._bots.is_quiet(state, asked.seat, move):
                return move
        pacing, now = self._schedule.pacing, self._timer.now()
        await self._timer.sleep_until(pacing.next(asked_at, asked.level, now, watched))
        return move

    def _move(self, state: "TableState", asked: _Asked, move: int) -> "LogEntry":
        _require_asked(state, asked)
        return deciding.bot_move(state, asked.seat, move, self._timer.now())

    def _timeout_move(self, state: "TableState", asked: _Asked) -> "LogEntry":
        """Make the move that would be made for a person whose time is up."""
        _require_asked(state, asked)
        assert state.match is not None, "it has started"
        return self._move(state, asked, state.match.table.timeout_move(asked.seat))


def _require_asked(state: "TableState", asked: _Asked) -> None:
    now = (state.status, state.asked_since[asked.seat], state.bot_level(asked.seat))
    if now != ("playing", asked.since, asked.level):
        raise Refused("late", Message("server", "not-asked-any-more"))
