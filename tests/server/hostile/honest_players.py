"""Honest players from an address of their own, who check everything that they receive."""

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import connect

from tests.server.client import Client
from tests.server.server_process import ServerProcess
from tests.waiting import HANG, client_pause

HOME = "127.0.0.2"  # where they live: the limits by address are others' matter
PEOPLE = 3
_PAUSE = 0.15  # seconds between two moves
_HURRY = 0.03  # as quick as the limit on moves lets three people be


class Honest(Client):
    """A client that checks that every number comes once, in order, and nothing is refused."""

    def _take(self, message: dict[str, Any]) -> None:
        assert message["type"] in {"welcome", "state", "news", "presence"}, message
        if message["type"] == "news":
            assert message["happened"]["number"] == self.number + 1, "a line is missing"
            assert message["happened"]["kind"] in {"move", "started"}, message["happened"]
        super()._take(message)

    @classmethod
    async def seated(cls, url: str, table: str, *secrets: str) -> Self:
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        client = cls(await connect(place, max_size=None, local_addr=(HOME, 0)))
        await client.send({"type": "hello", "seats": list(secrets)})
        await client.welcome()
        return client


class Table:
    """A game of three, on three devices, with an onlooker."""

    def __init__(self, table_id: str, players: list[Honest], onlooker: Honest) -> None:
        self.id = table_id
        self.players = players
        self.onlooker = onlooker

    async def play(self, chance: random.Random) -> bool:
        """Make one move, and wait until all have heard it; return False when the game is over."""
        for player in self.players:
            state = player.states[player.you[0]]
            if state.get("moves"):
                moved = await player.move(player.you[0], chance.choice(state["moves"]))
                for each in [*self.players, self.onlooker]:
                    news = await each.hear_of("news")
                    assert news.get("id") == (moved if each is player else None)
                return True
        assert all(player.states[player.you[0]]["seed"] for player in self.players)
        return False

    async def validate(self, url: str) -> None:
        """Assert that a new client sees the same as those who were connected all the time."""
        fresh = await Honest.seated(url, self.id)
        assert fresh.states[None]["view"] == self.onlooker.states[None]["view"]
        await fresh.leave()

    async def leave(self) -> None:
        for each in [*self.players, self.onlooker]:
            await each.leave()


class Company:
    """Friends who play one game after the other."""

    def __init__(self, server: ServerProcess, people: list[httpx.AsyncClient]) -> None:
        self._server = server
        self._people = people
        self._chance = random.Random(6)
        self.table: Table
        self.secrets: list[str] = []
        self.games = 0
        self.stop = False

    async def sit_down(self) -> None:
        """Start a new game, set up by each player in turn."""
        first, *others = self._people = [*self._people[1:], self._people[0]]
        wish = {"game": "tem-purr-a", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
        made = [(await first.post("/api/tables", json=wish)).json()]
        table = made[0]["table"]["id"]
        for other in others:
            made.append((await other.post(f"/api/tables/{table}/join", json={})).json())
        url = self._server.url
        self.secrets = [each["secrets"][0]["secret"] for each in made]
        players = [await Honest.seated(url, table, secret) for secret in self.secrets]
        self.table = Table(table, players, await Honest.seated(url, table))

    async def play(self) -> None:
        """Play games until told to stop; the last one is played to its end, too."""
        while True:
            while await self.table.play(self._chance):
                await client_pause(_HURRY if self.stop else _PAUSE)
            await self.table.validate(self._server.url)
            await self.table.leave()
            self.games += 1
            if self.stop:
                return
            await self.sit_down()


@contextlib.asynccontextmanager
async def company(server: ServerProcess) -> AsyncIterator[Company]:
    """Let people play during the block, and finish their game after it."""
    async with contextlib.AsyncExitStack() as leaving:
        home = httpx.AsyncHTTPTransport(local_address=HOME)
        visitors = [httpx.AsyncClient(base_url=server.url, transport=home) for _ in range(PEOPLE)]
        for visitor in visitors:
            leaving.push_async_callback(visitor.aclose)
        people = Company(server, visitors)
        await people.sit_down()
        playing = asyncio.create_task(people.play())
        try:
            yield people
            people.stop = True
            async with asyncio.timeout(2 * HANG):
                await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await people.table.leave()


def written(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return the content of a server's database, except the times of moves."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        log = "SELECT table_id, number, kind, seat FROM log ORDER BY table_id, number"
        people = "SELECT id, name, login FROM people ORDER BY id"
        seats = "SELECT * FROM seats ORDER BY table_id, seat"
        return {
            "log": database.execute(log).fetchall(),
            "people": database.execute(people).fetchall(),
            "seats": database.execute(seats).fetchall(),
        }


def complaints(server: ServerProcess) -> list[str]:
    """Return the errors in the log of a server."""
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    return [
        str(line) for line in lines if line["level"] in {"error", "critical"} or "where" in line
    ]


def memory(server: ServerProcess, field: str = "VmRSS") -> float:
    """Return the memory of the server's process in megabytes; `VmHWM` is its peak."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith(f"{field}:")]
    return int(line.split()[1]) / 1024
