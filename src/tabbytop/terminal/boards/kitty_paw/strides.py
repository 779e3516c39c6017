"""How a cursor goes over a mat: by whole cats or by halves, and where it begins."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.lattice import COLUMNS, ROWS, cell_at, q_of, r_of

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView

MIDDLE: Final = (ROWS // 2) * COLUMNS + COLUMNS // 2


def a_cat_further(cell: int, right: int, down: int) -> int:
    """The next place beside a cat: two steps along a row, or two rows up or down and, in turns, a
    step to the right and to the left. At an edge one stays."""
    row, column = divmod(cell, COLUMNS)
    aside = 1 if row // 2 % 2 == 0 else -1
    row, column = row + 2 * down, column + 2 * right
    if down and not 0 <= column + aside < COLUMNS:
        aside = -aside
    column += aside if down else 0
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else cell


def half_a_cat_further(cell: int, right: int, down: int) -> int:
    """A step along a row, or one row up or down. At an edge one stays."""
    row, column = divmod(cell, COLUMNS)
    row = min(max(row + down, 0), ROWS - 1)
    column = min(max(column + right, 0), COLUMNS - 1)
    return row * COLUMNS + column


def roomy_cell(card: "CardView", piece: str) -> int:
    """Where a piece would lie if the card's whole figure lay in the middle of the mat; just the
    middle for a piece that the card does not show."""
    across = [2 * part["q"] + part["r"] for part in card["pieces"]]
    rows = [part["r"] for part in card["pieces"]]
    for part in card["pieces"]:
        if part["piece"] == piece:
            down = part["r"] - (min(rows) + max(rows)) // 2
            right = (2 * part["q"] + part["r"] - (min(across) + max(across)) // 2 - down) // 2
            cell = int(cell_at(q_of(MIDDLE) + right, r_of(MIDDLE) + down))
            return cell if cell >= 0 else MIDDLE
    return MIDDLE
