"""The routes as one ASGI app.

It knows no server: a request brings the parts of its own along, so that it is made once for all
servers of a process. Making it takes Litestar longer than all else takes at a start.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from litestar import Litestar, asgi
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.types import Scope

from tabbytop.server.access.middleware import cors_config
from tabbytop.server.access.refusals import EXCEPTION_HANDLERS
from tabbytop.server.routes import (
    circles,
    comments,
    contests,
    daily,
    finished_games,
    games,
    health,
    invitations,
    lessons,
    me,
    moments,
    notices,
    openapi,
    page,
    play,
    puzzles,
    reviews,
    tables,
)
from tabbytop.server.routes.requests import server_parts, visitor

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler, Receive, Send

    from tabbytop.server.sockets.socket import SocketServer

ROUTES: "list[ControllerRouterHandler]" = [
    *games.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *daily.ROUTES,
    *me.ROUTES,
    *notices.ROUTES,
    *tables.ROUTES,
    *invitations.ROUTES,
    *circles.ROUTES,
    *contests.ROUTES,
    play.follow,
    play.play,
    *finished_games.ROUTES,
    *comments.ROUTES,
    *moments.ROUTES,
    *reviews.ROUTES,
    *health.ROUTES,
    *page.ROUTES,
]
PARTS = (
    "store",
    "host",
    "signer",
    "rates",
    "quotas",
    "message_limits",
    "people",
    "tables",
    "circles",
    "contests",
    "invitations",
    "device_games",
    "notice_endpoints",
    "reports",
    "book",
    "pictures",
    "replays",
    "reviews",
    "daily_deals",
    "checkup",
)  # that routes can name


@asgi("/api/tables/{id:str}/socket", copy_scope=False)
async def table_socket(scope: "Scope", receive: "Receive", send: "Send") -> None:
    """Serve the WebSocket of a table."""
    sockets: SocketServer = server_parts(scope).sockets
    await sockets.serve(scope, receive, send)


@cache
def router(body_bytes: int, origins: frozenset[str]) -> Litestar:
    """Make the app; pages of these origins may use it, too."""
    return Litestar(
        route_handlers=[*ROUTES, table_socket],
        dependencies={**{name: _part(name) for name in PARTS}, "visitor": Provide(visitor)},
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: page.not_found},
        request_max_body_size=body_bytes,
        logging_config=None,
        openapi_config=openapi.openapi_config(),
        plugins=[openapi.ViewSchemas()],
        cors_config=cors_config(origins),
    )


def _part(name: str) -> Provide:
    """Provide a part of the server to the routes that name it as a parameter."""

    def part(scope: Scope) -> Any:  # noqa: ANN401 - each route says what it expects
        return server_parts(scope)[name]

    return Provide(part, sync_to_thread=False)
