"""The lock of a table: like asyncio's, and also taken without waiting where it is free."""

import asyncio
from collections import deque


class TableLock:
    """A lock that is handed to those who wait in the order in which they came.

    It is never free while somebody waits, so that `try_acquire` overtakes nobody.
    """

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # most tables never need it

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._locked

    def try_acquire(self) -> bool:
        """Take the lock if it is free; return whether it was."""
        if self._locked:
            return False
        self._locked = True
        return True

    async def acquire(self) -> None:
        """Wait for the lock, and take it."""
        if not self._locked:
            self._locked = True
            return
        if self._waiting is None:
            self._waiting = deque()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over just before
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock to the next who waits, or free it."""
        assert self._locked
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # else its task was cancelled
                following.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
