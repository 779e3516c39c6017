"""Tables that play as fast as they can, or at a given rate, and the latency of each move."""

import asyncio
import time
from collections.abc import Sequence
from random import Random

from load.seats import SEATS, Backend, Seat

PATIENCE = 30.0  # seconds until something that should have come is missed


class LoadTestError(Exception):
    """Raised when the server misbehaves, so that the figures would be meaningless."""


class Tally:
    """The counts since the last reset."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # of every move: seconds until its last receiver had it
        self.failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def fail(self, why: str) -> None:
        """Record the first failure."""
        if not self.failure.done():
            self.failure.set_result(why)

    async def watch(self, seconds: float) -> None:
        """Let the tables play for so many seconds; raise LoadTestError as soon as one fails."""
        await asyncio.wait([self.failure], timeout=seconds)
        if self.failure.done():
            raise LoadTestError(self.failure.result())


class Asked:
    """A seat that has to move, and the move that it will make."""

    def __init__(self, seat: int, number: int, move: object) -> None:
        self.seat = seat
        self.number = number
        self.move = move


class PendingMove:
    """A move: when it was sent, and how many seats have not received it."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.missing = SEATS


class Table:
    """One table, whose seats are sockets. A move counts when all seats have its update."""

    def __init__(self, backend: Backend, name: str, tally: Tally) -> None:
        self._backend = backend
        self._name = name
        self._tally = tally
        self._chance = Random(name)
        self._games = 0
        self._coming = SEATS + 1  # seats that have not heard of the game yet, and `self.seats`
        self._moves: dict[int, PendingMove] = {}  # by number
        self._asked: Asked | None = None
        self._playing = False
        self._pace = 0.0  # seconds from move to move; 0: at once
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.seats: list[Seat] = []

    async def open(self) -> None:
        """Let all seats join."""
        self._begin(await self._backend.join(f"{self._name}.{self._games}", self))

    def go(self, pace: float = 0.0, first: float = 0.0) -> None:
        """Play on: at once, or a move every so many seconds, the first at that time."""
        self._pace, self._due, self._playing = pace, first, True
        self._move_on()

    def stop(self) -> None:
        """Make no more moves."""
        self._playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def quiet(self) -> bool:
        """Return whether all seats have received everything."""
        return not self._moves and not self._coming

    def lost(self, seat: int, why: str) -> None:
        """Report a failure."""
        self._tally.fail(f"{self._backend.name}: seat {seat} of table {self._name}: {why}")

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """Handle an update of a seat. If it is asked, it answers at once, even if others still
        wait."""
        if moves:
            self._asked = Asked(seat, number, self._chance.choice(moves))
        if self._coming:
            self._coming -= 1
        elif number in self._moves:
            move = self._moves[number]
            move.missing -= 1
            if not move.missing:
                del self._moves[number]
                self._tally.delays.append(time.perf_counter() - move.since)
                if over:
                    self._begin_anew()
        else:
            self.lost(seat, f"an update that nobody has moved for, number {number}")
        self._move_on()

    def _begin_anew(self) -> None:
        self._games += 1
        self._coming = SEATS + 1
        self._task = asyncio.get_running_loop().create_task(self._sit_again())

    async def _sit_again(self) -> None:
        try:
            game = f"{self._name}.{self._games}"
            self._begin(await self._backend.rejoin(self.seats, game))
        except (OSError, RuntimeError) as error:
            self.lost(0, f"no new game: {error}")

    def _begin(self, seats: list[Seat]) -> None:
        """Start a game; its first move is not late because the last game ended."""
        self.seats = seats
        self._coming -= 1
        if self._pace:
            self._due = max(self._due, time.perf_counter())
        self._move_on()

    def _move_on(self) -> None:
        """Send the move that is asked for, now or when it is due."""
        if self._asked is None or self._coming or not self._playing or self._timer is not None:
            return
        now = time.perf_counter()
        if now < self._due:
            self._timer = asyncio.get_running_loop().call_later(self._due - now, self._ring)
        else:
            self._send(self._asked, self._due if self._pace else now)

    def _ring(self) -> None:
        self._timer = None
        assert self._asked is not None
        self._send(self._asked, time.perf_counter())

    def _send(self, asked: Asked, since: float) -> None:
        """Send a move; one that was due earlier counts from the time when it was due."""
        self._asked = None
        self._due += self._pace
        self._moves[asked.number + 1] = PendingMove(since)
        self.seats[asked.seat].play(asked.number, asked.move)


async def settle(tables: list[Table], tally: Tally) -> None:
    """Stop all tables and wait until all updates have arrived."""
    for table in tables:
        table.stop()
    deadline = time.perf_counter() + PATIENCE
    while not all(table.quiet() for table in tables):
        if time.perf_counter() > deadline:
            raise LoadTestError("moves were sent that not everybody has heard of")
        await tally.watch(0.02)
