"""The schedule of a table: when bots answer, time runs out, and the clock moves."""

import asyncio
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.table import CLOCK, NOBODY
from tabbytop.server.bot_questions import thinks_long
from tabbytop.server.settings import Settings
from tabbytop.server.table.deciding import FREED_AFTER_MS, pause_ends, waiting_seats
from tabbytop.server.table.state import TableState

SOON_MS: Final = 600_000  # nobody waits for what is further away: a sweep finds it when it is due
_LIVE_PULSE_MS: Final = 2_000  # a live table with bots where nothing happens so long is overdue
_GRACE_MS: Final = 500  # an answer that was sent in time has so long to arrive
_HOUR_MS: Final = 3_600_000
_TICK: Final = 30.0  # seconds after which a waiting timer reads the clock again

Now = Callable[[], int]  # milliseconds since 1970


class ScheduledAction(NamedTuple):
    """Something that happens by itself, `at` in milliseconds since 1970."""

    at: int
    kind: Literal["bot", "late", "clock", "close", "free", "resume"]
    seat: int  # CLOCK or NOBODY where it is no seat's
    move: int = -1  # of the clock


class BotPacing:
    """When bots answer: only at whole beats after the question came up and people have watched
    what led to it. The first beat depends on the level alone, so that the thinking time of a bot
    says little about its cards."""

    def __init__(self, beat: float) -> None:
        self._beat = round(beat * 1000)

    def first(self, asked_at: int, level: str, watched: float = 0.0) -> int:
        """The first moment at which a bot of that level answers; `watched` in beats."""
        return asked_at + round(self._beat * (watched + (2 if thinks_long(level) else 1)))

    def next(self, asked_at: int, level: str, now: int, watched: float = 0.0) -> int:
        """The next moment, from now on, at which it may answer."""
        first = self.first(asked_at, level, watched)
        if now <= first or self._beat == 0:
            return max(first, now)
        return first + -((first - now) // self._beat) * self._beat


class Schedule:
    """Computes the scheduled actions of tables, by the settings of this server."""

    def __init__(self, settings: Settings) -> None:
        self.pacing = BotPacing(settings.bot_beat)
        self._unstarted = settings.unstarted_hours * _HOUR_MS

    def next(self, state: TableState) -> int | None:
        """When the next action happens by itself; None if only people can go on."""
        return min((action.at for action in self.actions(state)), default=None)

    def actions(self, state: TableState) -> list[ScheduledAction]:
        """Everything that will happen by itself as things stand, in no order."""
        if state.status == "open":
            freed = state.at + FREED_AFTER_MS  # or later: who is connected keeps the seat
            return [
                ScheduledAction(state.setup.created + self._unstarted, "close", NOBODY),
                *(ScheduledAction(freed, "free", seat) for seat in waiting_seats(state)),
            ]
        if state.status != "playing":
            return []
        if state.paused is not None:
            ends = pause_ends(state)
            return [] if ends is None else [ScheduledAction(ends, "resume", state.paused)]
        actions = [
            ScheduledAction(alarm.rings, "clock", CLOCK, alarm.move) for alarm in state.alarms
        ]
        for seat, asked in enumerate(state.asked_since):
            if asked == 0:
                continue
            level, deadline = state.bot_level(seat), state.deadline(seat)
            if level and state.game.live:
                actions.append(ScheduledAction(state.at + _LIVE_PULSE_MS, "bot", seat))
            elif level:
                at = self.pacing.first(state.asked_at[seat], level, state.beats_to_watch(seat))
                actions.append(ScheduledAction(at, "bot", seat))
            elif deadline is not None:
                actions.append(ScheduledAction(deadline + _GRACE_MS, "late", seat))
        return actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Timer:
    """Waits by a clock that can be set meanwhile: it is read again at every tick."""

    def __init__(self, now: Now, tick: float = _TICK) -> None:
        self.now = now
        self._tick = tick

    async def sleep_until(self, moment: float) -> None:
        """Wait until that moment, in milliseconds since 1970."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left / 1000, self._tick))

    async def wait(self, happened: asyncio.Event, moment: float) -> None:
        """Wait until it happens, at most until that moment."""
        while not happened.is_set() and (left := moment - self.now()) > 0:
            try:
                async with asyncio.timeout(min(left / 1000, self._tick)):
                    await happened.wait()
            except TimeoutError:
                continue
