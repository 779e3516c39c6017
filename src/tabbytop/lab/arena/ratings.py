"""Strength on one scale: openskill's Plackett-Luce model, made for any number of players.

A rating of this kind is learnt game by game, so it depends a little on their order. Bots do not
change between games, therefore nothing is forgotten (`tau` 0) and every game counts for as much
as it tells (`gamma` 1, the model's own information, instead of openskill's slower default). What
is left of the order goes away by averaging over several orders.
"""

import math
import statistics
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.generator import Generator, quick
from tabbytop.lab.arena.lineups import LineUp, shuffled
from tabbytop.lab.intervals import student
from tabbytop.lab.report import Estimate

AVERAGE: Final = 25.0  # openskill's usual start; here the mean of all ratings
SPREAD: Final = 25.0 / 6  # openskill's usual beta, here the first sigma too

RATING_METHOD: Final = (
    "openskill's Plackett-Luce model, averaged over several orders of the deals; its interval by "
    "bootstrap over whole deals, one decided by lot among them, and Student's t"
)

_ORDERS: Final = 10
_ORDERED_GAMES: Final = 4_000  # in all orders together, or one order of all games
_RESAMPLES: Final = 40
_RESAMPLED_GAMES: Final = 500  # in one of them; the width is scaled to all games


class Ranking(NamedTuple):
    """A game as ratings see it: the bots and the places of its sides."""

    lineup: LineUp
    places: tuple[int, ...]


Deal = Sequence[Ranking]  # the games of one block


def ratings(deals: Sequence[Deal], bots: int, seed: int) -> list[Estimate]:
    """Every bot's rating; with a single deal there is no interval.

    The interval comes from tournaments drawn anew from the played deals. In the hat with them is
    one more, whose places are given by lot: else a bot that wins everything in a handful of games
    would seem to be rated beyond doubt.
    """
    generator = quick(derive_seed(seed, "ratings"))
    games = sum(len(deal) for deal in deals)
    orders = max(1, min(_ORDERS, _ORDERED_GAMES // games))
    learnt = [_learnt(shuffled(deals, generator), bots) for _ in range(orders)]
    means = [statistics.fmean(values) for values in zip(*learnt, strict=True)]
    if len(deals) < 2:
        return [Estimate(mean, None, None) for mean in means]
    size = max(1, min(len(deals), round(_RESAMPLED_GAMES * len(deals) / games)))
    drawn = [_learnt(_drawn(deals, size, generator), bots) for _ in range(_RESAMPLES)]
    widening = student(min(len(deals), _RESAMPLES) - 1) * math.sqrt(size / len(deals))
    halves = [widening * statistics.stdev(values) for values in zip(*drawn, strict=True)]
    return [
        Estimate(mean, mean - half, mean + half) for mean, half in zip(means, halves, strict=True)
    ]


def lead_for(chance: float, sides: int) -> float:
    """By how much a bot is rated higher that finishes ahead of the other with this chance."""
    return math.log(chance / (1 - chance)) * SPREAD * math.sqrt(sides)


def _drawn(deals: Sequence[Deal], size: int, generator: Generator) -> Iterable[Deal]:
    """Deals drawn with replacement, out of these and one in which the places go by lot."""
    for _ in range(size):
        deal = deals[generator.below(len(deals))]
        if generator.below(len(deals) + 1):
            yield deal
        else:
            yield [Ranking(lineup, tuple(shuffled(places, generator))) for lineup, places in deal]


def _learnt(deals: Iterable[Deal], bots: int) -> list[float]:
    """The ratings after all these games, one after the other, moved so that their mean is 25.

    Several copies of a bot at a table have one rating, which moves by the mean of what happens to
    them. What they gain on each other they lose to each other, so only the others count, and a
    game counts once.
    """
    model = PlackettLuce(mu=AVERAGE, sigma=SPREAD, beta=SPREAD, tau=0.0, gamma=_all_it_tells)
    known = [model.rating() for _ in range(bots)]
    for lineup, places in chain.from_iterable(deals):
        # A rating object of its own for every copy: one that stands there twice is moved twice.
        before = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in lineup]
        after = model.rate(before, ranks=[float(place) for place in places])
        for bot in set(lineup):
            moved = [
                rating for seated, [rating] in zip(lineup, after, strict=True) if seated == bot
            ]
            known[bot].mu = sum(rating.mu for rating in moved) / len(moved)
            known[bot].sigma = sum(rating.sigma for rating in moved) / len(moved)
    shift = AVERAGE - statistics.fmean(rating.mu for rating in known)
    return [rating.mu + shift for rating in known]


def _all_it_tells(*_of: object) -> float:
    return 1.0
