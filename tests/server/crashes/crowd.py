"""Many tables of all games, where people and bots play until nobody opens a new one."""

import asyncio
import itertools
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import httpx

from tests.server.crashes.evidence import Evidence
from tests.server.crashes.player import PAUSE, Player
from tests.waiting import client_pause, until

PATIENCE: Final = 180.0  # seconds, for machines that have much to do
BOT: Final = {"kind": "bot", "level": "kitten"}
ME: Final = {"kind": "me"}
HERE: Final = {"kind": "device", "name": "Mimi"}
OPEN: Final = {"kind": "open"}
QUICK: Final = {  # seconds, of the clock at a live table
    "ready": 1, "pick": 1, "stray": 1, "peek": 1, "wrong_box": 1, "answer": 1, "round": 1,
    "false_start": 1,
}  # fmt: skip
SHAPES: Final[list[tuple[str, list[dict[str, str]]]]] = [
    ("kibble-scuffle", [ME, OPEN]),
    ("tem-purr-a", [ME, HERE, OPEN]),
    ("cat-lady", [ME, BOT]),
    ("meow", [ME, OPEN, BOT]),
    ("kitty-paw", [ME, OPEN, HERE, BOT]),
    ("kibble-scuffle", [ME, BOT, HERE]),
    ("tem-purr-a", [ME, OPEN, BOT]),
    ("cat-lady", [ME, OPEN]),
    ("meow", [ME, HERE, OPEN]),
    ("kitty-paw", [ME, BOT, BOT, BOT]),
]


class Crowd:
    """So many tables at a time; where a game is over, the next table is opened.

    `place` says where the server is; it may be another one every time.
    """

    def __init__(self, place: Callable[[], str], tables: int, seed: str) -> None:
        self.evidence = Evidence()
        self.players: dict[str, list[Player]] = {}
        self.opens_tables = True
        self._place = place
        self._tables = tables
        self._seed = seed
        self._numbers = itertools.count()
        self._rng = random.Random(seed)
        self._tasks: list[asyncio.Task[None]] = []
        self._people = [httpx.AsyncClient(timeout=30) for _ in range(2)]
        self._known = asyncio.Lock()  # held until the server knows them

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._keep_playing()) for _ in range(self._tables)]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for person in self._people:
            await person.aclose()
        if error is not None:
            error.add_note(f"the crowd's seed was {self._seed!r}; {self.told()}")

    def told(self) -> str:
        """How it went so far."""
        seen = self.evidence
        going_on = ", ".join(f"{table} at {self._number(table)}" for table in self.playing())
        return (
            f"{len(self.players)} tables, {seen.count()} lines, {seen.caught_up} told afterwards, "
            f"{len(seen.acknowledged)} messages written down, {seen.repeated} of them sent again, "
            f"refused: {dict(seen.codes)}, still playing: {going_on or 'nobody'}"
        )

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait; whatever happens to a player happens here too."""

        def is_so_by_now() -> bool:
            for task in self._tasks:
                if task.done():
                    task.result()
            return is_so()

        await until(is_so_by_now, seconds=PATIENCE)

    async def lines(self, more: int) -> None:
        """Wait until so many more lines have been heard of."""
        least = self.evidence.count() + more
        await self.until(lambda: self.evidence.count() >= least)

    async def every_table_goes_on(self, lines: int = 2) -> None:
        """Wait until something has happened at every table that is not over."""
        await self.until(lambda: len(self.players) >= self._tables)
        before = {table: self._number(table) for table in self.playing()}
        await self.until(
            lambda: all(
                self._number(table) >= number + lines
                for table, number in before.items()
                if table in self.playing()
            )
        )

    async def finish(self, with_live: bool = False) -> None:
        """All games come to their ends; live ones, whose clock cannot be hurried, if wanted."""
        self.opens_tables = False
        for players in self.players.values():
            for player in players:
                player.hurries = True
                player.leaves = player.live and not with_live
        await self.until(lambda: all(task.done() for task in self._tasks))
        for task in self._tasks:
            task.result()

    def playing(self) -> list[str]:
        """The tables that are not over."""
        return [
            table for table, players in self.players.items() if not any(p.over for p in players)
        ]

    def _number(self, table: str) -> int:
        return max(self.evidence.lines[table], default=0)

    async def _keep_playing(self) -> None:
        while self.opens_tables:
            number = next(self._numbers)
            players = await self._sit_down(*SHAPES[number % len(SHAPES)], f"{self._seed}/{number}")
            async with asyncio.TaskGroup() as around:
                for player in players:
                    around.create_task(player.play())

    async def _sit_down(self, game: str, seats: list[dict[str, str]], seed: str) -> list[Player]:
        """A table with all its people, and somebody who looks on."""
        host, guest = await self._introduced()
        options = QUICK if game == "kitty-paw" else {}
        wish = {"game": game, "seats": seats, "options": options}
        made = await self._ask(host, "/api/tables", wish)
        table = made["table"]["id"]
        self.players[table] = []
        devices = [[held["secret"] for held in made["secrets"]], []]  # and who looks on
        for _ in range(seats.count(OPEN)):
            joined = await self._ask(guest, f"/api/tables/{table}/join", {})
            devices.append([held["secret"] for held in joined["secrets"]])
        self.players[table] = [
            Player(self._place, table, secrets, self.evidence, f"{seed}/{place}")
            for place, secrets in enumerate(devices)
        ]
        return self.players[table]

    async def _introduced(self) -> list[httpx.AsyncClient]:
        """The people, known to the server: who was not told who they are cannot ask again."""
        async with self._known:
            for name, person in zip(["Mog", "Tib"], self._people, strict=True):
                if not person.cookies:
                    await self._ask(person, "/api/me", {"name": name}, "PUT")
        return self._people

    async def _ask(
        self, person: httpx.AsyncClient, path: str, body: object, method: str = "POST"
    ) -> Any:  # JSON
        """Ask until the server answers."""
        while True:
            try:
                answer = await person.request(method, self._place() + path, json=body)
            except httpx.TransportError:
                await client_pause(PAUSE)
                continue
            if answer.status_code in {200, 201}:
                return answer.json()
            assert answer.status_code == 503, answer.text
            await client_pause(PAUSE)
