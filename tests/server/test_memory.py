"""Finished tables are evicted soon, and free memory is returned to the system."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.hosting import upkeep
from tabbytop.server.hosting.host import Host
from tabbytop.server.memory import trim_memory
from tabbytop.server.store.store import Store
from tests.server.moved_clock import MovedClock
from tests.server.workers import kept, person, set_table

PEOPLE = [person("Ana"), person("Ben"), person("Cleo")]


def test_finished_table_is_evicted_before_a_running_one(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, hosting_alone(store, clock) as host:
            over = await set_table(store, "tem-purr-a", PEOPLE)
            running = await set_table(store, "tem-purr-a", PEOPLE)
            for table in (over, running):
                async with host.locked(table) as hosted:
                    hosted.used = clock.now
            async with host.locked(over) as hosted:
                hosted.loaded_state().status = "closed"
            clock.now += 11_000
            await looked_after(host)
            assert running in in_memory(host)
            assert over not in in_memory(host)
            clock.now += 120_000
            await looked_after(host)
            assert running not in in_memory(host)

    asyncio.run(play())


def test_memory_is_trimmed_after_many_evictions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(upkeep, "trim_memory", lambda: given.append(True))
    monkeypatch.setattr(upkeep, "_TRIM_AFTER", 2)

    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, hosting_alone(store, clock) as host:
            for _ in range(2):
                table = await set_table(store, "tem-purr-a", PEOPLE)
                await host.hosted(table)
            clock.now += 300_000
            await looked_after(host)

    asyncio.run(play())
    assert given == [True]


def test_trim_memory_collects_garbage() -> None:
    class Circle:
        me: object

    circle = Circle()
    circle.me = circle
    gc.disable()
    try:
        del circle
        trim_memory()
        assert not [thing for thing in gc.get_objects() if type(thing) is Circle]
    finally:
        gc.enable()


@contextlib.asynccontextmanager
async def hosting_alone(store: Store, clock: MovedClock) -> AsyncIterator[Host]:
    """A host without background tasks."""
    host = Host(store, await Channels.open(""), clock)
    yield host
    await host.close()


async def looked_after(host: Host) -> None:
    await host.upkeep.check(list(host.tables()))


def in_memory(host: Host) -> set[str]:
    return {hosted.id for hosted in host.tables()}
