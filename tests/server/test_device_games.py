"""Games that were finished on somebody's own device, for their history on the server."""

import copy
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tabbytop
from tabbytop.games import registry
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.server.errors import Refused
from tabbytop.server.people import device_games
from tabbytop.server.people.default_names import guest
from tabbytop.server.people.device_games import draft_device_game
from tabbytop.server.people.identity import COOKIE, Signer
from tabbytop.server.people.schemas import PlayedGame
from tabbytop.server.table.loading import load_state
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import visitor

SEED = bytes(range(32))
NOW = 1_800_000_000_000
ANA = guest("ana")


def finished(
    name: str = "tem-purr-a",
    seats: int = 3,
    *,
    chance: int = 1,
    undo: bool = False,
    options: dict[str, object] | None = None,
) -> Match:
    """Play a game by chance to its end; with `undo` some moves are taken back on the way."""
    match, draws, left = Match.deal(registry.game(name), seats, SEED, options), quick(chance), 4
    while asked := match.table.actors():
        seat = asked[draws.below(len(asked))]
        moves = match.table.moves(seat)
        match.play(seat, moves[draws.below(len(moves))])
        if undo and left and match.table.actors() and draws.below(12) == 0:
            back = max(0, len(match.record.moves) - 1 - draws.below(4))
            match.truncate(back, anew=True, seat=(-2, 0)[left % 2])
            left -= 1
    return match


def body(match: Match, table: str = "device-1", **other: object) -> dict[str, Any]:
    """The request of a device: a person on seat 0 with bots."""
    bots = [{"name": f"Cat {seat}", "bot": "kitten"} for seat in range(1, match.record.seats)]
    return {
        "table": table,
        "players": [{"name": "Somebody else", "bot": None}, *bots],
        "record": match.record.as_dict(),
        "began": NOW - 60_000,
        "ended": NOW,
        "me": 0,
        **other,
    }


def read(document: dict[str, Any]) -> PlayedGame:
    return msgspec.json.decode(json.dumps(document).encode(), type=PlayedGame)


async def put(client: httpx.AsyncClient, document: object, status: int = 200) -> Any:
    return await told(client.post("/api/me/games", json=document), status)


async def tables(client: httpx.AsyncClient) -> Any:
    return (await told(client.get("/api/me/tables")))["tables"]


# What is stored.


@pytest.mark.parametrize("name", registry.list_games())
@pytest.mark.parametrize("chance", [1, 2, 3])
def test_log_of_a_device_game_replays_to_the_same_record(name: str, chance: int) -> None:
    game = tabbytop.game(name)
    match = finished(name, max(2, game.least_seats), chance=chance, undo=not game.live)
    draft = draft_device_game("t", read(body(match)), ANA, NOW)
    assert bool(match.record.rekeys) is not game.live
    for state in (draft.state, load_state("t", draft.state.setup, SEED, draft.entries)):
        assert state.status == "over"
        assert state.match is not None
        assert state.match.record == match.record
        assert state.match.table.position() == match.table.position()


