"""`tabbytop admin` on the database of a running server."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result

from tabbytop.cli import app
from tabbytop.server.admin.command import admin
from tabbytop.server.moderation import polling
from tabbytop.server.people.identity import COOKIE
from tabbytop.server.store.store import Store
from tests.server.client import Client
from tests.server.house import House, at, running
from tests.server.test_people import ACCOUNT, told
from tests.server.visitors import set_up, visitor
from tests.services.postgresql import PostgreSQL
from tests.waiting import until

ROOT = Path(__file__).parents[2]
OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def often_polled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers read the operators' decisions all the time."""
    monkeypatch.setattr(polling, "POLL_SECONDS", 0.02)


class Desk:
    """A running server, and an operator's commands on its database."""

    def __init__(self, house: House, database: str) -> None:
        self.house = house
        self.database = database

    async def try_to(self, *words: str, answer: str = "") -> Result:
        said = ["admin", *words, "--database", self.database]
        return await asyncio.to_thread(CliRunner().invoke, app, said, input=answer)

    async def do(self, *words: str) -> str:
        result = await self.try_to(*words)
        assert result.exit_code == 0, result.output + str(result.exception)
        return result.output

    async def listed(self, *words: str) -> Any:
        return json.loads(await self.do(*words, "--json"))


@contextlib.asynccontextmanager
async def working(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Desk]:
    database = database or str(folder / "tables.db")
    async with running(at(folder, database=database, **settings)) as house:
        yield Desk(house, database)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: PostgreSQL = request.getfixturevalue("postgresql")
    return found.url


