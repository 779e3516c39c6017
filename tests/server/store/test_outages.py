"""Outages: a slow or stopped database or a killed server loses no acknowledged write."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tabbytop.server.errors import Conflict, Unavailable
from tabbytop.server.store import sqlite
from tabbytop.server.store.sqlite import Sqlite
from tabbytop.server.store.store import Store
from tests.server.store.scenes import (
    entry,
    new_table,
    opened,
    play,
    texts,
    until_connections_are_closed,
)
from tests.services.postgresql import PostgreSQL
from tests.waiting import client_pause, until

PLAYS_UNTIL_IT_IS_KILLED = """
import asyncio, sys
from tests.server.store.scenes import entry, new_table, opened

async def table(store, name):
    await new_table(store, name)
    number = 0
    while True:
        number += 1
        await store.append(name, entry(number, f"{name} {number}"), due=number)
        print(name, number, flush=True)

async def main():
    async with opened(sys.argv[1]) as store:
        names = [f"{sys.argv[2]}{number}" for number in range(10)]
        await asyncio.gather(*(table(store, name) for name in names))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 200])
def test_killed_server_loses_nothing_it_acknowledged(url: str, lines: int) -> None:
    command = [sys.executable, "-c", PLAYS_UNTIL_IT_IS_KILLED, url, "t"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(lines)]
        server.send_signal(signal.SIGKILL)
        said += [line for line in server.stdout if line.endswith("\n")]
    assert len(said) >= lines

    async def read(store: Store) -> None:
        logs = {f"t{number}": await store.entries_after(f"t{number}", 0) for number in range(10)}
        for line in said:
            name, number = line.split()
            assert logs[name][int(number) - 1].text == line.strip()
        for name, log in logs.items():
            assert texts(log) == [f"{name} {number}" for number in range(1, len(log) + 1)]
        assert dict(await store.due_before(10_000)) == {
            name: len(log) for name, log in logs.items() if log
        }

    play(url, read)


async def play_on(store: Store, table: str, stop: asyncio.Event) -> int:
    """Append as a host does: after a failure or a conflict, read the log and continue there."""
    failures = 0
    acknowledged: list[str] = []
    number = 1
    while not stop.is_set():
        try:
            await store.append(table, entry(number, f"{table} {number}"), due=number)
            acknowledged.append(f"{table} {number}")
            number += 1
        except (Conflict, Unavailable):
            failures += 1
            await client_pause(0.05)
            try:
                number = len(await store.entries_after(table, 0)) + 1
            except Unavailable:
                continue
    log = texts(await store.entries_after(table, 0))
    assert log == [f"{table} {place}" for place in range(1, len(log) + 1)]
    assert set(acknowledged) <= set(log)
    return failures


@pytest.mark.parametrize("interrupt", [PostgreSQL.restart, PostgreSQL.crash])
def test_games_survive_a_postgresql_restart(
    postgresql: PostgreSQL, interrupt: Callable[[PostgreSQL], None]
) -> None:
    async def goes_on(store: Store) -> None:
        """Wait until five more entries are written."""
        numbers: list[int] = []

        async def are_more() -> bool:
            with suppress(Unavailable):
                numbers.append(len(await store.entries_after("t0", 0)))
            return bool(numbers) and numbers[-1] >= numbers[0] + 5

        await until(are_more)

    async def interrupted(store: Store) -> None:
        for _ in range(2):
            await goes_on(store)
            await asyncio.to_thread(interrupt, postgresql)
            await asyncio.to_thread(postgresql.start)
        await goes_on(store)

    async def scene(store: Store) -> None:
        tables = [f"t{number}" for number in range(10)]
        for table in tables:
            await new_table(store, table)
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play_on(store, table, stop)) for table in tables]
            await interrupted(store)
            stop.set()
        assert any(task.result() for task in playing), "nobody noticed that it was away"

    play(postgresql.url, scene)


