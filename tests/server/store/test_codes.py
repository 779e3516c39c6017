"""Short codes: unique among open tables, void with the start or the end, removed with the table."""

import asyncio

import pytest

from tabbytop.server.errors import Conflict
from tabbytop.server.store.retention import DAY, RetentionPolicy
from tabbytop.server.store.rows import Status
from tabbytop.server.store.store import Store
from tests.server.store.scenes import entry, new_table, opened, play


def test_table_keeps_the_code_that_it_got_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        assert await store.code_of("t", ["CODE33"]) == "CODE33"
        assert await store.code_of("t", ["CODE44"]) == "CODE33"
        assert await store.table_of_code("CODE33") == "t"
        assert await store.table_of_code("CODE44") is None

    play(url, scene)


def test_code_of_another_open_table_is_not_given_again(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await new_table(store, "u")
        await store.code_of("t", ["CODE33"])
        assert await store.code_of("u", ["CODE33", "CODE44"]) == "CODE44"
        await new_table(store, "v")
        with pytest.raises(Conflict):
            await store.code_of("v", ["CODE33", "CODE44"])
        assert await store.table_of_code("CODE33") == "t"

    play(url, scene)


def test_workers_that_ask_together_get_one_code(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            await new_table(one)
            got = await asyncio.gather(
                *(
                    store.code_of("t", [f"CODE{i}", f"DOCE{i}"])
                    for i, store in enumerate((one, two))
                )
            )
            assert got[0] == got[1]

    asyncio.run(scene())


@pytest.mark.parametrize("status", ["playing", "over", "closed"])
def test_code_is_void_when_the_table_is_no_longer_open(url: str, status: Status) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.code_of("t", ["CODE33"])
        await store.append("t", entry(1), status=status)
        assert await store.table_of_code("CODE33") is None
        await new_table(store, "u")
        assert await store.code_of("u", ["CODE33"]) == "CODE33", "the code is free again"
        assert await store.table_of_code("CODE33") == "u"

    play(url, scene)


def test_codes_are_deleted_with_their_tables(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.append("t", entry(1))
        await store.code_of("t", ["CODE33"])
        policy = RetentionPolicy(unfinished=1, finished=1, chat=0, guests=0)
        await store.apply_retention(policy, 10 * DAY)
        assert await store.load("t") is None
        assert await store.table_of_code("CODE33") is None

    play(url, scene)
