"""The pool of processes in which bots think."""

import asyncio
import os
import secrets
import signal

import pytest

import tabbytop
from tabbytop.kernel.generator import commitment, quick
from tabbytop.kernel.table import CLOCK
from tabbytop.server.bot_pool import BotPool
from tabbytop.server.bot_questions import BotFailed, BotQuestion
from tabbytop.server.driving.table_bots import TableBots
from tabbytop.server.fair_queue import Payer
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.state import TableState
from tests.our_games import TURN_GAMES
from tests.server.workers import bot, sat
from tests.waiting import settle


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
    return load_state("t", setup, seed, entries)


def question(state: TableState) -> BotQuestion:
    """Play until a bot has a question for the pool; return it."""
    assert state.match is not None
    while True:
        table = state.match.table
        seat = next(seat for seat in table.actors() if seat != CLOCK)
        asked = TableBots().question_for(state, seat)
        if isinstance(asked, BotQuestion):
            return asked
        apply_entry(state, state.entry("move", seat, state.game.vocabulary.text(asked), "", 0))


def test_same_question_has_the_same_answer() -> None:
    async def play() -> None:
        bot_pool = BotPool(2, bound=60)
        state = seated("kibble-scuffle", ["kitten", "kitten", "kitten"])
        asked = question(state)
        answers = await asyncio.gather(*[bot_pool.answer(asked, Payer()) for _ in range(4)])
        await bot_pool.close()
        assert len(set(answers)) == 1
        assert question(state) == asked
        assert state.match is not None
        assert state.match.table.allows(asked.seat, answers[0])

    asyncio.run(play())


def test_killed_processes_are_replaced_and_asked_again() -> None:
    async def play() -> None:
        bot_pool = BotPool(1)
        asked = question(seated("kibble-scuffle", ["kitten", "kitten"]))
        before = await bot_pool.answer(asked, Payer())
        again = asyncio.create_task(bot_pool.answer(asked, Payer()))
        await settle(turns=1)
        assert bot_pool.waiting == 1
        for process in bot_pool.processes():
            os.kill(process, signal.SIGKILL)
        assert await again == before
        assert await bot_pool.answer(asked, Payer()) == before
        await bot_pool.close()
        assert bot_pool.processes() == []

    asyncio.run(play())


def test_bot_failure_discloses_no_error_text() -> None:
    async def play() -> None:
        bot_pool = BotPool(1)
        asked = question(seated("kibble-scuffle", ["kitten", "kitten"]))
        spoilt = BotQuestion(asked.game, {"secret": "cards"}, asked.seat, asked.level, asked.seed)
        with pytest.raises(BotFailed) as failed:
            await bot_pool.answer(spoilt, Payer())
        await bot_pool.close()
        assert str(failed.value) == "a kitten of kibble-scuffle failed: BadPosition"

    asyncio.run(play())


def test_slow_bot_is_killed() -> None:
    async def play() -> None:
        bot_pool = BotPool(1, timeout=0.001)
        asked = question(seated("kibble-scuffle", ["tiger", "tiger"]))
        with pytest.raises(BotFailed, match="too long"):
            await bot_pool.answer(asked, Payer())
        assert bot_pool.processes() == []
        await bot_pool.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", TURN_GAMES)
def test_question_does_not_depend_on_hidden_information(game: str) -> None:
    """At a table that differs only in hidden information, the seat's question is the same."""
    state = seated(game, ["puma", "puma", "puma"], bytes(range(32)))
    chance, told, different = quick(5), 0, 0
    assert state.match is not None
    while told < 40 and state.status == "playing":
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        asked = TableBots().question_for(state, seat)
        twin = table.imagine(seat, chance)
        different += twin.position()["table"] != table.position()["table"]
        state.match.table = twin
        assert TableBots().question_for(state, seat) == asked
        state.match.table = table
        told += isinstance(asked, BotQuestion)
        moves = table.moves(seat)
        text = state.game.vocabulary.text(moves[chance.below(len(moves))])
        apply_entry(state, state.entry("move", seat, text, "", 0))
    assert different > 10


@pytest.mark.parametrize("game", ["cat-lady", "tem-purr-a"])
def test_quiet_moves_are_recognized_before_they_are_made(game: str) -> None:
    """A bot does not wait for a beat with a quiet move, which would reveal their number."""
    state = seated(game, ["random"] * 3, bytes(range(32)))
    chance, quiet = quick(1), 0
    assert state.match is not None
    while state.status == "playing":
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        moves = table.moves(seat)
        move = moves[chance.below(len(moves))]
        expected = TableBots().is_quiet(state, seat, move)
        apply_entry(state, state.entry("move", seat, state.game.vocabulary.text(move), "", 0))
        assert state.was_quiet() == expected
        quiet += expected
    assert quiet or game != "cat-lady"
