"""The plan for a mat: where each piece of a pattern goes, and which pieces lie right already."""

from tabbytop.games.kitty_paw.check import pieces_under
from tabbytop.games.kitty_paw.lattice import (
    COLUMNS,
    ROWS,
    STEP_Q,
    STEP_R,
    cell_at,
    far_end,
    q_of,
    r_of,
)
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, LONG, SYMBOL
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight


class MatPlan:
    """A pattern shifted onto a seat's mat, by majority of the pieces that lie there already.

    `mat_index[i]` is the index of the pattern's piece i in the lists of the mat, or NOTHING. The
    piece is `settled` if it lies right and everything that belongs under it does, too.
    """

    def __init__(self, sight: Sight, pattern: Pattern) -> None:
        self.pattern = pattern
        self.mat_index = [_index_on_mat(sight, piece) for piece in pattern.pieces]
        self.right, self.down = self._shift(sight)
        self.settled = [False] * len(pattern.pieces)
        for number in range(len(pattern.pieces)):
            self.settled[number] = self._is_right(sight, number) and self._is_above(number)

    def cell(self, number: int) -> int:
        """The cell where a piece of the pattern belongs."""
        return cell_at(self.pattern.qs[number] + self.right, self.pattern.rs[number] + self.down)

    def is_done(self) -> bool:
        """Whether the whole pattern lies right."""
        return False not in self.settled

    def can_lay(self, number: int) -> bool:
        """Whether everything that belongs under this piece is settled."""
        for lower in pieces_under(self.pattern, number):
            if not self.settled[lower]:
                return False
        return True

    def _shift(self, sight: Sight) -> tuple[int, int]:
        """The shift (q, r) of the pattern that fits the mat and agrees with most laid pieces."""
        rights: list[int] = []
        downs: list[int] = []
        for number, at in enumerate(self.mat_index):
            if at != NOTHING:
                cell = sight.mat_cells[at]
                rights.append(q_of(cell) - self.pattern.qs[number])
                downs.append(r_of(cell) - self.pattern.rs[number])
        best, most = NOTHING, 0
        for place in range(len(rights)):
            votes = 0
            for other in range(len(rights)):
                if rights[other] == rights[place] and downs[other] == downs[place]:
                    votes += 1
            if votes > most and fits(self.pattern, rights[place], downs[place]):
                best, most = place, votes
        if best == NOTHING:
            return centering_shift(self.pattern)
        return rights[best], downs[best]

    def _is_right(self, sight: Sight, number: int) -> bool:
        """Whether a piece lies in its cell, with the right face and rotation."""
        pattern, at = self.pattern, self.mat_index[number]
        if at == NOTHING or sight.mat_cells[at] != self.cell(number):
            return False
        piece = pattern.pieces[number]
        if piece == SYMBOL and sight.symbol != pattern.symbol:
            return False
        if piece != SYMBOL and sight.mat_faces[at] != pattern.faces[number]:
            return False
        return piece == BOX or sight.mat_turns[at] == pattern.turns[number]

    def _is_above(self, number: int) -> bool:
        """Whether everything that belongs under a piece is settled and lies below it."""
        for lower in pieces_under(self.pattern, number):
            if not self.settled[lower] or self.mat_index[lower] > self.mat_index[number]:
                return False
        return True


def index_of(pattern: Pattern, piece: int) -> int:
    """The index of a piece in the pattern; NOTHING if the pattern does not show it."""
    for number, other in enumerate(pattern.pieces):
        if other == piece:
            return number
    return NOTHING


def fits(pattern: Pattern, right: int, down: int) -> bool:
    """Whether the whole pattern lies on the mat with this shift."""
    for number, piece in enumerate(pattern.pieces):
        cell = cell_at(pattern.qs[number] + right, pattern.rs[number] + down)
        if cell == -1 or (piece == LONG and far_end(cell, pattern.turns[number]) == -1):
            return False
    return True


def centering_shift(pattern: Pattern) -> tuple[int, int]:
    """The shift that centres the pattern on the mat."""
    qs, rs = pattern.qs.copy(), pattern.rs.copy()
    for number, piece in enumerate(pattern.pieces):
        if piece == LONG:
            qs.append(qs[number] + 2 * STEP_Q[pattern.turns[number]])
            rs.append(rs[number] + 2 * STEP_R[pattern.turns[number]])
    down = (ROWS - 1 - min(rs) - max(rs)) // 2
    columns = [qs[place] + (rs[place] + down) // 2 for place in range(len(qs))]
    return (COLUMNS - 1 - min(columns) - max(columns)) // 2, down


def _index_on_mat(sight: Sight, piece: int) -> int:
    """The index of a piece in the lists of the mat, a stray excluded."""
    for index, other in enumerate(sight.mat):
        if other == piece and index != sight.stray_on_mat:
            return index
    return NOTHING
