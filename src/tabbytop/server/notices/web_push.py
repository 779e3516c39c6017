"""Web Push: messages that only one browser can read (RFC 8291), from a server that its push service
knows by a key (VAPID, RFC 8292)."""

import base64
import os
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
_CURVE: Final = ec.SECP256R1()
_AUTH_BYTES: Final = 16
_SALT_BYTES: Final = 16
_RECORD_BYTES: Final = 4096
_LAST_RECORD: Final = b"\x02"  # ends the padding
_TOKEN_SECONDS: Final = 12 * 3600  # push services accept up to a day


class BadKeys(ValueError):
    """The keys of a subscription cannot be used."""


class BrowserKeys(NamedTuple):
    """The keys of a subscription: the browser's public key and the secret that it shares."""

    public: ec.EllipticCurvePublicKey
    auth: bytes

    @classmethod
    def read(cls, key: str, auth: str) -> "BrowserKeys":
        """Decode `p256dh` and `auth` as a browser gives them. Raise BadKeys if they are none."""
        try:
            public = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decode(key))
            secret = decode(auth)
        except ValueError as error:
            raise BadKeys(str(error)) from None
        if len(secret) != _AUTH_BYTES:
            raise BadKeys(f"auth has {_AUTH_BYTES} bytes")
        return cls(public, secret)


def encrypt(
    message: bytes,
    receiver: BrowserKeys,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a push message: one record of `aes128gcm` that only the receiver can read.
    The sender's key and the salt are new for each message."""
    sender = ec.generate_private_key(_CURVE) if sender is None else sender
    salt = os.urandom(_SALT_BYTES) if salt is None else salt
    ours, theirs = _point(sender.public_key()), _point(receiver.public)
    shared = sender.exchange(ec.ECDH(), receiver.public)
    secret = _derive(shared, receiver.auth, b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)
    header = salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + sealed


class VapidKey:
    """The key by which push services know this server."""

    def __init__(self, seed: bytes) -> None:
        """Derive the key from 32 secret bytes."""
        number = int.from_bytes(seed, "big") % (_ORDER - 1) + 1
        self._private = ec.derive_private_key(number, _CURVE)
        self.public = encode(_point(self._private.public_key()))  # as browsers want it

    def authorization(self, url: str, contact: str, now: int) -> str:
        """Return the Authorization header for a push service; `now` in seconds, `contact` is whom
        its operators can ask."""
        place = urlsplit(url)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": now + _TOKEN_SECONDS,
            "sub": contact,
        }
        head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encode(msgspec.json.encode(claims))}"
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        token = f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def encode(data: bytes) -> str:
    """Return bytes in base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of base64 for URLs, with or without padding. Raise ValueError if it is
    none."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
