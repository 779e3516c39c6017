"""Kinds and bounds of the numbers in an observation, for learning agents.

A card of the grid is told by its number in binary and by what it does, not by one flag for each of
99 kinds in each of nine cells. What a cat has been given is told by cat and by food, not by pair.
"""

from typing import Final

from tabbytop.games.cat_lady.cards import KIND_COUNT, OTHERS
from tabbytop.games.cat_lady.cats import CAT_COUNT, CATS
from tabbytop.games.cat_lady.moves import FEED
from tabbytop.kernel.features import Attributes, Counts, Feature

_BITS: Final = 7
_FOOD: Final = "ctm"
_GROUPS: Final = ["food", "toy", "costume", "catnip", "play", "box"]
_FOOD_WORDS: Final = FEED.size // CAT_COUNT


def _card(kind: int) -> list[float]:
    """Return the attributes of a kind of card."""
    numbers = [float(kind + 1 >> bit & 1) for bit in range(_BITS)]
    cat = CATS[kind] if kind < CAT_COUNT else None
    needs = "" if cat is None else cat.needs
    numbers.extend(needs.count(letter) / 4 for letter in _FOOD)
    numbers.append(0.0 if cat is None else cat.vp / 10)
    group = "" if kind < CAT_COUNT else OTHERS[kind - CAT_COUNT].group
    numbers.extend(float(group == name) for name in _GROUPS)
    return numbers


def _tokens(kind: int) -> list[float]:
    """Return which of the kinds that are no cats this is; a hand holds no cats."""
    return [float(kind - CAT_COUNT == other) / 6 for other in range(len(OTHERS))]


def _meal(move: int) -> list[float]:
    """Return the cat that is fed and, for the seat's own plan, the food."""
    cat, food = divmod(move, _FOOD_WORDS)
    fed = [0.0] * (CAT_COUNT + _FOOD_WORDS)
    fed[cat] = 1 / 4
    fed[CAT_COUNT + food] = 1 / 16
    return fed


_CARDS: Final = Attributes([_card(kind) for kind in range(KIND_COUNT)])
_MEALS: Final = [_meal(move) for move in range(FEED.size)]

FEATURES: Final[dict[str, Feature]] = {
    "grid": _CARDS,
    "deck": Counts(150),
    "discards": Counts(10),
    "hands": Attributes([_tokens(kind) for kind in range(KIND_COUNT)]),
    "hand_sizes": Counts(40),
    "food": Counts(20),
    "vp_tokens": Counts(10),
    "plan": Attributes(_MEALS),
    "changes": Counts(100),
    "paid": Attributes([meal[:CAT_COUNT] for meal in _MEALS]),
    "starting": Counts(3),
    "turn_cards": Counts(9),
    "detail": Counts(20),
    "fresh": _CARDS,
}
