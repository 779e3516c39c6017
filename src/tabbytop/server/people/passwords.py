"""Passwords of accounts: argon2id, in threads of their own, a few at a time."""

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

from tabbytop.server.access.limits import TooOften

_AT_ONCE: Final = 2  # each takes a core for some hundredths of a second, and 19 MiB
_MOST_WAITING: Final = 100  # strangers; so many are through in a few seconds
_BUSY_SECONDS: Final = 5.0


class Turns:
    """Who may work out a hash now. Known devices come first and are never sent away; strangers are
    when too many wait."""

    def __init__(self, at_once: int = _AT_ONCE, most_waiting: int = _MOST_WAITING) -> None:
        self._free = at_once
        self._most = most_waiting
        self._known: deque[asyncio.Future[None]] = deque()
        self._strangers: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self, known: bool) -> AsyncIterator[None]:
        """Wait for a turn, and have it; TooOften if a stranger would wait for too long."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._known if known else self._strangers)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: "deque[asyncio.Future[None]]") -> None:
        if queue is self._strangers and len(queue) >= self._most:
            raise TooOften("too many people log in at once; try again", _BUSY_SECONDS)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            elif not turn.cancelled():  # it has just got its turn and does not want it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        for queue in (self._known, self._strangers):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Passwords:
    """Makes and checks hashes without holding up the server."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # by OWASP
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._turns = Turns()
        self._nobodys = ""  # a hash that no password has, made when one is first checked

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is stored instead of the password."""
        loop = asyncio.get_running_loop()
        given = _same_letters(password)
        async with self._turns.turn(known=False):
            return await loop.run_in_executor(self._threads, self._hasher.hash, given)

    async def right(self, stored: str | None, password: str, known: bool = False) -> bool:
        """Whether it is the password; it takes as long where there is no such account (None).

        `known`: it comes from a known device, which waits behind no stranger.
        """
        given = _same_letters(password)
        loop = asyncio.get_running_loop()
        async with self._turns.turn(known):
            return await loop.run_in_executor(self._threads, self._check, stored, given)

    def _check(self, stored: str | None, password: bytes) -> bool:
        self._nobodys = self._nobodys or self._hasher.hash(secrets.token_bytes(16))
        try:
            return self._hasher.verify(stored or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False


def _same_letters(password: str) -> bytes:
    """The same bytes for the same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
