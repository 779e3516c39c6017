"""The ASGI app: its parts, its routes, its start and its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, asgi
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from tabbytop.server.access.middleware import add_middleware, client_address, cors_config
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import EXCEPTION_HANDLERS
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
from tabbytop.server.metrics import count_entry, measure_loop_lag
from tabbytop.server.moderation.polling import ModerationPoller
from tabbytop.server.moderation.restrictions import Restrictions
from tabbytop.server.notices.endpoints import NoticeEndpoints, PushKey
from tabbytop.server.notices.sender import NoticeSender
from tabbytop.server.notices.wishes import TurnNotices
from tabbytop.server.people.circles import Circles
from tabbytop.server.people.comments import CommentBook
from tabbytop.server.people.contests import Contests
from tabbytop.server.people.daily import DailyDeals
from tabbytop.server.people.device_games import DeviceGames
from tabbytop.server.people.identity import Signer, cookie_from_headers
from tabbytop.server.people.invitations import Invitations
from tabbytop.server.people.login_throttle import LoginThrottle
from tabbytop.server.people.passwords import Passwords
from tabbytop.server.people.people import People
from tabbytop.server.people.reports import Reports
from tabbytop.server.people.reviews import ReviewService
from tabbytop.server.people.tables import Tables
from tabbytop.server.routes import (
    circles,
    comments,
    contests,
    daily,
    finished_games,
    games,
    health,
    invitations,
    lessons,
    me,
    moments,
    notices,
    openapi,
    page,
    play,
    puzzles,
    reviews,
    tables,
)
from tabbytop.server.routes.moment_picture import MomentPictures
from tabbytop.server.routes.requests import visitor
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.socket import SocketServer
from tabbytop.server.store.store import Store

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler, Receive, Scope, Send

KEY = "seats and cookies"  # the name of the server's secret key in the database
DAILY_KEY = "daily"  # of the one from which the deals of all days are derived
LIMITS_KEY = "limits"  # of the one by which addresses are hashed
ROUTES: "list[ControllerRouterHandler]" = [
    *games.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *daily.ROUTES,
    *me.ROUTES,
    *notices.ROUTES,
    *tables.ROUTES,
    *invitations.ROUTES,
    *circles.ROUTES,
    *contests.ROUTES,
    play.follow,
    play.play,
    *finished_games.ROUTES,
    *comments.ROUTES,
    *moments.ROUTES,
    *reviews.ROUTES,
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
    "circles",
    "contests",
    "invitations",
    "device_games",
    "notice_endpoints",
    "reports",
    "book",
    "pictures",
    "reviews",
    "daily_deals",
    "checkup",
)  # that routes can name


@asgi("/api/tables/{id:str}/socket", copy_scope=False)
async def table_socket(scope: "Scope", receive: "Receive", send: "Send") -> None:
    """Serve the WebSocket of a table."""
    sockets: SocketServer = scope["litestar_app"].state.sockets
    await sockets.serve(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """Make the whole server as one ASGI app."""
    rates = RateLimiter(settings)
    restrictions = Restrictions(milliseconds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as parts:
            store = await Store.open(settings.database)
            parts.push_async_callback(store.close)
            channels = await Channels.open(
                settings.channels, settings.database, await store.installation()
            )
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
            host.acts_at_once = True
            host.restrictions = restrictions
            host.count_entry = count_entry
            watch = ModerationPoller(host)
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
            signer = Signer(await store.secret_key(KEY))
            restrictions.signer = signer
            quotas = Quotas(
                store.lease_quota, settings, await store.secret_key(LIMITS_KEY), host.now
            )
            parts.push_async_callback(quotas.wait_until_settled)
            message_limits = MessageLimits(rates, quotas)
            host.charge_entry = message_limits.charge_entry
            passwords = Passwords()
            parts.callback(passwords.close)
            seating = Tables(host, store, signer, quotas, settings)
            app.state.update(
                store=store,
                host=host,
                assignment=assignment,
                signer=signer,
                quotas=quotas,
                message_limits=message_limits,
                checkup=health.HealthCheck(host),
                people=People(
                    store, signer, passwords, quotas, LoginThrottle(), restrictions, rates, host.now
                ),
                device_games=DeviceGames(host, store, signer, quotas, message_limits),
                invitations=Invitations(host, store, quotas),
                notice_endpoints=_open_notices(host, settings, parts),
                daily_deals=DailyDeals(store, await store.secret_key(DAILY_KEY), host.now),
                reports=Reports(host, signer, quotas),
                tables=seating,
                circles=Circles(store, quotas, host.now),
                contests=Contests(store, seating, host.now),
                book=CommentBook(host, quotas, message_limits),
                pictures=MomentPictures(),
                reviews=_open_reviews(parts),
                sockets=SocketServer(host, signer, message_limits, settings),
            )
            yield

    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        lifespan=[lifespan],
        state=State({"settings": settings, "rates": rates}),
        dependencies={**{name: _part(name) for name in PARTS}, "visitor": Provide(visitor)},
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: page.not_found},
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        openapi_config=openapi.openapi_config(),
        plugins=[openapi.ViewSchemas()],
        cors_config=cors_config(settings),
    )

    def refuse_banned(scope: "Scope") -> None:
        if restrictions.bans_anybody():
            restrictions.refuse_banned_client(
                client_address(scope), cookie_from_headers(scope["headers"])
            )

    add_middleware(app, settings, rates, refuse_banned)
    return app


def _open_reviews(parts: AsyncExitStack) -> ReviewService:
    reviews = ReviewService()
    parts.push_async_callback(reviews.close)
    return reviews


def _open_notices(host: Host, settings: Settings, parts: AsyncExitStack) -> NoticeEndpoints:
    """Begin to send notices, if this server sends any."""
    push_key = PushKey(host.store)
    if settings.notices:
        sender = NoticeSender(host, push_key, settings)
        to_operator = bool(settings.notice_webhook)
        host.wish_provider = TurnNotices(settings.notice_delay, to_operator, sender.expect)
        sender.open()
        parts.push_async_callback(sender.close)
    return NoticeEndpoints(host.store, push_key, settings, host.now)


def _part(name: str) -> Provide:
    """Provide a part of the server to the routes that name it as a parameter."""

    def part(state: State) -> Any:  # noqa: ANN401 - each route says what it expects
        return state[name]

    return Provide(part, sync_to_thread=False)
