"""Games of Meow! between bots, move by move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tabbytop.bots.player import Bot
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.generator import quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import CLOCK
from tabbytop.testing.conformance import random_move

Hearer = tuple[int, Callable[[Mapping[str, object]], None]]  # a seat, and who hears what it sees


class Moment(NamedTuple):
    """Somebody is about to move, and everybody has heard what happened before."""

    table: MeowTable
    seat: int
    move: int


def deal(seats: int, seed: int, options: Options) -> MeowTable:
    table = GAME.deal(seats, seed, options, events=True)
    assert isinstance(table, MeowTable)
    return table


def moments(
    table: MeowTable,
    bots: Sequence[Bot | None],
    seed: int,
    *,
    hurry: int = 0,
    hearers: Sequence[Hearer] = (),
) -> Iterator[Moment]:
    """Let bots play a table to its end, and chance where there is none.

    Of those who are asked any answers first. In so many decisions of a hundred the clock is
    quicker than everybody. Every bot hears what its seat sees, and so do the other hearers.
    """
    chance = quick(seed)
    players = [(seat, bot) for seat, bot in enumerate(bots) if bot is not None]
    everybody = [*[(seat, bot.hear) for seat, bot in players], *hearers]
    while asked := table.actors():
        for event in table.take_events():
            for seat, hear in everybody:
                hear(event.seen_by(seat))
        playing = [seat for seat in asked if seat != CLOCK]
        late = CLOCK in asked and chance.below(100) < hurry
        seat = CLOCK if late else playing[chance.below(len(playing))]
        bot = None if seat == CLOCK else bots[seat]
        if bot is None:
            move = random_move(table, seat, chance)
        else:
            move = bot.choose(table.imagine(seat, chance), seat)
        yield Moment(table, seat, move)
        table.play(seat, move)
