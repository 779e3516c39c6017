"""Chance nodes for OpenSpiel: a generator whose draws are decided from outside.

A table draws random numbers while it plays. Here every draw takes its number from a list. When the
list is used up, the play is abandoned with OutcomeNeeded; the caller lets chance choose an outcome
and plays the same move again on a fresh copy, with one number more.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tabbytop.kernel.generator import Generator

MAX_OUTCOMES: Final = 1024  # of one chance node; a draw from more numbers takes several nodes
_WORDS: Final = 1 << 32


class OutcomeNeeded(Exception):
    """Raised when a draw needs an outcome; `probabilities` has one entry for each outcome."""

    def __init__(self, probabilities: tuple[float, ...]) -> None:
        super().__init__(probabilities)
        self.probabilities = probabilities


class ScriptedGenerator(Generator):
    """Draws the given outcomes in order, then raises OutcomeNeeded."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._used = 0

    def word(self) -> int:
        return self.below(_WORDS)

    def below(self, bound: int) -> int:
        start = 0
        while bound > 1:
            size = _bucket_size(bound)
            if self._used == len(self._outcomes):
                raise OutcomeNeeded(_probabilities(bound, size))
            skipped = self._outcomes[self._used] * size
            self._used += 1
            start += skipped
            bound = min(size, bound - skipped)
        return start


@cache
def _bucket_size(bound: int) -> int:
    """Return how many numbers one outcome stands for, to stay within MAX_OUTCOMES."""
    size = 1
    while size * MAX_OUTCOMES < bound:
        size *= MAX_OUTCOMES
    return size


@cache  # a game draws from a few hundred different bounds at most
def _probabilities(bound: int, size: int) -> tuple[float, ...]:
    """All numbers are equally likely; the last outcome may stand for fewer of them."""
    return tuple(min(size, bound - start) / bound for start in range(0, bound, size))
