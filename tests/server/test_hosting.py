"""Hosting: racing workers, database failures, eviction of idle tables."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.errors import OutcomeUnknown, Refused, Unavailable
from tabbytop.server.hosting import upkeep
from tabbytop.server.hosting.host import Host
from tabbytop.server.hosting.subscribers import Farewell, Subscriber
from tabbytop.server.store.store import Store
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Move, Say
from tabbytop.server.table.state import TableState
from tests.server.house import new_table
from tests.server.moved_clock import MovedClock
from tests.services.postgresql import PostgreSQL
from tests.waiting import settle, until


class Listener(Subscriber):
    """A subscriber that keeps its messages."""

    def __init__(self, *seats: int, words: str = "") -> None:
        super().__init__(dict.fromkeys(seats, 0), words)
        self.heard: list[dict[str, Any]] = []
        self.dismissed = False

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def dismiss(self, farewell: Farewell) -> None:
        self.dismissed = True

    def said(self) -> list[str]:
        return [
            message["happened"]["text"]
            for message in self.heard
            if message["type"] == "news" and message["happened"]["kind"] == "said"
        ]


class Moody(Store):
    """A store whose writes fail on demand: before they are on disk, or after."""

    moods: tuple[str, ...] = ()

    async def append(self, table: str, entry: LogEntry, **row: Any) -> None:
        mood, *rest = self.moods or ("",)
        self.moods = tuple(rest)
        if mood == "before":
            raise Unavailable("the disk is full")
        await super().append(table, entry, **row)
        if mood == "after":
            raise OutcomeUnknown("the line broke")


@contextlib.asynccontextmanager
async def workers(
    folder: Path,
    count: int,
    words: bool = True,
    database: str = "",
    now: Callable[[], int] = milliseconds,
) -> AsyncIterator[list[Host]]:
    """Start workers on one database; `words`: they receive each other's messages."""
    async with contextlib.AsyncExitStack() as parts:
        shared = await Channels.open("")
        hosts = []
        for _ in range(count):
            store = await Moody.open(database or str(folder / "tables.db"))
            parts.push_async_callback(store.close)
            channels = shared
            if database or not words:
                channels = await Channels.open("", database)
                parts.push_async_callback(channels.close)
            host = Host(store, channels, now)
            await host.open()
            parts.push_async_callback(host.close)
            hosts.append(host)
        yield hosts


def say(seat: int, text: str) -> Callable[[TableState], LogEntry]:
    return lambda state: deciding.say(state, Say(seat, text, text), milliseconds())


async def loaded(host: Host, table: str) -> TableState:
    stored = await host.store.load(table)
    assert stored is not None
    return load_state(table, stored.setup, stored.seed, stored.entries)


def shown(state: TableState) -> object:
    assert state.match is not None
    position = state.match.table.position()
    return (state.number, state.public_seq, state.asked_since, state.status, position)


@pytest.mark.parametrize("words", [True, False])
def test_racing_workers_agree_on_the_log(tmp_path: Path, words: bool) -> None:
    asyncio.run(race(tmp_path, words, ""))


def test_racing_workers_on_postgresql_agree_on_the_log(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    asyncio.run(race(tmp_path, True, postgresql.url))


async def race(folder: Path, words: bool, database: str) -> None:
    """Let four players play at one table, each over random workers."""
    async with workers(folder, 2, words, database) as hosts:
        table = await new_table(hosts[0].store, "tem-purr-a", 4, seed=bytes(32))
        ears = [Listener(), Listener()]
        for host, ear in zip(hosts, ears, strict=True):
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)

        async def player(seat: int) -> None:
            """Play a seat over random workers, until the game is over or long enough."""
            rng = random.Random(seat)
            for turn in range(40):
                host = hosts[rng.randrange(2)]

                def decide(state: TableState, turn: int = turn) -> LogEntry:
                    assert state.match is not None
                    moves = state.match.table.moves(seat)
                    text = state.game.vocabulary.text(moves[0]) if moves else "pass"
                    message = Move(seat, text, state.public_seq, f"{turn}")
                    return deciding.move(state, message, milliseconds())

                with contextlib.suppress(Refused):
                    await host.do(table, decide)
                await host.do(table, say(seat, f"{seat}.{turn}"))

        await asyncio.gather(*(player(seat) for seat in range(4)))
        truth = await loaded(hosts[0], table)
        for host in hosts:
            await host.do(table, say(0, host.worker))  # who has missed something hears of it

        truth = await loaded(hosts[0], table)
        said = [entry.text for entry in await hosts[0].store.entries_after(table, 5)]
        said = [text for text in said if "." in text]
        assert sorted(said) == sorted(f"{seat}.{turn}" for seat in range(4) for turn in range(40))

        async def everybody_knows() -> bool:
            return all(
                [(await h.hosted(table)).loaded_state().number == truth.number for h in hosts]
            )

        if words:
            await until(everybody_knows)
        for host, ear in zip(hosts, ears, strict=True):
            numbers = [
                message["happened"]["number"] for message in ear.heard if message["type"] == "news"
            ]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            if words or host is hosts[-1]:
                assert shown((await host.hosted(table)).loaded_state()) == shown(truth)
                assert [text for text in ear.said() if "." in text] == said


