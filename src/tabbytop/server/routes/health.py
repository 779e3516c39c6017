"""For who runs the server: is it well, and what does it measure."""

import asyncio
from typing import Any, Final, Literal

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec import Struct

from tabbytop import __version__
from tabbytop.server import metrics
from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.hosting.hosting import Host
from tabbytop.server.settings import Settings

_PATIENCE: Final = 2.0  # seconds for the database to answer

Part = Literal["ok", "failing"]


class Health(Struct, frozen=True):
    """`degraded`: all works, but workers hear of each other a few seconds late."""

    status: Literal["ok", "degraded", "failing"]
    version: str
    database: Part
    channels: Part
    workers: int  # that are alive, as far as the database knows


@get("/health", tags=["running it"], include_in_schema=False)
async def health(host: NamedDependency[Host]) -> Response[Health]:
    """Whether this worker can do its work: 200, or 503 if it cannot."""
    workers = await _workers(host)
    channels: Part = "ok" if host.channels.connected else "failing"
    if workers is None or host.closing:
        database: Part = "failing" if workers is None else "ok"
        found = Health("failing", __version__, database, channels, workers or 0)
        return Response(found, status_code=503)
    status: Literal["ok", "degraded"] = "ok" if channels == "ok" else "degraded"
    return Response(Health(status, __version__, "ok", channels, workers))


async def _workers(host: Host) -> int | None:
    """How many are alive; None if the database does not answer."""
    try:
        async with asyncio.timeout(_PATIENCE):
            return max(1, await host.store.workers())
    except (Unavailable, TimeoutError):
        return None


@get("/metrics", tags=["running it"], include_in_schema=False)
async def measured(
    request: Request[Any, Any, Any], host: NamedDependency[Host], state: State
) -> Response[bytes]:
    """The numbers, for Prometheus."""
    settings: Settings = state.settings
    client = request.scope["client"]
    asking = client[0] if client else ""
    if "*" not in settings.metrics_from and asking not in settings.metrics_from:
        raise Refused("not-here", "the setting `metrics_from` says who may read this")
    try:
        tables = await host.store.tables_by_status()
        workers = max(1, await host.store.workers())
    except Unavailable:  # what is measured here is worth knowing even more then
        tables, workers = {}, 0
    content = metrics.exposition(tables, workers)
    return Response(content, media_type=MediaType.TEXT, headers={"Content-Type": _PROMETHEUS})


_PROMETHEUS: Final = metrics.CONTENT_TYPE

ROUTES = [health, measured]
