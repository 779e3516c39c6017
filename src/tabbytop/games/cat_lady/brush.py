"""The cat brush: a cat of yours for one in the grid (CL-C20)."""

from tabbytop.games.cat_lady.cards import is_cat
from tabbytop.games.cat_lady.moves import SWAP_CAT
from tabbytop.games.cat_lady.table import CELL_COUNT, EMPTY, CatLadyTable


def add_brush_moves(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """Every cat of the seat's for every cat of the grid, wherever the token is."""
    cells = cells_with_cats(table)
    if not cells:
        return
    for cat in table.cats[seat]:
        for cell in cells:
            moves.append(SWAP_CAT.of(cat, cell))


def cells_with_cats(table: CatLadyTable) -> list[int]:
    """Where in the grid cats lie."""
    cells: list[int] = []
    for cell in range(CELL_COUNT):
        kind = table.grid[cell]
        if kind != EMPTY and is_cat(kind):
            cells.append(cell)
    return cells


def why_no_brush(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
    """Why these two cats cannot be swapped."""
    if not table.cats[seat]:
        return "you have no cat to brush away", "CL-C20"
    if not cells_with_cats(table):
        return "there is no cat in the grid", "CL-C20"
    if not table.owns(seat, SWAP_CAT.first(move)):
        return "that cat is not yours", "CL-C20"
    return "there is no cat in that place of the grid", "CL-C20"
