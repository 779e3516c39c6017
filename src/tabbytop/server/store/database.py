"""The interface that both databases implement, and helpers that both use."""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy.dialects import postgresql, sqlite

from tabbytop.server.metrics import count_failed_commit

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

    from tabbytop.server.store.fence import Registration
    from tabbytop.server.store.rows import Append

T = TypeVar("T")
Insert = postgresql.Insert | sqlite.Insert

_REPEAT_SECONDS: Final = 60.0  # between two lines in the log, while commits keep failing
_OVER_SECONDS: Final = 10.0  # without a failure, then they no longer do: a full disk takes some
_log = logging.getLogger("tabbytop.server")


class Database(Protocol):
    """SQLite or PostgreSQL.

    Methods raise Unavailable if the database fails and nothing was written, OutcomeUnknown if it
    fails while it commits. Under a registration that is gone they raise Fenced, and write nothing.
    """

    registration: "Registration | None"

    async def read(self, job: "Callable[[Connection], T]") -> T:
        """Run the job in a transaction that sees one state of the database."""

    async def write(self, job: "Callable[[Connection], T]") -> T:
        """Run the job in a transaction, which is on disk when this returns. If this raises, nothing
        was written, except with OutcomeUnknown."""

    async def append(self, batch: "Sequence[Append]") -> list[bool]:
        """Write all of them in one transaction; return for each whether its number was free.

        Called once at a time. Raises BadBatch if one of them cannot be written.
        """

    async def check(self) -> None:
        """Raise Unavailable if a quick check finds damaged data."""

    async def shrink(self) -> None:
        """Return the space of deleted rows to the system, a little at a time."""

    async def close(self) -> None:
        """Finish what is being written, and close all connections."""


class BadBatch(Exception):
    """An entry in a batch cannot be written; nothing of the batch was. `transient`: another
    transaction was in the way, and it can be tried again."""

    def __init__(self, reason: str, *, transient: bool = False) -> None:
        super().__init__(reason)
        self.transient = transient


class FailedCommits:
    """Counts failed commits, and logs when they begin, once a minute, and when they end.
    Thread-safe."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lock = threading.Lock()
        self._count = 0
        self._logged_at = 0.0
        self._failed_at = 0.0

    def failed(self, reason: str) -> None:
        """A commit has failed."""
        count_failed_commit()
        with self._lock:
            self._count += 1
            self._failed_at = self._now()
            if self._count > 1 and self._now() < self._logged_at + _REPEAT_SECONDS:
                return
            self._logged_at = self._now()
            count = self._count
        _log.error("the database cannot be written: %s", reason, extra={"count": count})

    def succeeded(self) -> None:
        """A commit is on disk."""
        if not self._count or self._now() < self._failed_at + _OVER_SECONDS:
            return
        with self._lock:
            count, self._count = self._count, 0
        _log.warning(
            "the database can be written again; commits that failed: %d",
            count,
            extra={"count": count},
        )


def insert(connection: "Connection", table: "Table") -> Insert:
    """An INSERT that supports ON CONFLICT (upsert) in the database of this connection."""
    return insert_into(connection.dialect.name, table)


def insert_into(dialect: str, table: "Table") -> Insert:
    """The same by the name of the dialect, for statements that are made once and kept: making one
    takes SQLAlchemy longer than executing it."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
