"""Draw a piece on a character canvas: a hexagon of four characters by two.

    /Si\\  a Siamese,        /Si\\  asleep,            [Bi]  a Hide-and-Seek card,
    \\→o/  awake, facing →   \\↘z/  turned by 60°      [↖*]  a Birman

    /Bo\\/~~\\  the long one: where it    ╔═/Tu\\═╗  a Tuxedo in a     ╔══╗  in one
    \\→o/\\~~/  points, its tail follows  ╚═\\←o/═╝  horizontal Box    /Tu\\  that is
                                                                     \\←o/  vertical
                                                                     ╚══╝
One step of the lattice is two characters, one row one line, so that half a step is a character.

A piece shows two letters for its kind, an arrow for its turn, eyes for its face. Cats that look
alike on the table share a colour: only the letters tell a tile from the Hide-and-Seek card that
mimics it.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    KIND_COUNT,
    KINDS,
    LONG,
    PIECES,
    SIDES,
    SYMBOL,
    SYMBOLS,
    VERTICAL,
)
from tabbytop.games.kitty_paw.terminal.texts import letters_text
from tabbytop.terminal.colours import CREAM, INK, QUIET
from tabbytop.terminal.text_layout import Lines


class Canvas:
    """A grid of characters; drawing beyond its edges has no effect."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [
            [QUIET] * width for _ in range(height)
        ]  # dim spaces join the dots into few runs

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text over what is there."""
        if not 0 <= y < self.height:
            return
        for place, letter in enumerate(text, x):
            if 0 <= place < self.width:
                self._letters[y][place] = letter
                self._styles[y][place] = style

    def paint(self, x: int, y: int, runs: Sequence[tuple[str, str]]) -> None:
        """Write runs of text one after the other, each in its own style."""
        for text, style in runs:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> Lines:
        """Return the rows of the canvas."""
        drawn: Lines = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            line, start = Text(), 0
            for place in range(1, self.width + 1):
                if place == self.width or styles[place] != styles[start]:
                    line.append("".join(letters[start:place]), styles[start])
                    start = place
            drawn.append(line)
        return drawn


ARROWS: Final = "→↘↙←↖↗"  # by rotation
EYES: Final = {"back": "o", "belly": "z"}  # awake on its feet, asleep on its back
BOX_SIGN: Final = "▭"
ON_MAT: Final = "•"  # after a piece of the card that is on the mat, right or wrong
RIGHT: Final = "✓"  # at the check
WRONG: Final = "✗"

# By kind: background, text on it, and a line colour for dark backgrounds.
_COLOURS: Final = [
    ("#E8D5B0", INK, "#E8D5B0"),
    ("#F2A326", INK, "#F2A326"),
    ("#17111F", CREAM, "#A99DB8"),
    ("#FFFFFF", "#B64005", "#FFC79A"),
    ("#F4B6C2", INK, "#F4B6C2"),
    ("#7C93C4", INK, "#9DB4E6"),
    ("#C25A34", CREAM, "#EC8D68"),
]
_CHIHUAHUA_COLOURS: Final = ("#C98F48", INK, "#E0AC69")
CARDBOARD: Final = "#C98F48"


def letters_of(piece: str, symbol: str | None = None) -> str:
    """Return the two letters of a piece; those of the symbol for a Hide-and-Seek card."""
    if piece in KINDS:
        return letters_text(piece)
    if piece == PIECES[SYMBOL]:
        return letters_text(symbol) if symbol is not None else "??"
    return BOX_SIGN


def piece_key(piece: str) -> str:
    """Return the key that jumps to a piece: 1 to 7 for cats, 8 for boxes, 9 for the own Box."""
    return str(PIECES.index(piece) + 1)


def piece_colours(piece: str, symbol: str | None = None) -> tuple[str, str, str]:
    """Return a piece's background, its text colour, and a line colour for a dark background."""
    number = PIECES.index(piece)
    if number == SYMBOL:
        number = KIND_COUNT if symbol is None else SYMBOLS.index(symbol)
    return _COLOURS[number] if number < KIND_COUNT else _CHIHUAHUA_COLOURS


PIECE_WIDTH: Final = 4  # characters of a hexagon
PIECE_HEIGHT: Final = 2  # lines
_HEXAGON: Final = (("/", "\\"), ("\\", "/"))  # its edges, line by line
_SQUARE: Final = (("[", "]"), ("[", "]"))
_CURSOR_STYLE: Final = "bold #FFD23F"  # around what the cursor is on


def draw_piece(
    canvas: Canvas,
    x: int,
    y: int,
    piece: str,
    face: str,
    turn: int,
    symbol: str | None = None,
    *,
    lit: bool = False,
    curled: bool = False,
) -> None:
    """Draw a piece whose hexagon begins at that character.

    `lit` marks what the cursor holds; a `curled` long cat takes no more room than the others.
    """
    if piece == PIECES[BOX]:
        _draw_box(canvas, x, y, face, lit=lit)
        return
    style = _piece_style(piece, face, symbol)
    if piece == KINDS[LONG] and not curled:
        right = 2 * (2 * STEP_Q[turn] + STEP_R[turn])
        _draw_hexagon(canvas, x + right, y + 2 * STEP_R[turn], ("~~", "~~"), style, piece, lit=lit)
    eyes = "*" if piece == PIECES[SYMBOL] else EYES[face]
    inside = (letters_of(piece, symbol), f"{ARROWS[turn]}{eyes}")
    _draw_hexagon(canvas, x, y, inside, style, piece, lit=lit, symbol=symbol)


def draw_cursor(canvas: Canvas, x: int, y: int, lines: int = PIECE_HEIGHT) -> None:
    """Mark the hexagon that begins here, or a box of one line, without changing its inside."""
    for line in range(lines):
        canvas.put(x, y + line, "<", _CURSOR_STYLE)
        canvas.put(x + PIECE_WIDTH - 1, y + line, ">", _CURSOR_STYLE)


def _draw_hexagon(
    canvas: Canvas,
    x: int,
    y: int,
    inside: tuple[str, str],
    style: str,
    piece: str,
    *,
    lit: bool,
    symbol: str | None = None,
) -> None:
    edge = f"bold {piece_colours(piece, symbol)[2]}"
    edges = _SQUARE if piece == PIECES[SYMBOL] else _HEXAGON
    for line in range(PIECE_HEIGHT):
        left, right = edges[line]
        canvas.paint(x, y + line, [(left, edge), (inside[line], style), (right, edge)])
    if lit:
        draw_cursor(canvas, x, y)


def _piece_style(piece: str, face: str, symbol: str | None) -> str:
    """Return a filled style for awake cats, an outline for sleeping ones."""
    background, ink, line = piece_colours(piece, symbol)
    return f"bold {ink} on {background}" if face != "belly" else f"bold {line}"


def _draw_box(canvas: Canvas, x: int, y: int, side: str, *, lit: bool) -> None:
    edge = f"bold {CARDBOARD}"
    if side == SIDES[VERTICAL]:
        canvas.put(x, y - 1, "╔══╗", edge)
        canvas.put(x, y + PIECE_HEIGHT, "╚══╝", edge)
        for line in range(PIECE_HEIGHT):
            canvas.put(x, y + line, "║  ║", edge)
    else:
        canvas.put(x - 2, y, "╔══════╗", edge)
        canvas.put(x - 2, y + 1, "╚══════╝", edge)
    if lit:
        draw_cursor(canvas, x, y)
