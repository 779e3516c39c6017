"""The host of a table closes seats and removes people; nobody takes all seats."""

from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import SEAT_CHANGES_PER_MINUTE
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Back, Leave
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.state import TableState
from tests.server.client import Client
from tests.server.house import House
from tests.server.test_deciding import a_table
from tests.server.test_people import scenario, told
from tests.server.visitors import set_up, visitor

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


def place(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


async def joined(who: httpx.AsyncClient, table: str, status: int = 200, **wish: object) -> Any:
    return await told(who.post(place(table, "join"), json=wish), status)


async def removed(
    who: httpx.AsyncClient, table: str, seat: int, status: int = 200, ban: bool = False
) -> Any:
    return await told(who.post(place(table, "remove"), json={"seat": seat, "ban": ban}), status)


async def closed(who: httpx.AsyncClient, table: str, status: int = 200, **wish: object) -> Any:
    return await told(who.post(place(table, "close"), json=wish), status)


def test_guest_has_one_seat_at_a_public_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            made = await set_up(ana, seats=[*OPEN, {"kind": "open"}], public=True)
            table = made["table"]["id"]
            assert made["table"]["one_seat_each"] is True
            await joined(ben, table)
            assert (await joined(ben, table, 429, name="Dot"))["code"] == "limit"
            assert (await joined(ana, table, 429, name="Dot"))["code"] == "limit"
            again = await joined(ben, table)
            assert len(again["secrets"]) == 1

    scenario(tmp_path, play)


@pytest.mark.parametrize("public", [True, False])
def test_host_decides_whether_a_device_may_have_several_seats(tmp_path: Path, public: bool) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            wish: dict[str, Any] = {"public": public, "one_seat_each": not public}
            table = (await set_up(ana, seats=[*OPEN, {"kind": "open"}], **wish))["table"]["id"]
            await joined(ben, table)
            answer = await joined(ben, table, 200 if public else 429, name="Dot")
            assert ("secrets" in answer) == public

    scenario(tmp_path, play)


def test_host_closes_free_seats_and_opens_them_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN, public=True))["table"]["id"]
            for other in (ben,):
                assert (await closed(other, table, 403))["code"] == "not-yours"
            shut = await closed(ana, table)
            assert [seat.get("closed", False) for seat in shut["table"]["seats"]] == [
                False,
                True,
                True,
            ]
            assert (await ben.get("/api/tables")).json()["tables"] == []
            assert (await joined(ben, table, 409))["code"] == "taken"
            assert (await joined(ben, table, 409, seat=1))["code"] == "taken"
            lines = (await house.host.hosted(table)).loaded_state().number
            await closed(ana, table)
            assert (await house.host.hosted(table)).loaded_state().number == lines, "nothing to do"
            await closed(ana, table, seat=2, closed=False)
            assert (await joined(ben, table, 409, seat=1))["code"] == "taken"
            assert len((await ben.get("/api/tables")).json()["tables"]) == 1
            assert [each["seat"] for each in (await joined(ben, table))["secrets"]] == [2]
            filled: Any = await told(ana.post(place(table, "fill"), json={"level": "kitten"}))
            assert filled["table"]["status"] == "playing"
            assert (await closed(ana, table, 409, seat=1))["code"] == "not-now"

    scenario(tmp_path, play, bot_beat=10)


def test_close_request_of_another_person_is_refused_also_if_it_changes_nothing(
    tmp_path: Path,
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN, public=True))["table"]["id"]
            refused = await closed(ben, table, 403, closed=False)
            assert refused["code"] == "not-yours", "no seat is closed"
            await closed(ana, table)
            assert (await closed(ben, table, 403))["code"] == "not-yours", "no seat is open"
            await closed(ana, table)
            full = (await set_up(ana))["table"]["id"]
            assert (await closed(ben, full, 403))["code"] == "not-yours"
            await closed(ana, full)

    scenario(tmp_path, play)


