"""Secret keys and worker heartbeats."""

import asyncio

from tabbytop.server.store.store import Store
from tests.server.store.scenes import opened, play


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
