"""Driving a table of a live game, where all act at once: Kitty Paw in real time.

Everything at such a table passes through here, at the one worker that drives it: people's moves in
the order in which they were made (`latency_order`), and between them the moves of bots and of the
clock when they are due.
"""

import asyncio
import math
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.bots.live import NEVER, LiveDriver
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import derive_seed
from tabbytop.kernel.table import CLOCK
from tabbytop.server.driving.latency_order import LatencyOrder
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.errors import FAILURES, Refused, after_writing, outcome_unknown
from tabbytop.server.hosting.client_requests import return_to_seat
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.driving.schedule import Timer
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable

_CHANGES_PLAYERS: Final = frozenset({"sat", "away", "back", "left", "paused", "resumed"})
_MOVES: Final = frozenset({"move", "late"})


class PendingMove(NamedTuple):
    """A person's move that is not written yet, and the future that gets its entry."""

    message: Move
    written: "asyncio.Future[LogEntry]"


class LiveTable:
    """Drives one live table until its game is over or another worker drives it.

    The table's time is some way behind the real one (`LatencyOrder.wait`). While nobody drove the
    table, its time stood still.
    """

    def __init__(
        self,
        table: str,
        host: "Host",
        timer: "Timer",
        bound: float,
        is_mine: Callable[[str], bool],
    ) -> None:
        self.table = table
        self.changed = asyncio.Event()
        self._host = host
        self._timer = timer
        self._is_mine = is_mine
        self._order: LatencyOrder[PendingMove] = LatencyOrder(bound)
        self._bots = TableBots()
        self._live: LiveDriver | None = None  # None: to be made, from the state as it is then
        self._began = 0.0  # the table's time at which that one began to count

    async def move(self, message: Move, arrived: int, delay: float) -> LogEntry:
        """Make a person's move that came over a connection of so many seconds' delay. Refused, or
        DuplicateMessage."""
        pending = PendingMove(message, asyncio.get_running_loop().create_future())
        self._order.arrive(message.seat, pending, arrived, delay)
        self.changed.set()
        return await pending.written

    def on_entry(self, entry: LogEntry, events: list[Event]) -> None:
        """React to an entry that was written at the table."""
        if entry.kind in _CHANGES_PLAYERS:
            self._live = None
        if entry.kind == "resumed":
            self._order.pass_until(entry.at)
        if self._live is not None and entry.kind in _MOVES and entry.seat is not None:
            self._live.on_move(entry.seat, events)
        self._bots.skip_entry(entry.number)
        self.changed.set()

    def on_reload(self) -> None:
        """React to the reloading of the table: the old one is gone."""
        self._bots = TableBots()
        self._live = None
        self.changed.set()

    async def run(self) -> None:
        """Drive the table until the game is over, or another worker drives it."""
        try:
            while (until := await self._step()) is not None:
                await self._timer.wait(self.changed, until)
        finally:
            self._live = None  # it may have been about to do what was not done
            self._refuse_all()

    async def _step(self) -> float | None:
        """Do everything up to now; return when to look again, None to stop driving."""
        self.changed.clear()
        async with self._host.locked(self.table) as hosted:
            behind = self._order.wait(
                self._host.delay(self.table, seat) for seat in hosted.loaded_state().people()
            )
            moment = self._timer.now() - behind
            if hosted.loaded_state().paused is not None:
                await self._stay_paused(hosted, moment)
            if hosted.loaded_state().paused is None:
                await self._advance_to(hosted, moment)
            if hosted.loaded_state().status != "playing" or not self._is_mine(self.table):
                return None
            if self._host.is_deserted(hosted):  # its time stands still until somebody comes
                await self._host.save_due(hosted, None)
                return None
            deserted_at = self._host.deserted_at(hosted)
            until = self._next(hosted) + behind
            return until if deserted_at is None else min(until, deserted_at + hosted.ahead)

    def _next(self, hosted: "HostedTable") -> float:
        """Return when, in the table's time, something is due next."""
        made, state = self._order.next_made(), hosted.loaded_state()
        if state.paused is not None:
            ends = deciding.pause_ends(state) or NEVER
            return ends if made is None else min(made, ends)
        due = self._live_game(state).next_due()
        by_itself = NEVER if due == NEVER else self._began + math.ceil(due * 1000)
        return by_itself if made is None else min(made, by_itself)

    async def _stay_paused(self, hosted: "HostedTable", moment: float) -> None:
        """Let the time pass without anything happening, until the person who paused makes a move,
        or the longest pause is over."""
        self._order.pass_until(moment)
        if self._order.next_made() is not None:
            await self._take(hosted, self._order.take())
        elif (ends := deciding.pause_ends(hosted.loaded_state())) and self._at() >= ends:
            await self._host.do_at(hosted, lambda state: deciding.resume(state, self._at()))

    async def _advance_to(self, hosted: "HostedTable", moment: float) -> None:
        """Advance the table's time to this moment: one move after the other, each written before
        the next."""
        if self._order.time == 0.0:
            self._order.pass_until(moment)
        while hosted.loaded_state().status == "playing":
            live = self._live_game(hosted.loaded_state())
            made = self._order.next_made()
            until = moment if made is None else min(made, moment)
            if live.next_due() <= self._seconds(until):
                due_move = live.pop_next_move()
                self._order.pass_until(self._began + live.now * 1000)
                if due_move is not None:
                    await self._host.do_at(hosted, partial(self._automatic_move, due_move))
            elif made is not None and made <= moment:
                live.run_until(self._seconds(made))
                self._order.pass_until(made)
                await self._take(hosted, self._order.take())
            else:
                live.run_until(self._seconds(moment))
                self._order.pass_until(moment)
                return
        while self._order.next_made() is not None:
            await self._take(hosted, self._order.take())

    async def _take(self, hosted: "HostedTable", pending: PendingMove) -> None:
        """Make a person's move, and pass the result to the caller who waits."""
        try:
            await self._host.catch_up_to(hosted, pending.message.answers)
            came_back = await return_to_seat(self._host, hosted, pending.message, self._at())
            with after_writing() if came_back else nullcontext():
                entry = await self._host.do_at(
                    hosted, lambda state: deciding.move(state, pending.message, self._at())
                )
        except TabbytopError as refused:
            if not pending.written.done():
                pending.written.set_exception(refused)
            if isinstance(refused, Refused) and refused.code in FAILURES:
                raise
        except BaseException:  # it is not known how far it got, and the caller must hear so
            if not pending.written.done():
                pending.written.set_exception(outcome_unknown())
            raise
        else:
            if not pending.written.done():
                pending.written.set_result(entry)

    def _automatic_move(self, due_move: tuple[int, int], state: TableState) -> LogEntry:
        """Make a bot's or the clock's move. The alarm of the state may ring a moment later."""
        seat, move = due_move
        if seat != CLOCK:
            return deciding.bot_move(state, seat, move, self._at())
        rings = [alarm.rings for alarm in state.alarms if alarm.move == move]
        return deciding.clock_move(state, move, max([self._at(), *rings]))

    # The table's time.

    def _at(self) -> int:
        return round(self._order.time)

    def _seconds(self, moment: float) -> float:
        return (moment - self._began) / 1000

    def _live_game(self, state: TableState) -> LiveDriver:
        """Return the live game of the table as it is now."""
        if self._live is None:
            self._live = self._make_live_game(state)
        return self._live

    def _make_live_game(self, state: TableState) -> LiveDriver:
        match = state.match
        assert match is not None, "it has started"
        first = self._began == 0.0
        paused = state.at if first else self._order.time
        self._began = self._order.time
        seed = derive_seed(
            int.from_bytes(state.seed, "big"), f"hands from {len(match.record.moves)}"
        )
        live = LiveDriver(match.table, self._bots.live_bots(state), seed, _written_elsewhere)
        live.restore_alarms(
            {alarm.move: max(alarm.rings - paused, 0) / 1000 for alarm in state.alarms}
        )
        return live

    def _refuse_all(self) -> None:
        """Refuse all pending moves; a client that tries again reaches the new driver."""
        while self._order.next_made() is not None:
            written = self._order.take().written
            if not written.done():
                written.set_exception(Refused("unavailable", Message("server", "table-reloaded")))


def _written_elsewhere(seat: int, move: int) -> list[Event]:
    """Never called: moves are written by the host, and told with `LiveDriver.on_move`."""
    raise NotImplementedError
