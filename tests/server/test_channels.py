"""Publish/subscribe between workers, also while the service is down."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tabbytop.server.channels.channels import BadChannels, Channels
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tests.waiting import settle, until


@pytest.fixture(params=["redis", "postgresql"])
def service(request: pytest.FixtureRequest) -> Redis | PostgreSQL:
    found: Redis | PostgreSQL = request.getfixturevalue(request.param)
    return found


def addresses(service: Redis | PostgreSQL) -> tuple[str, str]:
    """The settings for the channels and the database."""
    return (service.url, "") if isinstance(service, Redis) else ("database", service.url)


@asynccontextmanager
async def opened(url: str, database: str = "", installation: str = "") -> AsyncIterator[Channels]:
    channels = await Channels.open(url, database, installation)
    try:
        yield channels
    finally:
        await channels.close()


@asynccontextmanager
async def two_workers(service: Redis | PostgreSQL) -> AsyncIterator[tuple[Channels, Channels]]:
    async with opened(*addresses(service)) as one, opened(*addresses(service)) as other:
        await until(lambda: one.connected and other.connected)
        yield one, other


def test_messages_reach_other_workers_once_and_in_order(
    service: Redis | PostgreSQL,
) -> None:
    async def scene() -> None:
        async with two_workers(service) as (one, other):
            own, heard, live = list[bytes](), list[bytes](), list[bytes]()
            await one.subscribe("tables", own.append)
            await other.subscribe("tables", heard.append)
            await other.subscribe("live", live.append)
            said = [
                f'{{"number":{number},"text":"\N{CAT FACE}"}}'.encode() for number in range(300)
            ]
            for place, data in enumerate(said):
                one.publish("tables", data)
                if place % 100 == 0:
                    one.publish("live", data)
                    await settle()  # the others come later
            await until(lambda: len(heard) == 300 and len(live) == 3)
            other.publish("tables", b"end")
            await until(lambda: bool(own))
            assert heard == said
            assert live == said[::100]
            assert own == [b"end"], "a worker does not receive its own messages"

    asyncio.run(scene())


def test_installations_on_one_service_do_not_hear_each_other(service: Redis | PostgreSQL) -> None:
    async def scene() -> None:
        url, database = addresses(service)
        # Redis has numbered databases, which pub/sub ignores.
        other_url = url.replace("/0", "/1") if isinstance(service, Redis) else url
        async with (
            opened(url, database, "attic") as attic,
            opened(url, database, "attic") as neighbour,
            opened(other_url, database, "cellar") as cellar,
        ):
            await until(lambda: all(each.connected for each in (attic, neighbour, cellar)))
            heard, overheard = list[bytes](), list[bytes]()
            await neighbour.subscribe("tables", heard.append)
            await cellar.subscribe("tables", overheard.append)
            attic.publish("tables", b"for the attic")
            await until(lambda: bool(heard))
            await settle()
            assert (heard, overheard) == ([b"for the attic"], [])

    asyncio.run(scene())


@pytest.mark.parametrize("interrupt", ["restart", "crash"])
def test_messages_continue_after_a_restart_of_the_service(
    service: Redis | PostgreSQL, interrupt: str
) -> None:
    async def scene() -> None:
        async with two_workers(service) as (one, other):
            heard = list[bytes]()
            await other.subscribe("tables", heard.append)
            one.publish("tables", b"before")
            await until(lambda: heard == [b"before"])
            await asyncio.to_thread(service.stop if interrupt == "restart" else service.crash)
            one.publish("tables", b"lost, perhaps")
            await asyncio.to_thread(service.start)

            def is_heard() -> bool:
                one.publish("tables", b"after")
                return heard[-1] == b"after"

            await until(is_heard)
            assert one.connected
            assert other.connected

    asyncio.run(scene())


def test_service_that_starts_later_is_connected(
    service: Redis | PostgreSQL, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        await asyncio.to_thread(service.stop)
        async with opened(*addresses(service)) as one, opened(*addresses(service)) as other:
            heard = list[bytes]()
            await other.subscribe("tables", heard.append)
            one.publish("tables", b"too early")
            await until(lambda: caplog.text.count("the channels are away") >= 2)
            assert not one.connected
            await asyncio.to_thread(service.start)
            await until(lambda: one.connected and other.connected)
            one.publish("tables", b"hello")
            await until(lambda: b"hello" in heard)

    asyncio.run(scene())


def test_unsent_messages_are_bounded() -> None:
    async def scene() -> None:
        channels = await Channels.open("redis://127.0.0.1:1/0")
        for _ in range(30_000):
            channels.publish("tables", b"hello")
        assert len(channels._waiting) == 10_000
        await channels.close()

    asyncio.run(scene())


def test_message_too_long_for_postgresql_is_skipped(postgresql: PostgreSQL) -> None:
    async def scene() -> None:
        async with two_workers(postgresql) as (one, other):
            heard = list[bytes]()
            await other.subscribe("tables", heard.append)
            longest = b"x" * 7991  # with the eight letters of who says it
            for data in (b"before", b"x" * 7992, longest, "\N{CAT FACE}".encode() * 2000, b"after"):
                one.publish("tables", data)
            await until(lambda: bool(heard) and heard[-1] == b"after")
            assert heard == [b"before", longest, b"after"]

    asyncio.run(scene())


def test_failing_listener_does_not_affect_others(
    service: Redis | PostgreSQL, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with two_workers(service) as (one, other):
            heard = list[bytes]()

            def stumble(data: bytes) -> None:
                raise ValueError(data)

            await other.subscribe("tables", stumble)
            await other.subscribe("tables", heard.append)
            one.publish("tables", b"one")
            one.publish("tables", b"two")
            await until(lambda: heard == [b"one", b"two"])

    asyncio.run(scene())
    assert "could not be understood" in caplog.text


def test_in_memory_messages_need_two_listeners() -> None:
    async def scene() -> None:
        channels = await Channels.open("")
        assert channels.connected
        assert not channels.shared
        one, other = list[bytes](), list[bytes]()
        await channels.subscribe("tables", one.append)
        channels.publish("tables", b"alone")
        await channels.subscribe("tables", other.append)
        channels.publish("tables", b"both")
        channels.publish("live", b"nobody")
        assert not one
        await until(lambda: bool(other))
        assert one == other == [b"both"]
        await channels.close()

    asyncio.run(scene())


def test_transport_is_chosen_by_url(tmp_path: Path) -> None:
    async def scene() -> None:
        for url, database, shared in (
            ("", str(tmp_path / "server.db"), False),
            ("", "postgresql://127.0.0.1:1/x", True),
            ("database", "postgresql://127.0.0.1:1/x", True),
            ("redis://127.0.0.1:1/0", str(tmp_path / "server.db"), True),
        ):
            channels = await Channels.open(url, database)
            assert channels.shared == shared
            await channels.close()
        for url in ("database", "amqp://127.0.0.1", "redis"):
            with pytest.raises(BadChannels):
                await Channels.open(url, str(tmp_path / "server.db"))

    asyncio.run(scene())
