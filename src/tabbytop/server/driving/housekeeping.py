"""Housekeeping by one worker for all: delete what the settings do not keep, and write the results
of games that were finished before results were kept."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Unavailable
from tabbytop.server.hosting.results import ResultFiller
from tabbytop.server.store.retention import DAY, RetentionCounts, RetentionPolicy

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.settings import Settings

_FIRST_CHECK: Final = 30.0  # seconds after the start, so that starting is quick
_CHECK_EVERY: Final = 600.0
_NAME: Final = "tidied"
_FILLED: Final = "results"
_FILL_EVERY: Final = 900_000  # milliseconds: an older version may still run beside this one
_log = logging.getLogger("tabbytop.server")


class Housekeeping:
    """Keeps the database in order, in whichever worker comes first."""

    def __init__(self, host: "Host", settings: "Settings") -> None:
        self._host = host
        self._keep = RetentionPolicy.from_settings(settings)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to check regularly whether it is time."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop; another worker finishes tomorrow."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tidy_if_due(self) -> RetentionCounts | None:
        """Tidy, unless it was done within a day; then return None."""
        host = self._host
        if not await host.store.claim_job(_NAME, host.now(), DAY):
            return None
        done = await host.store.apply_retention(self._keep, host.now(), on_change=host.reload)
        if done.any():
            _log.info(
                "tidied: unfinished tables %d, finished tables %d, sentences %d, guests %d",
                done.unfinished,
                done.finished,
                done.chat,
                done.guests,
            )
        return done

    async def fill_results_if_due(self) -> int:
        """Write the results of older games, unless it was done a moment ago; return how many."""
        store = self._host.store
        if not await store.claim_job(_FILLED, self._host.now(), _FILL_EVERY):
            return 0
        filled = await ResultFiller(store).run()
        if filled:
            _log.info("results of older games written: %d", filled)
        return filled

    async def end_seasons(self) -> None:
        """End the seasons of circles whose date has come; a second worker finds none left."""
        ended = await self._host.store.circles.end_due_seasons(self._host.now())
        if ended:
            _log.info("seasons of circles ended: %d", ended)

    async def _run(self) -> None:
        await asyncio.sleep(_FIRST_CHECK)
        while True:
            try:
                await self.tidy_if_due()
                await self.fill_results_if_due()
                await self.end_seasons()
            except Unavailable as error:
                _log.warning("it could not be tidied: %s", error)
            except Exception:
                _log.exception("it could not be tidied")
            await asyncio.sleep(_CHECK_EVERY)
