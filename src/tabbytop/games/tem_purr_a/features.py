"""Kinds and bounds of the numbers in an observation, for learning agents."""

from typing import Final

from tabbytop.kernel.features import Counts, Feature

FEATURES: Final[dict[str, Feature]] = {
    "hand": Counts(17),
    "stack": Counts(17),
    "total": Counts(120),
    "deck": Counts(90),
    "returned": Counts(17),
    "discard": Counts(17),
    "open": Counts(10),
    "supply": Counts(10),
    "tokens": Counts(5),
    "hand_sizes": Counts(90),
    "known": Counts(17),
    "surely_actions": Counts(90),
}
