"""Reports of a person or a line of chat, and the export of a person's data."""

from pathlib import Path
from typing import Any

import httpx

from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import set_up, visitor

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
TALK = {"talk_a_minute": 1e6}


async def say(
    client: httpx.AsyncClient, table: str, secret: str, seat: int, text: str, name: str = "s"
) -> int:
    """Say a sentence; return its number."""
    message = {"type": "say", "seat": seat, "text": text, "id": name}
    headers = {"authorization": f"Bearer {secret}"}
    path = f"/api/tables/{table}/play"
    news: Any = await told(client.post(path, json=message, headers=headers))
    return int(news["happened"]["number"])


async def meet(
    ana: httpx.AsyncClient, eve: httpx.AsyncClient, **wish: object
) -> tuple[str, str, str]:
    """A table with Ana at seat 0 and Eve at seat 1, and their secrets."""
    await told(ana.put("/api/me", json={"name": "Annabel"}))
    await told(eve.put("/api/me", json={"name": "Evelyne"}))
    made = await set_up(ana, seats=SEATS, **wish)
    table = made["table"]["id"]
    joined: Any = await told(eve.post(f"/api/tables/{table}/join", json={}))
    return table, made["secrets"][0]["secret"], joined["secrets"][0]["secret"]


def test_report_of_a_line_has_its_text_and_speaker(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            table, _, secret = await meet(ana, eve)
            line = await say(eve, table, secret, 1, "you smell of fish")
            path = f"/api/tables/{table}/reports"
            report = {"seat": 1, "line": line, "reason": "insult", "text": "  not   kind "}
            assert (await ana.post(path, json=report)).status_code == 204
            (found,) = await house.store.operators.reports()
            assert (found.quote, found.accused_name) == ("you smell of fish", "Evelyne")
            assert (found.reporter_name, found.text, found.reason) == (
                "Annabel",
                "not kind",
                "insult",
            )
            assert (found.table_id, found.seat, found.number) == (table, 1, line)
            for wrong in (
                {**report, "line": line + 1},
                {**report, "line": 1},
                {**report, "seat": 0},
                {"seat": 2, "reason": "spam"},
                {"seat": 9, "reason": "spam"},
            ):
                await told(ana.post(path, json=wrong), 404)
            for bad in ({**report, "reason": "hunger"}, {**report, "text": "x" * 301}, {}):
                await told(ana.post(path, json=bad), 400)
            await told(ana.post(path, json={"seat": 0, "reason": "other"}), 409)
            assert len(await house.store.operators.reports()) == 1

    scenario(tmp_path, play, **TALK)


def test_report_of_an_old_line_finds_a_speaker_who_has_left(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            await told(ana.put("/api/me", json={"name": "Annabel"}))
            await told(eve.put("/api/me", json={"name": "Evelyne"}))
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            made = await set_up(ana, seats=seats)
            table, key = made["table"]["id"], made["secrets"][0]["secret"]
            joined: Any = await told(eve.post(f"/api/tables/{table}/join", json={"seat": 1}))
            secret = joined["secrets"][0]["secret"]
            line = await say(eve, table, secret, 1, "boo")
            headers = {"authorization": f"Bearer {secret}"}
            gone = {"type": "leave", "seat": 1, "id": "l"}
            await told(eve.post(f"/api/tables/{table}/play", json=gone, headers=headers))
            for number in range(210):  # more than a table remembers
                await say(ana, table, key, 0, "hm", f"h{number}")
            report = {"seat": 1, "line": line, "reason": "harassment"}
            answer = await ana.post(f"/api/tables/{table}/reports", json=report)
            assert answer.status_code == 204, answer.text
            (found,) = await house.store.operators.reports()
            assert (found.quote, found.accused_name) == ("boo", "Evelyne")

    scenario(tmp_path, play, **TALK)


def test_reports_need_a_place_at_the_table_and_are_rate_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with (
            visitor(house) as ana,
            visitor(house) as eve,
            visitor(house) as onlooker,
            httpx.AsyncClient(base_url=house.url) as bare,
        ):
            table, secret, _ = await meet(ana, eve)
            closed, _, _ = await meet(ana, eve, onlookers=False)
            report = {"seat": 1, "reason": "name"}
            await told(bare.post(f"/api/tables/{table}/reports", json=report), 403)
            key = {"authorization": f"Bearer {secret}"}
            path = f"/api/tables/{table}/reports"
            assert (await bare.post(path, json=report, headers=key)).status_code == 204
            await onlooker.get("/api/me")
            assert (await onlooker.post(path, json=report)).status_code == 204
            await told(onlooker.post(f"/api/tables/{closed}/reports", json=report), 403)
            answers = {(await ana.post(path, json=report)).status_code for _ in range(8)}
            assert answers == {204, 429}

    scenario(tmp_path, play)


def test_reports_do_not_name_deleted_people(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            table, _, secret = await meet(ana, eve)
            line = await say(eve, table, secret, 1, "you smell of fish")
            report = {"seat": 1, "line": line, "reason": "insult", "text": "it was Evelyne"}
            await ana.post(f"/api/tables/{table}/reports", json=report)
            assert (await eve.request("DELETE", "/api/me", json={})).status_code == 204
            (found,) = await house.store.operators.reports()
            assert (found.quote, found.accused, found.accused_name) == ("", "", "Somebody")
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            (found,) = await house.store.operators.reports()
            assert (found.text, found.reporter, found.reporter_name) == ("", "", "Somebody")

    scenario(tmp_path, play)


def test_export_has_own_data_only(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            table, key, secret = await meet(ana, eve)
            await told(ana.post("/api/me/account", json={**ACCOUNT, "login": "Annabel"}))
            await say(ana, table, key, 0, "what a day")
            line = await say(eve, table, secret, 1, "you smell of fish")
            report = {"seat": 1, "line": line, "reason": "insult", "text": "not kind"}
            await ana.post(f"/api/tables/{table}/reports", json=report)
            answer = await ana.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            own = answer.json()
            assert (own["name"], own["login"]) == ("Annabel", "Annabel")
            assert [each["text"] for each in own["said"]] == ["what a day"]
            assert [(each["id"], each["seats"]) for each in own["tables"]] == [(table, [0])]
            assert [each["text"] for each in own["reports"]] == ["not kind"]
            assert [each["here"] for each in own["sessions"]] == [True]
            stored = await house.store.load(table)
            assert stored is not None
            for secret_thing in ("smell", "Evelyne", "argon2", stored.seed.hex(), key):
                assert secret_thing not in answer.text
        async with visitor(house) as nobody:
            own = (await nobody.get("/api/me/export")).json()
            assert (own["tables"], own["said"], own["sessions"]) == ([], [], [])

    scenario(tmp_path, play)


def test_export_of_a_seat_with_two_owners_has_own_chat_only(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve, visitor(house) as ben:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await set_up(ana, seats=seats))["table"]["id"]
            for client, words in ((eve, "mine, Eve"), (ben, "mine, Ben")):
                path = f"/api/tables/{table}/join"
                joined: Any = await told(client.post(path, json={"seat": 1}))
                secret = joined["secrets"][0]["secret"]
                await say(client, table, secret, 1, words, words)
                leave = {"type": "leave", "seat": 1, "id": f"leave {words}"}
                headers = {"authorization": f"Bearer {secret}"}
                await told(client.post(f"/api/tables/{table}/play", json=leave, headers=headers))
            texts = [
                [each["text"] for each in (await client.get("/api/me/export")).json()["said"]]
                for client in (eve, ben)
            ]
            assert texts == [["mine, Eve"], ["mine, Ben"]]

    scenario(tmp_path, play)
