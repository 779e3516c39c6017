"""Who somebody is, and which seat they hold: both are proved by the server's own signature.

A cookie says which person this is, and in which session, which the database knows until somebody
logs out. A second cookie stays after that: it proves that somebody has logged in to an account in
this browser before. A seat's secret is stored nowhere: it follows from the table, the seat, and the
line of the log that seated its occupant, so that it is void as soon as somebody else sits there.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

COOKIE: Final = "tabbytop"
DEVICE_COOKIE: Final = "tabbytop_device"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one
KEY_BYTES: Final = 32
_MOST_DEVICES: Final = 4  # accounts that one browser is known to
_ID_BYTES: Final = 15  # 120 bits: nobody guesses the link of a private table
_ID_LETTERS: Final = 20
ID_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}$"


class Claim(NamedTuple):
    """What a cookie says: this person, as of this epoch (a new password begins a new one), in this
    session; cookies of 0.1.0 name none."""

    person: str
    epoch: int
    session: str = ""


class Device(NamedTuple):
    """What a browser can prove: somebody has logged in to this account here, in this epoch."""

    person: str
    epoch: int
    id: str


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
        if claim.session:
            said += f".{claim.session}"
        return f"{said}.{self._signature('cookie', said)}"

    def claim(self, cookie: str) -> Claim | None:
        """What a cookie says; None if this server did not write it."""
        said, _, signature = cookie.rpartition(".")
        if not _same(signature, self._signature("cookie", said)):
            return None
        person, epoch, *session = said.split(".")
        return Claim(person, int(epoch), *session)

    def devices_cookie(self, devices: Sequence[Device]) -> str:
        """The value of the cookie that proves to which accounts this browser is known, the latest
        first."""
        signed = []
        for device in devices[:_MOST_DEVICES]:
            said = f"{device.person}.{device.epoch}.{device.id}"
            signed.append(f"{said}.{self._signature('device', said)}")
        return "~".join(signed)

    def devices(self, cookie: str) -> list[Device]:
        """What such a cookie proves; what this server did not write is left out."""
        found = []
        for part in cookie.split("~")[:_MOST_DEVICES]:
            said, _, signature = part.rpartition(".")
            if _same(signature, self._signature("device", said)):
                person, epoch, device = said.split(".")
                found.append(Device(person, int(epoch), device))
        return found

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


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The cookie that says who asks; empty without one."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, said = part.strip().partition("=")
                if key == COOKIE:
                    return said.strip('"')
    return ""


def _same(one: str, other: str) -> bool:
    """Whether two texts are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
