"""Backups are complete, fit either database, and are restored completely or not at all."""

import asyncio
import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tabbytop.server.store.backup import BadBackup, back_up, restore
from tabbytop.server.store.migration import BadDatabase
from tabbytop.server.store.store import Store
from tests.server.store.scenes import (
    ANA,
    BEN,
    SEED,
    entry,
    new_table,
    opened,
    play,
    setup,
    somebody,
)
from tests.services.postgresql import PostgreSQL


async def fill(store: Store) -> bytes:
    await store.create_person(somebody("p-ana", "Ana"))
    await store.create_person(somebody("p-ben"))
    lines = [entry(number, f"\N{CAT FACE} \"'\\\n{number}") for number in range(1, 1203)]
    await store.create("t", setup(), SEED, lines, [ANA, BEN], status="playing", due=9)
    await store.append("t", entry(1203, "last", seat=None), position='{"a":1}')
    await store.create("u", setup(public=False), bytes(32), [], [BEN, BEN])
    await store.heartbeat("worker", 1)
    return await store.secret_key("cookies")


async def everything(store: Store) -> object:
    return [
        await store.load("t"),
        await store.load("u"),
        await store.person("p-ana"),
        await store.person("p-ben"),
        await store.person_by_login("ana"),
        await store.unsettled_of("p-ben", 99),
        await store.due_before(100),
        await store.playing_tables(),
        await store.secret_key("cookies"),
    ]


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """A second new database, beside the first."""
    if request.param == "sqlite":
        return str(tmp_path / "other.db")
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, PostgreSQL)
    if url != server.url:
        return server.url
    server.execute("DROP DATABASE IF EXISTS other WITH (FORCE)")
    server.execute("CREATE DATABASE other OWNER tabbytop")
    return url.rpartition("/")[0] + "/other"


def test_a_backup_of_either_database_restores_into_either(
    url: str, other_url: str, tmp_path: Path
) -> None:
    key = play(url, fill)
    rows = asyncio.run(back_up(url, tmp_path / "backup"))
    assert rows == 2 + 1203 + 2 + 1 + 4
    assert asyncio.run(restore(other_url, tmp_path / "backup")) == rows
    before = play(url, everything)
    assert play(other_url, everything) == before
    assert key in before  # type: ignore[operator]  # a list of anything
    asyncio.run(back_up(other_url, tmp_path / "again"))
    lines = [sorted((tmp_path / name).read_bytes().splitlines()) for name in ("backup", "again")]
    assert lines[0] == lines[1]


def test_restored_copy_is_another_installation(tmp_path: Path) -> None:
    """Both may use the same Redis."""
    urls = [str(tmp_path / "one.db"), str(tmp_path / "two.db")]
    first = play(urls[0], Store.installation)
    asyncio.run(back_up(urls[0], tmp_path / "backup"))
    asyncio.run(restore(urls[1], tmp_path / "backup"))
    assert play(urls[0], Store.installation) == first, "it stays the same"
    assert play(urls[1], Store.installation) != first


