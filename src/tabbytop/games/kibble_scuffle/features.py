"""Kinds and bounds of the numbers in an observation, for learning agents.

Cards are told by kind. Cats at a bowl are also added up as dinner counts them, and cubes are added
up to points, because these sums decide the game and are slow to learn.
"""

from typing import Final

from tabbytop.games.kibble_scuffle.cards import (
    CAT_COUNT,
    FAT,
    FULL_BOWL,
    GOAL,
    KIND_COUNT,
    KINDS,
    VALUES,
)
from tabbytop.kernel.features import Attributes, Counts, Feature

_MOST_ARRIVALS: Final = 3  # of a card in a turn (KS-T17)


def _card(kind: int, kinds: int, most: int = 1) -> list[float]:
    """Return which kind this is, so that all copies in a set, counted `most` times, make 1."""
    own = [0.0] * kinds
    own[kind] = 1 / (KINDS[kind].copies * most)
    return own


def _cat(kind: int) -> list[float]:
    """Return the kind of a cat at a bowl, and the places that it takes."""
    return [*_card(kind, CAT_COUNT), (2 if kind == FAT else 1) / (2 * FULL_BOWL)]


def _cube(value: int, most: int, goal: int) -> list[float]:
    """Return the value of a cube among so many at the most, and its points."""
    own = [0.0] * VALUES
    own[value] = 1 / most
    return [*own, (value + 1) / goal]


_CARDS: Final = Attributes([_card(kind, KIND_COUNT) for kind in range(KIND_COUNT)])

FEATURES: Final[dict[str, Feature]] = {
    "hand": _CARDS,
    "deck": _CARDS,
    "left_out": _CARDS,
    "bowls": Attributes([_cat(kind) for kind in range(CAT_COUNT)]),
    "food": Attributes([_cube(value, 10, 30) for value in range(VALUES)]),
    "box": Counts(20),
    "eaten": Attributes([_cube(value, 20, 2 * GOAL) for value in range(VALUES)]),
    "hand_sizes": Counts(25),
    "deck_sizes": Counts(25),
    "discards": _CARDS,
    "known": _CARDS,
    "resolved": Attributes([_card(kind, KIND_COUNT, _MOST_ARRIVALS) for kind in range(KIND_COUNT)]),
}
