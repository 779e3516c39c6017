"""How long a table with a long log takes to open, and how long it blocks other tables.

    python -m benchmarks.long_table [LINES]

The benchmark makes a table with so many lines of chat (200,000 by default) and no saved position,
as a server of version 0.1 could leave it. It opens the table three times: from the whole log, from
the position that the first opening has saved, and the same with the game started and one move made.
The longest stall is the longest time for which the event loop was blocked; the first line gives it
for this machine when no table is opened.
"""

import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

import tabbytop
from tabbytop.kernel.generator import commitment
from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.hosting.host import Host
from tabbytop.server.store.rows import Status
from tabbytop.server.store.schema import LOG
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, Setup

LINES = 200_000
GAME = "tem-purr-a"
SEATS = 4


async def long_table(store: Store, lines: int, begun: bool) -> str:
    """Make a table with so many lines and no position."""
    game = tabbytop.game(GAME)
    seed = secrets.token_bytes(32)
    setup = Setup(
        GAME, game.rules, SEATS, game.resolve_options(SEATS, None).as_dict(), commitment(seed),
        False, True, "chat", Clock(), milliseconds(),
    )  # fmt: skip
    people = SEATS if begun else SEATS - 1
    sat = [Occupant("person", f"Cat {seat}", "tabby", person=f"p{seat}") for seat in range(people)]
    entries = [
        LogEntry(seat + 1, "sat", seat, msgspec.json.encode(who).decode(), "", setup.created)
        for seat, who in enumerate(sat)
    ]
    if begun:
        entries.append(LogEntry(people + 1, "started", None, "", "", setup.created))
    table = secrets.token_hex(8)
    occupants = [*sat, *[Occupant("open")] * (SEATS - people)]
    status: Status = "playing" if begun else "open"
    await store.create(table, setup, seed, entries, occupants, status=status)
    first = len(entries) + 1
    said = [
        {"table_id": table, "number": number, "kind": "said", "seat": number % people,
         "text": "miaow", "client_id": f"m{number}", "at": setup.created}
        for number in range(first, lines + 1)
    ]  # fmt: skip

    def write(connection: Connection) -> None:
        connection.execute(insert(LOG), said)

    await store._database.write(write)
    return table


async def stalled(work: Coroutine[Any, Any, object]) -> tuple[float, float]:
    """Return the seconds that the work takes, and the longest stall of the loop."""
    stall, stop = 0.0, False

    async def tick() -> None:
        nonlocal stall
        last = time.perf_counter()
        while not stop:
            await asyncio.sleep(0)
            now = time.perf_counter()
            stall, last = max(stall, now - last), now

    ticking = asyncio.create_task(tick())
    began = time.perf_counter()
    await work
    took = time.perf_counter() - began
    stop = True
    await ticking
    return took, stall


async def opened(store: Store, table: str) -> None:
    """Open the table in a worker with nothing in memory."""
    await Host(store, await Channels.open("")).hosted(table)


async def measure(lines: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "tables.db"))
        try:
            _, stall = await stalled(asyncio.sleep(3))
            print(f"{'nothing is opened':45} {3:8.3f} s, longest stall {stall * 1000:7.1f} ms")
            for begun in (False, True):
                table = await long_table(store, lines, begun)
                what = "playing" if begun else "open"
                for how in ("from the whole log", "from its position"):
                    took, stall = await stalled(opened(store, table))
                    told = f"{lines} lines, {what}, {how}"
                    print(f"{told:45} {took:8.3f} s, longest stall {stall * 1000:7.1f} ms")
        finally:
            await store.close()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else LINES))
