"""Our server and boardgame.io's under the same load, in one run, driven by the same clients.

    python benchmarks/load/run.py [--peer boardgame|patches|tabbytop|both]
        [--build compiled|interpreted] [--tables 50] [--seconds 10] [--rounds 3] [--rate 400]
        [--sockets 5000] [--clients 2000] [--active 100 1000 5000] [--no-bots] [--no-workers]
        [--json]

The servers have one core, the clients the other. They take turns, a round each, so that whatever
else the machine does hits all alike. `--peer patches` holds boardgame.io against itself with
`deltaState`, which sends what changed. It needs Node with npm, which fetches boardgame.io into
build/; for our server, `make compile`.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from load.boardgame import Boardgame  # noqa: E402 - the path comes first
from load.findings import NO_SCALE, Found, Work, document, table  # noqa: E402 - the same
from load.measures import (  # noqa: E402 - the same
    Played,
    idle,
    leave,
    open_tables,
    play,
    storm,
    warm_up,
)
from load.ours import BUILDS, Ours  # noqa: E402 - the same
from load.scale import (  # noqa: E402 - the same
    WORKERS,
    Active,
    Scale,
    active_tables,
    beside_bots,
    full_speed,
    services,
)
from load.seats import SEATS, Backend  # noqa: E402 - the same
from load.servers import Server, free_port  # noqa: E402 - the same
from load.tables import LoadTestError, Table, Tally  # noqa: E402 - the same

BUILD = ROOT / "build" / "load"
PACKAGE = ROOT / "benchmarks" / "load" / "boardgame" / "package.json"
PEERS = {
    "boardgame": ("boardgame",),
    "patches": ("boardgame", "patches"),
    "tabbytop": ("tabbytop",),
    "both": ("tabbytop", "boardgame"),
}


class Asked(NamedTuple):
    """The measurements of our server alone."""

    active: list[int]  # tables
    bots: bool
    workers: bool
    tables: int  # for the workers
    seconds: float
    rounds: int  # of one worker and several, in turns; the best counts


class Stage:
    """A running server, and the tables that play on it."""

    def __init__(self, backend: Backend, folder: Path, core: int) -> None:
        self.server = Server(backend, folder, {core})
        self.tally = Tally()
        self.tables: list[Table] = []
        self.full: list[Played] = []
        self.paced: list[Played] = []

    async def end(self) -> None:
        """Stop the server."""
        await self.server.backend.close()
        self.server.end()


def installed() -> Path:
    """Return the folder of boardgame.io's modules, installed if they are missing."""
    folder = BUILD / "boardgame"
    if shutil.which("node") is None or shutil.which("npm") is None:
        sys.exit("boardgame.io needs Node and npm; or measure ours alone with --peer tabbytop")
    ready = folder / "ready.json"  # what is installed, once it is
    if not ready.exists() or ready.read_bytes() != PACKAGE.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        shutil.copy(PACKAGE, folder)
        told = ["--no-package-lock", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(["npm", "install", *told], cwd=folder, check=True, stdout=sys.stderr)
        shutil.copy(PACKAGE, ready)
    return folder / "node_modules"


def backend(name: str, build: str) -> Backend:
    """Return the backend of this name, on a free port."""
    if name == "tabbytop":
        return Ours(free_port(), build)
    return Boardgame(free_port(), installed(), patches=name == "patches")


async def measure(
    backends: Sequence[Callable[[], Backend]], work: Work, rounds: int, seconds: float, core: int
) -> list[Found]:
    """Measure all servers on this core: play in turns, then each alone and new with many
    sockets."""
    BUILD.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="run-") as place:
        async with opened(backends, Path(place) / "play", core) as stages:
            await play_rounds(stages, work, rounds, seconds)
        for number, stage in enumerate(stages):
            alone = Path(place) / f"crowd{number}"
            async with opened([backends[number]], alone, core) as [fresh]:
                socket, lasted = await crowd(fresh, work)
            name = stage.server.backend.name
            found.append(Found(name, stage.full, stage.paced, socket, lasted))
    return found


@asynccontextmanager
async def opened(
    backends: Sequence[Callable[[], Backend]], folder: Path, core: int
) -> AsyncIterator[list[Stage]]:
    """Start servers, all on one core, and stop them afterwards in any case."""
    stages: list[Stage] = []
    try:
        for number, backend in enumerate(backends):
            stages.append(Stage(backend(), folder / str(number), core))
            stages[-1].server.wait()
        yield stages
    except (LoadTestError, RuntimeError, OSError) as trouble:
        servers = [stage.server for stage in stages]
        said = "\n".join(f"{server.backend.name} said:\n{server.said()}" for server in servers)
        raise LoadTestError(f"{trouble}\n{said}") from trouble
    finally:
        for stage in stages:
            await stage.end()


async def play_rounds(stages: list[Stage], work: Work, rounds: int, seconds: float) -> None:
    """Let the tables play in turns: as fast as they can, and at the same rate everywhere."""
    for stage in stages:
        names = [f"table{number}" for number in range(work.tables)]
        stage.tables = await open_tables(stage.server, names, stage.tally)
        await warm_up(stage.tables, stage.tally)
    for number in range(rounds):
        for stage in stages:
            tell(f"round {number + 1} of {rounds}: {stage.server.backend.name}")
            for rate, kept in ((0.0, stage.full), (work.rate, stage.paced)):
                kept.append(await play(stage.server, stage.tables, stage.tally, seconds, rate))
    for stage in stages:
        leave(stage.tables)


