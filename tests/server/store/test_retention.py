"""Retention deletes old data as the settings say, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from sqlalchemy import text

from tabbytop.server.settings import Settings
from tabbytop.server.store.retention import DAY, RetentionCounts, RetentionPolicy
from tabbytop.server.store.rows import Status
from tabbytop.server.store.store import Store
from tests.server.store.scenes import (
    ANA,
    OPEN,
    SEED,
    entry,
    opened,
    play,
    sat,
    setup,
    somebody,
    texts,
)

NOW = 2_000 * DAY
STATUSES: tuple[Status, ...] = ("open", "playing", "closed", "over")
KEEP = RetentionPolicy(unfinished=90, finished=0, chat=60, guests=365)


async def table(store: Store, name: str, days: int, *, status: Status = "playing") -> None:
    """A table with some chat whose last entry is so many days old."""
    at = NOW - days * DAY
    lines = [
        msgspec.structs.replace(sat(1, 0, ANA), at=at - DAY),
        entry(2, "hello", kind="said", at=at - DAY),
        entry(3, "a move", at=at - DAY),
        entry(4, "good game", kind="said", at=at),
    ]
    new = setup(created=at - DAY)
    await store.create(name, new, SEED, lines, [ANA, OPEN], status=status, creator_address="hash")


async def guest(store: Store, name: str, days: int, login: str | None = None) -> None:
    seen = NOW - days * DAY
    await store.create_person(msgspec.structs.replace(somebody(name, login), seen=seen))


async def furnish(store: Store) -> None:
    for status in STATUSES:
        await table(store, f"old-{status}", 91, status=status)
        await table(store, f"new-{status}", 89, status=status)
    await table(store, "recent", 59, status="over")
    await guest(store, "p-ana", 1000)  # sits at tables
    await guest(store, "gone", 366)
    await guest(store, "late", 364)
    await guest(store, "account", 3000, "Login")


async def present(store: Store) -> set[str]:
    names = [f"{age}-{status}" for age in ("old", "new") for status in STATUSES]
    return {name for name in [*names, "recent"] if await store.load(name) is not None}


def scene(url: str, do: Callable[[Store], Awaitable[None]]) -> None:
    async def run(store: Store) -> None:
        await furnish(store)
        await do(store)

    play(url, run)


def test_retention_deletes_old_tables_chat_and_guests_only(url: str) -> None:
    changed: list[str] = []

    async def note(name: str) -> None:
        changed.append(name)

    async def do(store: Store) -> None:
        done = await store.apply_retention(KEEP, NOW, on_change=note)
        # 3 old unfinished tables; chat of the old finished one and of 4 that are 89 days old.
        assert done == RetentionCounts(unfinished=3, finished=0, chat=2 * 5, guests=1)
        assert await present(store) == {
            "new-open", "new-playing", "new-closed", "new-over", "old-over", "recent",
        }  # fmt: skip
        stored = await store.load("old-over")
        assert stored is not None
        assert texts(stored.entries)[1:] == ["", "a move", ""], "the numbers stay"
        recent = await store.load("recent")
        assert recent is not None
        assert texts(recent.entries)[1:] == ["hello", "a move", "good game"]
        assert await store.person("gone") is None
        for name in ("p-ana", "late", "account"):
            assert await store.person(name) is not None
        assert len(changed) == 3 + 5
        assert await store.apply_retention(KEEP, NOW) == RetentionCounts()

    scene(url, do)


def test_retention_dry_run_counts_the_same_and_changes_nothing(url: str) -> None:
    async def do(store: Store) -> None:
        said = await store.apply_retention(KEEP, NOW, dry_run=True)
        assert len(await present(store)) == 9
        assert await store.person("gone") is not None
        assert await store.apply_retention(KEEP, NOW) == said

    scene(url, do)


def test_zero_days_keeps_for_ever(url: str) -> None:
    async def do(store: Store) -> None:
        assert await store.apply_retention(RetentionPolicy(0, 0, 0, 0), NOW) == RetentionCounts()
        assert len(await present(store)) == 9

    scene(url, do)


def test_finished_games_are_deleted_if_the_policy_says_so(url: str) -> None:
    async def do(store: Store) -> None:
        done = await store.apply_retention(RetentionPolicy(0, 90, 0, 0), NOW)
        assert done == RetentionCounts(finished=1)
        assert "old-over" not in await present(store)

    scene(url, do)


def test_default_policy_keeps_finished_games() -> None:
    assert RetentionPolicy.from_settings(Settings()) == RetentionPolicy(
        unfinished=90, finished=0, chat=90, guests=365
    )


def test_chat_after_the_last_retention_run_is_cleared_too(url: str) -> None:
    async def do(store: Store) -> None:
        await store.apply_retention(KEEP, NOW)
        await store.append("old-over", entry(5, "still here?", kind="said", at=NOW))
        assert (await store.apply_retention(KEEP, NOW)).chat == 0
        assert (await store.apply_retention(RetentionPolicy(0, 0, 60, 0), NOW + 61 * DAY)).chat >= 1
        stored = await store.load("old-over")
        assert stored is not None
        assert texts(stored.entries)[-1] == ""

    scene(url, do)


def test_long_log_is_deleted_completely(url: str) -> None:
    async def do(store: Store) -> None:
        at = NOW - 100 * DAY
        lines = [entry(number, "a move", at=at) for number in range(1, 3500)]
        await store.create("long", setup(created=at), SEED, lines, [ANA, OPEN], status="playing")
        assert (await store.apply_retention(KEEP, NOW)).unfinished == 1
        assert await store.load("long") is None

    play(url, do)


def test_moves_are_written_during_a_retention_run(url: str) -> None:
    async def do(store: Store) -> None:
        async def play_on() -> None:
            for number in range(5, 60):
                await store.append("recent", entry(number, "a move", at=NOW))

        await asyncio.gather(store.apply_retention(KEEP, NOW), play_on())
        stored = await store.load("recent")
        assert stored is not None
        assert len(stored.entries) == 59

    scene(url, do)


def test_periodic_job_is_claimed_by_one_worker(url: str) -> None:
    async def do(store: Store) -> None:
        claims = [store.claim_job("tidied", NOW, DAY) for _ in range(5)]
        assert (await asyncio.gather(*claims)).count(True) == 1
        assert not await store.claim_job("tidied", NOW + DAY - 1, DAY)
        assert await store.claim_job("tidied", NOW + DAY, DAY)
        assert await store.claim_job("tidied", NOW, DAY), "a clock that was set back stops nothing"

    play(url, do)


def test_sqlite_file_shrinks_after_deletion(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def run() -> tuple[int, int]:
        async with opened(str(path)) as store:
            at = NOW - 100 * DAY
            lines = [entry(number, "x" * 200, at=at) for number in range(1, 20_000)]
            await store.create("old", setup(created=at), SEED, lines, [ANA, OPEN])
        before = path.stat().st_size
        async with opened(str(path)) as store:
            await store.apply_retention(KEEP, NOW)
        return before, path.stat().st_size

    before, after = asyncio.run(run())
    assert after < before / 4


def test_creator_address_of_a_finished_table_is_cleared(url: str) -> None:
    async def do(store: Store) -> None:
        for status in STATUSES:
            await table(store, f"new-{status}", 1, status=status)
        await store.apply_retention(KEEP, NOW)
        found = text("SELECT id FROM tables WHERE creator_address <> '' ORDER BY id")
        left = await store._database.read(lambda at: list(at.execute(found).scalars()))
        assert left == ["new-open", "new-playing"]

    play(url, do)
