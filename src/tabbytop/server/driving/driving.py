"""What happens by itself at the tables of this worker: bots, clocks, stand-ins, live games.

A table is driven by one of the workers that are alive. It is taken up when something happens
there, or when a sweep over the database finds that something is due which nobody has done: after
a restart, after the end of another worker, or when days have passed.
"""

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tabbytop.server.driving.due import SOON_MS
from tabbytop.server.driving.live import LiveTable
from tabbytop.server.driving.relay import Relay
from tabbytop.server.driving.timer import Timer
from tabbytop.server.driving.turns import TurnTable
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.store.appends import UNCHANGED

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.driving.due import Calendar
    from tabbytop.server.driving.sharing import Sharing
    from tabbytop.server.hosting.hosting import Host, Hosted
    from tabbytop.server.settings import Settings
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.messages import Move
    from tabbytop.server.thinking import Thinking

_SWEEP: Final = 1.0  # seconds between two sweeps
_STRAY_SWEEPS: Final = 60  # after so many, also tables are looked for that were written after now
_OVERDUE_MS: Final = 5_000  # then a table that is driven may not have heard of something
_FIRST_REST: Final = 0.5  # seconds after something failed; each time twice as long …
_LONGEST_REST: Final = 30.0  # … up to this
_log = logging.getLogger("tabbytop.server")

Driven = TurnTable | LiveTable


