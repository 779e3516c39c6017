"""A long log is read in a thread, and not twice: its position sums it up."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from tabbytop.server.clock import milliseconds
from tabbytop.server.hosting import hosting
from tabbytop.server.hosting.hosting import Host
from tabbytop.server.store.schema import LOG
from tabbytop.server.store.store import Store
from tabbytop.server.store.tables import StoredTable
from tabbytop.server.table import deciding
from tabbytop.server.table.messages import Say
from tabbytop.server.table.positions import Position
from tabbytop.server.table.state import KEPT_IDS, TableState
from tests.server.house import new_table
from tests.server.test_hosting import Listener, say, workers
from tests.services.postgresql import PostgreSQL

LONG = 1000


async def talk(store: Store, table: str, lines: int, seats: int = 4) -> None:
    """Lines that no worker has seen, and no position sums up."""
    stored = await store.load(table)
    assert stored is not None
    first = len(stored.entries) + 1

    def write(connection: Any) -> None:
        names = LOG.columns.keys()
        texts = [
            (table, n, "said", n % seats, f"line {n}", f"id {n}", first + n)
            for n in range(first, first + lines)
        ]
        plain = [dict(zip(names, text, strict=True)) for text in texts]
        connection.execute(insert(LOG), plain)

    await store._database.write(write)


class Counted(Store):
    """Counts the lines that are read."""

    read = 0

    async def load(self, table: str, *, whole: bool = True) -> StoredTable | None:
        stored = await super().load(table, whole=whole)
        self.read += 0 if stored is None else len(stored.entries)
        return stored


def a_host(store: Store, shared: Host) -> Host:
    """Another worker with nothing in memory."""
    return Host(store, shared.channels)


@pytest.mark.parametrize("people", [4, 3])
def test_long_log_is_read_in_a_thread_while_other_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    """Also at a table that has not begun."""
    loading, goes_on = threading.Event(), threading.Event()
    load = TableState.load.__func__  # type: ignore[attr-defined]
    threads = []

    def slow(cls: type[TableState], *parts: Any) -> TableState:
        threads.append(threading.current_thread())
        if threads[-1] is not threading.main_thread():
            loading.set()
            assert goes_on.wait(20)
        made: TableState = load(cls, *parts)
        return made

    monkeypatch.setattr(TableState, "load", classmethod(slow))

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            other = await new_table(host.store, "tem-purr-a", 3)
            long = await new_table(host.store, "tem-purr-a", 4, people=people)
            await talk(host.store, long, LONG, people)
            opening = asyncio.create_task(host.hosted(long))
            await asyncio.to_thread(loading.wait, 20)
            await host.do(other, say(0, "hello"))  # while the long one is being read
            assert not opening.done()
            goes_on.set()
            assert (await opening).present().number >= LONG

    asyncio.run(play())
    assert threading.main_thread() in threads, "a short log is read at once"


@pytest.mark.parametrize("people", [4, 3])
def test_second_opening_reads_no_more_than_what_came_since(tmp_path: Path, people: int) -> None:
    """The first one has left a position, whether the game has begun or not."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4, people=people)
            await talk(host.store, table, LONG, people)
            first = (await host.hosted(table)).present()
            for count in range(120):
                await host.do(table, say(0, f"more {count}"))
            store = await Counted.open(str(tmp_path / "tables.db"))
            try:
                again = (await a_host(store, host).hosted(table)).present()
                assert again.number == first.number
                assert again.position() == first.position()
                assert store.read <= hosting._POSITION_EVERY
            finally:
                await store.close()

    asyncio.run(play())


