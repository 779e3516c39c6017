"""Waiting for a moment or for something to happen, whichever comes first."""

import asyncio
from collections.abc import Callable

Now = Callable[[], int]  # milliseconds since 1970


class Timer:
    """Waits by a clock that can be set meanwhile: it is looked at anew at every tick."""

    def __init__(self, now: Now, tick: float) -> None:
        self.now = now
        self._tick = tick

    async def sleep_until(self, moment: float) -> None:
        """Until that moment, in milliseconds since 1970."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left / 1000, self._tick))

    async def wait(self, happened: asyncio.Event, moment: float) -> None:
        """Until it happens, at most until that moment."""
        while not happened.is_set() and (left := moment - self.now()) > 0:
            try:
                async with asyncio.timeout(min(left / 1000, self._tick)):
                    await happened.wait()
            except TimeoutError:
                continue
