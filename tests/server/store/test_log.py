"""The log of a table: acknowledged entries are stored, and each number only once."""

import asyncio

import pytest

from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Conflict, Refused, Unavailable
from tabbytop.server.store.rows import StoredTable
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry
from tests.server.store.scenes import ANA, BEN, SEED, entry, new_table, opened, play, setup, texts
from tests.waiting import settle

LINES = [
    LogEntry(1, "sat", 0, '{"kind":"person"}', "", 1),
    LogEntry(2, "started", None, "", "", 2),
    LogEntry(3, "move", CLOCK, "time is up", "", 1_700_000_000_000),
    LogEntry(4, "said", 1, "it's \N{CAT FACE}; DROP TABLE log; -- \\ % ' \"", "id-4", 4),
]


def test_table_loads_as_it_was_written(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create("t", setup(), SEED, LINES[:2], [ANA, BEN])
        for line in LINES[2:]:
            await store.append("t", line)

    async def read(store: Store) -> tuple[StoredTable | None, list[LogEntry], StoredTable | None]:
        return await store.load("t"), await store.entries_after("t", 3), await store.load("u")

    play(url, write)
    stored, after, other = play(url, read)
    assert stored == StoredTable("t", setup(), SEED, LINES, None, 0)
    assert after == LINES[3:]
    assert other is None


def test_second_entry_of_the_same_number_conflicts_and_changes_nothing(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.append("t", entry(1, "first"), due=7)
        with pytest.raises(Conflict):
            await store.append(
                "t", entry(1, "second"), status="over", due=8, seats=[BEN, BEN], position="{}"
            )
        stored = await store.load("t")
        assert stored is not None
        assert texts(stored.entries) == ["first"]
        assert stored.position is None
        assert await store.due_before(100) == [("t", 7)]
        [listed] = await store.lobby(10)
        assert (listed.status, listed.occupants[0]) == ("open", ANA)

    play(url, scene)


def test_second_table_of_the_same_id_conflicts(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", setup(), SEED, LINES[:1], [ANA, BEN])
        with pytest.raises(Conflict):
            await store.create("t", setup(created=2), bytes(32), LINES[:2], [BEN, BEN])
        assert await store.load("t") == StoredTable("t", setup(), SEED, LINES[:1], None, 0)

    play(url, scene)


def test_racing_workers_agree_on_who_wrote_first(url: str) -> None:
    tables = [f"t{number}" for number in range(8)]

    async def race(store: Store, name: str) -> set[tuple[str, int]]:
        won = set()

        async def write(table: str) -> None:
            for number in range(1, 13):
                try:
                    await store.append(table, entry(number, name), due=number)
                    won.add((table, number))
                except Conflict:
                    pass

        await asyncio.gather(*map(write, tables))
        return won

    async def scene() -> None:
        async with opened(url) as one, opened(url) as other:
            for table in tables:
                await new_table(one, table)
            ones, others = await asyncio.gather(race(one, "one"), race(other, "other"))
            assert not ones & others
            assert len(ones | others) == 8 * 12
            for table in tables:
                for line in await one.entries_after(table, 0):
                    assert (table, line.number) in (ones if line.text == "one" else others)
            assert await one.due_before(100) == [(table, 12) for table in tables]

    asyncio.run(scene())


def test_bad_entry_in_a_group_commit_fails_alone(url: str) -> None:
    """One batch: valid entries, a taken number, an unknown table, a text that is not Unicode."""

    async def scene(store: Store) -> None:
        for number in range(40):
            await new_table(store, f"t{number}")
        await store.append("t7", entry(1, "was here"))
        said = [store.append(f"t{number}", entry(1, "now"), due=number) for number in range(40)]
        said.insert(20, store.append("nowhere", entry(1)))
        said.insert(30, store.append("t8", entry(2, "\ud83d")))
        said.append(store.append("t9", entry(2, "sat", kind="sat"), seats=[BEN, BEN]))
        results = await asyncio.gather(*said, return_exceptions=True)
        failed = {place: type(result) for place, result in enumerate(results) if result}
        assert failed == {7: Conflict, 20: Unavailable, 30: Unavailable}
        for number in range(40):
            lines = texts(await store.entries_after(f"t{number}", 0))
            assert lines == {7: ["was here"], 9: ["now", "sat"]}.get(number, ["now"])
        assert [table for table, _ in await store.due_before(100)] == [
            f"t{number}" for number in range(40) if number != 7
        ]

    play(url, scene)


def test_nul_in_a_text_is_refused_by_both_databases(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        for bad in (entry(1, "a\0b"), entry(1, key="\0")):
            with pytest.raises(Refused):
                await store.append("t", bad)
            with pytest.raises(Refused):
                await store.create("u", setup(), SEED, [bad], [ANA, ANA])
        assert await store.entries_after("t", 0) == []
        assert await store.load("u") is None

    play(url, scene)


def test_cancelled_caller_does_not_stop_the_write(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store, "t")
        await new_table(store, "u")
        waiting = [asyncio.create_task(store.append("t", entry(1, "gone")))]
        await settle(turns=1)
        waiting.append(asyncio.create_task(store.append("u", entry(1, "waits"))))
        await settle(turns=1)
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[0].cancelled()
        await store.append("t", entry(2, "next"))
        assert texts(await store.entries_after("t", 0)) == ["gone", "next"]
        assert texts(await store.entries_after("u", 0)) == ["waits"]

    play(url, scene)


def test_close_writes_waiting_entries(url: str) -> None:
    async def scene() -> list[object]:
        store = await Store.open(url)
        for number in range(5):
            await new_table(store, f"t{number}")
        waiting = [
            asyncio.create_task(store.append(f"t{number}", entry(1, "late"))) for number in range(5)
        ]
        await settle(turns=1)
        await store.close()
        with pytest.raises(Unavailable):
            await store.append("t0", entry(2))
        return list(await asyncio.gather(*waiting))

    async def read(store: Store) -> list[list[str]]:
        return [texts(await store.entries_after(f"t{number}", 0)) for number in range(5)]

    assert asyncio.run(scene()) == [None] * 5
    assert play(url, read) == [["late"]] * 5


def test_older_position_does_not_replace_a_newer_one(url: str) -> None:
    async def scene(store: Store) -> None:
        async def kept() -> tuple[str | None, int]:
            stored = await store.load("t")
            assert stored is not None
            return stored.position, stored.position_number

        await new_table(store)
        assert await kept() == (None, 0)
        await store.append("t", entry(1), position='{"after":1}')
        assert await kept() == ('{"after":1}', 1)
        await store.append("t", entry(2))
        await store.save_position("t", 2, '{"after":2}')
        await store.save_position("t", 1, '{"after":1}')
        assert await kept() == ('{"after":2}', 2)

    play(url, scene)
