"""Finished games on the server: results, history, statistics and stickers."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tabbytop
from tabbytop.kernel.record import Record
from tabbytop.server.driving.housekeeping import Housekeeping
from tabbytop.server.errors import Refused
from tabbytop.server.hosting import results
from tabbytop.server.people.identity import COOKIE
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.messages import AskUndo
from tabbytop.server.table.results import FULL_STANDING, standing, tallies
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tests.server.house import House, at, running
from tests.server.random_table import RandomTable
from tests.server.test_device_games import body, finished
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "kitten"}
EARNED = "first-game"


def earn(game: object, record: Record) -> list[list[str]]:
    """Everybody earns one sticker, and seat 0 another."""
    return [[EARNED, "host"] if seat == 0 else [EARNED] for seat in range(record.seats)]


@pytest.fixture
def with_stickers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "earned_stickers", earn)


async def tables_of(client: httpx.AsyncClient, query: str = "") -> Any:
    return await told(client.get(f"/api/me/tables{query}"))


async def finished_between(house: House, *people: httpx.AsyncClient, bots: int = 1) -> TableState:
    """A finished game of these people, each on a device of their own, and bots."""
    first, *others = people
    seats = [ME, *[OPEN] * len(others), *[BOT] * bots]
    table = (await set_up(first, seats=seats))["table"]["id"]
    for other in others:
        await told(other.post(f"/api/tables/{table}/join", json={}))
    return await play_to_the_end(house, table)


# Results of a state.


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), (0.5, 0.5)),
        ((1, 2, 3), (1, 0.5, 0)),
        ((1, 2, 2), (1, 0.25, 0.25)),
        ((2, 4, 1, 3), (2 / 3, 0, 1, 1 / 3)),
        ((1,), (1,)),
        ((2,), (0,)),
    ],
)
def test_standing_is_the_share_of_opponents_left_behind(
    places: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    found = [standing(places, seat) for seat in range(len(places))]
    assert found == [round(FULL_STANDING * share) for share in shares]


@pytest.mark.parametrize("seats", range(2, 17))
def test_standings_of_a_table_sum_up_exactly_whatever_its_size(seats: int) -> None:
    for shared in range(1, seats + 1):
        places = [1] * shared + list(range(shared + 1, seats + 1))
        total = sum(standing(places, seat) for seat in range(seats))
        assert total * 2 == seats * FULL_STANDING


def over(bots: int = 1) -> TableState:
    game = tabbytop.game("tem-purr-a")
    table = RandomTable(Deal(game, 3, game.resolve_options(3, None), 7), bots=bots)
    while table.state.status != "over":
        table.move()
    return table.state


def test_people_with_several_seats_and_games_of_devices_are_not_counted() -> None:
    state = over()
    alone = results.result_with_stickers(state, state.at)
    assert [seat.standing is not None for seat in alone.seats] == [True, True, False]
    assert {tally.kind for tally in tallies(alone)} == {"cat", "level", "person"}
    state.occupants[1] = Occupant("person", "Cat 1", "grey", person="p0")
    assert tallies(results.result_with_stickers(state, state.at)) == []
    state.occupants[1] = Occupant("person", "Cat 1", "grey", person="p1")
    state.setup = msgspec.structs.replace(state.setup, from_device="device-1")
    assert tallies(results.result_with_stickers(state, state.at)) == []


def test_seat_that_a_bot_has_taken_over_earns_no_sticker(with_stickers: None) -> None:
    state = over()
    state.away[0] = "puma"
    result = results.result_with_stickers(state, state.at)
    assert [seat.stood_in for seat in result.seats] == [True, False, False]
    assert [seat.stickers for seat in result.seats] == [[], [EARNED], []]
    assert result.seats[0].standing is not None, "leaving is no way out of a bad result"


def test_move_that_ended_the_game_cannot_be_taken_back() -> None:
    state = over()
    with pytest.raises(Refused):
        deciding.decide(state, AskUndo(0, "undo"), state.at, 0)


# The server.


def test_finished_game_is_in_the_history_of_all_its_people(
    tmp_path: Path, with_stickers: None
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben, visitor(house) as stranger:
            state = await finished_between(house, ana, ben)
            assert state.match is not None
            result = state.match.table.result()
            assert result is not None
            for client, seat in ((ana, 0), (ben, 1)):
                (mine,) = (await tables_of(client))["tables"]
                assert (mine["table"]["status"], mine["seats"]) == ("over", [seat])
                assert mine["result"] == {
                    "ended": state.at,
                    "places": list(result.places),
                    "scores": list(result.scores),
                    "unit": result.unit,
                    "stood_in": [False, False, False],
                }
                counted: Any = await told(client.get("/api/me/statistics"))
                assert counted["all"]["games"] == 1
                assert counted["all"]["wins"] == (result.places[seat] == 1)
                assert [duel["level"] for duel in counted["bots"]] == ["kitten"]
                (rival,) = counted["people"]
                assert rival["name"] == state.occupants[1 - seat].name
                other: Any = await told(client.get("/api/me/statistics?game=meow"))
                assert (other["all"], other["games"]) == (None, [])
                owned: Any = await told(client.get("/api/me/stickers"))
                earned = {each["sticker"] for each in owned["stickers"]}
                assert earned == ({EARNED, "host"} if seat == 0 else {EARNED})
                assert {each["table"] for each in owned["stickers"]} == {state.id}
            for path in ("tables", "statistics", "stickers"):
                answer = await ana.get(f"/api/me/{path}")
                for client in (ana, ben):
                    assert client.cookies[COOKIE].split(".")[0] not in answer.text, "ids stay here"
            assert (await told(stranger.get("/api/me/stickers"))) == {"stickers": []}
            assert (await told(stranger.get("/api/me/statistics")))["all"] is None

    scenario(tmp_path, play, bot_beat=0.0)


def test_history_comes_in_pages(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            played = [(await put_game(ana, number))["table"] for number in range(5)]
            running_table = (await set_up(ana))["table"]["id"]
            first = await tables_of(ana, "?count=2")
            assert first["tables"][0]["table"]["id"] == running_table
            listed = [each["table"]["id"] for each in first["tables"][1:]]
            page = first
            while page["next"] is not None:
                page = await tables_of(ana, f"?count=2&before={page['next']}")
                listed += [each["table"]["id"] for each in page["tables"]]
            assert listed == played[::-1]
            for wrong in ("x", "1.", "1.%00", "-1.a", "1.a.b"):
                await told(ana.get(f"/api/me/tables?before={wrong}"), 400)
            await told(ana.get("/api/me/tables?count=0"), 400)
            await told(ana.get("/api/me/statistics?game=chess"), 404)
            await told(ana.get("/api/me/statistics?offset=99999"), 400)

    scenario(tmp_path, play)


async def put_game(client: httpx.AsyncClient, number: int) -> Any:
    document = body(finished(chance=number), f"device-{number}", ended=1_700_000_000_000 + number)
    return await told(client.post("/api/me/games", json={**document, "began": 1}))


def test_game_of_a_device_has_a_result_and_stickers_and_no_statistics(
    tmp_path: Path, with_stickers: None
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for _ in range(2):  # it is sent again
                await put_game(ana, 1)
            (mine,) = (await tables_of(ana))["tables"]
            assert mine["from_device"] == "device-1"
            result = finished(chance=1).table.result()
            assert result is not None
            assert mine["result"]["places"] == list(result.places)
            stickers: Any = await told(ana.get("/api/me/stickers"))
            assert {each["sticker"] for each in stickers["stickers"]} == {EARNED, "host"}
            assert (await told(ana.get("/api/me/statistics")))["all"] is None

    scenario(tmp_path, play)


def test_running_tables_come_first_with_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            done = (await finished_between(house, ana, bots=2)).id
            waiting = (await set_up(ana, seats=[ME, OPEN, OPEN]))["table"]["id"]
            seats = [ME, OPEN, OPEN]
            ids = [(await set_up(ana, seats=seats))["table"]["id"] for _ in range(4)]
            for table in ids:
                for _ in range(2):
                    async with visitor(house) as other:
                        await told(other.post(f"/api/tables/{table}/join", json={}))
            listed = (await tables_of(ana))["tables"]
            order = [each["table"]["id"] for each in listed]
            assert sorted(order[:4]) == sorted(ids)
            assert order[4:] == [waiting, done]
            mine = [each["asked"] for each in listed[:4]]
            assert mine == sorted(mine, reverse=True), "those that wait for me first"
            for each in listed[:4]:
                state = (await house.host.hosted(each["table"]["id"])).loaded_state()
                assert state.match is not None
                assert each["turn"] == state.match.table.actors()
                assert each["asked"] == (0 in each["turn"])
                assert each["since"] == state.at
            assert [(each["turn"], each["since"]) for each in listed[4:]] == [([], None)] * 2
            assert (await tables_of(ben))["tables"] == []

    scenario(tmp_path, play, bot_beat=0.0, tables_a_person=10)


def test_export_has_results_stickers_and_statistics(tmp_path: Path, with_stickers: None) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            state = await finished_between(house, ana, ben)
            exported: Any = await told(ana.get("/api/me/export"))
            (own,) = exported["results"]
            assert (own["table"], own["seat"], own["at"]) == (state.id, 0, state.at)
            assert own["place"] in (1, 2, 3)
            assert {each["sticker"] for each in exported["stickers"]} == {EARNED, "host"}
            assert exported["statistics"] == await told(ana.get("/api/me/statistics"))
            key = ben.cookies[COOKIE].split(".")[0]
            assert key not in json.dumps(exported)

    scenario(tmp_path, play, bot_beat=0.0)


def test_guest_takes_games_into_an_account_and_deletes_them_for_good(
    tmp_path: Path, with_stickers: None
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            state = await finished_between(house, ana, ben)
            before = await tables_of(ana)
            await told(ana.post("/api/me/account", json=ACCOUNT))
            assert await tables_of(ana) == before
            assert len((await told(ana.get("/api/me/stickers")))["stickers"]) == 2  # type: ignore[arg-type]
            password = {"password": ACCOUNT["password"]}
            gone = await ana.request("DELETE", "/api/me", json=password)
            assert gone.status_code == 204
            (theirs,) = (await tables_of(ben))["tables"]
            assert theirs["table"]["id"] == state.id
            assert theirs["table"]["seats"][0]["name"] == "Somebody"
            assert theirs["result"]["places"]
            counted: Any = await told(ben.get("/api/me/statistics"))
            assert (counted["all"]["games"], counted["people"]) == (1, [])

    scenario(tmp_path, play, bot_beat=0.0)


def test_game_ends_although_its_stickers_cannot_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: object, record: Record) -> list[list[str]]:
        raise ZeroDivisionError

    monkeypatch.setattr(results, "earned_stickers", fail)

    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            await finished_between(house, ana, ben)
            (mine,) = (await tables_of(ana))["tables"]
            assert mine["result"]["places"]
            assert (await told(ana.get("/api/me/stickers"))) == {"stickers": []}

    scenario(tmp_path, play, bot_beat=0.0)


# Games that were finished before results were kept.


def forget_results(file: Path) -> None:
    """Leave the database as an earlier version did."""
    with closing(sqlite3.connect(file)) as database:
        for table in ("results", "result_seats", "tallies", "stickers", "upkeep"):
            database.execute(f"DELETE FROM {table}")
        database.execute("UPDATE seats SET finished = 0")
        database.commit()


def rows_of(file: Path) -> list[list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as database:
        return [
            sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=str)
            for table in ("results", "result_seats", "tallies", "stickers", "seats")
        ]


def test_housekeeping_fills_in_results_of_older_games_once(
    tmp_path: Path, with_stickers: None
) -> None:
    async def play() -> None:
        settings = at(tmp_path, bot_beat=0.0)
        file = tmp_path / "tables.db"
        async with running(settings) as house, visitor(house) as ana, visitor(house) as ben:
            for _ in range(3):
                ended = await finished_between(house, ana, ben)
            await put_game(ana, 1)
            await told(ana.post(f"/api/tables/{ended.id}/rematch"))  # written after the end
            before = rows_of(file)
            forget_results(file)
            listed = (await tables_of(ana))["tables"]
            assert len(listed) == 5, "nothing is missing meanwhile"
            assert [each["result"] for each in listed] == [None] * 5
            keeping = Housekeeping(house.host, settings)
            assert await keeping.fill_results_if_due() == 4
            assert rows_of(file) == before
            assert await keeping.fill_results_if_due() == 0
            forget_claim(file)
            assert await keeping.fill_results_if_due() == 0
            assert rows_of(file) == before

    asyncio.run(play())


def forget_claim(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM upkeep")
        database.commit()


def test_older_game_that_cannot_be_read_is_in_the_history_without_places(tmp_path: Path) -> None:
    async def play() -> None:
        settings = at(tmp_path, bot_beat=0.0)
        file = tmp_path / "tables.db"
        async with running(settings) as house, visitor(house) as ana, visitor(house) as ben:
            ended = await finished_between(house, ana, ben)
            forget_results(file)
            with closing(sqlite3.connect(file)) as database:
                database.execute("UPDATE log SET text = 'nonsense' WHERE kind = 'move'")
                database.execute("UPDATE tables SET position = NULL")
                database.commit()
            assert await Housekeeping(house.host, settings).fill_results_if_due() == 1
            (mine,) = (await tables_of(ana))["tables"]
            assert mine["result"]["ended"] == ended.at
            assert mine["result"]["places"] == [None] * 3
            assert (await told(ana.get("/api/me/statistics")))["all"] is None

    asyncio.run(play())
