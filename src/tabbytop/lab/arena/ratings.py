"""Ratings on one scale: openskill's Plackett-Luce model, for any number of players.

Such a rating is updated game by game and so depends a little on their order. Bots do not change
between games, so old games never lose weight (`tau` 0), and every game counts with the model's full
information (`gamma` 1, instead of openskill's slower default). The remaining dependence on the
order is removed by averaging over several orders.
"""

import math
import statistics
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tabbytop.intervals import t_quantile
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.lab.arena.lineups import LineUp, shuffled
from tabbytop.lab.report import Estimate

AVERAGE: Final = 25.0  # openskill's default; here the mean of all ratings
SPREAD: Final = 25.0 / 6  # openskill's default beta, here also the initial sigma

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
    """Return every bot's rating; with a single deal there is no interval.

    The interval is a bootstrap over the deals. One more deal with random places is added to the
    pool: else a bot that wins every one of a few games would seem to be rated with certainty.
    """
    generator = quick(derive_seed(seed, "ratings"))
    games = sum(len(deal) for deal in deals)
    orders = max(1, min(_ORDERS, _ORDERED_GAMES // games))
    learnt = [_rate(shuffled(deals, generator), bots) for _ in range(orders)]
    means = [statistics.fmean(values) for values in zip(*learnt, strict=True)]
    if len(deals) < 2:
        return [Estimate(mean, None, None) for mean in means]
    size = max(1, min(len(deals), round(_RESAMPLED_GAMES * len(deals) / games)))
    drawn = [_rate(_resample(deals, size, generator), bots) for _ in range(_RESAMPLES)]
    widening = t_quantile(min(len(deals), _RESAMPLES) - 1) * math.sqrt(size / len(deals))
    halves = [widening * statistics.stdev(values) for values in zip(*drawn, strict=True)]
    return [
        Estimate(mean, mean - half, mean + half) for mean, half in zip(means, halves, strict=True)
    ]


def lead_for(chance: float, sides: int) -> float:
    """Return the difference in rating for finishing ahead with this probability."""
    return math.log(chance / (1 - chance)) * SPREAD * math.sqrt(sides)


def _resample(deals: Sequence[Deal], size: int, generator: Generator) -> Iterable[Deal]:
    """Yield deals drawn with replacement, from these and one with random places."""
    for _ in range(size):
        deal = deals[generator.below(len(deals))]
        if generator.below(len(deals) + 1):
            yield deal
        else:
            yield [Ranking(lineup, tuple(shuffled(places, generator))) for lineup, places in deal]


def _rate(deals: Iterable[Deal], bots: int) -> list[float]:
    """Return the ratings after all these games in order, shifted so that their mean is 25.

    Several copies of a bot at a table have one rating, which moves by the mean of their changes.
    Changes between copies cancel, so only the other bots count, and a game counts once.
    """
    model = PlackettLuce(mu=AVERAGE, sigma=SPREAD, beta=SPREAD, tau=0.0, gamma=_full_information)
    known = [model.rating() for _ in range(bots)]
    for lineup, places in chain.from_iterable(deals):
        # Every copy needs its own rating object: a shared one would be updated twice.
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


def _full_information(*_of: object) -> float:
    return 1.0
