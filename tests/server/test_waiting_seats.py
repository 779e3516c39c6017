"""Seats at public tables: whoever does not come loses the seat, and nobody hoards seats."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tabbytop.server.table import deciding
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.setup import Clock
from tests.server.house import House
from tests.server.moved_clock import MovedClock
from tests.server.test_deserted_tables import come
from tests.server.test_people import scenario
from tests.server.visitors import set_up, visitor
from tests.server.workers import Worker, kept, person, set_table, worker

MINUTE = 60_000
SEATS = [person("host"), *[Occupant("open")] * 4]
Scene = Callable[[Worker, MovedClock, str], Awaitable[None]]


def waiting(
    tmp_path: Path, scene: Scene, *, public: bool = True, clock: Clock | None = None
) -> None:
    """Play the scene at an open table, whose host is not connected."""

    async def play() -> None:
        now = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=now) as here:
            table = await set_table(
                store, "tem-purr-a", SEATS, created=now.now, public=public, clock=clock
            )
            await here.state(table)
            await now.settle()
            await scene(here, now, table)

    asyncio.run(play())


async def sit(here: Worker, now: MovedClock, table: str, name: str) -> None:
    await here.host.do(table, lambda state: deciding.sit(state, None, person(name), now.now))
    await now.settle()


async def sitting(here: Worker, table: str) -> list[str]:
    state = await here.state(table)
    return [state.occupants[seat].name for seat in state.people()]


def test_seat_of_a_person_who_never_connects_is_free_after_a_minute(tmp_path: Path) -> None:
    async def scene(here: Worker, now: MovedClock, table: str) -> None:
        await now.advance(5 * MINUTE, step=MINUTE)
        await sit(here, now, table, "ghost")
        await now.advance(MINUTE // 2)
        await sit(here, now, table, "later")
        assert await sitting(here, table) == ["host", "ghost", "later"]
        await now.advance(MINUTE // 2)
        assert await sitting(here, table) == ["host", "later"]
        await now.advance(MINUTE // 2)
        assert await sitting(here, table) == ["host"]
        assert (await here.state(table)).status == "open"

    waiting(tmp_path, scene)


def test_connected_person_keeps_the_seat_until_a_minute_after_leaving(tmp_path: Path) -> None:
    async def scene(here: Worker, now: MovedClock, table: str) -> None:
        await sit(here, now, table, "ana")
        listener = await come(here.host, table, 1)
        await now.advance(10 * MINUTE, step=MINUTE // 2)
        assert await sitting(here, table) == ["host", "ana"]
        async with here.host.locked(table) as hosted:
            here.host.detach(hosted, listener)
        await now.advance(MINUTE - 1000)
        assert await sitting(here, table) == ["host", "ana"]
        await now.advance(MINUTE)
        assert await sitting(here, table) == ["host"]

    waiting(tmp_path, scene)


def test_seat_of_a_person_who_never_connects_is_free_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        now = MovedClock()
        async with kept(tmp_path) as store:
            async with worker(store, now=now) as here:
                table = await set_table(store, "tem-purr-a", SEATS, created=now.now, public=True)
                await sit(here, now, table, "ghost")
            async with worker(store, now=now) as there:
                await now.advance(3 * MINUTE, step=MINUTE // 4)
                assert await sitting(there, table) == ["host"]

    asyncio.run(play())


def test_seat_at_a_private_table_is_kept(tmp_path: Path) -> None:
    async def scene(here: Worker, now: MovedClock, table: str) -> None:
        await sit(here, now, table, "friend")
        await now.advance(5 * MINUTE, step=MINUTE)
        assert await sitting(here, table) == ["host", "friend"]

    waiting(tmp_path, scene, public=False)


def test_person_who_came_once_keeps_the_seat_where_moves_take_days(tmp_path: Path) -> None:
    async def scene(here: Worker, now: MovedClock, table: str) -> None:
        await sit(here, now, table, "ana")
        listener = await come(here.host, table, 1)
        async with here.host.locked(table) as hosted:
            here.host.detach(hosted, listener)
        await sit(here, now, table, "ghost")
        await now.advance(5 * MINUTE, step=MINUTE // 2)
        assert await sitting(here, table) == ["host", "ana"]

    waiting(tmp_path, scene, clock=Clock("days", 3))


@pytest.mark.parametrize("clock", [Clock(), Clock("days", 3 * 24 * 3600)])
def test_bot_plays_for_a_person_who_never_comes_to_a_game_without_a_clock(
    tmp_path: Path, clock: Clock
) -> None:
    async def scene(here: Worker, now: MovedClock, table: str) -> None:
        names = ["ana", "ghost", "ben", "cleo"]
        for name in names:
            await sit(here, now, table, name)
        for seat in (0, 1, 3, 4):
            await come(here.host, table, seat)
        await now.advance(MINUTE // 2)
        assert not any((await here.state(table)).away)
        await now.advance(2 * MINUTE, step=MINUTE // 4)
        away = [bool(level) for level in (await here.state(table)).away]
        assert away == [False, False, clock.kind == "none", False, False]

    waiting(tmp_path, scene, clock=clock)


OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def public_tables(host: httpx.AsyncClient, count: int) -> list[str]:
    return [(await set_up(host, seats=OPEN, public=True))["table"]["id"] for _ in range(count)]


async def joined(client: httpx.AsyncClient, tables: list[str]) -> list[int]:
    """Join the tables one after the other; return the status codes."""
    return [(await client.post(f"/api/tables/{one}/join", json={})).status_code for one in tables]


def test_person_waits_at_five_public_tables_at_most(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as host, visitor(house) as hog, visitor(house) as other:
            tables = await public_tables(host, 8)
            assert await joined(hog, tables) == [200] * 5 + [429] * 3
            assert await joined(hog, tables[:1]) == [200], "that seat is theirs already"
            assert await joined(other, tables[5:]) == [200] * 3
            # A game without them counts on: they have not come.
            assert await joined(other, tables[:1]) == [200]
            assert (await house.host.hosted(tables[0])).loaded_state().status == "playing"
            assert await joined(hog, tables[6:7]) == [429]
            secrets = (await hog.post(f"/api/tables/{tables[0]}/secrets")).json()["secrets"]
            await house.come(tables[0], secrets[0]["secret"])
            assert await joined(hog, tables[6:7]) == [200]

    scenario(tmp_path, play)


def test_address_waits_on_so_many_seats_at_most(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as host, visitor(house) as one, visitor(house) as two:
            tables = await public_tables(host, 3)
            assert await joined(one, tables) == [200, 200, 200]
            assert await joined(two, tables) == [429, 429, 429]
            private = (await set_up(host, seats=OPEN))["table"]["id"]
            assert await joined(two, [private]) == [200], "only public tables count"

    scenario(tmp_path, play, waiting_seats_an_address=3)


@pytest.mark.parametrize("limit", ["joins_an_hour", "address_joins_an_hour"])
def test_joins_count_for_person_and_address(tmp_path: Path, limit: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as host, visitor(house) as guest, visitor(house) as other:
            tables = [(await set_up(host, seats=OPEN))["table"]["id"] for _ in range(4)]
            assert await joined(guest, [tables[0], tables[0], *tables]) == [
                200,
                200,
                200,
                200,
                429,
                429,
            ]
            assert await joined(other, tables[2:3]) == [200 if limit == "joins_an_hour" else 429]

    scenario(tmp_path, play, **{limit: 12.0 if limit == "joins_an_hour" else 4.0})
