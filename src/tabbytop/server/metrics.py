"""Metrics of the server for Prometheus.

Labels are few and known beforehand: games, levels, kinds; never a table, a person or an address.
Several workers share their metrics through a folder (`shared_metrics`), so that any of them can
report those of all.
"""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

# The environment must be set before this import: see `shared_metrics`.
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from tabbytop.server.errors import Code
from tabbytop.server.table.entries import LogEntry

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
_LAG_EVERY: Final = 0.5  # seconds
_OWN: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]  # of prometheus_client

_LINES: Final = Counter(
    "tabbytop_lines", "Lines written to the logs of tables.", ["game", "kind"], registry=_OWN
)
_REFUSED: Final = Counter(
    "tabbytop_refused", "Messages and requests that were refused.", ["code"], registry=_OWN
)
_SOCKETS: Final = Gauge(
    "tabbytop_sockets", "Open WebSockets.", registry=_OWN, multiprocess_mode="livesum"
)
_COMMIT_LINES: Final = Histogram(
    "tabbytop_commit_lines",
    "Lines that went to the disk in one commit.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=_OWN,
)
_COMMIT_SECONDS: Final = Histogram(
    "tabbytop_commit_seconds",
    "How long a commit took.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=_OWN,
)
_NOTICES: Final = Counter(
    "tabbytop_notices",
    "Notices that were sent, or given up.",
    ["kind", "outcome"],
    registry=_OWN,
)
_BOT_SECONDS: Final = Histogram(
    "tabbytop_bot_seconds",
    "How long a bot's decision took, waiting for a free process included.",
    ["game", "level"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20),
    registry=_OWN,
)
_THINKING_WAIT: Final = Histogram(
    "tabbytop_thinking_wait_seconds",
    "How long a question waited in the queue for a process, by its length.",
    ["length"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5),
    registry=_OWN,
)
_WEAKER_BOTS: Final = Counter(
    "tabbytop_weaker_bots",
    "Questions that were passed to a weaker bot, since no process was free in time.",
    ["game"],
    registry=_OWN,
)
_FAILED_BOTS: Final = Counter(
    "tabbytop_failed_bots", "Decisions that a bot did not come to.", ["game"], registry=_OWN
)

_FAILED_COMMITS: Final = Counter(
    "tabbytop_failed_commits", "Commits that failed: nothing of them is on disk.", registry=_OWN
)
_LOOP_LAG: Final = Histogram(
    "tabbytop_loop_lag_seconds",
    "How late the event loop comes to what is due; measured twice a second.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=_OWN,
)


_uncounted: dict[tuple[str, str], int] = {}  # entries by game and kind, see `count_entry`


def count_entry(game: str, entry: LogEntry) -> None:
    """Count a log entry that this worker has written. prometheus_client hears of it within half a
    second, and before it is asked: telling it takes twenty times as long as adding one."""
    key = (game, entry.kind)
    _uncounted[key] = _uncounted.get(key, 0) + 1


def _pass_counts_on() -> None:
    """Tell prometheus_client of the entries that were counted since the last time."""
    for key in list(_uncounted):
        _LINES.labels(*key).inc(_uncounted.pop(key))


def count_refusal(code: Code) -> None:
    """Count a refusal."""
    _REFUSED.labels(code).inc()


def count_open_socket() -> Callable[[], None]:
    """Count a socket that was opened; call the result when it is closed."""
    _SOCKETS.inc()
    return _SOCKETS.dec


@contextmanager
def time_commit(lines: int) -> Iterator[None]:
    """Time a commit of so many entries; one that fails is not counted."""
    start = perf_counter()
    yield
    _COMMIT_SECONDS.observe(perf_counter() - start)
    _COMMIT_LINES.observe(lines)


@contextmanager
def time_bot_decision(game: str, level: str) -> Iterator[None]:
    """Time a bot's decision, and count failures."""
    start = perf_counter()
    try:
        yield
    except Exception:
        _FAILED_BOTS.labels(game).inc()
        raise
    _BOT_SECONDS.labels(game, level).observe(perf_counter() - start)


def count_failed_commit() -> None:
    """Count a failed commit."""
    _FAILED_COMMITS.inc()


def count_notice(kind: str, outcome: str) -> None:
    """Count a notice; `kind` is that of its endpoint."""
    _NOTICES.labels(kind, outcome).inc()


@contextmanager
def time_queue_wait(*, short: bool) -> Iterator[None]:
    """Time a question's wait in the queue for a process, however that ends."""
    start = perf_counter()
    try:
        yield
    finally:
        length = "short" if short else "long"
        _THINKING_WAIT.labels(length).observe(perf_counter() - start)


def count_weaker_bot(game: str) -> None:
    """Count a question that was passed to a weaker bot."""
    _WEAKER_BOTS.labels(game).inc()


async def measure_loop_lag() -> None:
    """Measure the event loop's lag, until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_EVERY
        await asyncio.sleep(_LAG_EVERY)
        _LOOP_LAG.observe(max(0.0, loop.time() - due))
        _pass_counts_on()


def exposition(tables: Mapping[str, int], workers: int, disk: Path | None = None) -> bytes:
    """Return all metrics in Prometheus's format, with the number of tables by status, and the free
    space where the file `disk` is."""
    _pass_counts_on()
    registry = CollectorRegistry()
    if _FOLDER in os.environ:
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # of prometheus_client
    else:
        registry.register(_OWN)
        ProcessCollector(registry=registry)
    registry.register(_DatabaseCollector(tables, workers, disk))
    return generate_latest(registry)


class _DatabaseCollector(Collector):
    """Collects the numbers of the database, and the free space of its disk."""

    def __init__(self, tables: Mapping[str, int], workers: int, disk: Path | None) -> None:
        self._tables = tables
        self._workers = workers
        self._disk = disk

    def collect(self) -> Iterable[Metric]:
        tables = GaugeMetricFamily("tabbytop_tables", "Tables by status.", labels=["status"])
        for status, count in sorted(self._tables.items()):
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("tabbytop_workers", "Workers that are alive.", self._workers)
        if self._disk is not None:
            with suppress(OSError):  # the folder may be gone
                room = shutil.disk_usage(self._disk.absolute().parent).free
                words = "Bytes that are free where the database's file is."
                yield GaugeMetricFamily("tabbytop_disk_free_bytes", words, room)


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Provide a folder in which workers share their metrics, while they run."""
    with TemporaryDirectory(prefix="tabbytop-") as folder:
        os.environ[_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[_FOLDER]


def forget_worker(pid: int | None) -> None:
    """Forget the open sockets of a worker that has ended."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]  # of prometheus_client
