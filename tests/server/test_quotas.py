"""Quotas, shared by all workers and kept over restarts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tabbytop.server.access.quotas import Frequent, Quotas, Rare, weight
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.errors import Unavailable
from tabbytop.server.settings import Settings
from tabbytop.server.store.store import Store
from tests.server.store.scenes import opened
from tests.services.postgresql import PostgreSQL

KEY = bytes(32)
HOUR = 3_600_000


class FakeClock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "server.db")
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, PostgreSQL)
    return server.url


def with_store(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


async def taken(quotas: Quotas, kind: Rare, who: str) -> int:
    for count in range(10_000):
        try:
            await quotas.take(kind, who)
        except RateLimited:
            return count
    raise AssertionError("there is no limit")


async def spent(workers: list[Quotas], kind: Frequent, who: str) -> int:
    """How much passes before every worker refuses, asking each in turn."""
    count = 0
    for _ in range(100_000):
        refused = 0
        for quotas in workers:
            try:
                quotas.require(kind, who)
            except RateLimited:
                refused += 1
            else:
                quotas.spend(kind, who, 1)
                count += 1
        await asyncio.gather(*(quotas.wait_until_settled() for quotas in workers))
        if refused == len(workers):
            return count
    raise AssertionError("there is no limit")


@pytest.mark.parametrize(
    ("kind", "at_once", "seconds_each"),
    [("guest", 60, 30), ("login", 10, 10), ("table", 10, 60), ("address-table", 150, 12)],
)
def test_rare_actions_are_counted_exactly(
    url: str, kind: Rare, at_once: int, seconds_each: int
) -> None:
    async def scene(store: Store) -> None:
        clock = FakeClock()
        quotas = Quotas(store.lease_quota, Settings(), KEY, clock)
        assert await taken(quotas, kind, "me") == at_once
        assert await taken(quotas, kind, "you") == at_once
        clock.now += 3000 * seconds_each
        assert await taken(quotas, kind, "me") == 3
        clock.now += 100 * HOUR
        assert await taken(quotas, kind, "me") == at_once

    with_store(url, scene)


def test_quota_is_shared_by_workers_and_survives_a_restart(url: str) -> None:
    clock = FakeClock()

    async def first(store: Store) -> None:
        workers = [Quotas(store.lease_quota, Settings(), KEY, clock) for _ in range(2)]
        for _ in range(5):
            for quotas in workers:
                await quotas.take("table", "me")
        for quotas in workers:
            assert await taken(quotas, "table", "me") == 0

    async def restarted(store: Store) -> None:
        assert await taken(Quotas(store.lease_quota, Settings(), KEY, clock), "table", "me") == 0

    with_store(url, first)
    with_store(url, restarted)


def test_concurrent_workers_do_not_exceed_the_quota(url: str) -> None:
    async def scene(store: Store) -> None:
        workers = [Quotas(store.lease_quota, Settings(), KEY, FakeClock()) for _ in range(8)]
        tries = [quotas.take("guest", "here") for quotas in workers for _ in range(20)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert done.count(None) == 60
        assert all(error is None or isinstance(error, RateLimited) for error in done)

    with_store(url, scene)


@pytest.mark.parametrize("kind", ["talk", "line"])
def test_frequent_actions_exceed_the_quota_by_one_block_per_worker_at_most(
    url: str, kind: Frequent
) -> None:
    settings = Settings(talk_an_hour=400, lines_a_day=400)

    async def scene(store: Store) -> None:
        clock = FakeClock()
        workers = [Quotas(store.lease_quota, settings, KEY, clock) for _ in range(3)]
        assert 400 <= await spent(workers, kind, "me") <= 400 + 3 * 4
        assert await spent([Quotas(store.lease_quota, settings, KEY, clock)], kind, "me") <= 4, (
            "restart"
        )
        clock.now += 48 * HOUR
        assert 380 <= await spent(workers, kind, "me") <= 400

    with_store(url, scene)


def test_request_passes_after_the_stated_wait(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        clock = FakeClock()
        quotas = Quotas(store.lease_quota, Settings(), KEY, clock)
        await taken(quotas, "login", "me")
        with pytest.raises(RateLimited, match="login attempts") as refused:
            await quotas.take("login", "me")
        assert refused.value.code == "limit"
        clock.now += round(1000 * refused.value.wait) + 1
        await quotas.take("login", "me")

    with_store(str(tmp_path / "server.db"), scene)


def test_long_waits_are_given_in_minutes(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        quotas = Quotas(store.lease_quota, Settings(tables_an_hour=2), KEY, FakeClock())
        await quotas.take("table", "me")
        with pytest.raises(RateLimited, match="enough new tables for now; wait 30 minutes"):
            await quotas.take("table", "me")

    with_store(str(tmp_path / "server.db"), scene)


def test_limit_of_zero_refuses_everything(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        quotas = Quotas(store.lease_quota, Settings(tables_an_hour=0, talk_an_hour=0), KEY)
        with pytest.raises(RateLimited):
            await quotas.take("table", "me")
        with pytest.raises(RateLimited):
            quotas.require("talk", "me")

    with_store(str(tmp_path / "server.db"), scene)


@pytest.mark.parametrize("hours", [1, 1000])
def test_clock_set_back_between_runs_leaves_a_full_bucket(url: str, hours: int) -> None:
    clock = FakeClock()

    async def before(store: Store) -> None:
        quotas = Quotas(store.lease_quota, Settings(), KEY, clock)
        await taken(quotas, "guest", "here")
        await taken(quotas, "table", "me")

    async def after(store: Store) -> None:
        quotas = Quotas(store.lease_quota, Settings(), KEY, clock)
        assert await taken(quotas, "guest", "here") == 60
        assert await taken(quotas, "table", "me") == 10

    with_store(url, before)
    clock.now -= hours * HOUR
    with_store(url, after)


def test_clock_set_back_while_running_locks_nobody_out(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        clock = FakeClock()
        quotas = Quotas(store.lease_quota, Settings(talk_an_hour=100), KEY, clock)
        await taken(quotas, "table", "me")
        await spent([quotas], "talk", "me")
        clock.now -= 1000 * HOUR
        assert await taken(quotas, "table", "me") == 10
        quotas.require("talk", "me")
        quotas.spend("talk", "me", 1)
        await quotas.wait_until_settled()
        quotas.require("talk", "me")

    with_store(str(tmp_path / "server.db"), scene)


def test_clock_set_back_by_minutes_waits_no_longer_than_from_an_empty_bucket(url: str) -> None:
    async def scene(store: Store) -> None:
        clock = FakeClock()
        await taken(Quotas(store.lease_quota, Settings(), KEY, clock), "guest", "here")
        clock.now -= 30_000
        quotas = Quotas(store.lease_quota, Settings(), KEY, clock)
        with pytest.raises(RateLimited) as refused:
            await quotas.take("guest", "here")
        assert 0 < refused.value.wait <= 30
        clock.now += 30_000
        await quotas.take("guest", "here")

    with_store(url, scene)


def test_worker_with_a_slow_clock_gets_no_fresh_quota(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        clock, slow = FakeClock(), FakeClock()
        slow.now -= 2000
        await taken(Quotas(store.lease_quota, Settings(), KEY, clock), "table", "me")
        assert await taken(Quotas(store.lease_quota, Settings(), KEY, slow), "table", "me") == 0

    with_store(str(tmp_path / "server.db"), scene)


def test_repeated_refused_attempts_do_not_query_the_database(tmp_path: Path) -> None:
    asked = 0

    async def scene(store: Store) -> None:
        async def lease(*wanted: object) -> list[int]:
            nonlocal asked
            asked += 1
            return await store.lease_quota(*wanted)  # type: ignore[arg-type]  # handed on

        quotas = Quotas(lease, Settings(), KEY, FakeClock())
        await taken(quotas, "login", "me")
        before = asked
        for _ in range(100):
            with pytest.raises(RateLimited):
                await quotas.take("login", "me")
        assert asked == before

    with_store(str(tmp_path / "server.db"), scene)


def test_frequent_actions_pass_while_the_database_is_down() -> None:
    async def away(*_: object) -> list[int]:
        raise Unavailable("it is away")

    async def scene() -> None:
        quotas = Quotas(away, Settings(talk_an_hour=100), KEY, FakeClock())
        for _ in range(50):
            quotas.require("talk", "me")
            quotas.spend("talk", "me", 1)
            await quotas.wait_until_settled()
        with pytest.raises(Unavailable):
            await quotas.take("guest", "here")

    asyncio.run(scene())


def test_quota_keys_in_the_database_hide_addresses(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        quotas = Quotas(store.lease_quota, Settings(), KEY, FakeClock())
        await quotas.take("guest", "192.0.2.77")

    with_store(str(tmp_path / "server.db"), scene)
    assert b"192.0.2" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "counts"),
    [("", 1), ("hello", 1), ("a" * 100, 1), ("a" * 101, 2), ("\N{CAT}" * 300, 12)],
)
def test_long_text_counts_as_several_lines(text: str, counts: int) -> None:
    assert weight(text) == counts
