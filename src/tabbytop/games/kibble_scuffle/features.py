"""Kinds and bounds of the numbers in an observation, for learning agents."""

from typing import Final

from tabbytop.kernel.features import Counts, Feature

FEATURES: Final[dict[str, Feature]] = {
    "hand": Counts(4),
    "deck": Counts(4),
    "left_out": Counts(4),
    "bowls": Counts(4),
    "aside": Counts(4),
    "food": Counts(10),
    "box": Counts(20),
    "eaten": Counts(20),
    "hand_sizes": Counts(25),
    "deck_sizes": Counts(25),
    "discards": Counts(4),
    "known": Counts(4),
    "resolved": Counts(4),
}
