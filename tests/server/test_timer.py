"""Waiting by a clock that is set meanwhile."""

import asyncio

from tabbytop.server.driving.schedule import Timer
from tests.server.moved_clock import MovedClock
from tests.waiting import settle, until

TICK = 0.001  # seconds


def test_timer_reads_a_clock_that_is_set_forward() -> None:
    async def scene() -> None:
        clock = MovedClock()
        timer, due = Timer(clock, TICK), clock.now + 3_600_000
        waits = [
            asyncio.create_task(timer.sleep_until(due)),
            asyncio.create_task(timer.wait(asyncio.Event(), due)),
        ]
        await settle()
        assert not any(task.done() for task in waits)
        clock.now = due
        await until(lambda: all(task.done() for task in waits))

    asyncio.run(scene())


def test_timer_ends_when_it_happens() -> None:
    async def scene() -> None:
        clock, happened = MovedClock(), asyncio.Event()
        task = asyncio.create_task(Timer(clock).wait(happened, clock.now + 3_600_000))
        await settle()
        assert not task.done()
        happened.set()
        await until(task.done)

    asyncio.run(scene())