def test_open_tables_with_talk_get_positions(tmp_path: Path) -> None:
    """Talk before the start is summed up, too."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4, people=2)
            for count in range(2 * hosting._POSITION_EVERY):
                await host.do(table, say(0, f"hello {count}"))
            stored = await host.store.load(table)
            assert stored is not None
            assert stored.position_number > 0
            assert len(stored.entries) - stored.position_number < hosting._POSITION_EVERY

    asyncio.run(play())


def test_on_postgresql_only_what_came_since_is_read(tmp_path: Path, postgresql: PostgreSQL) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1, database=postgresql.url) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(2 * hosting._POSITION_EVERY + 7):
                await host.do(table, say(0, f"more {count}"))
            stored = await host.store.load(table, whole=False)
            assert stored is not None
            assert stored.after == stored.position_number > 0
            assert len(stored.entries) < hosting._POSITION_EVERY

    asyncio.run(play())


def test_position_of_another_version_falls_back_to_the_whole_log(tmp_path: Path) -> None:
    """A table that cannot be resumed from its position is made from its first line."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(80):
                await host.do(table, say(0, f"more {count}"))
            good = (await host.hosted(table)).present()
            broken = msgspec.json.decode(good.position())
            broken["table"] = {"format": 99}
            number = good.number
            await host.store.save_position(table, number, msgspec.json.encode(broken).decode())
            again = (await a_host(host.store, host).hosted(table)).present()
            assert again.position() == good.position()

    asyncio.run(play())


def test_position_of_version_0_1_still_opens_the_table(tmp_path: Path) -> None:
    """It has no summary, and the lines before it are read."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(30):
                await host.do(table, say(0, f"more {count}"))
            lived = (await host.hosted(table)).present()
            new = msgspec.json.decode(lived.position(), type=Position)
            old = {"number": new.number, "quiet": [], "table": new.table, "asking": new.asking}
            document = msgspec.json.encode(old).decode()
            await host.store.save_position(table, new.number, document)
            stored = await host.store.load(table, whole=False)
            assert stored is not None
            assert stored.after == 0
            again = (await a_host(host.store, host).hosted(table)).present()
            assert again.position() == lived.position()

    asyncio.run(play())


def test_who_is_far_behind_the_position_says_hello_again(tmp_path: Path) -> None:
    """Another worker has written more than a position sums up while this one could not read."""

    async def play() -> None:
        async with workers(tmp_path, 2, words=False) as [one, two]:
            table = await new_table(one.store, "tem-purr-a", 4)
            ear = Listener()
            async with one.at(table) as hosted:
                one.attach(hosted, ear)
            for count in range(hosting._LONG + 2 * hosting._POSITION_EVERY):
                await two.do(table, say(0, f"more {count}"))
            async with hosted.lock:
                hosted.state = None
            async with one.at(table) as hosted:
                assert ear.dismissed
                assert hosted.told == hosted.present().number
                theirs = (await two.hosted(table)).present().number
                assert hosted.present().number == theirs

    asyncio.run(play())


def test_messages_count_once_within_the_window_after_reopening(tmp_path: Path) -> None:
    """The last hundred of each seat, however much others say."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            await host.do(table, say(1, "mine"))
            for count in range(KEPT_IDS + 60):
                await host.do(table, say(0, f"more {count}"))
            again = (await a_host(host.store, host).hosted(table)).present()
            with pytest.raises(deciding.DuplicateMessage):
                deciding.say(again, Say(1, "mine", "mine"), milliseconds())
            last = f"more {60 + KEPT_IDS - 1}"
            with pytest.raises(deciding.DuplicateMessage):
                deciding.say(again, Say(0, last, last), milliseconds())
            assert again.done(0, "more 0") is None
            assert len(again.ids[0]) == KEPT_IDS

    asyncio.run(play())


def test_positions_come_more_rarely_as_they_grow() -> None:
    """So that what is written for them stays in proportion to the log."""

    class Moves:
        moves = [(0, "x")] * 8000

    class Playing:
        record = Moves()

    class Here:
        match = Playing()

    hosted = hosting.Hosted("table")
    hosted.saved = 100
    assert not hosting._is_due(hosted, Here(), 1099)  # type: ignore[arg-type]
    assert hosting._is_due(hosted, Here(), 1100)  # type: ignore[arg-type]
