"""Workers that drive tables, without anybody at a socket: host, bots, clocks and a real store."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import msgspec

import tabbytop
from tabbytop.kernel.generator import commitment
from tabbytop.server.bot_pool import BotPool
from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.driving.assignment import TableAssignment
from tabbytop.server.driving.driver import Driver
from tabbytop.server.driving.schedule import Schedule, Timer
from tabbytop.server.hosting.host import Host
from tabbytop.server.settings import Settings
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.state import TableState
from tests.server.moved_clock import MovedClock
from tests.waiting import until


class Worker:
    """One worker: its parts, and what a test wants of them."""

    def __init__(
        self, host: Host, driver: Driver, bot_pool: BotPool, assignment: TableAssignment
    ) -> None:
        self.host = host
        self.driver = driver
        self.bot_pool = bot_pool
        self.assignment = assignment

    async def state(self, table: str) -> TableState:
        return (await self.host.hosted(table)).loaded_state()

    async def until(self, table: str, is_so: Callable[[TableState], bool]) -> TableState:
        """Wait until that is so at the table."""
        found: list[TableState] = []

        async def look() -> bool:
            async with self.host.locked(table) as hosted:
                if is_so(hosted.loaded_state()):
                    found.append(hosted.loaded_state())
            return bool(found)

        await until(look)
        return found[0]


@contextlib.asynccontextmanager
async def worker(
    store: Store,
    channels: Channels | None = None,
    now: Callable[[], int] = milliseconds,
    bot_pool: BotPool | None = None,
    beat: float = 0.1,
    **settings: object,
) -> AsyncIterator[Worker]:
    """A worker from its start to its end. Nobody is connected, and bots play all the same."""
    usual = {"bot_beat": 0, "bot_processes": 1, "deserted_after": 0}
    chosen = msgspec.convert({**usual, **settings}, Settings)
    shared = channels is not None
    schedule = Schedule(chosen)
    deserted_after = round(chosen.deserted_after * 1000)
    host = Host(
        store,
        channels or await Channels.open(""),
        now,
        schedule.next,
        deserted_after=deserted_after,
    )
    bot_pool = bot_pool or BotPool(chosen.bot_processes)
    assignment = TableAssignment(store, host.worker, shared=shared, now=now, interval=beat)
    timer = now.timer if isinstance(now, MovedClock) else Timer
    driver = Driver(host, bot_pool, assignment, schedule, chosen, timer)
    await host.open()
    await driver.open()
    try:
        yield Worker(host, driver, bot_pool, assignment)
    finally:
        await driver.close()
        await bot_pool.close()
        await host.close()


@contextlib.asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[Store]:
    """A store in that folder."""
    store = await Store.open(str(folder / "tables.db"))
    try:
        yield store
    finally:
        await store.close()


def bot(level: str) -> Occupant:
    return Occupant("bot", name=level, level=level)


def person(name: str) -> Occupant:
    return Occupant("person", name=name, cat="tabby", person=name)


def sat(seats: Sequence[Occupant], at: int) -> list[LogEntry]:
    """The first lines of a log: they sit down."""
    people = [(seat, who) for seat, who in enumerate(seats) if who.kind != "open"]
    return [
        LogEntry(number, "sat", seat, msgspec.json.encode(who).decode(), "", at)
        for number, (seat, who) in enumerate(people, 1)
    ]


async def set_table(
    store: Store,
    game: str,
    seats: Sequence[Occupant],
    *,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
    seed: bytes | None = None,
    created: int | None = None,
    due: int | None = 0,
    public: bool = False,
) -> str:
    """A table where these have sat down; whoever reads it first deals."""
    known = tabbytop.game(game)
    seed = seed or secrets.token_bytes(32)
    setup = Setup(
        game=game,
        rules=known.rules,
        seats=len(seats),
        options=known.resolve_options(len(seats), options).as_dict(),
        commitment=commitment(seed),
        public=public,
        onlookers=True,
        talk="chat",
        clock=clock or Clock(),
        created=milliseconds() if created is None else created,
    )
    entries = sat(seats, setup.created)
    table = secrets.token_hex(8)
    await store.create(table, setup, seed, entries, seats, status="open", due=due)
    return table
