"""Whole games over real sockets."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.house import at, new_table, running


@pytest.mark.parametrize(
    ("game", "seats"),
    [("kibble-scuffle", 4), ("tem-purr-a", 3), ("cat-lady", 2), ("meow", 3), ("kitty-paw", 2)],
)
def test_a_game_to_its_end(tmp_path: Path, game: str, seats: int) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, game, seats)
            keys = await house.secrets(table)
            players = [await Client.come(house.url, table, [key]) for key in keys]
            for player in players:
                await player.welcome()
            rng = random.Random(5)
            for n in range(60):
                asked = [s for s in range(seats) if players[s].states[s].get("moves")]
                if not asked:
                    break
                seat = rng.choice(asked)
                move = rng.choice(players[seat].states[seat]["moves"])
                await players[seat].move(seat, move)
                for player in players:
                    await player.hear_of("news")
            print(n, players[0].states[0])
            for player in players:
                await player.leave()

    asyncio.run(play())
