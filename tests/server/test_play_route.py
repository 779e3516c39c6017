"""Play over plain HTTP, for scripts."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move, Say
from tabbytop.server.table.state import TableState
from tests.server.house import House, at, new_table, running
from tests.waiting import until

Scene = Callable[[House, httpx.AsyncClient, str, list[str]], Awaitable[None]]


def over_http(
    tmp_path: Path, scene: Scene, game: str = "tem-purr-a", seats: int = 3, **table: Any
) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            name = await new_table(house.store, game, seats, seed=bytes(32), **table)
            keys = await house.secrets(name)
            async with httpx.AsyncClient(base_url=f"{house.url}/api/tables/{name}") as http:
                await scene(house, http, name, keys)

    asyncio.run(play())


def key(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


async def state(http: httpx.AsyncClient, secret: str) -> dict[str, Any]:
    """The current `state` message of a seat."""
    welcome, known = (await http.get("/play", headers=key(secret))).json()["messages"]
    assert (welcome["type"], known["type"]) == ("welcome", "state")
    found: dict[str, Any] = known
    return found


def test_two_long_polling_scripts_play_a_game(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient, __: str, keys: list[str]) -> None:
        async def script(seat: int) -> dict[str, Any]:
            rng = random.Random(seat)
            known = await state(http, keys[seat])
            moves = 0
            while known.get("result") is None and moves < 60:
                if known.get("moves"):
                    move = rng.choice(known["moves"])
                    body = {"type": "move", "seat": seat, "move": move}
                    more = {"answers": known["number"], "id": f"{moves}"}
                    answer = await http.post("/play", json=body | more, headers=key(keys[seat]))
                    news = answer.json()
                    assert (answer.status_code, news["type"], news["id"]) == (
                        200,
                        "news",
                        f"{moves}",
                    )
                    moves += 1
                    known = {**news, "number": news["happened"]["number"]}
                else:
                    place = f"/play?since={known['number']}&wait=20"
                    told = (await http.get(place, headers=key(keys[seat]))).json()["messages"]
                    known = next(m for m in told if m["type"] == "state")
            return known

        both = [asyncio.create_task(script(seat)) for seat in range(2)]
        done, late = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        for task in done:
            assert task.result()["result"]["winners"]

    over_http(tmp_path, scene, game="kibble-scuffle", seats=2)


def test_long_poll_returns_at_once_on_news_and_empty_without_wait(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        number = (await state(http, keys[0]))["number"]
        nothing = await http.get(f"/play?since={number}", headers=key(keys[0]))
        assert nothing.json() == {"messages": []}

        waiting = asyncio.create_task(
            http.get(f"/play?since={number}&wait=25", headers=key(keys[0]))
        )
        hosted = await house.host.hosted(table)
        await until(lambda: hosted.waiting)
        await http.post(
            "/play", json={"type": "say", "seat": 1, "text": "hi", "id": "a"}, headers=key(keys[1])
        )
        missed, known = (await waiting).json()["messages"]
        assert [step["happened"]["text"] for step in missed["steps"]] == ["hi"]
        assert known["number"] == number + 1
        assert not hosted.waiting

    over_http(tmp_path, scene)


def test_long_poll_after_a_secret_move_waits_for_public_news(tmp_path: Path) -> None:
    """The response to a secret move is its news; polling again must wait for other news."""

    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        while (known := await state(http, keys[0])).get("prompt") != {"key": "feed"}:
            await house.host.do(table, partial(_any_move, name=f"{known['number']}"))
        number = known["number"]
        move = next(text for text in known["moves"] if text.startswith("feed"))
        body = {"type": "move", "seat": 0, "move": move, "answers": number, "id": "quiet"}
        news = (await http.post("/play", json=body, headers=key(keys[0]))).json()
        assert news["happened"]["number"] == number, "it has no number of its own"

        waiting = asyncio.create_task(
            http.get(f"/play?since={number}&wait=25", headers=key(keys[0]))
        )
        hosted = await house.host.hosted(table)
        await until(lambda: hosted.waiting or waiting.done())
        assert not waiting.done(), "there is nothing new"
        missed, at_once = (await http.get(f"/play?since={number}", headers=key(keys[0]))).json()[
            "messages"
        ]
        assert (missed["steps"], at_once["moves"]) == ([], news["moves"])
        assert (await http.get(f"/play?since={number}", headers=key(keys[1]))).json() == {
            "messages": []
        }
        said = {"type": "say", "seat": 1, "text": "hi", "id": "a"}
        await http.post("/play", json=said, headers=key(keys[1]))
        missed, known = (await waiting).json()["messages"]
        assert [step["happened"]["text"] for step in missed["steps"]] == ["hi"]
        assert known["moves"] == news["moves"]

    over_http(tmp_path, scene, game="cat-lady", seats=2)


def _any_move(state: TableState, name: str) -> LogEntry:
    assert state.match is not None
    seat = state.match.table.actors()[0]
    move = state.game.vocabulary.text(state.match.table.moves(seat)[0])
    return deciding.move(state, Move(seat, move, state.public_seq, name), 0)


def test_refused_move_of_an_absent_player_changes_nothing(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        states = [await state(http, secret) for secret in keys]
        seat = next(known["seat"] for known in states if known.get("moves"))
        away = await house.host.do(table, lambda state: state.entry("away", seat, "puma", "", 0))
        number = states[seat]["number"] + 1

        async def sent(move: str, answers: int) -> int:
            body = {"type": "move", "seat": seat, "move": move, "answers": answers, "id": "a"}
            return (await http.post("/play", json=body, headers=key(keys[seat]))).status_code

        good = states[seat]["moves"][0]
        assert [await sent("purr", number), await sent(good, 1)] == [422, 409]
        assert await house.store.entries_after(table, away.number) == []
        assert await sent(good, number) == 200
        written = await house.store.entries_after(table, away.number)
        assert [entry.kind for entry in written[:2]] == ["back", "move"]

    over_http(tmp_path, scene)


def test_action_is_answered_with_news_and_repeated_with_done(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        listener = await house.come(table)
        said = {"type": "say", "seat": 0, "text": "meow", "id": "a"}
        news = (await http.post("/play", json=said, headers=key(keys[0]))).json()
        assert (news["type"], news["happened"]["text"], news["id"]) == ("news", "meow", "a")
        done = (await http.post("/play", json=said, headers=key(keys[0]))).json()
        assert done == {"type": "done", "id": "a", "number": news["happened"]["number"]}
        heard = await listener.hear_of("news")
        assert heard["happened"]["number"] == news["happened"]["number"]
        assert (await house.host.hosted(table)).subscribers.keys() == {(None, "")}

    over_http(tmp_path, scene)


@pytest.mark.parametrize(
    ("message", "status", "code"),
    [
        ({"type": "move", "seat": 0, "move": "no", "answers": 0, "id": "a"}, 422, "not-notation"),
        ({"type": "move", "seat": 1, "move": "no", "answers": 0, "id": "a"}, 403, "not-yours"),
        ({"type": "back", "seat": 0, "id": "a"}, 409, "not-now"),
        ({"type": "say", "seat": 0, "text": "", "id": "a"}, 400, "malformed"),
        ({"type": "hello"}, 400, "malformed"),
        ([], 400, "malformed"),
        (None, 400, "malformed"),
    ],
)
def test_refusal_over_http_gives_its_reason(
    tmp_path: Path, message: object, status: int, code: str
) -> None:
    async def scene(_: House, http: httpx.AsyncClient, __: str, keys: list[str]) -> None:
        answer = await http.post("/play", json=message, headers=key(keys[0]))
        assert (answer.status_code, answer.json()["code"]) == (status, code)

    over_http(tmp_path, scene)


def test_questions_are_answered_over_http(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient, __: str, keys: list[str]) -> None:
        for seat, secret in enumerate(keys):
            known = await state(http, secret)
            question = {"type": "moves", "seat": seat}
            answer = (await http.post("/play", json=question, headers=key(secret))).json()
            assert answer["moves"] == known.get("moves", [])
        past = (await http.post("/play", json={"type": "history"})).json()
        assert [step["happened"]["kind"] for step in past["steps"]] == [*["sat"] * 3, "started"]
        mine, another = [
            await http.post("/play", json={"type": "history", "seat": seat}, headers=key(keys[0]))
            for seat in (0, 1)
        ]
        assert mine.json()["steps"] == past["steps"]
        assert another.json()["code"] == "not-yours"

    over_http(tmp_path, scene)


def test_history_goes_back_to_the_beginning(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        for count in range(320):  # more than a state remembers
            await house.host.do(
                table, partial(deciding.say, message=Say(0, f"{count}", f"{count}"), at=0)
            )
        before: int | None = None
        told: list[dict[str, Any]] = []
        while before is None or before > 1:
            question = {"type": "history"} | ({"before": before} if before else {})
            page = (await http.post("/play", json=question, headers=key(keys[0]))).json()
            steps = [step["happened"] for step in page["steps"]]
            told[:0] = steps
            before = steps[0]["number"]
            assert page["more"] is (before > 1)
        assert [happened["number"] for happened in told] == list(range(1, 325))
        texts = [happened["text"] for happened in told if happened["kind"] == "said"]
        assert texts == [f"{count}" for count in range(320)]

    over_http(tmp_path, scene)


def test_wrong_seat_secret_is_refused_over_http(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient, __: str, keys: list[str]) -> None:
        say = {"type": "say", "seat": 0, "text": "meow", "id": "a"}
        for header in ({}, key("0.AAAA"), key(keys[1]), {"Authorization": keys[0]}):
            answer = await http.post("/play", json=say, headers=header)
            assert answer.status_code == 403
        for header in (key("0.AAAA"), {"Authorization": "Basic x"}, {}):
            assert (await http.get("/play", headers=header)).status_code == 403

    over_http(tmp_path, scene, onlookers=False)


def test_polling_player_counts_as_present(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        listener = await house.come(table, keys[1])
        await state(http, keys[0])
        assert (await listener.hear_of("presence"))["here"] == [0, 1]

    over_http(tmp_path, scene)


def test_long_poll_ends_when_the_server_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, "tem-purr-a", 3)
            hosted = await house.host.hosted(table)
            number = hosted.loaded_state().public_seq
            place = f"{house.url}/api/tables/{table}/play?since={number}&wait=25"
            http = httpx.AsyncClient()
            waiting = asyncio.create_task(http.get(place))
            await until(lambda: hosted.waiting)
        assert (await waiting).json() == {"messages": []}
        await http.aclose()

    asyncio.run(play())


def test_advice_over_http_is_the_tables_own(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        for count in range(300):
            match = (await house.host.hosted(table)).loaded_state().match
            assert match is not None
            seat = match.table.actors()[0]
            expected = match.table.advise(seat)
            if expected is not None:
                break
            await house.host.do(table, partial(_any_move, name=f"{count}"))
        assert expected is not None
        question = {"type": "advise", "seat": seat}
        answer = (await http.post("/play", json=question, headers=key(keys[seat]))).json()
        assert (answer["type"], answer["advice"]) == ("advice", expected)

    over_http(tmp_path, scene, game="cat-lady", seats=2)
