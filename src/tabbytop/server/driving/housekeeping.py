"""What one worker does for all once in a while: delete what the settings do not want kept."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Unavailable
from tabbytop.server.store.retention import DAY, RetentionCounts, RetentionPolicy

if TYPE_CHECKING:
    from tabbytop.server.hosting.hosting import Host
    from tabbytop.server.settings import Settings

_FIRST_LOOK: Final = 30.0  # seconds after the start, so that starting is quick
_LOOK_EVERY: Final = 600.0
_NAME: Final = "tidied"
_log = logging.getLogger("tabbytop.server")


class Housekeeping:
    """Tidies once a day, whichever worker comes first."""

    def __init__(self, host: "Host", settings: "Settings") -> None:
        self._host = host
        self._keep = RetentionPolicy.from_settings(settings)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Look now and then whether it is time, from now on."""
        self._task = asyncio.get_running_loop().create_task(self._look_on())

    async def close(self) -> None:
        """No more of it; what was begun another worker does tomorrow."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tidy_if_due(self) -> RetentionCounts | None:
        """Tidy, unless it was done within a day; None: it was."""
        host = self._host
        if not await host.store.claim_job(_NAME, host.now(), DAY):
            return None
        done = await host.store.apply_retention(self._keep, host.now(), on_change=host.read_anew)
        if done.any():
            _log.info(
                "tidied: unfinished tables %d, finished tables %d, sentences %d, guests %d",
                done.unfinished,
                done.finished,
                done.chat,
                done.guests,
            )
        return done

    async def _look_on(self) -> None:
        await asyncio.sleep(_FIRST_LOOK)
        while True:
            try:
                await self.tidy_if_due()
            except Unavailable as error:
                _log.warning("it could not be tidied: %s", error)
            except Exception:
                _log.exception("it could not be tidied")
            await asyncio.sleep(_LOOK_EVERY)
