"""Where on a mat a pattern is laid, and what of it lies there already as it should."""

from tabbytop.games.kitty_paw.check import overlap
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
from tabbytop.games.kitty_paw.sight import NOTHING, Sight


class Laying:
    """A pattern shifted onto a seat's mat, as most of what lies there already wants it.

    `at[i]` says where in the mat's lists piece i of the pattern is, or NOTHING; it is `settled` if
    it lies as it should and everything that belongs under it does, too.
    """

    def __init__(self, sight: Sight, pattern: Pattern) -> None:
        self.pattern = pattern
        self.at = [_place_on_mat(sight, piece) for piece in pattern.pieces]
        self.right, self.down = self._shift(sight)
        self.settled = [False] * len(pattern.pieces)
        for number in range(len(pattern.pieces)):
            self.settled[number] = self._is_right(sight, number) and self._is_above(number)

    def cell(self, number: int) -> int:
        """Where a piece of the pattern is to lie."""
        return cell_at(self.pattern.qs[number] + self.right, self.pattern.rs[number] + self.down)

    def is_done(self) -> bool:
        """Whether all of it lies there."""
        return False not in self.settled

    def can_be_laid(self, number: int) -> bool:
        """Whether everything lies that belongs under this piece."""
        for lower in range(number):
            if not self.settled[lower] and overlap(self.pattern, lower, number):
                return False
        return True

    def _shift(self, sight: Sight) -> tuple[int, int]:
        """By how much (q, r) the pattern is shifted, so that all of it fits."""
        shifts: list[tuple[int, int]] = []
        for number, at in enumerate(self.at):
            if at != NOTHING:
                cell = sight.mat_cells[at]
                q, r = self.pattern.qs[number], self.pattern.rs[number]
                shifts.append((q_of(cell) - q, r_of(cell) - r))
        best, most = (0, 0), 0
        for shift in shifts:
            votes = shifts.count(shift)
            if votes > most and fits(self.pattern, shift[0], shift[1]):
                best, most = shift, votes
        return best if most > 0 else middle(self.pattern)

    def _is_right(self, sight: Sight, number: int) -> bool:
        """Whether a piece lies where it should, and how it should."""
        pattern, at = self.pattern, self.at[number]
        if at == NOTHING or sight.mat_cells[at] != self.cell(number):
            return False
        piece = pattern.pieces[number]
        if piece == SYMBOL and sight.symbol != pattern.symbol:
            return False
        if piece != SYMBOL and sight.mat_faces[at] != pattern.faces[number]:
            return False
        return piece == BOX or sight.mat_turns[at] == pattern.turns[number]

    def _is_above(self, number: int) -> bool:
        """Whether everything that belongs under a piece lies there, settled."""
        for lower in range(number):
            if overlap(self.pattern, lower, number):
                if not self.settled[lower] or self.at[lower] > self.at[number]:
                    return False
        return True


def number_of(pattern: Pattern, piece: int) -> int:
    """Which piece of the pattern this is; NOTHING if the pattern does not show it."""
    for number, other in enumerate(pattern.pieces):
        if other == piece:
            return number
    return NOTHING


def fits(pattern: Pattern, right: int, down: int) -> bool:
    """Whether all of the pattern, shifted so, lies on the mat."""
    for number, piece in enumerate(pattern.pieces):
        cell = cell_at(pattern.qs[number] + right, pattern.rs[number] + down)
        if cell == -1 or (piece == LONG and far_end(cell, pattern.turns[number]) == -1):
            return False
    return True


def middle(pattern: Pattern) -> tuple[int, int]:
    """The shift that brings the pattern into the middle of the mat."""
    qs, rs = pattern.qs.copy(), pattern.rs.copy()
    for number, piece in enumerate(pattern.pieces):
        if piece == LONG:
            qs.append(qs[number] + 2 * STEP_Q[pattern.turns[number]])
            rs.append(rs[number] + 2 * STEP_R[pattern.turns[number]])
    down = (ROWS - 1 - min(rs) - max(rs)) // 2
    columns = [qs[place] + (rs[place] + down) // 2 for place in range(len(qs))]
    return (COLUMNS - 1 - min(columns) - max(columns)) // 2, down


def _place_on_mat(sight: Sight, piece: int) -> int:
    """Where in the mat's lists a piece is that the card asks for."""
    for at, other in enumerate(sight.mat):
        if other == piece and at != sight.stray_on_mat:
            return at
    return NOTHING
