"""Polls the database for the operators' decisions, and applies them in this worker."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.server.errors import Unavailable
from tabbytop.server.table.messages import Announcement

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.store.moderation import ChangedTable, StoredAnnouncement

POLL_SECONDS: Final = 1.5
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("tabbytop.server")


class ModerationPoller:
    """Applies restrictions, announcements and changed tables, every second or two."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._announced: set[int] = set()  # announcements that were sent to the tables
        self._reloaded: set[ChangedTable] = set()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Apply the current state, and start to poll."""
        now = self._host.now()
        found = await self._host.store.operators.moderation_state(now)
        self._reloaded = set(found.changed)  # no table has been loaded yet
        self._host.restrictions.replace(found.restrictions)
        self._announce(found.announcements)
        self._task = asyncio.get_running_loop().create_task(self._poll_forever())

    async def close(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def poll(self) -> None:
        """Apply the current state once."""
        found = await self._host.store.operators.moderation_state(self._host.now())
        self._host.restrictions.replace(found.restrictions)
        self._host.dismiss_banned()
        self._announce(found.announcements)
        for changed in found.changed:
            if changed not in self._reloaded:
                await self._host.refresh_table(changed.table_id, changed.rewritten)
        self._reloaded = set(found.changed)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.poll()
            except Unavailable as error:
                _log.warning("operators' decisions could not be read: %s", error)
            except Exception:
                _log.exception("operators' decisions could not be read")

    def _announce(self, found: "list[StoredAnnouncement]") -> None:
        """Send new announcements to all connections, and keep them for later ones."""
        self._host.announcements = [Announcement(each.id, each.text, each.until) for each in found]
        for each in self._host.announcements:
            if each.id not in self._announced:
                self._host.send_to_all(_encode(each))
        self._announced = {each.id for each in found}
