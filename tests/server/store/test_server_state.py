"""Secret keys, worker heartbeats, and the fence around workers."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tabbytop.server.errors import Conflict, Fenced
from tabbytop.server.store.store import Store
from tests.server.store.scenes import ANA, BEN, SEED, entry, opened, play, setup


def test_secret_key_is_generated_once_by_racing_workers(url: str) -> None:
    async def scene() -> list[bytes]:
        async with opened(url) as one, opened(url) as other:
            asked = [store.secret_key("cookies") for store in (one, other, one, other)]
            keys = await asyncio.gather(*asked)
            assert len(set(keys)) == 1
            assert await one.secret_key("seats") != keys[0]
            return keys

    [key, *_] = asyncio.run(scene())
    assert len(key) == 32

    async def again(store: Store) -> bytes:
        return await store.secret_key("cookies")

    assert play(url, again) == key


def test_heartbeat_returns_all_live_workers(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.heartbeat("a", 100) == {"a": 100}
        assert await store.heartbeat("b", 110) == {"a": 100, "b": 110}
        assert await store.heartbeat("b", 120) == {"a": 100, "b": 120}
        await store.remove_worker("a", seen=99)
        assert await store.heartbeat("b", 130) == {"a": 100, "b": 130}, "a has given another sign"
        await store.remove_worker("a", seen=100)
        assert await store.heartbeat("b", 140) == {"b": 140}
        await store.remove_worker("b")
        assert await store.heartbeat("a", 150) == {"a": 150}

    play(url, scene)


def test_worker_that_was_given_up_can_write_nothing(url: str) -> None:
    """It was frozen, and wakes up when others have taken its tables over."""

    async def scene() -> None:
        async with opened(url) as frozen, opened(url) as other:
            await frozen.register("frozen", 100)
            await other.register("other", 100)
            await frozen.create("t", setup(), SEED, [entry(1)], [ANA, BEN], status="playing")
            await frozen.append("t", entry(2))
            await other.remove_worker("frozen", seen=100)
            before = await other.load("t")
            writes: list[Callable[[], Awaitable[object]]] = [
                lambda: frozen.append("t", entry(3)),
                lambda: frozen.append("t", entry(3), status="over"),
                lambda: frozen.append("t", entry(3), seats=[BEN, ANA]),
                lambda: frozen.create("u", setup(), SEED, [], [ANA, BEN]),
                lambda: frozen.save_positions([("t", 2, "{}")]),
                lambda: frozen.heartbeat("frozen", 200),
                lambda: frozen.remove_worker("other", seen=100),
            ]
            for write in writes:
                with pytest.raises(Fenced):
                    await write()
            assert await other.load("t") == before
            assert await other.load("u") is None
            assert await other.heartbeat("other", 300) == {"other": 300}
            await frozen.register("frozen", 400)
            await frozen.append("t", entry(3))
            assert set(await other.heartbeat("other", 500)) == {"frozen", "other"}

    asyncio.run(scene())


def test_taken_number_is_a_conflict_for_a_registered_worker(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.register("me", 100)
        await store.create("t", setup(), SEED, [entry(1)], [ANA, BEN], status="playing")
        with pytest.raises(Conflict):
            await store.append("t", entry(1))
        await store.remove_worker("me")
        await store.append("t", entry(2))

    play(url, scene)
