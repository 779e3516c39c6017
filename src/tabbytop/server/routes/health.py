"""For operators: health and metrics."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any, Final, Literal

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from tabbytop import __version__
from tabbytop.server import metrics
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.hosting.host import Host
from tabbytop.server.routes.requests import server_parts
from tabbytop.server.settings import Settings
from tabbytop.server.store.store import file_of
from tabbytop.texts.message import Message

_TIMEOUT: Final = 2.0  # seconds for the database to answer
_MAX_AGE: Final = 1.0  # seconds for which a check is reused

Part = Literal["ok", "failing"]


class Health(Struct, frozen=True):
    """`degraded`: everything works, but workers learn of each other's writes seconds later."""

    status: Literal["ok", "degraded", "failing"]
    version: str
    database: Part
    channels: Part
    workers: int  # that send heartbeats


class HealthCheck:
    """Checks whether the database can be read and written, at most once a second."""

    def __init__(self, host: Host, now: Callable[[], float] = time.monotonic) -> None:
        self._host = host
        self._now = now
        self._lock = asyncio.Lock()
        self._checked_at = -math.inf
        self._workers: int | None = None

    async def workers(self) -> int | None:
        """How many workers are alive; None: the database could not be written in time."""
        async with self._lock:
            if self._now() >= self._checked_at + _MAX_AGE:
                self._workers = await self._check()
                self._checked_at = self._now()
            return self._workers

    async def _check(self) -> int | None:
        store = self._host.store
        try:
            async with asyncio.timeout(_TIMEOUT):
                await store.probe(self._host.now())
                return max(1, await store.workers())
        except (Unavailable, TimeoutError):
            return None


@get("/alive", media_type=MediaType.TEXT, tags=["running it"], include_in_schema=False)
async def alive() -> str:
    """Whether this worker answers at all: a database that is away is no reason to kill it, which
    would only cut every line."""
    return "alive"


@get("/health", tags=["running it"], include_in_schema=False)
async def health(
    host: NamedDependency[Host], checkup: NamedDependency[HealthCheck]
) -> Response[Health]:
    """Whether this worker can serve requests: 200, or 503 if it cannot."""
    workers = await checkup.workers()
    channels: Part = "ok" if host.channels.connected else "failing"
    if workers is None or host.closing:
        database: Part = "failing" if workers is None else "ok"
        found = Health("failing", __version__, database, channels, workers or 0)
        return Response(found, status_code=503)
    status: Literal["ok", "degraded"] = "ok" if channels == "ok" else "degraded"
    return Response(Health(status, __version__, "ok", channels, workers))


@get("/metrics", tags=["running it"], include_in_schema=False)
async def prometheus_metrics(
    request: Request[Any, Any, Any], host: NamedDependency[Host]
) -> Response[bytes]:
    """Metrics for Prometheus."""
    settings: Settings = server_parts(request.scope).settings
    client = request.scope["client"]
    asking = client[0] if client else ""
    if "*" not in settings.metrics_from and asking not in settings.metrics_from:
        raise Refused("not-here", Message("server", "metrics-hidden"))
    try:
        tables = await host.store.tables_by_status()
        workers = max(1, await host.store.workers())
    except Unavailable:  # the other metrics are needed even more then
        tables, workers = {}, 0
    content = metrics.exposition(tables, workers, file_of(settings.database))
    return Response(content, media_type=MediaType.TEXT, headers={"Content-Type": _PROMETHEUS})


_PROMETHEUS: Final = metrics.CONTENT_TYPE

ROUTES = [alive, health, prometheus_metrics]
