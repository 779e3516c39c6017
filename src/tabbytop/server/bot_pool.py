"""A pool of processes for what takes long to compute: bots' moves and advice.

Questions wait for a process in a fair queue, for a limited time: after that a weaker bot answers.
"""

import asyncio
import multiprocessing
import os
from asyncio import Future, Task
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from tabbytop.bots.hints import Suggestion
from tabbytop.lab.processes import follow_parent, sigint_blocked, terminate_workers
from tabbytop.lab.workers import available_cores
from tabbytop.server.bot_questions import (
    AdviceRequest,
    BotFailed,
    BotQuestion,
    choose_move,
    compute_advice,
    make_suggestion,
    thinks_long,
)
from tabbytop.server.fair_queue import FairQueue, Job, Payer
from tabbytop.server.metrics import count_weaker_bot, time_bot_decision, time_queue_wait

T = TypeVar("T")
_TIMEOUT: Final = 20.0  # seconds; no level thinks longer than three, on any machine
_TRIES: Final = 3  # another table's bot may have crashed the processes
_NICENESS: Final = 10  # the server itself comes before bots
_LONG_COST: Final = 1.0  # seconds, charged until it is known how many it took
_SHORT_COST: Final = 0.05
_WEAKER: Final = "puma"  # instead of a bot that searches
_WEAKEST: Final = "lynx"  # and instead of that one, in this process
_WEAKER_SECONDS: Final = 0.2  # seconds for a weaker one
_WEAKEST_SECONDS: Final = 0.01  # and for one in this process


class NoFreeProcess(BotFailed):
    """No process was free in time."""


class _PoolJob(Job):
    """A question that waits for a process or runs in one."""

    def __init__(
        self, work: Callable[[], Any], label: str, payer: Payer, cost: float, *, short: bool
    ) -> None:
        super().__init__(payer, cost, short=short)
        loop = asyncio.get_running_loop()
        self.work = work
        self.label = label
        self.queued: Future[None] = loop.create_future()  # it may have been parked before
        self.begun: Future[Task[Any]] = loop.create_future()


