"""The clients of the load test receive everything and count correctly; speed is not tested."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

import tabbytop
from load.boardgame import Change, Own, Stack, View, change, legal
from load.findings import Found, Work, document, table, targets
from load.measures import Played
from load.scale import Active, Scale
from load.seats import Backend, Listener, Seat
from load.sockets import Socket
from load.tables import Table, Tally
from tests.waiting import settle


class Echoed(Socket):
    """A socket that sends messages when it is open, and keeps the answers."""

    def __init__(self, host: str, says: Sequence[bytes]) -> None:
        super().__init__(host, "/")
        self.says = says
        self.heard: list[bytes] = []
        self.end: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def on_open(self) -> None:
        for message in self.says:
            self.send(message)

    def on_message(self, message: bytes) -> None:
        self.heard.append(message)

    def on_end(self, why: str) -> None:
        self.end.set_result(why)


async def conversation(says: Sequence[bytes], pieces: int) -> tuple[list[bytes], str]:
    """Return the echoes of a real server, each message in so many fragments, with pings between."""

    async def echo(connection: ServerConnection) -> None:
        for _ in says:
            message = await connection.recv(decode=False)
            size = len(message) // pieces + 1
            parts = [message[at : at + size].decode() for at in range(0, len(message), size)]
            await (await connection.ping())
            await connection.send(parts if pieces > 1 else parts[0])
        await connection.close(1000, "enough")

    async with serve(echo, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        client = Echoed(f"127.0.0.1:{port}", says)
        await client.connect(port)
        why = await asyncio.wait_for(client.end, 20)
        return client.heard, why


@pytest.mark.parametrize("pieces", [1, 3])
def test_websocket_messages_of_every_size_arrive_whole(pieces: int) -> None:
    says = [b"x" * size for size in (1, 125, 126, 127, 65_535, 65_536, 200_000)]
    heard, why = asyncio.run(conversation(says, pieces))
    assert heard == says
    assert why == "closed: 1000 enough"


def test_split_frames_are_reassembled() -> None:
    answer = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
    stream = answer + b"\x81\x02hi" + b"\x81\x7e\x00\x80" + b"y" * 128 + b"\x81\x00"

    async def heard(cut: int) -> list[bytes]:
        client = Echoed("here", [])
        client.data_received(stream[:cut])
        client.data_received(stream[cut:])
        return client.heard

    for cut in range(1, len(stream)):
        assert asyncio.run(heard(cut)) == [b"hi", b"y" * 128, b""]


class Told(Seat):
    """A seat without a server: the test sends it updates."""

    def __init__(self, seat: int, listener: Listener) -> None:
        super().__init__("nowhere", "/", seat, listener)
        self.played: list[tuple[int, object]] = []

    def on_open(self) -> None:
        raise AssertionError

    def on_message(self, message: bytes) -> None:
        raise AssertionError

    def play(self, number: int, move: object) -> None:
        self.played.append((number, move))

    def returning(self, listener: Listener) -> Seat:
        raise AssertionError


class Nowhere(Backend):
    """A backend of such seats."""

    name = "nowhere"

    def command(self) -> list[str]:
        raise AssertionError

    def environment(self, folder: Path) -> dict[str, str]:
        raise AssertionError

    async def join(self, game: str, listener: Listener) -> list[Seat]:
        return [Told(seat, listener) for seat in range(4)]

    async def rejoin(self, seats: list[Seat], game: str) -> list[Seat]:
        return seats

    async def close(self) -> None:
        raise AssertionError


async def begun(tally: Tally) -> tuple[Table, list[Told]]:
    """Return a table in play: seat 2 was asked, and has moved."""
    one = Table(Nowhere(0), "a", tally)
    await one.open()
    one.go()
    for seat in range(4):
        one.updated(seat, 7, ["eat"] if seat == 2 else [], False)
    seats = [seat for seat in one.seats if isinstance(seat, Told)]
    assert seats[2].played == [(7, "eat")]
    return one, seats


def test_move_counts_when_all_four_seats_received_it() -> None:
    async def story() -> None:
        tally = Tally()
        one, seats = await begun(tally)
        one.updated(0, 8, ["start 2"], False)  # it is asked, and does not wait for the others
        assert seats[0].played == [(8, "start 2")]
        one.updated(1, 8, [], False)
        one.updated(2, 8, [], False)
        assert not tally.delays
        one.updated(3, 8, [], False)
        assert len(tally.delays) == 1
        assert not one.quiet()  # the second is still on its way

    asyncio.run(story())


def test_next_game_starts_after_all_seats_have_rejoined() -> None:
    async def story() -> None:
        one, seats = await begun(Tally())
        for seat in range(4):
            one.updated(seat, 8, [], True)
        await settle()
        for seat in range(3):
            one.updated(seat, 0, ["start 3"] if seat == 1 else [], False)
        assert not seats[1].played
        one.updated(3, 0, [], False)
        assert seats[1].played == [(0, "start 3")]

    asyncio.run(story())


def test_unexpected_update_is_an_error() -> None:
    async def story() -> str:
        tally = Tally()
        one, _ = await begun(tally)
        one.updated(0, 9, [], False)
        return await tally.failure

    assert "nobody has moved" in asyncio.run(story())


@pytest.mark.parametrize("stack", [["7", "reverse"], ["4"], ["3", "3", "plus"], []])
def test_legal_moves_of_the_peers_game_are_ours(stack: list[str]) -> None:
    hand = ["3", "3", "7", "plus", "choose"]
    game: Any = tabbytop.game("tem-purr-a")
    ours = game.arrange(4, hands=[["2"], hand, ["2"], ["2"]], stack=stack, active=1)
    view = View("turn" if stack else "start", 1, Stack(stack), Own(hand))
    theirs = [" ".join([move.name, *map(str, move.arguments)]) for move in legal(view, 1)]
    assert sorted(theirs) == sorted(game.vocabulary.text(move) for move in ours.moves(1))
    assert legal(view, 0) == []


def test_a_patch_changes_lists_and_objects() -> None:
    state = {"G": {"stack": ["2", "2"], "round": 1, "old": True}}
    change(state, [
        Change("add", "/G/stack/-", "plus"),
        Change("remove", "/G/stack/0"),
        Change("replace", "/G/round", 2),
        Change("remove", "/G/old"),
    ])  # fmt: skip
    assert state == {"G": {"stack": ["2", "plus"], "round": 2}}


def played(rate: float, slowest: float, others: float = 0.0) -> Played:
    return Played(rate, rate, 1.0, 0.1, others, 1.0, slowest)


def test_targets_compare_with_the_better_peer() -> None:
    ours = Found("Tabbytop", [played(400, 5), played(300, 9)], [played(100, 3)], 1e4, 4.0)
    theirs = Found("boardgame.io", [played(210, 6)], [played(100, 2)], 1e4, None)
    slower = Found("boardgame.io, patches", [played(100, 6)], [played(100, 9)], None, None)
    verdicts = [target.verdict() for target in targets([ours, theirs, slower])]
    assert verdicts[:5] == ["missed", "missed", "reached", "reached", "reached"]
    assert verdicts[5:] == ["not measured"] * 2
    assert [target.verdict() for target in targets([theirs])] == ["not measured"] * 7


def test_targets_of_our_server_alone() -> None:
    scale = Scale([Active(100, played(133, 5), 9e4)], played(40, 120), played(900, 5), None, [])
    assert scale.workers_gain() is None
    scale = scale._replace(two_workers=played(810, 5))
    assert scale.workers_gain() == pytest.approx(1.8)
    assert [target.verdict() for target in targets([], scale)][5:] == ["missed", "reached"]
    ours = Found("Tabbytop", [played(400, 5)], [played(100, 3)], None, None)
    told = table([ours], Work(50, 400, 0, 0), scale)
    assert "100 tables, a move in 3 s a player" in told
    assert "90 kB a table" in told


def test_findings_name_disturbances_and_keep_every_round() -> None:
    work = Work(50, 400, 5000, 2000)
    quiet = Found("Tabbytop", [played(400, 5), played(300, 9)], [played(100, 3)], None, None)
    busy = quiet._replace(paced=[played(100, 3, others=1.5)])
    assert "Other programs" not in table([quiet], work)
    assert "Other programs had up to 1.5 cores" in table([busy], work)
    assert len(document([quiet], work)["servers"][0]["full"]) == 2
