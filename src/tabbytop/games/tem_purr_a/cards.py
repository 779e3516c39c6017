"""The components: dishes, actions and Indigestion cards (TP-B1, TP-B2, TP-B3).

A *kind* is an index into KINDS. Cards of a kind are identical, so a pile is a list of counts by
kind: nine numbers. Indigestion cards are counted separately, because nobody ever holds one.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the functions below are on the hot path


class Kind(NamedTuple):
    """One kind of card."""

    name: str  # in notation
    falling: int  # copies with the option `dishes=falling`: the larger, the fewer
    even: int  # copies with the option `dishes=even`


KINDS: Final = (
    Kind("2", 17, 12),
    Kind("3", 15, 12),
    Kind("4", 13, 12),
    Kind("5", 11, 12),
    Kind("6", 9, 12),
    Kind("7", 7, 12),
    Kind("plus", 7, 7),
    Kind("reverse", 5, 5),
    Kind("choose", 5, 5),
)

# Kinds by name, in the order of KINDS.
PLUS: Final = 6
REVERSE: Final = 7
CHOOSE: Final = 8

KIND_COUNT: Final = 9
DISH_COUNT: Final = 6  # dishes come first: kind 0 has the value 2
LEAST_VALUE: Final = 2
INDIGESTIONS: Final = 6
TOKENS: Final = 15  # always enough: two each at seven seats, and a third for one
MOST_TOKENS: Final = 3  # the third ends the game

LEAST_SEATS: Final = 3  # two players cannot play it (TP-A24)
MOST_SEATS: Final = 7
HAND_SIZE: Final = 5  # cards dealt
EMPTY_HAND_DRAW: Final = 3

NAMES: Final = [kind.name for kind in KINDS]
DISH_NAMES: Final = NAMES[:DISH_COUNT]
INDIGESTION: Final = "indigestion"


def value_of(dish: "i64") -> "i64":
    """Return how many cards a dish is worth."""
    return dish + LEAST_VALUE


def is_dish(kind: "i64") -> bool:
    """Whether the kind is a dish; all others are actions."""
    return kind < DISH_COUNT


def box_of(dishes: str) -> list[int]:
    """Return all cards but the Indigestions, as counts by kind, for the option `dishes`."""
    return [kind.even if dishes == "even" else kind.falling for kind in KINDS]


def names_of(counts: list[int]) -> list[str]:
    """Return the cards of a pile by name, in the order of KINDS."""
    names: list[str] = []
    for kind in range(KIND_COUNT):
        for _card in range(counts[kind]):
            names.append(NAMES[kind])
    return names


def indigestion_probability(cards: int, spoilt: int, wanted: int) -> float:
    """Return the probability to draw an Indigestion with `wanted` draws from a deck of `cards`
    cards, `spoilt` of which are Indigestions."""
    safe = 1.0
    for one in range(spoilt):
        left = cards - wanted - one
        if left <= 0:
            return 1.0
        safe *= left / (cards - one)
    return 1.0 - safe


def indigestion_permille(cards: int, spoilt: int, wanted: int) -> int:
    """Return `indigestion_probability` in thousandths, exactly; 0 and 1000 only for certainty.

    Drawing more cards than there are draws all of them: the discard, shuffled then, has no
    Indigestion.
    """
    safe = every = 1
    for one in range(spoilt):
        safe *= max(cards - wanted - one, 0)
        every *= cards - one
    bad = every - safe
    if bad == 0:
        return 0
    if safe == 0:
        return 1000
    return min(max((2000 * bad + every) // (2 * every), 1), 999)


def expected_indigestions_permille(cards: int, spoilt: int, wanted: int) -> int:
    """Return the expected number of Indigestions drawn, in thousandths."""
    if spoilt == 0:
        return 0
    return (2000 * spoilt * min(wanted, cards) + cards) // (2 * cards)
