"""Reviews of finished games, for everybody who has the link, as the replay is."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.fair_queue import Payer
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.finished_games import finished_match
from tabbytop.server.people.review_jobs import require_reviewable, tell_progress
from tabbytop.server.people.review_schemas import ReviewProgress
from tabbytop.server.people.reviews import ReviewService
from tabbytop.server.routes.requests import Languages, TableId, Visitor
from tabbytop.texts.preferred import preferred_language

Seat = Annotated[int, QueryParameter(ge=0, le=100, description="Whose decisions.")]
_PATH = "/api/tables/{id:str}/review"


@post(_PATH, tags=["afterwards"], responses=ERROR_RESPONSES, status_code=200)
async def begin_review(
    id: TableId,  # noqa: A002 - the name in the path
    seat: Seat,
    host: NamedDependency[Host],
    reviews: NamedDependency[ReviewService],
    rates: NamedDependency[RateLimiter],
    visitor: NamedDependency[Visitor],
    languages: Languages = "",
) -> ReviewProgress:
    """Begin to review a finished game for a seat; a review that was begun before goes on."""
    rates.take("ask", f"reviews {visitor.address}")
    payer = Payer(visitor.address, visitor.person.id if visitor.known else "")
    async with host.locked(id) as hosted:
        state = hosted.loaded_state()
        require_reviewable(state, seat)
        job = reviews.begin(id, seat, finished_match(state).record, payer)
    return tell_progress(job, state, seat, preferred_language(languages))


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
        require_reviewable(state, seat)
    return tell_progress(reviews.find(id, seat), state, seat, preferred_language(languages))


ROUTES = [begin_review, review]
