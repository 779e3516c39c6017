"""A client for our server, as docs/protocol.md describes it."""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec

from load.seats import SEATS, Backend, Listener, Seat
from load.servers import PATIENCE

ROOT = Path(__file__).parents[2]
BUILDS = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
GAME = "tem-purr-a"
NO_LIMIT = str(10**9)
LIMITS = (
    "MOVES_A_SECOND",
    "ASKS_A_SECOND",
    "REQUESTS_A_SECOND",
    "SOCKETS_AN_ADDRESS",
    "LINES_A_DAY",
    "ADDRESS_LINES_A_DAY",
    "TABLES_AN_HOUR",
    "ADDRESS_TABLES_AN_HOUR",
    "TABLES_AN_ADDRESS",
    "TABLES_A_PERSON",
    "GUESTS_AN_HOUR",
    "THOUGHTS_A_PERSON",
    "THOUGHTS_AN_ADDRESS",
)


class Happened(msgspec.Struct):
    """An entry of the table's log."""

    number: int
    kind: str


class News(msgspec.Struct, tag_field="type", tag="news"):
    """The message after every move, as far as it is used here."""

    happened: Happened
    moves: list[str] | None = None
    result: dict[str, Any] | None = None


class State(msgspec.Struct, tag_field="type", tag="state"):
    """Everything that the seat may know."""

    number: int
    moves: list[str] | None = None


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`; `current` if nothing else follows."""

    number: int
    current: bool


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """A message that is answered at once."""

    nonce: int


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    """A refused message and the reason."""

    code: str
    message: str


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The server closes the connection."""

    reason: str


class Missed(msgspec.Struct, tag_field="type", tag="missed"):
    """The events since the last number seen; a `state` follows."""


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats that are connected."""


class Table(msgspec.Struct):
    """A table in a list."""

    id: str


class SeatSecret(msgspec.Struct):
    """The secret of a seat."""

    seat: int
    secret: str


class Seated(msgspec.Struct):
    """A new table, and the seats that the client has there."""

    table: Table
    secrets: list[SeatSecret]


class Health(msgspec.Struct):
    """The answer of the health check."""

    workers: int


_message = msgspec.json.Decoder(
    News | State | Welcome | Ping | Refusal | Bye | Missed | Presence
).decode
_seated = msgspec.json.Decoder(Seated).decode
_health = msgspec.json.Decoder(Health).decode
_encode = msgspec.json.Encoder().encode


class OurSeat(Seat):
    """A client of our server."""

    def __init__(
        self, host: str, table: str, secret: SeatSecret, listener: Listener, since: int | None
    ) -> None:
        super().__init__(host, f"/api/tables/{table}/socket", secret.seat, listener)
        self._host_name = host
        self._table = table
        self._secret = secret
        self._since = since
        self._sent = 0

    def on_open(self) -> None:
        """Send the seat and the last number seen."""
        hello = {"type": "hello", "seats": [self._secret.secret], "since": self._since}
        self.send(_encode(hello))

    def on_message(self, message: bytes) -> None:
        """Handle a message, nearly always news."""
        told = _message(message)
        if isinstance(told, News):
            self._since = told.happened.number
            if told.happened.kind == "move":
                self._tell(told.moves, over=told.result is not None)
        elif isinstance(told, State) or (isinstance(told, Welcome) and told.current):
            self._since = told.number
            self._tell(told.moves if isinstance(told, State) else None)
        elif isinstance(told, Ping):
            self.send(_encode({"type": "pong", "nonce": told.nonce}))
        elif isinstance(told, Refusal):
            self.listener.lost(self.seat, f"refused: {told.code}: {told.message}")
        elif isinstance(told, Bye):
            self.listener.lost(self.seat, f"bye: {told.reason}")

    def play(self, number: int, move: object) -> None:
        """Send a move with the number that it answers."""
        self._sent += 1
        wish = {"type": "move", "seat": self.seat, "move": move}
        self.send(_encode({**wish, "answers": number, "id": f"{number}.{self._sent}"}))

    def returning(self, listener: Listener) -> Seat:
        """Return a new client that knows the last number seen."""
        return OurSeat(self._host_name, self._table, self._secret, listener, self._since)

    def _tell(self, moves: list[str] | None, over: bool = False) -> None:
        assert self._since is not None
        self.listener.updated(self.seat, self._since, moves or (), over)


class Ours(Backend):
    """`tabbytop serve` with SQLite on disk, and with limits that are never reached."""

    def __init__(self, port: int, build: str, settings: Mapping[str, str] | None = None) -> None:
        super().__init__(port)
        self._settings = dict(settings or {})
        self.name = "Tabbytop" if build == "compiled" else f"Tabbytop, {build}"
        self._source = BUILDS[build]
        kernel = self._source / "tabbytop" / "kernel"
        if build == "compiled" and not any(kernel.glob("table.*.so")):
            sys.exit("there is no compiled build; `make compile` makes it")
        origin = f"http://127.0.0.1:{port}"
        self._http = httpx.AsyncClient(
            base_url=origin,
            headers={"Origin": origin},
            timeout=60,
            limits=httpx.Limits(keepalive_expiry=1),  # well before the server hangs up
        )

    def command(self) -> list[str]:
        """Return the command that users run."""
        start = "from tabbytop.cli import main; main()"
        return [sys.executable, "-c", start, "serve", "--port", str(self.port)]

    def environment(self, folder: Path) -> dict[str, str]:
        """Return the environment: one of the builds, a new database, and no rate limits."""
        limits = {f"TABBYTOP_{limit}": NO_LIMIT for limit in LIMITS}
        database = {"TABBYTOP_DATABASE": str(folder / "tables.sqlite")}
        return {"PYTHONPATH": str(self._source), **database, **limits, **self._settings}

    async def join(self, game: str, listener: Listener) -> list[Seat]:
        """Create a table with all seats on one device; each has its own socket."""
        if not self._http.cookies:
            await self._ask("GET", "/api/me")
        others = [{"kind": "device", "name": f"Cat {seat}"} for seat in range(1, SEATS)]
        wanted = {"game": GAME, "seats": [{"kind": "me"}, *others]}
        made = _seated(await self._ask("POST", "/api/tables", wanted))
        host = f"127.0.0.1:{self.port}"
        seats: list[Seat] = [
            OurSeat(host, made.table.id, secret, listener, None) for secret in made.secrets
        ]
        for seat in seats:
            await seat.connect(self.port)
        return sorted(seats, key=lambda seat: seat.seat)

    async def join_bots(self, game: str, level: str, listener: Listener) -> Seat:
        """Create a table of one person and bots of that level."""
        if not self._http.cookies:
            await self._ask("GET", "/api/me")
        bots = [{"kind": "bot", "level": level}] * (SEATS - 1)
        wanted = {"game": game, "seats": [{"kind": "me"}, *bots]}
        made = _seated(await self._ask("POST", "/api/tables", wanted))
        host = f"127.0.0.1:{self.port}"
        seat = OurSeat(host, made.table.id, made.secrets[0], listener, None)
        await seat.connect(self.port)
        return seat

    async def rejoin(self, seats: list[Seat], game: str) -> list[Seat]:
        """Create a new table with new sockets, because a table is for one game."""
        for seat in seats:
            seat.drop()
        return await self.join(game, seats[0].listener)

    async def wait_for_workers(self, workers: int) -> None:
        """Wait until so many workers are alive: starting them takes processor time, too."""
        async with asyncio.timeout(PATIENCE):
            while _health(await self._ask("GET", "/health")).workers != workers:
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Close the HTTP client."""
        await self._http.aclose()

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        content = None if body is None else _encode(body)
        headers = {"Content-Type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error!r}") from error
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.content
