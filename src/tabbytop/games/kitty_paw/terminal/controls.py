"""Keyboard controls: a cursor over the middle of the table and one over the mat.

With an empty paw the cursor is in the middle, with a piece on the mat; Tab switches. No key finds
the piece that the card asks for: a number jumps to the next cat of that kind, and the player has
to see which of them lies best.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.lattice import CELL_NAMES, COLUMNS, ROWS, cell_at, q_of, r_of
from tabbytop.games.kitty_paw.pieces import BOX, PIECES
from tabbytop.games.kitty_paw.terminal.mats import cells_of, piece_near
from tabbytop.games.kitty_paw.terminal.spread import Spread, piece_of, present_things

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView, KittyPawView, SeatView

CENTRE_CELL: Final = (ROWS // 2) * COLUMNS + COLUMNS // 2


def step_by_cat(cell: int, right: int, down: int) -> int:
    """Return the next cell beside a cat; at an edge, the same cell.

    A step is two cells along a row, or two rows up or down with a shift by one cell to the right
    and to the left in turns.
    """
    row, column = divmod(cell, COLUMNS)
    aside = 1 if row // 2 % 2 == 0 else -1
    row, column = row + 2 * down, column + 2 * right
    if down and not 0 <= column + aside < COLUMNS:
        aside = -aside
    column += aside if down else 0
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else cell


def step_by_half(cell: int, right: int, down: int) -> int:
    """Return the next cell along a row, or one row up or down; at an edge, the same cell."""
    row, column = divmod(cell, COLUMNS)
    row = min(max(row + down, 0), ROWS - 1)
    column = min(max(column + right, 0), COLUMNS - 1)
    return row * COLUMNS + column


def first_cell(card: "CardView", piece: str) -> int:
    """Return where a piece lies if the card's whole figure is centred on the mat.

    It is the centre for a piece that the card does not show.
    """
    across = [2 * part["q"] + part["r"] for part in card["pieces"]]
    rows = [part["r"] for part in card["pieces"]]
    for part in card["pieces"]:
        if part["piece"] == piece:
            down = part["r"] - (min(rows) + max(rows)) // 2
            right = (2 * part["q"] + part["r"] - (min(across) + max(across)) // 2 - down) // 2
            cell = int(cell_at(q_of(CENTRE_CELL) + right, r_of(CENTRE_CELL) + down))
            return cell if cell >= 0 else CENTRE_CELL
    return CENTRE_CELL


_CAT_STEPS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_HALF_STEPS: Final = {
    "h": (-1, 0),
    "l": (1, 0),
    "k": (0, -1),
    "j": (0, 1),
    **{f"shift-{key}": way for key, way in _CAT_STEPS.items()},
}
_TURNS: Final = {"a": "turn left", "d": "turn right", "f": "flip"}


class Controls:
    """The cursors of one person, and what the next key means."""

    def __init__(self) -> None:
        self.thing = 0  # in the middle
        self.cell = CENTRE_CELL  # on the mat
        self.on_mat = False
        self._held: str | None = None

    def begin_round(self) -> None:
        """Reset the cursor on the mat."""
        self.cell, self.on_mat, self._held = CENTRE_CELL, False, None

    def follow(self, seat: "SeatView", spread: Spread) -> None:
        """Move the cursor to the mat when a piece is held, and to the middle when it is not.

        The first piece starts where the whole figure has room around it.
        """
        held = None if seat["paw"] is None else seat["paw"]["piece"]
        if held != self._held:
            self._held, self.on_mat = held, held is not None
            if held is not None and seat["card"] is not None and not seat["mat"]:
                self.cell = first_cell(seat["card"], held)
        self.thing = min(self.thing, spread.own_box)

    def press(self, key: str, view: "KittyPawView", seat: "SeatView", spread: Spread) -> str:
        """Return the move that a key means, in notation; empty if it only moves the cursor."""
        self.follow(seat, spread)
        if view["phase"] == "paw":
            return "paw" if key == "enter" else ""
        if key == "space":
            return "meow"
        if seat["card"] is None:
            return f"grab {key}" if key in {"1", "2", "3", "4"} else ""
        if key in _TURNS:
            return _TURNS[key]
        if key in {"x", "backspace"}:
            return "shut" if seat["peeking"] is not None else "home"
        if key == "enter":
            return self._enter_move(view, seat, spread)
        if not self._move_cursor(key, view, seat, spread):
            return ""
        return "shut" if seat["peeking"] is not None else ""

    def _move_cursor(
        self, key: str, view: "KittyPawView", seat: "SeatView", spread: Spread
    ) -> bool:
        """Move the cursor; return whether the key does that."""
        if key in _CAT_STEPS or key in _HALF_STEPS:
            right, down = _CAT_STEPS.get(key) or _HALF_STEPS[key]
            if not self.on_mat:
                there = present_things(view, seat, spread)
                self.thing = spread.nearest(self.thing, right, down, there)
            elif key in _CAT_STEPS:
                self.cell = step_by_cat(self.cell, right, down)
            else:
                self.cell = step_by_half(self.cell, right, down)
        elif key == "tab":
            self.on_mat = not self.on_mat
        elif len(key) == 1 and "1" <= key <= "9":
            self._jump(PIECES[int(key) - 1], view, seat, spread)
        else:
            return False
        return True

    def _jump(self, piece: str, view: "KittyPawView", seat: "SeatView", spread: Spread) -> None:
        """Jump to the next piece of that kind, in the middle or on the mat."""
        if self.on_mat:
            found = cells_of(seat, piece) if seat["paw"] is None else []
            self.cell = _next_after(self.cell, found)
            return
        there = present_things(view, seat, spread)
        self.thing = _next_after(
            self.thing, [thing for thing in there if piece_of(view, spread, thing) == piece]
        )

    def _enter_move(self, view: "KittyPawView", seat: "SeatView", spread: Spread) -> str:
        """Return what Enter means here: put down, lift, take, peek or keep."""
        if seat["peeking"] is not None:
            return "keep"
        if self.on_mat and seat["paw"] is not None:
            return f"place {CELL_NAMES[self.cell]}"
        if self.on_mat:
            return _lift_move(seat, self.cell)
        if self.thing == spread.own_box:
            return f"lift {PIECES[BOX]}"
        box = spread.box(self.thing)
        return f"take {self.thing + 1}" if box is None else f"peek {box + 1}"


def _lift_move(seat: "SeatView", cell: int) -> str:
    """Return the move that lifts the piece near a cell; empty if there is none."""
    found = piece_near(seat, cell)
    return f"lift {found}" if found else ""


def _next_after(now: int, found: Sequence[int]) -> int:
    """Return the first of these after the current one, wrapping around."""
    later = [place for place in found if place > now]
    return (later or list(found) or [now])[0]
