"""SQLite in one file: one thread writes, a few read beside it.

The threads are ours and not those of a driver, so that a whole transaction costs one change of
threads and not one for each statement.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool, QueuePool

from tabbytop.server.errors import OutcomeUnknown, Unavailable
from tabbytop.server.store.appends import Append, append_one
from tabbytop.server.store.database import BadBatch
from tabbytop.server.store.failures import FailedCommits
from tabbytop.server.store.migrating import BadDatabase, migrate
from tabbytop.server.store.pages import lay_out_new_file
from tabbytop.server.store.thread import JobThread

T = TypeVar("T")

_READERS: Final = 4
_PATIENCE: Final = 10.0  # seconds that another process may keep the write lock
_PAGES_BEFORE_CHECKPOINT: Final = 2000
_WAL_BYTES: Final = 1 << 25  # to which a longer write-ahead log is cut when it is written back
_PAGES_AT_ONCE: Final = 500  # that are given back in one transaction

# Settings of every connection. FULL: a commit is on disk when it returns.
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA wal_autocheckpoint = {_PAGES_BEFORE_CHECKPOINT}",
    f"PRAGMA journal_size_limit = {_WAL_BYTES}",
)
_INSERT: Final = "INSERT INTO log (table_id, number, kind, seat, text, client_id, at) VALUES "
_CHANGE_ROW: Final = """
UPDATE tables SET
  status = coalesce(?3, status),
  due = CASE WHEN ?4 THEN ?5 ELSE due END,
  position = coalesce(?6, position),
  position_number = CASE WHEN ?6 IS NULL THEN position_number ELSE ?2 END
