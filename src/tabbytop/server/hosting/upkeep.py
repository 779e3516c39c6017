"""The regular upkeep of the tables in memory: missed entries, presence, eviction of idle tables."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.memory import trim_memory
from tabbytop.server.table import deciding
from tabbytop.server.table.positions import encode_position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable

_INTERVAL: Final = 3.0  # seconds
_BATCH: Final = 200  # tables
_BATCH_AT_STOP: Final = 20
_WORTH_SAVING: Final = 20  # entries since the last position; fewer are replayed in a moment
_STOP_SECONDS: Final = 3.0
_IDLE_MS: Final = 120_000  # after which a table where nobody listens is evicted …
_OVER_MS: Final = 10_000  # … or so many, if its game is over
_TRIM_AFTER: Final = 200  # evicted tables, after which memory is given back to the system
_log = logging.getLogger("tabbytop.server")


class TableUpkeep:
    """Looks at all tables of the worker every few seconds."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._evicted = 0  # tables, since memory was given back

    async def run(self) -> None:
        """Look after the tables until it is cancelled."""
        while True:
            await asyncio.sleep(_INTERVAL)
            tables = [each for each in self._host.tables() if not each.lock.locked()]
            for start in range(0, len(tables), _BATCH):
                try:
                    await self.check(tables[start : start + _BATCH])
                except Unavailable as error:
                    _log.warning("tables could not be looked after: %s", error)
                except Exception:
                    _log.exception("tables could not be looked after")

    async def check(self, tables: "list[HostedTable]") -> None:
        """Read entries of which no message came, refresh presence, and evict idle tables."""
        host = self._host
        listened = [hosted for hosted in tables if hosted.is_listened_to()]
        numbers = {}
        if host.channels.shared and listened:
            numbers = await host.store.last_numbers([hosted.id for hosted in listened])
        for hosted in listened:
            if hosted.state is None or numbers.get(hosted.id, 0) > hosted.state.number:
                async with hosted.lock:
                    with contextlib.suppress(Refused):
                        await host.loader.read(hosted)
        for hosted in tables:
            await self._resume_after_dead_worker(hosted)
            if hosted.presence is not None:
                host.presence_changed(hosted)
                if hosted.presence.has_local_visitors(host.now()):
                    if host.channels.shared:
                        host.link.publish_presence(hosted)
                    for hook in host.on_presence:  # drive it, even if a message was lost
                        hook(hosted)
        now = host.now()
        await self.evict([hosted for hosted in tables if _is_idle(hosted, now)])

    async def _resume_after_dead_worker(self, hosted: "HostedTable") -> None:
        """Write the automatic entries that a worker which died after an entry has not written."""
        host, state = self._host, hosted.state
        if state is None or deciding.automatic_entry(state, host.time(hosted)) is None:
            return
        async with hosted.lock:
            if not hosted.evicted:
                with contextlib.suppress(Refused):
                    await host.write_automatic(hosted)

    async def save_before_stop(self) -> None:
        """Save the positions that took most entries to reach, for a few seconds at most. The others
        are replayed from their logs."""
        long = [each for each in self._host.tables() if _unsaved(each) >= _WORTH_SAVING]
        long.sort(key=_unsaved, reverse=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_STOP_SECONDS):
                for start in range(0, len(long), _BATCH_AT_STOP):
                    await self.evict(long[start : start + _BATCH_AT_STOP])
                    await asyncio.sleep(0)  # here the time may be up

    async def evict(self, tables: "Sequence[HostedTable]") -> None:
        """Remove tables from memory; their positions are saved in the database."""
        positions = []
        for hosted in tables:
            state = None if hosted.lock.locked() else hosted.state
            if not hosted.lock.locked():
                self._host.drop(hosted)
            if state is not None and state.number > hosted.saved:
                positions.append((hosted.id, state.number, encode_position(state).decode()))
        if positions:
            with contextlib.suppress(Unavailable):
                await self._host.store.save_positions(positions)
        self._evicted += len(tables)
        if self._evicted >= _TRIM_AFTER:
            self._evicted = 0
            await asyncio.to_thread(trim_memory)


def _unsaved(hosted: "HostedTable") -> int:
    """How many entries of a table would have to be replayed."""
    return 0 if hosted.state is None else hosted.state.number - hosted.saved


def _is_idle(hosted: "HostedTable", now: int) -> bool:
    """Whether a table need not be in memory: finished games are seldom looked at again."""
    is_over = hosted.state is not None and hosted.state.status in ("over", "closed")
    return hosted.used < now - (_OVER_MS if is_over else _IDLE_MS) and not hosted.is_listened_to()
