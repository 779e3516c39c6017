"""An evening in a circle, played to the end on a real server."""

import asyncio
import itertools
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tabbytop.server.circles.ratings import NEWCOMER, RatedSeat, Rating, rate, shown_rating
from tabbytop.server.store.circle_games import ratings_of
from tests.server.circles.friends import DUEL, Friends, friends, told
from tests.server.house import at, running
from tests.server.visitors import play_to_the_end

NAMES = ("Ada", "Ben", "Cleo")


async def play_fixture(all_of_them: Friends, contest: int, fixture: int, names: list[str]) -> str:
    """Everybody asks for the table of a fixture, and it is played by chance."""
    path = f"{all_of_them.path}/contests/{contest}/fixtures/{fixture}/table"
    tables = {(await told(all_of_them[name].post(path)))["table"]["id"] for name in names}
    assert len(tables) == 1
    table: str = tables.pop()
    await play_to_the_end(all_of_them.house, table)
    return table


def expected_ratings(
    games: list[dict[str, Any]], rated: set[int]
) -> tuple[dict[int, Rating], dict[int, int]]:
    """The ratings, computed anew from the games as the evening tells them."""
    ratings: dict[int, Rating] = {}
    counts: dict[int, int] = {}
    for game in games:
        seats = [
            RatedSeat(
                seat["place"],
                seat["level"],
                ratings.get(seat["member"], NEWCOMER) if seat["member"] in rated else None,
            )
            for seat in game["seats"]
        ]
        for seat, new in zip(game["seats"], rate(seats), strict=True):
            if new is not None:
                ratings[seat["member"]] = new
                counts[seat["member"]] = counts.get(seat["member"], 0) + 1
    return ratings, counts


def test_evening_of_a_league_and_a_game_with_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(at(tmp_path)) as house, friends(house, *NAMES, rated=True) as three:
            for name in ("Ada", "Ben"):  # Cleo wants no rating
                await told(three[name].put(f"{three.path}/me", json={"rated": True}))
            before = await three.info("Ada")
            contest = await three.contest(name="Autumn league")
            assert contest["commitment"] == before["draw_commitment"]
            assert (await three.info("Ada"))["draw_commitment"] != contest["commitment"]
            by_number = {number: name for name, number in (await three.numbers()).items()}
            meetings = {
                frozenset(each["member"] for each in fixture["players"])
                for fixture in contest["fixtures"]
            }
            assert meetings == {frozenset(pair) for pair in itertools.combinations(by_number, 2)}
            played = []
            for fixture in contest["fixtures"]:
                names = [by_number[each["member"]] for each in fixture["players"]]
                played.append(await play_fixture(three, 1, fixture["number"], names))
            played.append(await game_with_a_bot(three))
            await check_contest(three, played[:-1])
            evening = await check_evening(three, played)
            await check_ratings(three, evening)

    asyncio.run(scene())


async def game_with_a_bot(three: Friends) -> str:
    """A table in the circle, which Ben finds on its page and joins without the link."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "kitten"}]
    body = {"game": DUEL, "seats": seats, "circle": three.circle}
    await told(three["Ada"].post("/api/tables", json=body), 201)
    assert (await told(three["Ben"].get("/api/me/circles")))["circles"][0]["open_tables"] == 1
    [listed] = (await three.info("Ben"))["tables"]
    assert not listed["mine"]
    table: str = listed["table"]["id"]
    assert listed["table"]["circle"] == three.circle
    joined = await told(three["Ben"].post(f"/api/tables/{table}/join", json={}))
    assert joined["table"]["circle"] == three.circle
    [listed] = (await three.info("Ben"))["tables"]
    assert listed["mine"]
    await play_to_the_end(three.house, table)
    assert (await three.info("Ben"))["tables"] == []
    return table


async def check_contest(three: Friends, played: list[str]) -> None:
    """The league's table adds up what the fixtures say."""
    contest = await told(three["Cleo"].get(f"{three.path}/contests/1"))
    assert contest["state"] == "finished"
    assert [each["table"] for each in contest["fixtures"]] == played
    points: dict[int, float] = {}
    for fixture in contest["fixtures"]:
        assert fixture["state"] == "decided"
        one, two = fixture["players"]
        share = 0.5 if one["place"] == two["place"] else float(one["place"] < two["place"])
        points[one["member"]] = points.get(one["member"], 0) + share
        points[two["member"]] = points.get(two["member"], 0) + 1 - share
    assert {line["member"]: line["points"] for line in contest["table"]} == points
    assert all(line["played"] == 2 for line in contest["table"])
    best = [line["member"] for line in contest["table"] if line["place"] == 1]
    assert contest["winners"] == best
    [card] = (await three.info("Ada"))["contests"]
    assert [each["member"] for each in card["winners"]] == best
    assert card["decided"] == card["fixtures"] == 3


async def check_evening(three: Friends, played: list[str]) -> dict[str, Any]:
    """All four games are of one evening, whose points are the opponents left behind."""
    answer = await told(three["Cleo"].get(f"{three.path}/evenings"))
    assert answer["next"] is None
    [evening] = answer["evenings"]
    assert [game["table"] for game in evening["games"]] == played
    assert [game["fixture"] for game in evening["games"]] == [1, 2, 3, None]
    today = datetime.now(UTC) - timedelta(hours=5)
    assert evening["day"] in {str((today - timedelta(minutes=5)).date()), str(today.date())}
    totals: dict[int, float] = {}
    for game in evening["games"]:
        places = [seat["place"] for seat in game["seats"]]
        for seat in game["seats"]:
            if seat["member"] is None:
                assert seat["points"] is None
                continue
            behind = sum(place > seat["place"] for place in places)
            shared = places.count(seat["place"]) - 1
            assert seat["points"] == round((behind + shared / 2) / (len(places) - 1), 4)
            totals[seat["member"]] = totals.get(seat["member"], 0) + seat["points"]
    lines = evening["lines"]
    assert {line["player"]["member"]: line["points"] for line in lines} == totals
    assert {line["player"]["name"] for line in lines} == set(NAMES)
    assert set(evening["winners"]) == {
        line["player"]["member"] for line in lines if line["place"] == 1
    }
    season = await told(three["Ben"].get(f"{three.path}/seasons/1"))
    for line in season["lines"]:
        member = line["player"]["member"]
        assert line["points"] == totals[member]
        assert line["evenings"] == (member in evening["winners"])
    found: dict[str, Any] = evening
    return found


async def check_ratings(three: Friends, evening: dict[str, Any]) -> None:
    """The ratings that grew game by game are those that are computed anew from all games."""
    numbers = await three.numbers()
    rated = {numbers["Ada"], numbers["Ben"]}
    expected, counts = expected_ratings(evening["games"], rated)
    database = three.house.store._database
    stored = await database.read(lambda each: ratings_of(each, three.circle, 1))
    assert {member: each.rating for member, each in stored.items()} == expected
    assert {member: each.games for member, each in stored.items()} == counts
    for member in (await three.info("Cleo"))["members"]:
        number = member["player"]["member"]
        if number not in rated:
            assert member["rating"] is None
            continue
        value = shown_rating(expected[number])
        provisional = counts[number] < 5
        shown = {"value": value, "games": counts[number], "provisional": provisional}
        assert member["rating"] == shown
    changes = [
        seat["rating_change"]
        for game in evening["games"]
        for seat in game["seats"]
        if seat["member"] == numbers["Ada"]
    ]
    assert sum(changes) == shown_rating(expected[numbers["Ada"]]) - 1000
