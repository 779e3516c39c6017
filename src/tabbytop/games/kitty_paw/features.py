"""Kinds of the numbers in an observation, for learning agents: most of them name something."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.pieces import (
    FACES,
    KIND_COUNT,
    MOST_SEATS,
    PIECES,
    ROTATIONS,
    SYMBOL_COUNT,
)
from tabbytop.kernel.features import Categories, Counts, Feature, Record

_FACE: Final = Categories(len(FACES))
_ROTATION: Final = Categories(ROTATIONS)
_CELL: Final = Counts(20, low=-20)
_LAYER: Final = Counts(40)
_CARD: Final = Categories(len(CARDS) + 1)  # 0 is none, here and in all that follows
_SEAT: Final = Categories(MOST_SEATS + 1)
_SYMBOL: Final = Categories(SYMBOL_COUNT + 1)
_LINE: Final = (Counts(), _CELL, _CELL, _FACE, _ROTATION, _LAYER)
_LINES_OF_A_MAT: Final = len(PIECES) + 1  # the last is the stray's

FEATURES: Final[dict[str, Feature]] = {
    "round": Record(Counts(99), Counts(99), Counts(len(CARDS)), Counts(3600)),
    "row": _CARD,
    "row_patterns": Record(*_LINE),
    "cards": _CARD,
    "pattern": Record(*_LINE),
    "symbols_wanted": _SYMBOL,
    "spots": Record(Categories(KIND_COUNT + 1), _FACE, _ROTATION),
    "boxes": Record(_SEAT, _SEAT, _SYMBOL),
    "paws": Record(Categories(len(PIECES) + 1), _FACE, _ROTATION, _SYMBOL, Counts()),
    "mats": Record(*_LINE * _LINES_OF_A_MAT, _SYMBOL, Categories(len(PIECES) + 1)),
    "points": Counts(50, low=-50),
    "scored": Counts(len(CARDS)),
    "wrong_calls": Counts(20),
    "peeking": Categories(SYMBOL_COUNT + 1),
}
