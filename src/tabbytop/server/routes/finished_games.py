"""Finished games, for everybody who has the link: the record as a file, the replay in pages, and a
new table that plays on from a moment."""

from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.finished_games import record_file
from tabbytop.server.people.playing_on import draft_play_on
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.people.schemas import PlayOn, Replayed, Seated
from tabbytop.server.people.stored_games import load_finished_game
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes.requests import Languages, TableId, Visitor
from tabbytop.texts.preferred import preferred_language

_PAGE: Final = 50  # steps at most, with all views of each


@get("/api/tables/{id:str}/record", tags=["afterwards"], responses=ERROR_RESPONSES)
async def record(id: TableId, host: NamedDependency[Host]) -> Response[dict[str, Any]]:  # noqa: A002 - the name in the path
    """The record of a finished game, for `tabbytop replay` and `tabbytop verify`."""
    finished = await load_finished_game(host, id)
    name = f"{finished.table.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record_file(finished), headers=headers)


@get("/api/tables/{id:str}/replay", tags=["afterwards"], responses=ERROR_RESPONSES)
async def replay(
    id: TableId,  # noqa: A002 - the name in the path
    host: NamedDependency[Host],
    rates: NamedDependency[RateLimiter],
    replays: NamedDependency[ReplayService],
    request: Request[Any, Any, Any],
    first: Annotated[
        int, QueryParameter(ge=0, le=1_000_000, description="The first step; 0 is the deal.")
    ] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=_PAGE, description="How many steps.")] = 20,
    languages: Languages = "",
) -> Response[Replayed]:
    """A finished game, step by step, with all hands open. A game of rules that this server has no
    more is told without them."""
    address = client_network(request.scope)
    rates.take("ask", f"replays {address}")
    finished = await load_finished_game(host, id)
    page: Any = await replays.page(finished, first, count, preferred_language(languages), address)
    return Response(page, media_type=MediaType.JSON)  # it is JSON already


@post(
    "/api/tables/{id:str}/play-on", status_code=201, tags=["afterwards"], responses=ERROR_RESPONSES
)
async def play_on(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[PlayOn],
    visitor: NamedDependency[Visitor],
    host: NamedDependency[Host],
    tables: NamedDependency[Tables],
    message_limits: NamedDependency[MessageLimits],
    replays: NamedDependency[ReplayService],
) -> Response[Seated]:
    """Play on from a moment of a finished game, at a new table with bots on the other seats. Such
    a game counts for no statistics and no stickers."""
    finished = await load_finished_game(host, id)
    entries = finished.record.seats + data.step + 1
    message_limits.charge_entry(visitor.person.id, visitor.address, entries)
    draft = partial(
        draft_play_on, tables.new_table_id(), finished, data, visitor.person, host.now()
    )
    moves = min(data.step, len(finished.record.moves))
    new = await replays.in_turn(visitor.address, moves, draft)
    made = await tables.create(await visitor.save(), new, visitor.address)
    return await visitor.respond(made, 201)


ROUTES = [record, replay, play_on]
