"""Bots that think long do it in processes of their own.

A bot gets an imagined table and nothing else: what its seat cannot know is made up before it
leaves this process. It is made anew for every decision, from a seed of that decision, so that a
decision that is asked for twice is the same.
"""

import asyncio
import multiprocessing
import os
from asyncio import Semaphore, Task
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from tabbytop.bots import bot
from tabbytop.games import shelf
from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.processes import end_now, follow_parent, interrupts_held_back
from tabbytop.lab.workers import cores

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


def think(question: Question) -> int:
    """The bot's move; runs in a process of the pool."""
    game = shelf.game(question.game)
    player = bot(question.level, question.seed, game, timed=True)
    try:
        return player.choose(game.resume(question.position), question.seat)
    finally:
        player.close()


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
        self._thoughts: set[Task[int]] = set()

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
        thought = asyncio.create_task(self._thought(question))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)

    async def _thought(self, question: Question) -> int:
        async with self._free:
            for _ in range(_TRIES):
                with suppress(BrokenProcessPool):
                    return await self._asked(question)
        raise NoAnswer(f"the processes died over a {question.level} of {question.game}")

    async def _asked(self, question: Question) -> int:
        pool = self._pool or self._opened()
        try:
            with interrupts_held_back():
                thought = pool.submit(think, question)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
        except BrokenProcessPool:
            await self._give_up(pool)
            raise
        except TimeoutError:
            await self._give_up(pool)
            raise NoAnswer(f"a {question.level} of {question.game} took too long") from None
        except Exception as error:
            # Whatever a bot or a game may raise. Its words could tell a secret: only the kind.
            kind = type(error).__name__
            raise NoAnswer(f"a {question.level} of {question.game} failed: {kind}") from error

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
