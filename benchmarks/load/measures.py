"""Measurements on a running server."""

import asyncio
import time
from collections.abc import Sequence
from statistics import quantiles
from typing import NamedTuple

from load.seats import SEATS, Seat
from load.servers import Server, machine_seconds
from load.tables import PATIENCE, LoadTestError, Table, Tally, settle

AT_ONCE = 50  # tables that are opened together
PLAYED_BEFORE = 3.0  # seconds for a compiler to warm up, and for games to be in their middle
QUIET = 3.0  # seconds until memory has settled


class Played(NamedTuple):
    """One round of play."""

    a_second: float  # moves that all have heard of
    a_processor_second: float  # … for every second of the server's processor time
    busy: float  # the part of a core that the server had
    driver: float  # … and that the clients had
    others: float  # cores that other programs had: they disturb
    median: float  # milliseconds from a move to its last receiver's update
    slowest: float  # … of the slowest one in a hundred


async def open_tables(server: Server, names: Sequence[str], tally: Tally) -> list[Table]:
    """Open tables of these names, with all seats taken."""
    tables = [Table(server.backend, name, tally) for name in names]
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[start : start + AT_ONCE]))
        await settle(tables[start : start + AT_ONCE], tally)
    return tables


async def play(
    server: Server, tables: list[Table], tally: Tally, seconds: float, rate: float
) -> Played:
    """Let all tables play, together so many moves a second, or as fast as they can with 0."""
    pace = len(tables) / rate if rate else 0.0
    now = time.perf_counter()
    for place, table in enumerate(tables):
        table.go(pace, now + pace * place / len(tables))
    await tally.watch(1.0)
    tally.delays.clear()
    start, everything = time.perf_counter(), machine_seconds()
    used, own = server.seconds(), time.process_time()
    await tally.watch(seconds)
    delays = tally.delays.copy()
    took = time.perf_counter() - start
    used, own = server.seconds() - used, time.process_time() - own
    others = max(0.0, machine_seconds() - everything - used - own)
    await settle(tables, tally)
    if len(delays) < 100:
        raise LoadTestError(
            f"{server.backend.name}: {len(delays)} moves are too few to say anything"
        )
    hundredths = quantiles(delays, n=100)
    return Played(
        a_second=len(delays) / took,
        a_processor_second=len(delays) / used,
        busy=used / took,
        driver=own / took,
        others=others / took,
        median=hundredths[49] * 1000,
        slowest=hundredths[98] * 1000,
    )


async def warm_up(tables: list[Table], tally: Tally) -> None:
    """Play for a while before anything is measured."""
    for table in tables:
        table.go()
    await tally.watch(PLAYED_BEFORE)
    await settle(tables, tally)


async def idle(server: Server, sockets: int, tally: Tally) -> float:
    """Return the bytes of memory for every idle socket at a table.

    The server must be new: after work, it would reuse memory that it has freed. A few tables are
    opened first, so that one-time allocations do not count.
    """
    first = await open_tables(server, [f"first{n}" for n in range(AT_ONCE)], tally)
    await tally.watch(QUIET)
    before = server.memory()
    tables = await open_tables(server, [f"idle{n}" for n in range(sockets // SEATS)], tally)
    await tally.watch(QUIET)
    grown = server.memory() - before
    leave([*first, *tables])
    return grown / (len(tables) * SEATS)


class Return:
    """A client that lost its socket and reconnects. `current` is "", or an error."""

    def __init__(self, seat: Seat) -> None:
        self.current: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seat = seat.returning(self)

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """Note that the client is up to date; updates that were under way may follow."""
        self._end("")

    def lost(self, seat: int, why: str) -> None:
        """Note that the client failed."""
        self._end(f"seat {seat}, on its return: {why}")

    def _end(self, how: str) -> None:
        if not self.current.done():
            self.current.set_result(how)


async def storm(server: Server, clients: int, tally: Tally) -> float:
    """Return the seconds until all clients that lost their sockets at once are up to date again."""
    tables = await open_tables(server, [f"storm{n}" for n in range(clients // SEATS)], tally)
    for table in tables:
        table.go()
    await tally.watch(PLAYED_BEFORE)
    returns = [Return(seat) for table in tables for seat in table.seats]
    start = time.perf_counter()
    leave(tables)
    await asyncio.gather(*(one.seat.connect(server.backend.port) for one in returns))
    _, late = await asyncio.wait([one.current for one in returns], timeout=PATIENCE)
    took = time.perf_counter() - start
    if late:
        raise LoadTestError(
            f"{server.backend.name}: {len(late)} were not back in {PATIENCE:.0f} seconds"
        )
    wrong = [how for one in returns if (how := one.current.result())]
    drop([one.seat for one in returns])
    if wrong:
        raise LoadTestError(f"{server.backend.name}: {len(wrong)} could not return: {wrong[0]}")
    return took


def leave(tables: list[Table]) -> None:
    """Drop all sockets at once."""
    for table in tables:
        table.stop()
        drop(table.seats)


def drop(seats: Sequence[Seat]) -> None:
    """Drop the connection without closing it."""
    for seat in seats:
        seat.drop()
