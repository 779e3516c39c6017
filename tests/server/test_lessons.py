"""Lessons over HTTP: played by sending all answers each time, and remembered for the person."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import nap_time
import pytest
from sqlalchemy import func, select

from tabbytop.games import registry
from tabbytop.server.people import game_info
from tabbytop.server.store.schema import LESSONS
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import visitor

LESSON = "/api/games/nap-time/lessons/sunbeams"
WHOLE = ["", "nap 3", "nap 1", "nap 2", ""]


class Point:
    """An entry point."""

    def load(self) -> nap_time.NapTime:
        return nap_time.GAME


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_installed", lambda: {"nap-time": Point()})
    yield
    game_info.game_cards.cache_clear()


async def answered(client: httpx.AsyncClient, *answers: str, **more: Any) -> Any:
    return await told(client.post(LESSON, json={"answers": list(answers), **more}))


def test_plug_in_games_lessons_are_listed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            listed: Any = await told(ana.get("/api/games/nap-time/lessons"))
            assert [(each["name"], each["title"], each["steps"]) for each in listed] == [
                ("sunbeams", "Win a sunbeam", 5)
            ]
            german = {"accept-language": "de"}
            listed = await told(ana.get("/api/games/nap-time/lessons", headers=german))
            assert listed[0]["title"] == "Gewinn einen Sonnenstrahl"
            assert (await told(ana.get("/api/games/chess/lessons"), 404))["code"] == "unknown"

    scenario(tmp_path, play)


def test_lesson_is_played_to_its_end_over_http(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            scene = await answered(ana)
            assert (scene["place"], scene["fresh"], scene["waits"]) == (0, True, "reader")
            for place, answer in enumerate(WHOLE):
                assert not scene["over"]
                scene = await answered(ana, *scene["answers"], answer=answer)
                assert scene["refusal"] is None
                assert (scene["place"], scene["answers"]) == (place + 1, WHOLE[: place + 1])
            assert scene["over"]
            assert scene["waits"] == "nothing"

    scenario(tmp_path, play)


def test_scene_has_what_a_board_needs(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            scene = await answered(ana, "", answer="nap 3")
            assert scene["prompt"] == {"seat": 0, "key": "nap", "sunbeam": 1}
            assert scene["question"].startswith("A sunbeam that counts 1")
            assert scene["moves"] == ["nap 1", "nap 2"]
            assert scene["told_moves"] == ["nap for an hour", "nap for 2 hours"]
            assert [beat["seat"] for beat in scene["beats"]] == [0, 1]
            assert scene["beats"][1]["told"][0] == "Miso naps."
            assert [seat["name"] for seat in scene["table"]["seats"]] == ["You", "Miso"]

    scenario(tmp_path, play)


def test_refused_answer_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            other = await answered(ana, "", answer="nap 2")
            assert other["refusal"]["message"].startswith("Miso might sleep longer")
            assert (other["answers"], other["beats"]) == ([""], [])
            illegal = await answered(ana, "", "nap 3", answer="nap 3")
            assert illegal["refusal"]["ruling"] == "NT-1"
            assert illegal["refusal"]["message"].endswith(".")
            nonsense = await answered(ana, "", answer="fly")
            assert nonsense["refusal"]["message"]

    scenario(tmp_path, play)


def test_answers_that_no_longer_fit_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            changed = await told(ana.post(LESSON, json={"answers": ["nap 3"]}), 409)
            assert changed["code"] == "not-now"
            unknown = await told(ana.post(f"{LESSON}-2", json={}), 404)
            assert unknown["code"] == "unknown"

    scenario(tmp_path, play)


@pytest.mark.parametrize(
    "body",
    [
        {"answers": "nap 3"},
        {"answers": [3]},
        {"answers": [""] * 301},
        {"answers": ["x" * 201]},
        {"answers": [], "cheat": True},
        {"answer": "\0"},
    ],
)
def test_malformed_answers_are_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            refused = await told(ana.post(LESSON, json=body), 400)
            assert refused["code"] == "malformed"

    scenario(tmp_path, play)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"nap 3", 400),
        (b"[]", 400),
        (b'{"answer": "\\ud800"}', 400),
        (b'{"answer": "\xff"}', 400),
        (b'{"answers": ' + b"[" * 50_000, 400),
        (b'{"answer": "' + b"x" * 2_000_000 + b'"}', 413),
    ],
)
def test_body_that_is_no_lesson_answer_is_refused(tmp_path: Path, body: bytes, status: int) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post(LESSON, content=body), status)
            assert (await answered(ana))["place"] == 0, "the server goes on"

    scenario(tmp_path, play)


def test_answer_after_the_end_of_a_lesson_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for more in ("", "nap 1"):
                over = await answered(ana, *WHOLE, answer=more)
                assert over["refusal"]["message"]
                assert (over["over"], over["answers"]) == (True, WHOLE)
                await told(ana.post(LESSON, json={"answers": [*WHOLE, more]}), 409)

    scenario(tmp_path, play)


def test_lessons_of_one_address_are_limited_whoever_asks(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await answered(ana)
            for client in (ana, ben):
                refused = await told(client.post(LESSON, json={}), 429)
                assert refused["code"] == "limit"
            assert (await ana.get("/api/games/nap-time/lessons")).status_code == 200

    scenario(tmp_path, play, asks_a_second=0.001)


@pytest.mark.parametrize("game", [each.name for each in registry.games_on_shelf()])
def test_first_lesson_of_every_game_answers_any_move_over_http(tmp_path: Path, game: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            vocabulary = registry.game(game).vocabulary
            listed: Any = await told(ana.get(f"/api/games/{game}/lessons"))
            path = f"/api/games/{game}/lessons/{listed[0]['name']}"
            scene: Any = await told(ana.post(path, json={}))
            for step in range(24):
                move = vocabulary.text(step * 104_729 % vocabulary.size)
                body = {"answers": scene["answers"], "answer": move}
                after: Any = await told(ana.post(path, json=body))
                assert (after["refusal"] is None) == (after["answers"] != scene["answers"])
                if scene["waits"] == "reader":
                    scene = await told(ana.post(path, json={**body, "answer": ""}))

    scenario(tmp_path, play)


def test_finished_lessons_are_remembered_exported_and_deleted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            assert await told(ana.get("/api/me/lessons")) == {"lessons": {}}
            for _ in range(2):
                done = await ana.put("/api/me/lessons/nap-time/sunbeams")
                assert done.status_code == 204
            mine = {"lessons": {"nap-time": ["sunbeams"]}}
            assert await told(ana.get("/api/me/lessons")) == mine
            assert await told(ben.get("/api/me/lessons")) == {"lessons": {}}
            exported: Any = await told(ana.get("/api/me/export"))
            assert [each["lesson"] for each in exported["lessons"]] == ["sunbeams"]
            unknown = await told(ana.put("/api/me/lessons/nap-time/moonbeams"), 404)
            assert unknown["code"] == "unknown"
            deleted = await ana.request("DELETE", "/api/me", json={})
            assert deleted.status_code == 204
            left = select(func.count()).select_from(LESSONS)
            database = house.host.store._database
            assert await database.read(lambda connection: connection.scalar(left)) == 0

    scenario(tmp_path, play)


def test_list_of_games_tells_the_first_lesson_of_each(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            listed: Any = await told(ana.get("/api/games"))
            lessons = {each["name"]: each["first_lesson"] for each in listed}
            assert lessons["nap-time"]["name"] == "sunbeams"

    scenario(tmp_path, play)
