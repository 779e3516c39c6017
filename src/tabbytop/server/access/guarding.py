"""The door: who may come in from where, how often, and what every answer carries.

It stands before everything else, also before what is not there, so that no answer leaves without
its headers.
"""

from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from litestar.config.cors import CORSConfig
from litestar.enums import ScopeType

from tabbytop.languages.registry import preferred_language
from tabbytop.server.access.limits import Rates, TooOften, neighbourhood
from tabbytop.server.access.refusals import STATUS, refusal
from tabbytop.server.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Litestar
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

    from tabbytop.server.settings import Settings

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
_ANY: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_ALWAYS: Final = (
    *_ANY,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the link to a private table is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Parts of a page are no documents: what holds for documents says nothing about them, and dozens of
# them would carry it.
_PARTS: Final = (".js", ".css", ".woff2")
_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def guard(
    app: "Litestar",
    settings: "Settings",
    rates: Rates,
    refuse_banned: "Callable[[Scope], None]" = lambda _: None,
) -> None:
    """Put the door before an app; `refuse_banned` raises Refused for who may not use the API."""
    app.asgi_handler = Guard(app.asgi_handler, settings, rates, refuse_banned)


def neighbours(settings: "Settings") -> CORSConfig | None:
    """What browsers are told about the pages elsewhere that may use the API, if there are any."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=sorted(_origins(settings)),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["authorization", "content-type"],
        allow_credentials=True,
    )


def _origins(settings: "Settings") -> frozenset[str]:
    return frozenset(origin.rstrip("/").lower() for origin in settings.origins)


class Guard:
    """An ASGI app around another."""

    def __init__(
        self,
        app: "ASGIApp",
        settings: "Settings",
        rates: Rates,
        refuse_banned: "Callable[[Scope], None]" = lambda _: None,
    ) -> None:
        self._app = app
        self._rates = rates
        self._refuse_banned = refuse_banned
        self._origins = _origins(settings)
        self._most_sockets = settings.sockets_an_address
        self._sockets: Counter[str] = Counter()
        self._https = (_HTTPS_ONLY,) if settings.secure else ()

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Let it in, or answer it here."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: "HTTPScope", receive: "Receive", send: "Send") -> None:
        async def send_guarded(message: "Message") -> None:
            if message["type"] == "http.response.start":
                headers = _for_answer(scope["path"], message["status"]) + self._https
                said = {name.lower() for name, _ in message["headers"]}
                added = [header for header in headers if header[0] not in said]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        try:
            self._rates.take("request", address(scope))
            self._check_ban(scope)
            if scope["method"] not in _SAFE:
                self._check_origin(scope)
            if scope["path"].rstrip("/").endswith("/socket"):  # Litestar would stumble over it
                raise Refused("malformed", "that is for WebSockets alone")
        except Refused as refused:
            await _answer(refused, _language(scope), send_guarded)
            return
        await self._app(scope, receive, send_guarded)

    async def _socket(self, scope: "WebSocketScope", receive: "Receive", send: "Send") -> None:
        who = address(scope)
        try:
            self._rates.take("request", who)
            self._check_ban(scope)
            self._check_origin(scope)
            if self._sockets[who] >= self._most_sockets:
                raise Refused("limit", "there are too many open sockets from this address")
        except Refused as refused:
            await send({"type": "websocket.close", "code": 1008, "reason": refused.message})
            return
        self._sockets[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _check_ban(self, scope: "Scope") -> None:
        """The page is for everybody, since it can say why the rest is not; to leave is, too."""
        path = scope["path"].rstrip("/")
        if path.startswith("/api/") and path not in _FOR_ALL:
            self._refuse_banned(scope)

    def _check_origin(self, scope: "Scope") -> None:
        """A browser says which page speaks: ours, or one that the settings name.

        A program that is no browser says nothing, and no page can make a browser say nothing.
        """
        said = {name: value for name, value in scope["headers"] if name in _ASKED}
        origin = said.get(b"origin", b"").decode("latin-1").lower()
        if not origin:
            if said.get(b"sec-fetch-site", b"same-origin") not in _OWN_SITES:
                raise _elsewhere()
            return
        if origin in self._origins:
            return
        host = f"//{said.get(b'host', b'').decode('latin-1').lower()}"
        speaker = _place(origin)
        if speaker is None or speaker != _place(host, like=origin):
            raise _elsewhere()


_FOR_ALL: Final = frozenset({"/api/logout", "/api/logout/everywhere"})
_ASKED: Final = frozenset({b"origin", b"host", b"sec-fetch-site"})
_OWN_SITES: Final = frozenset({b"same-origin", b"none"})


def address(scope: "Scope") -> str:
    """Where it comes from, as limits see it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "nowhere"


def client_of(scope: "Scope") -> str:
    """Where it comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def _elsewhere() -> Refused:
    return Refused("not-here", "another page may not do this; the setting `origins` allows one")


def _place(url: str, like: str = "") -> tuple[str, int] | None:
    """Host and port of a URL; a missing port is the usual one of its scheme, or of `like`'s."""
    try:
        parts = urlsplit(url)
        scheme = parts.scheme or urlsplit(like).scheme
        port = parts.port or _DEFAULT_PORTS.get(scheme)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname and port else None


def _for_answer(path: str, status: int) -> tuple[tuple[bytes, bytes], ...]:
    if path.startswith("/assets/") and path.endswith(_PARTS) and status < 400:
        return _ANY
    if path.startswith("/api/"):
        return (
            *_ALWAYS,
            (b"content-security-policy", _DATA_POLICY.encode()),
            (b"cache-control", b"no-store"),
        )
    return (*_ALWAYS, (b"content-security-policy", _PAGE_POLICY.encode()))


def _language(scope: "HTTPScope") -> str:
    said = dict(scope["headers"]).get(b"accept-language", b"")
    return preferred_language(said.decode("latin-1"))


async def _answer(refused: Refused, language: str, send: "Send") -> None:
    body = msgspec.json.encode(refusal(refused, language=language))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(refused, TooOften):
        headers.append((b"retry-after", b"%d" % (int(refused.wait) + 1)))
    status = STATUS[refused.code]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
