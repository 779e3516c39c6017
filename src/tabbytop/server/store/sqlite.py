"""SQLite in one file: one thread writes while a few others read.

The threads are our own and not an async driver's, so that a transaction costs one thread switch
and not one for each statement.
"""

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool, QueuePool

from tabbytop.server.errors import OutcomeUnknown, Unavailable
from tabbytop.server.store.appends import append_one, write_beside
from tabbytop.server.store.database import BadBatch, FailedCommits
from tabbytop.server.store.fence import Registration, fenced
from tabbytop.server.store.migration import BadDatabase, migrate
from tabbytop.server.store.rows import Append
from tabbytop.server.store.sqlite_file import DAMAGED, find_damage, set_page_layout
from tabbytop.texts.message import Message

T = TypeVar("T")
_log: Final = logging.getLogger(__name__)

_READERS: Final = 4
_LOCK_TIMEOUT: Final = 10.0  # seconds that another process may hold the write lock
_PAGES_BEFORE_CHECKPOINT: Final = 2000
_WAL_BYTES: Final = 1 << 25  # to which a longer write-ahead log is truncated at a checkpoint
_PAGES_AT_ONCE: Final = 500  # returned to the system in one transaction

# Settings of every connection. FULL: a commit is on disk when it returns.
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA wal_autocheckpoint = {_PAGES_BEFORE_CHECKPOINT}",
    f"PRAGMA journal_size_limit = {_WAL_BYTES}",
)
_INSERT: Final = "INSERT INTO log (table_id, number, kind, seat, text, client_id, at) VALUES "
# By name: Python 3.12 warns of parameters by number.
_CHANGE: Final = ("id", "number", "status", "has_due", "due", "position")  # as `Append.change`
_CHANGE_ROW: Final = """
UPDATE tables SET
  status = coalesce(:status, status),
  due = CASE WHEN :has_due THEN :due ELSE due END,
  position = coalesce(:position, position),
  position_number = CASE WHEN :position IS NULL THEN position_number ELSE :number END
WHERE id = :id
"""
_ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"

