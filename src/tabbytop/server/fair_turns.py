"""Turns for long work that would keep everybody else waiting.

One piece of work runs at a time. The order is that of the fair queue: addresses take turns, then
the people within an address, and all are charged with the seconds that their work took.
"""

import asyncio
from asyncio import Future
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final, TypeVar

from tabbytop.server.fair_queue import FairQueue, Job, Payer

T = TypeVar("T")
_COST: Final = 0.01  # seconds: a guess, corrected when the turn is over


class _Turn(Job):
    def __init__(self, payer: Payer) -> None:
        super().__init__(payer, _COST, short=True)
        self.begun: Future[None] = asyncio.get_running_loop().create_future()


class FairTurns:
    """Gives turns, one at a time. `per_person` and `per_address` bound how many of each may be
    waiting or running."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._queue = FairQueue(per_person, per_address)
        self._running: _Turn | None = None

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Wait for a turn, and hold it during the block. Busy if the payer has too much pending."""
        turn = _Turn(payer)
        self._queue.enter(turn, parks=False)
        self._serve()
        began = perf_counter()
        try:
            await turn.begun
            began = perf_counter()
            yield
        finally:
            if self._running is turn:
                self._running = None
                self._queue.finish(turn, perf_counter() - began)
            else:  # cancelled while it waited
                self._queue.drop(turn)
            self._serve()

    async def in_thread(self, payer: Payer, work: Callable[[], T]) -> T:
        """Do the work in a thread when its turn comes. Busy if the payer has too much pending."""
        async with self.turn(payer):
            working = asyncio.ensure_future(asyncio.to_thread(work))
            try:
                return await asyncio.shield(working)
            except asyncio.CancelledError:
                await asyncio.wait([working])  # a thread cannot be stopped: the turn is still used
                raise

    def _serve(self) -> None:
        """Begin the next turn if none runs."""
        if self._running is not None:
            return
        turn = self._queue.next(long_allowed=True)
        if turn is not None:
            assert isinstance(turn, _Turn)
            self._running = turn
            if not turn.begun.done():  # else its caller is just leaving
                turn.begun.set_result(None)