def test_operator_closes_a_table_in_play(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with working(tmp_path, database) as desk, visitor(desk.house) as ana:
            made = await set_up(ana)
            table = made["table"]["id"]
            client = await desk.house.come(table, made["secrets"][0]["secret"])
            assert table in await desk.do("close", table[:8], "--by", "Kim")
            while (news := await client.hear()).get("happened", {}).get("kind") != "closed":
                pass
            assert not news.get("prompt")
            assert (await told(ana.get(f"/api/tables/{table}")))["status"] == "closed"
            await client.send({"type": "say", "seat": 0, "text": "hello?", "id": "s"})
            assert (await client.hear())["code"] == "not-now"
            assert (await desk.try_to("close", table)).exit_code == 1
            (act,) = await desk.listed("log")
            assert (act["by"], act["act"], act["target"]) == ("Kim", "close", table)
        async with working(tmp_path, database) as desk, visitor(desk.house) as ben:
            found = await told(ben.get(f"/api/tables/{table}"))
            assert found["status"] == "closed", "its log can be read again"

    asyncio.run(play())


def test_banned_person_is_refused_and_disconnected(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            working(tmp_path, database) as desk,
            visitor(desk.house) as eve,
            visitor(desk.house) as ana,
        ):
            await told(eve.post("/api/me/account", json={**ACCOUNT, "login": "Evelyne"}))
            made = await set_up(eve)
            table, secret = made["table"]["id"], made["secrets"][0]["secret"]
            state = await desk.house.come(table, secret)
            await desk.do("ban", "evelyne", "--for", "2d")
            while (said := await state.hear())["type"] != "bye":
                pass
            refused = await told(eve.get("/api/tables"), 403)
            assert refused["code"] == "not-here"
            assert "banned" in str(refused["message"])
            key = {"authorization": f"Bearer {secret}"}
            path = f"/api/tables/{table}/play"
            async with httpx.AsyncClient(base_url=desk.house.url) as bare:  # without the cookie
                assert (await bare.get(path, headers=key)).status_code == 403
                again = await bare.post("/api/login", json={**ACCOUNT, "login": "Evelyne"})
                assert (again.status_code, again.json()["code"]) == (403, "not-here")
            visit = await desk.house.visit(table, secret)
            assert (await visit.hear())["code"] == "not-here"
            assert (await ana.get("/api/tables")).status_code == 200
            assert (await eve.get("/")).status_code != 403, "the page can say why"
            await desk.do("unban", "Evelyne")
            await until(lambda: _is_ok(eve, "/api/tables"))
            assert said["again"] > 0

    asyncio.run(play())


async def _is_ok(client: httpx.AsyncClient, path: str) -> bool:
    return (await client.get(path)).status_code == 200


def test_banned_network_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        proxy: dict[str, Any] = {"trusted_proxies": ["127.0.0.1"]}
        async with (
            working(tmp_path, **proxy) as desk,
            httpx.AsyncClient(base_url=desk.house.url) as caller,
        ):

            async def status(address: str) -> int:
                headers = {"x-forwarded-for": address}
                return (await caller.get("/api/tables", headers=headers)).status_code

            async def is_banned() -> bool:
                return await status("192.0.2.77") == 403

            await desk.do("ban", "192.0.2.0/24")
            await desk.do("ban", "2001:db8::/48")
            await until(is_banned)
            await until(lambda: _is_status(status("2001:db8:0:1::5"), 403))  # maybe a poll later
            assert await status("192.0.3.1") == 200
            assert await status("2001:db8:1::5") == 200
            await desk.do("unban", "192.0.2.0/24")
            await until(lambda: _is_status(status("192.0.2.77"), 200))
            assert (await desk.try_to("unban", "192.0.2.0/24")).exit_code == 1

    asyncio.run(play())


async def _is_status(answer: Awaitable[int], expected: int) -> bool:
    return await answer == expected


def test_muted_person_plays_but_cannot_talk(tmp_path: Path) -> None:
    async def play() -> None:
        plenty: dict[str, Any] = {"talk_a_minute": 1e6}
        async with working(tmp_path, **plenty) as desk, visitor(desk.house) as eve:
            await told(eve.put("/api/me", json={"name": "Evelyne"}))
            made = await set_up(eve)
            client = await desk.house.come(made["table"]["id"], made["secrets"][0]["secret"])

            async def talk(number: int) -> str:
                await client.send({"type": "say", "seat": 0, "text": "hi", "id": f"s{number}"})
                while True:
                    heard = await client.hear()
                    if heard["type"] == "refused" or heard.get("id") == f"s{number}":
                        return str(heard.get("message", ""))

            assert await talk(0) == ""
            await desk.do("mute", "Evelyne", "--for", "1h")
            tried = iter(range(1, 1000))

            async def is_muted() -> bool:
                return "can’t talk" in await talk(next(tried))

            async def may_talk() -> bool:
                return not await is_muted()

            await until(is_muted)
            path = f"/api/tables/{made['table']['id']}/play"
            key = {"authorization": f"Bearer {made['secrets'][0]['secret']}"}
            say = {"type": "emote", "seat": 0, "emote": "hiss", "id": "e"}
            assert (await eve.post(path, json=say, headers=key)).json()["code"] == "not-here"
            await desk.do("unmute", "Evelyne")
            await until(may_talk)

    asyncio.run(play())


def test_operator_deletes_a_person_everywhere(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            working(tmp_path, database) as desk,
            visitor(desk.house) as eve,
            visitor(desk.house) as ana,
        ):
            await told(eve.put("/api/me", json={"name": "Evelyne"}))
            table = (await set_up(eve, seats=OPEN))["table"]["id"]
            await told(ana.post(f"/api/tables/{table}/join", json={}))
            refused = await desk.try_to("delete", "Evelyne", answer="n\n")
            assert refused.exit_code == 1
            assert "Evelyne" in (await ana.get(f"/api/tables/{table}")).text
            await desk.do("mute", "Evelyne")
            await desk.do("delete", "Evelyne", "--yes")

            async def is_gone() -> bool:
                return "Evelyne" not in (await ana.get(f"/api/tables/{table}")).text

            await until(is_gone)
            assert (await desk.try_to("show", "Evelyne")).exit_code == 1
            assert "Evelyne" not in json.dumps(await desk.listed("log"))

    asyncio.run(play())


def test_operator_deletes_a_table(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with working(tmp_path, database) as desk, visitor(desk.house) as ana:
            made = await set_up(ana)
            table = made["table"]["id"]
            client = await desk.house.come(table, made["secrets"][0]["secret"])
            await desk.do("delete", table, "--yes")
            while (await client.hear())["type"] != "bye":
                pass
            await until(lambda: _is_not_found(ana, f"/api/tables/{table}"))

    asyncio.run(play())


WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "kitten"}, {"kind": "bot", "level": "kitten"}]


