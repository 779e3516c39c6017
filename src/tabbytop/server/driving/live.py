"""Driving a table of a live game, where all act at once: Kitty Paw in real time.

Whatever happens at such a table passes through here, at the one worker that drives it: people's
moves in the order in which they were made (`fairness`), between them the bots' strokes and the
clock's moves when they are due.
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
from tabbytop.server.driving.fairness import FairOrder
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.errors import FAILURES, Refused, after_writing, outcome_unknown
from tabbytop.server.hosting.acting import come_back
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState

if TYPE_CHECKING:
    from tabbytop.server.driving.timer import Timer
    from tabbytop.server.hosting.hosting import Host, Hosted

_CHANGES_HANDS: Final = frozenset({"sat", "away", "back", "left", "paused", "resumed"})
_MOVES: Final = frozenset({"move", "late"})


class Stroke(NamedTuple):
    """A person's move on its way to the table, and who waits to hear what came of it."""

    message: Move
    written: "asyncio.Future[LogEntry]"


class LiveTable:
    """One live table, from when this worker takes it up until it is over or another's.

    The table's time is some way behind the real one (`FairOrder.wait`). While nobody drove the
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
        self._order: FairOrder[Stroke] = FairOrder(bound)
        self._bots = TableBots()
        self._live: LiveDriver | None = None  # None: to be made, from the state as it is then
        self._began = 0.0  # the table's time at which that one began to count

    async def move(self, message: Move, arrived: int, delay: float) -> LogEntry:
        """A person's move that came in over a line of so many seconds. Refused, or Again."""
        stroke = Stroke(message, asyncio.get_running_loop().create_future())
        self._order.arrive(message.seat, stroke, arrived, delay)
        self.changed.set()
        return await stroke.written

    def entered(self, entry: LogEntry, events: list[Event]) -> None:
        """A line was written at the table."""
        if entry.kind in _CHANGES_HANDS:
            self._live = None
        if entry.kind == "resumed":
            self._order.pass_until(entry.at)
        if self._live is not None and entry.kind in _MOVES and entry.seat is not None:
            self._live.on_move(entry.seat, events)
        self._bots.has_told(entry.number)
        self.changed.set()

    def read_anew(self) -> None:
        """The table was read from its log: what drove it before drives a table that is gone."""
        self._bots = TableBots()
        self._live = None
        self.changed.set()

    async def run(self) -> None:
        """Until the game is over, or another worker's."""
        try:
            while (until := await self._look()) is not None:
                await self._timer.wait(self.changed, until)
        finally:
            self._live = None  # it may have been about to do what was not done
            self._refuse_all()

    async def _look(self) -> float | None:
        """Let everything happen up to now; when to look again, if nothing comes before."""
        self.changed.clear()
        async with self._host.at(self.table) as hosted:
            behind = self._order.wait(
                self._host.delay(self.table, seat) for seat in hosted.present().people()
            )
            moment = self._timer.now() - behind
            if hosted.present().paused is not None:
                await self._stand_still(hosted, moment)
            if hosted.present().paused is None:
                await self._catch_up(hosted, moment)
            if hosted.present().status != "playing" or not self._is_mine(self.table):
                return None
            if self._host.is_deserted(hosted):  # its time stands still until somebody comes
                await self._host.put_off(hosted, None)
                return None
            leaving = self._host.deserted_at(hosted)
            until = self._next(hosted) + behind
            return until if leaving is None else min(until, leaving + hosted.ahead)

    def _next(self, hosted: "Hosted") -> float:
        """When, in the table's time, the next thing is due."""
        made, state = self._order.next_made(), hosted.present()
        if state.paused is not None:
            ends = state.paused_at + deciding.LONGEST_PAUSE
            return ends if made is None else min(made, ends)
        due = self._fitting(state).next_due()
        by_itself = NEVER if due == NEVER else self._began + math.ceil(due * 1000)
        return by_itself if made is None else min(made, by_itself)

    async def _stand_still(self, hosted: "Hosted", moment: float) -> None:
        """Let the time pass without anything happening, until a move of the person who looked away
        comes, or it has been long enough."""
        self._order.pass_until(moment)
        if self._order.next_made() is not None:
            await self._take(hosted, self._order.take())
        elif self._at() >= hosted.present().paused_at + deciding.LONGEST_PAUSE:
            await self._host.do_at(hosted, lambda state: deciding.resume(state, self._at()))

    async def _catch_up(self, hosted: "Hosted", moment: float) -> None:
        """Let the table's time come to this moment: one thing after the other, each written down
        before the next."""
        if self._order.time == 0.0:
            self._order.pass_until(moment)
        while hosted.present().status == "playing":
            live = self._fitting(hosted.present())
            made = self._order.next_made()
            until = moment if made is None else min(made, moment)
            if live.next_due() <= self._seconds(until):
                stroke = live.pop_next_move()
                self._order.pass_until(self._began + live.now * 1000)
                if stroke is not None:
                    await self._host.do_at(hosted, partial(self._own, stroke))
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

    async def _take(self, hosted: "Hosted", stroke: Stroke) -> None:
        """A person's move; what the table says to it is told to who waits."""
        try:
            await self._host.keep_up(hosted, stroke.message.answers)
            came_back = await come_back(self._host, hosted, stroke.message, self._at())
            with after_writing() if came_back else nullcontext():
                entry = await self._host.do_at(
                    hosted, lambda state: deciding.move(state, stroke.message, self._at())
                )
        except TabbytopError as refused:
            if not stroke.written.done():
                stroke.written.set_exception(refused)
            if isinstance(refused, Refused) and refused.code in FAILURES:
                raise
        except BaseException:  # it is not known how far it got, and whoever waits must hear so
            if not stroke.written.done():
                stroke.written.set_exception(outcome_unknown())
            raise
        else:
            if not stroke.written.done():
                stroke.written.set_result(entry)

    def _own(self, stroke: tuple[int, int], state: TableState) -> LogEntry:
        """A bot's stroke, or the clock's move. The state's watch may be a moment behind."""
        seat, move = stroke
        if seat != CLOCK:
            return deciding.bot_move(state, seat, move, self._at())
        rings = [wait.rings for wait in state.waits if wait.move == move]
        return deciding.clock_move(state, move, max([self._at(), *rings]))

    # The table's time.

    def _at(self) -> int:
        return round(self._order.time)

    def _seconds(self, moment: float) -> float:
        return (moment - self._began) / 1000

    def _fitting(self, state: TableState) -> LiveDriver:
        """What drives the table as it is now."""
        if self._live is None:
            self._live = self._taken_up(state)
        return self._live

    def _taken_up(self, state: TableState) -> LiveDriver:
        match = state.match
        assert match is not None, "it has started"
        first = self._began == 0.0
        paused = state.at if first else self._order.time
        self._began = self._order.time
        seed = derive_seed(
            int.from_bytes(state.seed, "big"), f"hands from {len(match.record.moves)}"
        )
        live = LiveDriver(match.table, self._bots.hands(state), seed, _written_elsewhere)
        live.restore_alarms({wait.move: max(wait.rings - paused, 0) / 1000 for wait in state.waits})
        return live

    def _refuse_all(self) -> None:
        """Nobody is left waiting; who tries again finds whoever drives the table then."""
        while self._order.next_made() is not None:
            written = self._order.take().written
            if not written.done():
                written.set_exception(Refused("unavailable", "the table is read anew; try again"))


def _written_elsewhere(seat: int, move: int) -> list[Event]:
    """Moves are written down by the host, and told with `LiveDriver.on_move`."""
    raise NotImplementedError
