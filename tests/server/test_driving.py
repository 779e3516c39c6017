"""Driving tables: bots answer, time runs out, tables go on after a restart."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

import tabbytop
from tabbytop.server.bot_pool import BotPool
from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.driving.schedule import BotPacing, Schedule
from tabbytop.server.errors import Refused
from tabbytop.server.settings import Settings
from tabbytop.server.store.store import Store
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Back, Say
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tests.server.moved_clock import MovedClock
from tests.server.random_table import RandomTable
from tests.server.workers import bot, kept, person, set_table, worker
from tests.waiting import until


def is_over(state: TableState) -> bool:
    return state.status == "over"


def moves(state: TableState) -> int:
    return len(state.match.record.moves) if state.match is not None else 0


def has_more(made: int, state: TableState) -> bool:
    return moves(state) > made


async def until_nothing_is_due(store: Store) -> None:
    """Wait without touching a table."""

    async def is_done() -> bool:
        return not await store.due_before(1 << 60)

    await until(is_done)


@pytest.mark.parametrize(
    ("game", "levels"),
    [
        ("kibble-scuffle", ["kitten", "random", "puma"]),
        ("tem-purr-a", ["tabby", "lynx", "random"]),
        ("cat-lady", ["kitten", "random"]),
        ("meow", ["tiger", "kitten", "random"]),
    ],
)
def test_bots_play_a_whole_game(tmp_path: Path, game: str, levels: list[str]) -> None:
    async def play() -> None:
        async with kept(tmp_path) as store, worker(store) as here:
            table = await set_table(store, game, [bot(level) for level in levels])
            over = await here.until(table, is_over)
            stored = await store.load(table)
            assert stored is not None
            again = load_state(table, stored.setup, stored.seed, stored.entries)
            assert again.match is not None
            assert over.match is not None
            assert again.match.table.position() == over.match.table.position()

    asyncio.run(play())


def test_bot_answers_at_a_whole_beat(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock, bot_beat=0.7) as here:
            seats = [bot("random"), bot("random")]
            table = await set_table(store, "kibble-scuffle", seats, created=clock.now)
            state = await here.until(table, lambda state: state.status == "playing")
            for _ in range(3):
                made, asked_at = moves(state), state.at
                clock.now = asked_at + 699
                await clock.settle()
                assert moves(await here.state(table)) == made
                clock.now = asked_at + 700
                state = await here.until(table, partial(has_more, made))
                assert state.at == asked_at + 700

    asyncio.run(play())


def test_bot_pacing_depends_on_level_and_beat_only() -> None:
    pacing = BotPacing(0.7)
    assert pacing.next(1000, "lynx", 1000) == 1700
    assert pacing.next(1000, "lynx", 1700) == 1700
    assert pacing.next(1000, "lynx", 1701) == 2400
    assert pacing.next(1000, "tiger", 1001) == 2400, "who searches is given more time, always"
    assert pacing.next(1000, "tiger", 3100) == 3100
    assert pacing.next(1000, "tiger", 3101) == 3800
    assert BotPacing(0).next(1000, "lynx", 1234) == 1234
    assert pacing.next(1000, "lynx", 1000, watched=1.5) == 2750, "people watch, and then a beat"
    assert pacing.next(1000, "lynx", 2751, watched=1.5) == 3450


@pytest.mark.parametrize("time", [Clock("turn", 30), Clock("days", 2 * 86_400)])
def test_timed_out_player_is_played_for_until_back(tmp_path: Path, time: Clock) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [person("Ada"), person("Bo")]
            table = await set_table(store, "kibble-scuffle", seats, clock=time, created=clock.now)
            state = await here.until(table, lambda state: state.status == "playing")
            (asked,) = [seat for seat in (0, 1) if state.asked_since[seat]]
            clock.now += time.seconds * 1000
            await clock.settle()
            assert moves(await here.state(table)) == 0, "what was sent in time may yet arrive"
            clock.now += 1_000  # the rest of the grace, and the time until the next sweep
            state = await here.until(table, lambda state: bool(state.away[asked]))
            assert not state.away[1 - asked]
            stored = await store.load(table)
            assert stored is not None
            kinds = [entry.kind for entry in stored.entries if entry.seat == asked]
            assert kinds[:3] == ["sat", "late", "away"]

            back = Back(asked, "m1")
            await here.host.do(table, lambda now: deciding.back(now, back, clock.now))
            assert (await here.state(table)).bot_level(asked) == ""

    asyncio.run(play())


def test_clock_moves_are_made_in_turn_based_games(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            seats = [person("Ada"), person("Bo"), person("Cy")]
            table = await set_table(store, "meow", seats, created=clock.now)
            state = await here.until(table, lambda state: bool(state.alarms))
            rings = min(wait.rings for wait in state.alarms)
            clock.now = rings - 1
            await clock.settle()
            assert moves(await here.state(table)) == 0
            clock.now = rings
            state = await here.until(table, lambda state: moves(state) == 1)
            assert state.match is not None
            assert state.match.record.moves == [(-1, "time")]

    asyncio.run(play())


def test_unstarted_table_is_closed_after_its_time(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock, unstarted_hours=2) as here:
            seats = [person("Ada"), Occupant("open")]
            due = clock.now + 2 * 3_600_000
            table = await set_table(store, "kibble-scuffle", seats, created=clock.now, due=due)
            clock.now = due
            assert (await here.until(table, lambda state: state.status == "closed")).number == 2

    asyncio.run(play())


def test_tables_go_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        seats = [bot("random"), bot("kitten"), bot("random")]
        async with kept(tmp_path) as store, worker(store, bot_beat=0.02) as here:
            turns = await set_table(store, "tem-purr-a", seats)
            talk = await set_table(store, "meow", seats)
            for table in (turns, talk):
                await here.until(table, lambda state: moves(state) > 3)
        async with kept(tmp_path) as store, worker(store) as there:
            assert not list(there.host.tables())
            await until_nothing_is_due(store)
            for table in (turns, talk):
                assert is_over(await there.state(table))

    asyncio.run(play())


def test_another_worker_takes_over_from_one_that_died(tmp_path: Path) -> None:
    async def play() -> None:
        async with kept(tmp_path) as store, worker(store, await Channels.open("")) as here:
            await store.heartbeat("dead", milliseconds())
            await here.assignment.heartbeat()
            seats = [bot("random"), bot("random"), bot("random")]
            tables: list[str] = []
            while len(tables) < 4 or here.assignment.drives(tables[-1]):
                tables.append(await set_table(store, "tem-purr-a", seats))
            await until_nothing_is_due(store)
            assert here.assignment.alive == [here.host.worker]
            for table in tables:
                assert is_over(await here.state(table))

    asyncio.run(play())


def test_worker_that_was_frozen_reads_everything_anew(tmp_path: Path) -> None:
    def say_again(state: TableState) -> LogEntry:
        return deciding.say(state, Say(0, "meow", "s-2"), milliseconds())

    async def play() -> None:
        async with (
            kept(tmp_path) as store,
            kept(tmp_path) as others,
            worker(store, await Channels.open(""), beat=60) as here,
        ):
            table = await set_table(store, "kibble-scuffle", [person("Ada"), person("Bo")])
            await here.state(table)
            # While it stands still, another worker gives it up and goes on at its table.
            await others.remove_worker(here.host.worker)
            entries = await others.entries_after(table, 0)
            said = LogEntry(entries[-1].number + 1, "said", 0, "hello", "s-1", milliseconds())
            await others.append(table, said)
            with pytest.raises(Refused) as refused:
                await here.host.do(table, say_again)
            assert refused.value.code == "unavailable"
            await here.assignment.heartbeat()
            await here.until(table, lambda state: state.number == said.number)
            await here.host.do(table, say_again)
            ids = [line.id for line in await others.entries_after(table, 0)]
            assert ids[-2:] == ["s-1", "s-2"]

    asyncio.run(play())


def test_stopped_worker_hands_its_tables_over_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with kept(tmp_path) as store:
            channels = await Channels.open("")
            async with worker(store, channels, beat=60) as here:
                async with worker(store, channels, beat=60) as there:
                    await here.assignment.heartbeat()
                    assert here.assignment.alive == there.assignment.alive
                    assert len(here.assignment.alive) == 2
                await here.assignment.heartbeat()
                assert here.assignment.alive == [here.host.worker]

    asyncio.run(play())


def test_failed_bot_plays_the_timeout_move(tmp_path: Path) -> None:
    async def play() -> None:
        hasty = BotPool(1, timeout=0.001)
        async with kept(tmp_path) as store, worker(store, bot_pool=hasty) as here:
            table = await set_table(store, "kibble-scuffle", [bot("tiger"), bot("tiger")])
            state = await here.until(table, lambda state: moves(state) > 0)
            assert state.match is not None
            first = state.match.record.replay(state.game, 0)
            seat, move = state.match.record.moves[0]
            assert move == state.game.vocabulary.text(first.timeout_move(seat))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seconds", "waits"),
    [(0, {"acted": 1050, "played": 1750}), (10, {"acted": 700, "played": 700})],
)
def test_bots_wait_for_animations_unless_time_is_short(seconds: int, waits: dict[str, int]) -> None:
    game = tabbytop.game("meow")
    table = RandomTable(Deal(game, 3, game.resolve_options(3, {"seconds": seconds}), 7), bots=3)
    told: list[str] = []
    table.on_entry = lambda _, events: told.extend(event.kind for event in events)
    schedule, waits = Schedule(Settings(bot_beat=0.7)), dict(waits)
    while waits and table.state.status == "playing":
        told.clear()
        table.move()
        if len(told) == 1 and told[0] in waits:
            assert schedule.next(table.state) == table.state.at + waits.pop(told[0])
    assert not waits
