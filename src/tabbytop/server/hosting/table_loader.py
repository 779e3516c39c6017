"""Reading tables from the database, and saving positions there."""

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.hosting.hosted_table import HostedTable
from tabbytop.server.hosting.presence import PresenceTracker
from tabbytop.server.hosting.subscribers import Farewell
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.state import LogMismatch, TableState
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.store.rows import StoredTable
    from tabbytop.server.table.entries import LogEntry

RELOADED: Final = Farewell(Message("server", "bye-reloaded"), 0)
_POSITION_EVERY: Final = 50  # entries, at least
_MOVES_PER_ENTRY: Final = 8  # for so many moves in the position, one more entry before the next
_LONG: Final = 200  # entries of a log that are replayed at once; more in a thread


class TableLoader:
    """Brings tables up to date with their logs."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    async def read(self, hosted: HostedTable) -> None:
        """Bring a table up to its log, and broadcast the entries that are new. Unavailable if the
        database fails, Refused if there is no such table."""
        host = self._host
        if hosted.state is not None:
            for entry in await host.store.entries_after(hosted.id, hosted.state.number):
                host.apply_logged(hosted, entry)
            return
        stored, state = await self._load(hosted)
        hosted.state = state
        hosted.ahead = max(hosted.ahead, state.at - host.now())
        hosted.history = []
        hosted.saved = stored.position_number
        for entry in stored.entries[state.number - stored.after :]:
            host.apply_logged(hosted, entry)
        if len(stored.entries) > _LONG:
            await asyncio.to_thread(_free, stored.entries)
        if is_position_due(hosted, state, state.number):  # the next worker need not read as much
            await self._save_position(hosted, state)
        await self._loaded(hosted)

    async def adopt(self, state: TableState) -> None:
        """Keep a table in memory that this worker has just created, instead of reading it again.
        Refused if the database fails."""
        host = self._host
        hosted = host.open_tables.get(state.id)
        if hosted is None:
            hosted = host.open_tables[state.id] = HostedTable(state.id)
        async with hosted.lock:
            if hosted.evicted or hosted.presence is not None:
                return  # somebody was quicker
            hosted.used = host.now()
            hosted.told = state.number
            hosted.ahead = max(0, state.at - hosted.used)
            self._begin_presence(hosted, state)
            hosted.state = state
            try:
                await self._loaded(hosted)
            except Unavailable:
                raise Refused("unavailable", Message("server", "table-not-readable")) from None

    async def _loaded(self, hosted: HostedTable) -> None:
        """Tell others that the table is in memory, and write what follows by itself."""
        for hook in self._host.on_load:
            hook(hosted)
        await self._host.write_automatic(hosted)

    async def read_or_refuse(self, hosted: HostedTable) -> None:
        """The same; Refused if the database fails."""
        try:
            await self.read(hosted)
        except Unavailable:
            raise Refused("unavailable", Message("server", "table-not-readable")) from None

    async def _load(self, hosted: HostedTable) -> "tuple[StoredTable, TableState]":
        """Load the table, up to the entry that every subscriber here has heard."""
        stored = await self._stored(hosted, whole=False)
        if hosted.presence is not None and 0 < stored.after - hosted.told <= _LONG:
            # Another worker was a little quicker: subscribers here are told what they missed.
            stored = await self._stored(hosted, whole=True)
        try:
            return stored, await self._state_of(hosted, stored)
        except LogMismatch:
            if not stored.after:
                raise
        stored = await self._stored(hosted, whole=True)  # the position is of another version
        return stored, await self._state_of(hosted, stored)

    async def _stored(self, hosted: HostedTable, *, whole: bool) -> "StoredTable":
        stored = await self._host.store.load(hosted.id, whole=whole)
        if stored is None:
            self._host.drop(hosted)
            raise Refused("unknown", Message("server", "no-such-table"))
        return stored

    async def _state_of(self, hosted: HostedTable, stored: "StoredTable") -> TableState:
        last = stored.after + len(stored.entries)
        is_new = hosted.presence is None
        if is_new:
            hosted.told = last
        # Entries are missing between what was told and the position, or an older database has come
        # back: then every subscriber begins anew.
        if not stored.after <= hosted.told <= last:
            hosted.told = last
            self._host.dismiss(hosted, hosted.all_subscribers(), RELOADED)
        known = stored.entries[: hosted.told - stored.after]
        position = stored.position if stored.position_number <= hosted.told else None
        load = partial(
            load_state,
            stored.id,
            stored.setup,
            stored.seed,
            known,
            position.encode() if position else None,
            stored.after,
        )
        # Other tables go on while a long log is replayed.
        state = load() if len(known) <= _LONG else await asyncio.to_thread(load)
        if is_new:
            self._begin_presence(hosted, state)
        return state

    def _begin_presence(self, hosted: HostedTable, state: TableState) -> None:
        now = self._host.now()
        hosted.presence = PresenceTracker(state.setup.seats, now, min(state.at, now))
        self._host.link.publish_presence(hosted, asks=True)

    async def _save_position(self, hosted: HostedTable, state: TableState) -> None:
        position = (hosted.id, state.number, encode_position(state).decode())
        with contextlib.suppress(Unavailable):
            await self._host.store.save_positions([position])
            hosted.saved = state.number


def is_position_due(hosted: HostedTable, state: TableState, number: int) -> bool:
    """Whether to save a position: they grow with the moves, and are saved more rarely then."""
    moves = 0 if state.match is None else len(state.match.record.moves)
    return number >= hosted.saved + max(_POSITION_EVERY, moves // _MOVES_PER_ENTRY)


def _free(entries: "list[LogEntry]") -> None:
    """Free entries in portions: freeing many at once would keep all other threads waiting."""
    while entries:
        del entries[-_LONG:]
