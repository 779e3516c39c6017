"""Running the server: in this process, or in several that share one listening socket."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from ctypes import c_double
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvicorn

from tabbytop.server import systemd
from tabbytop.server.app import App
from tabbytop.server.channels.channels import Channels
from tabbytop.server.launching import noted_url
from tabbytop.server.logs import start_logging
from tabbytop.server.memory import limit_arenas
from tabbytop.server.metrics import forget_worker, shared_metrics
from tabbytop.server.settings import BadSettings, Settings
from tabbytop.server.sockets.hand_over import SocketHandOver, hand_over_folder
from tabbytop.server.sockets.http_protocol import HttpProtocol
from tabbytop.server.sockets.websocket_protocol import WebSocketProtocol
from tabbytop.server.store.store import Store, file_of
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess
    from multiprocessing.synchronize import Event
    from pathlib import Path


BACKLOG: Final = 2048
_PORTS_TRIED: Final = 100  # one after the other, before any free one is taken
_LAST_PORT: Final = 65535
_GRACE_SECONDS: Final = 10  # for running requests when the server is told to stop
_PING_SECONDS: Final = 20.0  # between two keepalive pings of a WebSocket
_DEAD_MS: Final = 30_000  # that sent data may stay unacknowledged
_POLL_SECONDS: Final = 0.2
BEAT_SECONDS: Final = 1.0  # between two signs of life
SILENT_SECONDS: Final = 10.0  # after which a worker without a sign of life is killed
_MIN_LIFETIME: Final = 2.0  # of a worker; one that dies sooner is not replaced at once
_GC_THRESHOLD: Final = 25_000  # between two runs of the garbage collector
_START_SECONDS: Final = 180.0  # for a new worker; only a hang takes longer, one that fails exits
_RELOAD: Final = getattr(signal, "SIGHUP", None)  # not on Windows
_ALONE: Final = "a single worker cannot be replaced while it serves; restart the server instead"
_log = logging.getLogger("tabbytop.server")


class Server(uvicorn.Server):
    """uvicorn's server, which dismisses its subscribers before it stops.

    `on_started` is called when it takes connections, and `on_beat` every second from then on: if it
    falls silent, the event loop is stuck. With `hand_over`, it takes connections of the other
    workers, too.
    """

    def __init__(
        self,
        app: App,
        config: uvicorn.Config,
        on_started: "Callable[[], None]",
        on_beat: "Callable[[], None]",
        hand_over: SocketHandOver | None = None,
    ) -> None:
        super().__init__(config)
        self.app = app  # the config may wrap it
        self._on_started = on_started
        self._on_beat = on_beat
        self._hand_over = hand_over

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report that connections are accepted."""
        await super().startup(sockets)
        if self.started:
            if self._hand_over is not None:
                self._hand_over.open(self.app.state.host.worker, self._take_over)
            self._on_started()
            self._beat()

    def _beat(self) -> None:
        self._on_beat()
        asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)

    def _take_over(self, connection: socket.socket, request: bytes) -> None:
        """Serve a WebSocket whose request another worker has read."""
        protocol = WebSocketProtocol(self.config, self.server_state, self.lifespan.state)
        protocol.request_read = request
        task = asyncio.create_task(_connect(protocol, connection))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, dismiss subscribers, and finish running requests."""
        if self._hand_over is not None:
            self._hand_over.close()
        state = self.app.state
        if getattr(state, "host", None) is not None:
            if len(state.assignment.alive) > 1:
                for server in self.servers:
                    server.close()  # reconnecting clients must reach another worker
                await state.host.hand_over()
            state.host.close_subscribers()
        await super().shutdown(sockets)


async def _connect(protocol: WebSocketProtocol, connection: socket.socket) -> None:
    """Let the protocol serve the connection, unless that is gone."""
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
    except OSError:
        connection.close()


def make_server(
    settings: Settings,
    on_started: "Callable[[], None]" = lambda: None,
    folder: "Path | None" = None,
    on_beat: "Callable[[], None]" = lambda: None,
) -> Server:
    """Make the server of one process. Workers that have the same `folder` hand WebSockets over to
    each other."""
    app = App(settings)
    hand_over = None if folder is None else SocketHandOver(folder)
    http: Any = partial(HttpProtocol, hand_over=hand_over)  # uvicorn only calls it
    return Server(
        app,
        uvicorn.Config(
            app,
            loop="auto",
            http=http,
            ws=WebSocketProtocol,
            ws_max_size=settings.socket_bytes,
            ws_ping_interval=_PING_SECONDS,
            ws_ping_timeout=_PING_SECONDS,
            ws_per_message_deflate=False,  # changes are short; it costs more than it saves
            lifespan="on",
            access_log=False,
            log_config=None,
            log_level="warning",  # it would name the links of private tables
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=_GRACE_SECONDS,
        ),
        on_started,
        on_beat,
        hand_over,
    )


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket. BadSettings if it cannot be opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, or asyncio leaves Nagle's algorithm on: each answer would wait 40 ms
    # for the acknowledgement of its headers.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":  # there the usual option would share a port that is taken
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # Accepted sockets inherit it: clients that are dead or never read are disconnected.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _DEAD_MS)
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        words = error.strerror or str(error)
        where = {"host": settings.host, "port": settings.port}
        raise BadSettings(Message("server-command", "cannot-listen", why=words, **where)) from None
    listener.set_inheritable(True)
    return listener


def listen_on_any_port(settings: Settings) -> socket.socket:
    """Return the listening socket, on the next free port if the one of the settings is taken."""
    following = range(settings.port, min(settings.port + _PORTS_TRIED, _LAST_PORT + 1))
    for port in following:
        with contextlib.suppress(BadSettings):
            return listen(msgspec.structs.replace(settings, port=port))
    return listen(msgspec.structs.replace(settings, port=0))


def serve(
    settings: Settings,
    on_listening: "Callable[[str], None]" = lambda url: None,
    *,
    any_port: bool = False,
) -> None:
    """Serve until a signal says stop; `on_listening` gets the URL. With `any_port`, a taken port is
    no error."""
    asyncio.run(_prepare(settings))
    with listen_on_any_port(settings) if any_port else listen(settings) as listener:
        url = address(settings, listener)
        file = file_of(settings.database)
        with noted_url(file, url) if file is not None else contextlib.nullcontext():
            on_listening(url)
            _serve_on(settings, listener)


def _serve_on(settings: Settings, listener: socket.socket) -> None:
    if settings.workers > 1:
        with shared_metrics(), hand_over_folder() as folder:
            Workers(settings, listener, folder).run()
    else:
        if _RELOAD is not None:
            signal.signal(_RELOAD, lambda *_: _log.warning(_ALONE))
        started = partial(systemd.notify, "READY=1")
        run_server(settings, listener, started, on_beat=partial(systemd.notify, "WATCHDOG=1"))


async def _prepare(settings: Settings) -> None:
    """Migrate the database, and report problems with it before accepting connections."""
    store = await Store.open(settings.database)
    await store.close()
    channels = await Channels.open(settings.channels, settings.database)
    await channels.close()


def run_server(
    settings: Settings,
    listener: socket.socket,
    on_started: "Callable[[], None]" = lambda: None,
    folder: "Path | None" = None,
    on_beat: "Callable[[], None]" = lambda: None,
) -> None:
    """Serve in this process until a signal says stop, and return normally."""
    server = make_server(settings, on_started, folder, on_beat)

    def stop(*_: object) -> None:
        server.should_exit = True

    # For signals before uvicorn handles them, and those that it raises again at the end.
    before = signal.signal(signal.SIGTERM, stop)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            limit_arenas()
            _tune_garbage_collector()
            _raise_file_limit()
            server.run([listener])
    finally:
        signal.signal(signal.SIGTERM, before)


def _raise_file_limit() -> None:
    """Raise the soft limit of open files and sockets, usually 1,024, to the hard limit."""
    try:
        import resource  # noqa: PLC0415 - not everywhere
    except ImportError:
        return
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _tune_garbage_collector() -> None:
    """Collect garbage less often: imported modules stay, and nearly all objects of a move are freed
    by reference counting, so that the usual thresholds would scan all tables for nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GC_THRESHOLD, 20, 50)


