"""Reviews of finished games, computed in processes of their own that come after everything else.

A review is computed once for each seat and kept in memory; it can be computed again from the
record at any time, with the same outcome. One review runs at a time, and addresses take turns.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
from asyncio import Task
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Final

from tabbytop.kernel.record import Record
from tabbytop.lab.processes import follow_parent, sigint_blocked, terminate_workers
from tabbytop.lab.workers import available_cores
from tabbytop.review.comparing import Answer, Piece, work
from tabbytop.review.report import Review
from tabbytop.review.steps import BatchProgress, advance, review_steps
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.fair_turns import FairTurns, Turn
from tabbytop.server.people.review_jobs import ReviewJob
from tabbytop.texts.message import Message

PER_PERSON: Final = 2  # reviews, waiting or running
PER_ADDRESS: Final = 3
_MOST_WAITING: Final = 100  # of everybody, for the memory that they take
_REMEMBERED: Final = 200  # reviews that are kept
_PROCESSES: Final = 2  # at most
_PIECE_SECONDS: Final = 120.0  # a piece takes one or two, but every bot comes first
_NICENESS: Final = 19  # bots have 10
_log = logging.getLogger("tabbytop.server")

Work = Callable[[tuple[int, Piece]], tuple[int, Answer]]


class ReviewService:
    """Reviews for people, one at a time, in a fair order."""

    def __init__(
        self, answer: Work = work, open_pool: Callable[[], Executor] | None = None
    ) -> None:
        self._answer = answer
        self._processes = min(_PROCESSES, available_cores())
        self._open_pool = open_pool or self._open_processes
        self._jobs: OrderedDict[tuple[str, int], ReviewJob] = OrderedDict()
        self._running: dict[Task[None], ReviewJob] = {}
        self._turns = FairTurns(PER_PERSON, PER_ADDRESS)
        self._pool: Executor | None = None

    def find(self, table: str, seat: int) -> ReviewJob | None:
        """Return the review of a seat, as far as it is; None if none was begun."""
        return self._jobs.get((table, seat))

    def begin(self, table: str, seat: int, record: Record, payer: Payer) -> ReviewJob:
        """Begin a review, or return the one that was begun before. RateLimited if too many of the
        payer wait; one that failed is begun again."""
        known = self.find(table, seat)
        if known is not None and not known.failed:
            return known
        try:
            if len(self._running) >= _MOST_WAITING:
                raise Busy
            turn = self._turns.turn(payer)
        except Busy:
            raise RateLimited(Message("server", "too-many-reviews"), 10) from None
        job = ReviewJob()
        self._jobs[table, seat] = job
        self._jobs.move_to_end((table, seat))
        task = asyncio.create_task(self._run(job, record, seat, turn))
        self._running[task] = job
        task.add_done_callback(self._running.pop)
        task.add_done_callback(lambda _: turn.leave())  # it may be cancelled before it begins
        self._forget_oldest()
        return job

    def _forget_oldest(self) -> None:
        for key in list(self._jobs)[: max(0, len(self._jobs) - _REMEMBERED)]:
            if self._jobs[key] not in self._running.values():
                del self._jobs[key]

    async def _run(self, job: ReviewJob, record: Record, seat: int, turn: Turn) -> None:
        try:
            async with turn:
                job.review = await self._review(job, record, seat)
        except Exception as error:  # the person is told that it failed, and may ask again
            _log.warning("a review of %s failed: %s", record.game, ", ".join(_causes(error)))
            job.failed = True
        finally:
            if len(self._running) <= 1:
                await self._end_processes()

    async def _review(self, job: ReviewJob, record: Record, seat: int) -> Review:
        progress = BatchProgress(job.report)
        steps = await asyncio.to_thread(review_steps, record, seat)
        pieces, found = await asyncio.to_thread(advance, steps, None)
        while found is None:
            progress.begin(len(pieces))
            answers = await self._answers(pieces, progress)
            pieces, found = await asyncio.to_thread(advance, steps, answers)
        return found

    async def _answers(self, pieces: Sequence[Piece], progress: BatchProgress) -> list[Answer]:
        """Have all pieces done; as many at a time as there are processes."""
        free = asyncio.Semaphore(self._processes)

        async def one(numbered: tuple[int, Piece]) -> Answer:
            async with free:
                _, answer = await self._in_process(numbered)
                progress.advance()
                return answer

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(numbered)) for numbered in enumerate(pieces)]
        return [task.result() for task in tasks]

    async def _in_process(self, numbered: tuple[int, Piece]) -> tuple[int, Answer]:
        if self._pool is None:
            self._pool = self._open_pool()
        with sigint_blocked():
            future = self._pool.submit(self._answer, numbered)
        return await asyncio.wait_for(asyncio.wrap_future(future), _PIECE_SECONDS)

    def _open_processes(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _initialize_process)

    async def _end_processes(self) -> None:
        """Nobody waits for a review: processes that wait for work would only take memory."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            await asyncio.to_thread(terminate_workers, pool)
        elif pool is not None:
            pool.shutdown(cancel_futures=True)

    async def close(self) -> None:
        """End all reviews."""
        running = list(self._running)
        for task in running:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*running, return_exceptions=True)
        await self._end_processes()


def _initialize_process() -> None:
    """Initialize a new process: it ends with the server, and has the lowest priority."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def _causes(error: BaseException) -> list[str]:
    """The kinds of errors in a group; their messages may name cards."""
    if isinstance(error, BaseExceptionGroup):
        return [kind for each in error.exceptions for kind in _causes(each)]
    return [type(error).__name__]
