"""Tables that play as fast as they can, or at a given pace, and what each move took."""

import asyncio
import time
from collections.abc import Sequence
from random import Random

from load.seats import SEATS, House, Seat


class Tally:
    """What has been played since it was last cleared."""

    def __init__(self) -> None:
        self.moves = 0
        self.games = 0
        self.delays: list[float] = []  # seconds from sending a move to its last receiver's update

    def clear(self) -> None:
        """Begin to count."""
        self.moves = self.games = 0
        self.delays = []


class Table:
    """One table, whose seats are sockets. A move counts when all of them have its update."""

    def __init__(self, house: House, port: int, name: str, tally: Tally, chance: Random) -> None:
        self._name = name
        self._played = 0  # games
        self._tally = tally
        self._chance = chance
        self._port = port
        self._begins = SEATS  # seats that have not been told the beginning of the game yet
        self._waiting: dict[int, list[float]] = {}  # by number: when it was sent, who is missing
        self._asked: tuple[int, int, object] | None = None  # a seat, a number, its move
        self._pace = 0.0  # seconds from move to move; 0: at once
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._still = True
        self.sat = asyncio.get_running_loop().create_future()  # all seats are there
        self.seats = [
            house.seat(port, self._game(), number, self) for number in range(SEATS)
        ]

    def _game(self) -> str:
        return f"{self._name}-{self._played}"

    async def connect(self) -> None:
        """All seats."""
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self._port)
        await self.sat

    def go(self, pace: float, first: float) -> None:
        """Play on: a move every so many seconds, the first one then; or, with 0, at once."""
        self._pace, self._due, self._still = pace, first, False
        self._next()

    def stop(self) -> None:
        """No more moves."""
        self._still = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def quiet(self) -> bool:
        """Whether every move has reached everybody."""
        return not self._waiting and self._begins == 0

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """A seat has an update; if it is asked, it answers."""
        if self._begins:
            self._begins -= 1
            if moves:
                self._asked = (seat, number, self._chance.choice(moves))
            if not self._begins:
                if not self.sat.done():
                    self.sat.set_result(None)
                self._next()
            return
        waiting = self._waiting[number]
        waiting[1] -= 1
        if not waiting[1]:
            del self._waiting[number]
            self._tally.moves += 1
            self._tally.delays.append(time.perf_counter() - waiting[0])
            if over:
                self._anew()
                return
        if moves:
            self._asked = (seat, number, self._chance.choice(moves))
            self._next()

    def _anew(self) -> None:
        self._played += 1
        self._tally.games += 1
        self._begins = SEATS
        for seat in self.seats:
            seat.sit_down_again(self._game())

    def _next(self) -> None:
        """Send the move now, or when it is due."""
        if self._asked is None or self._still or self._begins or self._timer is not None:
            return
        now = time.perf_counter()
        if self._pace and now < self._due:
            self._timer = asyncio.get_running_loop().call_later(self._due - now, self._ring)
            return
        self._send(self._due if self._pace else now)

    def _ring(self) -> None:
        self._timer = None
        self._send(time.perf_counter())

    def _send(self, start: float) -> None:
        """A move that could not be sent when it was due has been waiting since then."""
        assert self._asked is not None
        seat, number, move = self._asked
        self._asked = None
        self._due += self._pace
        self._waiting[number + 1] = [start, SEATS]
        self.seats[seat].play(number, move)