def test_failed_write_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            assert isinstance(host.store, Moody)
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)
                before = hosted.loaded_state().number
            host.store.moods = ("before",)
            with pytest.raises(Refused) as refused:
                await host.do(table, say(0, "hello"))
            assert refused.value.code == "unavailable"
            assert (await host.hosted(table)).loaded_state().number == before
            await host.do(table, say(0, "hello"))
            assert ear.said() == ["hello"]

    asyncio.run(play())


def test_write_that_succeeded_after_all_is_broadcast_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            assert isinstance(host.store, Moody)
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)
            host.store.moods = ("after",)
            with pytest.raises(Refused) as refused:
                await host.do(table, say(0, "hello"))
            assert refused.value.code == "outcome-unknown"
            with pytest.raises(deciding.DuplicateMessage):
                await host.do(table, say(0, "hello"))
            assert ear.said() == ["hello"]

    asyncio.run(play())


def test_automatic_entries_are_written_when_the_database_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            assert isinstance(host.store, Moody)
            table = await new_table(host.store, "tem-purr-a", 4, people=3)
            host.store.moods = ("", "before", "before")
            who = Occupant("person", name="Late", cat="tabby", person="late")
            await host.do(table, lambda now: deciding.sit(now, None, who, milliseconds()))
            with pytest.raises(Refused) as refused:  # it should have begun, and still cannot
                await host.hosted(table)
            assert refused.value.code == "unavailable"
            entries = await host.store.entries_after(table, 3)
            assert [entry.kind for entry in entries] == ["sat"]
            assert (await host.hosted(table)).loaded_state().status == "playing"
            entries = await host.store.entries_after(table, 3)
            assert [entry.kind for entry in entries] == ["sat", "started"]

    asyncio.run(play())


def test_automatic_entries_of_a_dead_worker_are_written_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "_INTERVAL", 0.02)

    async def play() -> None:
        async with workers(tmp_path, 2) as [dying, other]:
            table = await new_table(other.store, "tem-purr-a", 4, people=3)
            await other.hosted(table)
            assert isinstance(dying.store, Moody)
            dying.store.moods = ("", *["before"] * 10_000)  # killed before it came to the next
            who = Occupant("person", name="Late", cat="tabby", person="late")
            await dying.do(table, lambda now: deciding.sit(now, None, who, milliseconds()))

            async def begun() -> bool:
                entries = await other.store.entries_after(table, 3)
                return [entry.kind for entry in entries] == ["sat", "started"]

            await until(begun)

    asyncio.run(play())


def test_table_with_subscribers_is_reloaded_after_a_database_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "_INTERVAL", 0.02)

    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            assert isinstance(host.store, Moody)
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)
            host.store.moods = ("after",)
            with pytest.raises(Refused):
                await host.do(table, say(0, "hello"))

            async def told() -> bool:
                return ear.said() == ["hello"]

            await until(told)

    asyncio.run(play())


def test_cancelled_request_leaves_the_table_usable(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)
            given_up = asyncio.create_task(host.do(table, say(0, "one")))
            await settle(turns=2)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            await host.do(table, say(0, "two"))
            truth = await loaded(host, table)
            assert shown((await host.hosted(table)).loaded_state()) == shown(truth)
            written = [e.text for e in await host.store.entries_after(table, 5)]
            assert ear.said() == written

    asyncio.run(play())


