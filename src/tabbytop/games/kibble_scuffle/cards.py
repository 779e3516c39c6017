"""The components: cards and cubes (KS-B1, KS-B2).

A *kind* is an index into KINDS. A *card* is a number too: four identical sets of 25, so card 27 is
the third card of seat 1's set.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the functions below are on the hot path


class Kind(NamedTuple):
    """One kind of card."""

    name: str  # in notation
    copies: int  # in one set
    advanced: bool = False
    priority: bool = False
    item: bool = False


KINDS: Final = (
    Kind("kitten", 4),
    Kind("big-eyes", 1),
    Kind("catnip", 1),
    Kind("clumsy", 1),
    Kind("fat", 1),
    Kind("feral", 1),
    Kind("fraidy", 1),
    Kind("greedy", 1),
    Kind("house", 1),
    Kind("mangy", 1),
    Kind("pounce", 1),
    Kind("queen", 1, priority=True),
    Kind("tom", 1, priority=True),
    Kind("trickster", 1),
    Kind("alley", 1, advanced=True, priority=True),
    Kind("lazy", 1, advanced=True),
    Kind("mama", 1, advanced=True),
    Kind("copy", 1),
    Kind("bag", 1, item=True),
    Kind("robo-vac", 1, item=True),
    Kind("laser-pointer", 1, advanced=True, item=True),
    Kind("toy-mouse", 1, advanced=True, item=True),
)

# Kinds by name, in the order of KINDS.
KITTEN: Final = 0
BIG_EYES: Final = 1
CATNIP: Final = 2
CLUMSY: Final = 3
FAT: Final = 4
FERAL: Final = 5
FRAIDY: Final = 6
GREEDY: Final = 7
HOUSE: Final = 8
MANGY: Final = 9
POUNCE: Final = 10
QUEEN: Final = 11
TOM: Final = 12
TRICKSTER: Final = 13
ALLEY: Final = 14
LAZY: Final = 15
MAMA: Final = 16
COPY: Final = 17
BAG: Final = 18
ROBO_VAC: Final = 19
LASER_POINTER: Final = 20
TOY_MOUSE: Final = 21

KIND_COUNT: Final = 22
CAT_COUNT: Final = 17  # kinds that are placed at bowls: all before Copy Cat
SET_SIZE: Final = 25  # cards a seat
DECK_SIZE: Final = 20
HAND_SIZE: Final = 5
MOST_SEATS: Final = 4

BOWLS: Final = 3
FULL_BOWL: Final = 5  # cats at a bowl that start dinner
FRESH_FOOD: Final = 4  # cubes in a filled bowl
VALUES: Final = 3  # cubes are worth 1, 2 or 3
CUBES: Final = (20, 20, 15)  # how many of each
GOAL: Final = 20  # points that end the game

NAMES: Final = [kind.name for kind in KINDS]
_ONE_SET: Final = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
# Lookups on the hot path: bytes are faster than lists.
_KIND_OF: Final = bytes(_ONE_SET * MOST_SEATS)
_PRIORITY: Final = bytes(kind.priority for kind in KINDS)
_ITEM: Final = bytes(kind.item for kind in KINDS)
_ADVANCED: Final = bytes(kind.advanced for kind in KINDS)


def kind_of(card: "i64") -> "i64":
    """Return the kind of a card."""
    return _KIND_OF[card]


def owner_of(card: "i64") -> "i64":
    """Return the seat whose set the card belongs to."""
    return card // SET_SIZE


def is_item(kind: "i64") -> bool:
    """Whether the kind is an item: played before a cat, never placed as a cat at a bowl."""
    return _ITEM[kind] == 1


def is_cat(kind: "i64") -> bool:
    """Whether cards of the kind are placed at bowls: neither items nor Copy Cat."""
    return kind < CAT_COUNT


def has_priority(kind: "i64") -> bool:
    """Whether the kind eats first, one at a bowl: Queen, Tom and Alley."""
    return _PRIORITY[kind] == 1


def is_advanced(kind: "i64") -> bool:
    """Whether the kind is one of the five advanced cards of each set."""
    return _ADVANCED[kind] == 1


_SETS_BY_SEAT: Final = [
    list(range(seat * SET_SIZE, (seat + 1) * SET_SIZE)) for seat in range(MOST_SEATS)
]


def set_of(seat: int) -> list[int]:
    """Return all 25 cards of a seat, ascending."""
    return _SETS_BY_SEAT[seat].copy()


def cubes_in(counts: list[int], place: int) -> list[int]:
    """Return the cubes of a bowl or a player, the best first."""
    cubes: list[int] = []
    for value in range(VALUES, 0, -1):
        cubes.extend([value] * counts[place * VALUES + value - 1])
    return cubes


def names_of(cards: list[int]) -> list[str]:
    """Return the names of the cards' kinds."""
    return [NAMES[kind_of(card)] for card in cards]


def card_names() -> list[str]:
    """Return a name for every single card, as positions write it: `mangy of 2`, `kitten-3 of 0`."""
    names = []
    for card in range(SET_SIZE * MOST_SEATS):
        name = NAMES[kind_of(card)]
        if kind_of(card) == KITTEN:
            name = f"{name}-{card % SET_SIZE + 1}"
        names.append(f"{name} of {owner_of(card)}")
    return names
