"""The hex grid of a mat: a hexagonal lattice with half-tile steps (KP-D1).

A mat has 15 rows of 17 cells; every other row lies half a step to the right. A cell is a number,
`row * COLUMNS + column`, and is written like `h8`: the column's letter, the row from 1. To compare
places in different rows, cells are converted to axial coordinates (q, r): q steps to the right, r
steps down and to the right. A tile is a pointy-top hexagon, two steps wide: its neighbours lie two
steps away.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: patterns are compared with them

COLUMNS: Final = 17
ROWS: Final = 15
CELLS: Final = COLUMNS * ROWS
CELL_NAMES: Final = [
    f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)
]

# One step for each rotation, clockwise from the right: right, down right, down left, left, …
STEP_Q: Final = [1, 0, -1, -1, 0, 1]
STEP_R: Final = [0, 1, 1, 0, -1, -1]


def q_of(cell: "i64") -> "i64":
    """The axial coordinate q of a cell: steps to the right."""
    return cell % COLUMNS - cell // COLUMNS // 2


def r_of(cell: "i64") -> "i64":
    """The axial coordinate r of a cell: its row."""
    return cell // COLUMNS


def cell_at(q: "i64", r: "i64") -> "i64":
    """The cell with these axial coordinates; -1 if it is not on the mat."""
    column = q + r // 2
    if 0 <= r < ROWS and 0 <= column < COLUMNS:
        return r * COLUMNS + column
    return -1


def far_end(cell: "i64", rotation: int) -> "i64":
    """The cell of the other half of a long cat: the neighbour in the direction of its rotation; -1
    if it is not on the mat."""
    return cell_at(q_of(cell) + 2 * STEP_Q[rotation], r_of(cell) + 2 * STEP_R[rotation])


def reach(q: "i64", r: "i64") -> "i64":
    """The distance of two hexagons whose centres differ by (q, r), across their nearest sides:
    below 4 they overlap, at 4 they touch."""
    across: i64 = 0
    for side in (2 * q + r, q + 2 * r, q - r):
        across = max(across, side, -side)
    return across
