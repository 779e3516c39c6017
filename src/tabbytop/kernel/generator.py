"""Random number generators that give the same numbers on every machine, compiled or not.

`Quick` is for simulation, search and determinized tables. `Sealed` is for tables of people: nobody
can compute the next draws from the previous ones, and its commitment, published at the start,
proves afterwards that the shuffles were fixed before the game began.
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
_STATES: Final = _MULTIPLIER * _WORDS - 1  # 0 and this state are fixed points


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """A source of random numbers inside a table."""

    def word(self) -> int:
        """Return the next number, 0 … 2**32 - 1, uniformly distributed."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """Return a number 0 … bound - 1, exactly uniform; a bound of 1 draws nothing."""
        if bound <= 1:
            return 0
        size: i64 = bound
        limit: i64 = _WORDS - _WORDS % size
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % size

    def pick(self, counts: list[int], total: int, others: int = 0) -> int:
        """Draw from a pile of equal things: return an index into `counts`, or -1 for one of the
        `others`. `total` is the number of all things, the others included.

        It takes one draw below the total. A generator whose draws are decided from outside need
        not tell equal things apart.
        """
        place: i64 = self.below(total)
        place -= others
        index: i64 = -1
        while place >= 0:
            index += 1
            place -= counts[index]
        return index

    def copy(self) -> "Generator":
        """Return an independent generator that continues with the same numbers."""
        raise NotImplementedError

    def state(self) -> list[str | int]:
        """Return the complete state as JSON-ready data; `restore` is the inverse."""
        raise NotImplementedError

    def rekeyed(self) -> "Generator":
        """Return a generator of the same kind whose draws are unrelated to all past and future
        draws of this one; derived deterministically from its key or state."""
        raise NotImplementedError

    def branch(self) -> "Quick":
        """Return a new quick generator, seeded by two draws from this one."""
        return Quick(1 + (self.word() << 29 ^ self.word()) % (_STATES - 1))


class Quick(Generator):
    """A fast multiply-with-carry generator; its numbers are predictable."""

    def __init__(self, state: int = 1) -> None:
        self._state: i64 = state

    def word(self) -> int:
        state: i64 = self._state
        state = 1073740155 * (state & 0xFFFFFFFF) + (state >> 32)
        self._state = state
        return (state ^ (state >> 32)) & 0xFFFFFFFF

    def copy(self) -> "Quick":
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
    """Keyed BLAKE2b in counter mode: unpredictable without the key."""

    def __init__(self, key: bytes = bytes(32), drawn: int = 0) -> None:
        if len(key) != 32:
            raise ValueError("a sealed generator has a key of 32 bytes")
        self._key = key
        self._drawn = drawn
        self._block = b""

    def word(self) -> int:
        place = self._drawn % 16
        if place == 0 or not self._block:
            counter = (self._drawn // 16).to_bytes(8, "big")
            self._block = hashlib.blake2b(counter, key=self._key, person=b"tabbytop-draws").digest()
        self._drawn += 1
        return int.from_bytes(self._block[place * 4 : place * 4 + 4], "big")

    def copy(self) -> "Sealed":
        return Sealed(self._key, self._drawn)

    def state(self) -> list[str | int]:
        """Return the kind, the key and the number of draws. This is secret: it predicts all
        draws."""
        return ["sealed", self._key.hex(), self._drawn]

    def rekeyed(self) -> "Sealed":
        """Return a generator with a new key derived from this one's key, however much was drawn."""
        digest = hashlib.blake2b(
            b"rekey", digest_size=32, key=self._key, person=b"tabbytop-rekey"
        ).digest()
        return Sealed(digest)

    def commitment(self) -> str:
        """Return the commitment to publish at the start: it fixes the key and does not reveal
        it."""
        return commitment(self._key)


def commitment(key: bytes) -> str:
    """Return the commitment to publish for a sealed generator's key."""
    return hashlib.blake2b(key, digest_size=32, person=b"tabbytop-commit").hexdigest()


def quick(seed: int) -> Quick:
    """Return the quick generator of a seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"tabbytop-seed").digest()
    return Quick(1 + int.from_bytes(digest, "big") % (_STATES - 1))


def derive_seed(seed: int, use: str) -> int:
    """Return a seed for another use, practically independent of `seed` and of every other use.

    A bot made with the very seed of a table would draw the table's numbers, and its choices would
    follow the shuffling.
    """
    text = f"{seed} {use}".encode()
    digest = hashlib.blake2b(text, digest_size=8, person=b"tabbytop-apart").digest()
    return int.from_bytes(digest, "big")


def is_seed(seed: object) -> bool:
    """Return whether this is a valid seed: an int of up to 1000 bits, or 32 bytes."""
    if isinstance(seed, bytes):
        return len(seed) == 32
    return isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 1000


def seeded(seed: int | bytes) -> Generator:
    """Return a quick generator for an int, a sealed one for 32 bytes."""
    if isinstance(seed, bytes):
        return Sealed(seed)
    return quick(seed)


def restore(state: object) -> Generator:
    """Return the generator with this state; raise ValueError if the state is invalid."""
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
