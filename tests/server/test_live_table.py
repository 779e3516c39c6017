"""Live tables: people, bots and the clock play Kitty Paw in real time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.errors import Refused
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState
from tests.server.moved_clock import MovedClock
from tests.server.workers import Worker, bot, kept, person, set_table, worker
from tests.services.redis import Redis
from tests.waiting import until


def moves(state: TableState) -> list[tuple[int, str]]:
    return state.match.record.moves if state.match is not None else []


async def stroke(at: Worker, table: str, seat: int, move: str, delay: float = 0.0) -> int:
    """Make a person's move as a socket does; return the number of its entry."""
    hosted = await at.host.hosted(table)
    shown = hosted.loaded_state().public_seq
    message = Move(seat, move, shown, f"{seat} {move} {shown}")
    assert at.host.referee is not None
    return (await at.host.referee.move(hosted, message, at.host.now(), delay)).number


async def two_people(here: Worker, clock: MovedClock, delays: tuple[float, float]) -> str:
    """Deal until all cards are open and both paws are in: the first grab wins."""
    table = await set_table(
        here.host.store, "kitty-paw", [person("Ada"), person("Bo")], created=clock.now
    )
    await here.until(table, lambda state: state.status == "playing")
    hosted = await here.host.hosted(table)
    for seat, delay in enumerate(delays):
        hosted.loaded_presence().connect(seat, f"line {seat}")
        hosted.loaded_presence().set_delay(seat, f"line {seat}", delay)
    paws = [asyncio.create_task(stroke(here, table, seat, "paw")) for seat in (0, 1)]
    await clock.advance(600, step=10)
    await asyncio.gather(*paws)
    return table


async def race(tmp_path: Path, slow: float, measured: float, head_start: int) -> tuple[str, str]:
    """Bo, on a line of `slow` seconds that is measured as `measured`, reaches for a card so many
    milliseconds before Ada does; what came of each reach."""
    clock = MovedClock()
    async with kept(tmp_path) as store, worker(store, now=clock) as here:
        table = await two_people(here, clock, (0.0, measured))
        ada = asyncio.create_task(_came_of(stroke(here, table, 0, "grab 1")))
        await clock.advance(round(slow * 1000) - head_start, step=10)
        bo = asyncio.create_task(_came_of(stroke(here, table, 1, "grab 1", measured)))
        await clock.advance(500, step=10)
        return await ada, await bo


async def _came_of(reach: Awaitable[int]) -> str:
    try:
        await reach
    except Refused as refused:
        return refused.code
    return "got it"


def test_earlier_move_over_slower_connection_wins(tmp_path: Path) -> None:
    assert asyncio.run(race(tmp_path, 0.15, 0.15, 50)) == ("illegal", "got it")


def test_delay_beyond_the_bound_does_not_win(tmp_path: Path) -> None:
    assert asyncio.run(race(tmp_path, 0.4, 0.4, 50)) == ("got it", "illegal")


def test_feigned_delay_gains_no_more_than_the_bound(tmp_path: Path) -> None:
    assert asyncio.run(race(tmp_path, 0.0, 9.0, -250)) == ("got it", "illegal")


def test_bots_and_clock_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            table = await set_table(
                store,
                "kitty-paw",
                [bot("tiger"), bot("random")],
                options={"ready": 1},  # less than it takes to look at four cards
                created=clock.now,
            )
            while (await here.state(table)).status != "over":
                await clock.advance(5_000)
            stored = await store.load(table)
            assert stored is not None
            times = [entry.at for entry in stored.entries]
            assert times == sorted(times)
            seen = {entry.seat for entry in stored.entries if entry.kind == "move"}
            assert seen >= {0, 1, -1}

    asyncio.run(play())


def test_player_who_leaves_a_live_table_is_replaced_until_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            table = await two_people(here, clock, (0.0, 0.0))
            before = len(moves(await here.state(table)))
            await here.host.do(table, lambda state: state.entry("away", 1, "tiger", "", clock.now))
            await clock.advance(20_000, step=500)
            state = await here.state(table)
            assert (1, "paw") in moves(state)
            assert any(seat == 1 for seat, _ in moves(state)[before:])
            await here.host.do(table, lambda state: state.entry("back", 1, "", "", clock.now))
            made = [seat for seat, _ in moves(await here.state(table))].count(1)
            await clock.advance(5_000, step=500)
            assert [seat for seat, _ in moves(await here.state(table))].count(1) == made

    asyncio.run(play())


def test_only_a_legal_move_brings_an_absent_player_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            table = await two_people(here, clock, (0.0, 0.0))
            away = await here.host.do(
                table, lambda state: state.entry("away", 1, "kitten", "", clock.now)
            )
            came = []
            for move in ("purr", "paw", "grab 1"):
                reach = asyncio.create_task(_came_of(stroke(here, table, 1, move)))
                await clock.advance(50, step=10)
                came.append(await reach)
            assert came == ["not-notation", "illegal", "got it"]
            written = await store.entries_after(table, away.number)
            assert [(entry.kind, entry.text) for entry in written if entry.seat == 1] == [
                ("back", ""),
                ("move", "grab 1"),
            ]

    asyncio.run(play())


def test_live_table_time_stands_still_without_a_driver(tmp_path: Path) -> None:
    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            async with worker(store, now=clock) as here:
                table = await two_people(here, clock, (0.0, 0.0))
                left = moves(await here.state(table)).copy()
            clock.now += 3_600_000
            async with worker(store, now=clock) as there:
                await clock.advance(100, step=10)
                assert moves(await there.state(table)) == left
                await clock.advance(9_000, step=500)
                dealt = await there.until(table, lambda state: moves(state) != left)
                assert moves(dealt)[len(left)] == (-1, "give")

    asyncio.run(play())


def test_live_move_is_forwarded_to_the_driving_worker(tmp_path: Path, redis: Redis) -> None:
    async def play() -> None:
        async with (
            kept(tmp_path) as store,
            spoken_over(redis.url) as here,
            spoken_over(redis.url) as there,
            worker(store, here) as one,
            worker(store, there) as two,
        ):
            for at in (one, two):
                await at.assignment.heartbeat()
            table = await set_table(store, "kitty-paw", [person("Ada"), person("Bo")])
            for at in (one, two):
                await at.until(table, lambda state: state.status == "playing")
            numbers = [await stroke(at, table, seat, "paw") for seat, at in enumerate((one, two))]
            assert numbers[0] < numbers[1]
            for at in (one, two):
                await at.until(table, lambda state: len(moves(state)) == 2)
            with pytest.raises(Refused) as refused:
                await stroke(one, table, 0, "paw")
            with pytest.raises(Refused) as again:
                await stroke(two, table, 0, "paw")
            assert refused.value.code == again.value.code == "illegal"
            assert refused.value.ruling == again.value.ruling

    asyncio.run(play())


@contextlib.asynccontextmanager
async def spoken_over(url: str) -> AsyncIterator[Channels]:
    """Channels of one worker, as soon as they get through."""
    channels = await Channels.open(url)
    try:
        await until(lambda: channels.connected)
        yield channels
    finally:
        await channels.close()
