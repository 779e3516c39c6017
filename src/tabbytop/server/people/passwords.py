"""Passwords of accounts: argon2id, in threads of their own, a few at a time."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_AT_ONCE: Final = 2  # each takes a core for some hundredths of a second


class Passwords:
    """Makes and checks hashes without holding up the server."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # by OWASP
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._nobodys = ""  # a hash that no password has, made when one is first checked

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is stored instead of the password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _same_letters(password))

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; it takes as long where there is no such account (None)."""
        given = _same_letters(password)
        loop = asyncio.get_running_loop()
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
