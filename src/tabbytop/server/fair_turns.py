"""Turns for long work that would keep everybody else waiting.

One piece of work runs at a time. The order is that of the fair queue: addresses take turns, then
the people within an address, and all are charged with the seconds that their work took.
"""

import asyncio
from asyncio import Future
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

from tabbytop.server.fair_queue import FairQueue, Job, Payer

T = TypeVar("T")
_COST: Final = 0.01  # seconds: a guess, corrected when the turn is over


class Turn(Job):
    """A place in the queue. `async with` waits for the turn, and holds it during the block."""

    def __init__(self, turns: "FairTurns", payer: Payer) -> None:
        super().__init__(payer, _COST, short=True)
        self.begun: Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0
        self._turns = turns

    async def __aenter__(self) -> None:
        try:
            await self.begun
        except BaseException:
            self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """End the turn, or leave the queue; a second call does nothing."""
        self._turns.leave(self)


class FairTurns:
    """Gives turns, one at a time. `per_person` and `per_address` bound how many of each may be
    waiting or running."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._queue = FairQueue(per_person, per_address)
        self._running: Turn | None = None

    def turn(self, payer: Payer) -> Turn:
        """Enter the queue. Busy if the payer has too much pending."""
        turn = Turn(self, payer)
        self._queue.enter(turn, parks=False)
        self._serve()
        return turn

    async def in_thread(self, payer: Payer, work: Callable[[], T]) -> T:
        """Do the work in a thread when its turn comes. Busy if the payer has too much pending."""
        async with self.turn(payer):
            working = asyncio.ensure_future(asyncio.to_thread(work))
            try:
                return await asyncio.shield(working)
            except asyncio.CancelledError:
                await asyncio.wait([working])  # a thread cannot be stopped: the turn is still used
                raise

    def leave(self, turn: Turn) -> None:
        """End a turn, or take it out of the queue."""
        if self._running is turn:
            self._running = None
            self._queue.finish(turn, perf_counter() - turn.began)
        else:
            self._queue.drop(turn)
        self._serve()

    def _serve(self) -> None:
        """Begin the next turn if none runs."""
        if self._running is not None:
            return
        turn = self._queue.next(long_allowed=True)
        if turn is not None:
            assert isinstance(turn, Turn)
            self._running = turn
            turn.began = perf_counter()
            if not turn.begun.done():  # else its caller is just leaving
                turn.begun.set_result(None)
