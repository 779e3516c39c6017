"""The value of moves at a position, for what a seat knows there.

A value is the seat's chance to win, 0 … 1. Every move is tried on the same determinized tables with
the same random numbers, then everybody plays on by the game's rollout policy until each player, the
seat itself included, has had a turn, and the game's judge evaluates. So differences between moves
vary much less than the values do.

A shorter horizon would be cheaper, but biased: cards that a move wins or spends would count only by
the judge's estimate, because the seat would never get to play them.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tabbytop.bots.playout import play_laps
from tabbytop.intervals import Interval, t_quantile
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.table import Table

MOST_MOVES: Final = 200  # moves that `move_values` compares; the first of them, ascending
_LEAST_HALF_WIDTH: Final = 0.0005  # of an interval: equal samples do not prove equal moves

Imagine = Callable[[Generator], Table]  # returns a determinized table


class Estimate(NamedTuple):
    """The mean of a sample, with its 95 % confidence interval and the variance of the mean."""

    mean: float
    low: float
    high: float
    variance: float
    samples: int

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval."""
        return self.low, self.high

    @property
    def is_clear(self) -> bool:
        """Whether the interval is above zero."""
        return self.low > 0.0


class MoveValue(NamedTuple):
    """A legal move, its value for the seat, and how much worse than the best it is."""

    move: int
    value: Estimate
    loss: Estimate  # paired: the best move's value minus this one's; all zero for the best


NO_LOSS: Final = Estimate(0.0, 0.0, 0.0, 0.0, 0)


def estimate(samples: Sequence[float]) -> Estimate:
    """Return the mean of at least two samples with its interval by Student's t."""
    number = len(samples)
    mean = math.fsum(samples) / number
    squares = math.fsum((sample - mean) ** 2 for sample in samples)
    variance = squares / (number * (number - 1))
    half = max(t_quantile(number - 1) * math.sqrt(variance), _LEAST_HALF_WIDTH)
    return Estimate(mean, mean - half, mean + half, variance, number)


def move_values(
    table: Table,
    seat: int,
    *,
    seed: int,
    worlds: int = 128,
    moves: Sequence[int] | None = None,
    imagine: Imagine | None = None,
) -> list[MoveValue]:
    """Return the value of every legal move of a seat that is asked, or of these, the best first.

    `worlds` is the number of determinized tables, at least four. The best move is chosen on one
    half of them, and all numbers are estimated on the other half, so that they are not too high for
    having been chosen. The same arguments give the same values. The table may be the real one: only
    what the seat knows counts, and it is not changed. `imagine` determinizes it in another way than
    `Table.imagine`.
    """
    if moves is None:
        moves = list(table.moves(seat)[:MOST_MOVES])
    half = max(2, worlds // 2)
    rng = quick(derive_seed(seed, "move values"))
    first = sample_values(table, seat, moves, rng, half, imagine=imagine)
    means = [math.fsum(samples) for samples in first]
    best = means.index(max(means))
    second = sample_values(table, seat, moves, rng, half, imagine=imagine)
    found = [
        MoveValue(
            move,
            estimate(samples),
            NO_LOSS if place == best else estimate(_differences(second[best], samples)),
        )
        for place, (move, samples) in enumerate(zip(moves, second, strict=True))
    ]
    return sorted(found, key=lambda value: (value.move != moves[best], value.loss.mean))


def compare(
    table: Table, seat: int, better: int, made: int, rng: Generator, worlds: int
) -> Estimate:
    """Return how much more a move is worth to the seat than the move that it made."""
    if better == made:
        return NO_LOSS
    samples = sample_values(table, seat, [better, made], rng, worlds)
    return estimate(_differences(samples[0], samples[1]))


def sample_values(
    table: Table,
    seat: int,
    moves: Sequence[int],
    rng: Generator,
    worlds: int,
    *,
    laps: int | None = None,
    imagine: Imagine | None = None,
) -> list[list[float]]:
    """Return, for each move, its value on each of so many determinized tables.

    The tables, and the random numbers of what follows, are the same for all moves. `laps` is the
    number of turns that are played on after the end of the present one; None: one for each seat.
    """
    horizon = table.seats if laps is None else laps
    samples: list[list[float]] = [[] for _ in moves]
    for _ in range(worlds):
        world = table.imagine(seat, rng) if imagine is None else imagine(rng)
        draws, policy = rng.branch(), rng.branch()
        for place, move in enumerate(moves):
            tried = world.copy()
            tried.generator = draws.copy()
            tried.play_unchecked(seat, move)
            samples[place].append(_value_later(tried, seat, policy.copy(), horizon))
    return samples


def _value_later(table: Table, seat: int, rng: Generator, laps: int) -> float:
    """Play on by the judge's rollout policy, and return the seat's chance to win."""
    judge = table.game.judge
    play_laps(table, judge, rng, laps)
    result = table.result()
    if result is not None:
        return 1.0 if seat in result.winners else 0.0
    return judge.evaluate(table)[seat]


def _differences(better: Sequence[float], made: Sequence[float]) -> list[float]:
    return [high - low for high, low in zip(better, made, strict=True)]
