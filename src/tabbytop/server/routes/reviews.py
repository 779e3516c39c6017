"""Reviews of finished games, for everybody who has the link, as the replay is."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from tabbytop.review.document import document
from tabbytop.review.reviewing import can_review
from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import Refused
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.finished_games import finished_match, seat_names
from tabbytop.server.people.review_schemas import ReviewProgress
from tabbytop.server.people.reviews import ReviewJob, ReviewService
from tabbytop.server.routes.requests import Languages, TableId
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language
from tabbytop.texts.reader import Reader

Seat = Annotated[int, QueryParameter(ge=0, le=100, description="Whose decisions.")]
_PATH = "/api/tables/{id:str}/review"


@post(_PATH, tags=["afterwards"], responses=ERROR_RESPONSES, status_code=200)
async def begin_review(
    id: TableId,  # noqa: A002 - the name in the path
    seat: Seat,
    host: NamedDependency[Host],
    reviews: NamedDependency[ReviewService],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
    languages: Languages = "",
) -> ReviewProgress:
    """Begin to review a finished game for a seat; a review that was begun before goes on."""
    rates.take("ask", f"reviews {client_network(request.scope)}")
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        _require_reviewable(state, seat)
        job = reviews.begin(id, seat, finished_match(state).record)
    return _told(job, state, seat, languages)


@get(_PATH, tags=["afterwards"], responses=ERROR_RESPONSES)
async def review(
    id: TableId,  # noqa: A002 - the name in the path
    seat: Seat,
    host: NamedDependency[Host],
    reviews: NamedDependency[ReviewService],
    languages: Languages = "",
) -> ReviewProgress:
    """How far a review is, and the review once it is done."""
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        _require_reviewable(state, seat)
    job = reviews.find(id, seat)
    if job is None:
        return ReviewProgress(state="none", progress=0.0, review=None)
    return _told(job, state, seat, languages)


def _require_reviewable(state: TableState, seat: int) -> None:
    record = finished_match(state).record
    if record.rules != state.game.rules:
        raise Refused("not-here", Message("server", "earlier-rules"))
    if seat >= record.seats:
        raise Refused("unknown", Message("server", "nothing-here"))
    if not can_review(state.game):
        raise Refused("not-here", Message("review", "no-review", game=state.game.title_message()))


def _told(job: ReviewJob, state: TableState, seat: int, languages: str) -> ReviewProgress:
    if job.failed:
        return ReviewProgress(state="failed", progress=0.0, review=None)
    if job.review is None:
        return ReviewProgress(state="running", progress=job.progress, review=None)
    language = preferred_language(languages)
    reader = Reader(seat_names(state.occupants, language), seat)
    told = document(job.review, state.game, reader, language)
    return ReviewProgress(state="done", progress=1.0, review=told)


ROUTES = [begin_review, review]
