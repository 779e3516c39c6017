"""The access middleware: origins, headers, sizes, rate limits, sockets."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, get, post
from litestar.params import JSONBody
from litestar.types import ASGIApp

from tabbytop.server.access.middleware import AccessMiddleware, allowed_origins, cors_config
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import EXCEPTION_HANDLERS
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.people.schemas import NewMe
from tabbytop.server.routes import games
from tabbytop.server.settings import Settings
from tests.server.house import at, running
from tests.waiting import settle

OUR_ORIGIN = "http://cats.example"


@post("/api/echo", sync_to_thread=False)
def echo(data: JSONBody[NewMe]) -> NewMe:
    """Return the body."""
    return data


@get("/api/broken", sync_to_thread=False)
def broken() -> None:
    """Raise an unexpected error."""
    raise RuntimeError("the secret is 42")


@get("/api/unavailable", sync_to_thread=False)
def unavailable() -> None:
    """Raise Unavailable."""
    raise Unavailable("postgresql://user:password@host")


@get("/api/refused", sync_to_thread=False)
def refused() -> None:
    """Raise Refused."""
    raise Refused("not-now", "the game is not over", "KS-F8")


@get("/", sync_to_thread=False, media_type="text/html")
def page() -> str:
    """The page."""
    return "<!doctype html>"


def app(settings: Settings) -> Any:
    """An app for httpx, which types ASGI in its own way."""
    made = Litestar(
        [echo, broken, unavailable, refused, page, *games.ROUTES],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=None,
        cors_config=cors_config(allowed_origins(settings)),
        logging_config=None,
    )
    return AccessMiddleware(made, settings, RateLimiter(settings))


def ask(method: str, path: str, settings: Settings | None = None, **more: Any) -> httpx.Response:
    """One request from our own origin, unless the headers say otherwise."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app(settings or Settings()), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=OUR_ORIGIN) as client:
            return await client.request(method, path, **more)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/nothing", "/api/broken", "/api/refused"]
)
def test_every_response_carries_security_headers(path: str) -> None:
    headers = ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert ("script-src" in policy) == (not path.startswith("/api/"))
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")
    assert "strict-transport-security" not in headers


