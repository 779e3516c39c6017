"""Results, statistics and stickers in the database: with the log, for everybody, and for good."""

import asyncio
import math
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.offline.statistics import totals_of
from tabbytop.server.errors import Conflict
from tabbytop.server.people.personal_schemas import Duel, Statistics, Total
from tabbytop.server.people.statistics import statistics_from
from tabbytop.server.store.backup import back_up
from tabbytop.server.store.retention import DAY, RetentionPolicy
from tabbytop.server.store.rows import Sticker
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.results import GameResult, SeatResult, standing
from tests.server.store.scenes import ANA, BEN, SEED, entry, play, sat, setup, somebody

GAMES = ("kibble-scuffle", "meow", "tem-purr-a")
PEOPLE = ("p-ana", "p-ben", "p-cleo", "p-dan")
LEVELS = ("kitten", "tiger")
CATS = ("tabby", "mangy")


def result_of(
    table: str = "t",
    players: Iterable[str] = ("p-ana", "p-ben"),
    places: Iterable[int] = (1, 2),
    *,
    at: int = 5000,
    game: str = "kibble-scuffle",
    stickers: dict[int, list[str]] | None = None,
    cats: Iterable[str] = (),
) -> GameResult:
    """A result; players whose names begin with `p-` are people, others levels of bots."""
    who, placed, had = list(players), list(places), list(cats)
    return GameResult(
        table,
        game,
        at,
        "points",
        [
            SeatResult(
                seat=seat,
                person=key if key.startswith("p-") else "",
                name=f"{key.title()} at {table}",
                cat=had[seat] if had else "tabby",
                level="" if key.startswith("p-") else key,
                place=placed[seat],
                score=10 - placed[seat],
                standing=standing(placed, seat) if key.startswith("p-") else None,
                stood_in=False,
                stickers=(stickers or {}).get(seat, []),
            )
            for seat, key in enumerate(who)
        ],
    )


async def finish(store: Store, result: GameResult) -> None:
    """Write a table that ends with this result."""
    seats = [
        Occupant("bot", seat.name, seat.cat, seat.level)
        if seat.level
        else Occupant("person", seat.name, seat.cat, person=seat.person)
        for seat in result.seats
    ]
    new = msgspec.structs.replace(setup(), game=result.game, seats=len(seats))
    lines = [sat(number, number - 1, seat) for number, seat in enumerate(seats, 1)]
    await store.create(result.table, new, SEED, lines, seats, status="playing")
    last = entry(len(seats) + 1, "pass", at=result.at)
    await store.append(result.table, last, status="over", result=result)


async def with_people(store: Store) -> None:
    for key in PEOPLE:
        await store.create_person(somebody(key))


