"""Turns for long work: one at a time, in a fair order."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.fair_turns import FairTurns
from tests.waiting import settle

ANA, BEN = Payer("a", "ana"), Payer("b", "ben")


class Work:
    """Pieces of work that hold their turn until the test ends them."""

    def __init__(self, turns: FairTurns) -> None:
        self.began: list[str] = []
        self._turns = turns
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, name: str, payer: Payer) -> None:
        self._ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._hold(name, payer))
        await settle()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await settle()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await settle()

    async def _hold(self, name: str, payer: Payer) -> None:
        async with self._turns.turn(payer):
            self.began.append(name)
            await self._ends[name].wait()


def run(scene: Callable[[Work], Awaitable[None]]) -> None:
    async def play() -> None:
        await scene(Work(FairTurns(3, 4)))

    asyncio.run(play())


def test_one_turn_runs_at_a_time_and_addresses_alternate() -> None:
    async def scene(work: Work) -> None:
        for name in ("a1", "a2", "a3"):
            await work.begin(name, ANA)
        await work.begin("b1", BEN)
        assert work.began == ["a1"]
        await work.end("a1")
        assert work.began == ["a1", "b1"], "the other address did not wait for all of the first"
        for name in ("b1", "a2", "a3"):
            await work.end(name)
        assert work.began == ["a1", "b1", "a2", "a3"]

    run(scene)


def test_payer_with_too_much_pending_is_refused() -> None:
    async def scene(work: Work) -> None:
        for name in ("a1", "a2", "a3"):
            await work.begin(name, ANA)
        await work.begin("a4", ANA)
        with pytest.raises(Busy):
            await work.end("a4")
        await work.begin("sister", Payer("a", "sis"))
        await work.begin("brother", Payer("a", "bro"))
        with pytest.raises(Busy):
            await work.end("brother")
        await work.end("a1")
        await work.begin("a5", ANA)
        for name in ("sister", "a2", "a3", "a5"):
            await work.end(name)

    run(scene)


def test_turn_of_a_caller_who_leaves_goes_to_the_next() -> None:
    async def scene(work: Work) -> None:
        for name, payer in (("a1", ANA), ("a2", ANA), ("b1", BEN)):
            await work.begin(name, payer)
        await work.cancel("b1")
        await work.cancel("a1")
        assert work.began == ["a1", "a2"]
        await work.end("a2")
        await work.begin("b2", BEN)
        assert work.began[-1] == "b2"
        await work.end("b2")

    run(scene)


def test_work_in_a_thread_keeps_its_turn_until_it_ends() -> None:
    async def play() -> None:
        turns, done = FairTurns(2, 2), threading.Event()
        loop_thread = threading.get_ident()
        first = asyncio.create_task(turns.in_thread(ANA, done.wait))
        second = asyncio.create_task(turns.in_thread(BEN, threading.get_ident))
        await settle()
        first.cancel()
        await settle()
        assert not second.done(), "a thread cannot be stopped, so its turn is not over"
        done.set()
        assert await second != loop_thread
        assert first.cancelled()

    asyncio.run(play())
