"""95 % confidence intervals, each with the method that suits the data."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

CONFIDENCE: Final = 0.95
_Z: Final = 1.959963984540054  # quantile of the normal distribution

SCORE_METHOD: Final = "Student's t on the mean score a game"
WIN_METHOD: Final = (
    "Wilson's score interval; where wins are shared, with the effective number of games"
)
BLOCK_METHOD: Final = (
    "Wilson's score interval with Student's t, with as many games as the scatter between whole "
    "deals says that they are worth"
)

Interval = tuple[float, float]


def mean_interval(counts: Mapping[int, int]) -> Interval | None:
    """Return the interval of a mean by Student's t; `counts` has how often each value occurred.

    None for a single value, which says nothing about the variance.
    """
    number = sum(counts.values())
    if number < 2:
        return None
    total = sum(value * often for value, often in counts.items())
    squares = sum(value * value * often for value, often in counts.items())
    # In whole numbers, exactly: n·Σx² - (Σx)² is n·(n - 1) times the sample variance.
    variance = (number * squares - total * total) / (number * (number - 1))
    half = t_quantile(number - 1) * math.sqrt(variance / number)
    mean = total / number
    return mean - half, mean + half


def share_interval(wins: Mapping[int, int], games: int) -> Interval:
    """Return the interval of a win share; `wins[k]` is how often the seat was one of k winners.

    A win shared by k counts 1/k. With undivided wins this is Wilson's interval of a proportion.
    Shared wins vary less than undivided ones with the same mean p, so the games count as n·p(1 -
    p)/s² instead of n, s² being the variance of the shares. Where all games gave the same share, s²
    is meaningless, and n is used. The interval never leaves 0…1 and never shrinks to a point.
    """
    mean = win_share(wins, games)
    plain = mean * (1 - mean)
    squares = math.fsum(often / winners**2 for winners, often in wins.items()) / games
    variance = squares - mean * mean
    effective = float(games)
    if set(wins) - {1} and variance > 1e-12:
        effective = games * plain / variance
    return _wilson(mean, effective, _Z)


def block_interval(blocks: Sequence[tuple[float, int]]) -> Interval | None:
    """Return the interval of a share counted in blocks: of each, the sum of shares and their
    number.

    Observations of one block are correlated, so the variance is estimated from the differences
    between blocks. The blocks count as p(1 - p)/s² independent observations, s² being the variance
    of the share p; where all blocks agree, s² is meaningless, and each counts as one. None for a
    single block, which says nothing about the variance.
    """
    counted = [(total, number) for total, number in blocks if number]
    if len(counted) < 2:
        return None
    everything = sum(number for _, number in counted)
    mean = math.fsum(total for total, _ in counted) / everything
    squares = math.fsum((total - mean * number) ** 2 for total, number in counted)
    variance = squares / everything**2 * len(counted) / (len(counted) - 1)
    effective = float(len(counted))
    if variance > 1e-12:
        effective = mean * (1 - mean) / variance
    return _wilson(mean, effective, t_quantile(len(counted) - 1))


def moment_interval(number: int, total: float, squares: float) -> Interval | None:
    """Return the interval of the mean of `number` values from 0 to 1; `total` is their sum,
    `squares` the sum of their squares.

    As `block_interval` with one value a block. None for a single value.
    """
    if number < 2:
        return None
    mean = min(1.0, max(0.0, total / number))
    variance = max(0.0, squares - number * mean * mean) / (number * (number - 1))
    effective = float(number)
    if variance > 1e-12:
        effective = mean * (1 - mean) / variance
    return _wilson(mean, effective, t_quantile(number - 1))


def _wilson(mean: float, number: float, quantile: float) -> Interval:
    """Return Wilson's score interval of a share, seen in so many independent observations."""
    spread = quantile * quantile / number
    middle = (mean + spread / 2) / (1 + spread)
    half = math.sqrt(spread * (mean * (1 - mean) + spread / 4)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def win_share(wins: Mapping[int, int], games: int) -> float:
    """Return the mean share of a win a game: 1 for a win, 1/k for a win shared by k."""
    return math.fsum(often / winners for winners, often in wins.items()) / games


def t_quantile(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t, correct to 0.2 % or better.

    One and two degrees of freedom have a closed form; from three on it is the Cornish-Fisher
    expansion around the normal quantile.
    """
    if freedom == 1:
        return math.tan(math.pi / 2 * CONFIDENCE)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    z = _Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
