"""Looks every second or two at what operators have decided, and does it."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.server.errors import Unavailable
from tabbytop.server.table.messages import Announcement

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.store.moderation import Announced, ChangedTable

LOOK_SECONDS: Final = 1.5
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("tabbytop.server")


class Watch:
    """Keeps this worker up to date with the operators' decisions."""

    def __init__(self, host: "Host", every: float = LOOK_SECONDS) -> None:
        self._host = host
        self._every = every
        self._told: set[int] = set()  # announcements
        self._done: set[ChangedTable] = set()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what holds now, and look again and again from now on."""
        now = self._host.now()
        found = await self._host.store.operators.decisions(now)
        self._done = set(found.changed)  # no table has been read yet
        self._host.restrictions.replace(found.restrictions)
        self._announce(found.announcements)
        self._task = asyncio.get_running_loop().create_task(self._look_on())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Once."""
        found = await self._host.store.operators.decisions(self._host.now())
        self._host.restrictions.replace(found.restrictions)
        self._host.dismiss_banned()
        self._announce(found.announcements)
        for changed in found.changed:
            if changed not in self._done:
                await self._host.refresh_table(changed.table_id, changed.rewritten)
        self._done = set(found.changed)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except Unavailable as error:
                _log.warning("operators' decisions could not be read: %s", error)
            except Exception:
                _log.exception("operators' decisions could not be read")

    def _announce(self, found: "list[Announced]") -> None:
        """Tell everybody who is here what they have not been told, and who comes later too."""
        self._host.announcements = [Announcement(each.id, each.text, each.until) for each in found]
        for each in self._host.announcements:
            if each.id not in self._told:
                self._host.send_to_all(_encode(each))
        self._told = {each.id for each in found}
