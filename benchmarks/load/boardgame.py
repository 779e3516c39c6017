"""How to speak with boardgame.io's server: Socket.IO 4 on Engine.IO 4, over a plain WebSocket.

It tells its clients the state and leaves the legal moves to them, so they are worked out here.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from load.seats import SEATS, Listener, Seat

SCRIPT = Path(__file__).parent / "boardgame" / "server.js"
NAME = "tempura"
OPENED, JOINED, EVENT = b"0", f"40/{NAME},".encode(), f"42/{NAME},".encode()
PING, PONG = b"2", b"3"
UPDATE, PATCH, SYNC = EVENT + b'["update"', EVENT + b'["patch"', EVENT + b'["sync"'
DISHES = ("2", "3", "4", "5", "6", "7")

type_ = dict


class Stack(msgspec.Struct):
    """The cards in play; the lowest says which dish it is."""

    cards: list[str]


class Own(msgspec.Struct):
    """What only the seat itself sees."""

    hand: list[str]


class View(msgspec.Struct):
    """The part of the state that tells what may be played."""

    phase: str
    active: int
    stack: Stack
    own: Own


class State(msgspec.Struct):
    """What comes after every move, as far as it is of use here."""

    view: View = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What comes when one has sat down."""

    state: State


class SyncedPlain(msgspec.Struct):
    state: dict


class Operation(msgspec.Struct):
    """One change to the state, as in RFC 6902."""

    op: str
    path: str
    value: object = None


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
_sync_plain = msgspec.json.Decoder(tuple[str, str, SyncedPlain])
_patch = msgspec.json.Decoder(tuple[str, str, int, int, list[Operation], msgspec.Raw])
_encode = msgspec.json.Encoder().encode


def apply(state, operations):
    for operation in operations:
        *path, last = operation.path.split("/")[1:]
        place = state
        for step in path:
            place = place[int(step) if isinstance(place, list) else step]
        if isinstance(place, list):
            if operation.op == "remove":
                del place[int(last)]
            elif operation.op == "add":
                place.insert(len(place) if last == "-" else int(last), operation.value)
            else:
                place[int(last)] = operation.value
        elif operation.op == "remove":
            place.pop(last)
        else:
            place[last] = operation.value


class Move(msgspec.Struct):
    """A move by name, with its arguments."""

    name: str
    arguments: list[object]


def legal(view: View, seat: int) -> list[Move]:
    """What the seat may play; the same as in tempura.js."""
    if view.active != seat or view.phase == "over":
        return []
    if view.phase == "add":
        return [Move("add", []), Move("pass", [])]
    hand = view.own.hand
    if view.phase == "start":
        return [Move("start", [dish]) for dish in DISHES if dish in hand]
    return [Move("eat", []), *_cards(hand, view.stack.cards[0], seat)]


def _cards(hand: list[str], dish: str, seat: int) -> Iterator[Move]:
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


class BoardgameSeat(Seat):
    """A client of boardgame.io's."""

    def __init__(self, host: str, game: str, seat: int, listener: Listener) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket", {})
        self._game = game
        self._seat = seat
        self._listener = listener
        self.plain = None

    def on_open(self) -> None:
        """Engine.IO speaks first."""

    def on_message(self, message: bytes) -> None:
        """An update, nearly always."""
        if message.startswith(UPDATE):
            self._told(_update.decode(message[len(EVENT) :])[2])
        elif message.startswith(PATCH):
            _,_,_,number,ops,_ = _patch.decode(message[len(EVENT) :])
            apply(self.plain, ops)
            self._told(msgspec.convert(self.plain, State))
        elif message.startswith(SYNC):
            self.plain = _sync_plain.decode(message[len(EVENT) :])[2].state
            self._told(_sync.decode(message[len(EVENT) :])[2].state)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPENED):
            self.send(JOINED)
        elif message.startswith(JOINED):
            self.sit_down_again(self._game)

    def sit_down_again(self, game: str) -> None:
        """Who comes first makes the match."""
        self._game = game
        self.send(EVENT + _encode(["sync", game, str(self._seat), None, SEATS]))

    def play(self, number: int, move: object) -> None:
        """A move names the state that it answers."""
        assert isinstance(move, Move)
        payload = {"type": move.name, "args": move.arguments, "playerID": str(self._seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send(EVENT + _encode(["update", action, number, self._game, str(self._seat)]))

    def _told(self, state: State) -> None:
        view = state.view
        moves = legal(view, self._seat)
        self._listener.updated(self._seat, state.number, moves, view.phase == "over")


class Boardgame:
    """boardgame.io's server with the game in tempura.js."""

    def __init__(self, modules: Path, patches: bool) -> None:
        self.name = "boardgame.io" + (", patches" if patches else "")
        self._modules = modules
        self._patches = patches

    def command(self, port: int) -> list[str]:
        """Node, and nothing around it."""
        return ["node", str(SCRIPT), str(port), *(["--patches"] if self._patches else [])]

    def environment(self) -> dict[str, str]:
        """As in production; it says nothing then."""
        return {"NODE_ENV": "production", "NODE_PATH": str(self._modules)}

    async def open_tables(self, port: int, games: Sequence[str]) -> None:
        """Sitting down makes the match."""

    def seat(self, port: int, game: str, number: int, listener: Listener) -> Seat:
        """No credentials: a match made by sitting down has none, and needs none checked."""
        return BoardgameSeat(f"127.0.0.1:{port}", game, number, listener)
