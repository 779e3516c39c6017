"""Memory of the server after more and more games.

    python benchmarks/memory.py [--games 1200] [--every 200] [--json]

Starts its own server and plays whole games of Tem-Purr-A against kittens, some at a time. After
every so many games it waits until finished tables are dropped from memory, and prints the resident
memory of the server's process in MiB.
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
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

AT_ONCE = 12
FORGOTTEN_AFTER = 20.0  # seconds; finished tables are in memory for ten, and looked at every three
SERVE = [sys.executable, "-c", "from tabbytop.cli import main; main()", "serve", "--port", "0"]
GENEROUS = [
    *("--tables-an-hour", "1000000", "--guests-an-hour", "1000000"),
    *("--bot-beat", "0", "--moves-a-second", "100000", "--requests-a-second", "100000"),
    *("--tables-a-person", "100000", "--address-tables-an-hour", "1000000"),
    *("--tables-an-address", "1000000", "--lines-a-day", "100000000"),
    *("--address-lines-a-day", "100000000"),
]
KITTEN = {"kind": "bot", "level": "kitten"}
WISH = {"game": "tem-purr-a", "seats": [{"kind": "me"}, KITTEN, KITTEN]}


async def play(url: str, guest: httpx.AsyncClient, chance: random.Random) -> None:
    """Play one whole game with random legal moves."""
    made = (await guest.post("/api/tables", json=WISH)).raise_for_status().json()
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
    async with connect(place, max_size=None) as socket:
        hello = {"type": "hello", "seats": [made["secrets"][0]["secret"]]}
        await socket.send(json.dumps(hello))
        number = sent = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in {"state", "news"}:
                continue
            happened = message.get("happened", {})
            number = max(number, happened.get("number", message.get("number", 0)))
            if message.get("result"):
                return
            if message.get("moves"):
                sent += 1
                move = {"move": chance.choice(message["moves"]), "answers": number}
                move |= {"type": "move", "seat": 0, "id": f"m-{sent}"}
                await socket.send(json.dumps(move))


def resident(pid: int) -> float:
    """Return the resident MiB of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1024


async def measure(url: str, pid: int, games: int, every: int) -> dict[int, float]:
    """Return the server's memory by number of games."""
    chance, places = random.Random(1), asyncio.Semaphore(AT_ONCE)
    found = {0: resident(pid)}
    async with httpx.AsyncClient(base_url=url, timeout=60) as guest:

        async def one() -> None:
            async with places:
                await play(url, guest, chance)

        for played in range(every, games + 1, every):
            await asyncio.gather(*(one() for _ in range(every)))
            await asyncio.sleep(FORGOTTEN_AFTER)
            found[played] = round(resident(pid), 1)
            print(f"{played:6,} games  {found[played]:7.1f} MiB", file=sys.stderr, flush=True)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--every", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TABBYTOP_DATABASE": str(Path(folder) / "tables.db")}
        command = [*SERVE, *GENEROUS]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+(?=,)", server.stdout.readline())
            assert found is not None, "the server does not say where it is"
            told = asyncio.run(measure(found[0], server.pid, asked.games, asked.every))
        finally:
            server.terminate()
            server.wait(30)
    if asked.json:
        print(json.dumps(told))
        return
    for played, memory in told.items():
        print(f"{played:6,} games  {memory:7.1f} MiB")


if __name__ == "__main__":
    main()
