"""Wins and meetings of bots, counted by deal."""

import math
from collections.abc import Sequence

from tabbytop.intervals import block_interval
from tabbytop.lab.arena.ratings import Deal
from tabbytop.lab.report import Estimate

Counted = Sequence[tuple[float, int]]  # of every deal, the sum of shares and their number


def wins(deals: Sequence[Deal], bot: int) -> Estimate:
    """Return the share of the wins for each time at a table; a shared win is divided."""
    return _estimate([_wins(deal, bot) for deal in deals])


def ahead(deals: Sequence[Deal], bot: int, other: int) -> Estimate:
    """Return how often the bot finishes ahead of the other when they meet; a shared place counts
    half."""
    return _estimate([_ahead(deal, bot, other) for deal in deals])


def meetings(deals: Sequence[Deal], bot: int, other: int) -> int:
    """Return how often the two have met; every copy at a table meets every copy of the other."""
    return sum(_ahead(deal, bot, other)[1] for deal in deals)


def _wins(deal: Deal, bot: int) -> tuple[float, int]:
    won, seated = 0.0, 0
    for lineup, places in deal:
        winners = places.count(min(places))
        for number, place in zip(lineup, places, strict=True):
            if number == bot:
                seated += 1
                won += (place == min(places)) / winners
    return won, seated


def _ahead(deal: Deal, bot: int, other: int) -> tuple[float, int]:
    points, met = 0.0, 0
    for lineup, places in deal:
        mine = [place for number, place in zip(lineup, places, strict=True) if number == bot]
        yours = [place for number, place in zip(lineup, places, strict=True) if number == other]
        met += len(mine) * len(yours)
        points += sum((my < your) + (my == your) / 2 for my in mine for your in yours)
    return points, met


def _estimate(counted: Counted) -> Estimate:
    mean = math.fsum(total for total, _ in counted) / sum(number for _, number in counted)
    low, high = block_interval(counted) or (None, None)
    return Estimate(mean, low, high)
