"""The services of other tests: real, empty at first, durable, and removed afterwards."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from redis.asyncio import Redis as RedisClient

from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tests.waiting import block_until

ROOT = Path(__file__).parents[2]
HOLDS_BOTH = """
import threading
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
for server in (PostgreSQL(), Redis()):
    print(server.process, server.folder, flush=True)
threading.Event().wait()
"""


async def in_postgresql(url: str, *statements: str) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return [await connection.fetchval(statement) for statement in statements]
    finally:
        await connection.close()


@pytest.mark.parametrize("interrupt", [PostgreSQL.restart, PostgreSQL.crash])
def test_postgresql_keeps_what_was_committed(
    postgresql: PostgreSQL, interrupt: Callable[[PostgreSQL], None]
) -> None:
    asyncio.run(
        in_postgresql(
            postgresql.url, "CREATE TABLE cat (name text)", "INSERT INTO cat VALUES ('Mimi')"
        )
    )
    interrupt(postgresql)
    postgresql.start()
    assert asyncio.run(in_postgresql(postgresql.url, "SELECT name FROM cat")) == ["Mimi"]


def test_each_test_has_an_empty_database_of_its_own(postgresql: PostgreSQL) -> None:
    before = postgresql.url
    asyncio.run(in_postgresql(before, "CREATE TABLE cat (name text)"))
    postgresql.stop()
    postgresql.fresh()
    there = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert asyncio.run(in_postgresql(postgresql.url, there)) == [0]
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        asyncio.run(in_postgresql(before, "SELECT 1"))


def test_tests_are_no_superuser_and_commits_wait_for_the_disk(postgresql: PostgreSQL) -> None:
    asked = ["SHOW is_superuser", "SHOW fsync", "SHOW synchronous_commit", "SHOW full_page_writes"]
    assert asyncio.run(in_postgresql(postgresql.url, *asked)) == ["off", "on", "on", "on"]


def test_postgresql_refuses_a_wrong_password(postgresql: PostgreSQL) -> None:
    wrong = postgresql.url.replace(postgresql.password, "guess")
    with pytest.raises(asyncpg.InvalidPasswordError):
        asyncio.run(in_postgresql(wrong, "SELECT 1"))


def test_stopped_postgresql_is_unreachable(postgresql: PostgreSQL) -> None:
    postgresql.stop()
    with pytest.raises(OSError, match=r"refused|failed"):
        asyncio.run(in_postgresql(postgresql.url, "SELECT 1"))
    postgresql.start()
    assert asyncio.run(in_postgresql(postgresql.url, "SELECT 1")) == [1]


async def in_redis(url: str, act: Callable[[RedisClient], Awaitable[Any]]) -> Any:
    client = RedisClient.from_url(url, decode_responses=True)
    try:
        return await act(client)
    finally:
        await client.aclose()


@pytest.mark.parametrize("interrupt", [Redis.restart, Redis.crash])
def test_redis_keeps_what_was_written(redis: Redis, interrupt: Callable[[Redis], None]) -> None:
    asyncio.run(in_redis(redis.url, lambda client: client.set("cat", "Mimi")))
    interrupt(redis)
    redis.start()
    assert asyncio.run(in_redis(redis.url, lambda client: client.get("cat"))) == "Mimi"


def test_redis_is_empty_in_each_test(redis: Redis) -> None:
    asyncio.run(in_redis(redis.url, lambda client: client.set("cat", "Mimi")))
    redis.stop()
    redis.fresh()
    assert asyncio.run(in_redis(redis.url, lambda client: client.dbsize())) == 0


def test_redis_delivers_published_messages(redis: Redis) -> None:
    async def talk(client: RedisClient) -> Any:
        async with client.pubsub() as listener:
            await listener.subscribe("table")
            assert await listener.get_message(timeout=10) is not None  # that it listens now
            await client.publish("table", "meow")
            return await listener.get_message(timeout=10)

    heard = asyncio.run(in_redis(redis.url, talk))
    assert (heard["channel"], heard["data"]) == ("table", "meow")


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def is_removed(folder: Path) -> bool:
    return not folder.exists()


def test_services_of_killed_tests_are_stopped_and_removed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS_BOTH], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as tests:
        assert tests.stdout is not None
        held = [tests.stdout.readline().split() for _ in range(2)]
        tests.send_signal(signal.SIGKILL)
    for process, folder in held:
        block_until(partial(gone, int(process)))
        block_until(partial(is_removed, Path(folder)))


def test_closed_service_leaves_no_files() -> None:
    server = Redis()
    server.close()
    assert gone(server.process)
    assert not server.folder.exists()
