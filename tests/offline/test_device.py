"""Tables on one device: the page's requests and messages, without a server."""

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

import tabbytop
from tabbytop.kernel.record import Record
from tabbytop.offline import api, reviews
from tabbytop.offline.bots import think
from tabbytop.offline.device import Device
from tabbytop.offline.store import PORTION, DeviceStore
from tabbytop.review.comparing import Effort
from tabbytop.server.driving.schedule import BotPacing
from tabbytop.server.hosting import results
from tabbytop.server.people.default_names import guest
from tabbytop.server.people.device_games import draft_device_game
from tabbytop.server.people.finished_games import finished_match
from tabbytop.server.people.schemas import PlayedGame
from tabbytop.server.store.store import Store
from tests.waiting import settle, until

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "kitten"}
ME = {"kind": "me"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Memory:
    """Keeps texts as the browser does, and can fail."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    async def save(self, key: str, text: str | None) -> None:
        await settle(turns=1)
        if self.full:
            raise OSError("the quota is exceeded")
        if text is None:
            self.texts.pop(key, None)
        else:
            self.texts[key] = text


@asynccontextmanager
async def opened(
    memory: Memory, ask_other: Callable[[str], Awaitable[str]] | None = None
) -> AsyncIterator[Device]:
    device = await Device.open(DeviceStore(memory.texts, memory.save), ask_other)
    try:
        yield device
    finally:
        await device.close()


async def ask(device: Device, method: str, path: str, body: object = None) -> Any:
    status, text = await api.answer(device, method, path, json.dumps(body or {}), "en")
    assert status in {200, 204}, text
    return json.loads(text) if text else None


class Client:
    """A page at a table, which plays the first legal move or the one that it is told to."""

    def __init__(self, device: Device, table: str, secrets: list[str], number: int = 1) -> None:
        self.device = device
        self.table = table
        self.number = number
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[tuple[int, str]] = []
        device.connect(
            number,
            table,
            lambda text: self.heard.put_nowait(json.loads(text)),
            lambda code, reason: self.closed.append((code, reason)),
        )
        self.send({"type": "hello", "seats": secrets})

    def send(self, message: dict[str, Any]) -> None:
        self.device.receive(self.number, json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), 30)
            if message["type"] in kinds:
                return message

    async def until_asked(self) -> tuple[list[str], int]:
        """Wait for my turn; return the legal moves, and the number that a move answers."""
        while True:
            message = await self.next("state", "news")
            if message["seat"] == 0 and message.get("moves"):
                return message["moves"], message.get("number") or message["happened"]["number"]

    async def play_to_the_end(self, seats: list[int]) -> dict[str, Any]:
        """Play until the result comes; return the message that brought it."""
        questions: dict[int, tuple[list[str], int]] = {}
        sent = taken = 0
        while True:
            message = await self.next("state", "news", "moves", "refused")
            assert message["type"] != "refused", message
            if message.get("result"):
                return message
            seat, moves = message["seat"], message.get("moves")
            if message.get("many"):
                self.send({"type": "moves", "seat": seat})
            taken = max(taken, int(message.get("id") or 0))
            questions.pop(seat, None)
            if moves and seat in seats:
                number = message.get("number") or message["happened"]["number"]
                questions[seat] = moves, number
            # The news of a move come for each seat, the highest last.
            if questions and taken == sent and (message["type"] != "news" or seat == max(seats)):
                seat, (moves, number) = questions.popitem()
                sent += 1
                move = moves[sent * 7 % len(moves)]
                self.send(
                    {"type": "move", "seat": seat, "move": move, "answers": number, "id": str(sent)}
                )


async def new_table(device: Device, game: str, *others: dict[str, str], **wish: object) -> Any:
    seats = [ME, *others]
    return await ask(device, "POST", "/api/tables", {"game": game, "seats": seats, **wish})


def secrets_of(seated: dict[str, Any]) -> list[str]:
    return [each["secret"] for each in seated["secrets"]]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots answer at once: people are not here to watch."""
    monkeypatch.setattr(BotPacing, "first", lambda _, asked_at, *__: asked_at)
    monkeypatch.setattr(BotPacing, "next", lambda _, asked_at, level, now, *__: now)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kibble-scuffle", {}),
        ("tem-purr-a", {}),
        ("cat-lady", {}),
        ("meow", {"rounds": 2, "seconds": 0}),
    ],
)
async def test_game_with_bots_ends_and_its_record_verifies(
    game: str, options: dict[str, object]
) -> None:
    async with opened(Memory()) as device:
        seated = await new_table(device, game, BOT, BOT, options=options)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        ended = await client.play_to_the_end([0])
        saved = await ask(device, "GET", f"/api/tables/{client.table}/record")
        record = Record.read(saved["record"])
        result = record.replay(tabbytop.game(game)).result()
        assert result is not None
        assert result.as_dict()["scores"] == ended["result"]["scores"]
        replayed = await ask(device, "GET", f"/api/tables/{client.table}/replay?first=0")
        assert replayed["moves"] == len(record.moves)


