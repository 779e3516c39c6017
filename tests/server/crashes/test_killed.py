"""One process and one file: the server is killed at random moments, again and again."""

import asyncio
import random
from pathlib import Path

import httpx

from tabbytop.kernel.record import Record
from tests.profiles import LONG
from tests.server.crashes.audit import Audit
from tests.server.crashes.crowd import Crowd
from tests.server.crashes.servers import Killed, copied, new_seed

TABLES, ROUNDS = (20, 200) if LONG else (12, 3)


def test_killed_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    seed = new_seed()
    asyncio.run(kill_again_and_again(tmp_path, seed))


async def kill_again_and_again(folder: Path, seed: str) -> None:
    rng = random.Random(seed)
    killed = Killed(folder)
    try:
        async with Crowd(killed.place, TABLES, seed) as crowd:
            audit = Audit(crowd.evidence)
            server = await killed.start()
            for _ in range(ROUNDS):
                await crowd.lines(rng.randrange(1, 200))
                killed.kill()
                remains = copied(folder / "tables.db", folder / "remains")
                server, _ = await asyncio.gather(
                    killed.start(), audit.check(remains, list(crowd.players))
                )
            await crowd.every_table_goes_on()
            await crowd.finish(with_live=True)
            await audit.check(str(folder / "tables.db"), list(crowd.players))
            await compare_records(server.url, audit)
            assert audit.results
            assert crowd.evidence.repeated
            assert crowd.evidence.caught_up
    finally:
        killed.kill()


async def compare_records(url: str, audit: Audit) -> None:
    """Assert that downloaded records agree with the log, from the deal to the result."""
    async with httpx.AsyncClient(timeout=30) as reader:
        for table, state in audit.states.items():
            document = (await reader.get(f"{url}/api/tables/{table}/record")).json()
            record = Record.read(document["record"])
            assert state.match is not None
            assert record == state.match.record
            assert record.replay(state.game).result() == state.match.table.result()
            assert state.status == "over"
