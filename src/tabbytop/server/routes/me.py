"""Who I am: a guest or an account, my name and cat, my tables; and to be forgotten."""

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from tabbytop.languages.registry import preferred_language
from tabbytop.server.access.limits import Rates
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.refusals import ANSWERS
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.bodies import (
    Deleting,
    Exported,
    LoggingIn,
    Me,
    MyTables,
    NewAccount,
    NewMe,
)
from tabbytop.server.people.cats import CATS
from tabbytop.server.people.export import exported
from tabbytop.server.people.people import People, known_cat
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes.places import Languages
from tabbytop.server.routes.visiting import Visitor
from tabbytop.server.store.people import Person
from tabbytop.server.store.store import Store

NOTHING = {**ANSWERS, 204: ResponseSpec(None, description="Done.", generate_examples=False)}


@get("/api/me", tags=["me"], responses=ANSWERS)
async def me(visitor: NamedDependency[Visitor]) -> Response[Me]:
    """Who I am; somebody new is a guest from now on."""
    return await visitor.answer(_told(visitor.person))


@put("/api/me", tags=["me"], responses=ANSWERS)
async def change_me(
    data: JSONBody[NewMe], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Another name, or another cat."""
    if data.name is not None or data.cat is not None:
        await people.may_be_renamed(visitor.person, data, visitor.address)
        visitor.person = await people.renamed(await visitor.written(), data)
    return await visitor.answer(_told(visitor.person))


@delete("/api/me", status_code=204, tags=["me"], responses=NOTHING)
async def forget_me(
    data: JSONBody[Deleting],
    visitor: NamedDependency[Visitor],
    people: NamedDependency[People],
    tables: NamedDependency[Tables],
) -> Response[None]:
    """Delete me and what I said: I leave all tables, and nobody reads my name there again."""
    person = visitor.person
    await people.may_delete(person, data.password, visitor.address)
    if visitor.known:
        await tables.forget(person)
    return visitor.farewell()


@post("/api/me/account", status_code=200, tags=["me"], responses=ANSWERS)
async def account(
    data: JSONBody[NewAccount], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Make me an account, or change its name and password. Other devices have to log in anew."""
    new = await people.with_account(visitor.person, data, visitor.address, visitor.session)
    await visitor.become(new)
    return await visitor.answer(_told(visitor.person))


@post("/api/login", status_code=200, tags=["me"], responses=ANSWERS)
async def login(
    data: JSONBody[LoggingIn], visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[Me]:
    """Be the same person here as elsewhere."""
    await visitor.become(await people.logged_in(data, visitor.address, visitor.devices))
    return await visitor.answer(_told(visitor.person))


@post("/api/logout", status_code=204, tags=["me"], responses=NOTHING)
async def logout(
    visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[None]:
    """Be nobody here; the cookie is void, and so are copies of it. A guest cannot come back from
    this."""
    if visitor.known:
        await people.log_out(visitor.person, visitor.session)
    return visitor.farewell()


@post("/api/logout/everywhere", status_code=204, tags=["me"], responses=NOTHING)
async def logout_everywhere(
    visitor: NamedDependency[Visitor], people: NamedDependency[People]
) -> Response[None]:
    """Be nobody on any device: all my cookies are void, and no device is known to me. A guest
    cannot come back from this."""
    if visitor.known:
        await people.log_out_everywhere(visitor.person)
    return visitor.farewell()


@get("/api/me/export", tags=["me"], responses=ANSWERS)
async def export(
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    host: NamedDependency[Host],
    quotas: NamedDependency[Quotas],
) -> Response[Exported]:
    """All that the server keeps of me, as a file."""
    await quotas.take("report", f"export {visitor.person.id if visitor.known else visitor.address}")
    own = await exported(store, visitor.person, visitor.session, host.now())
    headers = {"Content-Disposition": 'attachment; filename="tabbytop-my-data.json"'}
    return Response(own, headers=headers)


@get("/api/me/tables", tags=["me"], responses=ANSWERS)
async def my_tables(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    rates: NamedDependency[Rates],
    languages: Languages = "",
) -> MyTables:
    """Where I have seats, and which tables wait for me."""
    rates.take("ask", f"lists {visitor.address}")
    return (
        await tables.of(visitor.person, preferred_language(languages))
        if visitor.known
        else MyTables([])
    )


def _told(person: Person) -> Me:
    return Me(person.name, known_cat(person), person.login or "", list(CATS))


ROUTES = [me, change_me, forget_me, account, login, logout, logout_everywhere, export, my_tables]
