"""Somebody who has all that is known of finished games worked out again and again."""

import asyncio
import threading
from pathlib import Path

import httpx

from tabbytop.review.comparing import Answer, Piece
from tabbytop.server.people.reviews import ReviewService
from tests.server.house import House
from tests.server.test_people import scenario
from tests.server.test_reviews import cheap_answer, one_thread
from tests.server.visitors import play_to_the_end, set_up, visitor

FLOODER, STRANGER = "127.0.1.1", "127.0.1.2"
TABLES = 4


def visiting(house: House, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    headers = {"origin": house.url}
    return httpx.AsyncClient(base_url=house.url, transport=transport, headers=headers, timeout=60)


async def finished_tables(house: House) -> list[str]:
    tables = []
    async with visitor(house) as ana:
        for _ in range(TABLES):
            table = (await set_up(ana))["table"]["id"]
            await play_to_the_end(house, table)
            tables.append(table)
    return tables


def test_one_guest_does_not_shut_others_out_of_reviews(tmp_path: Path) -> None:
    may_go_on = threading.Event()

    def work(numbered: tuple[int, Piece]) -> tuple[int, Answer]:
        assert may_go_on.wait(60)
        return cheap_answer(numbered)

    async def play(house: House) -> None:
        reviews = house.server.app.state.reviews = ReviewService(work, one_thread)
        tables = await finished_tables(house)
        wanted = [
            f"/api/tables/{table}/review?seat={seat}" for table in tables for seat in range(3)
        ]
        async with visiting(house, FLOODER) as flooder, visiting(house, STRANGER) as stranger:
            await flooder.get("/api/me")
            codes = [(await flooder.post(path)).status_code for path in wanted[:-1]]
            assert codes.count(200) <= 3, "one runs, and one or two wait"
            assert set(codes) == {200, 429}
            assert (await stranger.post(wanted[-1])).status_code == 200
            may_go_on.set()
        await reviews.close()

    scenario(tmp_path, play)


def test_flood_of_replays_and_pictures_is_bounded_for_its_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        tables = await finished_tables(house)
        wanted = [f"/api/tables/{table}/replay?count=50" for table in tables]
        wanted += [f"/api/tables/{table}/picture?at=5" for table in tables]
        async with visiting(house, FLOODER) as flooder, visiting(house, STRANGER) as stranger:
            flood = [asyncio.create_task(flooder.get(path)) for path in wanted * 5]
            page = await stranger.get(wanted[0])
            assert page.status_code == 200, page.text
            assert page.json()["steps"]
            refused = [each for each in await asyncio.gather(*flood) if each.status_code == 429]
            assert refused
            assert all(0 < int(each.headers["retry-after"]) <= 60 for each in refused)
            assert (await stranger.get(wanted[-1])).status_code in {200, 404}  # 404: no page built

    scenario(tmp_path, play, replayed_moves_a_second=100.0)
