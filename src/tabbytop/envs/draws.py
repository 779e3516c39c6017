"""Chance that is told what comes: how a table's draws become chance nodes.

A table draws while it plays. Here every draw takes its number from a list; where the list ends,
the play is broken off, and whoever drives the table finds out what can be drawn, lets chance
decide, and plays the same move again on a fresh copy with one number more.
"""

from collections.abc import Sequence
from typing import Final

from tabbytop.kernel.generator import Generator

MOST_OUTCOMES: Final = 1024  # of one chance node; a draw from more is several nodes
_WORDS: Final = 1 << 32


class Undecided(Exception):
    """A draw has to be decided by chance: one of `chances`, which are probabilities."""

    def __init__(self, chances: list[float]) -> None:
        super().__init__(chances)
        self.chances = chances


class Draws(Generator):
    """Draws what it is given, then raises Undecided."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._used = 0

    def word(self) -> int:
        """The next number, 0 … 2**32 - 1."""
        return self.below(_WORDS)

    def below(self, bound: int) -> int:
        """A number 0 … bound - 1; a bound of 1 draws nothing."""
        start = 0
        while bound > 1:
            part = _part(bound)
            if self._used == len(self._outcomes):
                raise Undecided(_chances(bound, part))
            skipped = self._outcomes[self._used] * part
            self._used += 1
            start += skipped
            bound = min(part, bound - skipped)
        return start


def _part(bound: int) -> int:
    """How many numbers one outcome stands for, so that there are not too many outcomes."""
    part = 1
    while part * MOST_OUTCOMES < bound:
        part *= MOST_OUTCOMES
    return part


def _chances(bound: int, part: int) -> list[float]:
    """All numbers are equally likely; the last outcome may stand for fewer of them."""
    return [min(part, bound - start) / bound for start in range(0, bound, part)]
