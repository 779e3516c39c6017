"""What is in the box (KP-B1, KP-B2, KP-B3): tiles, Hide-and-Seek cards, Box cards.

A *piece* on a mat, in a paw or in a pattern goes by a number: a kind of cat, SYMBOL for whatever
Hide-and-Seek card it is, BOX for the seat's Box card.
"""

from typing import Final

LEAST_SEATS: Final = 1  # alone: a time attack
MOST_SEATS: Final = 4

KINDS: Final = ["siamese", "ginger", "tuxedo", "calico", "sphynx", "blue", "bobtail"]
TITLES: Final = [
    "Siamese", "Ginger Tabby", "Tuxedo", "Calico", "Sphynx", "Russian Blue", "Japanese Bobtail",
]  # fmt: skip
KIND_COUNT: Final = 7
LONG: Final = 6  # the bobtail is two cubes long
SYMBOL: Final = 7
BOX: Final = 8
PIECES: Final = [*KINDS, "symbol", "box"]
TILE_COUNT: Final = 28

# On the Hide-and-Seek cards: each confusingly like the kind of the same number, but for the last.
SYMBOLS: Final = [
    "birman", "somali", "cymric", "tortie", "peterbald", "chartreux", "turkish van", "chihuahua",
]  # fmt: skip
SYMBOL_COUNT: Final = 8

# How a piece lies. A tile has a face, a Box card a side: the same number. A Hide-and-Seek card on a
# mat lies symbol up (0).
BACK: Final = 0
BELLY: Final = 1
FACES: Final = ["back", "belly"]
HORIZONTAL: Final = 0
VERTICAL: Final = 1
SIDES: Final = ["horizontal", "vertical"]
ROTATIONS: Final = 6  # of 60 degrees, counted clockwise; a Box card has none (0)