def test_removed_before_the_start_leaves_the_seat_free(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            secret = (await joined(ben, table))["secrets"][0]["secret"]
            for other in (ben, eve):
                assert (await removed(other, table, 0, 403))["code"] == "not-yours"
            assert (await removed(ana, table, 0, 409))["code"] == "not-now"
            assert (await removed(ana, table, 2, 404))["code"] == "unknown"
            assert (await removed(ana, table, 9, 404))["code"] == "unknown"
            line = await house.come(table, secret)
            after = await removed(ana, table, 1)
            assert after["table"]["seats"][1]["kind"] == "open"
            assert (await line.until("bye"))["again"] == 0
            held = {"Authorization": f"Bearer {secret}"}
            gone = await told(ben.get(place(table, "play"), headers=held), 403)
            assert gone["code"] == "not-yours"
            assert len((await joined(ben, table))["secrets"]) == 1, "they may come again"

    scenario(tmp_path, play)


def test_banned_person_does_not_come_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as eve:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            await joined(ben, table)
            await joined(ben, table, name="Dot")
            state = (await house.host.hosted(table)).loaded_state()
            assert state.status == "playing"
            secrets = (await told(ben.post(place(table, "secrets"))))["secrets"]
            await removed(ana, table, 1, ban=True)
            state = (await house.host.hosted(table)).loaded_state()
            assert [bool(level) for level in state.away] == [False, True, True], "both seats"
            assert (await told(ben.post(place(table, "secrets")), 403))["code"] == "not-here"
            for each in secrets:  # type: ignore[attr-defined]
                held = {"Authorization": f"Bearer {each['secret']}"}
                for who in (ben, eve):
                    await told(who.get(place(table, "play"), headers=held), 403)
            assert (await told(ben.get(place(table, "play")), 403))["code"] == "not-here"
            assert (await eve.get(place(table, "play"))).status_code == 200, "others look on"
            assert (await joined(ben, table, 403))["code"] == "not-here"
            assert table not in [each["table"]["id"] for each in (await mine(ben))]
            assert (await removed(ana, table, 1, 409, ban=True))["code"] == "not-now"

    scenario(tmp_path, play)


def decided(act: Leave | Back, at: TableState) -> LogEntry:
    return deciding.decide(at, act, at.at)


async def mine(client: httpx.AsyncClient) -> Any:
    return (await client.get("/api/me/tables")).json()["tables"]


def test_banned_before_the_start_cannot_sit_down_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            await joined(ben, table)
            await removed(ana, table, 1, ban=True)
            for wish in ({}, {"seat": 2}, {"name": "Dot"}):
                assert (await joined(ben, table, 403, **wish))["code"] == "not-here"

    scenario(tmp_path, play)


def test_banned_onlooker_is_disconnected(tmp_path: Path) -> None:
    """Onlookers are recognized by their cookie."""

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            await joined(ben, table)
            cookie = f"tabbytop={ben.cookies['tabbytop']}"
            looks_on = await Client.come(house.url, table, [], None, cookie=cookie)
            house.clients.append(looks_on)
            await looks_on.welcome()
            await removed(ana, table, 1, ban=True)
            assert "host" in (await looks_on.until("bye"))["reason"]
            again = await Client.come(house.url, table, [], None, cookie=cookie)
            house.clients.append(again)
            assert (await again.until("refused"))["code"] == "not-here"

    scenario(tmp_path, play)


def test_removed_from_a_game_may_come_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=TWO, game="kibble-scuffle"))["table"]["id"]
            secret = (await joined(ben, table))["secrets"][0]["secret"]
            line = await house.come(table, secret)
            after = await removed(ana, table, 1)
            assert after["table"]["seats"][1]["away"] is True
            assert (await removed(ana, table, 1, 409))["code"] == "not-now"
            await line.act("back", 1)
            while (await line.until("news"))["happened"]["kind"] != "back":
                pass
            await removed(ana, table, 1, ban=True)

    scenario(tmp_path, play)


