"""Failed commits: which wrote nothing, and which have an unknown outcome."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tabbytop.server.errors import OutcomeUnknown, Unavailable
from tabbytop.server.store import postgresql as postgresql_store
from tabbytop.server.store.postgresql import _failure
from tests.server.store.scenes import (
    ANA,
    BEN,
    entry,
    new_table,
    opened,
    texts,
    until_connections_are_closed,
)
from tests.services.postgresql import PostgreSQL

CERTAIN = ["SQLITE_FULL", "SQLITE_BUSY", "SQLITE_READONLY", "SQLITE_IOERR_WRITE"]
IN_DOUBT = ["SQLITE_IOERR_FSYNC", "SQLITE_IOERR", "SQLITE_NOMEM"]


class Failing(sqlite3.Connection):
    """A connection that commits, and on demand raises an error all the same."""

    code = ""
    writes = True

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        commits = statement.startswith(("COMMIT", "INSERT")) and Failing.code
        if commits and not (statement.startswith("INSERT") and self.in_transaction):
            name, Failing.code = Failing.code, ""
            if Failing.writes:
                super().execute(statement, *values)
            raise _error(name)
        return super().execute(statement, *values)

    def commit(self) -> None:
        """As SQLAlchemy calls it."""
        name, Failing.code = Failing.code, ""
        if Failing.writes or not name:
            super().commit()
        if name:
            raise _error(name)


def _error(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(name)
    error.sqlite_errorcode = getattr(sqlite3, name)
    return error


CHANGES = [{}, {"due": 5}, {"due": 5, "seats": [ANA, BEN]}]  # each is written in its own way


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> type[Failing]:
    connect = sqlite3.connect

    def connected(*args: Any, **options: Any) -> sqlite3.Connection:
        return connect(*args, **options, factory=Failing)

    monkeypatch.setattr(sqlite3, "connect", connected)
    monkeypatch.setattr(Failing, "code", "")
    return Failing


@pytest.mark.parametrize("name", IN_DOUBT)
@pytest.mark.parametrize("changes", CHANGES)
def test_sqlite_commit_that_could_not_be_synced_has_unknown_outcome(
    tmp_path: Path, failing: type[Failing], name: str, changes: dict[str, Any]
) -> None:
    async def scene() -> None:
        async with opened(str(tmp_path / "server.db")) as store:
            await new_table(store)
            failing.code, failing.writes = name, True
            with pytest.raises(OutcomeUnknown):
                await store.append("t", entry(1, "there"), **changes)
            assert texts(await store.entries_after("t", 0)) == ["there"]
            await store.append("t", entry(2, "next"))

    asyncio.run(scene())


@pytest.mark.parametrize("name", CERTAIN)
@pytest.mark.parametrize("changes", CHANGES)
def test_refused_sqlite_commit_writes_nothing(
    tmp_path: Path, failing: type[Failing], name: str, changes: dict[str, Any]
) -> None:
    async def scene() -> None:
        async with opened(str(tmp_path / "server.db")) as store:
            await new_table(store)
            failing.code, failing.writes = name, False
            with pytest.raises(Unavailable) as failed:
                await store.append("t", entry(1, "lost"), **changes)
            assert failed.type is Unavailable
            assert await store.entries_after("t", 0) == []
            await store.append("t", entry(1, "now"))

    asyncio.run(scene())


@pytest.mark.parametrize("seats", [None, [ANA, BEN]])
def test_postgresql_connection_lost_during_commit_has_unknown_outcome(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch, seats: Any
) -> None:
    async def scene() -> None:
        async with opened(postgresql.url) as store:
            await new_table(store)
            append_all = postgresql_store._append_all

            async def lost(*args: Any) -> Any:
                done = await append_all(*args)
                if args[1]:
                    raise asyncpg.ConnectionDoesNotExistError("connection was closed")
                return done

            monkeypatch.setattr(postgresql_store, "_append_all", lost)
            if seats is None:
                with pytest.raises(OutcomeUnknown):
                    await store.append("t", entry(1, "there"))
            monkeypatch.setattr(postgresql_store, "_append_all", append_all)
            await store.append("t", entry(2, "next"), seats=seats)
            assert texts(await store.entries_after("t", 0))[-1] == "next"

    asyncio.run(scene())


def test_unreachable_postgresql_writes_nothing(postgresql: PostgreSQL) -> None:
    async def scene() -> None:
        async with opened(postgresql.url) as store:
            await new_table(store)
            await asyncio.to_thread(postgresql.stop)
            await until_connections_are_closed()
            for _ in range(2):
                with pytest.raises(Unavailable) as failed:
                    await store.append("t", entry(1))
                assert failed.type is Unavailable
            await asyncio.to_thread(postgresql.start)

    asyncio.run(scene())


def told(error: asyncpg.PostgresError, severity: str) -> asyncpg.PostgresError:
    error.severity = severity
    return error


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (told(asyncpg.DiskFullError("full"), "ERROR"), Unavailable),
        (told(asyncpg.QueryCanceledError("statement timeout"), "ERROR"), Unavailable),
        (asyncpg.InterfaceError("connection is closed"), Unavailable),
        (told(asyncpg.DiskFullError("full"), "PANIC"), OutcomeUnknown),
        (told(asyncpg.AdminShutdownError("goes down"), "FATAL"), OutcomeUnknown),
        (asyncpg.ConnectionDoesNotExistError("closed"), OutcomeUnknown),
        (asyncpg.InternalClientError("strange"), OutcomeUnknown),
        (ConnectionResetError("reset"), OutcomeUnknown),
        (TimeoutError(), OutcomeUnknown),
    ],
)
def test_postgresql_commit_errors_are_unavailable_or_unknown(
    error: Exception, expected: type[Unavailable]
) -> None:
    assert type(_failure(error, committing=True)) is expected
    assert type(_failure(error, committing=False)) is Unavailable


class Cut:
    """A line to PostgreSQL that is cut, on demand, when it has committed and before it can say
    so."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.armed = False
        self.cuts = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind = await asyncio.open_connection("127.0.0.1", self.port)
        ways = [self._pass(reader, behind[1], False), self._pass(behind[0], writer, True)]
        await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool
    ) -> None:
        while data := await reader.read(65_536):
            if answers and self.armed and b"C\x00\x00\x00\x0bCOMMIT\x00" in data:
                self.armed, self.cuts = False, self.cuts + 1
                break
            writer.write(data)
        writer.close()


def test_postgresql_lost_between_commit_and_its_answer_has_unknown_outcome(
    postgresql: PostgreSQL,
) -> None:
    async def scene() -> None:
        cut = Cut(postgresql.port)
        server = await asyncio.start_server(cut.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        url = postgresql.url.replace(f":{postgresql.port}/", f":{port}/")
        async with server, opened(url) as store:
            await new_table(store)
            cut.armed = True
            with pytest.raises(OutcomeUnknown):
                await store.append("t", entry(1, "there"), due=5, seats=[ANA, BEN])
            assert cut.cuts == 1
            assert texts(await store.entries_after("t", 0)) == ["there"]
            await store.append("t", entry(2, "next"))

    asyncio.run(scene())
