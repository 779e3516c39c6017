"""The person who asks: name and cat, account, sessions, tables, export and deletion."""

from typing import Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.default_names import CATS, has_chosen_name, known_cat
from tabbytop.server.people.device_games import DeviceGames
from tabbytop.server.people.export import export_data
from tabbytop.server.people.people import People
from tabbytop.server.people.personal_schemas import (
    Exported,
    MyStickers,
    Statistics,
)
from tabbytop.server.people.schemas import (
    Deleting,
    LoggingIn,
    Me,
    MyTables,
    NewAccount,
    NewMe,
    PlayedGame,
    StoredGame,
)
from tabbytop.server.people.statistics import statistics_from
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.people.tables import FINISHED_PAGE, Tables
from tabbytop.server.routes.requests import Languages, Visitor
from tabbytop.server.store.rows import Person
from tabbytop.server.store.store import Store
from tabbytop.texts.preferred import preferred_language

_MOST_RECORD_BYTES: Final = 300_000  # of a body; long games need a tenth of it

NO_CONTENT = {
    **ERROR_RESPONSES,
    204: ResponseSpec(None, description="Done.", generate_examples=False),
}


@get("/api/me", tags=["me"], responses=ERROR_RESPONSES)
async def me(visitor: NamedDependency[Visitor]) -> Response[Me]:
    """The person who asks; a new visitor becomes a guest."""
    return await visitor.respond(_me(visitor.person))


@put("/api/me", tags=["me"], responses=ERROR_RESPONSES)
async def change_me(
    data: JSONBody[NewMe], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Change the name or the cat."""
    if data.name is not None or data.cat is not None:
        await people.check_rename(visitor.person, data, visitor.address)
        visitor.person = await people.rename(await visitor.save(), data)
    return await visitor.respond(_me(visitor.person))


@delete("/api/me", status_code=204, tags=["me"], responses=NO_CONTENT)
async def forget_me(
    data: JSONBody[Deleting],
    visitor: NamedDependency[Visitor],
    people: NamedDependency[People],
    tables: NamedDependency[Tables],
) -> Response[None]:
    """Delete the person and all their chat: they leave all tables, and their name is removed."""
    person = visitor.person
    await people.check_delete(person, data.password, visitor.address)
    if visitor.known:
        await tables.delete_person(person)
    return visitor.respond_logged_out()


@post("/api/me/account", status_code=200, tags=["me"], responses=ERROR_RESPONSES)
async def account(
    data: JSONBody[NewAccount], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Create an account, or change its login and password. Other devices are logged out."""
    new = await people.set_account(visitor.person, data, visitor.address, visitor.session)
    await visitor.become(new)
    return await visitor.respond(_me(visitor.person))


@post("/api/login", status_code=200, tags=["me"], responses=ERROR_RESPONSES)
async def login(
    data: JSONBody[LoggingIn], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Log in to an account."""
    await visitor.become(await people.log_in(data, visitor.address, visitor.devices))
    return await visitor.respond(_me(visitor.person))


@post("/api/logout", status_code=204, tags=["me"], responses=NO_CONTENT)
async def logout(
    visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[None]:
    """Log out: the cookie and all copies of it are void. A guest cannot come back after that."""
    if visitor.known:
        await people.log_out(visitor.person, visitor.session)
    return visitor.respond_logged_out()


@post("/api/logout/everywhere", status_code=204, tags=["me"], responses=NO_CONTENT)
async def logout_everywhere(
    visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[None]:
    """Log out on all devices: all cookies of the person are void, and no device is known any more.
    A guest cannot come back after that."""
    if visitor.known:
        await people.log_out_everywhere(visitor.person)
    return visitor.respond_logged_out()


@get("/api/me/export", tags=["me"], responses=ERROR_RESPONSES)
async def export(
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    host: NamedDependency[Host],
    quotas: NamedDependency[Quotas],
) -> Response[Exported]:
    """All data that the server keeps of the person, as a file."""
    await quotas.take("report", f"export {visitor.person.id if visitor.known else visitor.address}")
    own = await export_data(store, visitor.person, visitor.session, host.now())
    headers = {"Content-Disposition": 'attachment; filename="tabbytop-my-data.json"'}
    return Response(own, headers=headers)


@get("/api/me/tables", tags=["me"], responses=ERROR_RESPONSES)
async def my_tables(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    rates: NamedDependency[RateLimiter],
    before: Annotated[
        str | None,
        QueryParameter(max_length=60, description="`next` of the page before: only finished ones."),
    ] = None,
    count: Annotated[
        int, QueryParameter(ge=1, le=FINISHED_PAGE, description="How many finished tables.")
    ] = FINISHED_PAGE,
    languages: Languages = "",
) -> MyTables:
    """The tables where the person has seats: those that are not over, and whose turn it is; then
    finished ones with their results, in pages."""
    rates.take("ask", f"lists {visitor.address}")
    if not visitor.known:
        return MyTables([])
    language = preferred_language(languages)
    return await tables.tables_of(visitor.person, language, count, before)


@get("/api/me/statistics", tags=["me"], responses=ERROR_RESPONSES)
async def my_statistics(
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
    game: Annotated[
        str | None, QueryParameter(max_length=40, description="Of this game alone.")
    ] = None,
    offset: Annotated[
        int, QueryParameter(ge=-1000, le=1000, description="Minutes east of Greenwich.")
    ] = 0,
) -> Statistics:
    """How the person came off: by game, against each level of bots and each other person, and on
    which evenings."""
    rates.take("ask", f"lists {visitor.address}")
    name = None if game is None else known_game(game).name
    return statistics_from(await store.statistics(visitor.person.id, name, offset * 60_000))


@get("/api/me/stickers", tags=["me"], responses=ERROR_RESPONSES)
async def my_stickers(
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
) -> MyStickers:
    """The stickers that the person has earned, with the table of each."""
    rates.take("ask", f"lists {visitor.address}")
    return MyStickers(await store.stickers_of(visitor.person.id))


@post(
    "/api/me/games",
    status_code=200,
    tags=["me"],
    responses=ERROR_RESPONSES,
    request_max_body_size=_MOST_RECORD_BYTES,
)
async def store_game(
    data: JSONBody[PlayedGame],
    visitor: NamedDependency[Visitor],
    device_games: NamedDependency[DeviceGames],
    rates: NamedDependency[RateLimiter],
) -> Response[StoredGame]:
    """Put a game that was finished on the person's own device into their history. It is replayed by
    the rules first. Idempotent: the same game is stored once."""
    rates.take("ask", f"games {visitor.address}")
    table = await device_games.stored_table(visitor.person, data)
    if table is None:
        draft = await device_games.draft(visitor.person, data, visitor.address)
        await device_games.write(await visitor.save(), draft)
        table = draft.state.id
    return await visitor.respond(StoredGame(table))


def _me(person: Person) -> Me:
    return Me(
        person.name, known_cat(person), person.login or "", list(CATS), has_chosen_name(person)
    )


ROUTES = [
    me,
    change_me,
    forget_me,
    account,
    login,
    logout,
    logout_everywhere,
    export,
    my_tables,
    my_statistics,
    my_stickers,
    store_game,
]
