"""Group commit: entries that wait to be appended are written to disk in one transaction.

The first entry is written at once; those that arrive meanwhile share the next commit.
"""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Conflict, OutcomeUnknown, Unavailable
from tabbytop.server.metrics import time_commit
from tabbytop.server.store.database import BadBatch, Database

if TYPE_CHECKING:
    from tabbytop.server.store.rows import Append

_LOG: Final = logging.getLogger(__name__)
_MOST_IN_COMMIT: Final = 256


class BatchWriter:
    """The queue of a process for its database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[tuple[Append, asyncio.Future[bool]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: "Append") -> None:
        """Return when the entry is on disk.

        Raises Conflict if the number was taken, Unavailable if nothing was written, OutcomeUnknown
        if it is not known whether it was. A cancelled caller does not stop the write.
        """
        if self._closed:
            raise Unavailable("the server is shutting down")
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        if not await written:
            raise Conflict(f"table {append.table} has an entry {append.entry.number} already")

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

    async def _write_batch(self, batch: "list[tuple[Append, asyncio.Future[bool]]]") -> None:
        try:
            with time_commit(len(batch)):
                first = await self._database.append([append for append, _ in batch])
        except BadBatch as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
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
            for (_, written), was_first in zip(batch, first, strict=True):
                if not written.done():
                    written.set_result(was_first)


def _fail(batch: "list[tuple[Append, asyncio.Future[bool]]]", error: Unavailable) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(type(error)(*error.args))
