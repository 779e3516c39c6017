"""Names of people and bots at a table: a bot never takes a person's name."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs

from tabbytop.bots.names import BOT_NAMES
from tabbytop.server.people.default_names import GUEST_NAMES, guest_name
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor

BOT = {"kind": "bot", "level": "kitten"}


def names(made: dict[str, Any]) -> list[str]:
    return [seat.get("name", "") for seat in made["table"]["seats"]]


async def call(client: httpx.AsyncClient, name: str) -> None:
    await told(client.get("/api/me"))
    await told(client.put("/api/me", json={"name": name}))


def test_default_names_of_bots_and_guests_are_disjoint() -> None:
    assert not {name.casefold() for name in BOT_NAMES} & {name.casefold() for name in GUEST_NAMES}
    assert {guest_name(f"person {number}") for number in range(2000)} == set(GUEST_NAMES)


@pytest.mark.parametrize("mine", ["Bramble", "bramble"])
def test_bot_with_my_name_gets_another_name(tmp_path: Path, mine: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await call(ana, mine)
            bots = [{**BOT, "name": "Bramble"}, {**BOT, "name": "Kiki"}, {**BOT, "name": "Kiki"}]
            called = names(await set_up(ana, seats=[{"kind": "me"}, *bots]))
            assert called[0] == mine
            assert called[2] == "Kiki"
            assert {called[1], called[3]} <= set(BOT_NAMES) - {"Bramble", "Kiki"}

    scenario(tmp_path, play, bot_beat=10)


def test_bot_on_an_earlier_seat_is_renamed_for_a_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await call(ana, "Bramble")
            device = {"kind": "device", "name": "Kiki"}
            bots = [{**BOT, "name": "Bramble"}, {**BOT, "name": "Kiki"}]
            called = names(await set_up(ana, seats=[*bots, {"kind": "me"}, device]))
            assert called[2:] == ["Bramble", "Kiki"]
            assert set(called[:2]) <= set(BOT_NAMES) - {"Bramble", "Kiki"}

    scenario(tmp_path, play, bot_beat=10)


def test_bot_is_renamed_when_a_person_of_its_name_sits_down(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
            seats = [{"kind": "me"}, {**BOT, "name": "Bramble"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            await call(ben, "Bramble")
            joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={}))
            called = names(joined)
            assert called[2] == "Bramble"
            assert called[1] in set(BOT_NAMES) - {"Bramble"}
            assert joined["table"]["seats"][1]["level"] == "kitten"
            last: Any = await told(cleo.post(f"/api/tables/{table}/join", json={"name": called[1]}))
            assert names(last)[3] == called[1]
            assert len(set(names(last))) == 4
            assert not any(name.endswith(" 2") for name in names(last))
            await house.host.reload(table)  # as another worker would read its log
            again: Any = await told(ana.get(f"/api/tables/{table}"))
            assert again["seats"] == last["table"]["seats"]

    scenario(tmp_path, play, bot_beat=10)


def test_bot_keeps_its_name_when_the_person_may_not_sit_down(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            seats = [{"kind": "me"}, {**BOT, "name": "Bramble"}, {"kind": "open"}]
            made = await set_up(ana, seats=seats)
            table = made["table"]["id"]
            await call(ben, "Bramble")
            await told(ben.post(f"/api/tables/{table}/join", json={"seat": 1}), 409)
            now: Any = await told(ana.get(f"/api/tables/{table}"))
            assert now["seats"] == made["table"]["seats"]

    scenario(tmp_path, play, bot_beat=10)


def test_guest_whose_default_name_is_taken_gets_another_default_name(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            mine: Any = await told(ben.get("/api/me"))
            await call(ana, mine["name"])
            seats = [{"kind": "me"}, {"kind": "open"}, BOT]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            called = names(await told(ben.post(f"/api/tables/{table}/join", json={})))
            assert called[0] == mine["name"]
            assert called[1] in set(GUEST_NAMES) - {mine["name"]}

    scenario(tmp_path, play, bot_beat=10)


def test_second_person_with_the_same_chosen_name_gets_a_number(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await call(ana, "Kim")
            await call(ben, "Kim")
            seats = [{"kind": "me"}, {"kind": "open"}, BOT]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            called = names(await told(ben.post(f"/api/tables/{table}/join", json={})))
            assert called[:2] == ["Kim", "Kim 2"]

    scenario(tmp_path, play, bot_beat=10)


def test_bot_that_fills_a_rematch_gives_its_name_back_to_the_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            await told(ben.post(f"/api/tables/{table}/join", json={"name": "Zoe"}))
            await play_to_the_end(house, table)
            again = (await told(ana.post(f"/api/tables/{table}/rematch")))["table"]
            place = f"/api/tables/{again['id']}/fill"  # type: ignore[index]
            filled = await told(ana.post(place, json={"level": "kitten", "seat": 2}))
            bot = names(filled)[2]
            hosted = await house.host.hosted(table)
            seat = hosted.loaded_state().occupants[1]
            hosted.loaded_state().occupants[1] = structs.replace(seat, name=bot.lower())
            called = names(await told(ben.post(f"/api/tables/{table}/rematch")))
            assert called[1] == bot.lower()
            assert called[2] in set(BOT_NAMES) - {bot}

    scenario(tmp_path, play, bot_beat=10)


def test_name_on_a_shared_device_looks_like_nobodys_account(tmp_path: Path) -> None:
    """Also where nobody else can sit down: the replay can be shared."""

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            for others in ({"kind": "bot", "level": "kitten"}, {"kind": "open"}):
                seats = [{"kind": "me"}, {"kind": "device", "name": "\u0410na"}, others]
                wish = {"game": "tem-purr-a", "seats": seats}
                refusal = await told(stranger.post("/api/tables", json=wish), 409)
                assert refusal["key"] == "server/name-looks-taken"
            assert (await told(stranger.get("/api/me/tables")))["tables"] == []

    scenario(tmp_path, play)


def test_name_is_chosen_once_it_is_not_the_default_one(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            assert (await told(ana.get("/api/me")))["named"] is False
            await told(ana.put("/api/me", json={"cat": "sphynx"}))
            assert (await told(ana.get("/api/me")))["named"] is False
            await call(ana, "Ana")
            assert (await told(ana.get("/api/me")))["named"] is True

    scenario(tmp_path, play)
