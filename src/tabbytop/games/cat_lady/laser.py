"""The laser pointer: a whole turn, two cards of the grid, and a third thrown away (CL-C7)."""

from typing import Final

from tabbytop.games.cat_lady.moves import LASER, PAIR_COUNT, PAIR_FIRST, PAIR_SECOND, THROW
from tabbytop.games.cat_lady.questions import SeatAsked
from tabbytop.games.cat_lady.table import CELL_COUNT, EMPTY, CatLadyTable
from tabbytop.kernel.agenda import Prompt

TAKEN: Final = 2


def add_laser_moves(table: CatLadyTable, moves: list[int]) -> None:
    """Any two cards of the grid, wherever the token is, if there is a third to throw away."""
    if sum([kind != EMPTY for kind in table.grid]) < TAKEN + 1:
        return
    for pair in range(PAIR_COUNT):
        if table.grid[PAIR_FIRST[pair]] != EMPTY and table.grid[PAIR_SECOND[pair]] != EMPTY:
            moves.append(LASER.of(pair))


def take_two(table: CatLadyTable, seat: int, move: int) -> None:
    """The two cards."""
    pair = LASER.first(move)
    table.take_by_laser(seat, PAIR_FIRST[pair], PAIR_SECOND[pair])


class ThrowsAway(SeatAsked):
    """Who has used a laser pointer throws one more card of the grid away."""

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        """The question."""
        return Prompt("throw", {})

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "name a card of the grid to throw away", "CL-C7"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        """Any card that is left in the grid."""
        return [THROW.of(cell) for cell in range(CELL_COUNT) if table.grid[cell] != EMPTY]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """Away with it."""
        table.throw_away(seat, THROW.first(move))
