"""Tables over plain HTTP: create, list, join, rematch."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tabbytop.server.table import deciding
from tabbytop.server.table.messages import Leave
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import DEVICE, play_to_the_end, set_up, visitor
from tests.services.postgresql import PostgreSQL

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def mine(client: httpx.AsyncClient) -> Any:
    """The person's list of tables."""
    return (await client.get("/api/me/tables")).json()["tables"]


async def get_up(house: House, table: str, seat: int) -> None:
    """Make the occupant of a seat leave."""
    await house.host.do(table, lambda at: deciding.leave(at, Leave(seat, f"up-{seat}"), at.at))


def test_game_with_bots_only_begins_at_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            bots = [{"kind": "bot", "level": "kitten"}, {"kind": "bot", "level": "random"}]
            made = await set_up(ana, seats=[{"kind": "me"}, *bots])
            assert made["table"]["status"] == "playing"
            assert len(made["table"]["commitment"]) == 64
            assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot", "bot"]
            assert len({seat["name"] for seat in made["table"]["seats"]}) == 3
            assert [each["seat"] for each in made["secrets"]] == [0]
            state = (await house.host.hosted(made["table"]["id"])).loaded_state()
            assert state.seed.hex() not in str(made)

    scenario(tmp_path, play)


def test_bots_have_the_requested_names_and_matching_cats(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            known = (await ana.get("/api/games/tem-purr-a")).json()["bots"]
            names = [known[3]["name"], known[3]["name"], None]
            bots = [{"kind": "bot", "level": "kitten", "name": name} for name in names]
            made = await set_up(ana, seats=[{"kind": "me"}, *bots])
            told = [(seat["name"], seat["cat"]) for seat in made["table"]["seats"][1:]]
            assert told[0] == (known[3]["name"], known[3]["cat"])
            assert set(told) <= {(each["name"], each["cat"]) for each in known}
            assert len(set(told)) == 3, "two bots of one name would be Wonton and Wonton 2"

    scenario(tmp_path, play)


def test_each_seat_on_a_device_has_its_own_secret(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            made = await set_up(ana)
            assert [each["seat"] for each in made["secrets"]] == [0, 1, 2]
            assert len({each["secret"] for each in made["secrets"]}) == 3
            names = [seat["name"] for seat in made["table"]["seats"]]
            assert names[1:] == ["Ben", "Cleo"]

    scenario(tmp_path, play)


def test_game_begins_when_the_last_friend_joins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
            for who, name in ((ana, "Luna"), (ben, "Luna"), (cleo, "Cleo")):
                await told(who.put("/api/me", json={"name": name}))
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={"seat": 2}))
            assert [each["seat"] for each in joined["secrets"]] == [2]
            assert joined["table"]["seats"][2]["name"] == "Luna 2"
            again = await told(ben.post(f"/api/tables/{table}/join", json={"seat": 1}))
            assert again == joined, "asked twice it counts once"
            taken = await told(cleo.post(f"/api/tables/{table}/join", json={"seat": 2}), 409)
            assert taken["code"] == "taken"
            unknown = await told(cleo.post(f"/api/tables/{table}/join", json={"seat": 7}), 404)
            assert unknown["code"] == "unknown"
            last: Any = await told(cleo.post(f"/api/tables/{table}/join", json={}))
            assert last["table"]["status"] == "playing"
            async with visitor(house) as late:
                refused = await told(late.post(f"/api/tables/{table}/join", json={}), 409)
                assert refused["code"] == "not-now"

    scenario(tmp_path, play)


def test_second_player_on_the_same_device_joins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=[*OPEN, {"kind": "open"}]))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            for _ in range(2):
                joined: Any = await told(
                    ben.post(f"/api/tables/{table}/join", json={"name": "Dot"})
                )
                assert [each["seat"] for each in joined["secrets"]] == [1, 2]
            taken = await told(ana.post(f"/api/tables/{table}/join", json={"name": "Dot"}), 409)
            assert taken["code"] == "taken"

    scenario(tmp_path, play)


