"""The ASGI middleware before every route: rate limits, bans, the origin check, security headers.

It also handles unknown paths, so that every response carries the headers.
"""

import re
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from litestar.config.cors import CORSConfig
from litestar.enums import ScopeType

from tabbytop.server.access.rate_limits import RateLimited, RateLimiter, network_prefix
from tabbytop.server.access.refusals import refusal
from tabbytop.server.errors import STATUS, Refused
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope
    from litestar.types import Message as AsgiMessage

    from tabbytop.server.settings import Settings

EXTENSION: Final = "tabbytop.wire"  # of a socket's ASGI scope: its protocol
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# A worker has the policy of its own script: only Python's may run WebAssembly, the page may not.
_OFFLINE_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
_ASSET_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_DATA_HEADERS: Final = (
    *_ASSET_HEADERS,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the link to a private table is a secret
)
# Data opens no windows and uses no devices, and the first screen asks for it six times.
_DOCUMENT_HEADERS: Final = (
    *_DATA_HEADERS,
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Document headers mean nothing on a script, a style sheet or a font, and dozens would carry them.
_ASSETS: Final = (".js", ".css", ".woff2")
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def cors_config(origins: frozenset[str]) -> CORSConfig | None:
    """The CORS configuration for the pages elsewhere that may use the API; None: there are none."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=sorted(origins),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["authorization", "content-type"],
        allow_credentials=True,
    )


def allowed_origins(settings: "Settings") -> frozenset[str]:
    """The origins of pages elsewhere that may use the API."""
    return frozenset(origin.rstrip("/").lower() for origin in settings.origins)


class SocketProtocol(Protocol):
    """The protocol of a socket, which may go on after the app has returned."""

    def at_end(self, callback: "Callable[[], None]") -> None:
        """Call it when the socket's session has ended; at once if there is none."""


class AccessMiddleware:
    """An ASGI app that lets requests through to another, or refuses them; `refuse_banned` raises
    Refused for banned clients."""

    def __init__(
        self,
        app: "ASGIApp",
        settings: "Settings",
        rates: RateLimiter,
        refuse_banned: "Callable[[Scope], None]" = lambda _: None,
    ) -> None:
        self._app = app
        self._rates = rates
        self._refuse_banned = refuse_banned
        self._origins = allowed_origins(settings)
        self._most_sockets = settings.sockets_an_address
        self._sockets: Counter[str] = Counter()
        self._https = (_HSTS,) if settings.secure else ()

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: "HTTPScope", receive: "Receive", send: "Send") -> None:
        async def send_with_headers(message: "AsgiMessage") -> None:
            if message["type"] == "http.response.start":
                headers = _headers_for(scope["path"], message["status"]) + self._https
                present = {name.lower() for name, _ in message["headers"]}
                added = [header for header in headers if header[0] not in present]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        try:
            self._rates.take("request", client_network(scope))
            self._check_ban(scope)
            if scope["method"] not in _SAFE and not _STOPS_NOTICES.fullmatch(scope["path"]):
                self._check_origin(scope)
            if scope["path"].rstrip("/").endswith("/socket"):  # Litestar would fail on it
                raise Refused("malformed", Message("server", "websockets-only"))
        except Refused as refused:
            await _respond(refused, _language(scope), send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    async def _socket(self, scope: "WebSocketScope", receive: "Receive", send: "Send") -> None:
        client = client_network(scope)
        try:
            self._rates.take("request", client)
            self._check_ban(scope)
            self._check_origin(scope)
            if self._sockets[client] >= self._most_sockets:
                raise Refused("limit", Message("server", "too-many-sockets"))
        except Refused as refused:
            await send({"type": "websocket.close", "code": 1008, "reason": str(refused.message)})
            return
        self._sockets[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            extensions: Any = scope.get("extensions") or {}  # typed for ASGI's own only
            protocol: SocketProtocol | None = extensions.get(EXTENSION)
            if protocol is None:
                self._count_out(client)
            else:
                protocol.at_end(partial(self._count_out, client))

    def _count_out(self, client: str) -> None:
        """Count a socket that is closed now."""
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]

    def _check_ban(self, scope: "Scope") -> None:
        """Refuse the API to banned clients, except logging out; the page tells them why."""
        path = scope["path"].rstrip("/")
        if path.startswith("/api/") and path not in _ALLOWED_WHEN_BANNED:
            self._refuse_banned(scope)

    def _check_origin(self, scope: "Scope") -> None:
        """Refuse requests from other sites (CSRF): the origin is our own, or one of the settings.

        Programs that are no browsers send no origin, and no page can make a browser omit it.
        """
        headers = {name: value for name, value in scope["headers"] if name in _ORIGIN_HEADERS}
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin:
            if headers.get(b"sec-fetch-site", b"same-origin") not in _OWN_SITES:
                raise _other_site()
            return
        if origin in self._origins:
            return
        host = f"//{headers.get(b'host', b'').decode('latin-1').lower()}"
        sender = _host_and_port(origin)
        if sender is None or sender != _host_and_port(host, like=origin):
            raise _other_site()


# Buttons in notices, which may be shown by pages elsewhere. They need no cookie.
_STOPS_NOTICES: Final = re.compile(r"/api/notices/[^/]+/stop/?")
_ALLOWED_WHEN_BANNED: Final = frozenset({"/api/logout", "/api/logout/everywhere"})
_ORIGIN_HEADERS: Final = frozenset({b"origin", b"host", b"sec-fetch-site"})
_ORIGIN: Final = re.compile(
    r"(?:(?P<scheme>[a-z][a-z0-9+.-]*):)?//"
    r"(?P<host>\[[0-9a-f:.]+\]|[^\s\x00-\x1f\[\]@\\/?#:]+)(?::(?P<port>[0-9]{0,5}))?"
)
_OWN_SITES: Final = frozenset({b"same-origin", b"none"})


def client_network(scope: "Scope") -> str:
    """The address of the client as limits count it: of IPv6 the /64 network."""
    client = scope.get("client")
    return network_prefix(client[0]) if client else "nowhere"


def client_address(scope: "Scope") -> str:
    """The address of the client; empty if it is unknown."""
    client = scope.get("client")
    return client[0] if client else ""


def _other_site() -> Refused:
    return Refused("not-here", Message("server", "other-site"))


def _host_and_port(origin: str, like: str = "") -> tuple[str, int] | None:
    """The host and port of an origin; a missing port is the default of its scheme, or of `like`'s.

    None: it is no origin of a page. A URL with another scheme, a user name (`@`), a path or a
    backslash is none.
    """
    found = _ORIGIN.fullmatch(origin)
    if found is None:
        return None
    default = _DEFAULT_PORTS.get(found["scheme"] or like.partition(":")[0])
    if default is None:
        return None
    port = int(found["port"]) if found["port"] else default
    return (found["host"], port) if 0 < port < 1 << 16 else None


def _headers_for(path: str, status: int) -> tuple[tuple[bytes, bytes], ...]:
    if path.startswith("/assets/") and path.endswith(_ASSETS) and status < 400:
        return _ASSET_HEADERS
    if path.startswith("/offline/") and status < 400:
        return (*_ASSET_HEADERS, (b"content-security-policy", _OFFLINE_POLICY.encode()))
    if path.startswith("/api/"):
        return (
            *_DATA_HEADERS,
            (b"content-security-policy", _DATA_POLICY.encode()),
            (b"cache-control", b"no-store"),
        )
    return (*_DOCUMENT_HEADERS, (b"content-security-policy", _PAGE_POLICY.encode()))


def _language(scope: "HTTPScope") -> str:
    accepted = dict(scope["headers"]).get(b"accept-language", b"")
    return preferred_language(accepted.decode("latin-1"))


async def _respond(refused: Refused, language: str, send: "Send") -> None:
    body = msgspec.json.encode(refusal(refused, language=language))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(refused, RateLimited):
        headers.append((b"retry-after", b"%d" % (int(refused.wait) + 1)))
    status = STATUS[refused.code]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
