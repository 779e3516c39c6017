"""WebSockets go to the worker of their table, or stay where they are."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tabbytop.server.driving.assignment import assigned_worker
from tabbytop.server.sockets.hand_over import hand_over_folder
from tests.server.client import Client
from tests.server.hostile.raw_socket import Raw, handshake, text
from tests.server.house import House, at, new_table, running
from tests.server.server_process import ServerProcess, running_process
from tests.server.test_serving import children, linux
from tests.services.redis import Redis
from tests.waiting import HANG, until

SEATS = 4
MOVES = 8
OTHER_ADDRESS = "127.0.0.2"

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="sockets stay there")


@asynccontextmanager
async def two_workers(
    tmp_path: Path, **settings: object
) -> AsyncIterator[tuple[House, House, Path]]:
    """Two servers in this process that are workers of one machine, and the folder between them."""
    with hand_over_folder() as folder:
        assert folder is not None
        chosen = at(tmp_path, **settings)
        async with running(chosen, folder) as one, running(chosen, folder) as other:
            yield one, other, folder


async def table_of(house: House, worker: str, *others: str) -> str:
    """A table in the store of this house that belongs to the worker, beside these others."""
    while True:
        table = await new_table(house.store, "tem-purr-a", SEATS)
        if assigned_worker(table, [worker, *others]) == worker:
            return table


def listeners(house: House, table: str) -> int:
    hosted = house.host.open_tables.get(table)
    return 0 if hosted is None else len(hosted.all_subscribers())


async def take_turns(clients: list[Client], moves: int = MOVES) -> None:
    """Let whoever is asked play the first of its moves, each heard by all."""
    for _ in range(moves):
        mover = next(
            seat for seat, client in enumerate(clients) if client.states[seat].get("moves")
        )
        await clients[mover].move(mover, clients[mover].states[mover]["moves"][0])
        for client in clients:
            await client.hear_of("news")


def test_players_of_a_table_meet_at_its_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_workers(tmp_path) as (one, other, _):
            for home, away in ((one, other), (other, one)):
                table = await table_of(home, home.host.worker, away.host.worker)
                keys = await home.secrets(table)
                clients = [
                    await (home, away)[seat % 2].come(table, key) for seat, key in enumerate(keys)
                ]
                assert listeners(home, table) == SEATS
                assert not listeners(away, table)
                await take_turns(clients)

    asyncio.run(scene())


def test_limits_count_at_the_worker_that_serves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_workers(tmp_path, sockets_an_address=2) as (one, other, _):
            table = await table_of(one, one.host.worker, other.host.worker)
            first = await Raw.at_table(other.url, table)
            async with await Raw.at_table(other.url, table), await Raw.connected(one.url) as third:
                await third.write(handshake(table))
                assert (await third.head()).startswith("HTTP/1.1 403")
                async with await Raw.at_table(other.url, table, source=OTHER_ADDRESS):
                    await first.close()

                    async def is_served() -> bool:
                        return (await answer(other, table)).startswith("HTTP/1.1 101")

                    await until(is_served)

    asyncio.run(scene())


async def answer(house: House, table: str) -> str:
    """How a request for a socket of the table is answered."""
    async with await Raw.connected(house.url) as raw:
        await raw.write(handshake(table))
        return await raw.head()


def test_forwarded_address_of_the_client_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"trusted_proxies": ["127.0.0.1"]}
        async with two_workers(tmp_path, **settings) as (one, other, _):
            table = await table_of(one, one.host.worker, other.host.worker)
            headers = "X-Forwarded-For: 192.0.2.7\r\n"
            async with await Raw.at_table(other.url, table, headers=headers) as raw:
                await raw.write(text({"type": "hello", "seats": [], "since": None}))
                await raw.hear()
                [visitor] = one.host.open_tables[table].all_subscribers()
                assert visitor.address == "192.0.2.7"

    asyncio.run(scene())


def test_connection_that_was_used_before_is_handed_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_workers(tmp_path) as (one, other, _):
            table = await table_of(one, one.host.worker, other.host.worker)
            async with await Raw.connected(other.url) as raw:
                await raw.write(b"GET /api/tables/none/play HTTP/1.1\r\nHost: cats\r\n\r\n")
                head = await raw.head()
                found = re.search(r"content-length: (\d+)", head)
                assert found is not None, head
                await raw.reader.readexactly(int(found[1]))
                request = handshake(table)
                await raw.write(request[:50])
                await raw.write(request[50:])
                assert (await raw.head()).startswith("HTTP/1.1 101")
                await raw.write(text({"type": "hello", "seats": [], "since": None}))
                await raw.hear()
                assert listeners(one, table) == 1

    asyncio.run(scene())


def test_worker_that_stops_gets_no_more_sockets(tmp_path: Path) -> None:
    async def scene() -> None:
        with hand_over_folder() as folder:
            assert folder is not None
            async with running(at(tmp_path), folder) as one:
                async with running(at(tmp_path), folder) as other:
                    table = await table_of(other, other.host.worker, one.host.worker)
                    [key, *_] = await one.secrets(table)
                    client = await one.come(table, key)
                    assert listeners(other, table) == 1
                await client.until("bye")
                assert os.listdir(folder) == [one.host.worker]
                await one.come(table, key)
                assert listeners(one, table) == 1

    asyncio.run(scene())


def test_sockets_of_a_dead_worker_are_served_and_its_name_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_workers(tmp_path) as (one, other, folder):
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as inbox:
                inbox.bind(str(folder / "dead"))
            names = [one.host.worker, other.host.worker]
            table = await table_of(one, "dead", *names)
            keys = await one.secrets(table)
            for seat, key in enumerate(keys):
                await (one, other)[seat % 2].come(table, key)
            assert {listeners(one, table), listeners(other, table)} == {0, SEATS}
            assert sorted(os.listdir(folder)) == sorted(names)

    asyncio.run(scene())


def test_socket_is_served_here_if_the_other_worker_does_not_take_it(tmp_path: Path) -> None:
    async def scene() -> None:
        with hand_over_folder() as folder:
            assert folder is not None
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as inbox:
                inbox.bind(str(folder / "busy"))
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as filler:
                    filler.setblocking(False)
                    with suppress(BlockingIOError):
                        while True:
                            filler.sendto(b"full", str(folder / "busy"))
                async with running(at(tmp_path), folder) as house:
                    table = ""
                    while (
                        not table or assigned_worker(table, [house.host.worker, "busy"]) != "busy"
                    ):
                        table = await new_table(house.store, "tem-purr-a", SEATS)
                    keys = await house.secrets(table)
                    clients = [await house.come(table, key) for key in keys]
                    assert listeners(house, table) == SEATS
                    await take_turns(clients)

    asyncio.run(scene())


def test_folder_between_workers_is_closed_to_others() -> None:
    with hand_over_folder() as folder:
        assert folder is not None
        assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="counts descriptors")
def test_handed_over_sockets_leave_no_descriptor_behind(tmp_path: Path) -> None:
    def descriptors() -> int:
        return len(os.listdir("/dev/fd"))

    async def scene() -> None:
        async with two_workers(tmp_path) as (one, other, _):
            table = await table_of(one, one.host.worker, other.host.worker)
            keys = await one.secrets(table)
            before = 0
            for _ in range(3):
                clients = [await Client.come(other.url, table, [key]) for key in keys]
                for client in clients:
                    await client.welcome()
                    await client.leave()
                await until(lambda: not listeners(one, table))
                before = before or descriptors()  # the first time, files were opened for good
            await until(lambda: descriptors() <= before)

    asyncio.run(scene())


# Real workers, in processes of their own.


def sockets_of(pid: int, port: int) -> int:
    """How many connections of this port the process has."""
    found = set[str]()
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        fields = line.split()
        if int(fields[1].rpartition(":")[2], 16) == port and fields[3] == "01":  # established
            found.add(f"socket:[{fields[9]}]")
    held = set[str]()
    for name in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            held.add(os.readlink(name))
    return len(found & held)


async def seated(server: ServerProcess) -> tuple[str, list[str]]:
    """A new table with four seats of this device, and their secrets."""
    headers = {"Origin": server.url, "Connection": "close"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30) as http:
        await http.get("/api/me")
        others = [{"kind": "device", "name": f"Cat {seat}"} for seat in range(1, SEATS)]
        wanted = {"game": "tem-purr-a", "seats": [{"kind": "me"}, *others]}
        made = (await http.post("/api/tables", json=wanted)).json()
    return made["table"]["id"], [held["secret"] for held in made["secrets"]]


async def all_come(server: ServerProcess, table: str, keys: list[str]) -> list[Client]:
    clients = []
    for key in keys:
        clients.append(await Client.come(server.url, table, [key]))
        await clients[-1].welcome()
    return clients


@linux
def test_table_goes_on_when_its_worker_is_killed(tmp_path: Path, redis: Redis) -> None:
    async def scene(server: ServerProcess) -> None:
        """All players of a table are at one worker, before and after it dies."""
        port = httpx.URL(server.url).port
        assert port is not None
        async with httpx.AsyncClient(base_url=server.url, timeout=HANG) as http:

            async def are_two() -> bool:
                return bool((await http.get("/health")).json().get("workers") == 2)

            await until(are_two)
        pids = children(server.process.pid)
        assert len(pids) == 2
        await until(lambda: not any(sockets_of(pid, port) for pid in pids))
        tables: list[tuple[int, str, list[str], list[Client]]] = []
        for _ in range(4):
            before = [sockets_of(pid, port) for pid in pids]
            table, keys = await seated(server)
            clients = await all_come(server, table, keys)
            all_at = [[before[0] + SEATS, before[1]], [before[0], before[1] + SEATS]]

            def are_together(all_at: list[list[int]] = all_at) -> bool:
                return [sockets_of(pid, port) for pid in pids] in all_at

            await until(are_together)  # the worker that has passed one on still closes it
            here = all_at.index([sockets_of(pid, port) for pid in pids])
            tables.append((pids[here], table, keys, clients))
            await take_turns(clients, 2)
        victim = tables[0][0]
        os.kill(victim, signal.SIGKILL)
        for worker, table, keys, clients in tables:
            playing = clients
            if worker == victim:
                with pytest.raises(ConnectionClosed):
                    await clients[0].hear_of("nothing")
                playing = await all_come(server, table, keys)
            await take_turns(playing, 2)
            for client in {*clients, *playing}:
                await client.leave()

    workers = ("--workers", "2", "--channels", redis.url)
    with running_process(tmp_path, *workers) as server:
        asyncio.run(asyncio.wait_for(scene(server), 3 * HANG))
