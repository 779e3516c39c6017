"""Kinds and bounds of the numbers in an observation, for learning agents."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import INDIGESTIONS, MOST_TOKENS
from tabbytop.kernel.features import Counts, Feature, Record

FEATURES: Final[dict[str, Feature]] = {
    "hand": Counts(17),
    "stack": Counts(17),
    "total": Counts(120),
    "deck": Record(Counts(90), Counts(INDIGESTIONS)),  # all cards, and the Indigestions among them
    "returned": Counts(17),
    "discard": Counts(17),
    "open": Counts(INDIGESTIONS),
    "supply": Counts(INDIGESTIONS),
    "tokens": Counts(MOST_TOKENS),
    "hand_sizes": Counts(90),
    "known": Counts(17),
    "surely_actions": Counts(90),
}
