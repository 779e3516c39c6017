"""Table assignment: which worker drives which table, by rendezvous hashing over live workers.

Workers' clocks may differ, and may have been set back: a worker is alive as long as its heartbeats
keep changing, whatever time they name.

Two workers who disagree for a moment do no harm: only one of them can write the next entry of a
table's log. One that the others have given up for dead, because it was frozen, can write nothing
until it has registered again and forgotten all that it knew.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from tabbytop.server.clock import monotonic_clock
from tabbytop.server.driving.schedule import Now
from tabbytop.server.errors import Fenced, Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.store.store import Store

_INTERVAL: Final = 1.0  # seconds between two heartbeats
_MISSED: Final = 4  # heartbeats that a dead worker has missed
_log = logging.getLogger("tabbytop.server")


def assigned_worker(table: str, workers: list[str]) -> str:
    """Return the worker that drives the table: when one comes or goes, only its own tables are
    reassigned."""
    return max(workers, key=lambda worker: (_rank(table, worker), worker))


def _rank(table: str, worker: str) -> bytes:
    text = f"{worker} {table}".encode()
    return hashlib.blake2b(text, digest_size=8, person=b"tabbytop-drives").digest()


class TableAssignment:
    """This worker among the others; a single worker needs no heartbeats."""

    def __init__(
        self, store: "Store", worker: str, *, shared: bool, now: Now, interval: float = _INTERVAL
    ) -> None:
        self._store = store
        self._worker = worker
        self._shared = shared
        self._now = monotonic_clock(now)
        self._interval = interval
        self.alive = [worker]
        self.on_fenced: Callable[[], None] = lambda: None  # what was in memory is not to be trusted
        self._looked_at = 0  # when the heartbeats were last read
        self._heartbeats: dict[str, tuple[int, int]] = {}  # of others: the last, and when it came
        self._task: asyncio.Task[None] | None = None

    def drives(self, table: str) -> bool:
        """Whether this worker drives the table."""
        return len(self.alive) == 1 or self.driver_of(table) == self._worker

    def driver_of(self, table: str) -> str:
        """The worker that drives the table."""
        return assigned_worker(table, self.alive)

    async def open(self) -> None:
        """Send heartbeats from now on."""
        if self._shared:
            await self._store.register(self._worker, self._now())
            await self.heartbeat()
            self._task = asyncio.create_task(self._send_heartbeats())

    async def close(self) -> None:
        """Stop, and tell the others at once instead of letting the last heartbeat expire."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(Unavailable):
                await self._store.remove_worker(self._worker)

    async def heartbeat(self) -> None:
        """Send one heartbeat, and see which workers are alive. Without a database all stays as it
        is: nobody can write anyway."""
        now = self._now()
        try:
            heartbeats = await self._beat(now)
            dead = self._dead(heartbeats, now)
            for worker in dead:
                await self._store.remove_worker(worker, heartbeats[worker])
        except Unavailable:
            return
        alive = sorted({self._worker, *heartbeats} - dead)
        if alive != self.alive:
            _log.info("workers alive: %d", len(alive))
        self.alive = alive

    async def _beat(self, now: int) -> dict[str, int]:
        """Send the heartbeat; register anew if the others have given this worker up."""
        try:
            return await self._store.heartbeat(self._worker, now)
        except Fenced:
            _log.error("this worker was silent for so long that others have taken its tables over")
            self.on_fenced()
            await self._store.register(self._worker, now)
            return await self._store.heartbeat(self._worker, now)

    def _dead(self, heartbeats: dict[str, int], now: int) -> set[str]:
        """Return the workers without a new heartbeat for some intervals. One that is seen for the
        first time is judged by the time of its heartbeat, if that is before now. While this worker
        did not look (the database was away, or it was frozen itself), nobody was silent."""
        known, self._heartbeats = self._heartbeats, {}
        looked_at, self._looked_at = self._looked_at, now
        if now - looked_at > 2000 * self._interval:
            known = {worker: (sent, now) for worker, (sent, _) in known.items()}
        for worker, sent in heartbeats.items():
            before = known.get(worker)
            came = min(sent, now) if before is None else before[1]
            self._heartbeats[worker] = sent, came if before is None or before[0] == sent else now
        oldest = now - round(1000 * _MISSED * self._interval)
        return {
            worker
            for worker, (_, came) in self._heartbeats.items()
            if came < oldest and worker != self._worker
        }

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self._interval)
            await self.heartbeat()
