"""People who come to a server over plain HTTP, each with a cookie jar of their own."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import httpx

from tabbytop.kernel.generator import quick
from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState
from tests.server.house import House

DEVICE: list[dict[str, Any]] = [
    {"kind": "me"},
    {"kind": "device", "name": "Ben"},
    {"kind": "device", "name": "Cleo"},
]


@contextlib.asynccontextmanager
async def visitor(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a browser that was never here."""
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}) as client:
        yield client


async def set_up(client: httpx.AsyncClient, **wish: Any) -> dict[str, Any]:
    """A table for three that somebody asks for."""
    answer = await client.post("/api/tables", json={"game": "tem-purr-a", "seats": DEVICE, **wish})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def play_to_the_end(house: House, table: str) -> TableState:
    """Everybody plays by chance until it is over, the bots too unless they are quicker."""
    chance = quick(3)
    state = (await house.host.hosted(table)).loaded_state()
    for number in range(10_000):
        if state.status == "over":
            return state
        assert state.match is not None
        at = state.match.table
        seat = at.actors()[number % len(at.actors())]
        moves = at.moves(seat)
        chosen = moves[chance.below(len(moves))]
        with contextlib.suppress(Refused):  # a bot may have been quicker
            await house.host.do(table, partial(_moved, seat, chosen, f"m{number}"))
        state = (await house.host.hosted(table)).loaded_state()
    raise AssertionError("it does not end")


def _moved(seat: int, chosen: int, name: str, state: TableState) -> LogEntry:
    if state.bot_level(seat):
        return deciding.bot_move(state, seat, chosen, state.at)
    text = state.game.vocabulary.text(chosen)
    return deciding.move(state, Move(seat, text, state.asked_since[seat], name), state.at)