def test_result_is_written_with_the_entry_that_ends_the_game(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await finish(store, result_of(stickers={0: ["first-game"], 1: ["first-game", "fed"]}))
        (listed,) = await store.finished_of("p-ana", 10)
        assert listed.result == result_of()
        assert (listed.id, listed.status) == ("t", "over")
        assert await store.unsettled_of("p-ana", 10) == []
        assert await store.stickers_of("p-ben") == [
            Sticker("kibble-scuffle", "fed", "t", 5000),
            Sticker("kibble-scuffle", "first-game", "t", 5000),
        ]

    play(url, scene)


def test_entry_whose_number_is_taken_writes_no_result(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await store.create("t", setup(), SEED, [entry(1)], [ANA, BEN], status="playing")
        ended = result_of(stickers={0: ["first-game"]})
        with pytest.raises(Conflict):
            await store.append("t", entry(1, "other"), status="over", result=ended)
        assert await store.finished_of("p-ana", 10) == []
        assert await store.stickers_of("p-ana") == []
        assert (await store.statistics("p-ana", None, 0)).tallies == []

    play(url, scene)


def test_games_that_end_in_one_commit_all_have_results(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await store.create("chat", setup(), SEED, [], [ANA, BEN])
        ended = [result_of(f"t{number}", at=number) for number in range(10)]
        await asyncio.gather(
            *(finish(store, each) for each in ended), store.append("chat", entry(1, "hello"))
        )
        assert [each.result for each in await store.finished_of("p-ben", 99)] == ended[::-1]
        (all_games,) = statistics_from(await store.statistics("p-ben", None, 0)).people
        assert (all_games.all.games, all_games.behind) == (10, 10)

    play(url, scene)


def test_history_comes_in_pages_without_gaps_also_where_games_end_together(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        for number in range(7):
            shared = ("p-ana", "p-ana", "kitten")  # two on one device are one table
            await finish(store, result_of(f"t{number}", shared, (1, 2, 3), at=number // 3))
        await finish(store, result_of("other", ("p-ben", "kitten")))
        found: list[str] = []
        before: tuple[int, str] | None = None
        while page := await store.finished_of("p-ana", 2, before):
            found += [each.id for each in page]
            assert page[-1].result is not None
            before = page[-1].result.at, page[-1].id
        assert found == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]

    play(url, scene)


def test_earliest_sticker_is_kept_in_whatever_order_games_are_filled_in(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        for table, at in (("late", 30), ("early", 10), ("middle", 20)):
            await finish(store, result_of(table, at=at, stickers={0: ["fed"]}))
        assert await store.stickers_of("p-ana") == [Sticker("kibble-scuffle", "fed", "early", 10)]

    play(url, scene)


def test_result_is_written_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await finish(store, result_of())
        before = await store.statistics("p-ana", None, 0)
        assert not await store.save_result(result_of(places=(2, 1)))
        assert await store.statistics("p-ana", None, 0) == before

    play(url, scene)


# Statistics.


def random_result(chance: random.Random, table: str) -> GameResult:
    seats = chance.randint(1, 5)
    people = chance.sample(PEOPLE, min(seats, chance.randint(1, len(PEOPLE))))
    players = people + chance.choices(LEVELS, k=seats - len(people))
    chance.shuffle(players)
    places = [chance.randint(1, max(2, seats)) for _ in players]
    result = result_of(
        table,
        players,
        places,
        at=1_700_000_000_000 + chance.randrange(30 * DAY),
        game=chance.choice(GAMES),
        cats=chance.choices(CATS, k=seats),
    )
    if chance.random() < 0.2:  # of a device, or several at one
        seats_of = [msgspec.structs.replace(seat, standing=None) for seat in result.seats]
        result = msgspec.structs.replace(result, seats=seats_of)
    return result


def share(result: GameResult, seat: SeatResult) -> float:
    """The standing, by its definition."""
    others = [other.place for other in result.seats if other.seat != seat.seat]
    if not others:
        return float(seat.place == 1)
    mine = seat.place
    assert mine is not None
    return sum(
        (other is not None and other > mine) + 0.5 * (other == mine) for other in others
    ) / len(others)


class Plays:
    """The games of one person, counted one by one."""

    def __init__(self, results: list[GameResult], person: str, game: str | None) -> None:
        self.mine = [
            (result, seat)
            for result in results
            for seat in result.seats
            if seat.person == person and seat.standing is not None and game in (None, result.game)
        ]

    def total(self, games: list[tuple[GameResult, SeatResult]]) -> tuple[int, int, float]:
        shares = [share(*each) for each in games]
        wins = sum(seat.place == 1 for _, seat in games)
        return len(games), wins, math.fsum(shares) / len(shares)

    def against(self, key: str) -> list[tuple[GameResult, SeatResult, list[SeatResult]]]:
        found = []
        for result, seat in self.mine:
            them = [
                other
                for other in result.seats
                if other.seat != seat.seat
                and (other.level == key or (other.person == key and other.standing is not None))
            ]
            if them:
                found.append((result, seat, them))
        return found

    def evenings(self, offset: int) -> dict[int, list[float]]:
        days: dict[int, list[float]] = {}
        for result, seat in self.mine:
            day = (result.at + offset - 5 * 3_600_000) // DAY
            days.setdefault(day, []).append(share(result, seat))
        return {day: shares for day, shares in days.items() if len(shares) >= 3}


def require_same(told: Statistics, plays: Plays, offset: int) -> None:
    if not plays.mine:
        assert (told.all, told.games, told.people, told.bots) == (None, [], [], [])
        return
    assert told.all is not None
    assert same(told.all, plays.total(plays.mine))
    assert sum(each.all.games for each in told.games) == len(plays.mine)
    for each in told.games:
        of_game = [(result, seat) for result, seat in plays.mine if result.game == each.game]
        assert same(each.all, plays.total(of_game))
    for cat in CATS:
        assert count(plays, cat) <= count(plays, told.cat)
    duels = {duel.level: duel for duel in told.bots}
    for level in LEVELS:
        require_same_duel(duels.get(level), plays, level)
    met = [key for key in PEOPLE if plays.against(key)]
    assert len(told.people) == len(met)
    for key in met:  # names are those of the last game together
        result, _, (them,) = max(plays.against(key), key=lambda each: each[0].at)
        (duel,) = (each for each in told.people if each.name == them.name)
        assert (duel.latest, duel.cat) == (result.at, them.cat)
        require_same_duel(duel, plays, key)
    means = {day: math.fsum(s) / len(s) for day, s in plays.evenings(offset).items()}
    if means:
        assert told.best is not None
        assert told.worst is not None
        assert math.isclose(told.best.standing, max(means.values()), abs_tol=1e-9)
        assert math.isclose(told.worst.standing, min(means.values()), abs_tol=1e-9)
    else:
        assert (told.best, told.worst) == (None, None)


def count(plays: Plays, cat: str) -> int:
    return sum(seat.cat == cat for _, seat in plays.mine)


def same(told: Total, counted: tuple[int, int, float]) -> bool:
    assert told.low is None or told.high is None or told.low <= told.standing <= told.high
    assert (told.low is None) == (told.games == 1)
    games, wins, mean = counted
    return (told.games, told.wins) == (games, wins) and math.isclose(
        told.standing, mean, abs_tol=1e-9
    )


def require_same_duel(duel: Duel | None, plays: Plays, key: str) -> None:
    met = plays.against(key)
    if not met:
        assert duel is None
        return
    assert duel is not None
    assert same(duel.all, plays.total([(result, seat) for result, seat, _ in met]))
    pairs = [(seat.place or 0, other.place or 0) for _, seat, them in met for other in them]
    assert duel.ahead == sum(mine < other for mine, other in pairs)
    assert duel.behind == sum(mine > other for mine, other in pairs)


@pytest.mark.parametrize("seed", range(3))
def test_statistics_are_those_of_counting_every_game(url: str, seed: int) -> None:
    """Also after some of the tables were deleted."""
    chance = random.Random(seed)
    results = [random_result(chance, f"t{number}") for number in range(70)]

    async def scene(store: Store) -> None:
        await with_people(store)
        for result in results:
            await finish(store, result)
        for gone in ([], results[::3]):
            for result in gone:
                await store.operators.delete_table(result.table)
            left = [result for result in results if result not in gone]
            for person in PEOPLE:
                for game in (None, GAMES[0]):
                    offset = chance.randint(-12, 14) * 3_600_000
                    told = statistics_from(await store.statistics(person, game, offset))
                    if not gone:
                        require_same(told, Plays(left, person, game), offset)
                        on_device = totals_of(left, person, game, offset)  # as a browser counts
                        assert statistics_from(on_device) == told
                    elif told.all is not None:
                        plays = Plays(left, person, game)
                        assert same(told.all, plays.total(plays.mine))
                        for duel in told.bots:
                            require_same_duel(duel, plays, duel.level)
        for result in results:
            await store.operators.delete_table(result.table)
        for person in PEOPLE:
            assert (await store.statistics(person, None, 0)).tallies == []

    play(url, scene)


def test_rivals_are_those_with_the_clearest_lead(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        for number in range(4):
            await finish(store, result_of(f"b{number}", ("p-ana", "p-ben"), (1, 2)))
            await finish(store, result_of(f"c{number}", ("p-ana", "p-cleo"), (2, 1)))
        await finish(store, result_of("d", ("p-ana", "p-dan"), (2, 1)))
        told = statistics_from(await store.statistics("p-ana", None, 0))
        assert told.beaten is not None
        assert told.beaten.name.startswith("P-Ben")
        assert told.nemesis is not None
        assert told.nemesis.name.startswith("P-Cleo")
        theirs = statistics_from(await store.statistics("p-ben", None, 0))
        assert (theirs.beaten, theirs.nemesis and theirs.nemesis.all.games) == (None, 4)

    play(url, scene)


def test_small_hours_belong_to_the_evening_before_by_the_persons_clock(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        midnight = 20_000 * DAY  # 2024-10-04 in Greenwich
        for number, hour in enumerate((-2, 1, 4)):
            await finish(store, result_of(f"t{number}", at=midnight + hour * 3_600_000))
        there = statistics_from(await store.statistics("p-ana", None, 0))
        assert there.best is not None
        assert (there.best.day, there.best.games, there.best.wins) == ("2024-10-03", 3, 3)
        later = statistics_from(await store.statistics("p-ana", None, 2 * 3_600_000))
        assert later.best is None, "the last game was after five in the morning"

    play(url, scene)


# Deletion.


def test_deleted_person_is_removed_from_results_of_others_for_good(
    url: str, tmp_path: Path
) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        three = ("p-ana", "p-ben", "p-cleo")
        for number in range(25):
            await finish(store, result_of(f"t{number}", three, (1, 2, 3), stickers={1: ["fed"]}))
        before = statistics_from(await store.statistics("p-ana", None, 0))
        await store.delete_person("p-ben")
        after = statistics_from(await store.statistics("p-ana", None, 0))
        assert after.all == before.all, "Ana keeps her own results"
        assert [duel.name.partition(" ")[0] for duel in after.people] == ["P-Cleo"]
        (listed,) = await store.finished_of("p-ana", 1)
        assert listed.result is not None
        assert [(seat.name, seat.place) for seat in listed.result.seats][1] == ("Somebody", 2)
        assert await store.own_results("p-ben") == []
        assert await store.stickers_of("p-ben") == []
        for number in range(25):
            await store.operators.delete_table(f"t{number}")
        assert (await store.statistics("p-ana", None, 0)).tallies == []

    play(url, scene)
    asyncio.run(back_up(url, tmp_path / "all"))
    everything = (tmp_path / "all").read_text(encoding="utf-8").casefold()
    assert "p-ana" in everything
    assert "ben" not in everything


def test_game_that_ends_after_a_person_was_deleted_does_not_name_them(url: str) -> None:
    """Another worker had the old state in memory."""

    async def scene(store: Store) -> None:
        await with_people(store)
        ended = result_of(stickers={1: ["fed"]})
        await store.delete_person("p-ben")
        await finish(store, ended)
        (listed,) = await store.finished_of("p-ana", 10)
        assert listed.result is not None
        assert [seat.name for seat in listed.result.seats] == ["P-Ana at t", "Somebody"]
        assert await store.own_results("p-ben") == []
        assert await store.stickers_of("p-ben") == []
        assert statistics_from(await store.statistics("p-ana", None, 0)).people == []

    play(url, scene)


def test_operator_renames_a_person_in_results_and_in_statistics_of_others(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await finish(store, result_of())
        await store.operators.rename_at("t", "p-ben", "P-Ben at t", "Benjamin")
        (listed,) = await store.finished_of("p-ana", 10)
        assert listed.result is not None
        assert [seat.name for seat in listed.result.seats] == ["P-Ana at t", "Benjamin"]
        (duel,) = statistics_from(await store.statistics("p-ana", None, 0)).people
        assert duel.name == "Benjamin"

    play(url, scene)


def test_retention_deletes_results_with_their_tables_and_keeps_stickers(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await finish(store, result_of("old", at=DAY, stickers={0: ["fed"]}))
        await finish(store, result_of("new", at=50 * DAY))
        done = await store.apply_retention(RetentionPolicy(0, 30, 0, 0), 60 * DAY)
        assert done.finished == 1
        assert [listed.id for listed in await store.finished_of("p-ana", 10)] == ["new"]
        (duel,) = statistics_from(await store.statistics("p-ana", None, 0)).people
        assert duel.all.games == 1
        assert [each.table for each in await store.stickers_of("p-ana")] == ["old"]

    play(url, scene)


def test_guest_who_becomes_an_account_keeps_results_and_stickers(url: str) -> None:
    async def scene(store: Store) -> None:
        await with_people(store)
        await finish(store, result_of(stickers={0: ["fed"]}))

        async def all_of_ana() -> list[Any]:
            return [
                await store.finished_of("p-ana", 10),
                await store.own_results("p-ana"),
                await store.stickers_of("p-ana"),
                await store.statistics("p-ana", None, 0),
            ]

        before = await all_of_ana()
        await store.set_password("p-ana", "Ana", "hash")
        assert await all_of_ana() == before

    play(url, scene)
