"""Random companies play on to the end, whatever they do in between: people leave and return, put a
bot in an absent seat, pause, take moves back, come and go, and the server restarts."""

import asyncio
import itertools
import random
from pathlib import Path

import pytest

from tabbytop.server.errors import Refused
from tabbytop.server.hosting.client_requests import act
from tabbytop.server.table.deciding import Act, DuplicateMessage
from tabbytop.server.table.messages import Agree, AskUndo, Back, Leave, Move, Pause, Replace
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import TableState
from tests.server.moved_clock import MovedClock
from tests.server.test_hosting import Listener
from tests.server.workers import Worker, bot, kept, person, set_table, worker

SEATS = {"kibble-scuffle": (2, 4), "tem-purr-a": (3, 5), "cat-lady": (2, 4), "meow": (3, 4)}
CLOCKS = [Clock(), Clock(), Clock("turn", 60), Clock("days", 86_400)]
SECOND = 1000
SERVERS = 3  # one after the other, before the last one
ACTS = 25  # at each
PATIENCE = 200  # rounds without any entry, then the table stands still


class Company:
    """The people at one table."""

    def __init__(self, rng: random.Random, game: str) -> None:
        self.rng = rng
        self.size = rng.randint(*SEATS[game])
        self.people = list(range(rng.randint(1, self.size)))
        self.seats = [
            person(f"Cat {seat}") if seat in self.people else bot("random")
            for seat in range(self.size)
        ]
        self.listeners: dict[int, Listener] = {}
        self._ids = (f"m-{count}" for count in itertools.count())

    async def come_and_go(self, here: Worker, table: str) -> None:
        """Let one of them connect, or disconnect."""
        seat = self.rng.choice(self.people)
        if seat in self.listeners:
            async with here.host.locked(table) as hosted:
                here.host.detach(hosted, self.listeners.pop(seat))
        else:
            await self.come(here, table, seat)

    async def come(self, here: Worker, table: str, seat: int) -> None:
        self.listeners[seat] = Listener(seat)
        async with here.host.locked(table) as hosted:
            here.host.attach(hosted, self.listeners[seat])

    def any_act(self, state: TableState) -> Act:
        """Something that somebody might do, sensible or not."""
        rng, seat = self.rng, self.rng.choice(self.people)
        name = next(self._ids)
        acts: list[Act] = [
            AskUndo(seat, name),
            Agree(seat, name, yes=rng.random() < 0.7),
            Leave(seat, name),
            Back(seat, name),
            Pause(seat, rng.random() < 0.6, name, hold=rng.random() < 0.5),
            Replace(seat, rng.choice(self.people), name),
        ]
        moves = self.moves(state)
        return rng.choice(moves) if moves and rng.random() < 0.6 else rng.choice(acts)

    def moves(self, state: TableState) -> list[Act]:
        """The moves that people can make now."""
        if state.match is None or state.status != "playing":
            return []
        playing = state.match.table
        return [
            Move(seat, state.game.vocabulary.text(move), state.public_seq, next(self._ids))
            for seat in playing.actors()
            if seat in self.people
            for move in self.rng.sample(list(playing.moves(seat)), 1)
        ]


async def do(here: Worker, table: str, message: Act) -> bool:
    """Whether it was possible."""
    held = dict(enumerate((await here.state(table)).seated))
    try:
        await act(here.host, table, message, held)
    except (Refused, DuplicateMessage):
        return False
    return True


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", SEATS)
def test_random_company_plays_to_the_end(tmp_path: Path, game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    company = Company(rng, game)

    async def play() -> None:
        clock = MovedClock()
        async with kept(tmp_path) as store:
            time, seed_bytes = rng.choice(CLOCKS), rng.randbytes(32)
            table = await set_table(
                store, game, company.seats, clock=time, seed=seed_bytes, created=clock.now
            )
            for _ in range(SERVERS):
                async with worker(store, now=clock, bot_beat=1, deserted_after=60) as here:
                    company.listeners.clear()
                    for _ in range(ACTS):
                        if rng.random() < 0.2:
                            await company.come_and_go(here, table)
                        await do(here, table, company.any_act(await here.state(table)))
                        await clock.advance(rng.choice([0, 0, SECOND, 20 * SECOND]) or 1)
                    for seat in list(company.listeners):
                        async with here.host.locked(table) as hosted:
                            here.host.detach(hosted, company.listeners.pop(seat))
            async with worker(store, now=clock, bot_beat=1, deserted_after=60) as here:
                await finish(here, clock, table, company)

    asyncio.run(play())


async def finish(here: Worker, clock: MovedClock, table: str, company: Company) -> None:
    """Let one person stay and play on; for the others a bot plays, sooner or later."""
    stays = company.rng.choice(company.people)
    await company.come(here, table, stays)
    number, rounds = 0, 0
    while (state := await here.state(table)).status != "over":
        rounds = 0 if state.number > number else rounds + 1
        number = state.number
        assert rounds < PATIENCE, f"{state.status} stands still: {list(state.asked_since)}"
        if state.away[stays]:
            await do(here, table, Back(stays, f"back-{number}-{rounds}"))
        if state.proposal is not None:
            await do(here, table, Agree(stays, f"no-{number}-{rounds}", yes=False))
        if state.paused is not None:
            await do(here, table, Pause(stays, on=False, id=f"on-{number}-{rounds}"))
        for other in company.people:
            if other != stays:
                await do(here, table, Replace(stays, other, f"instead-{other}-{number}-{rounds}"))
        for message in company.moves(await here.state(table)):
            if message.seat == stays:
                await do(here, table, message)
        await clock.advance(SECOND * max(1, rounds**2))  # days pass where people have days
