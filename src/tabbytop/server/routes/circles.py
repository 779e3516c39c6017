"""Circles: groups of friends with a link, their members, evenings and seasons."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.people.circle_schemas import (
    CircleChanges,
    CircleEvenings,
    CircleInfo,
    CircleInvitation,
    CirclePreview,
    MembershipChanges,
    MyCircles,
    NewCircle,
    NewFounder,
    SeasonChanges,
    SeasonTable,
)
from tabbytop.server.people.circles import Circles
from tabbytop.server.people.identity import ID_PATTERN
from tabbytop.server.routes.me import NO_CONTENT
from tabbytop.server.routes.page import AnyRequest
from tabbytop.server.routes.previews import origin_of
from tabbytop.server.routes.requests import Visitor

CircleId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="Of a circle.")]
Token = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the circle's link.")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]


@get("/api/me/circles", tags=["circles"], responses=ERROR_RESPONSES)
async def my_circles(
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
) -> MyCircles:
    """The circles of the person, the last that they played in first."""
    rates.take("ask", f"circles {visitor.address}")
    return await circles.mine(visitor.person)


@post("/api/circles", status_code=201, tags=["circles"], responses=ERROR_RESPONSES)
async def found(
    data: JSONBody[NewCircle],
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> Response[CircleInfo]:
    """Found a circle."""
    new = circles.draft(data)
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await visitor.respond(await circles.found(await visitor.save(), new), 201)


@get("/api/circle-links/{token:str}", tags=["circles"], responses=ERROR_RESPONSES)
async def preview(
    token: Token,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
) -> CirclePreview:
    """The circle of a link, for everybody who has it."""
    rates.take("ask", f"circles {visitor.address}")
    return await circles.preview(visitor.person, token)


@post("/api/circle-links/{token:str}", status_code=200, tags=["circles"], responses=ERROR_RESPONSES)
async def join(
    token: Token,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> Response[CircleInfo]:
    """Join the circle of a link. Idempotent."""
    await circles.preview(visitor.person, token)  # before the guest is stored
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await visitor.respond(await circles.join(await visitor.save(), token))


@get("/api/circles/{id:str}", tags=["circles"], responses=ERROR_RESPONSES)
async def one_circle(
    id: CircleId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
) -> CircleInfo:
    """A circle, for its members."""
    rates.take("ask", f"circles {visitor.address}")
    return await circles.info(visitor.person, id)


@put("/api/circles/{id:str}", tags=["circles"], responses=ERROR_RESPONSES)
async def change(
    id: CircleId,  # noqa: A002 - the name in the path
    data: JSONBody[CircleChanges],
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """Rename the circle, set its clock, or whether it keeps ratings. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.change(visitor.person, id, data)


@delete("/api/circles/{id:str}", status_code=204, tags=["circles"], responses=NO_CONTENT)
async def remove_circle(
    id: CircleId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> Response[None]:
    """Delete the circle; its tables stay. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    await circles.delete(visitor.person, id)
    return Response(None, status_code=204)


@post(
    "/api/circles/{id:str}/invitation",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def invite(
    id: CircleId,  # noqa: A002 - the name in the path
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
) -> CircleInvitation:
    """The link of the circle and a QR code of it, for its members."""
    rates.take("ask", f"circles {visitor.address}")
    return await circles.invitation(visitor.person, id, origin_of(request))


@post("/api/circles/{id:str}/link", status_code=200, tags=["circles"], responses=ERROR_RESPONSES)
async def renew_link(
    id: CircleId,  # noqa: A002 - the name in the path
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInvitation:
    """A new link; the old one is void. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.renew_link(visitor.person, id, origin_of(request))


@put("/api/circles/{id:str}/me", tags=["circles"], responses=ERROR_RESPONSES)
async def change_membership(
    id: CircleId,  # noqa: A002 - the name in the path
    data: JSONBody[MembershipChanges],
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """Set whether the person wants a rating; without it theirs is deleted."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.set_rated(visitor.person, id, data.rated)


@delete("/api/circles/{id:str}/me", status_code=204, tags=["circles"], responses=NO_CONTENT)
async def leave(
    id: CircleId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> Response[None]:
    """Leave the circle. A founder's circle goes to the member who has been in it the longest."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    await circles.leave(visitor.person, id)
    return Response(None, status_code=204)


@delete(
    "/api/circles/{id:str}/members/{member:int}",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def remove_member(
    id: CircleId,  # noqa: A002 - the name in the path
    member: Number,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """Remove a member and renew the link. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.remove(visitor.person, id, member)


@put("/api/circles/{id:str}/founder", tags=["circles"], responses=ERROR_RESPONSES)
async def hand_over(
    id: CircleId,  # noqa: A002 - the name in the path
    data: JSONBody[NewFounder],
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """Make another member the founder. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.hand_over(visitor.person, id, data.member)


@get("/api/circles/{id:str}/evenings", tags=["circles"], responses=ERROR_RESPONSES)
async def evenings(
    id: CircleId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
    before: Annotated[
        int | None, QueryParameter(ge=0, le=10_000_000, description="`next` of the last answer.")
    ] = None,
) -> CircleEvenings:
    """The last evenings of the circle with their games, the latest first."""
    rates.take("ask", f"lists {visitor.address}")
    return await circles.evenings(visitor.person, id, before)


@put("/api/circles/{id:str}/season", tags=["circles"], responses=ERROR_RESPONSES)
async def change_season(
    id: CircleId,  # noqa: A002 - the name in the path
    data: JSONBody[SeasonChanges],
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """Set when the running season ends by itself. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.set_season_end(visitor.person, id, data.ends)


@post(
    "/api/circles/{id:str}/season/end",
    status_code=200,
    tags=["circles"],
    responses=ERROR_RESPONSES,
)
async def end_season(
    id: CircleId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    message_limits: NamedDependency[MessageLimits],
) -> CircleInfo:
    """End the running season; the next one begins. Only for the founder."""
    message_limits.charge_entry(visitor.person.id, visitor.address)
    return await circles.end_season(visitor.person, id)


@get("/api/circles/{id:str}/seasons/{number:int}", tags=["circles"], responses=ERROR_RESPONSES)
async def season(
    id: CircleId,  # noqa: A002 - the name in the path
    number: Number,
    visitor: NamedDependency[Visitor],
    circles: NamedDependency[Circles],
    rates: NamedDependency[RateLimiter],
) -> SeasonTable:
    """The table of a season: as it is now, or the final one."""
    rates.take("ask", f"lists {visitor.address}")
    return await circles.season(visitor.person, id, number)


ROUTES = [
    my_circles,
    found,
    preview,
    join,
    one_circle,
    change,
    remove_circle,
    invite,
    renew_link,
    change_membership,
    leave,
    remove_member,
    hand_over,
    evenings,
    change_season,
    end_season,
    season,
]
