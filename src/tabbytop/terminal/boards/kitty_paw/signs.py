"""How a piece is written: two letters for what it is, an arrow for its turn, eyes for its face.

Cats that look alike on the table have the same colour here too: only the letters tell a tile from
the Hide-and-Seek card that mimics it.
"""

from typing import Final

from tabbytop.games.kitty_paw.pieces import BOX, KIND_COUNT, KINDS, PIECES, SYMBOL, SYMBOLS, TITLES
from tabbytop.terminal.colours import CREAM, INK

ARROWS: Final = "→↘↙←↖↗"  # by rotation
EYES: Final = {"back": "o", "belly": "z"}  # awake on its feet, asleep on its back
BOX_SIGN: Final = "▭"
LAID: Final = "•"  # beside a piece of the card that lies on the mat, right or wrong
RIGHT: Final = "✓"  # at the check
WRONG: Final = "✗"

_LETTERS: Final = ["Si", "Gi", "Tu", "Ca", "Sp", "Bl", "Bo"]
_SYMBOL_LETTERS: Final = ["Bi", "So", "Cy", "To", "Pe", "Cx", "Va", "Ch"]
# By kind: the cat's colour, what is written on it, and the colour of a line on the dark cloth.
_COATS: Final = [
    ("#E8D5B0", INK, "#E8D5B0"),
    ("#F2A326", INK, "#F2A326"),
    ("#17111F", CREAM, "#A99DB8"),
    ("#FFFFFF", "#B64005", "#FFC79A"),
    ("#F4B6C2", INK, "#F4B6C2"),
    ("#7C93C4", INK, "#9DB4E6"),
    ("#C25A34", CREAM, "#EC8D68"),
]
_CHIHUAHUA: Final = ("#C98F48", INK, "#E0AC69")
CARDBOARD: Final = "#C98F48"


def letters_of(piece: str, symbol: str | None = None) -> str:
    """Two letters for a piece, a symbol's for a Hide-and-Seek card."""
    if piece in KINDS:
        return _LETTERS[KINDS.index(piece)]
    if piece == PIECES[SYMBOL]:
        return _SYMBOL_LETTERS[SYMBOLS.index(symbol)] if symbol is not None else "??"
    return BOX_SIGN


def key_of(piece: str) -> str:
    """The key that leaps to a piece: 1 to 7 for the cats, 8 for the boxes, 9 for the own Box."""
    return str(PIECES.index(piece) + 1)


def title_of(piece: str, symbol: str | None = None) -> str:
    """What a piece is called."""
    if piece in KINDS:
        return TITLES[KINDS.index(piece)]
    if piece == PIECES[BOX]:
        return "Box card"
    return symbol.title() if symbol is not None else "Hide-and-Seek card"


def coat(piece: str, symbol: str | None = None) -> tuple[str, str, str]:
    """The colours of a piece: its paper, the ink on it, and a line that shows on the cloth."""
    number = PIECES.index(piece)
    if number == SYMBOL:
        number = KIND_COUNT if symbol is None else SYMBOLS.index(symbol)
    return _COATS[number] if number < KIND_COUNT else _CHIHUAHUA
