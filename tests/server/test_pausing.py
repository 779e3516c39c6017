"""The clock is paused while the only person at a table of bots looks away."""

import asyncio
from pathlib import Path

import pytest

import tabbytop
from tabbytop.server.errors import Code, Refused
from tabbytop.server.hosting import client_requests
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.deciding import LONGEST_PAUSE_MS, MAX_PAUSES
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import AskUndo, Leave, Move, Pause
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tests.server.moved_clock import MovedClock
from tests.server.random_table import TURN, RandomTable, whole
from tests.server.workers import Worker, bot, kept, person, set_table, worker

MINUTE = 60_000


def lively(game: str, seats: int, bots: int, clock: Clock = TURN, **options: object) -> RandomTable:
    rules = tabbytop.game(game)
    return RandomTable(Deal(rules, seats, rules.resolve_options(seats, options), 7), clock, bots)


def meow_with_bots() -> RandomTable:
    """A table where seat 0 is a person's and a turn clock runs."""
    table = lively("meow", 3, bots=2, clock=Clock())
    while not table.state.alarms:
        table.move()
    return table


def rings(table: RandomTable) -> list[int]:
    return [wait.rings for wait in table.state.alarms]


def is_asked(table: RandomTable) -> bool:
    return table.state.asked_since[0] > 0


def refused(table: RandomTable, act: Pause, code: Code) -> None:
    with pytest.raises(Refused) as refusal:
        table.do(act)
    assert refusal.value.code == code


def test_paused_clock_does_not_ring_and_goes_on_where_it_stopped() -> None:
    table = meow_with_bots()
    before = rings(table)
    table.do(Pause(0, True, "a"))
    assert disclosure.info(table.state).paused
    assert disclosure.standing(table.state).deadlines == []
    table.at += 5 * MINUTE
    with pytest.raises(Refused, match="wait"):
        deciding.clock_move(table.state, table.state.alarms[0].move, table.at)
    table.do(Pause(0, False, "b"))
    assert rings(table) == [moment + 5 * MINUTE for moment in before]
    assert not disclosure.info(table.state).paused
    assert [entry.kind for entry in table.log[-2:]] == ["paused", "resumed"]


def test_pause_survives_loading_from_log_and_position() -> None:
    table = meow_with_bots()
    for on in (True, False, True):
        table.do(Pause(0, on, table.id()))
        table.at += MINUTE
        same = (table.state.id, table.state.setup, table.state.seed, table.log)
        for loaded in (load_state(*same), load_state(*same, encode_position(table.state))):
            assert whole(loaded) == whole(table.state)
            assert loaded.alarms == table.state.alarms
            now = (loaded.paused, loaded.pauses)
            assert now == (table.state.paused, table.state.pauses)


def test_question_that_came_up_during_pause_has_its_whole_time() -> None:
    """In logs of earlier versions bots of turn games played on during a pause."""
    table = lively("kibble-scuffle", 2, bots=1)
    while is_asked(table):
        table.move()
    table.do(Pause(0, True, "a"))
    while not is_asked(table):
        table.at += 1000
        bot_moves_as_earlier(table)
    assert table.state.deadline(0) is None
    table.at += 5 * MINUTE
    table.do(Pause(0, False, "b"))
    assert table.state.deadline(0) == table.at + MINUTE


def bot_moves_as_earlier(table: RandomTable) -> None:
    assert table.state.match is not None
    at_table = table.state.match.table
    seat = at_table.actors()[0]
    move = table.deal.game.vocabulary.text(at_table.moves(seat)[0])
    table.write(table.state.entry("move", seat, move, "", table.at))


def test_undo_after_pause_gives_back_time_of_before() -> None:
    table = lively("cat-lady", 2, bots=1)
    while not (is_asked(table) and table.state.undo_mode(0) == "free"):
        table.at += 1000
        table.move()
    table.do(Pause(0, True, "a"))
    table.at += 5 * MINUTE
    table.do(Pause(0, False, "b"))
    table.do(AskUndo(0, "c"))
    deadline = table.state.deadline(0)
    assert deadline is not None
    assert table.at < deadline <= table.at + MINUTE


def test_legal_move_ends_pause() -> None:
    table = lively("kibble-scuffle", 2, bots=1)
    while not is_asked(table):
        table.move()
    table.do(Pause(0, True, "a"))
    table.at += MINUTE
    with pytest.raises(Refused):
        table.play(0, "purr")
    assert disclosure.info(table.state).paused
    assert table.state.match is not None
    legal = table.state.match.table.moves(0)[0]
    table.play(0, table.deal.game.vocabulary.text(legal))
    assert table.state.paused is None
    assert [entry.kind for entry in table.log[-2:]] == ["resumed", "move"]


