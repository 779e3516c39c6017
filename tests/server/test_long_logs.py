"""Long logs: loaded in a thread, and only once, since a position summarizes them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from tabbytop.server.clock import milliseconds
from tabbytop.server.hosting import table_loader
from tabbytop.server.hosting.host import Host
from tabbytop.server.hosting.hosted_table import HostedTable
from tabbytop.server.store.rows import StoredTable
from tabbytop.server.store.schema import LOG
from tabbytop.server.store.store import Store
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import KEPT_IDS
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Say
from tabbytop.server.table.pending_questions import (
    ClockSnapshot,
    PendingQuestions,
    RunningAlarm,
)
from tabbytop.server.table.positions import Position, Summary, encode_position
from tabbytop.server.table.state import TableState
from tests.server.house import new_table
from tests.server.test_hosting import Listener, say, workers
from tests.services.postgresql import PostgreSQL

LONG = 1000


async def talk(store: Store, table: str, lines: int, seats: int = 4) -> None:
    """Append entries that no worker has seen and no position summarizes."""
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
    """A store that counts the entries it reads."""

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
    threads = []

    def slow(*parts: Any) -> TableState:
        threads.append(threading.current_thread())
        if threads[-1] is not threading.main_thread():
            loading.set()
            assert goes_on.wait(20)
        return load_state(*parts)

    monkeypatch.setattr(table_loader, "load_state", slow)

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
            assert (await opening).loaded_state().number >= LONG

    asyncio.run(play())
    assert threading.main_thread() in threads, "a short log is read at once"


@pytest.mark.parametrize("people", [4, 3])
def test_second_load_reads_only_new_entries(tmp_path: Path, people: int) -> None:
    """The first one has left a position, whether the game has begun or not."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4, people=people)
            await talk(host.store, table, LONG, people)
            first = (await host.hosted(table)).loaded_state()
            for count in range(120):
                await host.do(table, say(0, f"more {count}"))
            store = await Counted.open(str(tmp_path / "tables.db"))
            try:
                again = (await a_host(store, host).hosted(table)).loaded_state()
                assert again.number == first.number
                assert encode_position(again) == encode_position(first)
                assert store.read <= table_loader._POSITION_EVERY
            finally:
                await store.close()

    asyncio.run(play())


def test_unstarted_tables_get_positions_too(tmp_path: Path) -> None:
    """Talk before the start is summarized, too."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4, people=2)
            for count in range(2 * table_loader._POSITION_EVERY):
                await host.do(table, say(0, f"hello {count}"))
            stored = await host.store.load(table)
            assert stored is not None
            assert stored.position_number > 0
            assert len(stored.entries) - stored.position_number < table_loader._POSITION_EVERY

    asyncio.run(play())


def test_second_load_on_postgresql_reads_only_new_entries(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1, database=postgresql.url) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(2 * table_loader._POSITION_EVERY + 7):
                await host.do(table, say(0, f"more {count}"))
            stored = await host.store.load(table, whole=False)
            assert stored is not None
            assert stored.after == stored.position_number > 0
            assert len(stored.entries) < table_loader._POSITION_EVERY

    asyncio.run(play())


def test_position_of_another_version_falls_back_to_the_whole_log(tmp_path: Path) -> None:
    """A table that cannot be resumed from its position is replayed from its first entry."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(80):
                await host.do(table, say(0, f"more {count}"))
            good = (await host.hosted(table)).loaded_state()
            broken = msgspec.json.decode(encode_position(good))
            broken["table"] = {"format": 99}
            number = good.number
            await host.store.save_position(table, number, msgspec.json.encode(broken).decode())
            again = (await a_host(host.store, host).hosted(table)).loaded_state()
            assert encode_position(again) == encode_position(good)

    asyncio.run(play())


def test_position_of_version_0_1_still_opens_the_table(tmp_path: Path) -> None:
    """It has no summary, so the entries before it are read."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            for count in range(30):
                await host.do(table, say(0, f"more {count}"))
            lived = (await host.hosted(table)).loaded_state()
            new = msgspec.json.decode(encode_position(lived), type=Position)
            old = {"number": new.number, "quiet": [], "table": new.table, "asking": new.asking}
            document = msgspec.json.encode(old).decode()
            await host.store.save_position(table, new.number, document)
            stored = await host.store.load(table, whole=False)
            assert stored is not None
            assert stored.after == 0
            again = (await a_host(host.store, host).hosted(table)).loaded_state()
            assert encode_position(again) == encode_position(lived)

    asyncio.run(play())


def test_subscriber_far_behind_the_position_is_dismissed(tmp_path: Path) -> None:
    """Another worker wrote more than a position's worth while this one could not read."""

    async def play() -> None:
        async with workers(tmp_path, 2, words=False) as [one, two]:
            table = await new_table(one.store, "tem-purr-a", 4)
            ear = Listener()
            async with one.locked(table) as hosted:
                one.attach(hosted, ear)
            for count in range(table_loader._LONG + 2 * table_loader._POSITION_EVERY):
                await two.do(table, say(0, f"more {count}"))
            async with hosted.lock:
                hosted.state = None
            async with one.locked(table) as hosted:
                assert ear.dismissed
                assert hosted.told == hosted.loaded_state().number
                theirs = (await two.hosted(table)).loaded_state().number
                assert hosted.loaded_state().number == theirs

    asyncio.run(play())


def test_duplicate_messages_are_recognized_after_reloading(tmp_path: Path) -> None:
    """The last hundred of each seat, however much others say."""

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            await host.do(table, say(1, "mine"))
            for count in range(KEPT_IDS + 60):
                await host.do(table, say(0, f"more {count}"))
            again = (await a_host(host.store, host).hosted(table)).loaded_state()
            with pytest.raises(deciding.DuplicateMessage):
                deciding.say(again, Say(1, "mine", "mine"), milliseconds())
            last = f"more {60 + KEPT_IDS - 1}"
            with pytest.raises(deciding.DuplicateMessage):
                deciding.say(again, Say(0, last, last), milliseconds())
            assert again.seq_of_message(0, "more 0") is None
            assert len(again.ids[0]) == KEPT_IDS

    asyncio.run(play())


def test_large_positions_are_saved_less_often() -> None:
    """Their size stays in proportion to the log."""

    class Moves:
        moves = [(0, "x")] * 8000

    class Playing:
        record = Moves()

    class Here:
        match = Playing()

    hosted = HostedTable("table")
    hosted.saved = 100
    assert not table_loader.is_position_due(hosted, Here(), 1099)  # type: ignore[arg-type]
    assert table_loader.is_position_due(hosted, Here(), 1100)  # type: ignore[arg-type]


def test_position_keeps_its_field_names_on_disk() -> None:
    """Positions of earlier versions are read by their names."""
    alarm = RunningAlarm(7, 1, 2)
    pending = PendingQuestions([None], [0], [0], [alarm], [alarm], [ClockSnapshot(0, [0], [alarm])])
    document = msgspec.json.decode(msgspec.json.encode(pending))
    assert list(document) == ["questions", "since", "at", "waits", "begun", "watches"]
    assert list(document["watches"][0]) == ["seat", "asked_at", "waits"]
    assert msgspec.convert(document, PendingQuestions) == pending
    assert {"shown", "gone", "beats", "comings", "hushed", "stands"} < set(
        Summary.__struct_fields__
    )
