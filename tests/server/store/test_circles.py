"""Circles in the database: two workers at once, deletion, retention, backup, old databases."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from tabbytop.server.circles.contests import Contest, planned_fixtures
from tabbytop.server.circles.ratings import NEWCOMER, RatedSeat, Rating, rate
from tabbytop.server.errors import Conflict, Refused
from tabbytop.server.store import circle_games
from tabbytop.server.store.backup import back_up, restore
from tabbytop.server.store.circles import MOST_CIRCLES, MOST_MEMBERS, Member, NewCircleRow
from tabbytop.server.store.migration import migrate
from tabbytop.server.store.retention import DAY, RetentionPolicy
from tabbytop.server.store.rows import FixtureKey
from tabbytop.server.store.schema import CIRCLE_SEATS, CIRCLE_TABLES
from tabbytop.server.store.store import Store, open_database
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.results import GameResult
from tabbytop.server.table.setup import Clock
from tests.server.store.scenes import SEED, entry, opened, play, sat, setup, somebody
from tests.server.store.test_results import result_of

NAMES = ("p-ana", "p-ben", "p-cleo")


def new_circle(key: str = "c") -> NewCircleRow:
    return NewCircleRow(key, "Cats", f"link-{key}", True, 0, 1000, bytes(range(32)))


async def found_circle(store: Store, *people: str) -> None:
    """A circle in which everybody wants a rating; the first one is its founder."""
    for number, key in enumerate(people):
        await store.create_person(somebody(key))
        if not number:
            await store.circles.create(new_circle(), key)
        await store.circles.join("link-c", key, 1000 + number)
        await store.circles.set_rated("c", key, True)


async def finish(store: Store, result: GameResult, fixture: FixtureKey | None = None) -> None:
    """Write a table in the circle that ends with this result, and may count for its ratings."""
    result = msgspec.structs.replace(result, rated=True)
    seats = [
        Occupant("bot", seat.name, seat.cat, seat.level)
        if seat.level
        else Occupant("person", seat.name, seat.cat, person=seat.person)
        for seat in result.seats
    ]
    new = msgspec.structs.replace(setup(public=False), seats=len(seats), circle="c")
    lines = [sat(number, number - 1, seat) for number, seat in enumerate(seats, 1)]
    creator = next(seat.person for seat in result.seats if seat.person)
    await store.create(
        result.table, new, SEED, lines, seats, status="playing", creator=creator, fixture=fixture
    )
    last = entry(len(seats) + 1, "pass", at=result.at)
    await store.append(result.table, last, status="over", result=result)


def recomputed(games: list[GameResult]) -> dict[str, tuple[Rating, int]]:
    """The ratings and numbers of games of everybody, from the first game on."""
    ratings: dict[str, tuple[Rating, int]] = {}
    for game in games:
        before = [ratings.get(seat.person, (NEWCOMER, 0)) for seat in game.seats]
        seats = [
            RatedSeat(seat.place or 0, seat.level, None if seat.level else old[0])
            for seat, old in zip(game.seats, before, strict=True)
        ]
        for seat, old, new in zip(game.seats, before, rate(seats), strict=True):
            if new is not None:
                ratings[seat.person] = (new, old[1] + 1)
    return ratings


def random_results(count: int) -> list[GameResult]:
    chance = random.Random(3)
    results = []
    for number in range(count):
        players = chance.sample([*NAMES, "kitten", "tiger"], chance.randint(2, 4))
        if not set(players) & set(NAMES):
            players[0] = "p-ana"
        places = [chance.randint(1, len(players)) for _ in players]
        results.append(result_of(f"t{number}", players, places, at=5000 + number))
    return results


def test_ratings_of_games_on_two_workers_are_those_computed_anew(url: str) -> None:
    def order(connection: Connection) -> list[str]:
        columns = CIRCLE_TABLES.c
        rows = connection.execute(CIRCLE_TABLES.select().order_by(columns.number)).all()
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        return [row.table_id for row in rows]

    async def scene() -> None:
        results = random_results(24)
        async with opened(url) as one, opened(url) as two:
            await found_circle(one, *NAMES)
            for start in range(0, len(results), 6):  # six at a time, on two workers
                batch = results[start : start + 6]
                stores = [one, two] * 3
                await asyncio.gather(*map(finish, stores, batch))
            tables = {result.table: result for result in results}
            ordered = [tables[key] for key in await one._database.read(order)]
            stored = await two._database.read(lambda each: circle_games.ratings_of(each, "c", 1))
            people = {each.number: each.person for each in await members(one)}
            assert {
                people[member]: (each.rating, each.games) for member, each in stored.items()
            } == recomputed(ordered)

    asyncio.run(scene())


async def members(store: Store) -> list[Member]:
    snapshot = await store.circles.snapshot("c", "p-ana")
    return snapshot.members


def test_joins_on_two_workers_never_exceed_the_limit(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            await found_circle(one, "p-ana")
            keys = [f"p-{number}" for number in range(MOST_MEMBERS + 3)]
            for key in keys:
                await one.create_person(somebody(key))
            for key in keys[:-6]:
                await one.circles.join("link-c", key, 2000)
            twice = [(store, key) for key in keys[-6:] for store in (one, two)]
            joined = await asyncio.gather(
                *(store.circles.join("link-c", key, 2000) for store, key in twice),
                return_exceptions=True,
            )
            refused = [each for each in joined if isinstance(each, Refused)]
            assert all(each == "c" or isinstance(each, Refused) for each in joined)
            assert {each.code for each in refused} == {"limit"}
            here = await members(one)
            assert len(here) == MOST_MEMBERS
            assert [each.number for each in here] == list(range(1, MOST_MEMBERS + 1))

    asyncio.run(scene())


def test_person_has_a_limited_number_of_circles(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create_person(somebody("p-ana"))
        for number in range(MOST_CIRCLES):
            await store.circles.create(new_circle(f"c{number}"), "p-ana")
        with pytest.raises(Refused) as error:
            await store.circles.create(new_circle("one-more"), "p-ana")
        assert error.value.code == "limit"
        assert len(await store.circles.circles_of("p-ana")) == MOST_CIRCLES

    play(url, scene)


def test_result_that_is_written_twice_counts_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await found_circle(store, *NAMES)
        result = result_of()
        await finish(store, result)
        assert await store.save_result(result) is False
        season = await store.circles.season("c", "p-ana", 1)
        assert [(line.member, line.games) for line in season.lines] == [(1, 1), (2, 1)]
        assert (await store.circles.snapshot("c", "p-ana")).circle.games == 1

    play(url, scene)


def league(*players: int) -> Contest:
    return Contest(
        kind="league",
        game="kibble-scuffle",
        name="",
        created=0,
        seats=2,
        options={},
        clock=Clock(),
        seeding="draw",
        commitment="",
        seed="",
        players=list(players),
        fixtures=planned_fixtures("league", len(players), 2, 2, 1),
    )


def test_fixture_has_one_table_also_on_two_workers(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            await found_circle(one, "p-ana", "p-ben")
            number = await one.circles.add_contest("c", "p-ana", SEED, lambda *_: league(1, 2))
            key = FixtureKey(number, 0)
            new = msgspec.structs.replace(setup(public=False), circle="c")
            opening = [
                store.create(table, new, SEED, [], [], creator=person, fixture=key)
                for store, table, person in ((one, "t1", "p-ana"), (two, "t2", "p-ben"))
            ]
            outcomes = await asyncio.gather(*opening, return_exceptions=True)
            assert [type(each) for each in outcomes if each is not None] == [Conflict]
            rows = await two.circles.contest("c", "p-ben", number)
            [table] = rows.live
            assert rows.contest.fixtures[0].table == table
            loser = {"t1", "t2"} - {table}
            assert await one.load(loser.pop()) is None  # nothing of it was written
            ended = result_of(table, ("p-ben", "p-ana"), (1, 2))
            await one.append(table, entry(1), status="over", result=ended)
            contest = (await two.circles.contest("c", "p-ben", number)).contest
            assert (contest.state, contest.fixtures[0].places) == ("finished", [2, 1])

    asyncio.run(scene())


def test_deleted_person_is_gone_from_circles_and_others_keep_their_points(url: str) -> None:
    async def scene(store: Store) -> None:
        await found_circle(store, *NAMES)
        await finish(store, result_of("t1", NAMES, (1, 2, 3), at=20_000 * DAY))
        await store.delete_person("p-ana")
        found = await store.circles.snapshot("c", "p-ben")
        assert found.circle.founder == 2
        assert [each.person for each in found.members] == ["p-ben", "p-cleo"]
        assert set(found.ratings) == {2, 3}
        _, _, [evening] = await store.circles.evenings("c", "p-ben", None, 10)
        [(_, result)] = evening.games
        assert [seat.person for seat in result.seats] == ["", "p-ben", "p-cleo"]
        assert result.seats[0].name == "Somebody"
        await store.delete_person("p-ben")
        await store.delete_person("p-cleo")
        with pytest.raises(Refused):
            await store.circles.snapshot("c", "p-cleo")

    play(url, scene)


def test_evenings_go_with_their_tables_and_final_tables_stay(url: str) -> None:
    def left(connection: Connection) -> int:
        return sum(
            len(connection.execute(each.select()).all()) for each in (CIRCLE_TABLES, CIRCLE_SEATS)
        )

    async def scene(store: Store) -> None:
        await found_circle(store, *NAMES)
        await finish(store, result_of("t1", NAMES, (1, 2, 3)))
        await store.circles.end_season("c", "p-ana", 6000)
        final = (await store.circles.season("c", "p-ana", 1)).lines
        assert len(final) == 3
        policy = RetentionPolicy(unfinished=0, finished=30, chat=0, guests=30)
        counts = await store.apply_retention(policy, 100 * DAY)
        assert (counts.finished, counts.guests) == (1, 3)  # guests without a table go, too
        assert await store._database.read(left) == 0
        assert await store.circles.circles_of("p-ana") == []

    async def with_account(store: Store) -> None:
        await store.create_person(somebody("p-ana", "Ana"))
        await store.circles.create(new_circle(), "p-ana")
        await store.create_person(somebody("p-ben"))
        await store.circles.join("link-c", "p-ben", 2000)
        await finish(store, result_of("t1"))
        await store.circles.end_season("c", "p-ana", 6000)
        policy = RetentionPolicy(unfinished=0, finished=30, chat=0, guests=0)
        await store.apply_retention(policy, 100 * DAY)
        assert len((await store.circles.season("c", "p-ana", 1)).lines) == 2
        assert (await store.circles.evenings("c", "p-ana", None, 10))[2] == []

    play(url, scene)
    play(url, with_account)


def test_days_begin_at_five_by_the_circles_clock(url: str) -> None:
    async def scene(store: Store) -> None:
        await found_circle(store, *NAMES)
        await store.circles.change("c", "p-ana", clock_offset=60)
        five = 20_000 * DAY + 4 * 3_600_000  # by the circle's clock
        for number, at in enumerate((five - 1, five, five + DAY - 1, five + DAY)):
            await finish(store, result_of(f"t{number}", at=at))
        _, _, evenings = await store.circles.evenings("c", "p-ana", None, 10)
        games = {each.day: [row.table for row, _ in each.games] for each in evenings}
        assert games == {20_001: ["t3"], 20_000: ["t1", "t2"], 19_999: ["t0"]}
        _, _, older = await store.circles.evenings("c", "p-ana", 20_000, 10)
        assert [each.day for each in older] == [19_999]

    play(url, scene)


def test_season_that_is_over_gets_no_more_games(url: str) -> None:
    async def scene(store: Store) -> None:
        await found_circle(store, *NAMES)
        await finish(store, result_of("t1", at=5000))
        await store.circles.set_season_end("c", "p-ana", DAY, 5500)
        await finish(store, result_of("t2", at=DAY))
        first, second = (await store.circles.snapshot("c", "p-ana")).seasons
        assert (first.ended, second.number, second.ends) == (DAY, 2, None)
        for season in (1, 2):
            lines = (await store.circles.season("c", "p-ana", season)).lines
            assert [line.games for line in lines] == [1, 1]

    play(url, scene)


def test_backup_keeps_circles_to_the_last_bit(url: str, tmp_path: Path) -> None:
    async def everything(store: Store) -> tuple[object, ...]:
        return (
            await store.circles.snapshot("c", "p-ana"),
            await store.circles.evenings("c", "p-ana", None, 10),
            await store.circles.season("c", "p-ana", 1),
        )

    async def fill(store: Store) -> tuple[object, ...]:
        await found_circle(store, *NAMES)
        await finish(store, result_of("t1", NAMES, (1, 2, 3), at=20_000 * DAY))
        await store.circles.add_contest("c", "p-ana", SEED, lambda *_: league(1, 2))
        return await everything(store)

    before = play(url, fill)
    asyncio.run(back_up(url, tmp_path / "backup"))
    other = str(tmp_path / "other.db")
    asyncio.run(restore(other, tmp_path / "backup"))
    assert play(other, everything) == before


def test_database_without_circles_gets_them(url: str) -> None:
    def old(connection: Connection) -> None:
        migrate(connection, "0007")
        connection.execute(
            text(
                "INSERT INTO people (id, name, cat, epoch, created, seen)"
                " VALUES ('p-ana', 'Ana', 'tabby', 0, 1, 1)"
            )
        )

    async def make_old() -> None:
        await (await open_database(url, old)).close()

    async def scene(store: Store) -> None:
        await store.circles.create(new_circle(), "p-ana")
        [listed] = await store.circles.circles_of("p-ana")
        assert (listed.circle.name, listed.members) == ("Cats", 1)

    asyncio.run(make_old())
    play(url, scene)
