"""Log entries of bots are charged to the people whose bots they are."""

import asyncio
from pathlib import Path

import httpx

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.texts.message import Message
from tests.server.house import at, running
from tests.server.moved_clock import MovedClock
from tests.server.workers import bot, kept, set_table, worker
from tests.waiting import until

ALLOWED = 30
WISH = {"game": "tem-purr-a", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


def test_bots_wait_when_their_payer_has_no_quota_left(tmp_path: Path) -> None:
    """Otherwise a few people could fill the disk by setting up tables and leaving."""
    charged: list[str] = []

    def charge(person: str, address: str) -> None:
        charged.append(person)
        if len(charged) > ALLOWED:
            raise RateLimited(Message("server", "none-allowed", what="lines"), 60)

    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store, worker(store, now=clock) as here:
            here.host.charge_entry = charge
            table = await set_table(store, "tem-purr-a", [bot("random")] * 3, created=clock.now)
            hosted = await here.host.hosted(table)
            await until(lambda: hosted.bots_wait_until)
            assert here.host.is_deserted(hosted)
            assert hosted.loaded_state().status == "playing"
            assert len(charged) == ALLOWED + 1
            clock.now += 60_001
            assert not here.host.is_deserted(hosted)

    asyncio.run(play())


def test_no_table_is_created_without_quota(tmp_path: Path) -> None:
    async def play() -> None:
        settings = at(tmp_path, address_lines_a_day=3)
        async with running(settings) as house, httpx.AsyncClient(base_url=house.url) as guest:
            codes = [(await guest.post("/api/tables", json=WISH)).status_code for _ in range(12)]
            assert codes[0] == 201
            assert codes[-1] == 429

    asyncio.run(play())
