"""PostgreSQL, through asyncpg: one connection appends, a pool does the rest."""

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
from tabbytop.server.store.appends import Append, append_one
from tabbytop.server.store.database import BadBatch
from tabbytop.server.store.failures import FailedCommits
from tabbytop.server.store.migrating import BadDatabase, migrate

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection

T = TypeVar("T")

_CONNECTIONS: Final = 5
_PATIENCE: Final = 10.0  # seconds, for a connection and for an answer
_MIGRATION_LOCK: Final = 0x7AB_B1_70B  # any number, as long as every version has the same

# One statement, so that one round trip is a whole transaction. The row of a table changes only
# where its line was the first of its number.
_APPEND: Final = """
WITH line AS (
  INSERT INTO log (table_id, number, kind, seat, text, client_id, at)
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[])
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

# What only some line in the batch can be to blame for; alone, the others go through.
_SPOILING: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
_FAILING: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # so it is if the server says goodbye just when we begin to speak
    OSError,
    TimeoutError,
)


class Postgresql:
    """A database on a server."""

    def __init__(self, url: str) -> None:
        async def connect() -> "asyncpg.Connection[asyncpg.Record]":
            # asyncpg reads the address itself, with everything that may stand in one.
            return await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=_PATIENCE)

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=_CONNECTIONS,
            pool_timeout=_PATIENCE,
        )
        event.listen(self._engine.sync_engine, "checkout", _require_alive)
        self._appender: AsyncConnection | None = None
        self._failures = FailedCommits()

    @classmethod
    async def open(cls, url: str, prepare: Callable[[Connection], None] = migrate) -> "Postgresql":
        """The database of that address."""
        database = cls(url)
        try:
            async with database._engine.begin() as connection:
                # Workers that start together must not migrate together.
                lock = text("SELECT pg_advisory_xact_lock(:lock)").bindparams(lock=_MIGRATION_LOCK)
                await connection.execute(lock)
                await connection.run_sync(prepare)
        except (*_FAILING, DBAPIError, ValueError) as error:
            await database.close()
            raise BadDatabase(f"PostgreSQL cannot be used: {_words(error)}") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Do it on a connection of the pool."""
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)
        except (*_FAILING, DBAPIError, PoolTimeout) as error:
            raise Unavailable(f"the database could not be read: {_words(error)}") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do it on a connection of the pool, in a transaction."""
        committing = False
        try:
            async with self._engine.connect() as connection:
                transaction = await connection.begin()
                done = await connection.run_sync(job)
                committing = True
                await transaction.commit()
        except IntegrityError:
            raise
        except (*_FAILING, DBAPIError, PoolTimeout) as error:
            self._failures.failed(_words(error))
            raise _failure(error, committing) from error
        self._failures.succeeded()
        return done

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Write all of them with one commit."""
        # In the order of the key, so that two workers never wait for each other in a circle.
        plain = sorted((append for append in batch if append.seats is None), key=_key)
        seating = sorted((append for append in batch if append.seats is not None), key=_key)
        committing = False
        try:
            connection = await self._appending()
            if not seating:
                committing = True  # with the statement itself
                first = await _append_all(connection, plain)
            else:
                async with connection.begin() as transaction:
                    first = set()
                    for append in seating:
                        if await connection.run_sync(append_one, append):
                            first.add(_key(append))
                    first |= await _append_all(connection, plain)
                    committing = True
                    await transaction.commit()
        except (*_FAILING, DBAPIError, PoolTimeout) as error:
            cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
            if isinstance(cause, _SPOILING):
                raise BadBatch(_words(error)) from error
            await self._drop()
            self._failures.failed(_words(error))
            raise _failure(error, committing) from error
        self._failures.succeeded()
        return [_key(append) in first for append in batch]

    async def _appending(self) -> AsyncConnection:
        if self._appender is not None:
            raw = await self._appender.get_raw_connection()
            driver = raw.driver_connection
            if driver is None or driver.is_closed():
                await self._drop()
        if self._appender is None:
            self._appender = await self._engine.connect()
        return self._appender

    async def _drop(self) -> None:
        appender, self._appender = self._appender, None
        if appender is not None:
            with suppress(*_FAILING, DBAPIError):  # it is broken, which is why it is dropped
                await appender.invalidate()
                await appender.close()

    async def shrink(self) -> None:
        """PostgreSQL's own autovacuum sees to it."""

    async def close(self) -> None:
        """End all connections."""
        with suppress(*_FAILING, DBAPIError):  # the server may have gone first
            async with asyncio.timeout(_PATIENCE):
                if self._appender is not None:
                    await self._appender.close()
                await self._engine.dispose()


async def _append_all(connection: AsyncConnection, batch: Sequence[Append]) -> set[tuple[str, int]]:
    """Write them with one statement; says which were the first of their numbers."""
    if not batch:
        return set()
    raw: Any = (await connection.get_raw_connection()).driver_connection
    lines = zip(*(append.row() for append in batch), strict=True)
    changing = [append for append in batch if append.changes_row()]
    changes = zip(*(append.change() for append in changing), strict=True) if changing else [[]] * 6
    return set(map(tuple, await raw.fetch(_APPEND, *lines, *changes)))


def _failure(error: Exception, committing: bool) -> Unavailable:
    """Before a commit was asked for nothing is written. After that, nothing is only if PostgreSQL
    itself refused, and is still there to say so, or if nothing could be sent."""
    words = f"the database could not be written: {_words(error)}"
    cause: object = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    if not committing or isinstance(cause, asyncpg.InterfaceError | PoolTimeout):
        return Unavailable(words)
    if isinstance(cause, asyncpg.PostgresError) and _is_refusal(cause):
        return Unavailable(words)
    return OutcomeUnknown(words)


def _is_refusal(error: asyncpg.PostgresError) -> bool:
    """Whether the statement was rolled back for sure. A connection that is lost (08), a server
    that goes down (57P0), or one that says itself that it does not know (40003) is none."""
    state = str(getattr(error, "sqlstate", "") or "")
    severity = str(getattr(error, "severity", "") or "")
    lost = state.startswith(("08", "57P0")) or state == "40003"
    return bool(state) and not lost and severity not in {"FATAL", "PANIC"}


def _key(append: Append) -> tuple[str, int]:
    return append.table, append.entry.number


def _require_alive(connection: "DBAPIConnection", *_: object) -> None:
    """A connection whose end is known to be gone is replaced before anything is sent on it."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _words(error: BaseException) -> str:
    """What PostgreSQL says, without the statement and what was to be written."""
    if isinstance(error, DBAPIError):
        error = (error.orig and error.orig.__cause__) or error.orig or error
    return str(error).partition("\n")[0] or type(error).__name__
