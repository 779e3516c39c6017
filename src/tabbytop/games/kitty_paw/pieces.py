"""The contents of the box (KP-B1, KP-B2, KP-B3): tiles, Hide-and-Seek cards, Box cards.

A *piece* is a type, as a pattern shows it: a kind of cat, SYMBOL for any Hide-and-Seek card, BOX
for the seat's Box card. A *thing* is one physical object. A tile is numbered by the spot from which
it is taken in this round, 0 to 27; a Hide-and-Seek card by its place around the tiles, 28 to 35; a
Box card by its seat, 36 to 39. So the number also says where the thing is returned to.
"""

import math
from typing import Final

LEAST_SEATS: Final = 1  # alone: a time attack
MOST_SEATS: Final = 4

KINDS: Final = ["siamese", "ginger", "tuxedo", "calico", "sphynx", "blue", "bobtail"]
KIND_COUNT: Final = 7
LONG: Final = 6  # the bobtail is two cubes long
SYMBOL: Final = 7
BOX: Final = 8
PIECES: Final = [*KINDS, "symbol", "box"]
TILE_COUNT: Final = 28

# Pictures of the Hide-and-Seek cards: each resembles the kind of the same number, except the last.
SYMBOLS: Final = [
    "birman", "somali", "cymric", "tortie", "peterbald", "chartreux", "turkish van", "chihuahua",
]  # fmt: skip
SYMBOL_COUNT: Final = 8

# A tile has a face and a Box card a side, stored as the same number. A Hide-and-Seek card on a mat
# always lies symbol up (0).
BACK: Final = 0
BELLY: Final = 1
FACES: Final = ["back", "belly"]
HORIZONTAL: Final = 0
VERTICAL: Final = 1
SIDES: Final = ["horizontal", "vertical"]
ROTATIONS: Final = 6  # of 60 degrees, counted clockwise; a Box card has none (0)
_SYMBOL_UP: Final = "up"

# Things.
NONE: Final = -1  # no thing, no card, no seat, no cell
FIRST_SYMBOL: Final = TILE_COUNT
FIRST_BOX: Final = FIRST_SYMBOL + SYMBOL_COUNT
THING_COUNT: Final = FIRST_BOX + MOST_SEATS


def is_tile(thing: int) -> bool:
    """Whether the thing is a Kitty tile."""
    return thing < FIRST_SYMBOL


def is_symbol(thing: int) -> bool:
    """Whether the thing is a Hide-and-Seek card."""
    return FIRST_SYMBOL <= thing < FIRST_BOX


def symbol_at(box: int) -> int:
    """The Hide-and-Seek card that belongs to a place around the tiles."""
    return FIRST_SYMBOL + box


def box_of(seat: int) -> int:
    """The Box card of a seat."""
    return FIRST_BOX + seat


def face_word(piece: int, face: int) -> str:
    """How a piece lies: the face of a tile, the side of a Box card, or symbol up."""
    if piece == SYMBOL:
        return _SYMBOL_UP
    return SIDES[face] if piece == BOX else FACES[face]


# Layout of the table: 28 spots for tiles, the boxes around them, a seat on each side. Coordinates
# are in tenths of a tile's width, right and down from the middle. No rule depends on them; boards
# and bots do.

# Rings of spots from the middle outwards, so that few tiles lie together and many fill the cloth.
_RINGS: Final = [(1, 0), (6, 13), (10, 25), (11, 37)]
_BOXES_AT: Final = 52
_SEATS_AT: Final = 75


def _ring(count: int, radius: int, offset: float) -> list[tuple[int, int]]:
    places = []
    for number in range(count):
        angle = 2 * math.pi * (number + offset) / count
        places.append((round(radius * math.sin(angle)), round(-radius * math.cos(angle))))
    return places


SPOTS: Final = [
    place
    for turn, (count, radius) in enumerate(_RINGS)
    for place in _ring(count, radius, 0.5 * (turn % 2))
][:TILE_COUNT]
BOX_PLACES: Final = _ring(SYMBOL_COUNT, _BOXES_AT, 0.5)
SEAT_PLACES: Final = [(0, _SEATS_AT), (-_SEATS_AT, 0), (0, -_SEATS_AT), (_SEATS_AT, 0)][:MOST_SEATS]
