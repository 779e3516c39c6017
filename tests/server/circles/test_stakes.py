"""Fixtures and rated games: people stay, every move stands, and a removal voids the game."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import AskUndo
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.setup import Stakes
from tests.server.circles.friends import DUEL, Friends, friends, refused, told
from tests.server.house import House
from tests.server.random_table import RandomTable
from tests.server.test_deciding import a_table, kinds
from tests.server.test_fair_undo import play_until_ask
from tests.server.test_people import scenario
from tests.server.visitors import play_to_the_end

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def begun_between(group: Friends, one: str, two: str) -> str:
    """A game in the circle that has just begun."""
    body = {"game": DUEL, "seats": SEATS, "circle": group.circle}
    table: str = (await told(group[one].post("/api/tables", json=body), 201))["table"]["id"]
    await told(group[two].post(f"/api/tables/{table}/join", json={}))
    return table


async def rated_friends(group: Friends) -> None:
    for client in group.people.values():
        await told(client.put(f"{group.path}/me", json={"rated": True}))


async def only_game(group: Friends, name: str) -> list[dict[str, Any]]:
    """The seats of the only game of the only evening."""
    [evening] = (await told(group[name].get(f"{group.path}/evenings")))["evenings"]
    [game] = evening["games"]
    seats: list[dict[str, Any]] = game["seats"]
    return seats


def staked(table: RandomTable, stakes: Stakes) -> None:
    table.state.setup = msgspec.structs.replace(table.state.setup, stakes=stakes)


def test_fixture_is_not_won_by_banning_the_opponent(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two:
            await two.contest()
            path = f"{two.path}/contests/1/fixtures/1/table"
            opened = (await told(two["Ada"].post(path)))["table"]
            assert opened["stakes"] == "fixture"
            table = f"/api/tables/{opened['id']}"
            [kept] = [each["seat"] for each in opened["seats"] if each.get("kept")]
            for what, body in (
                ("fill", {"level": "kitten"}),
                ("fill", {"level": "kitten", "seat": kept}),
                ("close", {"seat": kept}),
            ):
                request = two["Ada"].post(f"{table}/{what}", json=body)
                assert await refused(request, 403) == "server/fixture-seat-kept"
            begun = (await told(two["Ben"].post(path)))["table"]
            assert begun["status"] == "playing"
            for ban in (False, True):
                request = two["Ada"].post(f"{table}/remove", json={"seat": kept, "ban": ban})
                assert await refused(request, 403) == "server/nobody-removed-at-stake"
            await play_to_the_end(house, opened["id"])
            contest = await told(two["Ben"].get(f"{two.path}/contests/1"))
            assert contest["fixtures"][0]["state"] == "decided"

    scenario(tmp_path, play)


def test_host_of_a_rated_table_removes_bots_but_not_people(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", rated=True) as two:
            seats = [*SEATS, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
            body = {"game": DUEL, "seats": seats, "circle": two.circle}
            made = (await told(two["Ada"].post("/api/tables", json=body), 201))["table"]
            assert made["stakes"] == "rated"
            table = f"/api/tables/{made['id']}"
            await told(two["Ben"].post(f"{table}/join", json={}))
            request = two["Ada"].post(f"{table}/remove", json={"seat": 1, "ban": True})
            assert await refused(request, 403) == "server/nobody-removed-at-stake"
            left = (await told(two["Ada"].post(f"{table}/remove", json={"seat": 3})))["table"]
            assert [each["kind"] for each in left["seats"]] == ["person", "person", "open", "open"]

    scenario(tmp_path, play)


def test_circle_game_with_a_removal_counts_for_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two:
            await rated_friends(two)
            table = await begun_between(two, "Ada", "Ben")
            removal = {"seat": 1, "ban": True}
            await told(two["Ada"].post(f"/api/tables/{table}/remove", json=removal))
            await told(two["Ada"].put(two.path, json={"rated": True}))
            await play_to_the_end(house, table)
            seats = await only_game(two, "Ben")
            assert [seat["points"] for seat in seats] == [None, None]
            assert [seat["rating_change"] for seat in seats] == [None, None]
            assert (await told(two["Ada"].get("/api/me/statistics")))["games"] == []

    scenario(tmp_path, play)


def test_game_that_began_without_ratings_rates_nobody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two:
            await rated_friends(two)
            table = await begun_between(two, "Ada", "Ben")
            await told(two["Ada"].put(two.path, json={"rated": True}))
            await play_to_the_end(house, table)
            seats = await only_game(two, "Ben")
            assert [seat["rating_change"] for seat in seats] == [None, None]
            assert None not in [seat["points"] for seat in seats]
            again = await told(two["Ben"].post(f"/api/tables/{table}/rematch"))
            assert again["table"]["stakes"] == "rated"

    scenario(tmp_path, play)


@pytest.mark.parametrize("stakes", ["rated", "fixture"])
def test_moves_stand_where_something_is_at_stake(stakes: Stakes) -> None:
    table = a_table("cat-lady", 2)
    play_until_ask(table)
    staked(table, stakes)
    assert table.state.undo_mode(0) == "no"
    with pytest.raises(Refused) as refusal:
        table.do(AskUndo(0, table.id()))
    assert refusal.value.message.key == "no-undo-at-stake"


def test_open_proposal_lapses_at_a_table_of_an_older_version() -> None:
    """Circle tables that were opened before stakes were written down count as rated."""
    table = a_table("cat-lady", 2)
    play_until_ask(table)
    table.do(AskUndo(0, table.id()))
    table.state.setup = msgspec.structs.replace(table.state.setup, circle="c", stakes=None)
    table.write(deciding.automatic_entry(table.state, table.at))
    assert kinds(table)[-1] == "lapsed"
    assert table.state.proposal is None


def test_removal_is_remembered_by_log_and_position() -> None:
    table = a_table("cat-lady", 2)
    table.write(deciding.remove(table.state, "p0", 1, False, table.at))
    setup, seed, number = table.state.setup, table.state.seed, table.state.number
    assert load_state("table", setup, seed, table.log).has_removals
    position = encode_position(table.state)
    assert load_state("table", setup, seed, [], position, number).has_removals