class BotPool:
    """The processes in which bots think.

    No more questions are submitted than there are processes, so that a bot's time begins when it
    does. Of several processes one is kept for short questions: a kitten never waits for tigers.
    Processes that died, or were killed because a bot took too long, are replaced; the other
    questions in them are asked again.

    `bound` is how many seconds a question waits in the queue before a weaker bot answers it;
    `per_person` and `per_address` are how many questions of each may be pending.
    """

    def __init__(
        self,
        processes: int = 0,
        timeout: float = _TIMEOUT,
        bound: float = 1.3,
        per_person: int = 8,
        per_address: int = 32,
    ) -> None:
        self._processes = processes or available_cores() + 1
        self._timeout = timeout
        self._bound = bound
        self._queue = FairQueue(per_person, per_address)
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[Task[Any], _PoolJob] = {}
        self._queued: set[_PoolJob] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of questions that are not answered yet."""
        return len(self._running) + len(self._queue)

    def processes(self) -> list[int]:
        """The ids of the present processes."""
        return [] if self._pool is None else list(self._pool._processes or [])

    async def answer(self, question: BotQuestion, payer: Payer) -> int:
        """Return the move of a bot at a table; BotFailed if none can be had.

        While its payer has too much pending, the question waits outside the queue. If no process is
        free in time, a weaker bot answers, in the end one in this process.

        Cancelling stops no process: a job that has begun runs to its end, and its process is not
        free before. One that has not begun leaves the queue at once.
        """
        with time_bot_decision(question.game, question.level):
            return await self._answer(question, payer)

    async def _answer(self, question: BotQuestion, payer: Payer) -> int:
        asked = question
        while True:
            try:
                return await self._think(choose_move, asked, payer, parks=True)
            except NoFreeProcess:
                count_weaker_bot(question.game)
                if not thinks_long(asked.level):
                    break
                asked = _weaker(asked, _WEAKER, _WEAKER_SECONDS)
        level = _WEAKEST if thinks_long(question.level) else question.level
        try:
            return choose_move(_weaker(question, level, _WEAKEST_SECONDS))
        except Exception as error:
            raise _failed(_label(question), error) from error

    async def suggest(self, question: BotQuestion, payer: Payer) -> Suggestion:
        """Return the move that a bot would make in a person's place, or a weaker bot's if no
        process is free in time, with reasons. Busy if too much is pending for the payer, BotFailed
        without a move."""
        with time_bot_decision(question.game, question.level):
            try:
                return await self._think(make_suggestion, question, payer, parks=False)
            except NoFreeProcess:
                count_weaker_bot(question.game)
                asked = _weaker(question, _WEAKER, _WEAKER_SECONDS)
                return await self._think(make_suggestion, asked, payer, parks=False)

    async def advice(self, request: AdviceRequest, payer: Payer) -> dict[str, Any] | None:
        """Return the advice, None where there is none; BotFailed if it cannot be had, Busy if too
        much is pending for the payer."""
        label = f"advice in {request.game}"
        job = _PoolJob(partial(compute_advice, request), label, payer, _SHORT_COST, short=True)
        return await self._in_process(job, parks=False)  # type: ignore[no-any-return]

    async def _think(
        self, think: Callable[[BotQuestion], T], question: BotQuestion, payer: Payer, *, parks: bool
    ) -> T:
        short = not thinks_long(question.level)
        cost = _SHORT_COST if short else question.seconds or _LONG_COST
        work = partial(think, question)
        job = _PoolJob(work, _label(question), payer, cost, short=short)
        return await self._in_process(job, parks=parks)  # type: ignore[no-any-return]

    async def _in_process(self, job: _PoolJob, *, parks: bool) -> Any:  # noqa: ANN401 - as the work says
        if self._closed:
            raise BotFailed("the server stops")
        self._queue.enter(job, parks=parks)
        self._queued.add(job)
        if job.state == "queued":
            job.queued.set_result(None)
        try:
            self._serve()
            await job.queued
            with time_queue_wait(short=job.short):
                await asyncio.wait([job.begun], timeout=self._bound)
        finally:
            self._queued.discard(job)
            _mark_queued(self._queue.drop(job))
            self._serve()
        if not job.begun.done():
            raise NoFreeProcess(f"no process was free for {job.label}")
        return await asyncio.shield(job.begun.result())

    def _serve(self) -> None:
        """Start the jobs that can begin now."""
        while not self._closed and len(self._running) < self._processes:
            long = sum(not job.short for job in self._running.values())
            job = self._queue.next(long_allowed=long < max(1, self._processes - 1))
            if job is None:
                return
            assert isinstance(job, _PoolJob)
            running = asyncio.create_task(self._run(job))
            self._running[running] = job
            running.add_done_callback(partial(self._finished, perf_counter()))
            if not job.begun.done():  # else the caller is just leaving
                job.begun.set_result(running)

    def _finished(self, began: float, running: Task[Any]) -> None:
        """Note the end of a job, and start the next."""
        if not running.cancelled():
            running.exception()  # retrieve it: perhaps nobody awaits the task
        _mark_queued(self._queue.finish(self._running.pop(running), perf_counter() - began))
        self._serve()

    async def _run(self, job: _PoolJob) -> Any:  # noqa: ANN401 - as the work says
        for _ in range(_TRIES):
            with suppress(BrokenProcessPool):
                return await self._submit(job.work, job.label)
        raise BotFailed(f"the processes died over {job.label}")

    async def _submit(self, work: Callable[[], T], label: str) -> T:
        pool = self._pool or self._open_pool()
        try:
            with sigint_blocked():
                future = pool.submit(work)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._timeout)
        except BrokenProcessPool:
            await self._end_processes(pool)
            raise
        except TimeoutError:
            await self._end_processes(pool)
            raise BotFailed(f"{label} took too long") from None
        except Exception as error:
            raise _failed(label, error) from error

    def _open_pool(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), _initialize_process
        )
        return self._pool

    async def _end_processes(self, pool: ProcessPoolExecutor) -> None:
        """Kill these processes; the next question starts others."""
        if self._pool is pool:
            self._pool = None
            await asyncio.to_thread(terminate_workers, pool)

    async def close(self) -> None:
        """Kill the processes, whatever they are doing."""
        self._closed = True
        for job in self._queued:
            for future in (job.queued, job.begun):
                if not future.done():
                    future.set_exception(BotFailed("the server stops"))
                    future.exception()  # perhaps only one of them is waited for
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self._pool is not None:
            await self._end_processes(self._pool)


def _mark_queued(jobs: list[Job]) -> None:
    """Wake the callers of jobs that were parked and are in the queue now."""
    for job in jobs:
        assert isinstance(job, _PoolJob)
        if not job.queued.done():
            job.queued.set_result(None)


def _label(question: BotQuestion) -> str:
    return f"a {question.level} of {question.game}"


def _weaker(question: BotQuestion, level: str, seconds: float) -> BotQuestion:
    return msgspec.structs.replace(question, level=level, seconds=seconds)


def _failed(label: str, error: Exception) -> BotFailed:
    """Wrap an error of a bot or a game. Its text could tell a secret: only the type is kept."""
    return BotFailed(f"{label} failed: {type(error).__name__}")


def _initialize_process() -> None:
    """Initialize a new process: it ends with the server, and has a lower priority."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
