"""Group commit: entries that wait to be appended are written to disk in one transaction.

The first entry is written at once; those that arrive meanwhile share the next commit.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Conflict, OutcomeUnknown, Unavailable
from tabbytop.server.metrics import time_commit
from tabbytop.server.store.database import BadBatch, Database

if TYPE_CHECKING:
    from tabbytop.server.store.rows import Append

_LOG: Final = logging.getLogger(__name__)
_MOST_IN_COMMIT: Final = 256
_TRIES: Final = 5  # for a single entry with whose transaction another one collides
Outcome = bool | Unavailable  # whether the number was free, or why that is not known
Waiting = tuple["Append", Callable[[Outcome], None]]


class BatchWriter:
    """The queue of a process for its database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: "Append") -> None:
        """Return when the entry is on disk.

        Raises Conflict if the number was taken, Unavailable if nothing was written, OutcomeUnknown
        if it is not known whether it was. A cancelled caller does not stop the write.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def on_outcome(outcome: Outcome) -> None:
            if written.done():  # the caller was cancelled
                return
            if isinstance(outcome, Unavailable):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self.submit(append, on_outcome)
        if not await written:
            raise Conflict(f"table {append.table} has an entry {append.entry.number} already")

    def submit(self, append: "Append", on_outcome: Callable[[Outcome], None]) -> None:
        """The same without waiting: `on_outcome` is called when the entry is on disk (True), its
        number was taken (False), or the database failed."""
        if self._closed:
            raise Unavailable("the server is shutting down")
        self._waiting.append((append, on_outcome))
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Accept no more entries, and write those that wait."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), _MOST_IN_COMMIT)
                await self._write_batch([self._waiting.popleft() for _ in range(size)])
        finally:
            self._task = None

    async def _write_batch(self, batch: "list[Waiting]", tries: int = _TRIES) -> None:
        try:
            with time_commit(len(batch)):
                first = await self._database.append([append for append, _ in batch])
        except BadBatch as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
            elif error.transient and tries > 1:
                await self._write_batch(batch, tries - 1)
            else:
                _fail(batch, Unavailable(f"it cannot be written: {error}"))
        except Unavailable as unavailable:
            _fail(batch, unavailable)
        except Exception:  # the callers must not wait for ever
            _LOG.exception("appending failed")
            _fail(batch, OutcomeUnknown("the database failed"))
        except BaseException:
            _fail(batch, OutcomeUnknown("the server is shutting down"))
            raise
        else:
            for (_, on_outcome), was_first in zip(batch, first, strict=True):
                _report(on_outcome, was_first)


def _fail(batch: "list[Waiting]", error: Unavailable) -> None:
    for _, on_outcome in batch:
        _report(on_outcome, type(error)(*error.args))


def _report(on_outcome: "Callable[[Outcome], None]", outcome: Outcome) -> None:
    """Report an outcome; a failure of one caller must not keep the others waiting."""
    try:
        on_outcome(outcome)
    except Exception:
        _LOG.exception("what follows an append failed")