def test_leaving_ends_pause() -> None:
    table = meow_with_bots()
    before = rings(table)
    table.do(Pause(0, True, "a"))
    table.at += MINUTE
    table.do(Leave(0, "b"))
    assert table.state.paused is None
    assert rings(table) == [moment + MINUTE for moment in before]


def test_pause_is_refused_to_people_who_play_with_others_and_without_clock() -> None:
    together = lively("kibble-scuffle", 3, bots=1)
    refused(together, Pause(0, True, "a"), "not-here")
    together.do(Leave(1, "b"))
    refused(together, Pause(0, True, "c"), "not-here")  # who left may come back
    refused(lively("kibble-scuffle", 2, bots=1, clock=Clock()), Pause(0, True, "a"), "not-now")
    by_the_day = lively("kibble-scuffle", 2, bots=1, clock=Clock("days", 86_400))
    refused(by_the_day, Pause(0, True, "a"), "not-now")
    alone = meow_with_bots()
    refused(alone, Pause(0, False, "a"), "not-now")
    refused(alone, Pause(1, True, "b"), "not-yours")
    alone.do(Pause(0, True, "c"))
    refused(alone, Pause(0, True, "d"), "not-now")
    with pytest.raises(deciding.DuplicateMessage):
        alone.do(Pause(0, True, "c"))


def test_pauses_of_a_game_are_bounded() -> None:
    table = meow_with_bots()
    for _ in range(MAX_PAUSES):
        table.do(Pause(0, True, table.id()))
        table.do(Pause(0, False, table.id()))
    refused(table, Pause(0, True, "once more"), "not-now")


# Driven, by workers.


async def look_away(here: Worker, table: str, on: bool, message_id: str) -> None:
    hosted = await here.host.hosted(table)
    held = {0: hosted.loaded_state().seated[0]}
    await client_requests.act(here.host, table, Pause(0, on, message_id), held)


def made(state: TableState) -> int:
    return len(state.match.record.moves) if state.match is not None else 0


def test_worker_lets_clock_ring_only_after_pause_also_after_restart(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            async with worker(store, now=clock) as here:
                seats = [person("Ada"), bot("kitten"), bot("kitten")]
                options: dict[str, object] = {"seconds": 60}
                table = await set_table(store, "meow", seats, options=options, created=clock.now)
                await here.until(
                    table, lambda state: state.alarms != [] and made(state) == 2
                )  # the bots are ready
                state = await here.state(table)
                await look_away(here, table, True, "a")
                before = made(state)
                clock.now += 2 * MINUTE
                await clock.settle()
                assert made(await here.state(table)) == before
            async with worker(store, now=clock) as there:
                clock.now += LONGEST_PAUSE_MS - 2 * MINUTE - 1
                await clock.settle()
                assert (await there.state(table)).paused == 0
                clock.now += 1
                await there.until(table, lambda state: state.paused is None)
                assert made(await there.state(table)) == before
                clock.now += MINUTE
                await there.until(table, lambda state: made(state) > before)

    asyncio.run(play())


def test_live_table_stands_still_during_pause(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [person("Ada"), bot("tiger")]
            table = await set_table(store, "kitty-paw", seats, created=clock.now)
            await here.until(table, lambda state: bool(state.alarms))
            await look_away(here, table, True, "a")
            await clock.settle()
            before = made(await here.state(table))
            for _ in range(9):
                clock.now += MINUTE
                await clock.settle()
            assert made(await here.state(table)) == before, "bots wait, too"
            await look_away(here, table, False, "b")
            await clock.settle()
            assert made(await here.state(table)) - before < 5, "and do not make up for it"
            while (await here.state(table)).status == "playing" and made(
                await here.state(table)
            ) < before + 20:
                await clock.advance(1000)
            assert made(await here.state(table)) >= before + 5

    asyncio.run(play())


def test_move_or_longest_pause_resumes_live_table(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [person("Ada"), bot("kitten")]
            table = await set_table(store, "kitty-paw", seats, created=clock.now)
            await here.until(table, lambda state: bool(state.alarms))
            await look_away(here, table, True, "a")
            clock.now += MINUTE
            await clock.settle()
            state = await here.state(table)
            move = Move(0, "paw", state.public_seq, "b")
            await client_requests.act(here.host, table, move, {0: state.seated[0]})
            assert (await here.state(table)).paused is None
            await look_away(here, table, True, "c")
            clock.now += LONGEST_PAUSE_MS + MINUTE
            await here.until(table, lambda state: state.paused is None)

    asyncio.run(play())
