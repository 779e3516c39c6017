"""Notices: where the person who asks is told of their turns, and how to turn that off."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import Refused
from tabbytop.server.notices.endpoints import NoticeEndpoints
from tabbytop.server.people.identity import ID_PATTERN
from tabbytop.server.people.schemas import EndpointInfo, MyNotices, NewEndpoint, TableNotices
from tabbytop.server.routes.me import NO_CONTENT
from tabbytop.server.routes.requests import Languages, TableId, Visitor
from tabbytop.server.store.store import Store
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

EndpointId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="Of an endpoint.")]


@get("/api/me/notices", tags=["notices"], responses=ERROR_RESPONSES)
async def my_notices(
    visitor: NamedDependency[Visitor],
    notice_endpoints: NamedDependency[NoticeEndpoints],
    rates: NamedDependency[RateLimiter],
) -> MyNotices:
    """Where the person is told of their turns, and the key for a browser's subscription."""
    rates.take("ask", f"lists {visitor.address}")
    return await notice_endpoints.overview(visitor.person, visitor.known)


@post("/api/me/notices", status_code=200, tags=["notices"], responses=ERROR_RESPONSES)
async def add_endpoint(
    data: JSONBody[NewEndpoint],
    request: Request[Any, Any, State],
    visitor: NamedDependency[Visitor],
    notice_endpoints: NamedDependency[NoticeEndpoints],
    rates: NamedDependency[RateLimiter],
    languages: Languages = "",
) -> Response[EndpointInfo]:
    """Tell the person of their turns in this browser, at a topic of ntfy or by a webhook.
    Idempotent: the same place is stored once, and later keys and languages replace earlier ones."""
    rates.take("ask", f"notices {visitor.address}")
    notice_endpoints.check(data)
    person = await visitor.save()
    page = request.headers.get("origin") or str(request.base_url)
    language = preferred_language(languages)
    added = await notice_endpoints.add(
        person, visitor.session, data, page.rstrip("/")[:200], language
    )
    return await visitor.respond(added)


@delete("/api/me/notices/{id:str}", status_code=204, tags=["notices"], responses=NO_CONTENT)
async def remove_endpoint(
    id: EndpointId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
) -> None:
    """Tell the person nothing there any more."""
    rates.take("ask", f"notices {visitor.address}")
    if not visitor.known or not await store.notices.remove_endpoint(id, visitor.person.id):
        raise _no_such_endpoint()


@put("/api/me/notices/tables/{id:str}", status_code=204, tags=["notices"], responses=NO_CONTENT)
async def set_table_notices(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[TableNotices],
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
) -> None:
    """Turn the notices of one table off, or on again. The person must have sat there."""
    rates.take("ask", f"notices {visitor.address}")
    own = await store.operators.tables_sat_at(visitor.person.id) if visitor.known else []
    if id not in own:
        raise Refused("unknown", Message("server", "no-such-table"))
    await store.notices.set_muted(visitor.person.id, id, muted=not data.on)


@post("/api/notices/{id:str}/stop", status_code=204, tags=["notices"], responses=NO_CONTENT)
async def stop(
    id: EndpointId,  # noqa: A002 - the name in the path
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, State],
    table: Annotated[
        str | None,
        QueryParameter(pattern=ID_PATTERN, description="Only the notices of this table."),
    ] = None,
) -> None:
    """Turn notices off from within one: all of this endpoint, or those of one table. The id, which
    only the person and the endpoint know, is enough: no cookie is needed."""
    rates.take("ask", f"notices {client_network(request.scope)}")
    endpoint = await store.notices.endpoint(id)
    if endpoint is None:
        raise _no_such_endpoint()
    if table is None:
        await store.notices.remove_endpoint(id)
    elif table in await store.operators.tables_sat_at(endpoint.person):
        await store.notices.set_muted(endpoint.person, table, muted=True)
    else:
        raise Refused("unknown", Message("server", "no-such-table"))


def _no_such_endpoint() -> Refused:
    return Refused("unknown", Message("server", "no-such-endpoint"))


ROUTES = [my_notices, add_endpoint, remove_endpoint, set_table_notices, stop]
