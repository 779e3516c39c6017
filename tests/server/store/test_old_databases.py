"""Databases of 0.1.0 are migrated with all their content."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tabbytop.server.store.backup import back_up, restore
from tabbytop.server.store.migration import migrate
from tabbytop.server.store.sqlite_file import PAGE_BYTES, compact
from tabbytop.server.store.store import Store, open_database
from tests.server.store.scenes import SEED, entry, new_table, opened, play, texts

FIRST = "0001"
CAT = "\N{CAT FACE}"
LINES = 400
SETUP = (
    '{"game":"kibble-scuffle","rules":1,"seats":2,"options":{"kittens":true},'
    '"commitment":"c0ffee","public":true,"onlookers":true,"talk":"chat",'
    '"clock":{"kind":"turn","seconds":30},"created":1000}'
)
OCCUPANTS = '[{"kind":"person","name":"Ana","cat":"tabby","person":"p-ana"},{"kind":"open"}]'


def fill(connection: Connection) -> None:
    """Rows as 0.1.0 wrote them."""
    migrate(connection, FIRST)
    connection.execute(
        text(
            "INSERT INTO tables (id, game, setup, seed, creator, status, public, free, occupants,"
            " created, due, position, position_number) VALUES ('t', 'kibble-scuffle', :setup,"
            " :seed, 'p-ana', 'playing', true, 1, :occupants, 1000, 7, '{}', 3)"
        ),
        {"setup": SETUP, "occupants": OCCUPANTS, "seed": SEED},
    )
    connection.execute(
        text(
            "INSERT INTO log (table_id, number, kind, seat, text, client_id, at)"
            " VALUES ('t', :number, 'said', 0, :text, '', 5000)"
        ),
        [{"number": number, "text": CAT * 300} for number in range(1, LINES + 1)],
    )
    connection.execute(text("INSERT INTO seats VALUES ('t', 0, 'p-ana', true)"))
    connection.execute(
        text("INSERT INTO people VALUES ('p-ana', 'Ana', 'tabby', NULL, NULL, NULL, 0, 1, 1)")
    )


def make_old(url: str) -> None:
    async def scene() -> None:
        await (await open_database(url, fill)).close()

    asyncio.run(scene())


def make_small_pages(path: Path) -> None:
    """A file with the pages of 0.1.0."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in (
            "PRAGMA journal_mode = DELETE",
            "PRAGMA page_size = 4096",
            "PRAGMA auto_vacuum = NONE",
            "VACUUM",
            "PRAGMA journal_mode = WAL",
        ):
            connection.execute(statement)


def layout(path: Path) -> tuple[int, int]:
    """The page size and the auto_vacuum mode of the file (2: incremental)."""
    with closing(sqlite3.connect(path)) as connection:
        found = [connection.execute(f"PRAGMA {name}") for name in ("page_size", "auto_vacuum")]
        size, vacuum = (cursor.fetchone()[0] for cursor in found)
        return size, vacuum


async def nothing(_: Store) -> None:
    """Only bring the file up to date."""


async def check(store: Store) -> None:
    stored = await store.load("t")
    assert stored is not None
    assert texts(stored.entries) == [CAT * 300] * LINES
    assert stored.seed == SEED
    assert stored.position_number == 3
    assert (await store.count_unfinished("p-ana", ""))[0] == 1
    assert await store.due_before(8) == [("t", 7)]
    await store.append("t", entry(LINES + 1, "on we go"))
    await new_table(store, "u")


def test_a_database_of_0_1_0_keeps_its_content(url: str) -> None:
    make_old(url)
    play(url, check)


def test_a_backup_of_0_1_0_is_restored_and_brought_up_to_date(url: str, tmp_path: Path) -> None:
    old = str(tmp_path / "old.db")
    make_old(old)
    asyncio.run(back_up(old, tmp_path / "backup"))
    asyncio.run(restore(url, tmp_path / "backup"))
    play(url, check)


def test_a_file_of_0_1_0_gets_larger_pages_and_shrinks(tmp_path: Path) -> None:
    path, empty = tmp_path / "server.db", tmp_path / "empty.db"
    make_old(str(path))
    make_small_pages(path)
    size = path.stat().st_size
    play(str(path), check)
    assert layout(path) == (PAGE_BYTES, 2)
    play(str(empty), nothing)  # every table and index has a page, also without a row
    assert path.stat().st_size - empty.stat().st_size < size / 2


def test_old_file_in_use_keeps_its_small_pages_and_works(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "server.db"
    make_old(str(path))
    make_small_pages(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("SELECT count(*) FROM log").fetchone()
        with caplog.at_level(logging.WARNING):
            play(str(path), check)
        assert "keeps its small pages" in caplog.text
    assert layout(path) == (4096, 0)
    compact(path)
    assert layout(path) == (PAGE_BYTES, 2)


def test_a_new_file_has_large_pages(tmp_path: Path) -> None:
    play(str(tmp_path / "server.db"), new_table)
    assert layout(tmp_path / "server.db") == (PAGE_BYTES, 2)


@pytest.mark.parametrize(
    "line", [CAT * 300, "a" * 300, "\N{LATIN SMALL LETTER U WITH DIAERESIS}" * 300]
)
def test_long_entries_take_little_more_disk_than_their_bytes(tmp_path: Path, line: str) -> None:
    path, empty = tmp_path / "server.db", tmp_path / "empty.db"
    play(str(empty), nothing)  # every table and index has a page, also without a row
    tables, rows = 50, 10_000

    async def scene() -> None:
        async with opened(str(path)) as store:
            for table in range(tables):
                await new_table(store, f"table-of-22-signs-{table:04}")
            for number in range(1, rows // tables + 1):
                said = entry(number, line, kind="said", key="id123456")
                writing = (
                    store.append(f"table-of-22-signs-{table:04}", said) for table in range(tables)
                )
                await asyncio.gather(*writing)

    asyncio.run(scene())
    for each in (path, empty):
        with closing(sqlite3.connect(each)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    own = 22 + 4 + 4 + 1 + 8 + 8  # the columns beside the text
    grown = path.stat().st_size - empty.stat().st_size
    assert grown <= 1.3 * rows * (len(line.encode()) + own)
