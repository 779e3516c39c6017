"""A mat with what lies on it, and a card's pattern in the same drawing, to be compared by eye."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.lattice import CELLS, COLUMNS, ROWS, STEP_Q, STEP_R, q_of, r_of
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, LONG, PIECES, SIDES, VERTICAL
from tabbytop.terminal.boards.kitty_paw.canvas import Canvas
from tabbytop.terminal.boards.kitty_paw.pieces import HIGH, WIDE, draw_piece, light
from tabbytop.terminal.boards.kitty_paw.reading import cell_number
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.paper import Lines

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView, PieceView, SeatView

MAT_WIDTH: Final = 2 * COLUMNS + 5
MAT_HEIGHT: Final = ROWS + 1
_LEFT: Final = 2  # characters beside the first column, for a Box card that lies there
_DOT: Final = "·"


@dataclass(frozen=True)
class _Placed:
    """A piece at its place: `x` characters to the right, `y` lines down."""

    x: int
    y: int
    piece: str
    face: str
    turn: int
    symbol: str | None

    @property
    def tail(self) -> tuple[int, int]:
        """Where the other half of a long cat begins, counted from the piece; else (0, 0)."""
        if self.piece != KINDS[LONG]:
            return 0, 0
        return 2 * (2 * STEP_Q[self.turn] + STEP_R[self.turn]), 2 * STEP_R[self.turn]

    @property
    def span(self) -> tuple[int, int, int, int]:
        """The first and last character, the first and last line."""
        right, down = self.tail
        if self.piece == PIECES[BOX]:
            if self.face == SIDES[VERTICAL]:
                return self.x, self.x + WIDE - 1, self.y - 1, self.y + HIGH
            return self.x - 2, self.x + WIDE + 1, self.y, self.y + HIGH - 1
        return (
            self.x + min(right, 0),
            self.x + max(right, 0) + WIDE - 1,
            self.y + min(down, 0),
            self.y + max(down, 0) + HIGH - 1,
        )

    def draw(self, canvas: Canvas, right: int = 0, down: int = 0, *, lit: bool = False) -> None:
        draw_piece(
            canvas,
            self.x + right,
            self.y + down,
            self.piece,
            self.face,
            self.turn,
            self.symbol,
            lit=lit,
        )


def mat(seat: "SeatView", cursor: int | None = None) -> Lines:
    """A seat's whole mat; with a cursor, what the paw holds as it would lie at that cell."""
    canvas = Canvas(MAT_WIDTH, MAT_HEIGHT)
    for cell in range(CELLS):
        x, y = _corner(cell)
        canvas.put(_LEFT + x + 1, y, _DOT, QUIET)
    for piece in _lying(seat):
        piece.draw(canvas, _LEFT)
    if cursor is not None:
        x, y = _corner(cursor)
        held = seat["paw"]
        if held is None:
            light(canvas, _LEFT + x, y)
        else:
            _at(held, x, y).draw(canvas, _LEFT, lit=True)
    return canvas.lines()


def cropped(seat: "SeatView") -> Lines:
    """The part of a mat on which something lies; nothing of an empty one."""
    return _drawn(_lying(seat))


def pattern(card: "CardView", held: str = "") -> Lines:
    """What a card shows, no larger than it is; the piece that a paw holds shines through."""
    symbol = card["symbol"]
    return _drawn(
        [
            _Placed(
                2 * piece["q"] + piece["r"],
                piece["r"],
                piece["piece"],
                piece["face"],
                piece["turn"],
                symbol,
            )
            for piece in card["pieces"]
        ],
        held,
    )


def at_hand(seat: "SeatView", cell: int) -> str:
    """The word for the piece that a paw at this cell would lift: the nearest, of several the
    topmost; empty if none is near."""
    x, y = _corner(cell)
    best, least = "", WIDE
    for seen in reversed(seat["mat"]):
        piece = _lying_at(seen)
        for right, down in {(0, 0), piece.tail}:
            far = max(abs(piece.x + right - x), 2 * abs(piece.y + down - y))
            if far < least:
                best, least = "stray" if seen["stray"] else piece.piece, far
    return best


def places_of(seat: "SeatView", piece: str) -> list[int]:
    """The cells at which such a piece lies."""
    return [cell_number(lying["cell"]) for lying in seat["mat"] if lying["piece"] == piece]


def _corner(cell: int) -> tuple[int, int]:
    """Where the hexagon of a cell begins."""
    return 2 * int(q_of(cell)) + int(r_of(cell)), int(r_of(cell))


def _lying(seat: "SeatView") -> list[_Placed]:
    return [_lying_at(piece) for piece in seat["mat"]]


def _lying_at(piece: "PieceView") -> _Placed:
    return _at(piece, *_corner(cell_number(piece["cell"])))


def _at(piece: "PieceView", x: int, y: int) -> _Placed:
    return _Placed(x, y, piece["piece"], piece["face"], piece["turn"], piece["symbol"])


def _drawn(pieces: list[_Placed], held: str = "") -> Lines:
    """These pieces, the lowest first, on dots, with nothing around them; the held one lit on top of
    all."""
    if not pieces:
        return []
    spans = [piece.span for piece in pieces]
    left, top = min(span[0] for span in spans), min(span[2] for span in spans)
    right, bottom = max(span[1] for span in spans), max(span[3] for span in spans)
    canvas = Canvas(right - left + 1, bottom - top + 1)
    for y in range(top, bottom + 1):
        for x in range(left + (left + y + 1) % 2, right + 1, 2):
            canvas.put(x - left, y - top, _DOT, QUIET)
    for piece in pieces:
        piece.draw(canvas, -left, -top)
    for piece in pieces:
        if piece.piece == held and held != PIECES[BOX]:
            piece.draw(canvas, -left, -top, lit=True)
    return canvas.lines()
