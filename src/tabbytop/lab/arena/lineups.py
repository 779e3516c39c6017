"""Who meets whom, and who sits where.

A *block* is one deal, played once from every rotation of a line-up, so that luck of the deal and
of the seat falls to everybody alike. Its games are as good as one observation: they hang together.
"""

from collections.abc import Iterable
from itertools import permutations
from typing import Final, NamedTuple, TypeVar

from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.generator import Generator, quick

Thing = TypeVar("Thing")
LineUp = tuple[int, ...]  # the number of the bot on each side, in the order of the seats

_LISTED: Final = 6  # up to so many sides all orders round the table are listed: at most 120
_DRAWN: Final = 120  # beyond that, so many are drawn


class Block(NamedTuple):
    """A deal, and the line-ups that play it."""

    seed: int
    lineups: tuple[LineUp, ...]


def blocks(bots: int, sides: int, games: int, seed: int) -> list[Block]:
    """Blocks for at least so many games; the last one is whole like all others.

    Block i is dealt with seed + i. After any number of blocks, every bot has played about
    equally often, every two have met about equally often, and the orders round the table have
    taken turns. Where there are more sides than bots, every bot sits as often as the others, or
    once more.
    """
    host = _Host(bots, sides, quick(derive_seed(seed, "line-ups")))
    planned: list[Block] = []
    count = 0
    while count < games:
        lineups = _rotations(host.next_table())
        planned.append(Block(seed + len(planned), lineups))
        count += len(lineups)
    return planned


class _Host:
    """Invites the bots and seats them."""

    def __init__(self, bots: int, sides: int, generator: Generator) -> None:
        self._bots = bots
        self._sides = sides
        self._generator = generator
        self._met = [[0] * bots for _ in range(bots)]
        self._sat = [0] * bots
        self._orders: dict[LineUp, list[LineUp]] = {}  # that have not had their turn

    def next_table(self) -> LineUp:
        """The next line-up, up to rotation."""
        guests = self._guests()
        for place, guest in enumerate(guests):
            self._sat[guest] += 1
            for other in guests[:place]:
                self._met[guest][other] += 1
                self._met[other][guest] += 1
        if not self._orders.get(guests):
            self._orders[guests] = self._all_orders(guests)
        return self._orders[guests].pop()

    def _guests(self) -> LineUp:
        """Those who have met the others least, of them those who have sat least."""
        every, more = divmod(self._sides, self._bots)
        guests = list(range(self._bots)) * every
        free = shuffled(range(self._bots), self._generator)
        for _ in range(more):
            met = self._met
            free.sort(key=lambda bot: (sum(met[bot][guest] for guest in guests), self._sat[bot]))
            guests.append(free.pop(0))
        return tuple(sorted(guests))

    def _all_orders(self, guests: LineUp) -> list[LineUp]:
        """The ways to sit round the table that no rotation makes the same, in a random order."""
        first, *rest = guests
        if len(guests) <= _LISTED:
            orders = {min(_rotations((first, *order))) for order in permutations(rest)}
        else:
            orders = {(first, *shuffled(rest, self._generator)) for _ in range(_DRAWN)}
        return shuffled(sorted(orders), self._generator)


def _rotations(lineup: LineUp) -> tuple[LineUp, ...]:
    """All different rotations: of `0 1 0 1` there are two."""
    turned = (lineup[turn:] + lineup[:turn] for turn in range(len(lineup)))
    return tuple(dict.fromkeys(turned))


def shuffled(things: Iterable[Thing], generator: Generator) -> list[Thing]:
    """The things in an order in which all are equally likely."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = generator.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
