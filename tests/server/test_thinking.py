"""Bots that think in processes of their own."""

import asyncio
import os
import secrets
import signal

import pytest

import tabbytop
from tabbytop.kernel.generator import commitment, quick
from tabbytop.kernel.table import CLOCK
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.fair_queue import Payer
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.state import TableState
from tabbytop.server.thinking import NoAnswer, Question, Thinking
from tests.server.driven import bot, sat


def seated(game: str, levels: list[str], seed: bytes | None = None) -> TableState:
    """A game of bots that has just begun."""
    known, seed = tabbytop.game(game), seed or secrets.token_bytes(32)
    setup = Setup(
        game=game,
        rules=known.rules,
        seats=len(levels),
        options=known.resolve_options(len(levels), None).as_dict(),
        commitment=commitment(seed),
        public=False,
        onlookers=True,
        talk="chat",
        clock=Clock(),
        created=0,
    )
    entries = sat([bot(level) for level in levels], 0)
    entries.append(LogEntry(len(levels) + 1, "started", None, "", "", 0))
    return TableState.load("t", setup, seed, entries)


def question(state: TableState) -> Question:
    """The next question that takes thinking; until then anything is played."""
    assert state.match is not None
    while True:
        table = state.match.table
        seat = next(seat for seat in table.actors() if seat != CLOCK)
        asked = TableBots().asked(state, seat)
        if isinstance(asked, Question):
            return asked
        state.apply(state.entry("move", seat, state.game.vocabulary.text(asked), "", 0))


def test_the_same_question_has_the_same_answer() -> None:
    async def play() -> None:
        thinking = Thinking(2, bound=60)
        state = seated("kibble-scuffle", ["kitten", "kitten", "kitten"])
        asked = question(state)
        answers = await asyncio.gather(*[thinking.answer(asked, Payer()) for _ in range(4)])
        await thinking.close()
        assert len(set(answers)) == 1
        assert question(state) == asked
        assert state.match is not None
        assert state.match.table.allows(asked.seat, answers[0])

    asyncio.run(play())


def test_processes_that_are_killed_are_replaced_and_asked_again() -> None:
    async def play() -> None:
        thinking = Thinking(1)
        asked = question(seated("kibble-scuffle", ["kitten", "kitten"]))
        before = await thinking.answer(asked, Payer())
        again = asyncio.create_task(thinking.answer(asked, Payer()))
        await asyncio.sleep(0)
        assert thinking.waiting == 1
        for process in thinking.processes():
            os.kill(process, signal.SIGKILL)
        assert await again == before
        assert await thinking.answer(asked, Payer()) == before
        await thinking.close()
        assert thinking.processes() == []

    asyncio.run(play())


def test_a_bot_that_fails_says_nothing_of_what_it_knew() -> None:
    async def play() -> None:
        thinking = Thinking(1)
        asked = question(seated("kibble-scuffle", ["kitten", "kitten"]))
        spoilt = Question(asked.game, {"secret": "cards"}, asked.seat, asked.level, asked.seed)
        with pytest.raises(NoAnswer) as failed:
            await thinking.answer(spoilt, Payer())
        await thinking.close()
        assert str(failed.value) == "a kitten of kibble-scuffle failed: BadPosition"

    asyncio.run(play())


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def play() -> None:
        thinking = Thinking(1, patience=0.001)
        asked = question(seated("kibble-scuffle", ["tiger", "tiger"]))
        with pytest.raises(NoAnswer, match="too long"):
            await thinking.answer(asked, Payer())
        assert thinking.processes() == []
        await thinking.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["cat-lady", "kibble-scuffle", "tem-purr-a"])
def test_what_a_bot_is_asked_does_not_depend_on_what_its_seat_may_not_know(game: str) -> None:
    """The same seat at a table where all that it does not know is otherwise is asked the same."""
    state = seated(game, ["puma", "puma", "puma"], bytes(range(32)))
    chance, told, different = quick(5), 0, 0
    assert state.match is not None
    while told < 40 and state.status == "playing":
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        asked = TableBots().asked(state, seat)
        twin = table.imagine(seat, chance)
        different += twin.position()["table"] != table.position()["table"]
        state.match.table = twin
        assert TableBots().asked(state, seat) == asked
        state.match.table = table
        told += isinstance(asked, Question)
        moves = table.moves(seat)
        text = state.game.vocabulary.text(moves[chance.below(len(moves))])
        state.apply(state.entry("move", seat, text, "", 0))
    assert different > 10


@pytest.mark.parametrize("game", ["cat-lady", "tem-purr-a"])
def test_what_nobody_notices_is_known_before_it_is_done(game: str) -> None:
    """A bot does not wait for a beat with it, which would tell how often it did so."""
    state = seated(game, ["random"] * 3, bytes(range(32)))
    chance, quiet = quick(1), 0
    assert state.match is not None
    while state.status == "playing":
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        moves = table.moves(seat)
        move = moves[chance.below(len(moves))]
        expected = TableBots().is_quiet(state, seat, move)
        state.apply(state.entry("move", seat, state.game.vocabulary.text(move), "", 0))
        assert state.was_quiet() == expected
        quiet += expected
    assert quiet or game != "cat-lady"
