"""Sides, opponents and seats: who plays together, who meets whom, and who sits where.

A *block* is one deal, played once from every rotation of a line-up, so that the luck of the deal
and of the seat is the same for all. The games of a block are correlated, so that a block counts as
one observation.
"""

from collections.abc import Iterable
from itertools import permutations
from typing import Final, NamedTuple, TypeVar

from tabbytop.bots.levels import has_specialists
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.options import Options
from tabbytop.lab.errors import BadSimulation
from tabbytop.lab.play import play
from tabbytop.texts.message import Message

Thing = TypeVar("Thing")
LineUp = tuple[int, ...]  # the index of the bot on each side, in the order of the seats

_TRIALS: Final = 24  # games; two rivals never share a place in all of them
_LISTED: Final = 6  # sides; up to so many, all orders round the table are listed: at most 120
_DRAWN: Final = 120  # orders that are drawn at random for more sides


class Block(NamedTuple):
    """A deal, and the line-ups that play it."""

    seed: int
    lineups: tuple[LineUp, ...]


def find_sides(game: Game, seats: int, options: Options) -> list[list[int]]:
    """Return the seats of each side, sides and seats ascending; mostly every seat is its own side.

    A game does not state who plays together, so random bots find out (or tigers, where random play
    always ends with all in last place): seats that share a place in all games are partners. Raises
    BadSimulation if all seats win and lose together.
    """
    player = "tiger" if has_specialists(game) else "random"
    together = [set(range(seats)) for _ in range(seats)]
    for seed in range(_TRIALS):
        if all(len(mates) == 1 for mates in together):
            break
        places = play(game, [player] * seats, seed, options).result.places
        for seat, mates in enumerate(together):
            mates &= {other for other in range(seats) if places[other] == places[seat]}
    found = [sorted(mates) for seat, mates in enumerate(together) if seat == min(mates)]
    if len(found) < 2:
        shared = {"game": game.title, "amount": _TRIALS, "seats": seats}
        raise BadSimulation(Message("lab-report", "nobody-to-beat", **shared))
    return found


def blocks(bots: int, sides: int, games: int, seed: int) -> list[Block]:
    """Plan blocks for at least so many games.

    Block i is dealt with seed + i. After any number of blocks, every bot has played about equally
    often, every two have met about equally often, and the orders round the table have rotated. With
    more sides than bots, the number of sides of any two bots differs by at most one.
    """
    host = _Scheduler(bots, sides, quick(derive_seed(seed, "line-ups")))
    planned: list[Block] = []
    count = 0
    while count < games:
        lineups = _rotations(host.next_table())
        planned.append(Block(seed + len(planned), lineups))
        count += len(lineups)
    return planned


class _Scheduler:
    """Chooses the bots for each table and seats them."""

    def __init__(self, bots: int, sides: int, generator: Generator) -> None:
        self._bots = bots
        self._sides = sides
        self._generator = generator
        self._met = [[0] * bots for _ in range(bots)]
        self._sat = [0] * bots
        self._orders: dict[LineUp, list[LineUp]] = {}  # that have not had their turn

    def next_table(self) -> LineUp:
        """Return the next line-up, up to rotation."""
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
        """Return the bots that have met the others least; of equal ones those that have played
        least."""
        every, more = divmod(self._sides, self._bots)
        guests = list(range(self._bots)) * every
        free = shuffled(range(self._bots), self._generator)
        for _ in range(more):
            met = self._met
            free.sort(key=lambda bot: (sum(met[bot][guest] for guest in guests), self._sat[bot]))
            guests.append(free.pop(0))
        return tuple(sorted(guests))

    def _all_orders(self, guests: LineUp) -> list[LineUp]:
        """Return the orders round the table that differ by more than a rotation, shuffled."""
        first, *rest = guests
        if len(guests) <= _LISTED:
            orders = {min(_rotations((first, *order))) for order in permutations(rest)}
        else:
            orders = {(first, *shuffled(rest, self._generator)) for _ in range(_DRAWN)}
        return shuffled(sorted(orders), self._generator)


def _rotations(lineup: LineUp) -> tuple[LineUp, ...]:
    """Return all different rotations: of `0 1 0 1` there are two."""
    turned = (lineup[turn:] + lineup[:turn] for turn in range(len(lineup)))
    return tuple(dict.fromkeys(turned))


def shuffled(things: Iterable[Thing], generator: Generator) -> list[Thing]:
    """Return the things in a uniformly random order."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = generator.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
