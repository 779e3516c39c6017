"""A full disk: nothing is acknowledged, nothing is lost, and play goes on when there is space."""

import asyncio
import json
import re
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.crashes.audit import Audit
from tests.server.crashes.crowd import BOT, ME, Crowd
from tests.server.crashes.servers import Killed, new_seed
from tests.waiting import HANG, until

TABLES = 6
TIMES = 2
# The longest file on a full disk: more than the log, and less than a few changes take. It must not
# depend on the write-ahead log, which begins anew from time to time and then has room.
FULL = 1 << 16
AGAIN = "the database can be written again"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets limits of another process")


def test_full_disk_refuses_writes_and_loses_nothing(tmp_path: Path) -> None:
    asyncio.run(fill_and_clear(tmp_path, new_seed()))


async def fill_and_clear(folder: Path, seed: str) -> None:
    killed = Killed(folder)
    database = str(folder / "tables.db")
    try:
        async with Crowd(killed.place, TABLES, seed) as crowd:
            server = await killed.start()
            audit = Audit(crowd.evidence)
            for _ in range(TIMES):
                await crowd.every_table_goes_on()
                limit_files(server.process.pid, FULL)
                await many_are_refused(crowd)
                before = crowd.evidence.count(), len(crowd.evidence.acknowledged)
                await many_are_refused(crowd)
                assert (crowd.evidence.count(), len(crowd.evidence.acknowledged)) == before
                await nothing_is_made(server.url)
                await says(server.url, 503)
                assert await failed_commits(server.url) > 0
                await audit.check(database, list(crowd.players))
                limit_files(server.process.pid, None)
                await says(server.url, 200)
            await crowd.every_table_goes_on()
            await crowd.finish()
            await audit.check(database, list(crowd.players))
            assert crowd.evidence.codes["unavailable"]
            assert server.process.poll() is None

            async def end_is_seen() -> bool:
                await says(server.url, 200)  # which writes
                return end_is_logged(killed.log())

            await until(end_is_seen)
            check_log(killed.log())
    finally:
        killed.kill()


async def says(url: str, status: int) -> None:
    """Wait until `/health` answers so; what it found holds for a second."""
    async with httpx.AsyncClient(timeout=HANG) as guest:

        async def is_so() -> bool:
            answer = await guest.get(f"{url}/health")
            if answer.status_code != status:
                return False
            assert answer.json()["database"] == ("ok" if status == 200 else "failing")
            return True

        await until(is_so)


async def failed_commits(url: str) -> float:
    async with httpx.AsyncClient(timeout=30) as guest:
        told = (await guest.get(f"{url}/metrics")).text
    [number] = re.findall(r"^tabbytop_failed_commits_total (\S+)$", told, re.MULTILINE)
    assert re.search(r"^tabbytop_disk_free_bytes [1-9]", told, re.MULTILINE)
    return float(number)


def check_log(log: str) -> None:
    """Assert that the log mentions each outage, but not once for each failed commit, nor whenever
    a short row still finds room. Outages in quick succession are one."""
    messages = [line["message"] for line in map(json.loads, log.splitlines())]
    full = [words for words in messages if words.startswith("the database cannot be written")]
    again = [words for words in messages if words.startswith(AGAIN)]
    assert 1 <= len(again) <= len(full) <= TIMES, messages


def end_is_logged(log: str) -> bool:
    """Whether the last that the log says about the disk is that it can be written again."""
    lines = [line for line in log.splitlines() if "the database can" in line]
    return bool(lines) and AGAIN in lines[-1]


def limit_files(process: int, size: int | None) -> None:
    """Limit the size of the files of that process; None: no limit."""
    import resource  # noqa: PLC0415 - not everywhere

    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    limit = resource.RLIM_INFINITY if size is None else size
    resource.prlimit(process, resource.RLIMIT_FSIZE, (limit, most))


async def many_are_refused(crowd: Crowd) -> None:
    """Wait for many `unavailable` refusals; tables that wait for a bot have none."""
    least = refusals(crowd) + 10 * TABLES
    await crowd.until(lambda: refusals(crowd) >= least)


def refusals(crowd: Crowd) -> int:
    return sum(player.unavailable for players in crowd.players.values() for player in players)


async def nothing_is_made(url: str) -> None:
    """Assert that a new table is refused, and that reading still works."""
    async with httpx.AsyncClient(timeout=30) as guest:
        wish = {"game": "kibble-scuffle", "seats": [ME, BOT]}
        answer = await guest.post(f"{url}/api/tables", json=wish)
        assert answer.status_code == 503, answer.text
        assert answer.json()["code"] == "unavailable"
        assert (await guest.get(f"{url}/api/tables")).status_code == 200
