"""Tables that play as fast as they can, or at a given pace, and how long each move took."""

import asyncio
import time
from collections.abc import Sequence
from random import Random

from load.seats import SEATS, House, Seat

PATIENCE = 30.0  # seconds until something that should have come is missed


class Trouble(Exception):
    """The server did not do what it should; the figures would mean nothing."""


class Tally:
    """What has been played since it was cleared."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # of every move: seconds until its last receiver had it
        self.trouble: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def complain(self, why: str) -> None:
        """The first complaint counts."""
        if not self.trouble.done():
            self.trouble.set_result(why)

    async def watch(self, seconds: float) -> None:
        """Let the tables play; Trouble as soon as there is some."""
        await asyncio.wait([self.trouble], timeout=seconds)
        if self.trouble.done():
            raise Trouble(self.trouble.result())


class Asked:
    """A seat that has to move, and what it will play."""

    def __init__(self, seat: int, number: int, move: object) -> None:
        self.seat = seat
        self.number = number
        self.move = move


class OnItsWay:
    """A move: since when, and how many have not been told of it."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.missing = SEATS


class Table:
    """One table, whose seats are sockets. A move counts when all of them have its update."""

    def __init__(self, house: House, name: str, tally: Tally) -> None:
        self._house = house
        self._name = name
        self._tally = tally
        self._chance = Random(name)
        self._games = 0
        self._coming = SEATS + 1  # seats that have not heard of the game yet, and `self.seats`
        self._moves: dict[int, OnItsWay] = {}  # by number
        self._asked: Asked | None = None
        self._playing = False
        self._pace = 0.0  # seconds from move to move; 0: at once
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.seats: list[Seat] = []

    async def open(self) -> None:
        """All sit down."""
        self._begin(await self._house.sit(f"{self._name}.{self._games}", self))

    def go(self, pace: float = 0.0, first: float = 0.0) -> None:
        """Play on: at once, or a move every so many seconds, the first one at that time."""
        self._pace, self._due, self._playing = pace, first, True
        self._move_on()

    def stop(self) -> None:
        """No more moves."""
        self._playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def quiet(self) -> bool:
        """Whether everybody has heard of everything."""
        return not self._moves and not self._coming

    def lost(self, seat: int, why: str) -> None:
        """That should not happen."""
        self._tally.complain(f"{self._house.name}: seat {seat} of table {self._name}: {why}")

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """A seat has an update. If it is asked, it answers at once, whoever else still waits."""
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
            self._begin(await self._house.sit_again(self.seats, game))
        except (OSError, RuntimeError) as error:
            self.lost(0, f"no new game: {error}")

    def _begin(self, seats: list[Seat]) -> None:
        """Nobody is late because the last game was over."""
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
        """A move that was due before it could be made has been waiting since then."""
        self._asked = None
        self._due += self._pace
        self._moves[asked.number + 1] = OnItsWay(since)
        self.seats[asked.seat].play(asked.number, asked.move)


async def settle(tables: list[Table]) -> None:
    """All tables stop, and everybody hears of everything."""
    for table in tables:
        table.stop()
    deadline = time.perf_counter() + PATIENCE
    while not all(table.quiet() for table in tables):
        if time.perf_counter() > deadline:
            raise Trouble("moves were sent that not everybody has heard of")
        await asyncio.sleep(0.02)
