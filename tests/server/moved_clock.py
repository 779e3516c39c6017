"""A clock that the test moves, for workers and everything else that is given a clock."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from tabbytop.server.driving.schedule import Now, Timer
from tests.waiting import settle, until

# The tasks that do what time brings at a table.
_DRIVING: Final = frozenset({
    "Driver._correct_due",
    "Driver._run",
    "Driver._start_if_due",
    "Driver._sweep_forever",
    "TurnTable._answer",
})  # fmt: skip


class _Wait(NamedTuple):
    """A task that waits for a moment, or until something happens."""

    task: asyncio.Task[object] | None
    happened: asyncio.Event
    moved: asyncio.Event  # set when the clock is, until the task has read it


class MovedClock:
    """A time that only the test moves, in milliseconds since 1970. Its timers read it whenever it
    is moved."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._waits: list[_Wait] = []

    def __call__(self) -> int:
        return self._now

    @property
    def now(self) -> int:
        return self._now

    @now.setter
    def now(self, now: int) -> None:
        self._now = now
        for wait in self._waits:
            wait.moved.set()

    def timer(self, now: Now) -> Timer:
        """Return a timer for a time that depends on this clock."""
        return _MovedTimer(now, self)

    async def settle(self) -> None:
        """Wait until all is done that is due by now at the tables of all workers."""

        async def is_quiet() -> bool:
            if not self._is_quiet():
                return False
            await settle()  # the end of a task may have others begin
            return self._is_quiet()

        await until(is_quiet)

    async def advance(self, milliseconds: int, step: int | None = None) -> None:
        """Let so much time pass, in steps; all that is due at each of them is done."""
        step = step or milliseconds
        await settle()  # tasks that were just created begin before the time passes
        for _ in range(milliseconds // step):
            self.now += step
            await self.settle()

    @contextlib.contextmanager
    def waiting(self, happened: asyncio.Event) -> Iterator[_Wait]:
        """Count the current task as one that waits."""
        wait = _Wait(asyncio.current_task(), happened, asyncio.Event())
        self._waits.append(wait)
        try:
            yield wait
        finally:
            self._waits.remove(wait)

    def _is_quiet(self) -> bool:
        """Whether everybody who drives a table waits for a later time."""
        waiting = {
            wait.task
            for wait in self._waits
            if not wait.moved.is_set() and not wait.happened.is_set()
        }
        return all(
            task in waiting
            for task in asyncio.all_tasks()
            if getattr(task.get_coro(), "__qualname__", "") in _DRIVING
        )


class _MovedTimer(Timer):
    def __init__(self, now: Now, clock: MovedClock) -> None:
        super().__init__(now)
        self._clock = clock

    async def sleep_until(self, moment: float) -> None:
        await self.wait(asyncio.Event(), moment)

    async def wait(self, happened: asyncio.Event, moment: float) -> None:
        with self._clock.waiting(happened) as wait:
            while not happened.is_set() and moment > self.now():
                wait.moved.clear()
                await _first_of(happened, wait.moved)


async def _first_of(*events: asyncio.Event) -> None:
    tasks = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
