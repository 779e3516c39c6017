"""The queue of the bot pool: fair, bounded, with a time limit.

The processes are made of futures that the test answers.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tabbytop.server.bot_pool import BotPool
from tabbytop.server.bot_questions import AdviceRequest, BotFailed, BotQuestion
from tabbytop.server.fair_queue import Busy, Payer
from tests.server.test_bot_pool import question, seated
from tests.waiting import settle, until

FLOODER = Payer("10.0.0.1", "flooder")
STRANGER = Payer("10.0.0.2", "stranger")
FOR_EVER = 1000.0


class Fake(BotPool):
    """A pool whose processes answer when the test says so."""

    def __init__(self, processes: int = 1, bound: float = FOR_EVER, **caps: int) -> None:
        super().__init__(processes, bound=bound, **caps)
        self.asked: list[str] = []
        self._answers: list[asyncio.Future[Any]] = []

    async def _submit(self, work: Callable[[], Any], label: str) -> Any:
        self.asked.append(label)
        self._answers.append(asyncio.get_running_loop().create_future())
        return await self._answers[-1]

    def has_asked(self, number: int) -> bool:
        return len(self.asked) > number

    async def finish(self, number: int, move: int = 0) -> None:
        """Answer the question that began at that index."""
        self._answers[number].set_result(move)
        await settle()


def ask(level: str, game: str = "kibble-scuffle") -> BotQuestion:
    return BotQuestion(game, {}, 0, level, 1)


def task(bot_pool: BotPool, level: str, payer: Payer) -> asyncio.Task[int]:
    return asyncio.create_task(bot_pool.answer(ask(level), payer))


def test_short_question_of_another_payer_goes_first() -> None:
    async def play() -> None:
        bot_pool = Fake()
        flood = [task(bot_pool, "tiger", FLOODER) for _ in range(10)]
        await settle()
        kitten = task(bot_pool, "kitten", STRANGER)
        await settle()
        await bot_pool.finish(0)
        assert bot_pool.asked == ["a tiger of kibble-scuffle", "a kitten of kibble-scuffle"]
        await bot_pool.finish(1, 7)
        assert await kitten == 7
        assert sum(each.done() for each in flood) == 1
        await bot_pool.close()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(play())


def test_one_of_several_processes_is_kept_for_short_questions() -> None:
    async def play() -> None:
        bot_pool = Fake(processes=3)
        flood = [task(bot_pool, "tiger", FLOODER) for _ in range(5)]
        await settle()
        assert len(bot_pool.asked) == 2
        kitten = task(bot_pool, "kitten", STRANGER)
        await settle()
        assert bot_pool.asked[2:] == ["a kitten of kibble-scuffle"]
        await bot_pool.finish(2, 3)
        assert await kitten == 3
        assert len(bot_pool.asked) == 3
        await bot_pool.close()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(play())


def test_hints_beyond_the_cap_are_refused_and_bots_wait_outside_the_queue() -> None:
    async def play() -> None:
        bot_pool = Fake(per_person=2)
        bots = [task(bot_pool, "tiger", FLOODER) for _ in range(4)]
        await settle()
        with pytest.raises(Busy):
            await bot_pool.suggest(ask("tiger"), FLOODER)
        with pytest.raises(Busy):
            await bot_pool.advice(AdviceRequest("cat-lady", {}, 0), FLOODER)
        for number in range(4):
            await bot_pool.finish(number, number)
        assert await asyncio.gather(*bots) == [0, 1, 2, 3]
        await bot_pool.close()

    asyncio.run(play())


def test_cancelled_question_leaves_the_queue_at_once_and_a_begun_one_ends() -> None:
    async def play() -> None:
        bot_pool = Fake()
        first, second = task(bot_pool, "tiger", FLOODER), task(bot_pool, "puma", FLOODER)
        await settle()
        assert bot_pool.waiting == 2
        second.cancel()
        await settle()
        assert bot_pool.waiting == 1
        first.cancel()
        await settle()
        assert bot_pool.waiting == 1, "its process is not free yet"
        await bot_pool.finish(0)
        assert bot_pool.waiting == 0
        assert bot_pool.asked == ["a tiger of kibble-scuffle"]
        await bot_pool.close()

    asyncio.run(play())


def test_parked_question_that_is_cancelled_is_never_asked() -> None:
    async def play() -> None:
        bot_pool = Fake(per_person=1)
        first, parked = task(bot_pool, "tiger", FLOODER), task(bot_pool, "puma", FLOODER)
        await settle()
        parked.cancel()
        await settle()
        await bot_pool.finish(0, 5)
        assert await first == 5
        assert len(bot_pool.asked) == 1
        assert bot_pool.waiting == 0
        await bot_pool.close()

    asyncio.run(play())


def test_weaker_bot_answers_after_a_long_wait() -> None:
    async def play() -> None:
        bot_pool = Fake(processes=2, bound=0)
        running = task(bot_pool, "tiger", FLOODER)
        await settle()
        for number, asking in enumerate((bot_pool.answer, bot_pool.suggest), 1):
            weaker = asyncio.create_task(asking(ask("tiger"), STRANGER))
            await until(partial(bot_pool.has_asked, number))
            assert bot_pool.asked[number] == "a puma of kibble-scuffle"
            await bot_pool.finish(number, 4)
            assert await weaker == 4
        assert not running.done()
        await bot_pool.close()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_quick_bot_answers_in_this_process_if_none_is_free() -> None:
    async def play() -> None:
        bot_pool = Fake(bound=0)
        running = task(bot_pool, "tiger", FLOODER)
        await settle()
        state = seated("kibble-scuffle", ["tiger", "tiger"])
        asked = question(state)
        move = await bot_pool.answer(asked, STRANGER)
        assert state.match is not None
        assert state.match.table.allows(asked.seat, move)
        assert bot_pool.asked == ["a tiger of kibble-scuffle"]
        with pytest.raises(BotFailed):
            await bot_pool.suggest(asked, STRANGER)
        await bot_pool.close()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_closing_the_pool_ends_all_waits() -> None:
    async def play() -> None:
        bot_pool = Fake(per_person=2)
        bots = [task(bot_pool, "tiger", FLOODER) for _ in range(3)]
        await settle()
        await bot_pool.close()
        done = await asyncio.gather(*bots, return_exceptions=True)
        assert all(isinstance(each, BotFailed | asyncio.CancelledError) for each in done)

    asyncio.run(play())
