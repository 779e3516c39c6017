"""What takes long to think about is thought about in processes of their own: bots' moves, advice.

A bot gets an imagined table and nothing else: what its seat cannot know is made up before it
leaves this process. It is made anew for every decision, from a seed of that decision, so that a
decision that is asked for twice is the same.
"""

import asyncio
import multiprocessing
import os
from asyncio import Semaphore, Task
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import Struct

from tabbytop.bots import bot
from tabbytop.games import shelf
from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.processes import end_now, follow_parent, interrupts_held_back
from tabbytop.lab.workers import cores

T = TypeVar("T")
_PATIENCE: Final = 20.0  # seconds; no level thinks longer than three, on any machine
_TRIES: Final = 3  # another table's bot may have brought the processes down
_NICENESS: Final = 5  # people who play come before bots who think


class NoAnswer(TabbytopError):
    """The bot failed or took too long; somebody else must answer."""


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
    game = shelf.game(question.game)
    player = bot(question.level, question.seed, game, timed=True, seconds=question.seconds)
    try:
        for event in question.heard:
            player.hear(event)
        return player.choose(game.resume(question.position), question.seat)
    finally:
        player.close()


def work_out(puzzle: Puzzle) -> dict[str, Any] | None:
    """The advice; runs in a process of the pool."""
    advice = shelf.game(puzzle.game).resume(puzzle.position).advise(puzzle.seat)
    return None if advice is None else dict(advice)


class Thinking:
    """The processes in which bots think.

    No more questions are handed over than there are processes, so that a bot's time begins when
    it does. Processes that died, or had to be ended because a bot did not come to an end, are
    replaced; what others were thinking about in them is asked again.
    """

    def __init__(self, processes: int = 0, patience: float = _PATIENCE) -> None:
        self._processes = processes or cores()
        self._patience = patience
        self._free = Semaphore(self._processes)
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: set[Task[Any]] = set()

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._thoughts)

    def processes(self) -> list[int]:
        """The ids of the processes that are there now."""
        return [] if self._pool is None else list(self._pool._processes or [])

    async def answer(self, question: Question) -> int:
        """The move of the bot; NoAnswer if none can be had.

        Whoever stops waiting for it stops no process: the thought runs on to its end, and its
        process is not free before.
        """
        told = f"a {question.level} of {question.game}"
        return await self._in_process(partial(think, question), told)

    async def advice(self, puzzle: Puzzle) -> dict[str, Any] | None:
        """The advice, None where there is none; NoAnswer if it cannot be had."""
        return await self._in_process(partial(work_out, puzzle), f"advice in {puzzle.game}")

    async def _in_process(self, work: Callable[[], T], told: str) -> T:
        thought = asyncio.create_task(self._thought(work, told))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)

    async def _thought(self, work: Callable[[], T], told: str) -> T:
        async with self._free:
            for _ in range(_TRIES):
                with suppress(BrokenProcessPool):
                    return await self._asked(work, told)
        raise NoAnswer(f"the processes died over {told}")

    async def _asked(self, work: Callable[[], T], told: str) -> T:
        pool = self._pool or self._opened()
        try:
            with interrupts_held_back():
                thought = pool.submit(work)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
        except BrokenProcessPool:
            await self._give_up(pool)
            raise
        except TimeoutError:
            await self._give_up(pool)
            raise NoAnswer(f"{told} took too long") from None
        except Exception as error:
            # Whatever a bot or a game may raise. Its words could tell a secret: only the kind.
            kind = type(error).__name__
            raise NoAnswer(f"{told} failed: {kind}") from error

    def _opened(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), _settle_in
        )
        return self._pool

    async def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End these processes; the next question starts others."""
        if self._pool is pool:
            self._pool = None
            await asyncio.to_thread(end_now, pool)

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        for thought in list(self._thoughts):
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        if self._pool is not None:
            await self._give_up(self._pool)


def _settle_in() -> None:
    """A new process: it follows the server's end, and lets people go first."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
