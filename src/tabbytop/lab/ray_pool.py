"""Distributing work over a Ray cluster.

Ray could repeat lost tasks by itself. It is told not to, so that a chunk has one owner: `run_all`
counts the attempts and takes every answer once.
"""

import importlib
import logging
import os
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from tabbytop import __version__
from tabbytop.lab.errors import RayUnavailable, WorkersLost
from tabbytop.lab.processes import sigint_blocked
from tabbytop.lab.workers import QUEUED, Answer, Chunk, Finished, Piece, WorkerPool, available_cores
from tabbytop.texts.message import Message

LOCAL: Final = "local"  # instead of an address: start a Ray on this machine

_OBJECT_STORE: Final = 80_000_000  # bytes; about the least that Ray accepts, and answers are small
_COUNT_EVERY: Final = 5.0  # seconds; machines may join the cluster, or leave it

# Read by Ray when it is imported, and by the processes that it starts. It would print lines about
# lost workers between the lines of a report.
_SILENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS": "1",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",
}
_LOOPBACK_ONLY: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class RayPool(WorkerPool[Piece, Answer]):
    """Workers of a Ray cluster, or of a Ray that is started on this machine and ends with the pool.

    With an address, `workers` is how many chunks are out at a time (None: what the cluster's cores
    can take). Started here, it is the number of worker processes (None: one for each core).
    """

    def __init__(self, work: Callable[[Piece], Answer], address: str, workers: int | None) -> None:
        with ExitStack() as opened:
            self._ray = opened.enter_context(_connected(address or LOCAL, workers))
            self._limit = None if address in ("", LOCAL) else workers
            self._counted = monotonic()
            super().__init__(work, self._limit or self._cores())
            self._remote: Any = self._ray.remote(num_cpus=1, max_retries=0)(_work_on)
            self._pending: dict[Any, Chunk[Piece]] = {}
            self._opened = opened.pop_all()

    @property
    def capacity(self) -> int:
        if self._limit is not None:
            return self._limit
        if monotonic() - self._counted > _COUNT_EVERY:
            self._counted = monotonic()
            self.workers = self._cores()
        return self.workers * QUEUED

    def _cores(self) -> int:
        """Return the cores of the cluster; at least one, because it may still be growing."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def submit(self, chunk: Chunk[Piece]) -> None:
        self._pending[self._remote.remote(__version__, self.work, chunk.piece)] = chunk

    def wait(self) -> Finished[Piece, Answer]:
        finished: Finished[Piece, Answer] = Finished([], [])
        waiting = list(self._pending)
        done, waiting = self._ray.wait(waiting, num_returns=1)
        if waiting:
            more, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0)
            done += more
        for reference in done:
            chunk = self._pending.pop(reference)
            self._collect(reference, chunk, finished)
        return finished

    def _collect(
        self, reference: object, chunk: Chunk[Piece], finished: Finished[Piece, Answer]
    ) -> None:
        errors = self._ray.exceptions
        lost = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.OutOfMemoryError,
            errors.ObjectLostError,
        )
        try:
            finished.answers.append(self._ray.get(reference))
        except errors.RayTaskError as error:
            # Ray mixes its own class into the error; people shall see the one that was raised.
            cause = error.cause
            if isinstance(cause, ModuleNotFoundError) and cause.name == "tabbytop":
                raise RayUnavailable(Message("lab", "ray-without-tabbytop")) from error
            raise cause if isinstance(cause, Exception) else error from None
        except lost:
            finished.lost.append(chunk)
        except errors.RayError as error:
            raise WorkersLost(Message("lab", "ray-failed", reason=_first_line(error))) from error

    def close(self) -> None:
        self._opened.close()

    def terminate(self) -> None:
        # Ray ends the workers of a program that disconnects. To cancel each chunk before could
        # meet one that is just finished, which aborts this process inside Ray.
        self._opened.close()


def _work_on(version: str, work: Callable[[Piece], Answer], piece: Piece) -> Answer:
    """Do one chunk, in a worker of Ray; other rules would give another report, unnoticed."""
    if version != __version__:
        raise RayUnavailable(Message("lab", "ray-other-version", theirs=__version__, ours=version))
    return work(piece)


@contextmanager
def _connected(address: str, workers: int | None) -> Iterator[Any]:
    """Connect to Ray, or start it; yield its module. A program that uses Ray keeps its own."""
    started_here = address == LOCAL
    environment = _SILENT | (_local_environment() if started_here else {})
    with ExitStack() as opened:
        with _variables(environment):
            if started_here:
                _choose_token()
            ray = _import_ray()
            if not ray.is_initialized():
                options: dict[str, object] = {"address": address}
                opened.enter_context(_own_sigterm())
                if started_here:
                    options |= {
                        "num_cpus": workers or available_cores(),
                        "include_dashboard": False,
                        "object_store_memory": _OBJECT_STORE,
                        "_temp_dir": opened.enter_context(_short_folder()),
                    }
                opened.callback(ray.shutdown)
                _initialize(ray, options)
        yield ray


def _import_ray() -> Any:  # noqa: ANN401 - it may not be installed
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise RayUnavailable(Message("lab", "ray-missing")) from error


def _initialize(ray: Any, options: Mapping[str, object]) -> None:  # noqa: ANN401 - see above
    """Connect without a word: errors are raised, and `--json` prints nothing else."""
    quiet = {"logging_level": logging.CRITICAL, "log_to_driver": False}
    try:
        if options["address"] == LOCAL:
            with sigint_blocked():  # interrupted halfway, it would leave processes behind
                ray.init(**quiet, **options)
        else:
            ray.init(**quiet, **options)
    except Exception as error:
        address, reason = options["address"], _first_line(error)
        if address == LOCAL:
            raise RayUnavailable(Message("lab", "ray-not-started", reason=reason)) from error
        raise RayUnavailable(
            Message("lab", "ray-unreachable", address=address, reason=reason)
        ) from error


def _local_environment() -> dict[str, str]:
    """Return variables for processes of this machine: they find the same modules, and listen on
    the loopback interface only."""
    return _LOOPBACK_ONLY | {
        "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)
    }


def _choose_token() -> None:
    """Make a token that only this process and its Ray know.

    Without one, Ray writes a token to the home folder, where later clusters would find it. Ray
    remembers the first that it sees, so the variables stay.
    """
    if "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


@contextmanager
def _short_folder() -> Iterator[str]:
    """Make a folder for sockets and logs; its path is short, because that of a socket must be."""
    short = Path("/tmp")
    with TemporaryDirectory(
        prefix="tabby-", dir=short if short.is_dir() else None, ignore_cleanup_errors=True
    ) as folder:
        yield folder


@contextmanager
def _variables(wanted: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables inside this block."""
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _own_sigterm() -> Iterator[None]:
    """Restore the handler of SIGTERM, which Ray replaces."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
