"""Which worker drives which table: all of them say that they live, and everybody can work it out.

Workers' clocks may differ, and may have been set back: a worker lives as long as its signs of life
keep changing, whatever time they name.

Two workers who disagree for a moment do no harm: only one of them can write the next line of a
table's log.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import Final

from tabbytop.server.clock import never_back
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
        self._now = never_back(now)
        self._beat = beat
        self.alive = [worker]
        self._signs: dict[str, tuple[int, int]] = {}  # of others: the last one, and when it came
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
                await self._store.remove_worker(self._worker)

    async def beat(self) -> None:
        """One sign of life, and a look who else gave one. Without a database all stays as it is:
        nobody can write anyway."""
        now = self._now()
        try:
            signs = await self._store.heartbeat(self._worker, now)
            dead = self._dead(signs, now)
            for worker in dead:
                await self._store.remove_worker(worker, signs[worker])
        except Unavailable:
            return
        alive = sorted({self._worker, *signs} - dead)
        if alive != self.alive:
            _log.info("workers alive: %d", len(alive))
        self.alive = alive

    def _dead(self, signs: dict[str, int], now: int) -> set[str]:
        """Who gave no new sign for some beats. At first sight that is told by the sign itself, if
        it is from before now."""
        known, self._signs = self._signs, {}
        for worker, seen in signs.items():
            before = known.get(worker)
            came = min(seen, now) if before is None else before[1]
            self._signs[worker] = seen, came if before is None or before[0] == seen else now
        oldest = now - round(1000 * _HOLDS * self._beat)
        return {
            worker
            for worker, (_, came) in self._signs.items()
            if came < oldest and worker != self._worker
        }

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            await self.beat()
