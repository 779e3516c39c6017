"""Two workers on PostgreSQL: one dies, the database or Redis goes away, and play goes on."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import httpx

from tests.profiles import LONG
from tests.server.crashes.audit import Audit
from tests.server.crashes.crowd import Crowd
from tests.server.crashes.servers import Killed, new_seed
from tests.server.server_process import ServerProcess
from tests.server.test_serving import children, linux
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tests.waiting import HANG, until

TABLES, ROUNDS = (10, 20) if LONG else (6, 1)
TWO = ("--workers", "2")
CUT = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)  # the outcome is unknown

pytestmark = linux

Accident = Callable[[], Awaitable[None]]


class Workers:
    """A server with two workers, and what can happen to it."""

    def __init__(self, killed: Killed, postgresql: PostgreSQL, rng: random.Random) -> None:
        self._killed = killed
        self._postgresql = postgresql
        self._rng = rng

    def server(self) -> ServerProcess:
        assert self._killed.server is not None
        return self._killed.server

    async def start(self) -> None:
        await self._killed.start()
        await self._are_two()

    async def lose_one(self) -> None:
        """Kill a worker; the server replaces it."""
        await self._are_two(without=self._kill_one())

    async def replace_all(self) -> None:
        """Do a rolling restart, as for a new version: no connection is refused meanwhile."""
        before = set(children(self.server().process.pid))
        self.server().process.send_signal(signal.SIGHUP)

        answered: list[bool] = []

        async def are_replaced() -> bool:
            answered.append(await self._newcomer_is_answered())
            now = set(children(self.server().process.pid))
            return not before & now and len(now) == 2

        await until(are_replaced)
        assert any(answered)

    async def _newcomer_is_answered(self) -> bool:
        """Ask over a new connection, which is never refused. A worker that stops may close it
        before it has read the question: then the outcome is unknown, and clients go on."""
        async with httpx.AsyncClient(timeout=HANG) as newcomer:
            try:
                answer = await newcomer.get(f"{self._killed.place()}/api/games")
            except CUT:
                return False
        assert answer.status_code == 200
        return True

    async def lose_the_database(self) -> None:
        """Crash the service, and start it again after a while."""
        await asyncio.to_thread(self._postgresql.crash)
        await asyncio.to_thread(self._postgresql.start)

    async def restart_the_database(self) -> None:
        await asyncio.to_thread(self._postgresql.restart)

    async def lose_both(self) -> None:
        """A worker dies while the database is away: nobody can start one before it is back."""
        before = set(children(self.server().process.pid))
        await asyncio.to_thread(self._postgresql.stop)
        await self._are_two(without=self._kill_one())
        tried = set(children(self.server().process.pid)) - before
        await until(lambda: tried.isdisjoint(children(self.server().process.pid)))
        await asyncio.to_thread(self._postgresql.start)

    def _kill_one(self) -> int:
        victim = self._rng.choice(children(self.server().process.pid))
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
        return victim

    async def _are_two(self, without: int = 0) -> None:
        def are_two() -> bool:
            assert self.server().process.poll() is None, self._killed.log()
            return len(set(children(self.server().process.pid)) - {without}) == 2

        await until(are_two)


def test_play_survives_outages_of_workers_postgresql_and_redis(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    seed = new_seed()
    rng = random.Random(seed)
    killed = Killed(tmp_path, "--database", postgresql.url, "--channels", redis.url, *TWO)
    workers = Workers(killed, postgresql, rng)

    async def restart_redis() -> None:
        await asyncio.to_thread(redis.restart)

    async def lose_redis() -> None:
        await asyncio.to_thread(redis.crash)
        await asyncio.to_thread(redis.start)

    accidents = [
        workers.lose_one,
        workers.lose_both,
        workers.replace_all,
        workers.restart_the_database,
        restart_redis,
        lose_redis,
    ]
    asyncio.run(play_on(killed, workers, accidents, rng, seed, postgresql.url))


def test_play_survives_outages_with_channels_on_postgresql(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    seed = new_seed()
    rng = random.Random(seed)
    killed = Killed(tmp_path, "--database", postgresql.url, "--channels", "database", *TWO)
    workers = Workers(killed, postgresql, rng)
    accidents = [workers.lose_one, workers.lose_the_database, workers.replace_all]
    asyncio.run(play_on(killed, workers, accidents, rng, seed, postgresql.url))


async def play_on(
    killed: Killed,
    workers: Workers,
    accidents: Sequence[Accident],
    rng: random.Random,
    seed: str,
    url: str,
) -> None:
    """Let all accidents happen in random order; after each, every table goes on."""
    try:
        async with Crowd(killed.place, TABLES, seed) as crowd:
            audit = Audit(crowd.evidence)
            await workers.start()
            await crowd.every_table_goes_on()
            for _ in range(ROUNDS):
                for accident in rng.sample(accidents, len(accidents)):
                    await crowd.lines(rng.randrange(1, 100))
                    await accident()
                    await crowd.every_table_goes_on()
                await audit.check(url, list(crowd.players))
            await crowd.finish()
            await audit.check(url, list(crowd.players))
            ended = [at for at in audit.states.values() if not at.game.live]
            assert ended
            assert all(state.status == "over" for state in ended)
    finally:
        killed.kill()
