"""Draw mats and Kitty cards: pieces on a mat, and a card's pattern in the same drawing."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.lattice import CELLS, COLUMNS, ROWS, STEP_Q, STEP_R, q_of, r_of
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, LONG, PIECES, SIDES, SYMBOL, VERTICAL
from tabbytop.games.kitty_paw.terminal.pieces import (
    ARROWS,
    CARDBOARD,
    EYES,
    ON_MAT,
    PIECE_HEIGHT,
    PIECE_WIDTH,
    Canvas,
    draw_cursor,
    draw_piece,
    letters_of,
    piece_colours,
    piece_key,
)
from tabbytop.games.kitty_paw.terminal.texts import letters_text
from tabbytop.games.kitty_paw.terminal.view_helpers import (
    cell_number,
    level_text,
    symbol_text,
    worth_text,
)
from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.text_layout import Lines, side_by_side, titled_rule, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView, PatternPiece, PieceView, SeatView

_AREA: Final = "terminal-kitty-paw"
MAT_WIDTH: Final = 2 * COLUMNS + 5
MAT_HEIGHT: Final = ROWS + 1
_LEFT_MARGIN: Final = 2  # room for a Box card at the first column
_DOT: Final = "·"


@dataclass(frozen=True)
class _Placed:
    """A piece at its position: `x` characters to the right, `y` lines down."""

    x: int
    y: int
    piece: str
    face: str
    turn: int
    symbol: str | None

    @property
    def tail(self) -> tuple[int, int]:
        """Return the offset of the other half of a long cat; else (0, 0)."""
        if self.piece != KINDS[LONG]:
            return 0, 0
        return 2 * (2 * STEP_Q[self.turn] + STEP_R[self.turn]), 2 * STEP_R[self.turn]

    @property
    def span(self) -> tuple[int, int, int, int]:
        """Return the first and last character, the first and last line."""
        right, down = self.tail
        if self.piece == PIECES[BOX]:
            if self.face == SIDES[VERTICAL]:
                return self.x, self.x + PIECE_WIDTH - 1, self.y - 1, self.y + PIECE_HEIGHT
            return self.x - 2, self.x + PIECE_WIDTH + 1, self.y, self.y + PIECE_HEIGHT - 1
        return (
            self.x + min(right, 0),
            self.x + max(right, 0) + PIECE_WIDTH - 1,
            self.y + min(down, 0),
            self.y + max(down, 0) + PIECE_HEIGHT - 1,
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


def draw_mat(seat: "SeatView", cursor: int | None = None) -> Lines:
    """Draw a seat's whole mat; with a cursor, also the held piece as it would lie at that cell."""
    canvas = Canvas(MAT_WIDTH, MAT_HEIGHT)
    for cell in range(CELLS):
        x, y = _corner_of(cell)
        canvas.put(_LEFT_MARGIN + x + 1, y, _DOT, QUIET)
    for piece in _pieces_on(seat):
        piece.draw(canvas, _LEFT_MARGIN)
    if cursor is not None:
        x, y = _corner_of(cursor)
        held = seat["paw"]
        if held is None:
            draw_cursor(canvas, _LEFT_MARGIN + x, y)
        else:
            _placed_at(held, x, y).draw(canvas, _LEFT_MARGIN, lit=True)
    return canvas.lines()


def draw_cropped_mat(seat: "SeatView") -> Lines:
    """Draw the part of a mat on which something lies; nothing if it is empty."""
    return _draw_cropped(_pieces_on(seat))