def test_last_seat_goes_to_one_of_two_racing_players(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
            seats = [*DEVICE[:2], {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            answers = await asyncio.gather(
                *[who.post(f"/api/tables/{table}/join", json={}) for who in (ben, cleo)]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]

    scenario(tmp_path, play)


def test_lobby_has_only_public_tables_with_free_seats(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            public = (await set_up(ana, seats=OPEN, public=True))["table"]["id"]
            private = (await set_up(ana, seats=OPEN))["table"]["id"]
            await set_up(ana, public=True)
            answer = await ben.get("/api/tables")
            lobby = answer.json()["tables"]
            assert [table["id"] for table in lobby] == [public]
            assert private not in answer.text
            person = ana.cookies["tabbytop"].split(".")[0]
            assert person not in answer.text
            assert person not in (await ben.get(f"/api/tables/{public}")).text
            assert "secret" not in (await ben.get(f"/api/tables/{public}")).text

    scenario(tmp_path, play)


def test_my_tables_show_which_wait_for_me(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            waiting = (await set_up(ana, seats=OPEN))["table"]["id"]
            playing = (await set_up(ana))["table"]["id"]
            mine: Any = await told(ana.get("/api/me/tables"))
            known = {each["table"]["id"]: each for each in mine["tables"]}
            assert known[playing]["asked"] is True
            assert known[playing]["seats"] == [0, 1, 2]
            assert known[playing]["prompt"] == "", "three people share that device"
            assert known[waiting]["asked"] is False
            assert (await told(ben.get("/api/me/tables"))) == {"tables": [], "next": None}

    scenario(tmp_path, play)


def test_my_tables_show_the_prompt(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            alone = (await set_up(ana, seats=[{"kind": "me"}], game="cat-lady"))["table"]["id"]
            mine: Any = await told(ana.get("/api/me/tables"))
            (known,) = (each for each in mine["tables"] if each["table"]["id"] == alone)
            assert known["asked"] is True
            assert known["prompt"].endswith((".", "?", "!", ":"))

    scenario(tmp_path, play)


NO_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "unknown"),
    ({"seats": DEVICE[:2]}, 422, "bad-options"),
    ({"seats": []}, 400, "malformed"),
    ({"seats": DEVICE * 6}, 400, "malformed"),
    ({"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}, 422, "bad-options"),
    ({"seats": [{"kind": "bot", "level": "kitten"}] * 3}, 422, "bad-options"),
    ({"seats": [*DEVICE, {"kind": "bot"}]}, 422, "bad-options"),
    ({"seats": [*DEVICE, {"kind": "bot", "level": "run:rm"}]}, 422, "bad-options"),
    ({"seats": [*DEVICE, {"kind": "bot", "level": "search:9999999"}]}, 422, "bad-options"),
    ({"seats": [*DEVICE, {"kind": "device", "name": "a\u0000b"}]}, 400, "malformed"),
    ({"seats": [*DEVICE, {"kind": "person"}]}, 400, "malformed"),
    ({"seats": [*DEVICE, {"kind": "me", "person": "x"}]}, 400, "malformed"),
    ({"options": {"dishes": "many"}}, 422, "bad-options"),
    ({"options": {"teams": True}}, 422, "bad-options"),
    ({"options": {"dishes": {"a": 1}}}, 400, "malformed"),
    ({"clock": {"kind": "turn", "seconds": 1}}, 422, "bad-options"),
    ({"clock": {"kind": "none", "seconds": 10}}, 422, "bad-options"),
    ({"clock": {"kind": "days", "seconds": 60}}, 422, "bad-options"),
    ({"clock": {"kind": "days", "seconds": 10**9}}, 400, "malformed"),
    ({"game": "kitty-paw", "clock": {"kind": "turn", "seconds": 60}}, 422, "bad-options"),
    ({"seed": "0" * 64}, 400, "malformed"),
    ({"public": "yes"}, 400, "malformed"),
]


def test_invalid_table_is_refused_and_not_created(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for wish, status, code in NO_TABLES:
                whole = {"game": "tem-purr-a", "seats": DEVICE, **wish}
                refused = await told(ana.post("/api/tables", json=whole), status)
                assert refused["code"] == code, wish
                assert refused["message"]
            assert (await told(ana.get("/api/me/tables"))) == {"tables": [], "next": None}

    scenario(tmp_path, play)


def test_unfinished_tables_of_a_person_are_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await set_up(ana)
            await set_up(ana)
            whole = {"game": "tem-purr-a", "seats": DEVICE}
            refused = await told(ana.post("/api/tables", json=whole), 429)
            assert refused["code"] == "limit"
            assert len((await ana.get("/api/me/tables")).json()["tables"]) == 2
            await set_up(ben)

    scenario(tmp_path, play, tables_a_person=2)


def test_new_tables_of_a_person_are_rate_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await set_up(ana)
            await set_up(ana)
            answer = await ana.post("/api/tables", json={"game": "tem-purr-a", "seats": DEVICE})
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 60

    scenario(tmp_path, play, tables_an_hour=12)


def test_rematch_is_one_table_for_all_players(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
            seats.append({"kind": "device", "name": "Dot"})
            table = (await set_up(ana, seats=seats, public=True))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            early = await told(ana.post(f"/api/tables/{table}/rematch"), 409)
            assert early["code"] == "not-now"
            await play_to_the_end(house, table)
            refused = await told(eve.post(f"/api/tables/{table}/rematch"), 403)
            assert refused["code"] == "not-yours"
            answers = await asyncio.gather(
                *[who.post(f"/api/tables/{table}/rematch") for who in (ben, ana, ben)]
            )
            assert [len(answer.json()["secrets"]) for answer in answers] == [1, 2, 1]
            again = {answer.json()["table"]["id"] for answer in answers}
            assert len(again) == 1
            new: Any = await told(ana.get(f"/api/tables/{again.pop()}"))
            assert new["status"] == "playing"
            assert not new["public"]
            assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot", "person"]
            was: Any = (await ana.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in was]
            old: Any = await told(ana.get(f"/api/tables/{table}"))
            assert old["rematch"] == new["id"]
            assert old["commitment"] != new["commitment"]

    scenario(tmp_path, play, bot_beat=0)


def test_rematch_seats_are_reserved_for_the_players(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={}))
            bens_name = joined["table"]["seats"][1]["name"]
            await told(ben.post(f"/api/tables/{table}/join", json={"name": "Bess"}))
            await told(eve.post(f"/api/tables/{table}/join", json={}))
            await play_to_the_end(house, table)
            made: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
            again = made["table"]["id"]
            named = [
                (seat["kind"], seat["name"], seat.get("kept")) for seat in made["table"]["seats"]
            ]
            assert named[1:3] == [("open", bens_name, True), ("open", "Bess", True)]
            asked: Any = await mine(ben)
            assert [one["table"]["id"] for one in asked] == [again, table]
            assert (asked[0]["seats"], asked[0]["table"]["seats"][1]["name"]) == ([], bens_name)
            async with visitor(house) as onlooker:
                for wish in ({}, {"seat": 1}):
                    kept = await told(onlooker.post(f"/api/tables/{again}/join", json=wish), 409)
                    assert kept["code"] == "taken"
                    assert "saved" in str(kept["message"])
                assert (await eve.request("DELETE", "/api/me", json={})).status_code == 204
                came: Any = await told(onlooker.post(f"/api/tables/{again}/join", json={}))
                assert [each["seat"] for each in came["secrets"]] == [3], "of who is forgotten"
            both: Any = await told(ben.post(f"/api/tables/{table}/rematch"))
            assert [each["seat"] for each in both["secrets"]] == [1, 2]
            assert both["table"]["status"] == "playing"
            assert [seat["name"] for seat in both["table"]["seats"][1:3]] == [bens_name, "Bess"]

    scenario(tmp_path, play)


def test_seat_kept_in_a_rematch_is_taken_from_the_list_of_tables(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={}))
            await play_to_the_end(house, table)
            await told(ana.post(f"/api/tables/{table}/rematch"))
            asked, _ = await mine(ben)
            again = asked["table"]["id"]
            came: Any = await told(ben.post(f"/api/tables/{again}/join", json={}))
            assert [each["seat"] for each in came["secrets"]] == [1]
            assert came["table"]["seats"][1]["name"] == joined["table"]["seats"][1]["name"]
            assert came["table"]["status"] == "playing"

    scenario(tmp_path, play)


def test_rematch_with_one_of_two_seats_taken_keeps_the_other(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            await told(ben.post(f"/api/tables/{table}/join", json={"name": "Bess"}))
            await play_to_the_end(house, table)
            made: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
            again = made["table"]["id"]
            await told(ben.post(f"/api/tables/{again}/join", json={"seat": 2, "name": "Bess"}))
            await get_up(house, again, 2)
            await told(eve.post(f"/api/tables/{again}/join", json={}))
            one: Any = await told(ben.post(f"/api/tables/{table}/rematch"))
            assert [each["seat"] for each in one["secrets"]] == [1]
            assert one["table"]["status"] == "playing"
            assert await told(ben.post(f"/api/tables/{table}/rematch")) == one

    scenario(tmp_path, play)


def test_closed_rematch_is_replaced_by_another(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=[*DEVICE[:2], {"kind": "open"}]))["table"]["id"]
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            await play_to_the_end(house, table)
            closed = list[str]()
            for _ in range(2):
                made: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
                assert made["table"]["status"] == "open"
                closed.append(made["table"]["id"])
                for seat in (0, 1):
                    await get_up(house, closed[-1], seat)
            answers = await asyncio.gather(
                *[who.post(f"/api/tables/{table}/rematch") for who in (ben, ana)]
            )
            assert [len(answer.json()["secrets"]) for answer in answers] == [1, 2]
            again = {answer.json()["table"]["id"] for answer in answers}
            assert len(again) == 1
            assert len({*closed, *again}) == 3
            old: Any = await told(ben.get(f"/api/tables/{table}"))
            assert {old["rematch"]} == again
            late = await told(ben.post(f"/api/tables/{closed[0]}/join", json={}), 409)
            assert late["message"] == "this table was closed"

    scenario(tmp_path, play)


def test_rematch_works_on_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            account = {"login": "Ana", "password": "nine lives, one password"}
            await told(ana.post("/api/me/account", json=account))
            taken = await told(ben.post("/api/me/account", json={**account, "login": "ANA"}), 409)
            assert taken["code"] == "taken"
            nul = {"login": "An\u0000a", "password": "x"}
            assert (await told(ben.post("/api/login", json=nul), 403))["code"] == "wrong-password"
            seats = [*DEVICE[:2], {"kind": "open"}]
            table = (await set_up(ana, seats=seats, public=True))["table"]["id"]
            assert [one["id"] for one in (await ben.get("/api/tables")).json()["tables"]] == [table]
            await told(ben.get("/api/tables/a%00b"), 400)
            await told(ben.post(f"/api/tables/{table}/join", json={}))
            await play_to_the_end(house, table)
            answers = await asyncio.gather(
                *[who.post(f"/api/tables/{table}/rematch") for who in (ana, ben)]
            )
            assert [answer.status_code for answer in answers] == [200, 200]
            assert len({answer.json()["table"]["id"] for answer in answers}) == 1
            mine = (await ana.get("/api/me/tables")).json()["tables"]
            assert {one["table"]["status"] for one in mine} == {"over", "playing"}
            password = {"password": account["password"]}
            gone = await ana.request("DELETE", "/api/me", json=password)
            assert gone.status_code == 204
            assert (await ben.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Somebody"

    scenario(tmp_path, play, database=postgresql.url)
