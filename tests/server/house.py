"""A real server in the test's own loop, and tables to sit at."""

import asyncio
import contextlib
import secrets
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

import tabbytop
from tabbytop.kernel.generator import commitment
from tabbytop.server.clock import milliseconds
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.identity import Signer
from tabbytop.server.serving import Server, address, listen, make_server
from tabbytop.server.settings import Settings
from tabbytop.server.store.rows import Status
from tabbytop.server.store.store import Store, file_of
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, Setup, Talk
from tests.server.client import Client
from tests.waiting import until

_EMPTY: list[bytes] = []  # a database without tables and people, once it was made


class House:
    """A running server and its parts."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url
        state = server.app.state
        self.host: Host = state.host
        self.store: Store = state.store
        self.signer: Signer = state.signer
        self.clients: list[Client] = []

    async def connect(self, table: str) -> Client:
        """A connection to a table; it is closed with the house."""
        client = await Client.connected(self.url, table)
        self.clients.append(client)
        return client

    async def visit(self, table: str, *keys: str, since: int | None = None) -> Client:
        """The same, and hello is said."""
        client = await Client.come(self.url, table, list(keys), since)
        self.clients.append(client)
        return client

    async def come(self, table: str, *keys: str, since: int | None = None) -> Client:
        """The same, and answered."""
        client = await self.visit(table, *keys, since=since)
        await client.welcome()
        return client

    async def secrets(self, table: str) -> list[str]:
        """The secret of every seat."""
        hosted = await self.host.hosted(table)
        return [
            self.signer.seat_secret(table, seat, seated)
            for seat, seated in enumerate(hosted.loaded_state().seated)
        ]


def at(folder: Path, **settings: object) -> Settings:
    """Settings of a server that keeps its tables in that folder."""
    plain = {
        "database": str(folder / "tables.db"),
        "port": 0,
        "moves_a_second": 10_000.0,
        "asks_a_second": 10_000.0,
        "address_asks_a_second": 10_000.0,
        "answer_bytes_a_second": 1e9,
        "address_answer_bytes_a_second": 1e9,
        "replayed_moves_a_second": 1e6,
    }
    return msgspec.convert({**plain, "requests_a_second": 10_000.0, **settings}, Settings)


@contextlib.asynccontextmanager
async def running(settings: Settings, folder: Path | None = None) -> AsyncIterator[House]:
    """A server from its start to its graceful end. Servers with the same folder hand sockets over
    to each other."""
    file = file_of(settings.database)
    if file is not None and not file.exists() and file.parent.is_dir():
        file.write_bytes(await _empty_database())
    with listen(settings) as listener:
        server = make_server(settings, folder=folder)
        serving = asyncio.create_task(server.serve([listener]))

        def has_started() -> bool:
            if serving.done():
                serving.result()
            return server.started

        await until(has_started)
        house = House(server, address(settings, listener))
        try:
            yield house
        finally:
            server.should_exit = True
            await serving
            for client in house.clients:
                await client.leave()


async def _empty_database() -> bytes:
    """The file of a server that has just been set up: migrating takes longer than most tests."""
    if not _EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.db"
            await (await Store.open(str(file))).close()
            _EMPTY.append(file.read_bytes())
    return _EMPTY[0]


async def new_table(
    store: Store,
    game: str,
    seats: int,
    *,
    people: int | None = None,
    options: dict[str, object] | None = None,
    seed: bytes | None = None,
    onlookers: bool = True,
    talk: Talk = "chat",
) -> str:
    """A table where everybody has sat down and the game has begun; `people` less: seats are
    free."""
    known = tabbytop.game(game)
    seed = seed or secrets.token_bytes(32)
    setup = Setup(
        game=game,
        rules=known.rules,
        seats=seats,
        options=known.resolve_options(seats, options).as_dict(),
        commitment=commitment(seed),
        public=False,
        onlookers=onlookers,
        talk=talk,
        clock=Clock(),
        created=milliseconds(),  # an older one to which nobody came would be closed
    )
    sat = [
        Occupant("person", name=f"Cat {seat}", cat="tabby", person=f"person-{seat}")
        for seat in range(seats if people is None else people)
    ]
    entries = [
        LogEntry(seat + 1, "sat", seat, msgspec.json.encode(who).decode(), "", setup.created)
        for seat, who in enumerate(sat)
    ]
    if len(sat) == seats:
        entries.append(LogEntry(seats + 1, "started", None, "", "", setup.created))
    occupants = [*sat, *[Occupant("open")] * (seats - len(sat))]
    table = secrets.token_hex(8)
    status: Status = "playing" if len(sat) == seats else "open"
    await store.create(table, setup, seed, entries, occupants, status=status)
    return table
