"""Games that are over, for whoever has the link: the record as a file, the replay in pages."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from tabbytop.languages.registry import preferred_language
from tabbytop.server.access.guarding import address
from tabbytop.server.access.limits import Rates
from tabbytop.server.access.refusals import ANSWERS
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.bodies import Replayed
from tabbytop.server.people.finished_games import document, finished, names, replayed
from tabbytop.server.routes.places import Languages, TableId
from tabbytop.server.table import disclosure

_PAGE: Final = 50  # steps at most, with all views of each


@get("/api/tables/{id:str}/record", tags=["afterwards"], responses=ANSWERS)
async def record(id: TableId, host: NamedDependency[Host]) -> Response[dict[str, Any]]:  # noqa: A002 - as a table calls it
    """The record of a game that is over, as `tabbytop replay` and `tabbytop verify` read it."""
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        saved = document(state)
    name = f"{state.setup.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(saved, headers=headers)


@get("/api/tables/{id:str}/replay", tags=["afterwards"], responses=ANSWERS)
async def replay(
    id: TableId,  # noqa: A002 - the same
    host: NamedDependency[Host],
    rates: NamedDependency[Rates],
    request: Request[Any, Any, Any],
    first: Annotated[
        int, QueryParameter(ge=0, le=1_000_000, description="The first step; 0 is the deal.")
    ] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=_PAGE, description="How many steps.")] = 20,
    languages: Languages = "",
) -> Replayed:
    """A game that is over, step by step, all hands open."""
    rates.take("ask", f"replays {address(request.scope)}")
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        played = finished(state).record
        info, language = disclosure.info(state), preferred_language(languages)
        game, called = state.game, names(state, language)
    return await asyncio.to_thread(replayed, info, game, played, called, first, count, language)


ROUTES = [record, replay]