def test_backup_works_while_games_are_played(url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await new_table(store)

            async def play_on() -> None:
                for number in range(1, 60):
                    await store.append("t", entry(number, str(number)), due=number)

            playing = asyncio.create_task(play_on())
            for copy in range(3):
                await back_up(url, tmp_path / str(copy))
            await playing

    asyncio.run(scene())
    for copy in range(3):
        to = str(tmp_path / f"{copy}.db")
        asyncio.run(restore(to, tmp_path / str(copy)))

        async def read(store: Store) -> None:
            lines = await store.entries_after("t", 0)
            assert [line.number for line in lines] == list(range(1, len(lines) + 1))
            due = await store.due_before(100)
            assert due == ([("t", len(lines))] if lines else []), "of one and the same moment"

        play(to, read)


def test_backup_restores_into_a_started_server_without_games(url: str, tmp_path: Path) -> None:
    source = str(tmp_path / "source.db")
    play(source, fill)
    asyncio.run(back_up(source, tmp_path / "backup"))

    async def started(store: Store) -> bytes:
        await store.heartbeat("worker", 1)
        return await store.secret_key("cookies")

    unused = play(url, started)
    asyncio.run(restore(url, tmp_path / "backup"))
    assert play(url, everything) == play(source, everything)
    assert play(url, started) != unused


def test_a_database_with_games_in_it_is_not_overwritten(url: str, tmp_path: Path) -> None:
    play(url, fill)
    before = play(url, everything)
    asyncio.run(back_up(url, tmp_path / "backup"))
    with pytest.raises(BadDatabase, match="empty"):
        asyncio.run(restore(url, tmp_path / "backup"))
    assert play(url, everything) == before


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def cut_within(lines: list[bytes]) -> list[bytes]:
    return [*lines[:5], lines[5][:10]]


def miss_one(lines: list[bytes]) -> list[bytes]:
    return lines[:7] + lines[8:]


def repeat_one(lines: list[bytes]) -> list[bytes]:
    return lines[:7] + lines[6:]


def go_on(lines: list[bytes]) -> list[bytes]:
    return lines + lines[-1:]


def other_table(lines: list[bytes]) -> list[bytes]:
    return [*lines[:5], lines[5].replace(b'"log"', b'"dog"'), *lines[6:]]


def short_row(lines: list[bytes]) -> list[bytes]:
    return [*lines[:5], b'["log",1]\n', *lines[6:]]


def no_row(lines: list[bytes]) -> list[bytes]:
    return [*lines[:5], b"[]\n", *lines[6:]]


def no_head(lines: list[bytes]) -> list[bytes]:
    return lines[1:]


def nothing(_: list[bytes]) -> list[bytes]:
    return []


def newer(lines: list[bytes]) -> list[bytes]:
    return [re.sub(rb'"schema":"\d+"', b'"schema":"9999"', lines[0]), *lines[1:]]


def other_format(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"tabbytop_backup":1', b'"tabbytop_backup":2'), *lines[1:]]


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (cut, "rest of the file is missing"),
        (cut_within, "line 6"),
        (miss_one, "rows come before it"),
        (repeat_one, "lines .*log|rows come before it"),
        (go_on, "rows come before it"),
        (other_table, "line 6: a row that belongs to no table"),
        (short_row, "lines .* not rows of log"),
        (no_row, "line 6: a row that belongs to no table"),
        (no_head, "isn’t a Tabbytop backup"),
        (nothing, "isn’t a Tabbytop backup"),
        (newer, "9999"),
        (other_format, "format 2"),
    ],
)
def test_a_damaged_backup_is_refused_and_changes_nothing(
    tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]], where: str
) -> None:
    refuse(str(tmp_path / "server.db"), tmp_path, damage, where)


def test_postgresql_rolls_back_a_damaged_backup(postgresql: PostgreSQL, tmp_path: Path) -> None:
    refuse(postgresql.url, tmp_path, cut, "rest of the file is missing")


def refuse(
    url: str, tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]], where: str
) -> None:
    source = str(tmp_path / "source.db")

    async def few(store: Store) -> None:
        lines = [entry(number, "a move") for number in range(1, 20)]
        await store.create("t", setup(), SEED, lines, [ANA, BEN])

    play(source, few)
    asyncio.run(back_up(source, tmp_path / "backup"))
    whole = (tmp_path / "backup").read_bytes().splitlines(keepends=True)
    (tmp_path / "damaged").write_bytes(b"".join(damage(whole)))
    with pytest.raises((BadBackup, BadDatabase), match=where):
        asyncio.run(restore(url, tmp_path / "damaged"))
    asyncio.run(restore(url, tmp_path / "backup"))


def test_missing_database_or_backup_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="there’s no database"):
        asyncio.run(back_up(str(tmp_path / "wrong.db"), tmp_path / "backup"))
    assert not (tmp_path / "wrong.db").exists()
    with pytest.raises(BadBackup, match="can’t be read"):
        asyncio.run(restore(str(tmp_path / "new.db"), tmp_path / "backup"))
    assert not (tmp_path / "new.db").exists()


def test_backup_file_is_readable_by_its_owner_only_and_overwrites_nothing(tmp_path: Path) -> None:
    url = str(tmp_path / "server.db")
    play(url, fill)
    asyncio.run(back_up(url, tmp_path / "backup"))
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    with pytest.raises(BadBackup, match="already exists"):
        asyncio.run(back_up(url, tmp_path / "backup"))
    with pytest.raises(BadBackup, match="can’t be written"):
        asyncio.run(back_up(url, tmp_path / "no folder" / "backup"))
    assert {path.name for path in tmp_path.iterdir()} == {"server.db", "backup"}
