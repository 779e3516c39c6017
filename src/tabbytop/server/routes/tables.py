"""Tables from outside: set up, found, joined, gone on from."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tabbytop.server.access.limits import Rates
from tabbytop.server.access.refusals import ANSWERS
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.bodies import Closing, Filling, Joining, Lobby, Removing, Seated
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes.places import TableId
from tabbytop.server.routes.visiting import Visitor
from tabbytop.server.table import disclosure
from tabbytop.server.table.messages import TableInfo
from tabbytop.server.table.setup import NewTable


@post("/api/tables", status_code=201, tags=["tables"], responses=ANSWERS)
async def create(
    data: JSONBody[NewTable],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Set up a table. The answer holds the secrets of all seats on this device."""
    new = tables.plan(visitor.person, data)
    message_limits.charge_entry(visitor.person.id, visitor.address)
    made = await tables.create(await visitor.written(), new, visitor.address)
    return await visitor.answer(made, 201)


@get("/api/tables", tags=["tables"], responses=ANSWERS)
async def lobby(tables: NamedDependency[Tables]) -> Lobby:
    """Public tables with free seats, the newest first."""
    return await tables.lobby()


@get("/api/tables/{id:str}", tags=["tables"], responses=ANSWERS)
async def one_table(id: TableId, host: NamedDependency[Host]) -> TableInfo:  # noqa: A002 - as a table calls it
    """A table from outside, for whoever has its link."""
    async with host.locked(id) as hosted:
        return disclosure.info(hosted.loaded_state())


@post("/api/tables/{id:str}/join", status_code=200, tags=["tables"], responses=ANSWERS)
async def join(
    id: TableId,  # noqa: A002 - the same
    data: JSONBody[Joining],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Sit down. Asked twice it counts once."""
    await tables.may_join(visitor.person, id, data)  # else nobody needs to be written down
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await visitor.answer(await tables.join(await visitor.written(), id, data))


@post("/api/tables/{id:str}/fill", status_code=200, tags=["tables"], responses=ANSWERS)
async def fill(
    id: TableId,  # noqa: A002 - the same
    data: JSONBody[Filling],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Put bots on seats that nobody has taken, also on those kept for who does not come, before
    the start. For who set the table up; when no seat is open, the game begins."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await visitor.answer(await tables.fill(visitor.person, id, data))


@post("/api/tables/{id:str}/close", status_code=200, tags=["tables"], responses=ANSWERS)
async def close(
    id: TableId,  # noqa: A002 - the same
    data: JSONBody[Closing],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Close free seats, so that nobody sits down there, or open them again, before the start. For
    who set the table up, and can put bots on closed seats."""
    return await visitor.answer(await tables.close_seats(visitor.person, id, data))


@post("/api/tables/{id:str}/remove", status_code=200, tags=["tables"], responses=ANSWERS)
async def remove(
    id: TableId,  # noqa: A002 - the same
    data: JSONBody[Removing],
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Ask somebody to leave: before the start the seat is free again, in the game a bot plays on.
    Who is banned does not come back to this table. For who set the table up."""
    return await visitor.answer(await tables.remove(visitor.person, id, data))


@post("/api/tables/{id:str}/secrets", status_code=200, tags=["tables"], responses=ANSWERS)
async def secrets(
    id: TableId,  # noqa: A002 - the same
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    rates: NamedDependency[Rates],
) -> Seated:
    """The secrets of my seats, on another device of mine; none for who only looks on."""
    rates.take("ask", f"secrets {visitor.address}")
    return await tables.seats(visitor.person, id)


@post("/api/tables/{id:str}/rematch", status_code=200, tags=["tables"], responses=ANSWERS)
async def rematch(
    id: TableId,  # noqa: A002 - the same
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
) -> Response[Seated]:
    """Go on at a new table, the same for all who ask."""
    return await visitor.answer(await tables.rematch(visitor.person, id, visitor.address))


ROUTES = [create, lobby, one_table, join, fill, close, remove, secrets, rematch]
