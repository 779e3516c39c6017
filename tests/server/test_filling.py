"""Tables to which nobody comes: whoever set them up puts bots there."""

from pathlib import Path
from typing import Any

from tabbytop.server.table.deciding import KEPT_MS
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.test_tables import get_up
from tests.server.visitors import play_to_the_end, set_up, visitor

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
LYNX = {"level": "lynx"}


def test_all_free_seats_at_once_and_the_game_begins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            made = await set_up(ana, seats=OPEN)
            table = made["table"]["id"]
            assert made["table"]["host"] == 0
            filled: Any = await told(ana.post(f"/api/tables/{table}/fill", json=LYNX))
            assert filled["table"]["status"] == "playing"
            assert filled["secrets"] == made["secrets"]
            bots = filled["table"]["seats"][1:]
            assert [(bot["kind"], bot["level"]) for bot in bots] == [("bot", "lynx")] * 2
            names = {seat["name"] for seat in filled["table"]["seats"]}
            assert len(names) == 3, "all are called differently"
            again = await told(ana.post(f"/api/tables/{table}/fill", json=LYNX), 409)
            assert again["code"] == "not-now"

    scenario(tmp_path, play, bot_beat=10)


def test_one_seat_and_the_others_wait_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            place = f"/api/tables/{table}/fill"
            one: Any = await told(ana.post(place, json={**LYNX, "seat": 2}))
            assert one["table"]["status"] == "open"
            assert [seat["kind"] for seat in one["table"]["seats"]] == ["person", "open", "bot"]
            assert (await told(ana.post(place, json={**LYNX, "seat": 2}), 409))["code"] == "taken"
            assert (await told(ana.post(place, json={**LYNX, "seat": 9}), 404))["code"] == "unknown"
            bad = await told(ana.post(place, json={"level": "lion"}), 422)
            assert bad["code"] == "bad-options"
            joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={}))
            assert joined["table"]["status"] == "playing"

    scenario(tmp_path, play, bot_beat=10)


def test_it_is_for_who_set_the_table_up_or_has_been_there_longest(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            place = f"/api/tables/{table}/fill"
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            for other in (ben, eve):
                refused = await told(other.post(place, json=LYNX), 403)
                assert refused["code"] == "not-yours"
            await get_up(house, table, 0)
            assert (await told(ana.get(f"/api/tables/{table}")))["host"] == 1
            filled: Any = await told(ben.post(place, json=LYNX))
            assert filled["table"]["status"] == "playing"

    scenario(tmp_path, play, bot_beat=10)


def test_a_rematch_that_waits_for_who_does_not_come(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            await told(ben.post(f"/api/tables/{table}/join", json={"name": "Bess"}))
            await play_to_the_end(house, table)
            made: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
            again = made["table"]["id"]
            assert made["table"]["status"] == "open"
            filled: Any = await told(ana.post(f"/api/tables/{again}/fill", json=LYNX))
            assert filled["table"]["status"] == "playing"
            late = await told(ben.post(f"/api/tables/{table}/rematch"), 409)
            assert late["message"] == "the game has begun without you"

    scenario(tmp_path, play, bot_beat=10)


def test_everybody_in_a_rematch_may_ask_for_bots_when_it_has_waited_for_long(
    tmp_path: Path,
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            table = (await set_up(ana, seats=[*OPEN, {"kind": "open"}]))["table"]["id"]
            for guest in (ben, eve):
                await told(guest.post(f"/api/tables/{table}/join", json={}))
            await told(eve.post(f"/api/tables/{table}/join", json={"name": "Finn"}))
            await play_to_the_end(house, table)
            made: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
            again = made["table"]["id"]
            assert [seat.get("kept", False) for seat in made["table"]["seats"]] == [
                False,
                True,
                True,
                True,
            ]
            await told(ben.post(f"/api/tables/{table}/rematch"))
            place = f"/api/tables/{again}/fill"
            assert (await told(ben.post(place, json=LYNX), 403))["code"] == "not-yours"
            clock = house.host.now
            house.host.now = lambda: clock() + KEPT_MS
            assert (await told(eve.post(place, json=LYNX), 403))["code"] == "not-yours"
            filled: Any = await told(ben.post(place, json=LYNX))
            assert filled["table"]["status"] == "playing"
            assert [seat["kind"] for seat in filled["table"]["seats"]] == [
                "person",
                "person",
                "bot",
                "bot",
            ]

    scenario(tmp_path, play, bot_beat=10)


def test_only_the_host_fills_a_table_that_keeps_no_seats(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            clock = house.host.now
            house.host.now = lambda: clock() + 10 * KEPT_MS
            refused = await told(ben.post(f"/api/tables/{table}/fill", json=LYNX), 403)
            assert refused["code"] == "not-yours"

    scenario(tmp_path, play, bot_beat=10)
