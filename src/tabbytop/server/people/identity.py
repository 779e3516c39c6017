"""Signed cookies and seat secrets: HMACs that prove who somebody is and which seat they hold.

A cookie names the person and the session, which is in the database until they log out. A second
cookie stays after that: it proves that somebody has logged in to an account in this browser before
(a known device). A seat's secret is not stored: it is derived from the table, the seat, and the
entry of the log that seated its occupant, so it is void as soon as somebody else sits there.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

COOKIE: Final = "tabbytop"
DEVICE_COOKIE: Final = "tabbytop_device"
COOKIE_SECONDS: Final = 400 * 86_400  # the longest that browsers accept
KEY_BYTES: Final = 32
_MOST_DEVICES: Final = 4  # accounts for which a browser is a known device
_ID_BYTES: Final = 15  # 120 bits, so that links of private tables cannot be guessed
_ID_LETTERS: Final = 20
ID_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}$"


class Claim(NamedTuple):
    """The content of a cookie: the person, their epoch (a new password begins a new one), and the
    session, which cookies of 0.1.0 lack."""

    person: str
    epoch: int
    session: str = ""


class Device(NamedTuple):
    """A known device: somebody has logged in to this account in this browser, in this epoch."""

    person: str
    epoch: int
    id: str


def new_id() -> str:
    """A random id for a new table, person or session, which cannot be guessed. It never begins
    with a hyphen, since a command line would take it for an option."""
    while True:
        drawn = base64.urlsafe_b64encode(secrets.token_bytes(_ID_BYTES)).decode()
        if not drawn.startswith("-"):
            return drawn


class Signer:
    """Signs and verifies with the server's key. Each purpose has its own signatures."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the server's key has {KEY_BYTES} bytes")
        self._key = key

    def sign_cookie(self, claim: Claim) -> str:
        """The value of a person's cookie."""
        payload = f"{claim.person}.{claim.epoch}"
        if claim.session:
            payload += f".{claim.session}"
        return f"{payload}.{self._signature('cookie', payload)}"

    def verify_cookie(self, cookie: str) -> Claim | None:
        """The claim of a cookie; None if its signature is wrong."""
        payload, _, signature = cookie.rpartition(".")
        if not _equal(signature, self._signature("cookie", payload)):
            return None
        person, epoch, *session = payload.split(".")
        return Claim(person, int(epoch), *session)

    def sign_device_cookie(self, devices: Sequence[Device]) -> str:
        """The value of the cookie for known devices, the latest first."""
        signed = []
        for device in devices[:_MOST_DEVICES]:
            payload = f"{device.person}.{device.epoch}.{device.id}"
            signed.append(f"{payload}.{self._signature('device', payload)}")
        return "~".join(signed)

    def verify_device_cookie(self, cookie: str) -> list[Device]:
        """The devices of such a cookie; those with a wrong signature are left out."""
        found = []
        for part in cookie.split("~")[:_MOST_DEVICES]:
            payload, _, signature = part.rpartition(".")
            if _equal(signature, self._signature("device", payload)):
                person, epoch, device = payload.split(".")
                found.append(Device(person, int(epoch), device))
        return found

    def seat_secret(self, table: str, seat: int, seated: int) -> str:
        """The secret of the occupant whom the log entry `seated` put on this seat."""
        return f"{seat}.{self._signature('seat', f'{table}.{seat}.{seated}')}"

    def rematch_id(self, table: str) -> str:
        """The id of the rematch of a table, which is always the same."""
        return _without_hyphen(self._signature("rematch", table))

    def device_game_ids(self, person: str, table: str) -> tuple[str, str]:
        """The id of the table for a game that the person finished at a table of their own device,
        which is always the same; and the id that earlier versions gave it."""
        signature = self._signature("device-game", f"{person}.{table}")
        return _without_hyphen(signature), signature[:_ID_LETTERS]

    def verify_seat_secret(self, secret: str, table: str, seated: Sequence[int]) -> int | None:
        """The seat that this secret is for; None: for none.

        `seated` holds, by seat, the number of the entry that seated its occupant, 0: nobody.
        """
        word, _, _ = secret.partition(".")
        seat = int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else -1
        known = 0 <= seat < len(seated) and seated[seat] > 0
        expected = self.seat_secret(table, seat, seated[seat] if known else 0)
        return seat if _equal(secret, expected) and known else None

    def _signature(self, purpose: str, payload: str) -> str:
        text = f"{purpose}\0{payload}".encode("utf-8", "surrogatepass")
        digest = hmac.digest(self._key, text, hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _without_hyphen(signature: str) -> str:
    """An id from a signature; like `new_id`, it does not begin with a hyphen."""
    return signature.lstrip("-")[:_ID_LETTERS]


def cookie_from_headers(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The value of our cookie in the headers of a request; empty without one."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, payload = part.strip().partition("=")
                if key == COOKIE:
                    return payload.strip('"')
    return ""


def _equal(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
