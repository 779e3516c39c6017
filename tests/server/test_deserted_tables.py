"""Tables that everybody has left: their bots pause until somebody comes, but clocks run on."""

import asyncio
from pathlib import Path

import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.hosting.charging import payer_for_bots
from tabbytop.server.hosting.host import Host
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.setup import Clock
from tests.server.moved_clock import MovedClock
from tests.server.test_driving import is_over, moves
from tests.server.test_hosting import Listener
from tests.server.workers import Worker, bot, kept, person, set_table, worker
from tests.waiting import until

AFTER = 60_000
BOTS = [bot("random"), bot("random"), bot("random")]


async def let_it_play(here: Worker, clock: MovedClock, table: str) -> int:
    """Wait so long that bots would have moved; return the number of moves."""
    await clock.advance(20_000, step=1000)
    return moves(await here.state(table))


async def come(host: Host, table: str, *seats: int) -> Listener:
    """Let an onlooker come."""
    listener = Listener(*seats)
    async with host.locked(table) as hosted:
        host.attach(hosted, listener)
    return listener


@pytest.mark.parametrize("game", ["tem-purr-a", "kibble-scuffle", "meow", "kitty-paw"])
def test_bots_of_a_deserted_table_pause_until_a_visit(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with (
            kept(tmp_path) as store,
            worker(store, now=clock, bot_beat=1, deserted_after=60) as here,
        ):
            options: dict[str, object] = {"seconds": 0} if game == "meow" else {}
            table = await set_table(store, game, BOTS, options=options, created=clock.now)
            await here.until(table, lambda state: state.status == "playing")
            clock.now += AFTER
            await let_it_play(here, clock, table)
            await until(lambda: not here.driver.driving)
            made = moves(await here.state(table))
            assert await let_it_play(here, clock, table) == made
            assert await store.due_before(clock.now) == [], "nobody need look there"
            await come(here.host, table)
            await clock.settle()
            while moves(await here.state(table)) == made:
                await clock.advance(100)

    asyncio.run(play())


def test_deserted_table_resumes_after_restart_when_opened(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with (
            kept(tmp_path) as store,
            worker(store, now=clock, bot_beat=1, deserted_after=60) as here,
        ):
            table = await set_table(store, "tem-purr-a", BOTS, created=clock.now)
            await here.until(table, lambda state: state.status == "playing")
        clock.now += 2 * AFTER
        async with kept(tmp_path) as store, worker(store, now=clock, deserted_after=60) as there:
            await clock.settle()
            assert not there.host.open_tables, "it is loaded when somebody looks"
            await come(there.host, table)
            await there.until(table, is_over)

    asyncio.run(play())


def test_only_awaited_tables_are_loaded_after_an_outage(tmp_path: Path) -> None:
    async def play() -> None:
        clock, made = MovedClock(), dict[str, str]()
        async with kept(tmp_path) as store:
            for name, time in {
                "none": Clock(),
                "turn": Clock("turn", 600),
                "days": Clock("days", 86_400),
            }.items():
                made[name] = await set_table(
                    store, "tem-purr-a", BOTS, clock=time, created=clock.now
                )
            seats = [person("Ada"), Occupant("open"), Occupant("open")]
            made["open"] = await set_table(store, "tem-purr-a", seats, created=clock.now)
            async with worker(store, now=clock, bot_beat=1, deserted_after=60) as before:
                for name in ("none", "turn", "days"):
                    await before.until(made[name], lambda state: state.status == "playing")
            clock.now += 2 * AFTER
            async with worker(store, now=clock, deserted_after=60) as here:
                wanted = {made["turn"], made["days"], made["open"]}
                await until(lambda: wanted <= set(here.host.open_tables))
                assert made["none"] not in here.host.open_tables

    asyncio.run(play())


def test_visitor_at_another_worker_keeps_bots_playing(tmp_path: Path) -> None:
    async def play() -> None:
        clock, channels = MovedClock(), await Channels.open("")
        async with (
            kept(tmp_path) as store,
            worker(store, channels, clock, beat=60, bot_beat=1, deserted_after=60) as here,
            worker(store, channels, clock, beat=60, bot_beat=1, deserted_after=60) as there,
        ):
            await here.assignment.heartbeat()
            table = await set_table(store, "tem-purr-a", BOTS, created=clock.now, due=None)
            while not here.assignment.drives(table):
                table = await set_table(store, "tem-purr-a", BOTS, created=clock.now, due=None)
            clock.now += AFTER
            await come(there.host, table)  # the other one hears of it, and drives the table
            made = 0
            while made < 3:
                await clock.advance(100)
                made = moves(await there.state(table))
            assert here.driver.driving == 1

    asyncio.run(play())


def test_time_runs_out_at_a_deserted_table(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock, deserted_after=60) as here:
            seats = [person("Ada"), person("Bo"), bot("random")]
            table = await set_table(
                store, "tem-purr-a", seats, clock=Clock("turn", 600), created=clock.now
            )
            await here.until(table, lambda state: any(state.asked_since[:2]))
            clock.now += 600_500
            state = await here.until(table, lambda state: any(state.away))
            assert not is_over(state)

    asyncio.run(play())


def test_bots_play_on_at_deserted_correspondence_tables(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            seats = [bot("random"), bot("random"), person("Ada")]
            day = Clock("days", 86_400)
            table = await set_table(store, "tem-purr-a", seats, clock=day, created=clock.now)
            clock.now += 2 * AFTER
            async with worker(store, now=clock, deserted_after=60) as here:
                await here.until(table, lambda state: state.asked_since[2] > 0)

    asyncio.run(play())


def test_bots_are_charged_to_the_host_and_their_address(tmp_path: Path) -> None:
    async def play() -> None:
        async with kept(tmp_path) as store:
            host = Host(store, await Channels.open(""))
            seats = [person("Ada"), person("Bo"), bot("tiger")]
            table = await set_table(store, "tem-purr-a", seats)
            for seat, address in ((1, "10.0.0.2"), (0, "10.0.0.1")):
                listener = Listener(seat)
                listener.address = address
                async with host.locked(table) as hosted:
                    host.attach(hosted, listener)
                    payer = payer_for_bots(hosted)
                    assert (payer.person, payer.address) == ("Ada", address)
            onlooker = Listener()
            onlooker.address = "10.0.0.3"
            async with host.locked(table) as hosted:
                host.attach(hosted, onlooker)
                assert payer_for_bots(hosted).address == "10.0.0.1"

    asyncio.run(play())
