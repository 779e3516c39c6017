"""A piece on squared paper: a hexagon of four characters by two.

    /Si\\  a Siamese,        /Si\\  asleep,            [Bi]  a Hide-and-Seek card,
    \\→o/  awake, facing →   \\↘z/  turned by 60°      [↖*]  a Birman

    /Bo\\/~~\\  the long one: where it    ╔═/Tu\\═╗  a Tuxedo in a     ╔══╗  in one
    \\→o/\\~~/  points, its tail follows  ╚═\\←o/═╝  horizontal Box    /Tu\\  that is
                                                                     \\←o/  vertical
                                                                     ╚══╝
One step of the lattice is two characters, one row one line, so that half a step is a character.
"""

from typing import Final

from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, LONG, PIECES, SIDES, SYMBOL, VERTICAL
from tabbytop.terminal.boards.kitty_paw.canvas import Canvas
from tabbytop.terminal.boards.kitty_paw.signs import ARROWS, CARDBOARD, EYES, coat, letters_of

WIDE: Final = 4  # characters of a hexagon
HIGH: Final = 2  # lines
_HEXAGON: Final = (("/", "\\"), ("\\", "/"))  # its edges, line by line
_SQUARE: Final = (("[", "]"), ("[", "]"))
_LIT: Final = "bold #FFD23F"  # around what the cursor is on


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
    """A piece whose hexagon begins at that character.

    `lit` marks what the cursor holds; a `curled` long cat takes no more room than the others.
    """
    if piece == PIECES[BOX]:
        _draw_box(canvas, x, y, face, lit=lit)
        return
    style = _style(piece, face, symbol)
    if piece == KINDS[LONG] and not curled:
        right = 2 * (2 * STEP_Q[turn] + STEP_R[turn])
        _hexagon(canvas, x + right, y + 2 * STEP_R[turn], ("~~", "~~"), style, piece, lit=lit)
    eyes = "*" if piece == PIECES[SYMBOL] else EYES[face]
    inside = (letters_of(piece, symbol), f"{ARROWS[turn]}{eyes}")
    _hexagon(canvas, x, y, inside, style, piece, lit=lit, symbol=symbol)


def light(canvas: Canvas, x: int, y: int, lines: int = HIGH) -> None:
    """Mark the hexagon that begins here, or a box of one line, without changing its inside."""
    for line in range(lines):
        canvas.put(x, y + line, "<", _LIT)
        canvas.put(x + WIDE - 1, y + line, ">", _LIT)


def _hexagon(
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
    edge = f"bold {coat(piece, symbol)[2]}"
    edges = _SQUARE if piece == PIECES[SYMBOL] else _HEXAGON
    for line in range(HIGH):
        left, right = edges[line]
        canvas.paint(x, y + line, [(left, edge), (inside[line], style), (right, edge)])
    if lit:
        light(canvas, x, y)


def _style(piece: str, face: str, symbol: str | None) -> str:
    """Awake cats are filled, sleeping ones are drawn in outline."""
    paper, ink, line = coat(piece, symbol)
    return f"bold {ink} on {paper}" if face != "belly" else f"bold {line}"


def _draw_box(canvas: Canvas, x: int, y: int, side: str, *, lit: bool) -> None:
    edge = f"bold {CARDBOARD}"
    if side == SIDES[VERTICAL]:
        canvas.put(x, y - 1, "╔══╗", edge)
        canvas.put(x, y + HIGH, "╚══╝", edge)
        for line in range(HIGH):
            canvas.put(x, y + line, "║  ║", edge)
    else:
        canvas.put(x - 2, y, "╔══════╗", edge)
        canvas.put(x - 2, y + 1, "╚══════╝", edge)
    if lit:
        light(canvas, x, y)
