"""A flood of hint requests, while another person plays against a bot."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.client import Client
from tests.server.server_process import ServerProcess, running_process

FLOODER, STRANGER = "127.0.1.1", "127.0.1.2"
TABLES = 10
PENDING = 8  # of one person, by default


async def sit_down(
    server: ServerProcess, http: httpx.AsyncClient, level: str, source: str
) -> Client:
    """Sit down at a new table against one bot, and wait for one's turn."""
    wish = {"game": "kibble-scuffle", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    answer = await http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    place = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
    client = Client(await connect(place, max_size=None, local_addr=(source, 0)))
    await client.send({"type": "hello", "seats": [made["secrets"][0]["secret"]]})
    await client.welcome()
    while not client.states[0].get("moves"):
        await client.hear()
    return client


def visiting(server: ServerProcess, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=server.url, transport=transport, timeout=30)


async def answered(client: Client) -> dict[str, Any]:
    """Return the answer to a hint."""
    while (message := await client.hear(patience=60))["type"] not in {"hint", "refused"}:
        pass
    return message


def test_bot_of_another_player_answers_during_a_flood_of_hints(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with visiting(server, FLOODER) as flooder, visiting(server, STRANGER) as stranger:
            mine = await sit_down(server, stranger, "kitten", STRANGER)
            tables = [await sit_down(server, flooder, "random", FLOODER) for _ in range(TABLES)]
            for table in tables:
                await table.send({"type": "hint", "seat": 0})
            flood = [asyncio.create_task(answered(table)) for table in tables]
            await mine.move(0, mine.states[0]["moves"][0])
            moved: list[int] = []
            while 1 not in moved:
                news = await mine.hear_of("news")
                moved.append(news["happened"]["seat"])
                if 1 not in moved and mine.states[0].get("moves"):
                    await mine.move(0, mine.states[0]["moves"][0])
            assert not all(each.done() for each in flood), "the flood went first"
            came = [message["type"] for message in await asyncio.gather(*flood)]
            assert (came.count("hint"), came.count("refused")) == (PENDING, TABLES - PENDING)
            for client in [mine, *tables]:
                await client.leave()

    settings = ["--bot-processes", "1", "--bot-patience", "60", "--bot-beat", "0"]
    with running_process(tmp_path, *settings) as server:
        asyncio.run(play(server))
