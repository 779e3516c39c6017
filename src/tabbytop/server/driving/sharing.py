"""Which worker drives which table: all of them say that they live, and everybody can work it out.

Two workers who disagree for a moment do no harm: only one of them can write the next line of a
table's log.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import Final

from tabbytop.server.driving.timer import Now
from tabbytop.server.errors import Unavailable
from tabbytop.server.store.store import Store

_BEAT: Final = 1.0  # seconds between two signs of life
_HOLDS: Final = 4  # beats for which a sign holds
_log = logging.getLogger("tabbytop.server")


def driver_of(table: str, workers: list[str]) -> str:
    """Of these workers the one that drives the table: when one comes or goes, only its own tables
    change hands."""
    return max(workers, key=lambda worker: (_rank(table, worker), worker))


def _rank(table: str, worker: str) -> bytes:
    text = f"{worker} {table}".encode()
    return hashlib.blake2b(text, digest_size=8, person=b"tabbytop-drives").digest()


class Sharing:
    """This worker among the others; one that is alone need not tell anybody that it lives."""

    def __init__(
        self, store: Store, worker: str, *, shared: bool, now: Now, beat: float = _BEAT
    ) -> None:
        self._store = store
        self._worker = worker
        self._shared = shared
        self._now = now
        self._beat = beat
        self.alive = [worker]
        self._beating: asyncio.Task[None] | None = None

    def drives(self, table: str) -> bool:
        """Whether this worker drives the table."""
        return len(self.alive) == 1 or driver_of(table, self.alive) == self._worker

    async def open(self) -> None:
        """Give signs of life from now on."""
        if self._shared:
            await self.beat()
            self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """No more of them; the others need not wait until the last one is old."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            with contextlib.suppress(Unavailable):
                await self._store.retire(self._worker)

    async def beat(self) -> None:
        """One sign of life, and a look who else gave one. Without a database all stays as it is:
        nobody can write anyway."""
        now = self._now()
        try:
            alive = await self._store.beat(
                self._worker, now, now - round(1000 * _HOLDS * self._beat)
            )
        except Unavailable:
            return
        alive = sorted({*alive, self._worker})
        if alive != self.alive:
            _log.info("workers alive: %d", len(alive))
        self.alive = alive

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            await self.beat()
