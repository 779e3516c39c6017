"""The only person at a table of bots pauses by hand, until they go on."""

import asyncio
from pathlib import Path

import pytest

import tabbytop
from tabbytop.server.driving.schedule import Schedule
from tabbytop.server.errors import Code, Refused
from tabbytop.server.hosting import client_requests
from tabbytop.server.settings import Settings
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.deciding import LONGEST_PAUSE_MS
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Pause
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.setup import Clock
from tabbytop.testing import Deal
from tests.server.moved_clock import MovedClock
from tests.server.random_table import RandomTable, whole
from tests.server.workers import Worker, bot, kept, person, set_table, worker

HOUR = 3_600_000


def beside_bots(game: str, seats: int, people: int = 1, **options: object) -> RandomTable:
    """A table of one person, or several, and bots, without a clock of the table."""
    rules = tabbytop.game(game)
    deal = Deal(rules, seats, rules.resolve_options(seats, options), 7)
    return RandomTable(deal, Clock(), seats - people)


def hold(table: RandomTable) -> None:
    table.do(Pause(0, True, table.id(), hold=True))


def go_on(table: RandomTable) -> None:
    table.do(Pause(0, False, table.id()))


def refused(table: RandomTable, code: Code) -> None:
    with pytest.raises(Refused) as refusal:
        hold(table)
    assert refusal.value.code == code


def test_held_pause_stops_bots_and_clock_of_every_game() -> None:
    for game in tabbytop.list_games():
        table = beside_bots(game, tabbytop.game(game).least_seats)
        rings = [alarm.rings for alarm in table.state.alarms]
        hold(table)
        info = disclosure.info(table.state)
        assert (info.paused, info.held) == (True, True)
        assert Schedule(Settings()).actions(table.state) == []
        table.at += HOUR
        with pytest.raises(Refused):
            deciding.resume(table.state, table.at)
        go_on(table)
        assert [alarm.rings for alarm in table.state.alarms] == [at + HOUR for at in rings]
        assert not disclosure.info(table.state).held


def test_bot_that_was_thinking_makes_no_move_during_pause() -> None:
    table = beside_bots("kibble-scuffle", 2)
    while not table.state.asked_since[1]:
        table.move()
    assert table.state.match is not None
    move = table.state.match.table.moves(1)[0]
    hold(table)
    with pytest.raises(Refused) as refusal:
        deciding.bot_move(table.state, 1, move, table.at)
    assert refusal.value.code == "late"
    go_on(table)
    deciding.bot_move(table.state, 1, move, table.at)


def test_held_pause_survives_loading_from_log_and_position() -> None:
    table = beside_bots("meow", 3)
    hold(table)
    same = (table.state.id, table.state.setup, table.state.seed, table.log)
    for loaded in (load_state(*same), load_state(*same, encode_position(table.state))):
        assert whole(loaded) == whole(table.state)
        assert (loaded.paused, loaded.pause_held) == (0, True)
    assert disclosure.happened(table.state, table.log[-1], 1).text == "held"


def test_held_pause_is_refused_where_another_person_sits() -> None:
    refused(beside_bots("meow", 3, people=2), "not-here")
    alone = beside_bots("meow", 3)
    hold(alone)
    refused(alone, "not-now")


def test_move_of_the_person_ends_a_held_pause() -> None:
    table = beside_bots("kibble-scuffle", 2)
    while not table.state.asked_since[0]:
        table.move()
    hold(table)
    assert table.state.match is not None
    legal = table.state.match.table.moves(0)[0]
    table.play(0, table.deal.game.vocabulary.text(legal))
    assert (table.state.paused, table.state.pause_held) == (None, False)


# Driven, by workers.


async def ask(here: Worker, table: str, message: Pause) -> None:
    hosted = await here.host.hosted(table)
    await client_requests.act(here.host, table, message, {0: hosted.loaded_state().seated[0]})


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])  # where bots are asked at once
def test_worker_waits_for_the_person_also_after_restart(game: str, tmp_path: Path) -> None:
    async def moves_made(here: Worker, table: str) -> int:
        match = (await here.state(table)).match
        return 0 if match is None else len(match.record.moves)

    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            async with worker(store, now=clock) as here:
                bots = [bot("kitten")] * (tabbytop.game(game).least_seats - 1)
                seats = [person("Ada"), *bots]
                table = await set_table(store, game, seats, created=clock.now)
                await here.until(table, lambda state: state.status == "playing")
                await ask(here, table, Pause(0, True, "a", hold=True))
                before = await moves_made(here, table)
                clock.now += LONGEST_PAUSE_MS + HOUR
                await clock.settle()
                assert await moves_made(here, table) == before
            async with worker(store, now=clock) as there:
                clock.now += HOUR
                await clock.settle()
                state = await there.state(table)
                assert (state.paused, state.pause_held) == (0, True)
                assert await moves_made(there, table) == before
                await ask(there, table, Pause(0, False, "b"))
                while await moves_made(there, table) == before:
                    await clock.advance(1000)

    asyncio.run(play())