# With these errors a commit was refused before it took effect.
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

    registration: Registration | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        self._failures = FailedCommits()
        self._damage = ""  # what is wrong with the file
        self._writer_thread = JobThread("sqlite-writer")
        self._reader_threads = ThreadPoolExecutor(_READERS, "sqlite-reader")
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
        """Open the database in that file, or create one that only its owner can read."""
        database = cls(path)
        try:
            await database._run_in_writer(partial(database._prepare, prepare))
        except BaseException:
            await database.close()
            raise
        return database

    def _prepare(self, prepare: Callable[[Connection], None]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # It holds seeds and password hashes. SQLite gives the files beside it the same mode.
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            set_page_layout(self._path, _LOCK_TIMEOUT)
            connection = self._connection()
            with connection.begin():
                prepare(connection)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            refusal = Message(
                "server-command", "sqlite-fails", file=str(self._path), why=_reason(error)
            )
            raise BadDatabase(refusal) from error

    def _connection(self) -> Connection:
        """The writing connection; only for the writer thread. Unavailable in a damaged file."""
        self._refuse_damage()
        if self._writer is None:
            self._writer = self._writer_engine.connect()
        return self._writer

    async def _run_in_writer(self, job: Callable[[], T]) -> T:
        return await self._writer_thread.run(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job in a reader thread, also while something is being written."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reader_threads, self._read, job
        )

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._readers.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            self._note_damage(error)
            raise Unavailable(f"the database could not be read: {_reason(error)}") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in the writer thread, in a transaction of its own."""
        return await self._run_in_writer(partial(self._write, job))

    def _write(self, job: Callable[[Connection], T]) -> T:
        try:
            done = _transact(self._connection(), fenced(self.registration, job))
        except IntegrityError:
            raise
        except (DBAPIError, _CommitFailed) as error:
            self._note_damage(error)
            self._drop_connection()
            self._failures.failed(_reason(error))
            raise _failure(error) from error
        self._failures.succeeded()
        return done

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        return await self._run_in_writer(partial(self._append, batch))

    def _append(self, batch: Sequence[Append]) -> list[bool]:
        try:
            connection = self._connection()
            if _append_all(connection, batch, self.registration):
                first = [True] * len(batch)
            else:
                # Rare: a number was taken. Writing one by one tells which.
                first = _transact(
                    connection,
                    fenced(
                        self.registration,
                        lambda writing: [append_one(writing, append) for append in batch],
                    ),
                )
        except (IntegrityError, sqlite3.IntegrityError, ValueError, OverflowError) as error:
            raise BadBatch(_reason(error)) from error
        except (DBAPIError, sqlite3.Error, _CommitFailed) as error:
            self._note_damage(error)
            self._drop_connection()
            self._failures.failed(_reason(error))
            raise _failure(error) from error
        self._failures.succeeded()
        return first

    async def check(self) -> None:
        """Look into the file with a new connection: the others have much of it in memory."""
        if not self._damage:
            await asyncio.get_running_loop().run_in_executor(self._reader_threads, self._look)
        self._refuse_damage()

    def _look(self) -> None:
        try:
            damage = find_damage(self._path)
        except sqlite3.Error as error:
            raise Unavailable(f"the database could not be read: {error}") from error
        if damage:
            self._set_damage(damage)

    def _note_damage(self, error: Exception) -> None:
        """Remember that somebody found the file damaged, until the server is started again."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlite_errorcode", 0) & 0xFF in DAMAGED:
            self._set_damage(_reason(error))

    def _set_damage(self, damage: str) -> None:
        if not self._damage:
            _log.error("the database is damaged, nothing is written to it any longer: %s", damage)
        self._damage = damage

    def _refuse_damage(self) -> None:
        """What is written to a damaged file may be lost, and may damage more of it."""
        if self._damage:
            raise Unavailable(f"the database is damaged: {self._damage}")

    async def shrink(self) -> None:
        """Truncate free pages, a few at a time, so that other writes can come in between."""
        while await self._run_in_writer(self._shrink_some):
            pass

    def _shrink_some(self) -> bool:
        """Free some pages; return whether there may be more."""
        try:
            raw = self._connection().connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            before = raw.execute("PRAGMA freelist_count").fetchone()[0]
            if not before:
                return False
            raw.execute(f"PRAGMA incremental_vacuum({_PAGES_AT_ONCE})").fetchall()
            return bool(raw.execute("PRAGMA freelist_count").fetchone()[0] < before)
        except (DBAPIError, sqlite3.Error) as error:
            self._drop_connection()
            raise Unavailable(f"the database could not be written: {_reason(error)}") from error

    def _drop_connection(self) -> None:
        """Close the writing connection, whose state after a failure is unknown; the next is new."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.invalidate()
            writer.close()

    async def close(self) -> None:
        await self._run_in_writer(self._drop_connection)
        await asyncio.to_thread(self._close_threads)

    def _close_threads(self) -> None:
        self._writer_thread.stop()
        self._reader_threads.shutdown()
        self._readers.dispose()
        self._writer_engine.dispose()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=_LOCK_TIMEOUT,
        isolation_level=None,  # transactions begin explicitly
        check_same_thread=False,  # the pool passes readers between threads
        cached_statements=512,
    )
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    return connection


def _begin(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


def _append_all(
    connection: Connection, batch: Sequence[Append], registration: Registration | None
) -> bool:
    """The fast path: one INSERT for the whole batch. False if a number was taken; then nothing was
    written.

    It calls the driver directly, since SQLAlchemy would take half of the time. A single statement
    needs no BEGIN and COMMIT: after each statement this thread waits for the GIL.
    """
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    values = [value for append in batch for value in append.row()]
    changes = [
        dict(zip(_CHANGE, append.change(), strict=True)) for append in batch if append.changes_row()
    ]
    others = [append for append in batch if not append.is_plain()]

    def write(writing: Connection) -> None:
        raw.execute(_insert_of(len(batch)), values)
        raw.executemany(_CHANGE_ROW, changes)
        for append in others:  # rare: seats changed, a game ended, somebody is told of their turn
            write_beside(writing, append)

    try:
        if others or registration is not None:
            _transact(connection, fenced(registration, write))
        elif changes:
            raw.execute("BEGIN IMMEDIATE")
            write(connection)
            with _committing():
                raw.execute("COMMIT")
        else:
            with _committing():
                raw.execute(_insert_of(len(batch)), values)
    except (sqlite3.IntegrityError, IntegrityError):
        _roll_back(raw)
        return False
    except _CommitFailed:
        raise  # there is nothing left to roll back, and the connection is not used again
    except BaseException:
        _roll_back(raw)
        raise
    return True


class _CommitFailed(Exception):
    """A commit failed but may be on disk all the same."""


@contextmanager
def _committing() -> Iterator[None]:
    """Around a statement that commits: raise _CommitFailed if the outcome is unknown.

    The frame that makes a commit valid is the last one written to the WAL: if that write, or an
    earlier one, was refused, nothing was committed. If a later step fails (the sync), the commit
    may be found there after a crash.
    """
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        if code is None or code in _NOT_COMMITTED or code & 0xFF in _NOT_COMMITTED:
            raise
        raise _CommitFailed(_reason(error)) from error


def _transact(connection: Connection, job: Callable[[Connection], T]) -> T:
    """Run the job in a transaction; raise _CommitFailed if the outcome is unknown."""
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
    message = f"the database could not be written: {_reason(error)}"
    return OutcomeUnknown(message) if isinstance(error, _CommitFailed) else Unavailable(message)


def _roll_back(raw: sqlite3.Connection) -> None:
    if raw.in_transaction:
        raw.execute("ROLLBACK")


@cache
def _insert_of(rows: int) -> str:
    return _INSERT + ", ".join([_ROW] * rows)


def _reason(error: Exception) -> str:
    """The message of the database, without the statement and its values."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


class _Job(NamedTuple):
    run: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class JobThread:
    """A thread that runs jobs in the order in which they come, also if the caller was cancelled.

    Cheaper than an executor: one future for each job, and one call to the loop when it is done.
    """

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def run(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """Queue a job; the future belongs to the running loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(job, loop, done))
        return done

    def stop(self) -> None:
        """Finish all queued jobs, and end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            result, error = None, None
            try:
                result = job.run()
            except BaseException as raised:  # the caller gets it
                error = raised
            with suppress(RuntimeError):  # the loop was closed, so nobody waits any more
                job.loop.call_soon_threadsafe(_resolve, job.done, result, error)
            del job, result, error  # keep nothing alive until the next job comes


def _resolve(done: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