def test_secure_setting_adds_hsts() -> None:
    assert "strict-transport-security" in ask("GET", "/", Settings(secure=True)).headers


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": OUR_ORIGIN},
        {"origin": OUR_ORIGIN + ":80"},
        {"origin": "https://cats.example", "host": "cats.example"},
        {"origin": "https://cats.example", "host": "cats.example:443"},
        {"origin": "HTTP://Cats.Example"},
        {"origin": "https://friends.example"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_own_and_allowed_origins_are_accepted(headers: dict[str, str]) -> None:
    settings = Settings(origins=["https://Friends.example/"])
    answer = ask("POST", "/api/echo", settings, json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 201


OTHER_ORIGINS: list[dict[str, str]] = [
    {"origin": "http://evil.example"},
    {"origin": "http://cats.example.evil.example"},
    {"origin": "http://cats.example:8080"},
    {"origin": "http://evil@cats.example.evil"},
    {"origin": "http://evil@cats.example"},
    {"origin": "http://evil.example:80@cats.example"},
    {"origin": "http://evil.example\\@cats.example"},
    {"origin": "http://evil.example\\.cats.example", "host": "evil.example\\.cats.example"},
    {"origin": "http://cats.example\\evil"},
    {"origin": "http://cats.example/evil"},
    {"origin": "http://cats.example:0"},
    {"origin": "null"},
    {"origin": "file://"},
    {"origin": "ftp://cats.example:80"},
    {"origin": "http://["},
    {"origin": "http://cats.example:99999"},
    {"origin": "null", "host": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", OTHER_ORIGINS)
def test_write_from_another_origin_is_refused(headers: dict[str, str]) -> None:
    answer = ask("POST", "/api/echo", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "not-here"
    assert "access-control-allow-origin" not in answer.headers


def test_cors_headers_only_for_allowed_origins() -> None:
    settings = Settings(origins=["https://friends.example"])
    asked = {"access-control-request-method": "POST"}
    for origin, allowed in (("https://friends.example", True), ("https://evil.example", False)):
        for method, path in (("OPTIONS", "/api/echo"), ("GET", "/api/games")):
            answer = ask(method, path, settings, headers={"origin": origin, **asked})
            told = answer.headers.get("access-control-allow-origin")
            assert told == (origin if allowed else None)
    assert (
        "access-control-allow-origin" not in ask("GET", "/", headers={"origin": OUR_ORIGIN}).headers
    )


def test_invalid_body_is_explained() -> None:
    for body in (b"{", b"", b"[]", b'{"name": ""}', b'{"name": 3}', b'{"nam": "x"}', b"\xff"):
        answer = ask(
            "POST", "/api/echo", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, body
        told = answer.json()
        assert (told["type"], told["code"]) == ("refused", "malformed")
        assert told["message"]


def test_deeply_nested_body_is_refused() -> None:
    for body in (b"[" * 30_000, b'{"name":' * 5_000, b'{"name":' + b"[" * 30_000):
        answer = ask(
            "POST", "/api/echo", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400


def test_too_long_body_is_refused() -> None:
    settings = Settings(body_bytes=1000)
    assert ask("POST", "/api/echo", settings, json={"name": "x" * 900}).status_code == 400
    answer = ask("POST", "/api/echo", settings, json={"name": "x" * 1000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "limit"


def test_error_responses_explain_without_secrets() -> None:
    answer = ask("GET", "/api/refused")
    assert answer.status_code == 409
    assert answer.json() == {
        "type": "refused",
        "code": "not-now",
        "message": "the game is not over",
        "ruling": "KS-F8",
    }
    answer = ask("GET", "/api/unavailable")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert "password" not in answer.text
    assert answer.headers["retry-after"] == "1"
    answer = ask("GET", "/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
    answer = ask("DELETE", "/api/games")
    assert answer.status_code == 405
    answer = ask("GET", "/api/games/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
    assert "kibble-scuffle" in answer.json()["message"]


def test_server_error_is_logged_and_not_sent(caplog: pytest.LogCaptureFixture) -> None:
    answer = ask("GET", "/api/broken")
    assert answer.status_code == 500
    assert "42" not in answer.text
    assert "the secret is 42" in caplog.text


def test_request_rate_limit_answers_429_with_retry_after() -> None:
    async def scenario() -> None:
        transport = httpx.ASGITransport(app(Settings(requests_a_second=0.5)))
        async with httpx.AsyncClient(transport=transport, base_url=OUR_ORIGIN) as client:
            assert (await client.get("/api/games")).status_code == 200
            assert (await client.get("/api/games")).status_code == 200
            answer = await client.get("/api/games")
            assert answer.status_code == 429
            assert 1 <= int(answer.headers["retry-after"]) <= 3
            assert answer.json()["code"] == "limit"

    asyncio.run(scenario())


def a_socket(headers: dict[str, str], client: str = "192.0.2.1") -> Any:
    """The ASGI scope of a request for a socket."""
    named = {"host": "cats.example", **headers}
    return {
        "type": "websocket",
        "path": "/api/tables/x/socket",
        "client": (client, 5000),
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }


class Inside:
    """An app that keeps sockets open until `let_go`."""

    def __init__(self) -> None:
        self.open = 0
        self.let_go = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.open += 1
        await self.let_go.wait()
        self.open -= 1


async def nothing() -> Any:
    raise AssertionError("nobody reads")


async def connect(middleware: ASGIApp, scope: Any) -> list[Any]:
    """The messages that the middleware itself sends."""
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    await middleware(scope, nothing, send)
    return said


@pytest.mark.parametrize("headers", OTHER_ORIGINS)
def test_socket_of_another_origin_is_closed(headers: dict[str, str]) -> None:
    async def scenario() -> None:
        inside = Inside()
        settings = Settings()
        middleware = AccessMiddleware(inside, settings, RateLimiter(settings))
        [closed] = await connect(middleware, a_socket(headers))
        assert closed["type"] == "websocket.close"
        assert inside.open == 0

    asyncio.run(scenario())


def test_open_sockets_of_an_address_are_limited() -> None:
    async def scenario() -> None:
        inside = Inside()
        settings = Settings(sockets_an_address=3)
        middleware = AccessMiddleware(inside, settings, RateLimiter(settings))
        held = [
            asyncio.create_task(connect(middleware, a_socket({"origin": OUR_ORIGIN})))
            for _ in range(3)
        ]
        await settle()
        assert inside.open == 3
        [closed] = await connect(middleware, a_socket({}))
        assert closed["type"] == "websocket.close"
        other = asyncio.create_task(connect(middleware, a_socket({}, "192.0.2.2")))
        await settle()
        assert inside.open == 4
        held.pop().cancel()
        await settle()
        again = asyncio.create_task(connect(middleware, a_socket({})))
        await settle()
        assert not again.done(), "a socket that was closed made room"
        inside.let_go.set()
        await asyncio.gather(*held, other, again)

    asyncio.run(scenario())


def test_every_refused_or_api_answer_carries_a_content_security_policy(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house, httpx.AsyncClient(base_url=house.url) as guest:
            for document in ("/assets/none.js", "/assets/none.svg", "/none.js", "/api/games"):
                headers = (await guest.get(document)).headers
                assert headers["content-security-policy"].startswith("default-src 'none'"), document
                assert headers["x-frame-options"] == "DENY", document

    asyncio.run(play())


def test_body_that_is_no_utf_8_is_malformed(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house, httpx.AsyncClient(base_url=house.url) as guest:
            for method, path in (
                ("POST", "/api/login"),
                ("POST", "/api/tables"),
                ("PUT", "/api/me"),
                ("POST", "/api/tables/none/play"),
            ):
                answer = await guest.request(
                    method,
                    path,
                    content=b'{"a":"\xff"}',
                    headers={"content-type": "application/json"},
                )
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path

    asyncio.run(play())
