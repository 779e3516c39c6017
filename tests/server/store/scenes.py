"""Helpers of the store's tests."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import msgspec

from tabbytop.server.store.rows import Person
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import Kind, LogEntry, Occupant
from tabbytop.server.table.setup import Clock, Setup
from tests.waiting import until

T = TypeVar("T")

ANA = Occupant("person", name="Ana", cat="tabby", person="p-ana")
BEN = Occupant("person", name="Ben", cat="mangy", person="p-ben")
OPEN = Occupant("open")
SEED = bytes(range(32))


def setup(*, public: bool = True, created: int = 1000) -> Setup:
    return Setup(
        game="kibble-scuffle",
        rules=1,
        seats=2,
        options={"kittens": True},
        commitment="c0ffee",
        public=public,
        onlookers=True,
        talk="chat",
        clock=Clock("turn", 30),
        created=created,
    )


def entry(
    number: int,
    text: str = "",
    *,
    kind: Kind = "move",
    seat: int | None = 0,
    key: str = "",
    at: int = 5000,
) -> LogEntry:
    return LogEntry(number, kind, seat, text, key, at)


def sat(number: int, seat: int, occupant: Occupant) -> LogEntry:
    return entry(number, msgspec.json.encode(occupant).decode(), kind="sat", seat=seat)


def somebody(key: str, login: str | None = None) -> Person:
    return Person(
        id=key,
        name=key.title(),
        cat="tabby",
        login=login,
        password=None if login is None else "hash",
        epoch=0,
        created=1,
        seen=1,
    )


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def new_table(store: Store, table: str = "t", **more: Any) -> None:
    await store.create(table, more.pop("setup", setup()), SEED, [], [ANA, OPEN], **more)


def play(url: str, scene: Callable[[Store], Awaitable[T]]) -> T:
    """Run a scene with an open store."""

    async def playing() -> T:
        async with opened(url) as store:
            return await scene(store)

    return asyncio.run(playing())


def texts(entries: list[LogEntry]) -> list[str]:
    return [line.text for line in entries]


async def until_connections_are_closed() -> None:
    """Wait until all connections to PostgreSQL have heard that it is gone."""
    await until(lambda: all(connection.is_closed() for connection in _connections()))


def _connections() -> list[asyncpg.Connection]:
    return [each for each in gc.get_objects() if issubclass(type(each), asyncpg.Connection)]
