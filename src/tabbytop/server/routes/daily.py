"""The deal of the day: its commitments, and one try for everybody, guests included."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.people.daily import DailyDeals
from tabbytop.server.people.puzzle_schemas import Daily, DailyInfo, DailyMove, DailyScene
from tabbytop.server.routes.requests import Languages, Visitor
from tabbytop.texts.preferred import preferred_language

Day = Annotated[str, PathParameter(max_length=10, description="Such as 2026-11-18, by UTC.")]


@get("/api/daily", tags=["daily"], responses=ERROR_RESPONSES)
async def overview(
    visitor: NamedDependency[Visitor],
    daily_deals: NamedDependency[DailyDeals],
    rates: NamedDependency[RateLimiter],
    languages: Languages = "",
) -> Daily:
    """Today's deal, tomorrow's commitment, yesterday's seed, and how far the visitor is."""
    rates.take("ask", f"daily {visitor.address}")
    person = visitor.person.id if visitor.known else None
    return await daily_deals.overview(person, preferred_language(languages))


@get("/api/daily/deals/{day:str}", tags=["daily"], responses=ERROR_RESPONSES)
async def one_day(
    day: Day,
    visitor: NamedDependency[Visitor],
    daily_deals: NamedDependency[DailyDeals],
    rates: NamedDependency[RateLimiter],
) -> DailyInfo:
    """The commitment of a day up to tomorrow, with its seed if the day is over."""
    rates.take("ask", f"daily {visitor.address}")
    return await daily_deals.info(day)


@post("/api/daily/try", status_code=200, tags=["daily"], responses=ERROR_RESPONSES)
async def begin_try(
    visitor: NamedDependency[Visitor],
    daily_deals: NamedDependency[DailyDeals],
    rates: NamedDependency[RateLimiter],
    languages: Languages = "",
) -> Response[DailyScene]:
    """Begin today's try, or go on with it."""
    rates.take("ask", f"daily {visitor.address}")
    person = await visitor.save()
    return await visitor.respond(await daily_deals.begin(person.id, preferred_language(languages)))


@post("/api/daily/move", status_code=200, tags=["daily"], responses=ERROR_RESPONSES)
async def make_move(
    data: JSONBody[DailyMove],
    visitor: NamedDependency[Visitor],
    daily_deals: NamedDependency[DailyDeals],
    rates: NamedDependency[RateLimiter],
    languages: Languages = "",
) -> DailyScene:
    """Make the visitor's next move; the bots answer it."""
    rates.take("ask", f"daily {visitor.address}")
    return await daily_deals.play(visitor.person.id, data, preferred_language(languages))


ROUTES = [overview, one_day, begin_try, make_move]
