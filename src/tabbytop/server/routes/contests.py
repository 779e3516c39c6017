"""Contests of circles: begin them, look at them, open the tables of their fixtures."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.people.circle_schemas import ContestInfo, NewContest, WalkOver
from tabbytop.server.people.contests import Contests
from tabbytop.server.people.schemas import Seated
from tabbytop.server.routes.circles import CircleId, Number
from tabbytop.server.routes.requests import Visitor


@post(
    "/api/circles/{id:str}/contests", status_code=201, tags=["circles"], responses=ERROR_RESPONSES
)
async def create(
    id: CircleId,  # noqa: A002 - the name in the path
    data: JSONBody[NewContest],
    visitor: NamedDependency[Visitor],
    contests: NamedDependency[Contests],
    message_limits: NamedDependency[MessageLimits],
) -> Response[ContestInfo]:
    """Begin a league or a knock-out between members. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return Response(await contests.create(visitor.person, id, data), status_code=201)


@get("/api/circles/{id:str}/contests/{contest:int}", tags=["circles"], responses=ERROR_RESPONSES)
async def one_contest(
    id: CircleId,  # noqa: A002 - the name in the path
    contest: Number,
    visitor: NamedDependency[Visitor],
    contests: NamedDependency[Contests],
    rates: NamedDependency[RateLimiter],
) -> ContestInfo:
    """A contest with all its fixtures, for the members of the circle."""
    rates.take("ask", f"circles {visitor.address}")
    return await contests.info(visitor.person, id, contest)


@post(
    "/api/circles/{id:str}/contests/{contest:int}/fixtures/{fixture:int}/table",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def open_table(
    id: CircleId,  # noqa: A002 - the name in the path
    contest: Number,
    fixture: Number,
    visitor: NamedDependency[Visitor],
    contests: NamedDependency[Contests],
    message_limits: NamedDependency[MessageLimits],
) -> Response[Seated]:
    """Open the table of a fixture, or sit down at the one that is open. Only for its players."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    seated = await contests.open_table(visitor.person, id, contest, fixture, visitor.address)
    return await visitor.respond(seated)


@post(
    "/api/circles/{id:str}/contests/{contest:int}/fixtures/{fixture:int}/walk-over",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def walk_over(
    id: CircleId,  # noqa: A002 - the name in the path
    contest: Number,
    fixture: Number,
    data: JSONBody[WalkOver],
    visitor: NamedDependency[Visitor],
    contests: NamedDependency[Contests],
    message_limits: NamedDependency[MessageLimits],
) -> ContestInfo:
    """Decide a fixture without a game. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await contests.walk_over(visitor.person, id, contest, fixture, data.order)


@post(
    "/api/circles/{id:str}/contests/{contest:int}/abandon",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def abandon(
    id: CircleId,  # noqa: A002 - the name in the path
    contest: Number,
    visitor: NamedDependency[Visitor],
    contests: NamedDependency[Contests],
    message_limits: NamedDependency[MessageLimits],
) -> ContestInfo:
    """End a contest without a winner. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await contests.abandon(visitor.person, id, contest)


ROUTES = [create, one_contest, open_table, walk_over, abandon]
