"""Failed commits are counted, and logged once."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tabbytop.server.errors import Unavailable
from tabbytop.server.metrics import exposition
from tabbytop.server.store import database as database_module
from tabbytop.server.store.database import FailedCommits
from tabbytop.server.store.store import Store, open_database
from tests.server.store.scenes import entry, new_table


def count() -> float:
    told = exposition({}, 1).decode()
    [line] = [line for line in told.splitlines() if line.startswith("tabbytop_failed_commits_t")]
    return float(line.split()[1])


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_burst_of_failed_commits_is_logged_once_and_so_is_its_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 1000.0
    failures = FailedCommits(lambda: now)
    before = count()
    with caplog.at_level(logging.INFO):
        failures.succeeded()
        for _ in range(500):
            failures.failed("disk full")
        assert messages(caplog) == ["the database cannot be written: disk full"]
        now += 61
        failures.failed("disk full")
        assert len(messages(caplog)) == 2
        for _ in range(20):  # short rows still find room
            failures.succeeded()
            now += 1
            failures.failed("disk full")
        assert len(messages(caplog)) == 2
        now += 11
        failures.succeeded()
        failures.succeeded()
    assert messages(caplog)[2:] == ["the database can be written again; commits that failed: 521"]
    assert count() == before + 521


@pytest.mark.parametrize("append", [True, False])
def test_failed_commits_are_counted(
    url: str, append: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE log RENAME TO elsewhere"))
        connection.execute(text("ALTER TABLE people RENAME TO nowhere"))

    async def scene() -> None:
        database = await open_database(url)
        store = Store(database)
        try:
            await new_table(store)
            await database.write(spoil)
            before = count()
            with pytest.raises(Unavailable):
                await (store.append("t", entry(1)) if append else store.touch_person("p", 1))
            assert count() == before + 1
            monkeypatch.setattr(database_module, "_OVER_SECONDS", 0.0)
            await store.probe(1)
        finally:
            await store.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(scene())
    assert [record.levelname for record in caplog.records if "database" in record.message] == [
        "ERROR",
        "WARNING",
    ]


def test_health_probe_leaves_one_row(tmp_path: Path) -> None:
    async def scene() -> int:
        store = await Store.open(str(tmp_path / "server.db"))
        try:
            for now in range(5):
                await store.probe(now)
            counted = text("SELECT count(*) FROM upkeep")
            return int(
                await store._database.read(lambda found: found.execute(counted).scalar_one())
            )
        finally:
            await store.close()

    assert asyncio.run(scene()) == 1