def test_longest_seated_person_becomes_host_when_the_host_leaves() -> None:
    table = a_table(seats=3)
    state = table.state
    assert state.host() == 0
    table.do(Leave(0, "l"))
    assert state.host() == 1
    with pytest.raises(Refused):
        deciding.remove(state, "p0", 2, False, table.at)
    table.write(deciding.remove(state, "p1", 2, True, table.at))
    assert state.is_vacant(2)
    with pytest.raises(Refused, match="gone for good"):
        deciding.back(state, Back(2, "b"), table.at)


def test_joining_and_leaving_is_bounded_per_table() -> None:
    """A few in a row are allowed; every worker derives the limit from the log."""
    table = a_table(seats=3)
    for count in range(SEAT_CHANGES_PER_MINUTE - 1):  # sitting down was the first
        table.at += 100
        act = Leave(1, table.id()) if count % 2 == 0 else Back(1, table.id())
        table.do(act)
    table.at += 100
    for state in (
        table.state,
        load_state("table", table.state.setup, table.state.seed, table.log),
        load_state(
            "table",
            table.state.setup,
            table.state.seed,
            [],
            encode_position(table.state),
            table.state.number,
        ),
    ):
        with pytest.raises(Refused, match=r"wait \d+ seconds") as refused:
            deciding.decide(state, Back(1, "once more"), table.at)
        assert refused.value.code == "limit"
        deciding.decide(state, Leave(2, "others may"), table.at)
    table.at += 60_000
    table.do(Back(1, "later"))


def test_joining_and_leaving_is_bounded_per_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            for _ in range(SEAT_CHANGES_PER_MINUTE // 2):
                secret = (await joined(ben, table))["secrets"][0]["secret"]
                leave = {"type": "leave", "seat": 1, "id": f"up-{secret[:9]}"}
                held = {"Authorization": f"Bearer {secret}"}
                await told(ben.post(place(table, "play"), json=leave, headers=held))
            assert (await joined(ben, table, 429))["code"] == "limit"
            await joined(cleo, table)

    scenario(tmp_path, play)


def test_deleted_person_leaves_even_beyond_the_joining_limit(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=TWO, game="kibble-scuffle"))["table"]["id"]
            await joined(ben, table)
            seat = 1
            for count in range(SEAT_CHANGES_PER_MINUTE - 1):
                act = Leave(seat, f"l{count}") if count % 2 == 0 else Back(seat, f"b{count}")
                await house.host.do(table, partial(decided, act))
            if (await house.host.hosted(table)).loaded_state().has_left[seat]:
                await house.host.do(table, lambda at: at.entry("back", seat, "", "", at.at))
            answer = await ben.request("DELETE", "/api/me", json={})
            assert answer.status_code == 204
            state = (await house.host.hosted(table)).loaded_state()
            assert state.has_left[seat]
            assert state.is_vacant(seat)

    scenario(tmp_path, play)


def test_stored_position_does_not_name_a_deleted_person(tmp_path: Path) -> None:
    """Their name is removed from the position, and the table stays the same."""

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await told(ben.put("/api/me", json={"name": "Bartholomew"}))
            table = (await set_up(ana, seats=TWO, game="kibble-scuffle"))["table"]["id"]
            await joined(ben, table)
            person = ben.cookies["tabbytop"].split(".")[0]
            state = (await house.host.hosted(table)).loaded_state()
            await house.store.save_position(table, state.number, encode_position(state).decode())
            assert (await ben.request("DELETE", "/api/me", json={})).status_code == 204
            stored = await house.store.load(table)
            assert stored is not None
            assert stored.position is not None
            assert "Bartholomew" not in stored.position
            assert person not in stored.position
            assert (await house.host.hosted(table)).loaded_state().occupants[1].name == "Somebody"

    scenario(tmp_path, play)


def test_many_players_on_one_device_join_at_once(tmp_path: Path) -> None:
    """This does not count against the joining limit."""

    async def play(house: House) -> None:
        async with visitor(house) as ana:
            friends = [{"kind": "device", "name": f"Cat {number}"} for number in range(6)]
            made = await set_up(ana, seats=[{"kind": "me"}, *friends])
            assert len(made["secrets"]) == 7

    scenario(tmp_path, play)
