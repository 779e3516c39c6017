"""How a server starts and stops with many tables that were due while it was away.

    python -m benchmarks.after_outage [TABLES]

The benchmark makes so many tables of bots in mid-game (20,000 by default), due an hour ago, starts
`tabbytop serve` on them, and lets a new player set up a table and make the first move, ten times.
Then it tells the server to stop. Promised: the player is served at once, and it stops within ten
seconds. The same is measured without any of those tables, for comparison.
"""

import asyncio
import secrets
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

import tabbytop
from tabbytop.kernel.generator import commitment
from tabbytop.server.clock import milliseconds
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, Setup

TABLES = 20_000
GAME = "tem-purr-a"
SEATS = 4
PLAYERS = 10
HOUR_MS = 3_600_000


async def fill(database: str, tables: int) -> None:
    """Make the tables."""
    game, then = tabbytop.game(GAME), milliseconds() - HOUR_MS
    bots = [Occupant("bot", f"Bot {seat}", level="kitten") for seat in range(SEATS)]
    store = await Store.open(database)
    try:
        for _ in range(tables):
            seed = secrets.token_bytes(32)
            options = game.resolve_options(SEATS, None).as_dict()
            setup = Setup(
                GAME, game.rules, SEATS, options, commitment(seed), False, True, "chat",
                Clock(), then,
            )  # fmt: skip
            entries = [
                LogEntry(seat + 1, "sat", seat, msgspec.json.encode(who).decode(), "", then)
                for seat, who in enumerate(bots)
            ]
            entries.append(LogEntry(SEATS + 1, "started", None, "", "", then))
            table = secrets.token_hex(8)
            await store.create(table, setup, seed, entries, bots, status="playing", due=then)
    finally:
        await store.close()


async def serve(database: str) -> tuple[float, list[float], float]:
    """Return the seconds until the server answers, those of each player, and those of the stop."""
    began = time.perf_counter()
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tabbytop", "serve", "--port", "0", "--database", database,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        said = (await server.stdout.readline()).decode()
        url = next(word.rstrip(".,") for word in said.split() if word.startswith("http"))
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            await client.get("/health")
            started = time.perf_counter() - began
            waits = [await _play(client) for _ in range(PLAYERS)]
        began = time.perf_counter()
        server.send_signal(signal.SIGTERM)
        await server.wait()
        return started, waits, time.perf_counter() - began
    finally:
        if server.returncode is None:
            server.kill()


async def _play(client: httpx.AsyncClient) -> float:
    """Set up a table with bots and make the first move; return the seconds."""
    client.cookies.clear()
    began = time.perf_counter()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "kitten"}] * 2]
    made = (
        await client.post("/api/tables", json={"game": "kibble-scuffle", "seats": seats})
    ).json()
    table, secret = made["table"]["id"], made["secrets"][0]["secret"]
    key = {"Authorization": f"Bearer {secret}"}
    path = f"/api/tables/{table}/play"
    state = (await client.get(path, headers=key)).json()["messages"][-1]
    while not state.get("moves"):
        path_since = f"{path}?since={state['number']}&wait=25"
        found = (await client.get(path_since, headers=key)).json()["messages"]
        state = found[-1] if found else state
    move = {"type": "move", "seat": 0, "move": state["moves"][0], "id": "m-1"}
    move["answers"] = state["number"]
    (await client.post(path, json=move, headers=key)).raise_for_status()
    return time.perf_counter() - began


async def measure(tables: int) -> None:
    """Measure and print."""
    for count in (0, tables):
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "tables.db")
            await fill(database, count)
            started, waits, stopped = await serve(database)
        print(
            f"{count:6} tables overdue: answers after {started:.1f} s; a new table and a move take "
            f"{statistics.median(waits):.2f} s (median), {max(waits):.2f} s (longest); "
            f"stops in {stopped:.1f} s"
        )


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
