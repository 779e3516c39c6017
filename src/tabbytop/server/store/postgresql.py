"""PostgreSQL through asyncpg: one connection for appending, a pool for everything else."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabbytop.server.errors import OutcomeUnknown, Unavailable
from tabbytop.server.store.appends import append_one
from tabbytop.server.store.database import BadBatch, FailedCommits
from tabbytop.server.store.fence import Registration, fenced, require_registered
from tabbytop.server.store.migration import BadDatabase, migrate
from tabbytop.server.store.rows import Append
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection

T = TypeVar("T")

_CONNECTIONS: Final = 5
_TIMEOUT: Final = 10.0  # seconds, for connecting and for each statement
_MIGRATION_LOCK: Final = 0x7AB_B1_70B  # any number, as long as every version has the same

# One statement, so that a transaction takes one round trip. A table's row changes only if its entry
# was inserted, and an entry is inserted only while the worker is registered ("fence").
_APPEND: Final = """
WITH registered AS MATERIALIZED (
  SELECT id FROM workers WHERE id = $14 AND number = $15 FOR KEY SHARE
), line AS (
  INSERT INTO log (table_id, number, kind, seat, text, client_id, at)
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[])
  WHERE $14::text IS NULL OR EXISTS (SELECT FROM registered)
  ON CONFLICT (table_id, number) DO NOTHING
  RETURNING table_id, number
), changed AS (
  UPDATE tables SET
    status = coalesce(new.status, tables.status),
    due = CASE WHEN new.has_due THEN new.due ELSE tables.due END,
    position = coalesce(new.position, tables.position),
    position_number =
      CASE WHEN new.position IS NULL THEN tables.position_number ELSE new.number END
  FROM unnest($8::text[], $9::int[], $10::text[], $11::bool[], $12::bigint[], $13::text[])
    AS new (table_id, number, status, has_due, due, position)
  JOIN line USING (table_id, number)
  WHERE tables.id = new.table_id
)
SELECT table_id, number FROM line
"""

_TRANSIENT_ERRORS: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# Errors that a single entry of the batch causes; without it the others can be written.
_BATCH_ERRORS: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    *_TRANSIENT_ERRORS,
)
_CONNECTION_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised if the server closes the connection just as we use it
    OSError,
    TimeoutError,
)


class Postgresql:
    """A database on a server."""

    registration: Registration | None = None

    def __init__(self, url: str) -> None:
        async def connect() -> "asyncpg.Connection[asyncpg.Record]":
            # asyncpg parses the URL itself, with all its options.
            return await asyncpg.connect(url, timeout=_TIMEOUT, command_timeout=_TIMEOUT)

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=_CONNECTIONS,
            pool_timeout=_TIMEOUT,
        )
        event.listen(self._engine.sync_engine, "checkout", _require_alive)
        self._appender: AsyncConnection | None = None
        self._failures = FailedCommits()

    @classmethod
    async def open(cls, url: str, prepare: Callable[[Connection], None] = migrate) -> "Postgresql":
        database = cls(url)
        try:
            async with database._engine.begin() as connection:
                # Workers that start together must not migrate together.
                lock = text("SELECT pg_advisory_xact_lock(:lock)").bindparams(lock=_MIGRATION_LOCK)
                await connection.execute(lock)
                await connection.run_sync(prepare)
        except (*_CONNECTION_ERRORS, DBAPIError, ValueError) as error:
            await database.close()
            refusal = Message("server-command", "postgresql-fails", why=_reason(error))
            raise BadDatabase(refusal) from error
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, job: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)
        except (*_CONNECTION_ERRORS, DBAPIError, PoolTimeout) as error:
            raise Unavailable(f"the database could not be read: {_reason(error)}") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        committing = False
        try:
            async with self._engine.connect() as connection:
                transaction = await connection.begin()
                done = await connection.run_sync(fenced(self.registration, job))
                committing = True
                await transaction.commit()
        except IntegrityError:
            raise
        except (*_CONNECTION_ERRORS, DBAPIError, PoolTimeout) as error:
            self._failures.failed(_reason(error))
            raise _failure(error, committing) from error
        self._failures.succeeded()
        return done

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        # Sorted by key, so that two workers never deadlock.
        plain = sorted((append for append in batch if append.is_plain()), key=_key)
        others = sorted((append for append in batch if not append.is_plain()), key=_key)
        committing = False
        try:
            connection = await self._append_connection()
            if not others:
                committing = True  # with the statement itself
                first = await _append_all(connection, plain, self.registration)
                if self.registration is not None and len(first) < len(plain):
                    await _require_registered(connection, self.registration)
            else:
                async with connection.begin() as transaction:
                    if self.registration is not None:
                        await connection.run_sync(require_registered, self.registration)
                    first = set()
                    for append in others:
                        if await connection.run_sync(append_one, append):
                            first.add(_key(append))
                    first |= await _append_all(connection, plain, None)
                    committing = True
                    await transaction.commit()
        except (*_CONNECTION_ERRORS, DBAPIError, PoolTimeout) as error:
            cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
            if isinstance(cause, _BATCH_ERRORS):
                transient = isinstance(cause, _TRANSIENT_ERRORS)
                raise BadBatch(_reason(error), transient=transient) from error
            await self._drop_append_connection()
            self._failures.failed(_reason(error))
            raise _failure(error, committing) from error
        self._failures.succeeded()
        return [_key(append) in first for append in batch]

    async def _append_connection(self) -> AsyncConnection:
        if self._appender is not None:
            raw = await self._appender.get_raw_connection()
            driver = raw.driver_connection
            if driver is None or driver.is_closed():
                await self._drop_append_connection()
        if self._appender is None:
            self._appender = await self._engine.connect()
        return self._appender

    async def _drop_append_connection(self) -> None:
        appender, self._appender = self._appender, None
        if appender is not None:
            with suppress(*_CONNECTION_ERRORS, DBAPIError):  # it is broken already
                await appender.invalidate()
                await appender.close()

    async def check(self) -> None:
        """Do nothing: PostgreSQL checks what it reads."""

    async def shrink(self) -> None:
        """Do nothing: PostgreSQL has its autovacuum."""

    async def close(self) -> None:
        with suppress(*_CONNECTION_ERRORS, DBAPIError):  # the server may have gone first
            async with asyncio.timeout(_TIMEOUT):
                if self._appender is not None:
                    await self._appender.close()
                await self._engine.dispose()


async def _append_all(
    connection: AsyncConnection, batch: Sequence[Append], registration: Registration | None
) -> set[tuple[str, int]]:
    """Write them with one statement; return the keys of those whose number was free."""
    if not batch:
        return set()
    raw: Any = (await connection.get_raw_connection()).driver_connection
    lines = zip(*(append.row() for append in batch), strict=True)
    changing = [append for append in batch if append.changes_row()]
    changes = zip(*(append.change() for append in changing), strict=True) if changing else [[]] * 6
    writer = registration or (None, None)
    return set(map(tuple, await raw.fetch(_APPEND, *lines, *changes, *writer)))


async def _require_registered(connection: AsyncConnection, registration: Registration) -> None:
    """Raise Fenced if the registration is gone, in a transaction of its own."""
    async with connection.begin():
        await connection.run_sync(require_registered, registration)


def _failure(error: Exception, committing: bool) -> Unavailable:
    """Unavailable if nothing was written for certain, else OutcomeUnknown.

    Before the COMMIT nothing was written. After it, nothing was only if PostgreSQL refused it and
    said so, or if nothing could be sent.
    """
    message = f"the database could not be written: {_reason(error)}"
    cause: object = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    if not committing or isinstance(cause, asyncpg.InterfaceError | PoolTimeout):
        return Unavailable(message)
    if isinstance(cause, asyncpg.PostgresError) and _is_refusal(cause):
        return Unavailable(message)
    return OutcomeUnknown(message)


def _is_refusal(error: asyncpg.PostgresError) -> bool:
    """Whether the statement was rolled back for certain: not if the connection was lost (08), the
    server shuts down (57P0), or it says that the outcome is unknown (40003)."""
    state = str(getattr(error, "sqlstate", "") or "")
    severity = str(getattr(error, "severity", "") or "")
    lost = state.startswith(("08", "57P0")) or state == "40003"
    return bool(state) and not lost and severity not in {"FATAL", "PANIC"}


def _key(append: Append) -> tuple[str, int]:
    return append.table, append.entry.number


def _require_alive(connection: "DBAPIConnection", *_: object) -> None:
    """Have the pool replace a connection that is known to be closed before it is used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _reason(error: BaseException) -> str:
    """The message of PostgreSQL, without the statement and its values."""
    if isinstance(error, DBAPIError):
        error = (error.orig and error.orig.__cause__) or error.orig or error
    return str(error).partition("\n")[0] or type(error).__name__
