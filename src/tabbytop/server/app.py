"""The server as an ASGI app: its parts, its start and its end."""

import asyncio
import traceback
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar.datastructures import State

from tabbytop.server.access.middleware import AccessMiddleware, allowed_origins, client_address
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.rate_limits import RateLimiter
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
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.people.reports import Reports
from tabbytop.server.people.reviews import ReviewService
from tabbytop.server.people.tables import Tables
from tabbytop.server.router import router
from tabbytop.server.routes import health
from tabbytop.server.routes.moment_picture import MomentPictures
from tabbytop.server.routes.requests import bring_parts
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.socket import SocketServer
from tabbytop.server.store.store import Store

if TYPE_CHECKING:
    from litestar.types import LifeSpanReceive, LifeSpanSend, Scope

KEY = "seats and cookies"  # the name of the server's secret key in the database
DAILY_KEY = "daily"  # of the one from which the deals of all days are derived
LIMITS_KEY = "limits"  # of the one by which addresses are hashed


class App:
    """The server. `state` has its settings, and once it has started its parts."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rates = rates = RateLimiter(settings)
        self._restrictions = Restrictions(milliseconds)
        self.state = State({"settings": settings, "rates": rates})
        routes = router(settings.body_bytes, allowed_origins(settings))
        self._answer = AccessMiddleware(routes, settings, rates, self._refuse_banned)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - of ASGI
        """Serve one request or socket, or start and stop with the process."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            bring_parts(scope, self.state)
            await self._answer(scope, receive, send)

    async def _live(self, receive: "LifeSpanReceive", send: "LifeSpanSend") -> None:
        started = False
        try:
            await receive()
            async with self._parts():
                await send({"type": "lifespan.startup.complete"})
                started = True
                await receive()
            await send({"type": "lifespan.shutdown.complete"})
        except BaseException:
            why = traceback.format_exc()
            if started:
                await send({"type": "lifespan.shutdown.failed", "message": why})
            else:
                await send({"type": "lifespan.startup.failed", "message": why})
            raise

    def _refuse_banned(self, scope: "Scope") -> None:
        if self._restrictions.bans_anybody():
            self._restrictions.refuse_banned_client(
                client_address(scope), cookie_from_headers(scope["headers"])
            )

    @asynccontextmanager
    async def _parts(self) -> AsyncIterator[None]:
        settings, rates, restrictions = self._settings, self._rates, self._restrictions
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
            replays = ReplayService(rates)
            seating = Tables(host, store, signer, quotas, settings)
            self.state.update(
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
                replays=replays,
                pictures=MomentPictures(replays),
                reviews=_open_reviews(parts),
                sockets=_open_sockets(host, signer, message_limits, settings),
            )
            yield


def _open_sockets(
    host: Host, signer: Signer, message_limits: MessageLimits, settings: Settings
) -> SocketServer:
    sockets = SocketServer(host, signer, message_limits, settings)
    host.run_task(sockets.ping_all())
    return sockets


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
