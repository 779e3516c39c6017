"""Questions on their way to a process: in a fair order, bounded, and not for ever.

The processes are made of futures that the test answers.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.thinking import NoAnswer, Puzzle, Question, Thinking
from tests.server.test_thinking import question, seated

FLOODER = Payer("10.0.0.1", "flooder")
STRANGER = Payer("10.0.0.2", "stranger")
FOR_EVER = 1000.0


class Fake(Thinking):
    """Its processes answer when the test says so."""

    def __init__(self, processes: int = 1, bound: float = FOR_EVER, **caps: int) -> None:
        super().__init__(processes, bound=bound, **caps)
        self.asked: list[str] = []
        self._answers: list[asyncio.Future[Any]] = []

    async def _asked(self, work: Callable[[], Any], told: str) -> Any:
        self.asked.append(told)
        self._answers.append(asyncio.get_running_loop().create_future())
        return await self._answers[-1]

    async def finish(self, number: int, move: int = 0) -> None:
        """Answer the question that was begun as that one."""
        self._answers[number].set_result(move)
        await settle()


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def ask(level: str, game: str = "kibble-scuffle") -> Question:
    return Question(game, {}, 0, level, 1)


def task(thinking: Thinking, level: str, payer: Payer) -> asyncio.Task[int]:
    return asyncio.create_task(thinking.answer(ask(level), payer))


def test_kitten_of_a_stranger_goes_before_the_tigers_of_a_flooder() -> None:
    async def play() -> None:
        thinking = Fake()
        flood = [task(thinking, "tiger", FLOODER) for _ in range(10)]
        await settle()
        kitten = task(thinking, "kitten", STRANGER)
        await settle()
        await thinking.finish(0)
        assert thinking.asked == ["a tiger of kibble-scuffle", "a kitten of kibble-scuffle"]
        await thinking.finish(1, 7)
        assert await kitten == 7
        assert sum(each.done() for each in flood) == 1
        await thinking.close()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(play())


def test_one_of_several_processes_is_kept_for_short_questions() -> None:
    async def play() -> None:
        thinking = Fake(processes=3)
        flood = [task(thinking, "tiger", FLOODER) for _ in range(5)]
        await settle()
        assert len(thinking.asked) == 2
        kitten = task(thinking, "kitten", STRANGER)
        await settle()
        assert thinking.asked[2:] == ["a kitten of kibble-scuffle"]
        await thinking.finish(2, 3)
        assert await kitten == 3
        assert len(thinking.asked) == 3
        await thinking.close()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(play())


def test_hints_beyond_the_cap_are_refused_and_bots_wait_outside_the_queue() -> None:
    async def play() -> None:
        thinking = Fake(per_person=2)
        bots = [task(thinking, "tiger", FLOODER) for _ in range(4)]
        await settle()
        with pytest.raises(Busy):
            await thinking.suggest(ask("tiger"), FLOODER)
        with pytest.raises(Busy):
            await thinking.advice(Puzzle("cat-lady", {}, 0), FLOODER)
        for number in range(4):
            await thinking.finish(number, number)
        assert await asyncio.gather(*bots) == [0, 1, 2, 3]
        await thinking.close()

    asyncio.run(play())


def test_cancelled_question_leaves_the_queue_at_once_and_a_begun_one_ends() -> None:
    async def play() -> None:
        thinking = Fake()
        first, second = task(thinking, "tiger", FLOODER), task(thinking, "puma", FLOODER)
        await settle()
        assert thinking.waiting == 2
        second.cancel()
        await settle()
        assert thinking.waiting == 1
        first.cancel()
        await settle()
        assert thinking.waiting == 1, "its process is not free yet"
        await thinking.finish(0)
        assert thinking.waiting == 0
        assert thinking.asked == ["a tiger of kibble-scuffle"]
        await thinking.close()

    asyncio.run(play())


def test_parked_question_that_is_cancelled_is_never_asked() -> None:
    async def play() -> None:
        thinking = Fake(per_person=1)
        first, parked = task(thinking, "tiger", FLOODER), task(thinking, "puma", FLOODER)
        await settle()
        parked.cancel()
        await settle()
        await thinking.finish(0, 5)
        assert await first == 5
        assert len(thinking.asked) == 1
        assert thinking.waiting == 0
        await thinking.close()

    asyncio.run(play())


def test_who_waits_too_long_is_answered_by_a_weaker_bot_in_a_process() -> None:
    async def play() -> None:
        thinking = Fake(processes=2, bound=0)
        running = task(thinking, "tiger", FLOODER)
        await settle()
        for number, asking in enumerate((thinking.answer, thinking.suggest), 1):
            weaker = asyncio.create_task(asking(ask("tiger"), STRANGER))
            while len(thinking.asked) <= number:
                await asyncio.sleep(0)
            assert thinking.asked[number] == "a puma of kibble-scuffle"
            await thinking.finish(number, 4)
            assert await weaker == 4
        assert not running.done()
        await thinking.close()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_with_no_process_free_at_all_a_quick_bot_answers_here() -> None:
    async def play() -> None:
        thinking = Fake(bound=0)
        running = task(thinking, "tiger", FLOODER)
        await settle()
        state = seated("kibble-scuffle", ["tiger", "tiger"])
        asked = question(state)
        move = await thinking.answer(asked, STRANGER)
        assert state.match is not None
        assert state.match.table.allows(asked.seat, move)
        assert thinking.asked == ["a tiger of kibble-scuffle"]
        with pytest.raises(NoAnswer):
            await thinking.suggest(asked, STRANGER)
        await thinking.close()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_nobody_is_left_waiting_when_the_server_stops() -> None:
    async def play() -> None:
        thinking = Fake(per_person=2)
        bots = [task(thinking, "tiger", FLOODER) for _ in range(3)]
        await settle()
        await thinking.close()
        done = await asyncio.gather(*bots, return_exceptions=True)
        assert all(isinstance(each, NoAnswer | asyncio.CancelledError) for each in done)

    asyncio.run(play())
