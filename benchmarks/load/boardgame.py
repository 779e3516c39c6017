"""A client for boardgame.io's server: Socket.IO 4 on Engine.IO 4, over a plain WebSocket.

The server sends the state and leaves legal moves to its clients, so they are computed here.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from load.seats import SEATS, Backend, Listener, Seat

SERVER = Path(__file__).parent / "boardgame" / "server.js"
NAME = "tempura"
OPENED, JOINED, EVENT = b"0", f"40/{NAME},".encode(), f"42/{NAME},".encode()
PING, PONG = b"2", b"3"
UPDATE, PATCH, SYNC = EVENT + b'["update"', EVENT + b'["patch"', EVENT + b'["sync"'
REFUSED = f"44/{NAME},".encode()
DISHES = ("2", "3", "4", "5", "6", "7")


class Stack(msgspec.Struct):
    """The cards in play; the lowest one determines the dish."""

    cards: list[str]


class Own(msgspec.Struct):
    """The part of the state that only the seat itself sees."""

    hand: list[str]


class View(msgspec.Struct):
    """The part of the state that determines the legal moves."""

    phase: str
    active: int
    stack: Stack
    own: Own


class State(msgspec.Struct):
    """The message after every move, as far as it is used here."""

    view: View = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Whole(msgspec.Struct):
    """The message after joining: the complete state, to which patches are applied."""

    state: dict[str, Any]


class Change(msgspec.Struct):
    """One operation of a patch to the state, as in RFC 6902."""

    op: str
    path: str
    value: Any = None


class Move(msgspec.Struct):
    """A move by name, with its arguments."""

    name: str
    arguments: list[str | int]


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_patch = msgspec.json.Decoder(tuple[str, str, int, int, list[Change], msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Whole])
_encode = msgspec.json.Encoder().encode


def legal(view: View, seat: int) -> list[Move]:
    """Return the legal moves of the seat, by the same rules as in tempura.js."""
    if view.active != seat or view.phase == "over":
        return []
    if view.phase == "add":
        return [Move("add", []), Move("pass", [])]
    hand = view.own.hand
    if view.phase == "start":
        return [Move("start", [dish]) for dish in DISHES if dish in hand]
    return [Move("eat", []), *_with_cards(hand, view.stack.cards[0], seat)]


def _with_cards(hand: list[str], dish: str, seat: int) -> Iterator[Move]:
    if dish in hand:
        yield Move("serve", [dish])
    for card in ("plus", "reverse"):
        if card in hand:
            yield Move("play", [card])
    if "choose" in hand:
        for other in range(SEATS):
            if other != seat:
                yield Move("choose", [other])
    for pair in DISHES:
        if hand.count(pair) > 1:
            yield Move("skip", [pair])


def change(state: Any, changes: list[Change]) -> None:  # noqa: ANN401 - it is JSON
    """Apply a patch to the state."""
    for one in changes:
        *path, last = one.path.split("/")[1:]
        place = state
        for step in path:
            place = place[int(step) if isinstance(place, list) else step]
        if isinstance(place, dict):
            if one.op == "remove":
                del place[last]
            else:
                place[last] = one.value
        elif one.op == "remove":
            del place[int(last)]
        elif one.op == "add":
            place.insert(len(place) if last == "-" else int(last), one.value)
        else:
            place[int(last)] = one.value


class BoardgameSeat(Seat):
    """A client of boardgame.io's server."""

    def __init__(self, host: str, game: str, seat: int, listener: Listener) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket", seat, listener)
        self._host_name = host
        self._game = game
        self._whole: dict[str, Any] = {}

    def on_open(self) -> None:
        """Wait: Engine.IO's server speaks first."""

    def on_message(self, message: bytes) -> None:
        """Handle a message, nearly always an update."""
        if message.startswith(UPDATE):
            self._tell(_update.decode(message[len(EVENT) :])[2])
        elif message.startswith(PATCH):
            change(self._whole, _patch.decode(message[len(EVENT) :])[4])
            self._tell(msgspec.convert(self._whole, State))
        elif message.startswith(SYNC):
            self._whole = _sync.decode(message[len(EVENT) :])[2].state
            self._tell(msgspec.convert(self._whole, State))
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPENED):
            self.send(JOINED)
        elif message.startswith(JOINED):
            self.join_match(self._game)
        elif message.startswith(REFUSED):
            self.listener.lost(self.seat, message.decode())

    def join_match(self, game: str) -> None:
        """Join the match; the first client creates it. Without credentials, none are checked."""
        self._game = game
        self.send(EVENT + _encode(["sync", game, str(self.seat), None, SEATS]))

    def play(self, number: int, move: object) -> None:
        """Send a move with the number of the state that it answers."""
        assert isinstance(move, Move)
        payload = {"type": move.name, "args": move.arguments, "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send(EVENT + _encode(["update", action, number, self._game, str(self.seat)]))

    def returning(self, listener: Listener) -> Seat:
        """Return a new client; boardgame.io's clients receive everything again."""
        return BoardgameSeat(self._host_name, self._game, self.seat, listener)

    def _tell(self, state: State) -> None:
        moves = legal(state.view, self.seat)
        self.listener.updated(self.seat, state.number, moves, state.view.phase == "over")


class Boardgame(Backend):
    """boardgame.io's server with the game in tempura.js; with `patches` it sends only changes."""

    def __init__(self, port: int, modules: Path, patches: bool = False) -> None:
        super().__init__(port)
        self.name = "boardgame.io, patches" if patches else "boardgame.io"
        self._modules = modules
        self._patches = patches

    def command(self) -> list[str]:
        """Return the command: Node alone."""
        return ["node", str(SERVER), str(self.port), *(["--patches"] if self._patches else [])]

    def environment(self, folder: Path) -> dict[str, str]:
        """Return the environment of production, where only errors are logged."""
        return {"NODE_ENV": "production", "NODE_PATH": str(self._modules)}

    async def join(self, game: str, listener: Listener) -> list[Seat]:
        """Create the match by joining it."""
        host = f"127.0.0.1:{self.port}"
        seats: list[Seat] = [BoardgameSeat(host, game, seat, listener) for seat in range(SEATS)]
        for seat in seats:
            await seat.connect(self.port)
        return seats

    async def rejoin(self, seats: list[Seat], game: str) -> list[Seat]:
        """Join a new match on the same sockets."""
        for seat in seats:
            assert isinstance(seat, BoardgameSeat)
            seat.join_match(game)
        return seats

    async def close(self) -> None:
        """Do nothing: there are only the sockets."""