def address(settings: Settings, listener: socket.socket) -> str:
    """Return the URL of a server that listens there."""
    port = listener.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"


class Workers:
    """Processes that serve one listening socket; one that dies or gets stuck is replaced.

    After SIGHUP all of them are replaced, one after the other, by processes that load the code as
    it is installed now. They hand WebSockets over to each other through the folder.
    """

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        folder: "Path | None" = None,
        now: "Callable[[], float]" = time.monotonic,
    ) -> None:
        self._now = now
        self._settings = settings
        self._listener = listener
        self._folder = folder
        self._processes: list[SpawnProcess] = []
        self._first: frozenset[SpawnProcess] = frozenset()
        self._born: dict[SpawnProcess, float] = {}
        self._started: dict[SpawnProcess, Event] = {}
        self._beats: dict[SpawnProcess, c_double] = {}  # when each last gave a sign of life
        self._looked_at = self._awake_since = now()
        self._stopping = threading.Event()
        self._reloading = threading.Event()

    def run(self) -> None:
        """Run until a signal says stop, or workers cannot start."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self._stopping.set())
        if _RELOAD is not None:
            signal.signal(_RELOAD, lambda *_: self._reloading.set())
        for _ in range(self._settings.workers):
            self._processes.append(self._start())
        self._first = frozenset(self._processes)
        failed = False
        systemd.notify("READY=1")
        while not failed and not self._stopping.wait(_POLL_SECONDS):
            systemd.notify("WATCHDOG=1")
            self.kill_silent_workers()
            failed = self._replace_dead_workers()
            if self._reloading.is_set() and not failed:
                self._reloading.clear()
                self._replace_all()
        self._stop(self._processes)
        if failed:
            raise BadSettings(Message("server-command", "workers-fail"))

    def _start(self) -> "SpawnProcess":
        context = multiprocessing.get_context("spawn")
        started = context.Event()
        beat = context.RawValue(c_double, 0.0)
        work = (self._settings, self._listener, started, self._folder, beat)
        process = context.Process(target=_work, args=work)
        process.start()
        self._born[process] = time.monotonic()
        self._started[process] = started
        self._beats[process] = beat
        return process

    def _replace_all(self) -> None:
        """Do a rolling restart: each worker stops when a new one accepts connections in its place.
        If a new one cannot start, the old ones stay."""
        for place, old in enumerate(self._processes):
            new = self._start()
            if not self._has_started(new):
                _log.error("a new worker does not start; the old ones go on")
                self._stop([new])
                return
            self._processes[place] = new
            self._stop([old])
        _log.info("all %d workers are replaced", len(self._processes))

    def _has_started(self, process: "SpawnProcess") -> bool:
        deadline = time.monotonic() + _START_SECONDS
        while process.exitcode is None and time.monotonic() < deadline:
            systemd.notify("WATCHDOG=1")
            if self._stopping.is_set():
                return False
            if self._started[process].wait(_POLL_SECONDS):
                return True
        return False

    def kill_silent_workers(self) -> None:
        """Kill workers without a sign of life for long: they are frozen, or in an endless loop.
        Signs that came while this process was frozen itself count from when it woke up."""
        now = self._now()
        if now - self._looked_at > SILENT_SECONDS / 2:
            self._awake_since = now
        self._looked_at = now
        for process in self._processes:
            beat = self._beats[process].value
            if beat and now - max(beat, self._awake_since) > SILENT_SECONDS:
                _log.error("a worker is silent for %d seconds and is killed", now - beat)
                process.kill()
                process.join()

    def _replace_dead_workers(self) -> bool:
        """Replace dead workers; return whether that is pointless."""
        for place, process in enumerate(self._processes):
            if process.exitcode is None:
                continue
            # One of the first that cannot start never will; a later one's database may be away.
            if process.exitcode == uvicorn.config.STARTUP_FAILURE and process in self._first:
                return True
            if time.monotonic() - self._born[process] < _MIN_LIFETIME:
                continue
            _log.error("a worker has died (exit code %s) and is replaced", process.exitcode)
            self._forget(process)
            self._processes[place] = self._start()
        return False

    def _stop(self, processes: "list[SpawnProcess]") -> None:
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + 2 * _GRACE_SECONDS
        for process in processes:
            while process.exitcode is None and time.monotonic() < deadline:
                systemd.notify("WATCHDOG=1")
                process.join(_POLL_SECONDS)
            if process.exitcode is None:
                _log.error("a worker did not stop in time and is killed")
                process.kill()
                process.join()
            self._forget(process)

    def _forget(self, process: "SpawnProcess") -> None:
        forget_worker(process.pid)
        del self._born[process], self._started[process], self._beats[process]


def _work(
    settings: Settings,
    listener: socket.socket,
    started: "Event",
    folder: "Path | None",
    beat: c_double,
) -> None:
    """Run one worker, until it is told to stop or its parent is gone."""
    threading.Thread(target=_follow_parent, daemon=True).start()
    if _RELOAD is not None:
        signal.signal(_RELOAD, signal.SIG_IGN)  # it is for the parent, also if all processes get it
    start_logging(settings)

    def give_sign_of_life() -> None:
        beat.value = time.monotonic()

    run_server(settings, listener, started.set, folder, give_sign_of_life)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        while True:  # a process that is just starting ignores it
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(_POLL_SECONDS)
