"""Chance, the same on every machine, compiled or not.

`Quick` is for simulation, search and imagined tables. `Sealed` is for tables of people: from
what has been drawn nobody can compute what comes, and its commitment, shown at the start,
proves afterwards that nothing was changed.
"""

import hashlib
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.compiler import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# Multiply-with-carry: the state stays below 2**62, so that it fits a native integer.
_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF
_WORDS: Final = 1 << 32
_STATES: Final = _MULTIPLIER * _WORDS - 1  # 0 and this one are the two states that never move on


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """A source of chance inside a table."""

    def word(self) -> int:
        """The next number, 0 … 2**32 - 1, all equally likely."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A number 0 … bound - 1, all exactly equally likely; a bound of 1 draws nothing."""
        if bound <= 1:
            return 0
        size: i64 = bound
        limit: i64 = _WORDS - _WORDS % size
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % size

    def copy(self) -> "Generator":
        """A generator that goes on like this one, independently."""
        raise NotImplementedError

    def state(self) -> list[str | int]:
        """All there is to know, ready for JSON; `restore` makes it whole again."""
        raise NotImplementedError

    def rekeyed(self) -> "Generator":
        """A generator of the same kind whose draws have nothing to do with any of this one, also
        not with those that were made already; derived from this one's key or state alone."""
        raise NotImplementedError

    def branch(self) -> "Quick":
        """A new quick generator, seeded by two draws from this one."""
        return Quick(1 + (self.word() << 29 ^ self.word()) % (_STATES - 1))


class Quick(Generator):
    """A multiply-with-carry generator; fast, and no secret."""

    def __init__(self, state: int = 1) -> None:
        self._state: i64 = state

    def word(self) -> int:
        """The next number, 0 … 2**32 - 1."""
        state: i64 = self._state
        state = 1073740155 * (state & 0xFFFFFFFF) + (state >> 32)
        self._state = state
        return (state ^ (state >> 32)) & 0xFFFFFFFF

    def copy(self) -> "Quick":
        """A generator that goes on like this one, independently."""
        return Quick(self._state)

    def state(self) -> list[str | int]:
        """Kind and state."""
        return ["quick", int(self._state)]

    def rekeyed(self) -> "Quick":
        """Another quick generator, from a hash of the state."""
        digest = hashlib.blake2b(
            str(int(self._state)).encode(), digest_size=8, person=b"tabbytop-rekey"
        ).digest()
        return Quick(1 + int.from_bytes(digest, "big") % (_STATES - 1))


class Sealed(Generator):
    """Keyed BLAKE2b in counter mode: unpredictable to whoever does not hold the key."""

    def __init__(self, key: bytes = bytes(32), drawn: int = 0) -> None:
        if len(key) != 32:
            raise ValueError("a sealed generator has a key of 32 bytes")
        self._key = key
        self._drawn = drawn
        self._block = b""

    def word(self) -> int:
        """The next number, 0 … 2**32 - 1."""
        place = self._drawn % 16
        if place == 0 or not self._block:
            counter = (self._drawn // 16).to_bytes(8, "big")
            self._block = hashlib.blake2b(counter, key=self._key, person=b"tabbytop-draws").digest()
        self._drawn += 1
        return int.from_bytes(self._block[place * 4 : place * 4 + 4], "big")

    def copy(self) -> "Sealed":
        """A generator that goes on like this one, independently."""
        return Sealed(self._key, self._drawn)

    def state(self) -> list[str | int]:
        """Kind, key and how much was drawn: whole truth, for whoever may see the table's truth."""
        return ["sealed", self._key.hex(), self._drawn]

    def rekeyed(self) -> "Sealed":
        """From a key that only who holds this one can compute, however much was drawn with it."""
        digest = hashlib.blake2b(
            b"rekey", digest_size=32, key=self._key, person=b"tabbytop-rekey"
        ).digest()
        return Sealed(digest)

    def commitment(self) -> str:
        """What may be published at the start: it binds the key and tells nothing about it."""
        return commitment(self._key)


def commitment(key: bytes) -> str:
    """The published promise for a sealed generator's key."""
    return hashlib.blake2b(key, digest_size=32, person=b"tabbytop-commit").hexdigest()


def quick(seed: int) -> Quick:
    """The quick generator of a seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"tabbytop-seed").digest()
    return Quick(1 + int.from_bytes(digest, "big") % (_STATES - 1))


def is_seed(seed: object) -> bool:
    """Whether this seeds a generator: an int of up to 1000 bits, or 32 bytes."""
    if isinstance(seed, bytes):
        return len(seed) == 32
    return isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 1000


def seeded(seed: int | bytes) -> Generator:
    """Quick from an int, sealed from 32 bytes."""
    if isinstance(seed, bytes):
        return Sealed(seed)
    return quick(seed)


def restore(state: object) -> Generator:
    """The generator that `state` describes; a ValueError says what is wrong with it."""
    if isinstance(state, list) and len(state) == 2 and state[0] == "quick":
        number = state[1]
        if isinstance(number, int) and not isinstance(number, bool) and 0 < number < _STATES:
            return Quick(number)
    if isinstance(state, list) and len(state) == 3 and state[0] == "sealed":
        key, drawn = state[1], state[2]
        if isinstance(key, str) and isinstance(drawn, int) and not isinstance(drawn, bool):
            if len(key) == 64 and 0 <= drawn < 1 << 62:
                return Sealed(bytes.fromhex(key), drawn)
    raise ValueError("neither a quick nor a sealed generator's state")
