"""Invitations: the link with a preview for messengers, a QR code, and short codes."""

import re
from typing import Annotated
from urllib.parse import quote

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.response import Redirect

from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.identity import COOKIE, ID_PATTERN
from tabbytop.server.people.invitations import LONGEST_INPUT, Invitations
from tabbytop.server.people.schemas import CodedTable, Invitation
from tabbytop.server.routes.page import (
    AnyRequest,
    document_language,
    document_response,
    picture_name,
)
from tabbytop.server.routes.previews import origin_of, preview_tags
from tabbytop.server.routes.requests import TableId, Visitor
from tabbytop.server.table.state import TableState
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

Code = Annotated[str, PathParameter(max_length=LONGEST_INPUT, description="In any case.")]


@post(
    "/api/tables/{id:str}/invitation", status_code=200, tags=["tables"], responses=ERROR_RESPONSES
)
async def invite(
    id: TableId,  # noqa: A002 - the name in the path
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    invitations: NamedDependency[Invitations],
    rates: NamedDependency[RateLimiter],
) -> Invitation:
    """The link, a QR code of it, and a short code, for people at a table that has not started."""
    rates.take("ask", f"invitation {visitor.address}")
    return await invitations.invite(visitor.person, id, origin_of(request))


@get("/api/codes/{code:str}", tags=["tables"], responses=ERROR_RESPONSES)
async def find_code(
    code: Code, request: AnyRequest, invitations: NamedDependency[Invitations]
) -> CodedTable:
    """The table that has this short code. Tries are limited by address."""
    return CodedTable(await invitations.table_of_code(code, client_network(request.scope)))


@get("/j/{code:str}", include_in_schema=False)
async def follow_code(
    code: Annotated[str, PathParameter(max_length=200)],
    request: AnyRequest,
    invitations: NamedDependency[Invitations],
) -> Response[bytes] | Redirect:
    """Go to the table of a short code; the page tells what is wrong with it."""
    try:
        table = await invitations.table_of_code(code, client_network(request.scope))
    except (Refused, Unavailable):
        return document_response(request)
    return Redirect(f"/t/{table}", status_code=303, headers={"Cache-Control": "no-store"})


@get("/t/{table:str}", include_in_schema=False)
async def table_document(
    table: Annotated[str, PathParameter(max_length=200)],
    request: AnyRequest,
    host: NamedDependency[Host],
) -> Response[bytes]:
    """The page at a table, with a preview for messengers: the game, and who invites."""
    if COOKIE in request.cookies or not re.fullmatch(
        ID_PATTERN, table
    ):  # no messenger has a cookie
        return document_response(request)
    try:
        async with host.locked(table) as hosted:
            title, about = _preview(hosted.loaded_state(), document_language(request))
            game = hosted.loaded_state().setup.game
    except (Refused, Unavailable):  # the page tells it
        return document_response(request)
    picture = picture_name(game)
    image = None if picture is None else f"{origin_of(request)}/{quote(picture)}"
    return document_response(request, preview_tags(title, about, image))


def _preview(state: TableState, language: str) -> tuple[str, str]:
    """The title and the description of a table: no more than the game, and who invites."""
    texts = GameTexts(state.game, language)
    seat = state.host()
    if state.status != "open" or seat is None:
        return texts.title(), texts.about()
    who = state.occupants[seat].name
    title = Message("server", "preview-title", game=state.game.title_message(), host=who)
    about = Message("server", "preview-about", minutes=state.game.manifest.minutes)
    return render(title, language), render(about, language)


ROUTES = [invite, find_code, follow_code, table_document]
