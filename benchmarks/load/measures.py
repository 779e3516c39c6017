"""What is measured of a server that is open."""

import asyncio
import time
from collections.abc import Sequence
from statistics import quantiles
from typing import NamedTuple

from load.seats import SEATS, Seat
from load.servers import Server, machine_seconds
from load.tables import PATIENCE, Table, Tally, Trouble, settle

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
    """Tables of these names; everybody has sat down."""
    tables = [Table(server.house, name, tally) for name in names]
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[start : start + AT_ONCE]))
        await settle(tables[start : start + AT_ONCE])
    return tables


async def play(
    server: Server, tables: list[Table], tally: Tally, seconds: float, rate: float
) -> Played:
    """All tables play, together so many moves a second, or with 0 as many as they can."""
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
    await settle(tables)
    if len(delays) < 100:
        raise Trouble(f"{server.house.name}: {len(delays)} moves are too few to say anything")
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
    """Play for a while before anything counts."""
    for table in tables:
        table.go()
    await tally.watch(PLAYED_BEFORE)
    await settle(tables)


async def idle(server: Server, sockets: int, tally: Tally) -> float:
    """Bytes of memory for every socket that is open at a table and says nothing.

    The server must be new: one that has worked takes them from memory it has freed. A few tables
    come first, so that what is loaded only once does not count.
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
    """A client that has lost its socket and comes back. `current` says "", or what went wrong."""

    def __init__(self, seat: Seat) -> None:
        self.current: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seat = seat.returning(self)

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """It knows all; news of moves that were on their way may follow."""
        self._end("")

    def lost(self, seat: int, why: str) -> None:
        """It has not come far."""
        self._end(f"seat {seat}, on its return: {why}")

    def _end(self, how: str) -> None:
        if not self.current.done():
            self.current.set_result(how)


async def storm(server: Server, clients: int, tally: Tally) -> float:
    """Seconds until all are current who have lost their sockets at once, in the middle of play."""
    tables = await open_tables(server, [f"storm{n}" for n in range(clients // SEATS)], tally)
    for table in tables:
        table.go()
    await tally.watch(PLAYED_BEFORE)
    returns = [Return(seat) for table in tables for seat in table.seats]
    start = time.perf_counter()
    leave(tables)
    await asyncio.gather(*(one.seat.connect(server.house.port) for one in returns))
    _, late = await asyncio.wait([one.current for one in returns], timeout=PATIENCE)
    took = time.perf_counter() - start
    if late:
        raise Trouble(f"{server.house.name}: {len(late)} were not back in {PATIENCE:.0f} seconds")
    wrong = [how for one in returns if (how := one.current.result())]
    drop([one.seat for one in returns])
    if wrong:
        raise Trouble(f"{server.house.name}: {len(wrong)} could not return: {wrong[0]}")
    return took


def leave(tables: list[Table]) -> None:
    """All sockets are lost at once."""
    for table in tables:
        table.stop()
        drop(table.seats)


def drop(seats: Sequence[Seat]) -> None:
    """Without a word."""
    for seat in seats:
        seat.drop()
