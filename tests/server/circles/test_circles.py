"""Circles over HTTP: the link, members, the founder's powers, seasons, export and deletion."""

import asyncio
from pathlib import Path

from tabbytop.server.driving.housekeeping import Housekeeping
from tabbytop.server.table.deciding import leave
from tabbytop.server.table.messages import Leave
from tests.server.circles.friends import DUEL, Friends, friends, link_token, refused, told
from tests.server.house import House, at, running
from tests.server.test_people import ACCOUNT, scenario
from tests.server.visitors import play_to_the_end, visitor

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def game_between(group: Friends, one: str, two: str) -> str:
    """A game in the circle, played by chance to its end."""
    body = {"game": DUEL, "seats": SEATS, "circle": group.circle}
    table: str = (await told(group[one].post("/api/tables", json=body), 201))["table"]["id"]
    await told(group[two].post(f"/api/tables/{table}/join", json={}))
    await play_to_the_end(group.house, table)
    return table


def names(info: dict[str, list[dict[str, dict[str, str]]]]) -> list[str]:
    return [each["player"]["name"] for each in info["members"]]


def test_link_shows_the_circle_and_lets_a_guest_in(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada") as one, visitor(house) as ben:
            token = await link_token(one["Ada"], one.circle)
            assert await refused(ben.get(one.path), 404) == "circles/no-such-circle"
            shown = await told(ben.get(f"/api/circle-links/{token}"))
            assert shown == {
                "name": "Thursday cats",
                "founder": "Ada",
                "members": 1,
                "full": False,
                "id": "",
            }
            await told(ben.put("/api/me", json={"name": "Ben"}))
            info = await told(ben.post(f"/api/circle-links/{token}"))
            assert names(info) == ["Ada", "Ben"]
            assert (info["me"], info["founder"]) == (2, 1)
            assert await told(ben.post(f"/api/circle-links/{token}")) == info
            assert (await told(ben.get(f"/api/circle-links/{token}")))["id"] == one.circle
            await told(ben.post("/api/me/account", json=ACCOUNT))
            assert (await told(ben.get(one.path)))["me"] == 2  # the same member with an account
            [card] = (await told(ben.get("/api/me/circles")))["circles"]
            assert (card["name"], card["members"], card["founder"]) == ("Thursday cats", 2, False)

    scenario(tmp_path, play)


def test_founder_renames_removes_and_hands_over(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three:
            ada, ben, cleo = three.people.values()
            for request in (
                ben.put(three.path, json={"name": "Mine"}),
                ben.delete(three.path),
                ben.delete(f"{three.path}/members/3"),
                ben.put(f"{three.path}/founder", json={"member": 2}),
                ben.post(f"{three.path}/link"),
                ben.post(f"{three.path}/season/end"),
                ben.put(f"{three.path}/season", json={"ends": None}),
            ):
                assert await refused(request, 403) == "circles/only-founder"
            changed = await told(ada.put(three.path, json={"name": "Friday cats", "offset": 120}))
            assert (changed["name"], changed["offset"], changed["rated"]) == (
                "Friday cats",
                120,
                False,
            )
            token = await link_token(cleo, three.circle)
            assert names(await told(ada.delete(f"{three.path}/members/3"))) == ["Ada", "Ben"]
            await refused(cleo.get(three.path), 404)
            assert await refused(cleo.post(f"/api/circle-links/{token}"), 404) == (
                "circles/no-such-circle-link"
            )
            assert await refused(ada.delete(f"{three.path}/members/1"), 409) == (
                "circles/founder-leaves"
            )
            assert await refused(ada.delete(f"{three.path}/members/3"), 404) == (
                "circles/no-such-member"
            )
            handed = await told(ada.put(f"{three.path}/founder", json={"member": 2}))
            assert handed["founder"] == 2
            await refused(ada.put(three.path, json={"name": "Mine"}), 403)
            renewed = await told(ben.post(f"{three.path}/link"))
            again = renewed["link"].rpartition("/")[2]
            assert (await told(cleo.post(f"/api/circle-links/{again}")))["me"] == 3  # as before

    scenario(tmp_path, play)


def test_circle_passes_to_the_longest_member_and_ends_empty(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three:
            ada, ben, cleo = three.people.values()
            await told(ada.delete(f"{three.path}/me"), 204)
            assert (await three.info("Ben"))["founder"] == 2
            await told(ben.request("DELETE", "/api/me", json={}), 204)
            info = await three.info("Cleo")
            assert (info["founder"], names(info)) == (3, ["Cleo"])
            token = await link_token(cleo, three.circle)
            await told(cleo.delete(f"{three.path}/me"), 204)
            await refused(cleo.get(three.path), 404)
            await refused(cleo.get(f"/api/circle-links/{token}"), 404)
            assert (await told(cleo.get("/api/me/circles")))["circles"] == []

    scenario(tmp_path, play)


def test_table_in_a_circle_is_for_its_members(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two, visitor(house) as stranger:
            body = {"game": DUEL, "seats": SEATS, "circle": two.circle}
            assert await refused(stranger.post("/api/tables", json=body), 404) == (
                "circles/no-such-circle"
            )
            assert await refused(
                two["Ada"].post("/api/tables", json={**body, "public": True}), 422
            ) == ("circles/circle-not-public")
            table = await game_between(two, "Ada", "Ben")
            again = await told(two["Ben"].post(f"/api/tables/{table}/rematch"))
            assert again["table"]["circle"] == two.circle
            [listed] = (await two.info("Ada"))["tables"]
            assert listed["table"]["id"] == again["table"]["id"]
            await told(two["Ada"].delete(two.path), 204)
            await refused(two["Ben"].get(two.path), 404)
            assert (await told(two["Ben"].get(f"/api/tables/{table}")))["status"] == "over"

    scenario(tmp_path, play)


def test_visitor_at_a_table_is_shown_but_not_counted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", rated=True) as one, visitor(house) as guest:
            await told(one["Ada"].put(f"{one.path}/me", json={"rated": True}))
            one.people["Guest"] = guest
            await game_between(one, "Ada", "Guest")
            [evening] = (await told(one["Ada"].get(f"{one.path}/evenings")))["evenings"]
            [game] = evening["games"]
            assert [seat["member"] for seat in game["seats"]] == [1, None]
            assert [seat["points"] for seat in game["seats"]] == [None, None]
            assert game["seats"][0]["rating_change"] is not None
            assert (evening["lines"], evening["winners"]) == ([], [])

    scenario(tmp_path, play)


def test_member_who_gives_up_the_rating_loses_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", rated=True) as two:
            for name in two.people:
                await told(two[name].put(f"{two.path}/me", json={"rated": True}))
            await game_between(two, "Ada", "Ben")
            ada, ben = (await two.info("Ada"))["members"]
            assert ada["rating"]["games"] == ben["rating"]["games"] == 1
            assert ada["rating"]["provisional"]
            info = await told(two["Ben"].put(f"{two.path}/me", json={"rated": False}))
            assert [each["rating"] for each in info["members"]] == [ada["rating"], None]
            info = await told(two["Ben"].put(f"{two.path}/me", json={"rated": True}))
            assert info["members"][1]["rating"] is None  # it begins afresh
            hidden = await told(two["Ada"].put(two.path, json={"rated": False}))
            assert [each["rating"] for each in hidden["members"]] == [None, None]

    scenario(tmp_path, play)


def test_season_ends_with_a_final_table_and_the_next_begins_afresh(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", rated=True) as two:
            ada = two["Ada"]
            await told(ada.put(f"{two.path}/me", json={"rated": True}))
            end = f"{two.path}/season/end"
            assert await refused(ada.post(end), 409) == "circles/season-empty"
            await game_between(two, "Ada", "Ben")
            running_table = await told(ada.get(f"{two.path}/seasons/1"))
            assert running_table["season"]["ended"] is None
            info = await told(ada.post(end))
            assert [each["number"] for each in info["seasons"]] == [1, 2]
            assert info["seasons"][0]["ended"] == info["seasons"][1]["began"]
            assert info["members"][0]["rating"] is None
            final = await told(ada.get(f"{two.path}/seasons/1"))
            assert final["lines"] == running_table["lines"]
            assert {line["games"] for line in final["lines"]} == {1}
            assert (await told(ada.get(f"{two.path}/seasons/2")))["lines"] == []
            await refused(ada.get(f"{two.path}/seasons/3"), 404)
            await game_between(two, "Ada", "Ben")
            assert (await told(ada.get(f"{two.path}/seasons/1")))["lines"] == final["lines"]
            [evening] = (await told(ada.get(f"{two.path}/evenings")))["evenings"]
            assert len(evening["games"]) == 2
            assert evening["season"] == 2
            await told(two["Ben"].request("DELETE", "/api/me", json={}), 204)
            gone = await told(ada.get(f"{two.path}/seasons/1"))
            assert {line["player"]["name"] for line in gone["lines"]} == {"Ada", "Somebody"}

    scenario(tmp_path, play)


def test_season_ends_by_its_date(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(at(tmp_path)) as house, friends(house, "Ada", "Ben") as two:
            ada, host = two["Ada"], house.host
            season = f"{two.path}/season"
            past = {"ends": host.now() - 1}
            assert await refused(ada.put(season, json=past), 422) == "circles/season-end-past"
            for ends in (host.now() + 15_000, host.now() + 3_590_000):
                soon = ada.put(season, json={"ends": ends})
                assert await refused(soon, 422) == "circles/season-too-short"
            assert len((await two.info("Ada"))["seasons"]) == 1
            await game_between(two, "Ada", "Ben")
            ends = host.now() + 3_600_000
            info = await told(ada.put(season, json={"ends": ends}))
            assert info["seasons"][-1]["ends"] == ends
            assert await house.store.circles.end_due_seasons(ends - 1) == 0
            assert await house.store.circles.end_due_seasons(ends) == 1
            await Housekeeping(host, at(tmp_path)).end_seasons()  # none is left
            first, second = (await two.info("Ben"))["seasons"]
            assert (first["ended"], second["began"]) == (ends, ends)
            assert (second["ends"], second["ended"]) == (None, None)
            assert len((await told(ada.get(f"{two.path}/seasons/1")))["lines"]) == 2

    asyncio.run(scene())


def test_knockout_goes_from_table_to_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three:
            ada = three["Ada"]
            cup = await three.contest(kind="knock-out", seeding="rating")
            assert [each["state"] for each in cup["fixtures"]] == ["ready", "waiting"]
            assert [each["member"] for each in cup["players"]] == [1, 2, 3]
            assert cup["fixtures"][1]["feeders"] == [1]
            first = f"{three.path}/contests/1/fixtures/1"
            assert await refused(ada.post(f"{first}/table"), 403) == "circles/fixture-not-yours"
            final = f"{three.path}/contests/1/fixtures/2"
            assert await refused(ada.post(f"{final}/table"), 409) == "circles/fixture-waits"
            for _ in range(20):  # drawn games are played again
                opened = await asyncio.gather(
                    *(told(three[name].post(f"{first}/table")) for name in ("Ben", "Cleo"))
                )
                [table] = {each["table"]["id"] for each in opened}
                now = await told(ada.get(f"{three.path}/contests/1"))
                assert now["fixtures"][0]["state"] == "playing"
                await play_to_the_end(house, table)
                cup = await told(ada.get(f"{three.path}/contests/1"))
                if cup["fixtures"][0]["state"] == "decided":
                    break
                assert cup["fixtures"][0]["games"][-1] == table
            decided, waiting = cup["fixtures"]
            [winner] = [each["member"] for each in decided["players"] if each["on"]]
            assert [each["member"] for each in waiting["players"]] == [1, winner]
            assert await refused(ada.post(f"{final}/walk-over", json={"order": [9]}), 422) == (
                "circles/walk-over-order"
            )
            over = await told(ada.post(f"{final}/walk-over", json={"order": [1]}))
            assert (over["state"], over["winners"]) == ("finished", [1])
            assert await refused(ada.post(f"{three.path}/contests/1/abandon"), 409) == (
                "circles/contest-over"
            )

    scenario(tmp_path, play)


def test_fixture_with_a_bot_in_a_players_seat_stays_open(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three:
            await three.contest(seats=3)
            path = f"{three.path}/contests/1/fixtures/1/table"
            opened = await told(three["Ada"].post(path))
            table = opened["table"]["id"]
            await told(three["Ben"].post(path))
            state = (await house.host.hosted(table)).loaded_state()
            [seat] = [each for each, who in enumerate(state.occupants) if who.name == "Ben"]
            await house.host.do(table, lambda now: leave(now, Leave(seat, "l"), now.at))
            bot = {"level": "kitten", "seat": seat}
            await told(three["Ada"].post(f"/api/tables/{table}/fill", json=bot))
            await told(three["Cleo"].post(path))
            await play_to_the_end(house, table)
            contest = await told(three["Ben"].get(f"{three.path}/contests/1"))
            assert contest["fixtures"][0]["state"] == "ready"
            again = (await told(three["Ben"].post(path)))["table"]["id"]
            assert again != table
            abandoned = await told(three["Ada"].post(f"{three.path}/contests/1/abandon"))
            assert abandoned["state"] == "abandoned"
            for name in ("Ada", "Cleo"):
                await told(three[name].post(f"/api/tables/{again}/join", json={}))
            await play_to_the_end(house, again)
            after = await told(three["Ben"].get(f"{three.path}/contests/1"))
            assert after["fixtures"][0]["state"] != "decided"

    scenario(tmp_path, play)


def test_contest_needs_members_and_tables_of_the_game(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three:
            path, good = f"{three.path}/contests", {"kind": "league", "game": DUEL}
            for wish, key in (
                ({"members": [1, 1]}, "circles/contest-players"),
                ({"members": [1, 7]}, "circles/contest-players"),
                ({"members": [1, 2], "game": "meow"}, "circles/contest-seats"),
                (
                    {"members": [1, 2, 3], "game": "meow", "kind": "knock-out"},
                    "circles/contest-seats",
                ),
                ({"members": [1, 2, 3], "seats": 3, "kind": "knock-out"}, "circles/contest-seats"),
                ({"members": [1, 2], "seats": 3}, "circles/contest-seats"),
            ):
                request = three["Ada"].post(path, json={**good, **wish})
                assert await refused(request, 422) == key
            bad = {**good, "members": [1, 2], "options": {"no-such": True}}
            await refused(three["Ada"].post(path, json=bad), 422)
            assert (await three.info("Ada"))["contests"] == []
            meow = {"kind": "knock-out", "game": "meow", "members": [1, 2, 3], "seats": 4}
            cup = await told(three["Ada"].post(path, json=meow), 201)
            assert [len(each["players"]) for each in cup["fixtures"]] == [3]

    scenario(tmp_path, play)


def test_export_has_the_circles_of_the_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", rated=True) as two:
            await told(two["Ben"].put(f"{two.path}/me", json={"rated": True}))
            await two.contest()
            await game_between(two, "Ada", "Ben")
            [mine] = (await told(two["Ben"].get("/api/me/export")))["circles"]
            assert (mine["id"], mine["name"], mine["member"]) == (two.circle, "Thursday cats", 2)
            assert (mine["founder"], mine["left"], mine["rated"]) == (False, None, True)
            [rating] = mine["ratings"]
            assert (rating["season"], rating["games"]) == (1, 1)
            [contest] = mine["contests"]
            assert (contest["kind"], contest["game"], contest["won"]) == ("league", DUEL, False)

    scenario(tmp_path, play)