def test_idle_table_is_evicted_and_reloads_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock(milliseconds())
        async with workers(tmp_path, 1, now=clock) as [host]:
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            await host.do(table, say(0, "hello"))
            before = shown((await host.hosted(table)).loaded_state())
            async with host.locked(table) as hosted:
                host.attach(hosted, ear)
            clock.now += 2 * upkeep._IDLE_MS
            await host.upkeep.check(list(host.tables()))
            assert [one.id for one in host.tables()] == [table]
            host.detach(hosted, ear)
            clock.now += 2 * upkeep._IDLE_MS
            await host.upkeep.check(list(host.tables()))
            assert not list(host.tables())
            stored = await host.store.load(table)
            assert stored is not None
            assert stored.position_number == len(stored.entries)
            assert shown((await host.hosted(table)).loaded_state()) == before

    asyncio.run(play())


def test_closing_worker_saves_the_positions_that_took_long(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 1) as [host]:
            long, short = [await new_table(host.store, "tem-purr-a", 4) for _ in range(2)]
            await host.do(short, say(0, "hello"))
            for count in range(30):
                await host.do(long, say(0, f"hello {count}"))
        async with workers(tmp_path, 1) as [host]:
            saved = {table: await host.store.load(table) for table in (long, short)}
            assert {table: each and each.position_number for table, each in saved.items()} == {
                long: 5 + 30,
                short: 0,
            }, "a short log is replayed"

    asyncio.run(play())


def test_entries_without_a_worker_message_are_found_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "_INTERVAL", 0.02)

    async def play() -> None:
        async with workers(tmp_path, 2, words=False) as [host, other]:
            other.channels.shared = True  # so it is told, but nothing gets through
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener()
            async with other.locked(table) as hosted:
                other.attach(hosted, ear)
            for text in ("one", "two"):
                await host.do(table, say(0, text))

            async def told() -> bool:
                return ear.said() == ["one", "two"]

            await until(told)

    asyncio.run(play())


def test_client_never_sees_less_at_another_worker(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 2, words=False) as [host, other]:
            other.channels.shared = True  # so it is told, but nothing gets through
            table = await new_table(host.store, "tem-purr-a", 4)
            before = (await other.hosted(table)).loaded_state().public_seq
            await host.do(table, say(0, "one"))
            async with other.locked(table) as hosted:
                await other.catch_up_to(hosted, before)
                assert hosted.loaded_state().public_seq == before
                await other.catch_up_to(hosted, before + 1)
                assert hosted.loaded_state().public_seq == before + 1

    asyncio.run(play())


def test_workers_share_presence(tmp_path: Path) -> None:
    async def play() -> None:
        async with workers(tmp_path, 2) as [host, other]:
            table = await new_table(host.store, "tem-purr-a", 4)
            ear = Listener(2)
            async with host.locked(table) as hosted:
                ear.seats[2] = hosted.loaded_state().seated[2]
                host.attach(hosted, ear)
            there = await other.hosted(table)  # asks who is there

            async def both() -> bool:
                return there.loaded_presence().connected_seats() == [2]

            await until(both)
            host.detach(hosted, ear)

            async def nobody() -> bool:
                return there.loaded_presence().connected_seats() == []

            await until(nobody)

    asyncio.run(play())


@pytest.mark.parametrize("reason", ["", "driven", "listened to", "polled"])
def test_table_of_other_workers_is_followed_only_for_a_reason(tmp_path: Path, reason: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, 2) as [host, other]:
            table = await new_table(host.store, "tem-purr-a", 4)
            other.link.drives = lambda _: reason == "driven"
            async with other.locked(table) as there:
                if reason == "listened to":
                    other.attach(there, Listener())
                elif reason == "polled":
                    there.loaded_presence().poll(1, milliseconds() + 60_000)
            entry = await host.do(table, say(0, "one"))

            async def followed() -> bool:
                return there.state is not None and there.state.number == entry.number

            async def forgotten() -> bool:
                return table not in other.open_tables

            await until(followed if reason else forgotten)
            if not reason:
                again = await other.hosted(table)
                assert again.loaded_state().number == entry.number

    asyncio.run(play())
