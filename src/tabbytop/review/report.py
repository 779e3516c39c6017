"""The outcome of a review."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabbytop.kernel.errors import TabbytopError
from tabbytop.review.values import Estimate
from tabbytop.texts.message import Message

SCHEMA: Final = 1  # of `Review.as_dict`
MOST_SHOWN: Final = 5
LEAST_SHOWN: Final = 0.01  # a percentage point; strokes and rules are whole numbers

# Measures: what a loss counts.
CHANCE: Final = "chance"  # chance to win, 0 … 1
STROKES: Final = "strokes"  # time, in strokes of a paw
RULES: Final = "rules"  # broken rules that could have been known


class CannotReview(TabbytopError):
    """Raised when a game cannot be reviewed: it is not over, or of a kind that has no review."""


@dataclass(frozen=True)
class Loss:
    """A decision that cost something: the move made, a better one, and what each brings.

    `place` is the number of moves made before, so `record.moves[place]` is the move made.
    """

    place: int
    made: int
    better: int
    loss: Estimate
    made_reasons: tuple[Message, ...] = ()
    better_reasons: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Review:
    """Where a seat lost, and how much of the margin was decided by the seat itself.

    `margin` is how the seat fared by this measure: `rest - decisions.mean`, exactly. `decisions` is
    the cost of all its decisions, `rest` is luck and the play of others. `losses` are the clear
    ones that matter, the worst first. `considered` is the number of decisions with a choice.
    """

    game: str
    seats: int
    seat: int
    measure: str
    considered: int
    losses: tuple[Loss, ...]
    margin: float
    decisions: Estimate
    notes: tuple[Message, ...] = ()

    @property
    def rest(self) -> float:
        """Luck and the play of others: the part of the margin that the seat did not decide."""
        return self.margin + self.decisions.mean


def clear_losses(found: Sequence[Loss]) -> tuple[Loss, ...]:
    """Return the losses that are certain and matter, the worst first, at most five: the interval
    excludes zero, and the mean is at least LEAST_SHOWN."""
    clear = [loss for loss in found if loss.loss.is_clear and loss.loss.mean >= LEAST_SHOWN]
    return tuple(sorted(clear, key=lambda loss: (-loss.loss.mean, loss.place))[:MOST_SHOWN])


def exactly(amount: float) -> Estimate:
    """Return a loss that was counted, not estimated."""
    return Estimate(amount, amount, amount, 0.0, 0)


def total(found: Sequence[Loss]) -> Estimate:
    """Return the sum of independent losses, with its interval."""
    mean = sum(loss.loss.mean for loss in found)
    variance = sum(loss.loss.variance for loss in found)
    half: float = 1.96 * variance**0.5
    samples = sum(loss.loss.samples for loss in found)
    return Estimate(mean, mean - half, mean + half, variance, samples)
