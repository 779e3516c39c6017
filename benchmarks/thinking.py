"""Latency of a person's move and a kitten's answer while tables of tigers think.

    python benchmarks/thinking.py [--tables 30] [--guests 30] [--players 5] [--moves 1000] [--json]

Starts its own server. First, players from different addresses play against a kitten on an idle
server; then the same beside tables of three tigers each, whose people answer at once. Prints the
milliseconds until a move is acknowledged and until the kitten has answered, and the load of the
machine.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOME = "127.0.2.{}"
GAME = "kibble-scuffle"
SERVE = [sys.executable, "-c", "from tabbytop.cli import main; main()", "serve", "--port", "0"]
LIMITS = ["--tables-an-hour", "100000", "--guests-an-hour", "100000", "--metrics-from", "*"]


class Seat:
    """A person at a table, on a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.number = 0
        self.moves: list[str] = []
        self.over = False

    @classmethod
    async def taken(
        cls, url: str, guest: httpx.AsyncClient, levels: list[str], home: str
    ) -> "Seat":
        """Take a seat at a new table with these bots."""
        bots = [{"kind": "bot", "level": level} for level in levels]
        wish = {"game": GAME, "seats": [{"kind": "me"}, *bots]}
        made = (await guest.post("/api/tables", json=wish)).raise_for_status().json()
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
        seat = cls(await connect(place, max_size=None, local_addr=(home, 0)))
        await seat.send({"type": "hello", "seats": [made["secrets"][0]["secret"]]})
        return seat

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """Return the next message, and remember the pending question."""
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] in {"state", "news"}:
            happened = message.get("happened", {})
            self.number = max(self.number, happened.get("number", message.get("number", 0)))
            self.moves = message.get("moves") or []
            self.over = bool(message.get("result"))
        return message

    async def play(self, chance: random.Random) -> str:
        """Make any legal move and return its id."""
        self._sent += 1
        name = f"m-{self._sent}"
        move = {"move": chance.choice(self.moves), "answers": self.number, "id": name}
        self.moves = []
        await self.send({"type": "move", "seat": 0, **move})
        return name

    async def leave(self) -> None:
        """Close the connection."""
        await self._socket.close()


async def keep_tigers_busy(url: str, guest: httpx.AsyncClient, home: str, seed: int) -> None:
    """Play games against three tigers without end."""
    chance = random.Random(seed)
    while True:
        seat = await Seat.taken(url, guest, ["tiger"] * 3, home)
        with suppress(ConnectionClosed):
            while not seat.over:
                await seat.hear()
                if seat.moves:
                    await seat.play(chance)
        await seat.leave()


async def timed(url: str, player: int, moves: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds until moves were acknowledged, and until the kitten answered them."""
    chance, acknowledged, answered = random.Random(player), list[float](), list[float]()
    home = HOME.format(player + 1)
    transport = httpx.AsyncHTTPTransport(local_address=home)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as guest:
        while len(acknowledged) < moves:
            seat, sent, name = await Seat.taken(url, guest, ["kitten"], home), 0.0, ""
            handed_over = 0.0
            while not seat.over and len(acknowledged) < moves:
                message = await seat.hear()
                now = time.perf_counter()
                if message["type"] == "news" and message.get("id") == name:
                    acknowledged.append(1000 * (now - sent))
                    handed_over = 0.0 if seat.moves else now
                elif message["type"] == "news" and handed_over:
                    answered.append(1000 * (now - handed_over))
                    handed_over = 0.0 if seat.moves else now
                if seat.moves:
                    sent, handed_over = time.perf_counter(), 0.0
                    name = await seat.play(chance)
            await seat.leave()
    return acknowledged, answered


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """Start a server with its own database and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TABBYTOP_DATABASE": str(Path(folder) / "tables.db")}
        process = subprocess.Popen(
            [*SERVE, *LIMITS], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+(?=,)", process.stdout.readline())
            assert found is not None, "the server does not say where it is"
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def summary(times: list[float]) -> dict[str, float]:
    """Return the median, the 99th percentile and the maximum."""
    ordered = sorted(times)
    share = {"p50": 0.5, "p99": 0.99, "most": 1.0}
    return {
        name: round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)
        for name, part in share.items()
    }


async def measure(tables: int, guests: int, players: int, moves: int) -> dict[str, Any]:
    """Measure everything."""
    found: dict[str, Any] = {"tables": tables, "guests": guests, "moves": moves}
    each = moves // players
    async with serving() as url:
        busy: list[asyncio.Task[None]] = []
        people = [
            httpx.AsyncClient(
                base_url=url,
                transport=httpx.AsyncHTTPTransport(local_address=f"127.0.3.{number % 250 + 1}"),
                timeout=60,
            )
            for number in range(guests)
        ]
        try:
            for name in ("alone", "beside tigers"):
                if name != "alone":
                    for number in range(tables):
                        home = f"127.0.3.{number % guests % 250 + 1}"
                        guest = people[number % guests]
                        work = keep_tigers_busy(url, guest, home, number)
                        busy.append(asyncio.create_task(work))
                    await asyncio.sleep(5)
                times = await asyncio.gather(
                    *(timed(url, player, each) for player in range(players))
                )
                acknowledged = [one for acks, _ in times for one in acks]
                answered = [one for _, answers in times for one in answers]
                found[name] = {
                    "kitten answers": len(answered),
                    "move acknowledged, ms": summary(acknowledged),
                    "kitten answered, ms": summary(answered),
                    "load of the machine": round(os.getloadavg()[0], 1),
                }
                metrics = (await people[0].get("/metrics")).text
                passed_on = re.findall(r"(?m)^tabbytop_weaker_bots_total\{.*\} (\S+)", metrics)
                found[name]["questions passed to a weaker bot"] = sum(map(float, passed_on))
                failed = [task.exception() for task in busy if task.done()]
                assert not failed, failed
        finally:
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            for guest in people:
                await guest.aclose()
    return found


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Bots' answers while tigers think.")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--guests", type=int, default=30)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = asyncio.run(measure(wanted.tables, wanted.guests, wanted.players, wanted.moves))
    if wanted.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{wanted.tables} tables of three tigers, {wanted.guests} guests, {wanted.moves} moves")
    for name in ("alone", "beside tigers"):
        print(name)
        for what, figures in found[name].items():
            print(f"  {what}: {figures}")


if __name__ == "__main__":
    main()
