"""Finished games, for everybody who has the link: the record as a file, the replay in pages."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.finished_games import (
    finished_match,
    record_file,
    replay_page,
    seat_names,
)
from tabbytop.server.people.schemas import Replayed
from tabbytop.server.routes.requests import Languages, TableId
from tabbytop.server.table import disclosure
from tabbytop.texts.preferred import preferred_language

_PAGE: Final = 50  # steps at most, with all views of each


@get("/api/tables/{id:str}/record", tags=["afterwards"], responses=ERROR_RESPONSES)
async def record(id: TableId, host: NamedDependency[Host]) -> Response[dict[str, Any]]:  # noqa: A002 - the name in the path
    """The record of a finished game, for `tabbytop replay` and `tabbytop verify`."""
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        saved = record_file(state)
    name = f"{state.setup.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(saved, headers=headers)


@get("/api/tables/{id:str}/replay", tags=["afterwards"], responses=ERROR_RESPONSES)
async def replay(
    id: TableId,  # noqa: A002 - the name in the path
    host: NamedDependency[Host],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
    first: Annotated[
        int, QueryParameter(ge=0, le=1_000_000, description="The first step; 0 is the deal.")
    ] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=_PAGE, description="How many steps.")] = 20,
    languages: Languages = "",
) -> Replayed:
    """A finished game, step by step, with all hands open."""
    rates.take("ask", f"replays {client_network(request.scope)}")
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        played = finished_match(state).record
        info, language = disclosure.info(state), preferred_language(languages)
        game, names = state.game, seat_names(state, language)
    return await asyncio.to_thread(replay_page, info, game, played, names, first, count, language)


ROUTES = [record, replay]
