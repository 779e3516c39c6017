"""What takes long to think about is thought about in processes of their own: bots' moves, advice.

Questions wait for a process in a fair queue, and not for ever: whoever has waited long enough is
answered by a weaker bot.

A bot gets an imagined table and nothing else: what its seat cannot know is made up before it
leaves this process. It is made anew for every decision, from a seed of that decision, so that a
decision that is asked for twice is the same.
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
from msgspec import Struct

from tabbytop.bots import LEVELS, bot
from tabbytop.games import registry
from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.processes import follow_parent, sigint_blocked, terminate_workers
from tabbytop.lab.workers import available_cores
from tabbytop.server.fair_queue import FairQueue, Job, Payer
from tabbytop.server.metrics import count_weaker, thinking_waits

T = TypeVar("T")
_PATIENCE: Final = 20.0  # seconds; no level thinks longer than three, on any machine
_TRIES: Final = 3  # another table's bot may have brought the processes down
_NICENESS: Final = 10  # people who play come before bots who think
_LONG: Final = frozenset(level.name for level in LEVELS if level.iterations)
_LONG_COST: Final = 1.0  # seconds, charged until it is known how many it took
_SHORT_COST: Final = 0.05
_WEAKER: Final = "puma"  # instead of a bot that looks ahead
_WEAKEST: Final = "lynx"  # and instead of that one, in this process
_HURRY: Final = 0.2  # seconds for a weaker one
_INSTANT: Final = 0.01  # and for one in this process


class NoAnswer(TabbytopError):
    """The bot failed or took too long; somebody else must answer."""


class NotBegun(NoAnswer):
    """No process was free in time."""


class Question(Struct, frozen=True):
    """What a bot is asked: the position of a table that was imagined for its seat."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    seconds: float = 0.0  # that it may take at the most; 0: as many as its level has
    heard: list[dict[str, Any]] = []  # what the seat saw happen, for bots that live on that


class Puzzle(Struct, frozen=True):
    """What a person wants to have worked out: the advice of a table for one of its seats."""

    game: str
    position: dict[str, Any]
    seat: int


def think(question: Question) -> int:
    """The bot's move; runs in a process of the pool."""
    game = registry.game(question.game)
    player = bot(question.level, question.seed, game, timed=True, seconds=question.seconds)
    try:
        for event in question.heard:
            player.hear(event)
        return player.choose(game.resume(question.position), question.seat)
    finally:
        player.close()


def work_out(puzzle: Puzzle) -> dict[str, Any] | None:
    """The advice; runs in a process of the pool."""
    advice = registry.game(puzzle.game).resume(puzzle.position).advise(puzzle.seat)
    return None if advice is None else dict(advice)


class _Thought(Job):
    """A question on its way to a process."""

    def __init__(
        self, work: Callable[[], Any], told: str, payer: Payer, cost: float, *, short: bool
    ) -> None:
        super().__init__(payer, cost, short=short)
        loop = asyncio.get_running_loop()
        self.work = work
        self.told = told
        self.queued: Future[None] = loop.create_future()  # it may have been parked before
        self.begun: Future[Task[Any]] = loop.create_future()


