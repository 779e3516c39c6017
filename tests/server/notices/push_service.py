"""A push service of the tests' own: it takes what servers send, and browsers decrypt it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, Self

import h11
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tabbytop.server.notices.web_push import decode, encode
from tests.waiting import HANG

CURVE = ec.SECP256R1()


class Received:
    """A request that the service took."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.body)
        return told


class PushService:
    """An HTTP server that remembers every request and answers with `status`."""

    def __init__(self) -> None:
        self.url = ""
        self.status = 201
        self.headers: list[tuple[str, str]] = []
        self.received: list[Received] = []
        self.answers = asyncio.Event()  # cleared: nobody gets an answer
        self.answers.set()
        self._came = asyncio.Condition()

    @classmethod
    @contextlib.asynccontextmanager
    async def running(cls) -> AsyncIterator[Self]:
        """A service on a free port."""
        service = cls()
        server = await asyncio.start_server(service._serve, "127.0.0.1", 0)
        service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield service
        finally:
            server.close()

    async def wait_for(self, count: int) -> list[Received]:
        """Wait until there are so many requests, and return them all."""
        async with asyncio.timeout(HANG), self._came:
            await self._came.wait_for(lambda: len(self.received) >= count)
        return self.received

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = h11.Connection(h11.SERVER)
        request, body = None, b""
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            else:
                break
        if request is not None and isinstance(event, h11.EndOfMessage):
            assert request.method == b"POST"
            headers = {name.decode(): value.decode() for name, value in request.headers}
            async with self._came:
                self.received.append(Received(request.target.decode(), headers, body))
                self._came.notify_all()
            await self.answers.wait()
            head = [("content-length", "0"), *self.headers]
            answer = h11.Response(status_code=self.status, headers=head)
            writer.write(
                (connection.send(answer) or b"") + (connection.send(h11.EndOfMessage()) or b"")
            )
        writer.close()


class Browser:
    """A browser's subscription: its keys, and what it can read."""

    def __init__(self, service: PushService, path: str = "/push/1") -> None:
        self.url = service.url + path
        self._private = ec.generate_private_key(CURVE)
        self._auth = b"sixteen secrets!"

    def endpoint(self) -> dict[str, str]:
        """The body of the request that subscribes it."""
        return {
            "kind": "push",
            "url": self.url,
            "key": encode(self._point(self._private.public_key())),
            "auth": encode(self._auth),
        }

    def read(self, received: Received) -> dict[str, Any]:
        """Decrypt a message, as RFC 8188 and RFC 8291 say."""
        assert received.headers["content-encoding"] == "aes128gcm"
        body = received.body
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._point(self._private.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        message = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert message.endswith(b"\x02")
        told: dict[str, Any] = json.loads(message[:-1])
        return told

    @staticmethod
    def _point(key: ec.EllipticCurvePublicKey) -> bytes:
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def verify_vapid(header: str, public: str) -> dict[str, Any]:
    """Verify an Authorization header with the server's public key; return its claims."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    head, _, claims = signed.partition(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    assert len(raw) == 64
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(decode(claims))
    return told
