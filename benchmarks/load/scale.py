"""Measurements of our server alone: many active tables, bots beside people, two workers."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from load.measures import QUIET, Played, leave, open_tables, play, warm_up
from load.ours import Ours
from load.seats import SEATS, Seat
from load.tables import Tally

if TYPE_CHECKING:
    from load.run import Stage

ROOT = Path(__file__).parents[2]
SECONDS_A_MOVE = 3.0  # of every player
BOT_TABLES = 30
BOT_LEVEL = "tiger"
BOT_GAME = "kibble-scuffle"
PERSON_TABLES = 4
PERSON_RATE = 40.0  # moves a second, at the tables of people
WORKERS = 2


class Active(NamedTuple):
    """Tables at which every player moves once in so many seconds."""

    tables: int
    played: Played
    table_bytes: float  # with its four sockets


class Scale(NamedTuple):
    """The results; None: not measured."""

    active: list[Active]
    beside_bots: Played | None  # people's moves, while bots think at other tables
    one_worker: Played | None  # with PostgreSQL and Redis
    two_workers: Played | None
    failures: list[str]  # measurements that could not be made, and why

    def workers_gain(self) -> float | None:
        """Return how many times the moves of one worker on one core two on two cores make.

        The clients need a core, too, so that it follows from the processor time of a move.
        """
        if self.one_worker is None or self.two_workers is None:
            return None
        return WORKERS * self.two_workers.a_processor_second / self.one_worker.a_processor_second


class BotTable:
    """A table where one person plays against bots, at once whenever it is asked."""

    def __init__(self, backend: Ours, number: int, tally: Tally) -> None:
        self._backend = backend
        self._tally = tally
        self._chance = Random(number)
        self._seat: Seat | None = None
        self._asked: tuple[int, object] | None = None

    async def open(self) -> None:
        """Sit down, and play from now on."""
        self._seat = await self._backend.join_bots(BOT_GAME, BOT_LEVEL, self)
        self._answer()

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """Answer, if the seat is asked."""
        if moves:
            self._asked = (number, self._chance.choice(moves))
            self._answer()

    def lost(self, seat: int, why: str) -> None:
        """Report a failure."""
        self._tally.fail(f"a table of bots: {why}")

    def drop(self) -> None:
        """Leave."""
        if self._seat is not None:
            self._seat.drop()

    def _answer(self) -> None:
        if self._seat is not None and self._asked is not None:
            (number, move), self._asked = self._asked, None
            self._seat.play(number, move)


async def active_tables(stage: "Stage", tables: int, seconds: float) -> Active:
    """Let so many tables play, where every player moves once in three seconds."""
    first = await open_tables(stage.server, ["first"], stage.tally)
    await stage.tally.watch(QUIET)
    before = stage.server.memory()
    names = [f"active{number}" for number in range(tables)]
    opened = await open_tables(stage.server, names, stage.tally)
    played = await play(stage.server, opened, stage.tally, seconds, tables * SEATS / SECONDS_A_MOVE)
    grown = stage.server.memory() - before
    leave([*first, *opened])
    return Active(tables, played, grown / tables)


async def beside_bots(stage: "Stage", seconds: float) -> Played:
    """Measure people's moves while bots think at many other tables."""
    backend = stage.server.backend
    assert isinstance(backend, Ours)
    crowd = [BotTable(backend, number, stage.tally) for number in range(BOT_TABLES)]
    for table in crowd:
        await table.open()
    names = [f"person{number}" for number in range(PERSON_TABLES)]
    tables = await open_tables(stage.server, names, stage.tally)
    await stage.tally.watch(QUIET)
    played = await play(stage.server, tables, stage.tally, seconds, PERSON_RATE)
    leave(tables)
    for table in crowd:
        table.drop()
    return played


async def full_speed(stage: "Stage", tables: int, seconds: float) -> Played:
    """Let tables play as fast as they can."""
    opened = await open_tables(
        stage.server, [f"table{number}" for number in range(tables)], stage.tally
    )
    await warm_up(opened, stage.tally)
    played = await play(stage.server, opened, stage.tally, seconds, 0.0)
    leave(opened)
    return played


@contextmanager
def services() -> Iterator[tuple[str, str]]:
    """Start PostgreSQL and Redis of our own, as the tests do, and yield their addresses."""
    sys.path.insert(0, str(ROOT))
    from tests.services.postgresql import PostgreSQL  # noqa: PLC0415 - the path comes first
    from tests.services.redis import Redis  # noqa: PLC0415 - the same

    database, channels = PostgreSQL(), Redis()
    try:
        database.fresh()
        channels.fresh()
        yield database.url, channels.url
    finally:
        channels.close()
        database.close()


def lines(scale: Scale) -> list[tuple[str, str]]:
    """Return names and values for the table."""
    found = []
    for one in scale.active:
        played = one.played
        told = (
            f"{100 * played.busy:.0f} % of a core, {played.a_second:,.0f} moves/s, "
            f"p50 {played.median:.1f} ms, p99 {played.slowest:.1f} ms, "
            f"{one.table_bytes / 1000:.0f} kB a table"
        )
        found.append((f"{one.tables:,} tables, a move in 3 s a player", told))
    if scale.beside_bots is not None:
        played = scale.beside_bots
        told = (
            f"p50 {played.median:.1f} ms, p99 {played.slowest:.1f} ms; "
            f"server and bots had {100 * played.busy:.0f} % of a core"
        )
        found.append((f"a person's move beside {BOT_TABLES} tables of {BOT_LEVEL}", told))
    for name, worker in (("one worker", scale.one_worker), ("two workers", scale.two_workers)):
        if worker is not None:
            told = f"{worker.a_processor_second:,.0f} moves per second of CPU"
            found.append((f"{name}, PostgreSQL and Redis", told))
    return found + [("not measured", failure) for failure in scale.failures]