class Thinking:
    """The processes in which bots think.

    No more questions are handed over than there are processes, so that a bot's time begins when
    it does. Of several processes one is kept for short questions: a kitten never waits for tigers.
    Processes that died, or had to be ended because a bot did not come to an end, are replaced;
    what others were thinking about in them is asked again.

    `bound` is how many seconds a question waits in the queue before a weaker bot answers it;
    `per_person` and `per_address` are how many questions of each may be pending.
    """

    def __init__(
        self,
        processes: int = 0,
        patience: float = _PATIENCE,
        bound: float = 1.3,
        per_person: int = 8,
        per_address: int = 32,
    ) -> None:
        self._processes = processes or available_cores() + 1
        self._patience = patience
        self._bound = bound
        self._queue = FairQueue(per_person, per_address)
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[Task[Any], _Thought] = {}
        self._queued: set[_Thought] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._running) + len(self._queue)

    def processes(self) -> list[int]:
        """The ids of the processes that are there now."""
        return [] if self._pool is None else list(self._pool._processes or [])

    async def answer(self, question: Question, payer: Payer) -> int:
        """The move of a bot at a table; NoAnswer if none can be had.

        While its payer has too much pending it waits outside the queue. One that no process is
        free for in time is answered by a weaker bot, in the end by one in this process.

        Whoever stops waiting stops no process: a thought that has begun runs on to its end, and
        its process is not free before. One that has not begun leaves the queue at once.
        """
        asked = question
        while True:
            try:
                return await self._think(asked, payer, parks=True)
            except NotBegun:
                count_weaker(question.game)
                if asked.level not in _LONG:
                    break
                asked = _hurried(asked, _WEAKER, _HURRY)
        level = _WEAKEST if question.level in _LONG else question.level
        try:
            return think(_hurried(question, level, _INSTANT))
        except Exception as error:
            raise _failed(_told(question), error) from error

    async def suggest(self, question: Question, payer: Payer) -> int:
        """The move that a bot would make in a person's place, or a weaker one if no process is
        free in time. Busy if too much is pending for the payer, NoAnswer if there is none."""
        try:
            return await self._think(question, payer, parks=False)
        except NotBegun:
            count_weaker(question.game)
            return await self._think(_hurried(question, _WEAKER, _HURRY), payer, parks=False)

    async def advice(self, puzzle: Puzzle, payer: Payer) -> dict[str, Any] | None:
        """The advice, None where there is none; NoAnswer if it cannot be had, Busy if too much is
        pending for the payer."""
        told = f"advice in {puzzle.game}"
        thought = _Thought(partial(work_out, puzzle), told, payer, _SHORT_COST, short=True)
        return await self._in_process(thought, parks=False)  # type: ignore[no-any-return]

    async def _think(self, question: Question, payer: Payer, *, parks: bool) -> int:
        short = question.level not in _LONG
        cost = _SHORT_COST if short else question.seconds or _LONG_COST
        work = partial(think, question)
        thought = _Thought(work, _told(question), payer, cost, short=short)
        return await self._in_process(thought, parks=parks)  # type: ignore[no-any-return]

    async def _in_process(self, thought: _Thought, *, parks: bool) -> Any:  # noqa: ANN401 - as the work says
        if self._closed:
            raise NoAnswer("the server stops")
        self._queue.enter(thought, parks=parks)
        self._queued.add(thought)
        if thought.state == "queued":
            thought.queued.set_result(None)
        try:
            self._serve()
            await thought.queued
            with thinking_waits(short=thought.short):
                await asyncio.wait([thought.begun], timeout=self._bound)
        finally:
            self._queued.discard(thought)
            _let_in(self._queue.drop(thought))
            self._serve()
        if not thought.begun.done():
            raise NotBegun(f"no process was free for {thought.told}")
        return await asyncio.shield(thought.begun.result())

    def _serve(self) -> None:
        """Hand over what can be begun now."""
        while not self._closed and len(self._running) < self._processes:
            long = sum(not thought.short for thought in self._running.values())
            job = self._queue.next(long_allowed=long < max(1, self._processes - 1))
            if job is None:
                return
            assert isinstance(job, _Thought)
            running = asyncio.create_task(self._thought(job))
            self._running[running] = job
            running.add_done_callback(partial(self._thought_of, perf_counter()))
            if not job.begun.done():  # else whoever asked is just leaving
                job.begun.set_result(running)

    def _thought_of(self, began: float, running: Task[Any]) -> None:
        """A thought has come to its end, good or bad."""
        if not running.cancelled():
            running.exception()  # nobody may be left to hear of it
        _let_in(self._queue.finish(self._running.pop(running), perf_counter() - began))
        self._serve()

    async def _thought(self, thought: _Thought) -> Any:  # noqa: ANN401 - as the work says
        for _ in range(_TRIES):
            with suppress(BrokenProcessPool):
                return await self._asked(thought.work, thought.told)
        raise NoAnswer(f"the processes died over {thought.told}")

    async def _asked(self, work: Callable[[], T], told: str) -> T:
        pool = self._pool or self._opened()
        try:
            with sigint_blocked():
                thought = pool.submit(work)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
        except BrokenProcessPool:
            await self._give_up(pool)
            raise
        except TimeoutError:
            await self._give_up(pool)
            raise NoAnswer(f"{told} took too long") from None
        except Exception as error:
            raise _failed(told, error) from error

    def _opened(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), _settle_in
        )
        return self._pool

    async def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End these processes; the next question starts others."""
        if self._pool is pool:
            self._pool = None
            await asyncio.to_thread(terminate_workers, pool)

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        self._closed = True
        for thought in self._queued:
            for future in (thought.queued, thought.begun):
                if not future.done():
                    future.set_exception(NoAnswer("the server stops"))
                    future.exception()  # perhaps only one of them is waited for
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self._pool is not None:
            await self._give_up(self._pool)


def _let_in(jobs: list[Job]) -> None:
    """These were parked, and are in the queue now."""
    for job in jobs:
        assert isinstance(job, _Thought)
        if not job.queued.done():
            job.queued.set_result(None)


def _told(question: Question) -> str:
    return f"a {question.level} of {question.game}"


def _hurried(question: Question, level: str, seconds: float) -> Question:
    return msgspec.structs.replace(question, level=level, seconds=seconds)


def _failed(told: str, error: Exception) -> NoAnswer:
    """Whatever a bot or a game may raise. Its words could tell a secret: only the kind."""
    return NoAnswer(f"{told} failed: {type(error).__name__}")


def _settle_in() -> None:
    """A new process: it follows the server's end, and lets people go first."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