async def test_clock_runs_at_a_table_where_all_play_at_once() -> None:
    async with opened(Memory()) as device:
        seated = await new_table(device, "kitty-paw", BOT, options={"ready": 1})
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        while True:
            message = await client.next("news", "ping")
            if message["type"] == "ping":
                client.send({"type": "pong", "nonce": message["nonce"]})
            elif message["happened"]["kind"] == "move" and message["happened"]["seat"] == -1:
                break  # the clock has begun the round


async def test_two_people_take_turns_at_one_device() -> None:
    async with opened(Memory()) as device:
        friend = {"kind": "device", "name": "Ben"}
        seated = await new_table(device, "tem-purr-a", friend, {**friend, "name": "Cem"})
        assert len(seated["secrets"]) == 3
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        await client.play_to_the_end([0, 1, 2])


async def test_finished_game_is_taken_by_a_server_and_then_deleted_here() -> None:
    memory = Memory()
    async with opened(memory) as device:
        friend = {"kind": "device", "name": "Ben"}
        seated = await new_table(device, "tem-purr-a", friend, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        refused = [
            await api.answer(device, method, f"/api/tables/{client.table}{more}", "", "en")
            for method, more in (("GET", "/played"), ("DELETE", ""))
        ]
        assert [status for status, _ in refused] == [409, 409]
        ended = await client.play_to_the_end([0, 1])
        sent = await ask(device, "GET", f"/api/tables/{client.table}/played")
        assert sent["table"] == client.table
        assert sent["me"] == 0
        assert [player["bot"] for player in sent["players"]] == [None, None, "kitten"]
        draft = draft_device_game(
            "t", msgspec.convert(sent, PlayedGame), guest("somebody"), device.host.now()
        )
        result = finished_match(draft.state).table.result()
        assert result is not None
        assert list(result.scores) == ended["result"]["scores"]
        await ask(device, "DELETE", f"/api/tables/{client.table}")
        assert (await ask(device, "GET", "/api/me/tables"))["tables"] == []
        assert not any(client.table in key for key in memory.texts)
        gone, _ = await api.answer(device, "GET", f"/api/tables/{client.table}", "", "en")
        assert gone == 404


async def test_own_seat_of_a_finished_game_is_known_after_a_new_name() -> None:
    async with opened(Memory()) as device:
        seated = await new_table(device, "tem-purr-a", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        await client.play_to_the_end([0])
        await ask(device, "PUT", "/api/me", {"name": "Another"})
        assert (await ask(device, "GET", f"/api/tables/{client.table}/played"))["me"] == 0


async def test_tables_are_there_after_the_page_was_closed() -> None:
    memory = Memory()
    async with opened(memory) as device:
        seated = await new_table(device, "kibble-scuffle", BOT, BOT)
        table, person = seated["table"]["id"], device.person
        client = Client(device, table, secrets_of(seated))
        (move, *_), number = await client.until_asked()
        client.send({"type": "move", "seat": 0, "move": move, "answers": number, "id": "one"})
        await client.next("news")
    async with opened(memory) as device:
        assert device.person == person
        (mine,) = (await ask(device, "GET", "/api/me/tables"))["tables"]
        assert mine["table"]["id"] == table
        again = await ask(device, "POST", f"/api/tables/{table}/secrets")
        await Client(device, table, secrets_of(again)).play_to_the_end([0])


async def test_finished_games_have_results_and_stickers_also_older_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(results, "earned_stickers", lambda _, record: [["fed"]] * record.seats)
    memory = Memory()
    async with opened(memory) as device:
        seated = await new_table(device, "kibble-scuffle", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        await client.play_to_the_end([0])
        told = await ask(device, "GET", "/api/me/tables")
        (mine,) = told["tables"]
        assert sorted(mine["result"]["places"])[0] == 1
        assert len(mine["result"]["scores"]) == 3
        assert told["next"] is None
        stickers = await ask(device, "GET", "/api/me/stickers")
        (sticker,) = stickers["stickers"]
        assert (sticker["sticker"], sticker["table"]) == ("fed", client.table)
        counted = await ask(device, "GET", "/api/me/statistics?game=kibble-scuffle&offset=-60")
        assert counted["all"]["games"] == 1
        assert [duel["level"] for duel in counted["bots"]] == [BOT["level"]]
        assert counted["bots"][0]["ahead"] + counted["bots"][0]["behind"] <= 2
        other = await ask(device, "GET", "/api/me/statistics?game=meow")
        assert (other["all"], other["bots"]) == (None, [])
        for path in ("tables?count=x", "statistics?offset=x", "statistics?offset=99999"):
            status, _ = await api.answer(device, "GET", f"/api/me/{path}", "", "en")
            assert status == 400
    key = f"table/{client.table}"
    row = json.loads(memory.texts[key])
    del row["result"]  # as an earlier version kept it
    memory.texts[key] = json.dumps(row)
    async with opened(memory) as device:
        await until(lambda: "result" in json.loads(memory.texts[key]))
        (again,) = (await ask(device, "GET", "/api/me/tables"))["tables"]
        assert again == mine


async def test_nobody_is_told_what_the_device_could_not_keep() -> None:
    memory = Memory()
    async with opened(memory) as device:
        seated = await new_table(device, "kibble-scuffle", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        (first, *_), number = await client.until_asked()
        memory.full = True
        move = {"type": "move", "seat": 0, "move": first, "answers": number}
        client.send({**move, "id": "one"})
        refused = await client.next("news", "refused")
        assert (refused["type"], refused["code"]) == ("refused", "unavailable")
        memory.full = False
        client.send({**move, "id": "one"})
        assert (await client.next("news", "refused"))["id"] == "one"


async def test_strong_bots_and_hints_think_in_the_other_worker() -> None:
    asked: list[str] = []

    async def ask_other(question: str) -> str:
        asked.append(question)
        return think(question)

    async with opened(Memory(), ask_other) as device:
        seated = await new_table(device, "kibble-scuffle", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        moves, _ = await client.until_asked()
        client.send({"type": "hint", "seat": 0})
        hint = await client.next("hint", "refused")
        assert hint["move"] in moves
        assert len(asked) == 1


async def test_finished_game_is_reviewed_in_the_other_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = (Effort(4, 2, 2), Effort(6, 4, 2))
    monkeypatch.setattr(reviews, "EFFORTS", quick)
    asked: list[str] = []

    async def ask_other(question: str) -> str:
        asked.append(question)
        return think(question)

    async with opened(Memory(), ask_other) as device:
        seated = await new_table(device, "tem-purr-a", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        path = f"/api/tables/{client.table}/review"
        status, _ = await api.answer(device, "POST", f"{path}?seat=0", "", "en")
        assert status == 409, "it is not over"
        await client.play_to_the_end([0])
        for bad, refused in (("", 400), ("?seat=x", 400), ("?seat=3", 404)):
            assert (await api.answer(device, "POST", path + bad, "", "en"))[0] == refused
        assert (await ask(device, "GET", f"{path}?seat=0"))["state"] == "none"
        asked.clear()
        found = await ask(device, "POST", f"{path}?seat=0")
        seen = []
        while found["state"] == "running":
            seen.append(found["progress"])
            await settle(turns=1)
            found = await ask(device, "GET", f"{path}?seat=0")
        assert found["state"] == "done"
        assert seen == sorted(seen)
        assert found["review"]["considered"] <= len(asked)
        result, decisions, rest = (line["amount"] for line in found["review"]["sum"])
        assert result == pytest.approx(decisions + rest, abs=1e-9)


async def test_free_seats_need_a_server() -> None:
    async with opened(Memory()) as device:
        wish = {"game": "cat-lady", "seats": [ME, {"kind": "open"}]}
        status, text = await api.answer(device, "POST", "/api/tables", json.dumps(wish), "de")
        assert status == 403
        assert json.loads(text)["key"] == "server/friends-need-a-server"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", "", 404),
        ("DELETE", "/api/games", "", 404),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", '{"game": "chess", "seats": [{"kind": "me"}]}', 404),
        ("GET", "/api/tables/unknown", "", 404),
        ("GET", "/api/games/chess/guide", "", 404),
    ],
)
async def test_bad_requests_are_refused_as_by_the_server(
    method: str, path: str, body: str, status: int
) -> None:
    async with opened(Memory()) as device:
        got, text = await api.answer(device, method, path, body, "en")
        assert got == status
        assert json.loads(text)["type"] == "refused"


async def test_lessons_are_taken_and_remembered() -> None:
    memory = Memory()
    async with opened(memory) as device:
        (first, *_) = await ask(device, "GET", "/api/games/tem-purr-a/lessons")
        scene = await ask(
            device, "POST", f"/api/games/tem-purr-a/lessons/{first['name']}", {"answers": []}
        )
        assert (scene["place"], scene["over"]) == (0, False)
        await ask(device, "PUT", f"/api/me/lessons/tem-purr-a/{first['name']}")
    async with opened(memory) as device:
        mine = await ask(device, "GET", "/api/me/lessons")
        assert mine["lessons"] == {"tem-purr-a": [first["name"]]}


async def test_long_logs_are_kept_in_portions() -> None:
    memory = Memory()
    async with opened(memory) as device:
        seated = await new_table(device, "kibble-scuffle", BOT, BOT)
        client = Client(device, seated["table"]["id"], secrets_of(seated))
        await client.play_to_the_end([0])
        stored = await device.store.load(client.table)
        assert stored is not None
    portions = [text for key, text in memory.texts.items() if key.startswith("log/")]
    assert len(portions) == -(-len(stored.entries) // PORTION) > 1
    assert DeviceStore(memory.texts, memory.save)._log(client.table) == stored.entries


def test_store_has_the_same_methods_as_the_servers() -> None:
    own = {"delete_table", "keep", "keep_person", "person", "results", "text"}
    for name, method in vars(DeviceStore).items():
        if not name.startswith("_") and name not in own:
            theirs = inspect.signature(getattr(Store, name)).parameters
            assert list(inspect.signature(method).parameters) == list(theirs), name
