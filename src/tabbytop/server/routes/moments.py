"""Links to moments of finished games: the page with a preview for messengers, and its picture."""

import re
from typing import Annotated, Final
from urllib.parse import urlencode

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimited, RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.identity import COOKIE, ID_PATTERN
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.people.stored_games import load_finished_game
from tabbytop.server.routes.moment_picture import MomentPictures
from tabbytop.server.routes.page import (
    AnyRequest,
    document_language,
    document_response,
    picture_name,
)
from tabbytop.server.routes.previews import origin_of, preview_tags
from tabbytop.server.routes.requests import TableId
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

_MOST_DIGITS: Final = 7
Step = Annotated[
    int | None, QueryParameter(ge=0, le=10**_MOST_DIGITS, description="After so many moves.")
]
Side = Annotated[int | None, QueryParameter(ge=0, le=100, description="From this seat's side.")]


@get(["/replay/{table:str}", "/t/{table:str}/replay"], include_in_schema=False)
async def replay_document(
    table: Annotated[str, PathParameter(max_length=200)],
    request: AnyRequest,
    host: NamedDependency[Host],
    rates: NamedDependency[RateLimiter],
    replays: NamedDependency[ReplayService],
) -> Response[bytes]:
    """The page of a replay, with a preview for messengers. Numbers in the address that make no
    sense are left out here; the page says so kindly."""
    if COOKIE in request.cookies or not re.fullmatch(
        ID_PATTERN, table
    ):  # no messenger has a cookie
        return document_response(request)
    language = document_language(request)
    asked = {"at": _number(request, "at"), "seat": _number(request, "seat")}
    try:
        address = client_network(request.scope)
        rates.take("ask", f"moments {address}")
        finished = await load_finished_game(host, table)
        moment = await replays.moment(finished, asked["at"], asked["seat"], language, address)
    except (Refused, Unavailable, RateLimited):  # the page tells it
        return document_response(request)
    query = {key: value for key, value in asked.items() if value is not None}
    image = None
    if picture_name(moment.game) is not None:
        words = urlencode({**query, "language": language})
        image = f"{origin_of(request)}/api/tables/{table}/picture?{words}"
    return document_response(request, preview_tags(moment.title, moment.words, image))


@get(
    "/api/tables/{id:str}/picture",
    tags=["afterwards"],
    responses=ERROR_RESPONSES,
    media_type="image/png",
)
async def moment_picture(
    id: TableId,  # noqa: A002 - the name in the path
    request: AnyRequest,
    host: NamedDependency[Host],
    pictures: NamedDependency[MomentPictures],
    rates: NamedDependency[RateLimiter],
    replays: NamedDependency[ReplayService],
    at: Step = None,
    seat: Side = None,
    language: Annotated[str, QueryParameter(max_length=20)] = "",
) -> Response[bytes]:
    """A picture of a moment of a finished game (PNG, 1200 by 630), for messengers; without `at` of
    its end."""
    address = client_network(request.scope)
    rates.take("ask", f"pictures {address}")
    finished = await load_finished_game(host, id)
    moment = await replays.moment(finished, at, seat, preferred_language(language), address)
    drawn = await pictures.picture(moment, address)
    if drawn is None:
        raise Refused("unknown", Message("server", "no-such-file"))
    # Names can change, so caches ask again after an hour.
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(drawn, headers=headers, media_type="image/png")


def _number(request: AnyRequest, name: str) -> int | None:
    """A number in the query; None: there is none, or it is no number of a sensible size."""
    text = request.query_params.get(name, "")
    sensible = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
    return int(text) if sensible else None


ROUTES = [replay_document, moment_picture]
