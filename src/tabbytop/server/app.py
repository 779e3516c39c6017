"""The ASGI app: its parts, its routes, its start and its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, asgi
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from tabbytop.server.access.guarding import client_of, guard, neighbours
from tabbytop.server.access.limits import Rates
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.refusals import HANDLERS
from tabbytop.server.bot_pool import BotPool
from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.driving.assignment import TableAssignment
from tabbytop.server.driving.driver import Driver
from tabbytop.server.driving.hints import AdviceService, HintService
from tabbytop.server.driving.housekeeping import Housekeeping
from tabbytop.server.driving.schedule import Schedule
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.hosting.host import Host
from tabbytop.server.metrics import measure_loop_lag
from tabbytop.server.moderation.restrictions import Restrictions
from tabbytop.server.moderation.watch import Watch
from tabbytop.server.people.identity import Signer, cookie_in
from tabbytop.server.people.login_delays import LoginDelays
from tabbytop.server.people.passwords import Passwords
from tabbytop.server.people.people import People
from tabbytop.server.people.reports import Reports
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes import (
    finished_games,
    games,
    health,
    me,
    openapi,
    page,
    play,
    reports,
    tables,
)
from tabbytop.server.routes.visiting import visitor
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.socket import SocketServer
from tabbytop.server.store.store import Store

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler, Receive, Scope, Send

KEY = "seats and cookies"  # the name of the server's secret key in the database
LIMITS_KEY = "limits"  # of the one by which addresses are hashed
ROUTES: "list[ControllerRouterHandler]" = [
    *games.ROUTES,
    *me.ROUTES,
    *tables.ROUTES,
    *reports.ROUTES,
    play.follow,
    play.play,
    *finished_games.ROUTES,
    *health.ROUTES,
    *page.ROUTES,
]
PARTS = (
    "store",
    "host",
    "signer",
    "rates",
    "quotas",
    "message_limits",
    "people",
    "tables",
    "reports",
    "checkup",
)  # that routes can name


@asgi("/api/tables/{id:str}/socket", copy_scope=False)
async def table_socket(scope: "Scope", receive: "Receive", send: "Send") -> None:
    """Serve the WebSocket of a table."""
    sockets: SocketServer = scope["litestar_app"].state.sockets
    await sockets.serve(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """Make the whole server as one ASGI app."""
    rates = Rates(settings)
    restrictions = Restrictions(milliseconds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as parts:
            store = await Store.open(settings.database)
            parts.push_async_callback(store.close)
            channels = await Channels.open(settings.channels, settings.database)
            parts.push_async_callback(channels.close)
            schedule = Schedule(settings)
            absent_after = round(settings.absent_after * 1000)
            host = Host(
                store,
                channels,
                due=schedule.next,
                absent_after=absent_after,
                deserted_after=round(settings.deserted_after * 1000),
            )
            host.restrictions = restrictions
            watch = Watch(host)
            await watch.open()
            parts.push_async_callback(watch.close)
            await host.open()
            watching = asyncio.create_task(measure_loop_lag())
            parts.callback(watching.cancel)
            parts.push_async_callback(host.close)
            bot_pool = BotPool(
                settings.bot_processes,
                bound=settings.bot_patience,
                per_person=settings.thoughts_a_person,
                per_address=settings.thoughts_an_address,
            )
            parts.push_async_callback(bot_pool.close)
            host.advice_provider = AdviceService(bot_pool)
            host.hint_provider = HintService(bot_pool)
            assignment = TableAssignment(store, host.worker, shared=channels.shared, now=host.now)
            driver = Driver(host, bot_pool, assignment, schedule, settings)
            await driver.open()
            parts.push_async_callback(driver.close)
            housekeeping = Housekeeping(host, settings)
            housekeeping.open()
            parts.push_async_callback(housekeeping.close)
            signer = Signer(await store.secret(KEY))
            restrictions.signer = signer
            quotas = Quotas(store.lease, settings, await store.secret(LIMITS_KEY), host.now)
            parts.push_async_callback(quotas.settled)
            message_limits = MessageLimits(rates, quotas)
            host.charge_entry = message_limits.charge_entry
            passwords = Passwords()
            parts.callback(passwords.close)
            app.state.update(
                store=store,
                host=host,
                assignment=assignment,
                signer=signer,
                quotas=quotas,
                message_limits=message_limits,
                checkup=health.Checkup(host),
                people=People(
                    store, signer, passwords, quotas, LoginDelays(), restrictions, rates, host.now
                ),
                reports=Reports(host, signer, quotas),
                tables=Tables(host, store, signer, quotas, settings),
                sockets=SocketServer(host, signer, message_limits, settings),
            )
            yield

    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        lifespan=[lifespan],
        state=State({"settings": settings, "rates": rates}),
        dependencies={**{name: _part(name) for name in PARTS}, "visitor": Provide(visitor)},
        exception_handlers={**HANDLERS, NotFoundException: page.nowhere},
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        openapi_config=openapi.described(),
        plugins=[openapi.Views()],
        cors_config=neighbours(settings),
    )

    def refuse_banned(scope: "Scope") -> None:
        if restrictions.bans_anybody():
            restrictions.refuse_stranger(client_of(scope), cookie_in(scope["headers"]))

    guard(app, settings, rates, refuse_banned)
    return app


def _part(name: str) -> Provide:
    """Provide a part of the server to the routes that name it as a parameter."""

    def part(state: State) -> Any:  # noqa: ANN401 - each route says what it expects
        return state[name]

    return Provide(part, sync_to_thread=False)