def test_idle_store_reconnects_after_a_postgresql_restart(
    postgresql: PostgreSQL,
) -> None:
    async def scene() -> None:
        async with opened(postgresql.url) as store:
            await new_table(store)
            await store.append("t", entry(1))
            await asyncio.to_thread(postgresql.restart)
            await until_connections_are_closed()
            await store.append("t", entry(2))
            assert len(await store.entries_after("t", 0)) == 2
            await store.save_position("t", 2, "{}")

    asyncio.run(scene())


def test_store_is_unavailable_while_postgresql_is_down(postgresql: PostgreSQL) -> None:
    async def scene() -> None:
        async with opened(postgresql.url) as store:
            await new_table(store)
            await asyncio.to_thread(postgresql.stop)
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await store.append("t", entry(1))
                with pytest.raises(Unavailable):
                    await store.load("t")
                with pytest.raises(Unavailable):
                    await store.touch_person("p", 1)
            await asyncio.to_thread(postgresql.start)
            await store.append("t", entry(1, "now"))
            assert texts(await store.entries_after("t", 0)) == ["now"]

    asyncio.run(scene())


def hold_write_lock(path: Path) -> sqlite3.Connection:
    """Another process holds the write lock of the file."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_a_write_waits_until_another_process_has_written(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(str(tmp_path / "server.db")) as store:
            await new_table(store)
            with closing(hold_write_lock(tmp_path / "server.db")) as other:
                waiting = [asyncio.create_task(store.append("t", entry(1, "waited")))]
                waiting.append(asyncio.create_task(store.touch_person("p", 1)))
                assert await store.entries_after("t", 0) == [], "who reads need not wait"
                assert not any(task.done() for task in waiting)
                other.execute("COMMIT")
            await asyncio.gather(*waiting)
            assert texts(await store.entries_after("t", 0)) == ["waited"]

    asyncio.run(scene())


def test_write_lock_held_for_ever_is_reported_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LOCK_TIMEOUT", 0.05)

    async def scene() -> None:
        async with opened(str(tmp_path / "server.db")) as store:
            for number in range(3):
                await new_table(store, f"t{number}")
            with closing(hold_write_lock(tmp_path / "server.db")):
                said = [store.append(f"t{number}", entry(1)) for number in range(3)]
                results = await asyncio.gather(*said, return_exceptions=True)
                assert [type(result) for result in results] == [Unavailable] * 3
                with pytest.raises(Unavailable):
                    await store.touch_person("p", 1)
            for number in range(3):
                await store.append(f"t{number}", entry(1, "now"))
                assert texts(await store.entries_after(f"t{number}", 0)) == ["now"]

    asyncio.run(scene())


def test_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        database = await Sqlite.open(tmp_path / "server.db")
        store = Store(database)
        try:
            await new_table(store)

            def most_pages(pages: int) -> None:
                connection = database._connection()
                connection.connection.cursor().execute(f"PRAGMA max_page_count = {pages}")

            await database._run_in_writer(lambda: most_pages(1))
            with pytest.raises(Unavailable, match="full"):
                await store.append("t", entry(1, "x" * 30_000))
            await store.append("t", entry(1, "there is room again"))
            assert texts(await store.entries_after("t", 0)) == ["there is room again"]
        finally:
            await store.close()

    asyncio.run(scene())


def test_reads_do_not_wait_for_a_long_write(tmp_path: Path) -> None:
    async def scene() -> None:
        database = await Sqlite.open(tmp_path / "server.db")
        store = Store(database)
        try:
            await new_table(store)
            begun, end = threading.Event(), threading.Event()

            def write(connection: object) -> None:
                begun.set()
                assert end.wait(20)

            writing = asyncio.create_task(database.write(write))
            await asyncio.to_thread(begun.wait)
            reads = [store.load("t"), store.lobby(5), store.playing_tables(), store.due_before(9)]
            assert len(await asyncio.gather(*reads)) == 4
            assert not writing.done()
            end.set()
            await writing
        finally:
            await store.close()

    asyncio.run(scene())
