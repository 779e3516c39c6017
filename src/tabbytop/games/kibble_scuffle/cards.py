"""The components: cards and cubes (KS-B1, KS-B2).

A *kind* is an index into KINDS. A *card* is a number too: four identical sets of 25, so card 27 is
the third card of seat 1's set.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the functions below are on the hot path


class Kind(NamedTuple):
    """One kind of card, with its text in our words."""

    name: str  # in notation
    title: str
    copies: int  # in one set
    text: str
    advanced: bool = False
    priority: bool = False
    item: bool = False


KINDS: Final = (
    Kind("kitten", "Kitten", 4, "May bring another Kitten, to any bowl."),
    Kind("big-eyes", "Big-Eyes Cat", 1, "Two random cubes drop into this bowl."),
    Kind("catnip", "Catnip Cat", 1, "Lures a cat over from another bowl."),
    Kind("clumsy", "Clumsy Cat", 1, "Knocks a cube of your choice into the box."),
    Kind("fat", "Fat Cat", 1, "Counts as two cats when dinner is called."),
    Kind("feral", "Feral Cat", 1, "Chases another cat here into the discard."),
    Kind("fraidy", "Fraidy Cat", 1, "Scared off unfed, tips all food into the box."),
    Kind("greedy", "Greedy Cat", 1, "Eats up to two cubes at once."),
    Kind("house", "House Cat", 1, "Once fed, comes back here after dinner."),
    Kind("mangy", "Mangy Cat", 1, "Shoves another cat; its owner says where."),
    Kind("pounce", "Pounce Cat", 1, "Sends another cat here back to hand."),
    Kind("queen", "Queen Cat", 1, "Eats first. Throws out a Tom or Alley Cat.", priority=True),
    Kind("tom", "Tom Cat", 1, "Eats first. Feral and Pounce can't touch him.", priority=True),
    Kind("trickster", "Trickster Cat", 1, "Swaps all the food here with another bowl's."),
    Kind(
        "alley",
        "Alley Cat",
        1,
        "Eats first. May swap its cube with somebody's.",
        advanced=True,
        priority=True,
    ),
    Kind("lazy", "Lazy Cat", 1, "When it eats, dinner is over, everywhere.", advanced=True),
    Kind("mama", "Mama Cat", 1, "Feeds another cat here at once.", advanced=True),
    Kind("copy", "Copy Cat", 1, "Discard it; play a cat from your discard."),
    Kind("bag", "Bag of Kibble", 1, "A random cube for each bowl. Then a cat here.", item=True),
    Kind("robo-vac", "Robo-Vac", 1, "Drives every cat from here. Then a cat here.", item=True),
    Kind(
        "laser-pointer",
        "Laser Pointer",
        1,
        "All play here until your turn. Then a cat here.",
        advanced=True,
        item=True,
    ),
    Kind(
        "toy-mouse",
        "Toy Mouse",
        1,
        "A cat here acts again. Then a cat here.",
        advanced=True,
        item=True,
    ),
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
