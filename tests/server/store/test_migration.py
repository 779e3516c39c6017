"""The schema is migrated when the server starts."""

import asyncio
import stat
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tabbytop.server.confusables import skeleton
from tabbytop.server.store.migration import BadDatabase, migrate
from tabbytop.server.store.schema import METADATA, SCHEMA_VERSION
from tabbytop.server.store.store import Store, open_database
from tabbytop.server.table.results import unreadable_result
from tests.server.store.scenes import ANA, BEN, SEED, entry, new_table, opened, play, setup


def test_migrations_lead_to_the_schema_in_code(url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def scene() -> list[object]:
        database = await open_database(url)
        try:
            return await database.read(difference)
        finally:
            await database.close()

    assert asyncio.run(scene()) == []


def test_workers_can_start_together_on_a_new_database(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        await new_table(stores[0])
        for number, store in enumerate(stores, 1):
            await store.append("t", entry(number))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())


def test_database_of_a_newer_version_is_left_unchanged(url: str) -> None:
    def from_the_future(connection: Connection) -> None:
        connection.execute(text(f"UPDATE {SCHEMA_VERSION} SET version_num = '9999'"))

    async def scene() -> None:
        database = await open_database(url)
        await database.write(from_the_future)
        await database.close()
        with pytest.raises(BadDatabase, match="9999"):
            await Store.open(url)

    asyncio.run(scene())


def test_url_that_is_no_database_is_reported(tmp_path: Path) -> None:
    async def scene() -> None:
        for url, words in (
            ("mysql://here", "mysql://"),
            (str(tmp_path), "can’t be used"),
            ("postgresql://127.0.0.1:1/nothing", "can’t be used"),
            ("postgresql://127.0.0.1:port/nothing", "can’t be used"),
        ):
            with pytest.raises(BadDatabase, match=words):
                await Store.open(url)
        (tmp_path / "cat.jpg").write_bytes(b"this is a picture of a cat" * 100)
        with pytest.raises(BadDatabase, match="not a database"):
            await Store.open(str(tmp_path / "cat.jpg"))

    asyncio.run(scene())


def test_password_in_the_database_url_is_not_reported(tmp_path: Path) -> None:
    async def scene() -> str:
        with pytest.raises(BadDatabase) as error:
            await Store.open("postgresql://ana:hunter2@127.0.0.1:1/nothing")
        return str(error.value)

    assert "hunter2" not in asyncio.run(scene())


def test_database_file_is_created_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "server.db"

    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await new_table(store)
            files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert files == dict.fromkeys(("server.db", "server.db-shm", "server.db-wal"), 0o600)

    asyncio.run(scene())

    async def read(store: Store) -> bool:
        return await store.load("t") is not None

    assert play(str(path), read)


def test_migrated_people_keep_cookies_and_get_login_skeletons(url: str) -> None:
    """A database of 0.1.0: its cookies named no session, and its logins had no skeletons."""

    def as_before(connection: Connection) -> None:
        migrate(connection, "0001")
        connection.execute(
            text(
                "INSERT INTO people (id, name, cat, login, login_key, password, epoch, created, "
                "seen) VALUES ('a', 'Admin', 'tabby', 'B0b', 'b0b', '$argon2id$', 2, 5, 6)"
            )
        )

    async def scene() -> None:
        await (await open_database(url, as_before)).close()
        store = await Store.open(url)
        known = await store.find_session("a", "")
        assert known is not None
        assert (known.person.name, known.person.epoch, known.session_seen) == ("Admin", 2, None)
        assert known.old_cookies_until > 10**15, "they hold until one is replaced"
        assert await store.accounts_with_skeletons({skeleton("BOB")}) == [(skeleton("bob"), "a")]
        await store.open_session("s", "a", now=7, old_until=8)
        known = await store.find_session("a", "s")
        assert known is not None
        assert (known.session_seen, known.old_cookies_until) == (7, 8)
        await store.close()

    asyncio.run(scene())


def test_games_finished_before_results_were_kept_are_found_and_listed(url: str) -> None:
    setup_then = msgspec.json.encode(setup()).decode()
    seats_then = msgspec.json.encode([ANA, BEN]).decode()

    def as_before(connection: Connection) -> None:
        migrate(connection, "0004")
        for table, status in (("a", "over"), ("b", "playing"), ("c", "over")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, setup, seed, creator, status, public, free,"
                    " occupants, created) VALUES (:table, 'kibble-scuffle', :setup, :seed, '',"
                    " :status, true, 0, :seats, 1000)"
                ),
                {
                    "table": table,
                    "setup": setup_then,
                    "seed": SEED,
                    "status": status,
                    "seats": seats_then,
                },
            )
            connection.execute(
                text("INSERT INTO seats VALUES (:table, 0, 'p-ana', true)"), {"table": table}
            )

    async def scene() -> None:
        await (await open_database(url, as_before)).close()
        store = await Store.open(url)
        assert await store.finished_without_result("", 10) == ["a", "c"]
        assert await store.finished_without_result("a", 10) == ["c"]
        assert {listed.id for listed in await store.unsettled_of("p-ana", 10)} == {"a", "b", "c"}
        assert await store.save_result(unreadable_result("a", "kibble-scuffle", 7, [ANA, BEN]))
        assert await store.finished_without_result("", 10) == ["c"]
        assert {listed.id for listed in await store.unsettled_of("p-ana", 10)} == {"b", "c"}
        await store.close()

    asyncio.run(scene())
