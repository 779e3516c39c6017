"""Random games over real sockets: a client's state always equals the server's."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.server.table import disclosure
from tests.server.client import Client
from tests.server.house import House, at, new_table, running

# The clock does nothing between two looks, on however slow a machine.
UNHURRIED: dict[str, object] = dict.fromkeys(
    ("ready", "pick", "false_start", "stray", "peek", "wrong_box", "answer", "round"), 3600
)
GAMES = [
    ("kibble-scuffle", 4),
    ("tem-purr-a", 3),
    ("cat-lady", 2),
    ("meow", 3),
    ("kitty-paw", 2),
]
LONGEST = 120  # moves: most games end before that, and all have been through every phase


class Round:
    """A table with a client for each seat and an onlooker, which play at random."""

    def __init__(self, house: House, table: str, secrets: list[str], seed: int) -> None:
        self.house = house
        self.table = table
        self.secrets = secrets
        self.rng = random.Random(seed)
        self.players: list[Client] = []
        self.live = False

    async def sit_down(self) -> None:
        self.live = (await self.house.host.hosted(self.table)).loaded_state().game.live
        for secret in self.secrets:
            self.players.append(await self.come([secret]))
        self.players.append(await self.come([]))  # who looks on

    async def come(self, secrets: list[str], since: int | None = None) -> Client:
        return await self.house.come(self.table, *secrets, since=since)

    async def moves(self, seat: int) -> list[str]:
        """Return the legal moves of the seat, requested where they are not sent."""
        player = self.players[seat]
        state = player.states[seat]
        if not state.get("many"):
            return state.get("moves") or []
        await player.send({"type": "moves", "seat": seat})
        moves: list[str] = (await player.hear_of("moves"))["moves"]
        return moves

    async def step(self) -> bool:
        """One move by chance, heard by all whom it concerns; False: nobody is asked."""
        asked = [
            seat
            for seat in range(len(self.secrets))
            if self.players[seat].states[seat].get("prompt") is not None
        ]
        if not asked:
            return False
        seat = self.rng.choice(asked)
        mover = self.players[seat]
        moves = await self.moves(seat)
        if not moves:  # at a live table the clock has been quicker
            return True
        name = await mover.move(seat, self.rng.choice(moves))
        while (answer := await mover.hear()).get("id", "") != name:
            pass
        assert answer["type"] == "news" or self.live, answer
        for player in self.players:
            while player.number < mover.number:  # nobody else hears of a quiet one
                assert (await player.hear()).get("id", "") == "" or player is mover
        return True

    async def check(self) -> None:
        """Everybody knows what the server would tell them now, whole."""
        async with self.house.host.locked(self.table) as hosted:
            for seat, player in enumerate(self.players):
                key = seat if seat < len(self.secrets) else None
                while (
                    player.number < hosted.loaded_state().public_seq
                ):  # a live table's clock goes on
                    await player.hear()
                state = disclosure.full_state(hosted.loaded_state(), key, words="")
                assert _told(player.states[key]) == _told(json.loads(msgspec.json.encode(state)))

    async def play(self) -> None:
        """To the end; one of them loses the connection again and again."""
        for count in range(LONGEST):
            if not await self.step():
                break
            if count % 7 == 3:
                gone = self.players[0]
                await gone.leave()
                others = self.players[:]
                self.players[0] = await self.come([self.secrets[0]], gone.number)
                self.players[0].states = {**gone.states, **self.players[0].states}
                self.players[0].number = max(gone.number, self.players[0].number)
                assert others[1:] == self.players[1:]
            if count % 5 == 0:
                await self.check()
        await self.check()


def _told(state: dict[str, Any]) -> dict[str, Any]:
    """What `state` and `news` have in common."""
    apart = {"type", "number", "happened", "events", "changes", "id"}
    return {key: value for key, value in state.items() if key not in apart and value is not None}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_clients_and_server_agree_over_a_random_game_with_reconnects(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            options = UNHURRIED if game == "kitty-paw" else None
            table = await new_table(house.store, game, seats, options=options, seed=bytes(32))
            around = Round(house, table, await house.secrets(table), seed=5)
            await around.sit_down()
            await around.play()

    asyncio.run(play())
