"""Who somebody is, and which seat they hold: both are proved by the server's own signature.

Nothing of it is stored but the server's key: a cookie says which person this is, a seat's secret
follows from the table, the seat, and the line of the log that seated its occupant, so that it is
void as soon as somebody else sits there.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

COOKIE: Final = "tabbytop"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one
KEY_BYTES: Final = 32
_ID_BYTES: Final = 15  # 120 bits: nobody guesses the link of a private table
_ID_LETTERS: Final = 20
ID_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}$"


class Claim(NamedTuple):
    """What a cookie says: this person, as of this epoch (a new password begins a new one)."""

    person: str
    epoch: int


def new_id() -> str:
    """A name for a new table or person that nobody can guess."""
    return base64.urlsafe_b64encode(secrets.token_bytes(_ID_BYTES)).decode()


class Signer:
    """Signs and checks with the server's key. Each purpose signs under its own word."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the server's key has {KEY_BYTES} bytes")
        self._key = key

    def cookie(self, claim: Claim) -> str:
        """The cookie's value for a person."""
        said = f"{claim.person}.{claim.epoch}"
        return f"{said}.{self._signature('cookie', said)}"

    def claim(self, cookie: str) -> Claim | None:
        """What a cookie says; None if this server did not write it."""
        said, _, signature = cookie.rpartition(".")
        if not _same(signature, self._signature("cookie", said)):
            return None
        person, _, epoch = said.rpartition(".")
        return Claim(person, int(epoch))

    def seat_secret(self, table: str, seat: int, seated: int) -> str:
        """The secret of whom the log's line `seated` gave this seat."""
        return f"{seat}.{self._signature('seat', f'{table}.{seat}.{seated}')}"

    def rematch(self, table: str) -> str:
        """The name of the table where those of this one go on: whoever asks first or again, it
        is the same."""
        return self._signature("rematch", table)[:_ID_LETTERS]

    def seat(self, secret: str, table: str, seated: Sequence[int]) -> int | None:
        """The seat that this secret opens now, None if none.

        `seated` holds, by seat, the number of the line that seated its occupant, 0 for nobody.
        """
        word, _, _ = secret.partition(".")
        seat = int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else -1
        known = 0 <= seat < len(seated) and seated[seat] > 0
        expected = self.seat_secret(table, seat, seated[seat] if known else 0)
        return seat if _same(secret, expected) and known else None

    def _signature(self, purpose: str, said: str) -> str:
        text = f"{purpose}\0{said}".encode("utf-8", "surrogatepass")
        digest = hmac.digest(self._key, text, hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _same(one: str, other: str) -> bool:
    """Whether two texts are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