WHERE id = ?1
"""
_ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"

# With these a commit was refused before it counted.
_NOT_COMMITTED: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CONSTRAINT,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_IOERR_WRITE,
    }
)


class Sqlite:
    """A database in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._failures = FailedCommits()
        self._writing = JobThread("sqlite-writer")
        self._reading = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._readers = create_engine(
            "sqlite://",
            creator=partial(_connect, path),
            poolclass=QueuePool,
            pool_size=_READERS,
        )
        event.listen(self._readers, "begin", partial(_begin, "BEGIN"))
        self._writer_engine = create_engine(
            "sqlite://", creator=partial(_connect, path), poolclass=NullPool
        )
        event.listen(self._writer_engine, "begin", partial(_begin, "BEGIN IMMEDIATE"))
        self._writer: Connection | None = None

    @classmethod
    async def open(cls, path: Path, prepare: Callable[[Connection], None] = migrate) -> "Sqlite":
        """The database in that file, made if it is not there; only its owner may read it."""
        database = cls(path)
        try:
            await database._in_writer(partial(database._prepare, prepare))
        except BaseException:
            await database.close()
            raise
        return database

    def _prepare(self, prepare: Callable[[Connection], None]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Seeds and hashes of passwords are in it. The files beside it get the same mode.
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            lay_out_new_file(self._path, _PATIENCE)
            connection = self._connection()
            with connection.begin():
                prepare(connection)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            raise BadDatabase(
                f"{self._path} cannot be used as a database: {_words(error)}"
            ) from error

    def _connection(self) -> Connection:
        """The one that writes; only for the thread that writes."""
        if self._writer is None:
            self._writer = self._writer_engine.connect()
        return self._writer

    async def _in_writer(self, job: Callable[[], T]) -> T:
        return await self._writing.do(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Do it in a reader's thread, beside whatever is being written."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._readers.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            raise Unavailable(f"the database could not be read: {_words(error)}") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do it in the writer's thread, in a transaction of its own."""
        return await self._in_writer(partial(self._write, job))

    def _write(self, job: Callable[[Connection], T]) -> T:
        try:
            done = _transact(self._connection(), job)
        except IntegrityError:
            raise
        except (DBAPIError, _CommitFailed) as error:
            self._renew()
            self._failures.failed(_words(error))
            raise _failure(error) from error
        self._failures.succeeded()
        return done

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Write all of them with one commit."""
        return await self._in_writer(partial(self._append, batch))

    def _append(self, batch: Sequence[Append]) -> list[bool]:
        try:
            connection = self._connection()
            if _append_all(connection, batch):
                first = [True] * len(batch)
            else:
                # Rare: somebody sat down, or another worker was first. One by one tells where.
                first = _transact(
                    connection, lambda writing: [append_one(writing, append) for append in batch]
                )
        except (IntegrityError, sqlite3.IntegrityError, ValueError, OverflowError) as error:
            raise BadBatch(_words(error)) from error
        except (DBAPIError, sqlite3.Error, _CommitFailed) as error:
            self._renew()
            self._failures.failed(_words(error))
            raise _failure(error) from error
        self._failures.succeeded()
        return first

    async def shrink(self) -> None:
        """Cut free pages off the file, some at a time, so that what is written comes in between."""
        while await self._in_writer(self._shrink_some):
            pass

    def _shrink_some(self) -> bool:
        """Whether there may be more of them."""
        try:
            raw = self._connection().connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            before = raw.execute("PRAGMA freelist_count").fetchone()[0]
            if not before:
                return False
            raw.execute(f"PRAGMA incremental_vacuum({_PAGES_AT_ONCE})").fetchall()
            return bool(raw.execute("PRAGMA freelist_count").fetchone()[0] < before)
        except (DBAPIError, sqlite3.Error) as error:
            self._renew()
            raise Unavailable(f"the database could not be written: {_words(error)}") from error

    def _renew(self) -> None:
        """After a failure with a new connection: who knows what state the old one is in."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.invalidate()
            writer.close()

    async def close(self) -> None:
        """End the threads; what is being written is written first."""
        await self._in_writer(self._renew)
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writing.end()
        self._reading.shutdown()
        self._readers.dispose()
        self._writer_engine.dispose()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=_PATIENCE,
        isolation_level=None,  # transactions begin where we say so
        check_same_thread=False,  # the pool hands a reader from thread to thread
        cached_statements=512,
    )
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    return connection


def _begin(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


def _append_all(connection: Connection, batch: Sequence[Append]) -> bool:
    """The quick way: one INSERT for all of them. False, and nothing done, if that is not possible.

    SQLAlchemy would have half of the time for itself here, so this is said to the driver. One
    statement is a transaction of its own: for every other one this thread would have to wait until
    the one that serves the tables lets it go on.
    """
    if any(append.seats is not None for append in batch):
        return False
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    values = [value for append in batch for value in append.row()]
    changes = [append.change() for append in batch if append.changes_row()]
    try:
        if not changes:
            with _committing():
                raw.execute(_insert_of(len(batch)), values)
            return True
        raw.execute("BEGIN IMMEDIATE")
        raw.execute(_insert_of(len(batch)), values)
        raw.executemany(_CHANGE_ROW, changes)
        with _committing():
            raw.execute("COMMIT")
    except sqlite3.IntegrityError:
        _roll_back(raw)
        return False
    except _CommitFailed:
        raise  # there is nothing left to roll back, and the connection is not used again
    except BaseException:
        _roll_back(raw)
        raise
    return True


class _CommitFailed(Exception):
    """A commit failed, and perhaps it is on disk all the same."""


@contextmanager
def _committing() -> Iterator[None]:
    """While a statement commits. The frame that makes a commit count is the last thing written to
    the WAL: where that, or something before it, was refused, nothing was committed. What fails
    later (the disk would not sync it) may be found there after a crash."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        if code is None or code in _NOT_COMMITTED or code & 0xFF in _NOT_COMMITTED:
            raise
        raise _CommitFailed(_words(error)) from error


def _transact(connection: Connection, job: Callable[[Connection], T]) -> T:
    """Do it in a transaction of its own; _CommitFailed if it may have been committed or not."""
    transaction = connection.begin()
    try:
        result = job(connection)
        with _committing():
            transaction.commit()
    except _CommitFailed:
        raise  # there is nothing left to roll back, and the connection is not used again
    except BaseException:
        transaction.rollback()
        raise
    return result


def _failure(error: Exception) -> Unavailable:
    words = f"the database could not be written: {_words(error)}"
    return OutcomeUnknown(words) if isinstance(error, _CommitFailed) else Unavailable(words)


def _roll_back(raw: sqlite3.Connection) -> None:
    if raw.in_transaction:
        raw.execute("ROLLBACK")


@cache
def _insert_of(rows: int) -> str:
    return _INSERT + ", ".join([_ROW] * rows)


def _words(error: Exception) -> str:
    """What the database says, without the statement and what was to be written."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)
