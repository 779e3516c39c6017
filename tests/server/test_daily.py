"""The deal of the day: sealed the day before, one try each, and nothing told too early."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from tabbytop.cli import app
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.generator import commitment
from tabbytop.kernel.record import Record
from tabbytop.puzzles.daily import (
    SEAT,
    DailyDeal,
    answer,
    begin,
    day_of,
    deal_of,
    end_of,
)
from tabbytop.server.errors import Refused
from tabbytop.server.people.daily import DailyDeals
from tabbytop.server.people.puzzle_schemas import DailyMove
from tabbytop.server.store.store import Store
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import visitor

MIDNIGHT = end_of(date(2026, 11, 17))  # a Tuesday: Tem-Purr-A; after it comes Cat Lady
SECRET = bytes(range(32))


def play_first_moves(deal: DailyDeal, record: Record, most: int) -> Record:
    """Answer with the first legal move each time."""
    for _ in range(most):
        moves = record.replay(deal.game).moves(SEAT)
        if not moves:
            break
        record, _ = answer(deal, record, deal.game.vocabulary.text(moves[0]))
    return record


@pytest.mark.parametrize("day", [16, 17, 18])
def test_same_moves_give_the_same_game_from_the_key_alone(day: int) -> None:
    deal = deal_of(SECRET, date(2026, 11, day))
    again = DailyDeal(deal.day, deal.key)  # as somebody makes it who was shown the key
    first = play_first_moves(deal, begin(deal), 8)
    second = play_first_moves(again, begin(again), 8)
    assert first == second
    assert first.replay(deal.game).position() == second.replay(deal.game).position()
    assert commitment(deal.key) == deal.commitment


def test_keys_of_days_and_servers_differ() -> None:
    days = [date(2026, 11, 1) + timedelta(days=number) for number in range(30)]
    keys = {deal_of(secret, day).key for day in days for secret in (SECRET, bytes(32))}
    assert len(keys) == 60


def test_day_changes_at_midnight_utc() -> None:
    assert day_of(MIDNIGHT - 1) == date(2026, 11, 17)
    assert day_of(MIDNIGHT) == date(2026, 11, 18)
    assert datetime.fromtimestamp(MIDNIGHT / 1000, UTC).hour == 0


def test_try_cannot_be_answered_before_it_is_begun_nor_twice(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            refused = await told(ana.post("/api/daily/move", json={"made": 0, "move": "eat"}), 409)
            assert refused["code"] == "not-now"
            scene: Any = await told(ana.post("/api/daily/try"))
            move = scene["scene"]["moves"][0]
            wish = {"made": scene["made"], "move": move}
            after: Any = await told(ana.post("/api/daily/move", json=wish))
            assert after["made"] > scene["made"]
            assert after["beats"]
            assert (await told(ana.post("/api/daily/move", json=wish), 409))["code"] == "late"
            again: Any = await told(ana.post("/api/daily/try"))  # no second try: it goes on
            assert again["made"] == after["made"]
            assert again["scene"] == after["scene"]
            wrong = {"made": after["made"], "move": "no such move"}
            assert (await told(ana.post("/api/daily/move", json=wrong), 422))["code"]
            assert (await told(ana.post("/api/daily/try")))["made"] == after["made"]

    scenario(tmp_path, play)


def test_seed_is_told_only_when_the_day_is_over(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            found: Any = await told(ana.get("/api/daily"))
            assert found["today"]["seed"] == found["tomorrow"]["seed"] == ""
            assert (
                commitment(bytes.fromhex(found["yesterday"]["seed"]))
                == (found["yesterday"]["commitment"])
            )
            today, tomorrow = found["today"]["day"], found["tomorrow"]["day"]
            for day in (today, tomorrow):
                alone: Any = await told(ana.get(f"/api/daily/deals/{day}"))
                assert alone["seed"] == ""
            after = (date.fromisoformat(tomorrow) + timedelta(days=1)).isoformat()
            for unknown in (after, "yesterday", "20261118"):
                await told(ana.get(f"/api/daily/deals/{unknown}"), 404)
            secret = await house.store.secret_key("daily")
            key = deal_of(secret, date.fromisoformat(today)).key.hex()
            answers = [
                (await ana.get("/api/daily")).text,
                (await ana.post("/api/daily/try")).text,
                (await ana.get(f"/api/daily/deals/{today}")).text,
            ]
            assert all(key not in text and secret.hex() not in text for text in answers)

    scenario(tmp_path, play)


def test_two_workers_agree_and_a_clock_set_back_reopens_no_day(tmp_path: Path) -> None:
    async def play() -> None:
        database = str(tmp_path / "tables.db")
        first, second = await Store.open(database), await Store.open(database)
        clocks = [MIDNIGHT - 1000, MIDNIGHT - 1000]
        secrets = [await first.secret_key("daily"), await second.secret_key("daily")]
        assert secrets[0] == secrets[1]
        one = DailyDeals(first, secrets[0], lambda: clocks[0])
        other = DailyDeals(second, secrets[1], lambda: clocks[1])
        assert await one.overview(None, "en") == await other.overview(None, "en")
        scene = await one.begin("ana", "en")
        assert scene.day == "2026-11-17"
        assert (await other.begin("ana", "en")).scene == scene.scene
        moves = scene.scene.moves
        assert moves is not None
        clocks[0] = MIDNIGHT
        promised = (await other.info("2026-11-18")).commitment
        today = (await one.overview("ana", "en")).today
        assert (today.day, today.commitment) == ("2026-11-18", promised)
        assert (await one.info("2026-11-17")).seed  # told now, so nobody may go on with it
        for worker in (one, other):  # the other one's clock is still before midnight
            with pytest.raises(Refused):
                await worker.play("ana", DailyMove(scene.made, moves[0]), "en")
            assert (await worker.overview("ana", "en")).today.day == "2026-11-18"
        await first.close()
        await second.close()

    asyncio.run(play())


def test_finished_try_has_a_place_among_all(tmp_path: Path) -> None:
    async def finish(client: httpx.AsyncClient, choice: int) -> Any:
        scene: Any = await told(client.post("/api/daily/try"))
        while scene["done"] is None:
            moves = scene["scene"]["moves"]
            wish = {"made": scene["made"], "move": moves[choice % len(moves)]}
            scene = await told(client.post("/api/daily/move", json=wish))
        return scene

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            one = await finish(ana, 0)
            assert (one["done"]["others"], one["done"]["better"]) == (0, 0)
            assert one["told"]["verdict"]
            assert one["result"]["places"][0] == one["done"]["place"]
            same = await finish(ben, 0)
            assert same["result"] == one["result"]  # the same moves: the same game
            found: Any = await told(ben.get("/api/daily"))
            assert found["tries"] == 2
            assert (found["done"]["others"], found["done"]["better"]) == (0, 0)
            await told(ana.post("/api/me/account", json=ACCOUNT))
            found = await told(ben.get("/api/daily"))
            assert (found["done"]["others"], found["done"]["better"]) == (1, 0)
            found = await told(ana.get("/api/daily"))
            assert found["done"]["others"] == 0, "Ben is a guest"
            exported: Any = await told(ben.get("/api/me/export"))
            assert [each["day"] for each in exported["daily"]] == [found["today"]["day"]]

    scenario(tmp_path, play)


def test_verify_command_accepts_only_the_committed_seed() -> None:
    deal, other = (deal_of(SECRET, date(2026, 11, day)) for day in (17, 18))
    words = ["daily", "verify", "2026-11-17", "--commitment", deal.commitment, "--language", "en"]
    right = CliRunner().invoke(app, [*words, "--seed", deal.key.hex()])
    assert right.exit_code == 0
    assert "Tem-Purr-A" in right.output
    wrong = CliRunner().invoke(app, [*words, "--seed", other.key.hex()])
    assert wrong.exit_code == 1
    for bad in (["--seed", "12"], []):
        refused = CliRunner().invoke(app, [*words, *bad])
        assert isinstance(refused.exception, BadOptions)
