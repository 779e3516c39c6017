"""Passwords of accounts: argon2id, in threads of their own, a few at a time."""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_AT_ONCE: Final = 2  # each takes 64 MiB and a core for some hundredths of a second


class Passwords:
    """Makes and checks hashes without holding up the server."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._nobodys = self._hasher.hash("nobody's")

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is stored instead of the password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _same_letters(password))

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; it takes as long where there is no such account (None)."""
        known, given = stored or self._nobodys, _same_letters(password)
        loop = asyncio.get_running_loop()
        checked = await loop.run_in_executor(self._threads, self._check, known, given)
        return checked and bool(stored)

    def _check(self, stored: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def _same_letters(password: str) -> bytes:
    """The same bytes for the same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
