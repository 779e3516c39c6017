"""Guests, accounts, cookies."""

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.kernel.telling import unique_names
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.default_names import CATS, bot_names, guest_cat, guest_name
from tabbytop.server.people.identity import COOKIE
from tests.server.client import Client
from tests.server.house import House, at, running
from tests.server.visitors import set_up, visitor
from tests.waiting import until

ACCOUNT = {"login": "Ana", "password": "nine lives, one password"}


def scenario(folder: Path, play: Callable[[House], Awaitable[None]], **settings: object) -> None:
    """Run a scene on a server of its own."""

    async def played() -> None:
        async with running(at(folder, **settings)) as house:
            await play(house)

    asyncio.run(played())


async def told(answer: Awaitable[httpx.Response], status: int = 200) -> dict[str, object]:
    """The JSON of a response, which must have the expected status."""
    response = await answer
    assert response.status_code == status, response.text
    document: dict[str, object] = response.json()
    return document


def test_new_guest_has_a_name_and_a_cat(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            first = await told(ana.get("/api/me"))
            assert first["name"]
            assert first["cat"] in CATS
            assert first["login"] == ""
            assert await told(ana.get("/api/me")) == first
            await ben.get("/api/me")
            assert ana.cookies[COOKIE] != ben.cookies[COOKIE]
            assert ana.cookies[COOKIE].split(".")[0] not in str(first), "ids stay here"

    scenario(tmp_path, play)


def test_guest_is_not_stored_for_reading(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            await ana.get("/api/me/tables")
            await ana.get("/api/tables")
            person = ana.cookies[COOKIE].split(".")[0]
            assert await house.store.person(person) is None
            await ana.put("/api/me", json={"name": ""})
            await ana.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
            await ana.post("/api/tables/nothing/join", json={})
            assert await house.store.person(person) is None
            async with visitor(house) as ben:
                seats = [{"kind": "me"}, {"kind": "device", "name": "Bess"}, {"kind": "open"}]
                waiting = (await set_up(ben, seats=seats))["table"]["id"]
                begun = (await set_up(ben))["table"]["id"]
                await told(ben.post("/api/me/account", json=ACCOUNT))
            await told(ana.post(f"/api/tables/{begun}/join", json={}), 409)
            for wish in ({"seat": 0}, {"name": "Bess"}):
                await told(ana.post(f"/api/tables/{waiting}/join", json=wish), 409)
            await told(ana.post("/api/me/account", json=ACCOUNT), 409)
            assert await house.store.person(person) is None
            await told(ana.put("/api/me", json={"name": "Ana"}), 409)
            assert await house.store.person(person) is None
            await told(ana.put("/api/me", json={"name": "Anna"}))
            assert await house.store.person(person) is not None

    scenario(tmp_path, play)


@pytest.mark.parametrize("secure", [False, True])
def test_cookie_is_http_only_and_same_site(tmp_path: Path, secure: bool) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            answer = await ana.get("/api/me")
            morsel = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
            assert morsel["httponly"]
            assert morsel["samesite"].lower() == "strict"
            assert morsel["path"] == "/"
            assert not morsel["domain"]
            assert bool(morsel["secure"]) == secure
            assert int(morsel["max-age"]) > 300 * 86_400

    scenario(tmp_path, play, secure=secure)


def test_forged_cookie_is_ignored(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            await told(ana.put("/api/me", json={"name": "Ana"}))
            person, epoch, session, signature = ana.cookies[COOKIE].split(".")
            for forged in (
                f"{person}.{int(epoch) + 1}.{session}.{signature}",
                f"{person}x.{epoch}.{session}.{signature}",
                f"{person}.{epoch}.{session}x.{signature}",
                f"{person}.{epoch}.{signature}",
                f"{person}.{epoch}.{session}.",
                f"{person}.{epoch}.{session}",
                f"{person}.{epoch}.",
                f"{person}.{epoch}",
                person,
                "....",
                "\u00e9",
            ):
                eve.cookies.clear()
                said = f"{COOKIE}={forged}".encode("latin-1")
                answer = await eve.get("/api/me", headers=[(b"cookie", said)])
                assert answer.status_code == 200
                assert answer.headers["set-cookie"].split(".")[0] != f"{COOKIE}={person}"

    scenario(tmp_path, play)


def test_person_changes_name_and_cat(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            me = await told(ana.put("/api/me", json={"name": "  Ana   Maria ", "cat": "sphynx"}))
            assert (me["name"], me["cat"]) == ("Ana Maria", "sphynx")
            assert await told(ana.get("/api/me")) == me
            for bad in (
                {"name": "  "},
                {"name": "x" * 25},
                {"name": "a\u202eb"},
                {"name": "a\u0000b"},
                {"name": "a\u0007b"},
                {"cat": "dog"},
                {"person": "somebody"},
            ):
                refused = await told(ana.put("/api/me", json=bad), 400)
                assert refused["code"] == "malformed"
            assert await told(ana.get("/api/me")) == me

    scenario(tmp_path, play)


def test_login_gives_the_same_person_on_another_device(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as here, visitor(house) as there:
            table = (await set_up(here))["table"]["id"]
            await told(here.put("/api/me", json={"name": "Ana"}))
            me = await told(here.post("/api/me/account", json=ACCOUNT))
            assert me["login"] == "Ana"
            assert await told(there.post("/api/login", json={**ACCOUNT, "login": "  aNA "})) == me
            mine = await told(there.get("/api/me/tables"))
            assert isinstance(mine["tables"], list)
            assert [one["table"]["id"] for one in mine["tables"]] == [table]
            seats = await told(there.post(f"/api/tables/{table}/secrets"))
            assert isinstance(seats["secrets"], list)
            assert len(seats["secrets"]) == 3
            await there.post("/api/logout")
            assert COOKIE not in there.cookies
            assert (await told(there.get("/api/me")))["login"] == ""
            assert (await told(there.post(f"/api/tables/{table}/secrets")))["secrets"] == []

    scenario(tmp_path, play)


def test_taken_login_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            refused = await told(eve.post("/api/me/account", json={**ACCOUNT, "login": "ANA"}), 409)
            assert refused["code"] == "taken"
            assert (await told(eve.get("/api/me")))["login"] == ""

    scenario(tmp_path, play)


def test_unknown_login_and_wrong_password_get_the_same_answer(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            wrong = [
                {"login": "Ana", "password": "nine lives"},
                {"login": "Nobody", "password": ACCOUNT["password"]},
                {"login": "Nob\u0000dy", "password": ACCOUNT["password"]},
            ]
            answers = [await told(eve.post("/api/login", json=each), 403) for each in wrong]
            assert answers[0] == answers[1] == answers[2]
            assert answers[0]["code"] == "wrong-password"

    scenario(tmp_path, play)


def test_password_change_needs_the_old_one_and_logs_out_other_devices(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as here, visitor(house) as there:
            await told(here.post("/api/me/account", json=ACCOUNT))
            await told(there.post("/api/login", json=ACCOUNT))
            new = {"login": "Ana", "password": "another password"}
            assert (await told(there.post("/api/me/account", json=new), 403))["code"] == (
                "wrong-password"
            )
            wrong = {**new, "old": "nine lives"}
            await told(there.post("/api/me/account", json=wrong), 403)
            await told(here.get("/api/me"))
            await told(here.post("/api/me/account", json={**new, "old": ACCOUNT["password"]}))
            assert (await told(here.get("/api/me")))["login"] == "Ana"
            assert (await told(there.get("/api/me")))["login"] == ""
            await told(there.post("/api/login", json=ACCOUNT), 403)
            await told(there.post("/api/login", json=new))

    scenario(tmp_path, play)


def test_login_attempts_are_rate_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as eve:
            wrong = {"login": "Ana", "password": "guess"}
            for _ in range(2):
                await told(eve.post("/api/login", json=wrong), 403)
            answer = await eve.post("/api/login", json=wrong)
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 0

    scenario(tmp_path, play, logins_a_minute=1.2)


def test_new_guests_of_an_address_are_rate_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        for expected in (200, 200, 429):
            async with visitor(house) as guest:
                await told(guest.put("/api/me", json={"name": "Newcomer"}), expected)

    scenario(tmp_path, play, guests_an_hour=4)


def test_deleted_account_is_removed_from_its_tables(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as there:
            await told(ana.put("/api/me", json={"name": "Anastasia"}))
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await told(there.post("/api/login", json=ACCOUNT))
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
            waiting = (await set_up(ana, seats=[*seats, {"kind": "open"}]))["table"]["id"]
            playing = (await set_up(ana, seats=seats))["table"]["id"]
            await told(ben.post(f"/api/tables/{waiting}/join", json={}))
            await told(ben.post(f"/api/tables/{playing}/join", json={}))
            refused = await told(ana.request("DELETE", "/api/me", json={}), 403)
            assert refused["code"] == "wrong-password"
            password = {"password": ACCOUNT["password"]}
            answer = await ana.request("DELETE", "/api/me", json=password)
            assert answer.status_code == 204
            assert COOKIE not in ana.cookies
            for table in (waiting, playing):
                info = await ben.get(f"/api/tables/{table}")
                assert "Anastasia" not in info.text
            left = (await ben.get(f"/api/tables/{playing}")).json()["seats"][0]
            assert left["level"], "a bot plays on"
            assert (await told(there.get("/api/me")))["login"] == ""
            await told(there.post("/api/login", json=ACCOUNT), 403)
            await told(ben.post("/api/me/account", json=ACCOUNT))

    scenario(tmp_path, play)


def test_deleted_person_leaves_all_tables_beyond_the_listed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabbytop.server.people.tables._MOST_UNSETTLED", 1)

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            made = [
                await set_up(ana, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
                for _ in range(3)
            ]
            for table in made:
                await told(ben.post(f"/api/tables/{table['table']['id']}/join", json={}))
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            for table in made:
                info: Any = await told(ben.get(f"/api/tables/{table['table']['id']}"))
                assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]

    scenario(tmp_path, play)


def test_no_table_is_said_to_wait_for_who_was_deleted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            for other in (ben, cleo):
                await told(other.post(f"/api/tables/{table}/join", json={}))
            state = (await house.host.hosted(table)).loaded_state()
            (first,) = [seat for seat, since in enumerate(state.asked_since) if since]
            people = [ana, ben, cleo]
            goes, stays = people[first], people[first - 1]
            before: Any = await told(stays.get("/api/me/tables"))
            assert [listed["turn"] for listed in before["tables"]] == [[first]]
            assert (await goes.request("DELETE", "/api/me", json={})).status_code == 204
            after: Any = await told(stays.get("/api/me/tables"))
            (listed,) = after["tables"]
            assert (listed["turn"], listed["asked"], listed["since"]) == ([], False, None)

    scenario(tmp_path, play, bot_beat=10)


def test_guest_is_deleted_without_a_password(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.put("/api/me", json={"name": "Ana"}))
            person = ana.cookies[COOKIE].split(".")[0]
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            assert await house.store.person(person) is None

    scenario(tmp_path, play)


def test_all_workers_drop_a_deleted_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        other = Host(house.store, house.host.channels)
        await other.open()
        async with visitor(house) as ana:
            await told(ana.put("/api/me", json={"name": "Anastasia"}))
            table = (await set_up(ana))["table"]["id"]
            key = (await house.secrets(table))[1]
            watching = await Client.connected(house.url, table)
            await watching.send({"type": "hello", "seats": [key]})
            await watching.welcome()
            hosted = await other.hosted(table)
            assert hosted.loaded_state().occupants[0].name == "Anastasia"
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            while (await watching.hear())["type"] != "bye":
                pass
            await watching.leave()

            async def is_renamed() -> bool:
                occupants = (await other.hosted(table)).loaded_state().occupants
                return occupants[0].name != "Anastasia"

            await until(is_renamed)
        await other.close()

    scenario(tmp_path, play)


def test_names_at_a_table_are_distinct() -> None:
    assert unique_names(["Luna", "Kiki", "Luna", "Luna"]) == ["Luna", "Kiki", "Luna 2", "Luna 3"]
    assert unique_names(["Luna", "Luna 2", "Luna"]) == ["Luna", "Luna 2", "Luna 3"]
    taken = ["Miso", "Toast"]
    bots = bot_names(taken, {"calico"}, 14, "table")
    assert len({*bots, *taken}) == 16
    assert "calico" not in {guest_cat(name) for name in bots[:9]}
    assert len({guest_cat(name) for name in bots[:9]}) == 9
    assert guest_name("x") == guest_name("x")
    assert guest_cat("x") in CATS
