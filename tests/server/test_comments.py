"""Comments at moments of finished games."""

from pathlib import Path
from typing import Any

from tabbytop.server.people import comments as book
from tabbytop.server.people.identity import COOKIE
from tabbytop.server.store.retention import DAY, RetentionPolicy
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "device", "name": "Cleo"}]


async def finished_by_two(house: House, ana: Any, ben: Any) -> str:
    table: str = (await set_up(ana, seats=OPEN))["table"]["id"]
    await told(ben.post(f"/api/tables/{table}/join", json={}))
    await play_to_the_end(house, table)
    return table


def test_players_comment_and_everybody_reads(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as stranger:
            running = (await set_up(ana))["table"]["id"]
            words = {"step": 0, "text": "hello"}
            await told(ana.post(f"/api/tables/{running}/comments", json=words), 409)
            await told(ana.get(f"/api/tables/{running}/comments"), 409)
            table = await finished_by_two(house, ana, ben)
            place = f"/api/tables/{table}/comments"
            later = {"step": 5, "text": "  That was   the mistake. "}
            mine: Any = await told(ben.post(place, json=later), 201)
            assert (mine["seat"], mine["text"], mine["mine"]) == (1, "That was the mistake.", True)
            await told(ana.post(place, json={"step": 2, "text": "<b>Nice</b>"}), 201)
            read: Any = await told(stranger.get(place))
            assert [each["text"] for each in read["comments"]] == ["<b>Nice</b>", mine["text"]]
            assert [each["step"] for each in read["comments"]] == [2, 5]
            assert not any(each["mine"] for each in read["comments"])
            assert read["may_write"] is False
            assert ben.cookies[COOKIE].split(".")[0] not in str(read), "ids stay here"
            assert (await told(ana.get(place)))["may_write"] is True
            refused = await told(stranger.post(place, json=later), 403)
            assert refused["key"] == "server/comment-players-only"
            for bad, status in (
                ({"step": 100_000, "text": "x"}, 404),
                ({"step": -1, "text": "x"}, 400),
                ({"step": 1, "text": " "}, 400),
                ({"step": 1, "text": "x" * 281}, 400),
                ({"step": 1, "text": "x\0"}, 400),
            ):
                await told(ana.post(place, json=bad), status)
            await told(ana.delete(f"{place}/{mine['id']}"), 403)
            await told(stranger.delete(f"{place}/{mine['id']}"), 403)
            assert (await ben.delete(f"{place}/{mine['id']}")).status_code == 204
            await told(ben.delete(f"{place}/{mine['id']}"), 404)
            assert len(await house.store.comments.of_table(table)) == 1

    scenario(tmp_path, play)


def test_comments_are_limited_reported_and_muted(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(book, "MOST_OF_PERSON", 2)

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = await finished_by_two(house, ana, ben)
            place = f"/api/tables/{table}/comments"
            words = {"step": 1, "text": "rude"}
            made: Any = await told(ben.post(place, json=words), 201)
            await told(ben.post(place, json=words), 201)
            full = await told(ben.post(place, json=words), 429)
            assert full["key"] == "server/too-many-comments"
            wish = {"reason": "insult", "text": "look"}
            report = f"{place}/{made['id']}/report"
            await told(ben.post(report, json=wish), 409)
            assert (await ana.post(report, json=wish)).status_code == 204
            (found,) = await house.store.operators.reports()
            assert (found.quote, found.seat, found.accused) == (
                "rude",
                1,
                ben.cookies[COOKIE].split(".")[0],
            )
            person = ana.cookies[COOKIE].split(".")[0]
            await house.store.operators.restrict("mute", person, "", None, house.host.now())
            house.host.restrictions.replace(
                await house.store.operators.restrictions(house.host.now())
            )
            muted = await told(ana.post(place, json=words), 403)
            assert muted["key"] == "server/muted"

    scenario(tmp_path, play)


def test_comments_go_with_the_account_are_exported_and_expire(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = await finished_by_two(house, ana, ben)
            place = f"/api/tables/{table}/comments"
            for client, text in ((ana, "mine"), (ben, "yours")):
                await told(client.post(place, json={"step": 3, "text": text}), 201)
            exported: Any = await told(ben.get("/api/me/export"))
            (own,) = exported["comments"]
            assert (own["table"], own["step"], own["text"]) == (table, 3, "yours")
            assert (await ben.request("DELETE", "/api/me", json={})).status_code == 204
            assert [each.text for each in await house.store.comments.of_table(table)] == ["mine"]
            now = house.host.now() + 40 * DAY
            policy = RetentionPolicy(unfinished=0, finished=0, chat=30, guests=0)
            counted = await house.store.apply_retention(policy, now, dry_run=True)
            assert counted.chat == 1
            assert (await house.store.apply_retention(policy, now)).chat == 1
            assert await house.store.comments.of_table(table) == []

    scenario(tmp_path, play)


def test_silent_table_takes_no_comments(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana, talk="emotes"))["table"]["id"]
            await play_to_the_end(house, table)
            place = f"/api/tables/{table}/comments"
            assert (await told(ana.get(place)))["may_write"] is False
            refused = await told(ana.post(place, json={"step": 1, "text": "hi"}), 403)
            assert refused["key"] == "server/no-chat"

    scenario(tmp_path, play)
