"""How long it takes to answer what the server remembers of a person with very many games.

    python -m benchmarks.remembered [GAMES] [URL …]

The benchmark fills new databases with so many finished games of one person (20,000 by default), who
plays at tables of two to five with bots of all levels and 200 other people, and with as many
games of others. Without URLs it uses a SQLite file in a temporary folder and, where PostgreSQL
is installed, a server of its own. It prints the median time of an answer, and the
fastest and the slowest.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, text

from tabbytop.games.registry import built_in_games
from tabbytop.server.people.statistics import statistics_from
from tabbytop.server.store.appends import seats_columns
from tabbytop.server.store.database import Database
from tabbytop.server.store.schema import LOG, PEOPLE, RESULT_SEATS, RESULTS, SEATS, TABLES, TALLIES
from tabbytop.server.store.store import Store, open_database
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.results import GameResult, SeatResult, standing, tallies
from tabbytop.server.table.setup import Clock, Setup

GAMES = 20_000
OTHERS = 200  # people whom the person meets
ME = "me"
LEVELS = ("kitten", "cat", "bobcat", "puma", "tiger")
CATS = ("tabby", "mangy", "grey", "black", "siamese")
ROUNDS = 25
AT_ONCE = 500
EVENING = 6 * 3_600_000  # between two games, at most


def games_of(number: int, mine: bool, chance: random.Random) -> Iterator[tuple[Setup, GameResult]]:
    """Make up finished games: of the person, or of others."""
    at = 1_600_000_000_000
    for count in range(number):
        seats = chance.randint(2, 5)
        people = chance.sample(range(OTHERS), seats)
        places = [1 + chance.randrange(seats) for _ in range(seats)]
        at += chance.randrange(EVENING)
        game = chance.choice(built_in_games())
        table = f"{'mine' if mine else 'other'}-{chance.getrandbits(64):016x}-{count}"
        found = []
        for seat in range(seats):
            bot = seat > 0 and chance.random() < 0.5
            person = "" if bot else ME if mine and seat == 0 else f"person-{people[seat]}"
            found.append(
                SeatResult(
                    seat=seat,
                    person=person,
                    name="Mog" if bot else f"Cat {people[seat]}",
                    cat=chance.choice(CATS),
                    level=chance.choice(LEVELS) if bot else "",
                    place=places[seat],
                    score=chance.randrange(100),
                    standing=None if bot else standing(places, seat),
                    stood_in=False,
                    stickers=[],
                )
            )
        setup = Setup(game, 1, seats, {}, "", False, True, "chat", Clock(), at - 60_000)
        yield setup, GameResult(table, game, at, "points", found)


def write_games(connection: Connection, games: list[tuple[Setup, GameResult]]) -> None:
    """Write finished tables, each with a log of one move."""
    tables, entries, seated = [], [], []
    for setup, result in games:
        occupants = [
            Occupant(
                "bot" if seat.level else "person", seat.name, seat.cat, seat.level, seat.person
            )
            for seat in result.seats
        ]
        tables.append(
            {
                "id": result.table, "game": result.game, "seed": bytes(32), "creator": "",
                "setup": msgspec.json.encode(setup).decode(), "status": "over", "public": False,
                "created": setup.created, "position": "x" * 2000, **seats_columns(occupants),
            }
        )  # fmt: skip
        entries.append(
            {
                "table_id": result.table, "number": 1, "kind": "move", "seat": 0, "text": "pass",
                "client_id": "", "at": result.at,
            }
        )  # fmt: skip
        seated += [
            {
                "table_id": result.table,
                "seat": seat.seat,
                "person": seat.person,
                "present": True,
                "finished": True,
            }
            for seat in result.seats
            if seat.person
        ]
    heads = [
        {"table_id": result.table, "game": result.game, "at": result.at, "unit": result.unit}
        for _, result in games
    ]
    results = [
        {
            **msgspec.structs.asdict(seat),
            "table_id": result.table,
            "game": result.game,
            "at": result.at,
        }
        for _, result in games
        for seat in result.seats
    ]
    for row in results:
        del row["stickers"]
    filled = (TABLES, tables), (LOG, entries), (SEATS, seated), (RESULTS, heads)
    for table, rows in (*filled, (RESULT_SEATS, results)):
        connection.execute(insert(table), rows)


def write_tallies(connection: Connection, games: list[tuple[Setup, GameResult]]) -> None:
    """Write the sums of all games."""
    sums: dict[tuple[str, ...], dict[str, Any]] = {}
    for _, result in games:
        for tally in tallies(result):
            new = msgspec.structs.asdict(tally)
            old = sums.setdefault((tally.person, tally.game, tally.kind, tally.key), new)
            if old is not new:
                for name in ("games", "wins", "ahead", "behind", "total", "squares"):
                    old[name] += new[name]
                old["latest"] = new["latest"]
    connection.execute(insert(TALLIES), list(sums.values()))


async def fill(database: Database, games: int) -> None:
    """Write the person, the others, and all games, mixed as they come."""
    people = [
        {"id": key, "name": key, "cat": "tabby", "epoch": 0, "created": 1, "seen": 1}
        for key in (ME, *(f"person-{number}" for number in range(OTHERS)))
    ]
    await database.write(lambda connection: connection.execute(insert(PEOPLE), people))
    chance = random.Random(1)
    mine = list(games_of(games, True, chance))
    everything = mine + list(games_of(games, False, chance))
    everything.sort(key=lambda each: each[1].at)
    for start in range(0, len(everything), AT_ONCE):
        some = everything[start : start + AT_ONCE]
        await database.write(partial(write_games, games=some))
    await database.write(lambda connection: write_tallies(connection, everything))
    await database.write(lambda connection: connection.execute(text("ANALYZE")))


async def measure(url: str, games: int) -> None:
    """Fill a database, and print how long each answer takes."""
    database = await open_database(url)
    began = time.perf_counter()
    await fill(database, games)
    print(f"{2 * games} games written in {time.perf_counter() - began:.0f} s")
    await database.close()
    store = await Store.open(url)
    page = await store.finished_of(ME, 50)
    assert page[-1].result is not None
    deep = (page[-1].result.at // 2 + 800_000_000_000, "")

    async def statistics(game: str | None) -> object:
        return statistics_from(await store.statistics(ME, game, 3_600_000))

    answers: dict[str, Callable[[], Awaitable[Any]]] = {
        "statistics of all games": lambda: statistics(None),
        "statistics of one game": lambda: statistics("meow"),
        "tables that are not over": lambda: store.unsettled_of(ME, 200),
        "history, the latest 50": lambda: store.finished_of(ME, 50),
        "history, 50 from the middle": lambda: store.finished_of(ME, 50, deep),
    }
    for name, ask in answers.items():
        times = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            await ask()
            times.append(1000 * (time.perf_counter() - began))
        times.sort()
        middle = times[len(times) // 2]
        print(f"  {name}: {middle:.1f} ms ({times[0]:.1f} to {times[-1]:.1f})")
    await store.close()


def main(games: int, urls: list[str]) -> None:
    """Measure each database."""
    for url in urls:
        print("PostgreSQL" if "://" in url else "SQLite", end=": ", flush=True)
        asyncio.run(measure(url, games))
    if urls:
        return
    with tempfile.TemporaryDirectory() as folder:
        main(games, [str(Path(folder, "tables.db"))])
    try:
        from tests.services.postgresql import PostgreSQL  # noqa: PLC0415 - only in a checkout
        from tests.services.server import Broken  # noqa: PLC0415 - the same
    except ModuleNotFoundError:
        return
    try:
        server = PostgreSQL()
    except Broken as error:
        print(f"PostgreSQL: {error}")
        return
    with closing(server):
        server.fresh()
        main(games, [server.url])


if __name__ == "__main__":
    words = sys.argv[1:]
    number = int(words.pop(0)) if words and words[0].isdecimal() else GAMES
    main(number, words)