def test_device_game_is_listed_replayed_and_downloaded(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            match = finished(undo=True)
            table = (await put(ana, body(match)))["table"]
            (mine,) = await tables(ana)
            assert mine["table"]["id"] == table
            assert (mine["table"]["status"], mine["asked"], mine["seats"]) == ("over", False, [0])
            assert mine["from_device"] == "device-1"
            replayed: Any = await told(ana.get(f"/api/tables/{table}/replay"))
            assert replayed["moves"] == len(match.record.moves)
            saved: Any = await told(ana.get(f"/api/tables/{table}/record"))
            assert saved["record"] == match.record.as_dict()
            exported: Any = await told(ana.get("/api/me/export"))
            assert [each["from_device"] for each in exported["tables"]] == ["device-1"]
            again: Any = await told(ana.post(f"/api/tables/{table}/rematch"))
            assert again["table"]["status"] == "playing"
            assert await tables(stranger) == []

    scenario(tmp_path, play)


def test_game_that_is_sent_twice_is_stored_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            sent = body(finished())
            first = await put(ana, sent)
            assert await put(ana, sent) == first
            assert await put(ana, body(finished(chance=9))) == first, "the first one stays"
            assert len(await tables(ana)) == 1
            await put(ana, {**sent, "table": "device-2"})
            assert len(await tables(ana)) == 2

    scenario(tmp_path, play, device_games_a_day=2)


def test_game_under_an_id_of_an_earlier_version_is_not_stored_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ids could begin with a hyphen then, and those tables keep their ids."""

    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            old, new = "-Xb4kq0xJ2mS7aLwQ9dT", "Xb4kq0xJ2mS7aLwQ9dTz"
            monkeypatch.setattr(Signer, "device_game_ids", lambda *_: (old, old))
            assert await put(ana, body(finished())) == {"table": old}
            monkeypatch.setattr(Signer, "device_game_ids", lambda *_: (new, old))
            assert await put(ana, body(finished())) == {"table": old}
            assert [mine["table"]["id"] for mine in await tables(ana)] == [old]
            assert (await told(ana.get(f"/api/tables/{old}")))["status"] == "over"

    scenario(tmp_path, play)


@pytest.mark.parametrize("seat", [0, 1], ids=["person", "bot"])
@pytest.mark.parametrize("name", ["Ana", "ana", "\u0410na", "A.n.a"])
def test_game_with_a_name_like_an_account_is_refused(tmp_path: Path, name: str, seat: int) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            sent = body(finished(), me=None)
            players = [*sent["players"]]
            players[seat] = {**players[seat], "name": name}
            refusal = await put(stranger, {**sent, "players": players}, 409)
            assert refusal["key"] == "server/name-looks-taken"
            assert await tables(stranger) == []
            await put(ana, {**sent, "players": players})  # it is her own

    scenario(tmp_path, play)


def test_replay_says_that_the_game_came_from_a_device(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            table = (await put(ana, body(finished())))["table"]
            replayed: Any = await told(stranger.get(f"/api/tables/{table}/replay"))
            assert replayed["table"]["from_device"] is True
            assert "device-1" not in json.dumps(replayed["table"])

    scenario(tmp_path, play)


def test_same_device_game_is_another_table_for_another_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            one, other = await put(ana, body(finished())), await put(ben, body(finished()))
            assert one != other
            assert [mine["table"]["id"] for mine in await tables(ana)] == [one["table"]]
            assert [mine["table"]["id"] for mine in await tables(ben)] == [other["table"]]

    scenario(tmp_path, play)


def test_device_game_goes_into_the_account(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as phone, visitor(house) as desk:
            await told(phone.post("/api/me/account", json=ACCOUNT))
            await put(phone, body(finished()))
            await told(desk.post("/api/login", json=ACCOUNT))
            assert len(await tables(desk)) == 1

    scenario(tmp_path, play)


def test_device_game_is_deleted_with_its_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await put(ana, body(finished())))["table"]
            await told(ana.get(f"/api/tables/{table}/replay"))
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            await told(ana.get(f"/api/tables/{table}/replay"), 404)
            assert await house.store.load(table) is None

    scenario(tmp_path, play)


def test_own_seat_has_the_name_of_the_person_and_bots_give_way() -> None:
    players = [{"name": "Me then"}, {"name": "Ben"}, {"name": ANA.name, "bot": "tiger"}]
    draft = draft_device_game("t", read(body(finished(), players=players)), ANA, NOW)
    mine, ben, bot = draft.state.occupants
    assert (mine.name, mine.person, ben.name, ben.person) == (ANA.name, ANA.id, "Ben", ANA.id)
    assert (bot.kind, bot.level, bot.person) == ("bot", "tiger", "")
    assert bot.name not in {"", ANA.name, "Ben"}


def test_times_of_a_device_are_not_in_the_future() -> None:
    late = read(body(finished(), began=NOW + 5, ended=NOW + 9))
    state = draft_device_game("t", late, ANA, NOW).state
    assert (state.setup.created, state.at) == (NOW, NOW)
    twisted = read(body(finished(), began=NOW - 1, ended=NOW - 9))
    state = draft_device_game("t", twisted, ANA, NOW).state
    assert (state.setup.created, state.at) == (NOW - 9, NOW - 9)


# What is refused.


def damaged(**changes: object) -> dict[str, Any]:
    """A request whose record has other values; a function is called with the old one."""
    sent = body(finished(undo=True))
    for key, change in changes.items():
        sent["record"][key] = change(sent["record"].get(key)) if callable(change) else change
    return sent


def seated(*players: dict[str, str]) -> dict[str, Any]:
    return body(finished(), players=players)


REFUSED: list[tuple[str, dict[str, Any], int, str]] = [
    ("unfinished", damaged(moves=lambda moves: moves[:-1]), 409, "server/not-over"),
    ("empty", damaged(moves=[], rekeys=[]), 409, "server/not-over"),
    ("hole", damaged(moves=lambda m: m[:3] + m[4:]), 422, "server/game-does-not-replay"),
    ("too-far", damaged(moves=lambda m: [*m, m[-1]]), 422, "server/game-does-not-replay"),
    ("no-move", damaged(moves=lambda m: ["0: fly", *m]), 422, "server/game-does-not-replay"),
    ("no-seat", damaged(moves=lambda m: ["9: pass", *m]), 422, "server/game-does-not-replay"),
    ("no-text", damaged(moves=["pass"], rekeys=[]), 400, "server/game-does-not-replay"),
    ("seed", damaged(seed="ff" * 32), 422, "server/game-does-not-replay"),
    ("short-seed", damaged(seed="ff"), 400, "server/unreadable-part"),
    ("plain-seed", damaged(seed=7), 400, "server/unreadable-part"),
    ("game", damaged(game="chess"), 404, "kernel/no-game"),
    ("rules", damaged(rules=lambda rules: rules + 1), 403, "server/game-does-not-replay"),
    ("format", damaged(format=2), 400, "server/game-does-not-replay"),
    ("seats", damaged(seats=2), 400, "server/game-does-not-replay"),
    ("foreign-option", damaged(options={"teams": True}), 422, "kernel/no-option"),
    ("nested-option", damaged(options={"dishes": {"a": 1}}), 400, "server/unreadable-part"),
    ("key", damaged(extra=1), 400, "server/unreadable-part"),
    ("many", damaged(moves=["0: pass"] * 5001), 400, "server/unreadable-part"),
    ("rekeys", damaged(rekeys=[0] * 201), 400, "server/unreadable-part"),
    ("work", damaged(moves=["0: pass"] * 5000), 422, "server/game-does-not-replay"),
    ("rekey-end", damaged(rekeys=lambda _: [10_000]), 400, "server/game-does-not-replay"),
    ("rekey-bot", damaged(rekeys=[[0, 1]]), 422, "server/game-does-not-replay"),
    ("bots", seated(*[{"name": "A", "bot": "lynx"}] * 3), 422, "server/bots-alone"),
    ("level", seated({"name": "A"}, *[{"name": "B", "bot": "god"}] * 2), 422, "server/bot-level"),
    ("name", seated({"name": "A"}, *[{"name": "Admin"}] * 2), 409, "server/name-reserved"),
    ("unseen", seated(*[{"name": "\u200b"}] * 3), 400, "server/name-unseen"),
    ("players", seated({"name": "A"}), 400, "server/game-does-not-replay"),
    ("id", body(finished(), table="../me"), 400, "server/unreadable-part"),
    ("time", body(finished(), ended=-1), 400, "server/unreadable-part"),
    ("person", body(finished(), person="ben"), 400, "server/unreadable-part"),
]  # fmt: skip


def test_damaged_games_are_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            for what, sent, status, key in REFUSED:
                refused = await put(ana, sent, status)
                assert (what, refused["key"]) == (what, key)
                assert refused["message"]
            for raw in (b"", b"null", b"[]", b"{", b"[" * 60_000, b'{"record":' * 20_000, b"\xff"):
                headers = {"content-type": "application/json"}
                answer = await ana.post("/api/me/games", content=raw, headers=headers)
                assert answer.status_code == 400, raw[:20]
            assert (await ana.post("/api/me/games", content=b" " * 400_000)).status_code == 413
            assert await tables(ana) == []
            assert await house.store.person(ana.cookies[COOKIE].split(".")[0]) is None

    scenario(tmp_path, play, asks_a_second=1000.0, requests_a_second=1000.0)


def test_rekey_after_the_end_and_in_live_games_is_refused() -> None:
    sent = body(finished())
    sent["record"]["rekeys"] = [len(sent["record"]["moves"])]
    live = body(finished("kitty-paw", 2))
    live["record"]["rekeys"] = [0]
    for document in (sent, live):
        with pytest.raises(Refused):
            draft_device_game("t", read(document), ANA, NOW)


def test_too_many_games_are_refused_until_later(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            for number in range(2):
                await put(ana, body(finished(), f"device-{number}"))
            refused = await put(ana, body(finished(), "device-2"), 429)
            assert refused["code"] == "limit"
            assert refused["wait"] > 0
            await put(ana, body(finished(), "device-1"))
            assert len(await tables(ana)) == 2

    scenario(tmp_path, play, device_games_a_day=2)


def test_moves_of_device_games_count_as_lines(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            for number in range(2):  # the second one takes more than is left
                await put(ana, body(finished(), f"device-{number}"))
                await house.server.app.state.quotas.wait_until_settled()
            refused = await put(ana, body(finished(), "device-2"), 429)
            assert refused["code"] == "limit"

    scenario(tmp_path, play, lines_a_day=200)


def test_games_are_replayed_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return draft_device_game(*args)

    monkeypatch.setattr(device_games, "draft_device_game", noted)

    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await put(ana, body(finished()))
            assert threads
            assert threading.current_thread() not in threads

    scenario(tmp_path, play)


SENT = body(finished(undo=True))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_changed_game_is_refused_or_finished(data: st.DataObject) -> None:
    sent = copy.deepcopy(SENT)
    for _ in range(data.draw(st.integers(1, 3))):
        part = sent["record"] if data.draw(st.booleans()) else sent
        key = data.draw(st.sampled_from(sorted(part)))
        moves = part[key]
        if key in {"moves", "rekeys", "players"} and isinstance(moves, list) and moves:
            place = data.draw(st.integers(0, len(moves) - 1))
            how = data.draw(st.sampled_from(("drop", "twice", "cut", "other", "swap")))
            if how == "drop":
                del moves[place]
            elif how == "twice":
                moves.insert(place, moves[place])
            elif how == "cut":
                del moves[place:]
            elif how == "swap":
                moves[0], moves[place] = moves[place], moves[0]
            else:
                moves[place] = data.draw(JSON | st.sampled_from(moves))
        else:
            part[key] = data.draw(JSON)
        if not isinstance(sent.get("record"), dict):
            break
    try:
        draft = draft_device_game("t", read(sent), ANA, NOW)
    except (Refused, msgspec.ValidationError):
        return
    assert draft.state.status == "over"
    for who in draft.state.occupants:
        assert who.person == ("" if who.kind == "bot" else ANA.id)