async def _live_game(desk: Desk, ana: httpx.AsyncClient, game: str) -> tuple[str, Client]:
    """Sit down at a live table where the bots have begun to play."""
    made = await set_up(ana, game=game, seats=WITH_BOTS)
    table = made["table"]["id"]
    client = await desk.house.come(table, made["secrets"][0]["secret"])

    async def has_begun() -> bool:
        lines = await desk.house.store.entries_after(table, 0)
        return any(line.kind == "move" for line in lines)

    await until(has_begun)
    return table, client


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])
def test_operator_closes_a_live_table_and_its_bots_and_clock_stop(
    tmp_path: Path, database: str, game: str
) -> None:
    async def play() -> None:
        async with (
            working(tmp_path, database, bot_beat=0.0) as desk,
            visitor(desk.house) as ana,
        ):
            table, client = await _live_game(desk, ana, game)
            await desk.do("close", table)
            while (await client.hear()).get("happened", {}).get("kind") != "closed":
                pass
            await client.send({"type": "say", "seat": 0, "text": "hello?", "id": "s"})
            assert (await client.hear())["code"] == "not-now"
            played: Any = await told(ana.get("/api/me/statistics"))
            assert played["all"] is None, "a game that was broken off counts for nobody"
        async with working(tmp_path, database, bot_beat=0.0) as desk:
            await desk.house.come(table)
            lines = await desk.house.store.entries_after(table, 0)
            assert [line.kind for line in lines].index("closed") == len(lines) - 1

    asyncio.run(play())


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])
def test_operator_deletes_a_live_table_and_nothing_of_it_is_left(
    tmp_path: Path, database: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with (
            working(tmp_path, database, bot_beat=0.0) as desk,
            visitor(desk.house) as ana,
        ):
            table, client = await _live_game(desk, ana, game)
            await desk.do("delete", table, "--yes")
            while (await client.hear())["type"] != "bye":
                pass
            await until(lambda: _is_not_found(ana, f"/api/tables/{table}"))
            assert await desk.house.store.entries_after(table, 0) == []
            await _live_game(desk, ana, game)
        assert [each for each in caplog.records if each.levelname == "ERROR"] == []

    asyncio.run(play())


def test_game_goes_on_after_a_player_is_deleted_by_the_operator(
    tmp_path: Path, database: str
) -> None:
    async def play() -> None:
        async with (
            working(tmp_path, database, bot_beat=0.0) as desk,
            visitor(desk.house) as eve,
            visitor(desk.house) as ana,
        ):
            await told(eve.put("/api/me", json={"name": "Evelyne"}))
            made = await set_up(eve, game="kitty-paw", seats=OPEN[:2])
            table = made["table"]["id"]
            joined: Any = await told(ana.post(f"/api/tables/{table}/join", json={}))
            theirs = await desk.house.come(table, made["secrets"][0]["secret"])
            mine = await desk.house.come(table, joined["secrets"][0]["secret"])
            await desk.do("delete", "Evelyne", "--yes")
            while (await theirs.hear())["type"] != "bye":
                pass

            async def is_gone() -> bool:
                return "Evelyne" not in (await ana.get(f"/api/tables/{table}")).text

            await until(is_gone)
            again = await desk.house.come(table, joined["secrets"][0]["secret"])
            name = await again.move(1, "paw")
            while (heard := await again.hear()).get("id") != name:
                assert heard["type"] != "refused", heard
            await mine.leave()
            lines = await desk.house.store.entries_after(table, 0)
            assert "Evelyne" not in str(lines)

    asyncio.run(play())


async def _is_not_found(client: httpx.AsyncClient, path: str) -> bool:
    return (await client.get(path)).status_code == 404


def test_operator_rename_changes_the_name_at_tables(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with working(tmp_path, database) as desk, visitor(desk.house) as eve:
            await told(eve.put("/api/me", json={"name": "Rudeword"}))
            table = (await set_up(eve))["table"]["id"]
            await desk.do("rename", "rudeword", "Eve")
            assert (await told(eve.get("/api/me")))["name"] == "Eve"

            async def is_renamed() -> bool:
                text = (await eve.get(f"/api/tables/{table}")).text
                return "Rudeword" not in text and '"Eve"' in text and "Ben" in text

            await until(is_renamed)
            assert (await desk.try_to("rename", "Eve", "Admin")).exit_code == 1

    asyncio.run(play())


def test_password_reset_voids_cookies_and_logs_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with working(tmp_path) as desk, visitor(desk.house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            said = await desk.do("reset-password", "Ana")
            new = said.split()[-1]
            assert (await told(ana.get("/api/me")))["login"] == ""
            await told(ana.post("/api/login", json=ACCOUNT), 403)
            await told(ana.post("/api/login", json={"login": "Ana", "password": new}))
            guest = await desk.try_to("reset-password", "nobody-there")
            assert guest.exit_code == 1
            assert new not in json.dumps(await desk.listed("log"))

    asyncio.run(play())


def test_announcement_reaches_tables_and_the_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with working(tmp_path) as desk, visitor(desk.house) as ana:
            made = await set_up(ana)
            client = await desk.house.come(made["table"]["id"], made["secrets"][0]["secret"])
            await desk.do("announce", "We restart at noon.", "--until", "2d")
            while (heard := await client.hear())["type"] != "announcement":
                pass
            assert heard["text"] == "We restart at noon."
            (listed,) = (await ana.get("/api/announcements")).json()["announcements"]
            assert listed["text"] == "We restart at noon."
            later = await desk.house.visit(made["table"]["id"], made["secrets"][0]["secret"])
            while (await later.hear())["type"] != "announcement":
                pass
            await desk.do("announce", "--clear")

            async def is_silent() -> bool:
                return not (await told(ana.get("/api/announcements")))["announcements"]

            await until(is_silent)
            assert (await desk.try_to("announce")).exit_code == 2
            assert (await desk.try_to("announce", "x", "--until", "yesterday")).exit_code == 2

    asyncio.run(play())


def test_ambiguous_target_is_listed_and_nothing_is_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            working(tmp_path) as desk,
            visitor(desk.house) as one,
            visitor(desk.house) as two,
        ):
            for each in (one, two):
                await told(each.put("/api/me", json={"name": "Mimi"}))
            result = await desk.try_to("ban", "mimi")
            assert result.exit_code == 1
            ids = [each.cookies[COOKIE].split(".")[0] for each in (one, two)]
            assert all(key in result.output for key in ids)
            assert await desk.listed("log") == []
            await desk.do("ban", f"person:{ids[0]}")
            (row,) = [
                each
                for each in await desk.listed("people", "--name", "mim")
                if each["restrictions"]
            ]
            assert row["id"] == ids[0]

    asyncio.run(play())


def test_admin_output_contains_no_secrets(tmp_path: Path) -> None:
    async def play() -> None:
        async with working(tmp_path) as desk, visitor(desk.house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            table = (await set_up(ana))["table"]["id"]
            stored = await desk.house.store.load(table)
            assert stored is not None
            shown = ""
            for words in (
                ["people"], ["people", "--json"], ["tables"], ["tables", "--json"],
                ["show", "Ana"], ["show", "Ana", "--json"], ["show", table, "--json"],
                ["tables", "--person", "Ana", "--status", "playing", "--game", "tem-purr-a"],
                ["people", "--accounts", "--seen", "1d"],
            ):  # fmt: skip
                shown += await desk.do(*words)
            assert table in shown
            assert "argon2" not in shown
            assert stored.seed.hex() not in shown
            assert "hand" not in shown

    asyncio.run(play())


def test_admin_does_not_create_a_missing_database(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    result = CliRunner().invoke(app, ["admin", "people", "--database", str(nowhere)])
    assert result.exit_code != 0
    assert not nowhere.exists()


def test_examples_in_the_operators_docs_run(tmp_path: Path) -> None:
    """Every command is documented, and every example works."""
    page = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
    examples = re.findall(r"^    tabbytop admin (.+?)(?:\s{2,}#.*)?$", page, re.MULTILINE)
    tried = {line.split()[0] for line in examples}
    commands = {
        each.name or each.callback.__name__
        for each in admin.registered_commands
        if each.callback is not None
    }
    assert tried == commands

    async def play() -> None:
        async with (
            working(tmp_path) as desk,
            visitor(desk.house) as ana,
            visitor(desk.house) as ben,
        ):
            await told(ana.post("/api/me/account", json={**ACCOUNT, "login": "Rosalind"}))
            await told(ben.put("/api/me", json={"name": "Grumpy"}))
            table = await set_up(ana, seats=[*OPEN[:2], {"kind": "bot", "level": "kitten"}])
            key = table["table"]["id"]
            await told(ben.post(f"/api/tables/{key}/join", json={}))
            report = {"seat": 1, "reason": "insult", "text": "not kind"}
            answer = await ana.post(f"/api/tables/{key}/reports", json=report)
            assert answer.status_code == 204, answer.text
            for line in examples:
                words = _words(line.replace("qM3v", key[:10]))
                await desk.do(*words)

    asyncio.run(play())


def _words(line: str) -> list[str]:
    import shlex  # noqa: PLC0415 - of this test alone

    return shlex.split(line)


def test_backup_has_the_admin_log_but_not_changed_tables(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with working(tmp_path) as desk, visitor(desk.house) as ana:
            table = (await set_up(ana))["table"]["id"]
            await desk.do("close", table)
            await desk.do("ban", "192.0.2.0/24")
        saved = str(tmp_path / "saved.jsonl")
        for words in (
            ["backup", saved, "--database", desk.database],
            ["restore", saved, "--database", str(tmp_path / "new.db")],
        ):
            done = await asyncio.to_thread(CliRunner().invoke, app, words)
            assert done.exit_code == 0, done.output
        store = await Store.open(str(tmp_path / "new.db"))
        decisions = await store.operators.moderation_state(0)
        acts = await store.operators.admin_log(10)
        await store.close()
        assert [each.network for each in decisions.restrictions] == ["192.0.2.0/24"]
        assert decisions.changed == []
        assert [each.act for each in acts] == ["ban", "close"]

    asyncio.run(play())