class Driver:
    """Drives tables; the referee of live ones."""

    def __init__(
        self,
        host: "Host",
        thinking: "Thinking",
        sharing: "Sharing",
        calendar: "Calendar",
        settings: "Settings",
        tick: float = 30.0,
    ) -> None:
        self._host = host
        self._thinking = thinking
        self._sharing = sharing
        self._calendar = calendar
        self._bound = settings.delay_bound
        self._timer = Timer(host.now, tick)
        self._tick = tick
        self._relay = Relay(host.channels, sharing.drives, self._judge)
        self._driven: dict[str, Driven] = {}
        self._resting: dict[str, int] = {}  # tables that could not be taken up, and until when
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Take up what is due, and from now on whatever will be."""
        host = self._host
        host.on_entry.append(self._entered)
        host.on_load.append(self._read_anew)
        host.on_word.append(self._due_elsewhere)
        host.on_presence.append(self._attended)
        host.referee = self
        await self._sharing.open()
        await self._relay.open()
        self._start(self._sweep_on())

    async def close(self) -> None:
        """Leave everything as it is; the others take over."""
        self._closing = True
        self._host.referee = None
        self._host.on_entry.remove(self._entered)
        self._host.on_load.remove(self._read_anew)
        self._host.on_word.remove(self._due_elsewhere)
        self._host.on_presence.remove(self._attended)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._relay.close()
        await self._sharing.close()

    @property
    def driving(self) -> int:
        """How many tables are driven here now."""
        return len(self._driven)

    # What the host tells.

    def _entered(self, hosted: "Hosted", entry: "LogEntry", events: "list[Event]") -> None:
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.entered(entry, events)
        else:
            self._drive(hosted)

    def _read_anew(self, hosted: "Hosted") -> None:
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.read_anew()
        else:
            self._drive(hosted)

    def _due_elsewhere(self, table: str, due: int | None) -> None:
        """Another worker has written at a table that is not in memory here, or has people there."""
        if due is not None and due < self._timer.now() + SOON_MS:
            if self._sharing.drives(table):
                self._start(self._take_up(table))

    def _attended(self, hosted: "Hosted") -> None:
        """Somebody is at the table, or the last one has gone."""
        driven = self._driven.get(hosted.id)
        if driven is not None:
            driven.changed.set()
        elif hosted.state is not None:
            self._drive(hosted)

    # Live tables.

    async def move(
        self, hosted: "Hosted", message: "Move", arrived: int, delay: float
    ) -> "LogEntry":
        """A person's move at a live table; Refused or Again."""
        if not self._sharing.drives(hosted.id):
            return await self._relay.move(hosted.id, message, delay)
        return await self._live(hosted).move(message, arrived, delay)

    async def _judge(self, table: str, message: "Move", delay: float) -> "LogEntry":
        hosted = await self._host.hosted(table)
        return await self._live(hosted).move(message, self._host.time(hosted), delay)

    def _live(self, hosted: "Hosted") -> LiveTable:
        if hosted.state is not None:
            self._drive(hosted)
        driven = self._driven.get(hosted.id)
        if not isinstance(driven, LiveTable):
            raise Refused("unavailable", "the table is read anew; try again")
        return driven

    # Taking up and leaving.

    def _drive(self, hosted: "Hosted") -> None:
        """See that the table is driven, if it is this worker's and something is due there soon."""
        table, state = hosted.id, hosted.present()
        is_live = state.game.live and state.status == "playing"
        due = self._host.next_due(hosted)
        if hosted.ahead and hosted.due is UNCHANGED and self._sharing.drives(table):
            self._start(self._correct(table))
        if due is None or not (is_live or due < self._timer.now() + SOON_MS):
            return
        if table in self._driven or not self._sharing.drives(table):
            return
        timer = Timer(partial(self._host.time_at, table), self._tick)
        driven: Driven
        if is_live:
            driven = LiveTable(table, self._host, timer, self._bound, self._sharing.drives)
        else:
            driven = TurnTable(
                table, self._host, self._thinking, self._calendar, timer, self._sharing.drives
            )
        self._driven[table] = driven
        self._start(self._run(driven))

    async def _run(self, driven: Driven) -> None:
        """Drive a table as long as there is something to do; what fails is tried again."""
        rest = _FIRST_REST
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
                if self._timer.now() > began + 1000 * _LONGEST_REST:
                    rest = _FIRST_REST
                await asyncio.sleep(rest)
                rest = min(2 * rest, _LONGEST_REST)
        finally:
            del self._driven[driven.table]
            if driven.changed.is_set() and not self._closing:
                self._start(self._take_up(driven.table))

    async def _take_up(self, table: str) -> None:
        """Look at what the database says of a table, and drive it if something is due there."""
        if self._resting.get(table, 0) > self._timer.now():
            return
        try:
            async with self._host.at(table) as hosted:
                await self._host.catch_up(hosted)
                self._drive(hosted)
        except Refused as refused:
            _log.warning("table %s cannot be taken up: %s", table, refused.code)
        except Exception:
            _log.exception("table %s cannot be taken up", table)
            self._resting[table] = self._timer.now() + round(1000 * _LONGEST_REST)

    async def _correct(self, table: str) -> None:
        """A clock that is ahead wrote the table: note by this one when something is due."""
        with contextlib.suppress(Refused, Unavailable):  # it is tried again when it is next read
            async with self._host.at(table) as hosted:
                if hosted.due is UNCHANGED:
                    await self._host.put_off(hosted, self._calendar.next(hosted.present()))

    async def _sweep_on(self) -> None:
        for sweep in itertools.count():
            try:
                await self._sweep()
                if sweep % _STRAY_SWEEPS == 0:
                    await self._sweep_future()
            except Unavailable as error:
                _log.warning("nobody knows what is due: %s", error)
            except Exception:
                _log.exception("nobody knows what is due")
            await asyncio.sleep(_SWEEP)

    async def _sweep(self) -> None:
        """Take up what is due and not done."""
        now = self._timer.now()
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        for table, due in await self._host.store.due_before(now + 1):
            if self._sharing.drives(table):
                if table not in self._driven or due < now - _OVERDUE_MS:
                    await self._take_up(table)

    async def _sweep_future(self) -> None:
        """Take up tables whose last line is from after now. A clock was set back since, so what
        the database says is due there would be late by as much."""
        for table in await self._host.store.written_after(self._timer.now() + _OVERDUE_MS):
            if self._sharing.drives(table) and table not in self._driven:
                await self._take_up(table)

    def _start(self, work: "Coroutine[Any, Any, None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
