"""Retention: the server applies it once a day, `tabbytop tidy` at once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabbytop.cli import app
from tabbytop.server.driving.housekeeping import Housekeeping
from tabbytop.server.store.retention import RetentionCounts
from tabbytop.server.store.sqlite_file import PAGE_BYTES
from tests.server.house import House, at, new_table, running

OLD = 1_000_000_000_000  # 2001


async def old_table(house: House, line: str = "hello") -> str:
    """A game whose last entry, some chat, is very old."""
    table = await new_table(house.store, "tem-purr-a", 3)
    house.host.now = lambda: OLD
    keys = await house.secrets(table)
    client = await house.come(table, keys[0])
    await client.send({"type": "say", "seat": 0, "text": line, "id": "x"})
    await client.hear_of("news")
    with closing(sqlite3.connect(house_file(house))) as database:
        database.execute("UPDATE log SET at = ?", (OLD,))
        database.commit()
    return table


def house_file(house: House) -> str:
    return str(house.server.app.state.settings.database)


def test_server_applies_retention_once_a_day_and_updates_onlookers(tmp_path: Path) -> None:
    async def play() -> None:
        settings = at(tmp_path, keep_unfinished_days=0, keep_chat_days=90)
        async with running(settings) as house:
            table = await old_table(house)
            now = OLD + 91 * 86_400_000
            house.host.now = lambda: now
            keeping = Housekeeping(house.host, settings)
            assert await keeping.tidy_if_due() == RetentionCounts(chat=1)
            assert await keeping.tidy_if_due() is None
            assert await Housekeeping(house.host, settings).tidy_if_due() is None
            hosted = await house.host.hosted(table)
            stored = await house.store.load(table)
            assert stored is not None
            assert hosted.loaded_state().number == len(stored.entries)
            assert [line.text for line in stored.entries if line.kind == "said"] == [""]
            assert (await house.clients[0].hear_of("bye"))["type"] == "bye", "it is reloaded"

    asyncio.run(play())


def test_deleted_table_is_unknown_to_open_clients(tmp_path: Path) -> None:
    async def play() -> None:
        settings = at(tmp_path)
        async with running(settings) as house:
            table = await old_table(house)
            now = OLD + 91 * 86_400_000
            house.host.now = lambda: now
            assert await Housekeeping(house.host, settings).tidy_if_due() == RetentionCounts(
                unfinished=1
            )
            await house.clients[0].hear_of("bye")
            client = await house.visit(table)
            assert (await client.hear_of("refused"))["code"] == "unknown"

    asyncio.run(play())


def test_tidy_command_shows_and_deletes_old_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            await old_table(house)

    asyncio.run(play())
    monkeypatch.setenv("TABBYTOP_DATABASE", str(tmp_path / "tables.db"))
    for words, told in (
        (["--dry-run"], "would be deleted:\n        1 unfinished tables"),
        (["--compact"], "deleted:\n        1 unfinished tables"),
        ([], "deleted:\n        0 unfinished tables"),
    ):
        result = CliRunner().invoke(app, ["tidy", *words], catch_exceptions=False)
        assert (result.exit_code, result.output.startswith(told)) == (0, True), result.output
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (0,)
        assert database.execute("PRAGMA page_size").fetchone() == (PAGE_BYTES,)


def test_tidy_command_runs_beside_the_server_but_compacts_only_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABBYTOP_DATABASE", str(tmp_path / "tables.db"))

    def tidy(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["tidy", *words])
        return result.exit_code, result.output + str(result.exception or "")

    async def play() -> None:
        async with running(at(tmp_path)) as house:
            await old_table(house)
            assert (await asyncio.to_thread(tidy, "--compact"))[1].endswith("database is locked")
            assert await asyncio.to_thread(tidy) == (0, (await asyncio.to_thread(tidy))[1])

    asyncio.run(play())


def test_tidy_command_needs_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABBYTOP_DATABASE", str(tmp_path / "wrong.db"))
    result = CliRunner().invoke(app, ["tidy"])
    assert "there’s no database" in str(result.exception)
    assert not (tmp_path / "wrong.db").exists()
