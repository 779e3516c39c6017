"""Chance nodes for OpenSpiel: a generator whose draws are decided from outside.

A table draws random numbers while it plays. Here every draw takes its number from a list. When the
list is used up, the play pauses: it runs in a greenlet, which hands the probabilities of the next
outcome to its caller, and goes on where it stopped as soon as the caller knows the outcome.
"""

from functools import cache
from typing import Final, final

from greenlet import greenlet

from tabbytop.kernel.generator import Generator

MAX_OUTCOMES: Final = 1024  # of one chance node; a draw from more numbers takes several nodes
_WORDS: Final = 1 << 32


@final
class ScriptedGenerator(Generator):
    """Draws the given outcomes in order, then asks `caller` for more.

    `caller` is the greenlet that receives the probabilities and sends an outcome back. Without one,
    the outcomes must suffice.
    """

    def __init__(self, outcomes: list[int], caller: greenlet | None = None) -> None:
        self.outcomes = outcomes
        self.caller = caller
        self._used = 0

    def word(self) -> int:
        return self.below(_WORDS)

    def pick(self, counts: list[int], total: int, others: int = 0) -> int:
        """An outcome for each kind of thing, not for each thing."""
        kinds: list[int] = []
        weights: list[int] = []
        for kind in range(-1, len(counts)):
            weight = others if kind < 0 else counts[kind]
            if weight > 0:
                kinds.append(kind)
                weights.append(weight)
        if len(kinds) == 1:
            return kinds[0]
        if self._used == len(self.outcomes):
            self._ask([(outcome, weight / total) for outcome, weight in enumerate(weights)])
        self._used += 1
        return kinds[self.outcomes[self._used - 1]]

    def _ask(self, probabilities: list[tuple[int, float]]) -> None:
        """Get the next outcome from the caller."""
        if self.caller is None:
            raise RuntimeError("the script of draws is too short")
        self.outcomes.append(int(self.caller.switch(probabilities)))

    def copy(self) -> "ScriptedGenerator":
        twin = ScriptedGenerator(self.outcomes, self.caller)
        twin._used = self._used
        return twin

    def below(self, bound: int) -> int:
        start = 0
        while bound > 1:
            size = _bucket_size(bound)
            if self._used == len(self.outcomes):
                self._ask(_probabilities(bound, size))
            skipped = self.outcomes[self._used] * size
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
def _probabilities(bound: int, size: int) -> list[tuple[int, float]]:
    """Return all outcomes with their probabilities; the last may stand for fewer numbers."""
    return [
        (outcome, min(size, bound - start) / bound)
        for outcome, start in enumerate(range(0, bound, size))
    ]
