"""Disk quotas: one address with many guests, tables and seats cannot write more than its share."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.house import House, at, running
from tests.services.redis import Redis

CAT = "\N{CAT FACE}" * 300  # 1,200 bytes: counts as twelve short sentences
SEATS = [{"kind": "me"}, *({"kind": "device", "name": f"Cat {n}"} for n in range(3))]
FAST = {"talk_a_minute": 1e6}  # what a seat may say in a minute is another limit


@contextlib.asynccontextmanager
async def guest(house: House, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    line = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=house.url, transport=line, timeout=60) as client:
        yield client


async def set_up(client: httpx.AsyncClient, expected: int = 201) -> dict[str, Any]:
    wish = {"game": "tem-purr-a", "seats": SEATS}
    answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == expected, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def chat_over_http(client: httpx.AsyncClient, made: dict[str, Any], lines: int) -> int:
    """Let every seat talk so much; return how much of it was accepted."""
    taken = 0
    for number in range(lines):
        for seat in made["secrets"]:
            answer = await client.post(
                f"/api/tables/{made['table']['id']}/play",
                json={"type": "say", "seat": seat["seat"], "text": CAT, "id": f"s{number}"},
                headers={"authorization": f"Bearer {seat['secret']}"},
            )
            assert answer.status_code in {200, 429}, answer.text
            taken += answer.status_code == 200
    return taken


async def chat_over_a_socket(house: House, made: dict[str, Any], lines: int) -> None:
    secrets = [seat["secret"] for seat in made["secrets"]]
    client = await house.come(made["table"]["id"], *secrets)
    for number in range(lines):
        for seat in made["secrets"]:
            name = f"w{number}-{seat['seat']}"
            await client.send({"type": "say", "seat": seat["seat"], "text": CAT, "id": name})
            async with asyncio.timeout(30):
                while (await client.hear()).get("id") != name:
                    pass


def said(folder: Path) -> tuple[int, int]:
    """Return the number of chat messages in the database, and their bytes."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        found = "SELECT text FROM log WHERE kind = 'said'"
        texts = [row[0] for row in database.execute(found)]
    return len(texts), sum(len(text.encode()) for text in texts)


def test_chat_of_many_guests_from_one_address_is_bounded(tmp_path: Path) -> None:
    settings = at(tmp_path, talk_an_hour=120, address_talk_an_hour=480, **FAST)
    block = 12  # a sentence more for each started hundredth

    async def attack(guests: int) -> None:
        async with running(settings) as house:
            for number in range(guests):
                async with guest(house) as client:
                    made = await set_up(client)
                    if number % 2:
                        await chat_over_http(client, made, 4)
                    else:
                        await chat_over_a_socket(house, made, 4)

    asyncio.run(attack(8))
    lines, length = said(tmp_path)
    assert 30 <= lines <= 42, "of 128 that were tried"
    assert length <= 480 * 100 + block * 1200
    asyncio.run(attack(4))  # after a restart there is no fresh allowance
    assert said(tmp_path)[0] <= lines + 2


def test_one_person_with_many_seats_has_one_quota(tmp_path: Path) -> None:
    settings = at(tmp_path, talk_an_hour=120, **FAST)

    async def attack() -> int:
        async with running(settings) as house, guest(house) as client:
            taken = 0
            for _ in range(3):
                taken += await chat_over_http(client, await set_up(client), 3)
            return taken

    assert 9 <= asyncio.run(attack()) <= 12


def test_daily_log_entries_are_bounded_with_a_kind_refusal(tmp_path: Path) -> None:
    settings = at(tmp_path, lines_a_day=100, **FAST)

    async def attack() -> str:
        async with running(settings) as house, guest(house) as client:
            made = await set_up(client)
            seat = made["secrets"][0]
            for number in range(150):
                answer = await client.post(
                    f"/api/tables/{made['table']['id']}/play",
                    json={
                        "type": "emote",
                        "seat": seat["seat"],
                        "emote": "purr",
                        "id": f"e{number}",
                    },
                    headers={"authorization": f"Bearer {seat['secret']}", "accept-language": "de"},
                )
                if answer.status_code == 429:
                    assert number <= 103
                    return str(answer.json()["message"])
            raise AssertionError("there is no limit")

    assert asyncio.run(attack()).startswith("genug Zeilen für den Augenblick; warte ")


def test_unfinished_tables_of_an_address_are_bounded(tmp_path: Path) -> None:
    settings = at(tmp_path, tables_an_address=5)

    async def attack() -> None:
        async with running(settings) as house:
            for number in range(7):
                async with guest(house) as client:
                    refused = await set_up(client, 201 if number < 5 else 429)
            assert refused["code"] == "limit"
            assert "your network already has 5 unfinished tables" in refused["message"]
            async with guest(house, "127.0.0.2") as elsewhere:
                await set_up(elsewhere)

    asyncio.run(attack())


def test_new_tables_of_an_address_are_counted_over_restarts(tmp_path: Path) -> None:
    settings = at(tmp_path, address_tables_an_hour=8)

    async def attack(expected: list[int]) -> None:
        async with running(settings) as house:
            for status in expected:
                async with guest(house) as client:
                    await set_up(client, status)

    asyncio.run(attack([201, 201, 201, 201, 429]))
    asyncio.run(attack([429]))


def test_two_workers_share_one_quota(tmp_path: Path, redis: Redis) -> None:
    settings = at(tmp_path, address_tables_an_hour=8, channels=redis.url)

    async def attack() -> None:
        async with running(settings) as one, running(settings) as other:
            for number in range(6):
                async with guest((one, other)[number % 2]) as client:
                    await set_up(client, 201 if number < 4 else 429)

    asyncio.run(attack())


def test_thirty_players_behind_one_address_can_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            for _ in range(30):
                async with guest(house) as client:
                    for _ in range(2):
                        made = await set_up(client)
                    seat = made["secrets"][0]
                    for number in range(8):
                        answer = await client.post(
                            f"/api/tables/{made['table']['id']}/play",
                            json={
                                "type": "say",
                                "seat": 0,
                                "text": "well played",
                                "id": f"{number}",
                            },
                            headers={"authorization": f"Bearer {seat['secret']}"},
                        )
                        assert answer.status_code == 200, answer.text

    asyncio.run(play())
