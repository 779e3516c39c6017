"""Two server processes that share nothing but PostgreSQL and Redis, and one table on both."""

import asyncio
from pathlib import Path

import httpx

from tests.server.client import Client
from tests.server.server_process import ServerProcess, running_process
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

MOVES = 12


def test_players_of_one_table_sit_at_different_servers(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    shared = ("--database", postgresql.url, "--channels", redis.url)
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with running_process(folders[0], *shared) as one, running_process(folders[1], *shared) as two:
        asyncio.run(play_at_both(one, two))


async def play_at_both(one: ServerProcess, two: ServerProcess) -> None:
    """Seat two players at each server, and let each in turn make the first of its moves."""
    async with httpx.AsyncClient(base_url=one.url, headers={"Origin": one.url}, timeout=30) as http:
        await http.get("/api/me")
        others = [{"kind": "device", "name": f"Cat {seat}"} for seat in range(1, 4)]
        wanted = {"game": "tem-purr-a", "seats": [{"kind": "me"}, *others]}
        made = (await http.post("/api/tables", json=wanted)).json()
    table = made["table"]["id"]
    clients = []
    for place, held in enumerate(made["secrets"]):
        server = (one, two)[place % 2]
        clients.append(await Client.come(server.url, table, [held["secret"]]))
        await clients[-1].welcome()
    told = [client.states[place] for place, client in enumerate(clients)]
    for _ in range(MOVES):
        mover = next(place for place, state in enumerate(told) if state.get("moves"))
        await clients[mover].move(mover, told[mover]["moves"][0])
        told = [await client.hear_of("news") for client in clients]
        assert len({news["happened"]["number"] for news in told}) == 1
    for client in clients:
        await client.leave()
