"""Tables: create, list, join, fill, close, rematch and report; and the operators' announcements."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.reports import Reports
from tabbytop.server.people.schemas import (
    Announcements,
    Closing,
    Filling,
    Joining,
    Lobby,
    NewReport,
    Removing,
    Seated,
)
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes.me import NO_CONTENT
from tabbytop.server.routes.requests import TableId, Visitor, bearer_secrets
from tabbytop.server.table import disclosure
from tabbytop.server.table.messages import TableInfo
from tabbytop.server.table.setup import NewTable


@post("/api/tables", status_code=201, tags=["tables"], responses=ERROR_RESPONSES)
async def create(
    data: JSONBody[NewTable],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Create a table. The response holds the secrets of all seats on this device."""
    circle = await tables.circle_of(visitor.person, data)
    new = tables.draft(visitor.person, data, circle)
    message_limits.charge_entry(visitor.person.id, visitor.address)
    made = await tables.create(await visitor.save(), new, visitor.address)
    return await visitor.respond(made, 201)


@get("/api/tables", tags=["tables"], responses=ERROR_RESPONSES)
async def lobby(tables: NamedDependency[Tables]) -> Lobby:
    """Public tables with free seats, the newest first."""
    return await tables.lobby()


@get("/api/tables/{id:str}", tags=["tables"], responses=ERROR_RESPONSES)
async def one_table(id: TableId, host: NamedDependency[Host]) -> TableInfo:  # noqa: A002 - the name in the path
    """A table without its game, for everybody who has its link."""
    async with host.locked(id) as hosted:
        return disclosure.info(hosted.loaded_state())


@post("/api/tables/{id:str}/join", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def join(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[Joining],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Take a seat. Idempotent."""
    await tables.check_join(visitor.person, id, data, visitor.address)  # before a guest is stored
    message_limits.charge_entry(visitor.person.id, visitor.address)
    person = await visitor.save()
    return await visitor.respond(await tables.join(person, id, data, visitor.address))


@post("/api/tables/{id:str}/fill", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def fill(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[Filling],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Put bots on free seats, including those kept for people who do not come, before the start.
    Only for the host; when no seat is free, the game begins."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await visitor.respond(await tables.fill(visitor.person, id, data))


@post("/api/tables/{id:str}/close", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def close(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[Closing],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Close free seats, so that nobody can take them, or open them again, before the start. Only
    for the host, who can still put bots on closed seats."""
    return await visitor.respond(await tables.close_seats(visitor.person, id, data))


@post("/api/tables/{id:str}/remove", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def remove(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[Removing],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Remove somebody: before the start the seat is free again, in the game a bot plays on. A
    banned person cannot come back to this table. Only for the host."""
    return await visitor.respond(await tables.remove(visitor.person, id, data))


@post("/api/tables/{id:str}/secrets", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def secrets(
    id: TableId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    rates: NamedDependency[RateLimiter],
) -> Seated:
    """The secrets of the person's seats, for another device; none for onlookers."""
    rates.take("ask", f"secrets {visitor.address}")
    return await tables.seats(visitor.person, id)


@post("/api/tables/{id:str}/rematch", status_code=200, tags=["tables"], responses=ERROR_RESPONSES)
async def rematch(
    id: TableId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Join the rematch at a new table, the same for everybody who asks."""
    return await visitor.respond(await tables.rematch(visitor.person, id, visitor.address))


@post("/api/tables/{id:str}/reports", status_code=204, tags=["tables"], responses=NO_CONTENT)
async def report(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[NewReport],
    visitor: NamedDependency[Visitor],
    reports: NamedDependency[Reports],
    authorization: Annotated[
        str, HeaderParameter(name="authorization", description="`Bearer` and the secret of a seat.")
    ] = "",
) -> Response[None]:
    """Report a person, or a line of their chat, to the operators. Only for people at the table;
    nobody there is told of it."""
    person = visitor.person if visitor.known else None
    await reports.report(id, data, person, bearer_secrets(authorization))
    return Response(None, status_code=204)


@get("/api/announcements", tags=["server"], responses=ERROR_RESPONSES)
async def announcements(host: NamedDependency[Host]) -> Announcements:
    """The current announcements of the operators; at a table they also come on the socket."""
    return Announcements(host.announcements)


ROUTES = [
    create,
    lobby,
    one_table,
    join,
    fill,
    close,
    remove,
    secrets,
    rematch,
    report,
    announcements,
]
