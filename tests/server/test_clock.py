"""Clocks that are set back: bots answer and alarms ring all the same, also after a restart."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import SteadyClock, monotonic_clock
from tabbytop.server.driving.assignment import TableAssignment
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import TableState
from tests.server.moved_clock import MovedClock
from tests.server.test_driving import is_over, moves
from tests.server.workers import bot, kept, person, set_table, worker

HOUR = 3_600_000
SECOND = 1_000_000_000


class Machine:
    """A wall clock that can be set, and a monotonic one that cannot."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.steady = 5 * SECOND
        self.now = SteadyClock(lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> int:
        self.wall += round(seconds * SECOND)
        self.steady += round(seconds * SECOND)
        return self.now()


def test_clock_set_back_runs_slower_until_it_agrees_again() -> None:
    machine = Machine()
    before = machine.now()
    assert machine.passes(10) == before + 10_000
    machine.wall -= 600 * SECOND
    assert machine.passes(10) == before + 19_000, "a tenth slower"
    last = machine.now()
    for _ in range(700):
        now = machine.passes(10)
        assert now >= last
        last = now
    assert now == machine.wall // 1_000_000


def test_clock_set_forward_is_followed_at_once() -> None:
    machine = Machine()
    before = machine.now()
    machine.wall += 600 * SECOND
    assert machine.now() == before + 600_000


def test_monotonic_clock_goes_on_after_it_is_set_back() -> None:
    clock = MovedClock(1000)
    steady = monotonic_clock(clock)
    clock.now = 1500
    assert steady() == 1500
    clock.now = 200
    assert steady() == 1500
    clock.now = 300
    assert steady() == 1600
    clock.now = 100
    assert steady() == 1600


@pytest.mark.parametrize("game", ["tem-purr-a", "meow"])
def test_bots_play_on_when_the_clock_is_set_back(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [bot("random"), bot("random"), bot("random")]
            table = await set_table(store, game, seats, created=clock.now)
            await here.until(table, lambda state: moves(state) > 3)
            clock.now -= HOUR
            await here.until(table, is_over)

    asyncio.run(play())


def has_moves(count: int, state: TableState) -> bool:
    return is_over(state) or moves(state) > count


def test_many_tables_play_on_while_the_clock_is_set_back_again_and_again(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [bot("random"), bot("random"), bot("random")]
            games = ["tem-purr-a", "meow"] * 3
            tables = [await set_table(store, game, seats, created=clock.now) for game in games]
            for back in range(1, 6):
                for table in tables:
                    await here.until(table, partial(has_moves, back))
                clock.now -= HOUR
            for table in tables:
                await here.until(table, is_over)
                times = [line.at for line in await store.entries_after(table, 0)]
                assert times == sorted(times)

    asyncio.run(play())


@pytest.mark.parametrize("game", ["tem-purr-a", "meow", "kitty-paw"])
def test_bots_play_on_after_a_restart_with_the_clock_an_hour_back(
    tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        clock = MovedClock()
        seats = [bot("random"), bot("random"), bot("random")]
        beat = 0.7
        async with (
            kept(tmp_path) as store,
            worker(store, now=clock, bot_beat=beat) as here,
        ):
            table = await set_table(store, game, seats, created=clock.now)
            await here.until(table, lambda state: state.status == "playing")
        clock.now -= HOUR
        async with (
            kept(tmp_path) as store,
            worker(store, now=clock, bot_beat=beat),
        ):
            lines = await store.entries_after(table, 0)
            for _ in range(8):  # nobody has looked at the table: the sweep must find it
                before = len(lines)
                while len(lines) == before:
                    await clock.advance(100)
                    lines = await store.entries_after(table, 0)
            lines = await store.entries_after(table, 0)
            assert [line.at for line in lines] == sorted(line.at for line in lines)

    asyncio.run(play())


@pytest.mark.parametrize("time", [Clock("turn", 30), Clock("days", 86_400)])
def test_deadline_holds_after_a_restart_with_the_clock_an_hour_back(
    tmp_path: Path, time: Clock
) -> None:
    async def play() -> None:
        clock = MovedClock()
        seats = [person("Ada"), person("Bo")]
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            table = await set_table(store, "kibble-scuffle", seats, clock=time, created=clock.now)
            await here.until(table, lambda state: state.status == "playing")
        clock.now -= HOUR
        async with kept(tmp_path) as store, worker(store, now=clock):
            await clock.settle()
            due = dict(await store.due_before(1 << 60))[table]
            assert due == clock.now + time.seconds * 1000 + 500
            await clock.advance(due - clock.now)
            assert "late" in [line.kind for line in await store.entries_after(table, 0)]

    asyncio.run(play())


def test_dead_worker_with_a_future_heartbeat_is_retired(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            await store.heartbeat("dead", clock.now + HOUR)
            await store.heartbeat("long dead", clock.now - HOUR)
            assignment = TableAssignment(store, "me", shared=True, now=clock)
            await assignment.heartbeat()
            assert assignment.alive == ["dead", "me"], "perhaps its clock is ahead"
            for _ in range(5):
                clock.now += 1_000
                await assignment.heartbeat()
            assert assignment.alive == ["me"]
            assert set(await store.heartbeat("me", clock.now)) == {"me"}

    asyncio.run(play())


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_live_worker_with_another_clock_stays_alive(tmp_path: Path, ahead: int) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            assignment = TableAssignment(store, "me", shared=True, now=clock)
            for second in range(20):
                await store.heartbeat("other", clock.now + ahead)
                await assignment.heartbeat()
                if second:
                    assert assignment.alive == ["me", "other"]
                clock.now += 1000
            clock.now -= 2 * HOUR
            for _ in range(4):
                clock.now += 2000
                await assignment.heartbeat()
            assert assignment.alive == ["me"]

    asyncio.run(play())


def test_table_written_by_a_worker_ahead_is_driven_on_time(tmp_path: Path) -> None:
    async def play() -> None:
        channels, now = await Channels.open(""), MovedClock()
        later = MovedClock(now.now + HOUR)
        seats = [person("Ada"), bot("random"), bot("random")]
        async with (
            kept(tmp_path) as store,
            worker(store, channels, now, beat=60) as here,
            worker(store, channels, later, beat=60) as ahead,
        ):
            await here.assignment.heartbeat()
            table = await set_table(store, "tem-purr-a", seats, created=later.now, due=None)
            while not here.assignment.drives(table):
                table = await set_table(store, "tem-purr-a", seats, created=later.now, due=None)
            await ahead.state(table)  # deals, and tells the other
            state = await here.until(table, lambda state: state.asked_since[0] > 0)
            assert state.at >= later.now

    asyncio.run(play())