async def crowd(stage: Stage, work: Work) -> tuple[float | None, float | None]:
    """Measure many sockets: idle ones, and ones that all reconnect at once."""
    socket = lasted = None
    if work.sockets:
        tell(f"idle sockets: {stage.server.backend.name}")
        socket = await idle(stage.server, work.sockets, stage.tally)
    if work.clients:
        tell(f"reconnecting: {stage.server.backend.name}")
        lasted = await storm(stage.server, work.clients, stage.tally)
    return socket, lasted


async def measure_scale(build: str, asked: Asked, core: int) -> Scale:
    """Measure our server alone on this core; every measurement has a new one. A failure ends only
    its own."""
    BUILD.mkdir(parents=True, exist_ok=True)
    active: list[Active] = []
    beside: Played | None = None
    workers: dict[int, Played] = {}
    failures: list[str] = []
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="scale-") as place:

        @asynccontextmanager
        async def alone(what: str, settings: dict[str, str]) -> AsyncIterator[Stage]:
            tell(what)
            ours = partial(Ours, free_port(), build, settings)
            try:
                async with opened([ours], Path(place) / what, core) as [stage]:
                    yield stage
            except LoadTestError as trouble:
                failures.append(f"{what}: {trouble}")

        for tables in asked.active:
            async with alone(f"{tables} active tables", {}) as stage:
                active.append(await active_tables(stage, tables, asked.seconds))
        if asked.bots:
            async with alone("people beside bots", {"TABBYTOP_BOT_BEAT": "0"}) as stage:
                beside = await beside_bots(stage, asked.seconds)
        for number in range(asked.rounds if asked.workers else 0):
            for count in (1, WORKERS):
                with services() as (database, channels):
                    settings = {"DATABASE": database, "CHANNELS": channels, "WORKERS": str(count)}
                    chosen = {f"TABBYTOP_{name}": value for name, value in settings.items()}
                    async with alone(f"{count} workers, round {number + 1}", chosen) as stage:
                        backend = stage.server.backend
                        assert isinstance(backend, Ours)
                        await backend.wait_for_workers(count)
                        played = await full_speed(stage, asked.tables, asked.seconds)
                        workers[count] = max(workers.get(count, played), played, key=per_second)
    return Scale(active, beside, workers.get(1), workers.get(WORKERS), failures)


def per_second(played: Played) -> float:
    """Return the moves for each second of the server's processor time."""
    return played.a_processor_second


def allow_files(count: int) -> None:
    """Let this process and the servers open so many files, as far as the system permits it."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < count:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (count, max(count, most)))
        except (ValueError, OSError):
            print(f"{count} open files are needed, {most} are allowed", file=sys.stderr)


def tell(what: str) -> None:
    """Print progress to the error stream."""
    if sys.stderr.isatty():
        print(f"{what:<60}", end="\r", file=sys.stderr, flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure our server and boardgame.io's.")
    parser.add_argument("--peer", choices=PEERS, default="both", help="which servers")
    parser.add_argument("--build", choices=BUILDS, default="compiled", help="of ours")
    parser.add_argument("--tables", type=int, default=50, help="tables that play")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long a round is")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server's turn comes")
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second, where given")
    parser.add_argument("--sockets", type=int, default=5000, help="idle sockets; 0: none")
    parser.add_argument("--clients", type=int, default=2000, help="clients that reconnect; 0: none")
    parser.add_argument(
        "--active", type=int, nargs="*", default=[100, 1000, 5000], help="numbers of active tables"
    )
    parser.add_argument("--no-bots", action="store_true", help="without the tables of bots")
    parser.add_argument("--no-workers", action="store_true", help="without PostgreSQL and Redis")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead")
    chosen = parser.parse_args()
    work = Work(chosen.tables, chosen.rate, chosen.sockets, chosen.clients)
    allow_files(max(chosen.sockets, chosen.clients, *(SEATS * n for n in chosen.active), 0) + 1000)
    backends = [partial(backend, name, chosen.build) for name in PEERS[chosen.peer]]
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})  # of the clients
    core = cores[-1]
    try:
        found = uvloop.run(measure(backends, work, chosen.rounds, chosen.seconds, core))
    except LoadTestError as trouble:
        sys.exit(str(trouble))
    scale = NO_SCALE
    if "tabbytop" in PEERS[chosen.peer]:
        asked = Asked(
            chosen.active,
            bots=not chosen.no_bots,
            workers=not chosen.no_workers,
            tables=chosen.tables,
            seconds=chosen.seconds,
            rounds=chosen.rounds,
        )
        scale = uvloop.run(measure_scale(chosen.build, asked, core))
    if chosen.json:
        print(json.dumps(document(found, work, scale), indent=2))
    else:
        print(table(found, work, scale))


if __name__ == "__main__":
    main()
