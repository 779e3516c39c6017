"""`/health` and `/metrics` of a real server."""

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from tabbytop.server.errors import Unavailable
from tabbytop.server.metrics import time_queue_wait
from tabbytop.server.routes.health import HealthCheck
from tabbytop.server.store.sqlite_file import PAGE_BYTES
from tests.server.house import House, at, new_table, running
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tests.waiting import until


async def get(house: House, path: str, origin: str = "127.0.0.1") -> httpx.Response:
    line = httpx.AsyncHTTPTransport(local_address=origin)
    async with httpx.AsyncClient(base_url=house.url, transport=line) as client:
        return await client.get(path)


def test_health_is_ok(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            answer = await get(house, "/health")
            assert answer.status_code == 200
            assert answer.json() | {"version": ""} == {
                "status": "ok",
                "version": "",
                "database": "ok",
                "channels": "ok",
                "workers": 1,
            }

    asyncio.run(look())


def test_damaged_file_is_not_healthy_but_alive(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            await new_table(house.store, "kibble-scuffle", 2)
            assert await status(house, "ok") == 200
            file = tmp_path / "tables.db"
            with sqlite3.connect(file) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with file.open("r+b") as damaged:
                damaged.seek(PAGE_BYTES)
                damaged.write(b"\xa5" * 4 * PAGE_BYTES)
            assert await status(house, "failing") == 503
            assert (await get(house, "/alive")).status_code == 200
            with pytest.raises(Unavailable, match="damaged"):
                await new_table(house.store, "kibble-scuffle", 2)
            errors = [line.message for line in caplog.records if line.levelname == "ERROR"]
            assert [line for line in errors if line.startswith("the database is damaged")] == errors

    asyncio.run(look())


async def status(house: House, wanted: str) -> int:
    """Wait until the server reports this status; return the HTTP status."""
    codes: list[int] = []

    async def is_so() -> bool:
        answer = await get(house, "/health")
        codes.append(answer.status_code)
        return bool(answer.json()["status"] == wanted)

    await until(is_so)
    return codes[-1]


def test_health_fails_without_the_database(tmp_path: Path, postgresql: PostgreSQL) -> None:
    async def look() -> None:
        async with running(at(tmp_path, database=postgresql.url)) as house:
            assert await status(house, "ok") == 200
            postgresql.stop()
            assert await status(house, "failing") == 503
            assert (await get(house, "/metrics")).status_code == 200
            postgresql.start()
            assert await status(house, "ok") == 200

    asyncio.run(look())


def test_health_is_degraded_without_channels(tmp_path: Path, redis: Redis) -> None:
    async def look() -> None:
        async with running(at(tmp_path, channels=redis.url)) as house:
            assert await status(house, "ok") == 200
            redis.stop()
            assert await status(house, "degraded") == 200
            redis.start()
            assert await status(house, "ok") == 200

    asyncio.run(look())


def test_metrics_are_in_prometheus_format(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            before = numbers((await get(house, "/metrics")).text)
            table = await new_table(house.store, "tem-purr-a", 3)
            await house.come(table)  # as an onlooker
            await get(house, "/api/tables/nowhere")
            answer = await get(house, "/metrics")
            after = numbers(answer.text)
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            assert sum(after[name] for name in after if "tabbytop_tables{" in name) == 1
            unknown = 'tabbytop_refused_total{code="unknown"}'
            assert after[unknown] == before.get(unknown, 0) + 1
            assert after["tabbytop_sockets"] == before["tabbytop_sockets"] + 1
            assert after["process_resident_memory_bytes"] > 0

    asyncio.run(look())


def numbers(text: str) -> dict[str, float]:
    found = re.findall(r"^([^#\s]+(?:\{.*\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(number) for name, number in found}


def test_metrics_are_only_for_configured_addresses(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            assert (await get(house, "/metrics", "127.0.0.2")).status_code == 403
        async with running(at(tmp_path, metrics_from=["*"])) as house:
            assert (await get(house, "/metrics", "127.0.0.2")).status_code == 200

    asyncio.run(look())


def test_health_checks_write_once_a_second_at_most(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            probes = 0
            now = 1000.0
            probe = house.store.probe

            async def counted(moment: int) -> None:
                nonlocal probes
                probes += 1
                await probe(moment)

            house.store.probe = counted  # type: ignore[method-assign,assignment]  # to count
            checkup = HealthCheck(house.host, lambda: now)
            assert set(await asyncio.gather(*(checkup.workers() for _ in range(500)))) == {1}
            assert probes == 1
            now += 1.1
            await asyncio.gather(*(checkup.workers() for _ in range(500)))
            assert probes == 2

    asyncio.run(look())


def test_health_fails_if_a_write_takes_too_long(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:

            async def refuses(_: int) -> None:
                raise Unavailable("the disk is full")

            house.store.probe = refuses  # type: ignore[method-assign,assignment]  # a disk is hard to fill
            answer = await get(house, "/health")
            assert answer.status_code == 503
            assert (answer.json()["status"], answer.json()["database"]) == ("failing", "failing")

    asyncio.run(look())


def test_alarm_conditions_are_in_the_metrics(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(at(tmp_path)) as house:
            before = numbers((await get(house, "/metrics")).text)
            with time_queue_wait(short=True):
                pass
            after = before

            async def lag_is_measured() -> bool:
                nonlocal after
                after = numbers((await get(house, "/metrics")).text)
                lag = "tabbytop_loop_lag_seconds_count"
                return after[lag] > before[lag]

            await until(lag_is_measured)
            wait = 'tabbytop_thinking_wait_seconds_count{length="short"}'
            assert after[wait] == before.get(wait, 0) + 1
            assert after["tabbytop_disk_free_bytes"] > 0
            assert "tabbytop_failed_commits_total" in after

    asyncio.run(look())
