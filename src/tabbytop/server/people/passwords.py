"""Password hashing with argon2id, in separate threads, a few at a time."""

import asyncio
import secrets
import unicodedata
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.texts.message import Message

_AT_ONCE: Final = 2  # each takes a core for some hundredths of a second and 19 MiB
_MOST_WAITING: Final = 100  # unknown devices; so many are done in a few seconds
_BUSY_SECONDS: Final = 5.0


class HashQueue:
    """A semaphore for hashing. Known devices come first and are never refused; unknown devices are
    if too many wait."""

    def __init__(self, at_once: int = _AT_ONCE, most_waiting: int = _MOST_WAITING) -> None:
        self._free = at_once
        self._most = most_waiting
        self._known: deque[asyncio.Future[None]] = deque()
        self._unknown: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self, known: bool) -> AsyncIterator[None]:
        """Hold one slot; raise RateLimited if too many unknown devices wait."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._known if known else self._unknown)
        try:
            yield
        finally:
            self._release()

    async def _wait(self, queue: "deque[asyncio.Future[None]]") -> None:
        if queue is self._unknown and len(queue) >= self._most:
            raise RateLimited(Message("server", "too-many-log-in"), _BUSY_SECONDS)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            elif not turn.cancelled():  # it has just got a slot that it no longer needs
                self._release()
            raise

    def _release(self) -> None:
        for queue in (self._known, self._unknown):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Passwords:
    """Hashes and verifies passwords without blocking the event loop."""

    def __init__(self) -> None:
        # The parameters that OWASP recommends.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._queue = HashQueue()
        self._dummy = ""  # a hash that no password has, made on first use

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """The hash to store."""
        loop = asyncio.get_running_loop()
        given = _normalized(password)
        async with self._queue.turn(known=False):
            return await loop.run_in_executor(self._threads, self._hasher.hash, given)

    async def verify(self, stored: str | None, password: str, known: bool = False) -> bool:
        """Whether the password is right. Takes as long if there is no such account (None).

        `known`: it comes from a known device, which never waits behind unknown ones.
        """
        given = _normalized(password)
        loop = asyncio.get_running_loop()
        async with self._queue.turn(known):
            return await loop.run_in_executor(self._threads, self._check, stored, given)

    def _check(self, stored: str | None, password: bytes) -> bool:
        self._dummy = self._dummy or self._hasher.hash(secrets.token_bytes(16))
        try:
            return self._hasher.verify(stored or self._dummy, password)
        except (VerificationError, InvalidHashError):
            return False


def _normalized(password: str) -> bytes:
    """The password in NFC, since keyboards compose letters differently."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
