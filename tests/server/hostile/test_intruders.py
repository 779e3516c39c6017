"""Intruders: wrong order of messages, secrets of others, deleted accounts."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.hostile.honest_players import complaints, written
from tests.server.hostile.raw_socket import Raw, text
from tests.server.server_process import ServerProcess, running_process

pytestmark = pytest.mark.xdist_group("intruders")  # its fixtures take seconds

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
DEVICE = [{"kind": "me"}, {"kind": "device", "name": "Ben"}, {"kind": "device", "name": "Cleo"}]
POLICY = 1008


class House(NamedTuple):
    """A server and its folder."""

    server: ServerProcess
    folder: Path


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with running_process(folder) as server:
        yield House(server, folder)
        assert complaints(server) == []


def scenario(house: House, play: Callable[[ServerProcess], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play(house.server))


def visitor(server: ServerProcess) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url)


async def set_up(client: httpx.AsyncClient, seats: list[dict[str, str]], **more: Any) -> Any:
    wish = {"game": "tem-purr-a", "seats": seats, **more}
    answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def secrets_of(made: Any) -> list[str]:
    return [each["secret"] for each in made["secrets"]]


async def asked(raw: Raw, message: dict[str, Any]) -> Any:
    """Return the answer to a message, skipping news."""
    await raw.write(text(message))
    while True:
        answer = await raw.hear()
        if not isinstance(answer, dict) or answer["type"] not in {"news", "presence"}:
            return answer


async def greeted(server: ServerProcess, table: str, *secrets: str) -> Raw:
    raw = await Raw.at_table(server.url, table)
    answer = await asked(raw, {"type": "hello", "seats": secrets})
    assert answer["type"] == "welcome", answer
    for _ in secrets or [None]:
        state = await raw.hear()
        assert isinstance(state, dict)
        assert state["type"] == "state", state
    return raw


def test_messages_before_hello_and_a_second_hello_are_refused(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana:
            made = await set_up(ana, DEVICE)
        table, first = made["table"]["id"], secrets_of(made)[0]
        for early in ({"type": "moves", "seat": 0}, {"type": "pong", "nonce": 0}, {"type": "cat"}):
            async with await Raw.at_table(server.url, table) as raw:
                assert (await asked(raw, early))["code"] in {"not-now", "malformed"}
                assert await raw.hear() == POLICY
        async with await greeted(server, table) as raw:
            assert (await asked(raw, {"type": "hello", "seats": [first]}))["code"] == "not-now"
            assert (await asked(raw, {"type": "moves", "seat": 0}))["code"] == "not-yours"

    scenario(house, play)


def test_moves_answering_past_or_future_numbers_are_refused(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana:
            made = await set_up(ana, DEVICE)
        table, mine = made["table"]["id"], secrets_of(made)
        before = written(house.folder)
        async with await greeted(server, table, *mine) as raw:
            for answers, code in ((0, "late"), (99, "malformed"), (10**300, "malformed")):
                move = {"type": "move", "seat": 0, "move": "eat", "answers": answers, "id": "x"}
                codes = {(await asked(raw, {**move, "seat": seat}))["code"] for seat in range(3)}
                assert code in codes
                assert codes <= {code, "not-asked"}
        assert written(house.folder) == before

    scenario(house, play)


def test_only_its_own_secret_opens_a_seat(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana, visitor(server) as ben, visitor(server) as cleo:
            made = await set_up(ana, OPEN)
            table, first = made["table"]["id"], secrets_of(made)[0]
            other = secrets_of(await set_up(ana, DEVICE))
            [former] = secrets_of((await ben.post(f"/api/tables/{table}/join", json={})).json())
            async with await greeted(server, table, former) as raw:
                assert (await asked(raw, {"type": "leave", "seat": 1, "id": "l"}))["type"] == "bye"
            [later] = secrets_of((await cleo.post(f"/api/tables/{table}/join", json={})).json())
            assert later.startswith("1.")
            assert later != former
            forged = [former, *other, "1." + first[2:], f"01{later[1:]}", later[:-1], later + "A"]
            forged += ["0.", "1.x", "-1.x", "\u0661.x", "1.\u0000", "9" * 90]
            before = written(house.folder)
            for secret in forged:
                async with await Raw.at_table(server.url, table) as raw:
                    hello = {"type": "hello", "seats": [first, secret]}
                    assert (await asked(raw, hello))["code"] in {"not-yours", "malformed"}
                    assert await raw.hear() == POLICY
            for person in (ana, ben):
                answer = await person.post(f"/api/tables/{table}/secrets")
                assert later not in answer.text
            assert written(house.folder) == before

    scenario(house, play)


def test_table_without_onlookers_is_hidden_from_strangers(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana, visitor(server) as eve:
            made = await set_up(ana, DEVICE, onlookers=False)
            table = made["table"]["id"]
            async with await Raw.at_table(server.url, table) as raw:
                assert (await asked(raw, {"type": "hello"}))["code"] == "not-here"
            place = f"/api/tables/{table}/play"
            for answer in (
                await eve.get(place),
                await eve.get(place, params={"since": 0, "wait": 1}),
                await eve.post(place, json={"type": "history"}),
                await ana.post(place, json={"type": "history"}),  # a cookie is no secret
                await eve.get(f"/api/tables/{table}/replay"),
                await eve.get(f"/api/tables/{table}/record"),
            ):
                assert answer.status_code in {403, 409}, answer.text
                assert answer.json()["type"] == "refused"
            assert table not in (await eve.get("/api/tables")).text

    scenario(house, play)


def test_reconnecting_does_not_reset_rate_limits(house: House) -> None:
    """Talk is limited per seat, however many connections it has, by socket and by HTTP."""

    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana:
            made = await set_up(ana, DEVICE)
            table, first = made["table"]["id"], secrets_of(made)[0]
            say = {"type": "say", "seat": 0, "text": "cats"}
            for line in range(4):
                async with await greeted(server, table, first) as raw:
                    for number in range(9):
                        await raw.write(text({**say, "id": f"{line} {number}"}))
                    await asked(raw, {"type": "history", "before": 1})
            bearer = {"authorization": f"Bearer {first}"}
            place = f"/api/tables/{table}/play"
            answer = await ana.post(place, json={**say, "id": "http"}, headers=bearer)
            assert answer.json()["code"] == "limit"
        lines = [line for line in written(house.folder)["log"] if line[0] == table]
        said = [line for line in lines if line[2] == "said"]
        assert 9 < len(said) < 20

    scenario(house, play)


def test_nul_characters_are_refused(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server) as ana:
            made = await set_up(ana, DEVICE)
        table, first = made["table"]["id"], secrets_of(made)[0]
        async with await greeted(server, table, first) as raw:
            for words, name in (("a\0b", "x"), ("a", "x\0"), ("\0", "\0")):
                say = {"type": "say", "seat": 0, "text": words, "id": name}
                assert (await asked(raw, say))["code"] == "malformed"

    scenario(house, play)


def test_deleted_account_cannot_act(house: House) -> None:
    async def play(server: ServerProcess) -> None:
        before = written(house.folder)
        async with visitor(server) as ana, visitor(server) as ghost:
            account = {"login": "Ana of Cats", "password": "nine lives"}
            assert (await ana.post("/api/me/account", json=account)).status_code == 200
            made = await set_up(ana, DEVICE, public=True)
            table, first = made["table"]["id"], secrets_of(made)[0]
            ghost.cookies.set("tabbytop", ana.cookies["tabbytop"])
            gone = await ana.request("DELETE", "/api/me", json={"password": "nine lives"})
            assert gone.status_code == 204
            assert (await ghost.get("/api/me")).json()["login"] == ""
            assert (await ghost.get("/api/me/tables")).json()["tables"] == []
            assert (await ghost.post(f"/api/tables/{table}/secrets")).json()["secrets"] == []
            assert (await ghost.post(f"/api/tables/{table}/rematch")).status_code == 403
            with_secret = {"authorization": f"Bearer {first}"}
            refused = await ghost.get(f"/api/tables/{table}/play", headers=with_secret)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
            answer = await ghost.post("/api/login", json=account)
            assert answer.json()["code"] == "wrong-password"
        everything = b"".join(place.read_bytes() for place in house.folder.glob("tables.db*"))
        found = written(house.folder)
        assert found["people"] == before["people"]
        assert found["seats"] == before["seats"]
        assert b"nine lives" not in everything

    scenario(house, play)


def test_wrong_passwords_from_many_addresses_lock_nobody_out(house: House) -> None:
    """However the name is written; the owner still gets in, from yet another address."""

    async def play(server: ServerProcess) -> None:
        codes = []
        for number in range(7):
            transport = httpx.AsyncHTTPTransport(local_address=f"127.0.2.{number + 1}")
            async with httpx.AsyncClient(base_url=server.url, transport=transport) as eve:
                spelt = [" ana", "ana ", "ANA", "\tana", "ana\u2003", "\uff41na", "ana"][number]
                wrong = {"login": spelt, "password": "guess"}
                codes.append((await eve.post("/api/login", json=wrong)).json()["code"])
        assert codes == ["wrong-password"] * 7

    scenario(house, play)
