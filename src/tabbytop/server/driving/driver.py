"""Driving the tables of this worker: bots, clocks, stand-ins, live games.

A table is driven by one of the live workers (`assignment`). Driving starts when something happens
at the table, or when a sweep over the database finds an action that is due and not done: after a
restart, after the end of another worker, or when days have passed.
"""

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tabbytop.server.driving.live_table import LiveTable
from tabbytop.server.driving.relay import Relay
from tabbytop.server.driving.schedule import SOON_MS, Timer
from tabbytop.server.driving.turn_table import TurnTable
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.store.rows import UNCHANGED
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.bot_questions import BotAnswers
    from tabbytop.server.driving.assignment import TableAssignment
    from tabbytop.server.driving.schedule import Now, Schedule
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.settings import Settings
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.messages import Move

_SWEEP_MS: Final = 1_000  # between two sweeps
_RARE_SWEEPS: Final = 60  # sweeps between two searches for tables long overdue, or of the future
_AT_ONCE: Final = 8  # tables that are loaded at the same time
_OVERDUE_MS: Final = 5_000  # then the driver of a table may have missed an entry
_FIRST_BACKOFF: Final = 0.5  # seconds after something failed; each time twice as long …
_LONGEST_BACKOFF: Final = 30.0  # … up to this
_log = logging.getLogger("tabbytop.server")

TableDriver = TurnTable | LiveTable


