"""Reviews of finished games over HTTP."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tabbytop.kernel.record import Record
from tabbytop.review.comparing import Answer, Piece, Question
from tabbytop.review.report import Loss, Review
from tabbytop.review.values import NO_LOSS, Estimate
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.fair_queue import Payer
from tabbytop.server.people.finished_games import finished_game
from tabbytop.server.people.review_jobs import ReviewJob
from tabbytop.server.people.reviews import ReviewService
from tests.server.house import House
from tests.server.test_every_finished_game import a_finished_game
from tests.server.test_people import scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor
from tests.waiting import until


def cheap_answer(numbered: tuple[int, Piece]) -> tuple[int, Answer]:
    """Take every other decision for a loss of a tenth, without thinking."""
    number, piece = numbered
    assert isinstance(piece, Question)
    loss = NO_LOSS if number % 2 else Estimate(0.1, 0.05, 0.15, 0.0006, 20)
    return number, Loss(piece.place, piece.made, 1 - min(1, piece.made), loss)


def failing_answer(numbered: tuple[int, Piece]) -> tuple[int, Answer]:
    raise RuntimeError("no")


def one_thread() -> Executor:
    """In place of processes, which take long to start."""
    return ThreadPoolExecutor(1)


async def wait_for_review(visit: httpx.AsyncClient, path: str) -> dict[str, object]:
    found: dict[str, object] = {}

    async def is_done() -> bool:
        found.update(await told(visit.get(path)))
        return found["state"] != "running"

    await until(is_done)
    return found


def test_review_is_computed_once_and_told_in_the_reader_s_language(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        house.server.app.state.reviews = ReviewService(cheap_answer, one_thread)
        async with visitor(house) as ana, visitor(house) as stranger:
            table = (await set_up(ana))["table"]["id"]
            path = f"/api/tables/{table}/review?seat=0"
            for refused in (await ana.post(path), await ana.get(path)):
                assert refused.status_code == 409
                assert refused.json()["code"] == "not-now"
            state = await play_to_the_end(house, table)
            assert (await told(ana.get(path)))["state"] == "none"
            assert (await told(ana.post(path)))["state"] in ("running", "done")
            done = await wait_for_review(stranger, path)
            assert done["state"] == "done"
            review = done["review"]
            assert isinstance(review, dict)
            assert 0 < len(review["losses"]) <= 5
            assert state.match is not None
            for loss in review["losses"]:
                assert state.match.record.moves[loss["at"]] == (0, loss["made"]["move"])
            assert await told(ana.post(path)) == done  # not begun again
            german = await told(ana.get(path, headers={"accept-language": "de"}))
            assert isinstance(german["review"], dict)
            assert german["review"]["headline"] != review["headline"]
            assert (await ana.post(f"/api/tables/{table}/review?seat=9")).status_code == 404

    scenario(tmp_path, play)


def test_failed_review_says_so_and_can_be_begun_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        reviews = ReviewService(failing_answer, one_thread)
        house.server.app.state.reviews = reviews
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            await play_to_the_end(house, table)
            path = f"/api/tables/{table}/review?seat=1"
            await told(ana.post(path))
            assert (await wait_for_review(ana, path))["state"] == "failed"
            reviews._answer = cheap_answer
            await told(ana.post(path))
            assert (await wait_for_review(ana, path))["state"] == "done"

    scenario(tmp_path, play)


class NotedReviews(ReviewService):
    """Reviews that note in which order they begin."""

    def __init__(self) -> None:
        super().__init__(cheap_answer, one_thread)
        self.begun: list[ReviewJob] = []

    async def _review(self, job: ReviewJob, record: Record, seat: int) -> Review:
        self.begun.append(job)
        return await super()._review(job, record, seat)


def test_reviews_of_one_address_leave_room_for_others() -> None:
    async def play() -> None:
        reviews = NotedReviews()
        record = finished_game(a_finished_game("tem-purr-a")).record

        def begin(table: str, payer: Payer) -> ReviewJob:
            return reviews.begin(table, 0, record, payer)

        hog = Payer("there", "hog")
        first, second = begin("h1", hog), begin("h2", hog)
        with pytest.raises(RateLimited):
            begin("h3", hog)
        assert begin("h1", hog) is first, "that one was begun before"
        sister = begin("s1", Payer("there", "sister"))
        with pytest.raises(RateLimited):
            begin("b1", Payer("there", "brother"))
        others = [begin(name, Payer(name, name)) for name in "abcdefghij"]
        jobs = [first, second, sister, *others]
        await until(lambda: all(job.review for job in jobs))
        assert reviews.begun[0] is first
        assert reviews.begun[1:11] == others, "then all other addresses have a turn"
        assert set(map(id, reviews.begun[11:])) == {id(second), id(sister)}
        begin("h3", hog)
        await reviews.close()

    asyncio.run(play())
