"""Every single thing that lies on the table, by number.

A tile goes by the spot from which it is taken in this round, 0 to 27; a Hide-and-Seek card by the
place where it lies, 28 to 35; a Box card by its seat, 36 to 39. So everything knows its way home.
"""

from typing import Final

from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    MOST_SEATS,
    SIDES,
    SYMBOL,
    SYMBOL_COUNT,
    TILE_COUNT,
)

NONE: Final = -1  # no thing, no card, no seat, no cell

# How much a seat knows of the underside of a box (KP-K35, KP-X9).
UNSEEN: Final = 0
SEEN: Final = 1  # by this seat, maybe by no other
SHOWN: Final = 2  # to everybody, onlookers too, when somebody took it
FIRST_SYMBOL: Final = TILE_COUNT
FIRST_BOX: Final = FIRST_SYMBOL + SYMBOL_COUNT
THING_COUNT: Final = FIRST_BOX + MOST_SEATS
_SYMBOL_UP: Final = "up"  # how a Hide-and-Seek card lies on a mat


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
