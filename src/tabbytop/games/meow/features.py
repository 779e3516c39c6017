"""Kinds and bounds of the numbers in an observation, for learning agents."""

from typing import Final

from tabbytop.games.meow.cards import CARD_COUNT, MOST_TIMES
from tabbytop.kernel.features import Counts, Feature

FEATURES: Final[dict[str, Feature]] = {
    "before": Counts(MOST_TIMES),
    "after": Counts(MOST_TIMES),
    "said": Counts(500),
    "budget": Counts(CARD_COUNT),
    "pile": Counts(CARD_COUNT),
    "round": Counts(999),
    "best": Counts(CARD_COUNT),
    "hand_sizes": Counts(CARD_COUNT),
    "replaced": Counts(CARD_COUNT),
    "past": Counts(CARD_COUNT),
}