def draw_pattern(card: "CardView", held: str = "") -> Lines:
    """Draw a card's pattern at its own size, highlighting the piece that the paw holds."""
    symbol = card["symbol"]
    return _draw_cropped(
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


def piece_near(seat: "SeatView", cell: int) -> str:
    """Return the word for the piece that a paw at this cell would lift; empty if none is near.

    It is the nearest piece, and of several the topmost.
    """
    x, y = _corner_of(cell)
    best, least = "", PIECE_WIDTH
    for seen in reversed(seat["mat"]):
        piece = _placed_on_mat(seen)
        for right, down in {(0, 0), piece.tail}:
            far = max(abs(piece.x + right - x), 2 * abs(piece.y + down - y))
            if far < least:
                best, least = "stray" if seen["stray"] else piece.piece, far
    return best


def cells_of(seat: "SeatView", piece: str) -> list[int]:
    """Return the cells at which such a piece lies."""
    return [cell_number(lying["cell"]) for lying in seat["mat"] if lying["piece"] == piece]


def _corner_of(cell: int) -> tuple[int, int]:
    """Return where the hexagon of a cell begins."""
    return 2 * int(q_of(cell)) + int(r_of(cell)), int(r_of(cell))


def _pieces_on(seat: "SeatView") -> list[_Placed]:
    return [_placed_on_mat(piece) for piece in seat["mat"]]


def _placed_on_mat(piece: "PieceView") -> _Placed:
    return _placed_at(piece, *_corner_of(cell_number(piece["cell"])))


def _placed_at(piece: "PieceView", x: int, y: int) -> _Placed:
    return _Placed(x, y, piece["piece"], piece["face"], piece["turn"], piece["symbol"])


def _draw_cropped(pieces: list[_Placed], held: str = "") -> Lines:
    """Draw these pieces, the lowest first, cropped to their size; the held one lit on top."""
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


_LIST_WIDTH: Final = 9
_ROW_CARD_WIDTH: Final = 22  # columns of a card in the row


def card_title(card: "CardView") -> str:
    """Return `6 or -2 · seeks Birman · level II`."""
    lines = [worth_text(card), symbol_text(card), level_text(card)]
    return " · ".join(word for word in lines if word)


def draw_own_card(seat: "SeatView", width: int) -> Lines:
    """Draw the card that a seat builds: its pieces with their keys, a dot at those on the mat."""
    card, held = seat["card"], seat["paw"]
    if card is None:
        return []
    there = {piece["piece"] for piece in seat["mat"]}
    parts = [
        Text.assemble(
            (piece_key(piece["piece"]), QUIET),
            " ",
            pattern_piece_text(piece, card["symbol"]),
            f" {ON_MAT}" if piece["piece"] in there else "  ",
        )
        for piece in card["pieces"]
    ]
    drawing = draw_pattern(card, "" if held is None else held["piece"])
    title = Text.assemble((f"{say(_AREA, 'your-card')} ", "bold"), card_title(card))
    return [
        titled_rule(title, width, FRAME),
        *side_by_side([(drawing, width - _LIST_WIDTH - 1), (parts, _LIST_WIDTH)]),
    ]


def draw_row_card(card: "CardView | None", place: int, width: int) -> Lines:
    """Draw a card that can be grabbed with the key of its place, or that it is taken."""
    key = (f" {place + 1} ", "bold reverse")
    if card is None:
        return [Text.assemble((" " * _ROW_CARD_WIDTH, ""), key, (f" {say(_AREA, 'taken')}", QUIET))]
    parts = [pattern_piece_text(piece, card["symbol"]) for piece in card["pieces"]]
    half, room = -(-len(parts) // 2), width - _ROW_CARD_WIDTH - 1
    words = [
        Text.assemble(key, f" {worth_text(card)}"),
        *(wrap(symbol_text(card), room) if card["symbol"] is not None else []),
        Text(level_text(card), QUIET),
        *side_by_side([(parts[:half], 5), (parts[half:], 5)]),
    ]
    return side_by_side([(draw_pattern(card), _ROW_CARD_WIDTH), (words, room)])


def pattern_piece_text(piece: "PatternPiece", symbol: str | None) -> Text:
    """Return a piece of a card as text: `Si↘o`."""
    return _piece_text(piece["piece"], piece["face"], piece["turn"], symbol)


def held_piece_text(piece: "PieceView") -> Text:
    """Return a piece in a paw as text: `Si↘o`."""
    return _piece_text(piece["piece"], piece["face"], piece["turn"], piece["symbol"])


def _piece_text(piece: str, face: str, turn: int, symbol: str | None) -> Text:
    if piece == PIECES[BOX]:
        side = "║" if face == SIDES[VERTICAL] else "═"
        return Text(f"{letters_text(piece)}{side}", f"bold {CARDBOARD}")
    eyes = "*" if piece == PIECES[SYMBOL] else EYES[face]
    line = piece_colours(piece, symbol)[2]
    return Text(f"{letters_of(piece, symbol)}{ARROWS[turn]}{eyes}", f"bold {line}")
