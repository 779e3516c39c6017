"""How the parts of an observation become the features of a learning agent: numbers with bounds.

An observation has raw numbers: counts, flags, and numbers that name something, such as a card. A
network learns badly from names that look like quantities. `Game.features` says, for each part, what
its numbers are:

    {"hand": Counts(4), "face": Categories(2), "pieces": Record(Categories(8), Counts(5, low=-5))}

A part that is not listed has flags. `tabbytop.envs.flat` computes the features.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Counts:
    """Quantities from `low` to `high`: divided by `high`. Larger ones count as `high`."""

    high: int = 1
    low: int = 0


@dataclass(frozen=True)
class Categories:
    """Names 0 … `count` - 1: each number becomes `count` flags, of which one is set."""

    count: int


class Record:
    """Numbers of different kinds in turns, such as the lines of a list of pieces."""

    def __init__(self, *fields: Counts | Categories) -> None:
        self.fields = fields


class Attributes:
    """Counts of kinds, which become the sums of the attributes of these kinds.

    `rows` has a list of attributes, 0 to 1, for each kind. A part with several such lists of counts
    becomes as many lists of sums. Sums above 1 count as 1.
    """

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        self.rows = rows


Feature: TypeAlias = Counts | Categories | Record | Attributes