class Driver:
    """Drives the tables that are assigned to this worker; the referee of live ones."""

    def __init__(
        self,
        host: "Host",
        bot_pool: "BotAnswers",
        assignment: "TableAssignment",
        schedule: "Schedule",
        settings: "Settings",
        timer: "Callable[[Now], Timer]" = Timer,
    ) -> None:
        self._host = host
        self._bot_pool = bot_pool
        self._assignment = assignment
        self._schedule = schedule
        self._bound = settings.delay_bound
        self._deserted_after = round(settings.deserted_after * 1000)
        self._timer = timer(host.now)
        self._make_timer = timer
        self._relay = Relay(host.channels, host.worker, assignment.driver_of, self._forwarded_move)
        self._driven: dict[str, TableDriver] = {}
        self._backoff: dict[str, int] = {}  # tables that could not be loaded: wait until
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Begin to drive tables."""
        host = self._host
        host.on_entry.append(self._on_entry)
        host.on_load.append(self._on_reload)
        host.on_worker_message.append(self._on_worker_message)
        host.on_presence.append(self._on_presence)
        host.referee = self
        host.link.drives = self._assignment.drives
        self._assignment.on_fenced = host.reload_all
        await self._assignment.open()
        await self._relay.open()
        self._run_task(self._sweep_forever())

    async def close(self) -> None:
        """Stop driving; the other workers take over."""
        self._closing = True
        self._host.referee = None
        self._host.on_entry.remove(self._on_entry)
        self._host.on_load.remove(self._on_reload)
        self._host.on_worker_message.remove(self._on_worker_message)
        self._host.on_presence.remove(self._on_presence)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._relay.close()
        await self._assignment.close()

    @property
    def driving(self) -> int:
        """How many tables are driven here now."""
        return len(self._driven)

    # Hooks of the host.

    def _on_entry(self, hosted: "HostedTable", entry: "LogEntry", events: "list[Event]") -> None:
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.on_entry(entry, events)
        elif hosted.due is UNCHANGED:
            self._drive(hosted)
        else:  # it was just worked out, to be written with the entry
            self._drive_if_due(hosted, hosted.due)

    def _on_reload(self, hosted: "HostedTable") -> None:
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.on_reload()
        else:
            self._drive(hosted)

    def _on_worker_message(self, table: str, due: int | None) -> None:
        """Drive a table that is not in memory, if another worker says that something is due."""
        if due is not None and due < self._timer.now() + SOON_MS:
            if self._assignment.drives(table):
                self._run_task(self._start_if_due(table))

    def _on_presence(self, hosted: "HostedTable") -> None:
        """React to the first visitor of a table, or to the end of the last visit."""
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.changed.set()
        elif hosted.state is not None:
            self._drive(hosted)

    # Live tables.

    async def move(
        self, hosted: "HostedTable", message: "Move", arrived: int, delay: float
    ) -> "LogEntry":
        """Make a person's move at a live table, here or at the worker that drives it. Refused, or
        DuplicateMessage."""
        if not self._assignment.drives(hosted.id):
            return await self._relay.move(hosted.id, message, delay)
        return await self._live_table(hosted).move(message, arrived, delay)

    async def _forwarded_move(self, table: str, message: "Move", delay: float) -> "LogEntry":
        hosted = await self._host.hosted(table)
        return await self._live_table(hosted).move(message, self._host.time(hosted), delay)

    def _live_table(self, hosted: "HostedTable") -> LiveTable:
        if hosted.state is not None:
            self._drive(hosted)
        driven = self._driven.get(hosted.id)
        if not isinstance(driven, LiveTable):
            raise Refused("unavailable", Message("server", "table-reloaded"))
        return driven

    # Starting and stopping.

    def _drive(self, hosted: "HostedTable") -> None:
        """Start driving the table, if it is this worker's and something is due there soon."""
        if hosted.ahead and hosted.due is UNCHANGED and self._assignment.drives(hosted.id):
            self._run_task(self._correct_due(hosted.id))
        self._drive_if_due(hosted, self._host.next_due(hosted))

    def _drive_if_due(self, hosted: "HostedTable", due: int | None) -> None:
        """The same, where it is known when something is due."""
        table, state = hosted.id, hosted.loaded_state()
        is_live = state.game.live and state.status == "playing"
        if due is None or not (is_live or due < self._timer.now() + SOON_MS):
            return
        if table in self._driven or not self._assignment.drives(table):
            return
        timer = self._make_timer(partial(self._host.time_at, table))
        driven: TableDriver
        if is_live:
            driven = LiveTable(table, self._host, timer, self._bound, self._assignment.drives)
        else:
            driven = TurnTable(
                table, self._host, self._bot_pool, self._schedule, timer, self._assignment.drives
            )
        self._driven[table] = driven
        self._run_task(self._run(driven))

    async def _run(self, driven: TableDriver) -> None:
        """Drive a table as long as there is something to do, and retry after failures."""
        backoff = _FIRST_BACKOFF
        try:
            while True:
                began = self._timer.now()
                try:
                    await driven.run()
                except Refused as refused:
                    _log.warning("table %s cannot be driven: %s", driven.table, refused.code)
                    if refused.code == "unknown":
                        return
                except Exception:
                    _log.exception("table %s cannot be driven", driven.table)
                else:
                    return
                if self._timer.now() > began + 1000 * _LONGEST_BACKOFF:
                    backoff = _FIRST_BACKOFF
                await asyncio.sleep(backoff)
                backoff = min(2 * backoff, _LONGEST_BACKOFF)
        finally:
            del self._driven[driven.table]
            if driven.changed.is_set() and not self._closing:
                self._run_task(self._start_if_due(driven.table))

    async def _start_if_due(self, table: str) -> None:
        """Read a table, and drive it if something is due there."""
        if self._backoff.get(table, 0) > self._timer.now():
            return
        try:
            async with self._host.locked(table) as hosted:
                await self._host.catch_up(hosted)
                self._drive(hosted)
        except Refused as refused:
            _log.warning("table %s cannot be taken up: %s", table, refused.code)
        except Exception:
            _log.exception("table %s cannot be taken up", table)
            self._backoff[table] = self._timer.now() + round(1000 * _LONGEST_BACKOFF)

    async def _correct_due(self, table: str) -> None:
        """Save by this worker's clock when something is due, if a clock that is ahead wrote it."""
        with contextlib.suppress(Refused, Unavailable):  # it is tried again when it is next read
            async with self._host.locked(table) as hosted:
                if hosted.due is UNCHANGED:
                    await self._host.save_due(hosted, self._schedule.next(hosted.loaded_state()))

    async def _sweep_forever(self) -> None:
        for sweep in itertools.count():
            began = self._timer.now()
            try:
                await self._sweep()
                if sweep % _RARE_SWEEPS == 0:
                    await self._sweep_long_overdue()
                    await self._sweep_future()
            except Unavailable as error:
                _log.warning("nobody knows what is due: %s", error)
            except Exception:
                _log.exception("nobody knows what is due")
            await self._timer.sleep_until(began + _SWEEP_MS)

    async def _sweep(self) -> None:
        """Drive the tables where something is due and not done. One that was due so long ago that
        it is deserted is loaded when somebody looks: after an outage there may be thousands."""
        now = self._timer.now()
        self._backoff = {table: until for table, until in self._backoff.items() if until > now}
        since = now - self._deserted_after if self._deserted_after else None
        await self._start_all(await self._host.store.due_before(now + 1, since))

    async def _sweep_long_overdue(self) -> None:
        """Drive tables that were due before that, and where people need not be present."""
        if self._deserted_after:
            since = self._timer.now() - self._deserted_after
            await self._start_all(await self._host.store.overdue_and_awaited(since))

    async def _start_all(self, due: "list[tuple[str, int]]") -> None:
        overdue = self._timer.now() - _OVERDUE_MS
        waiting = [
            table
            for table, at in due
            if self._assignment.drives(table) and (table not in self._driven or at < overdue)
        ]
        for start in range(0, len(waiting), _AT_ONCE):
            await asyncio.gather(*map(self._start_if_due, waiting[start : start + _AT_ONCE]))

    async def _sweep_future(self) -> None:
        """Drive tables whose last entry is from after now: a clock was set back since, so that the
        due times in the database would be late by as much."""
        for table in await self._host.store.written_after(self._timer.now() + _OVERDUE_MS):
            if self._assignment.drives(table) and table not in self._driven:
                await self._start_if_due(table)

    def _run_task(self, work: "Coroutine[Any, Any, None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
