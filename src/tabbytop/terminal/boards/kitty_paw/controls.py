"""A person's paw: a cursor over the middle of the table and one over the mat, and what keys do.

The cursor is where one looks: with an empty paw in the middle, with a piece in it on the mat;
Tab looks at the other. No key finds what is asked for: a number leaps to the next cat of the kind
one says, and which of them lies best one has to see.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.pieces import BOX, PIECES
from tabbytop.terminal.boards.kitty_paw.mats import at_hand, places_of
from tabbytop.terminal.boards.kitty_paw.spread import Spread, piece_of, things_there
from tabbytop.terminal.boards.kitty_paw.strides import (
    MIDDLE,
    a_cat_further,
    half_a_cat_further,
    roomy_cell,
)

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_WHOLE: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_HALF: Final = {
    "h": (-1, 0),
    "l": (1, 0),
    "k": (0, -1),
    "j": (0, 1),
    **{f"shift-{key}": way for key, way in _WHOLE.items()},
}
_TURNS: Final = {"a": "turn left", "d": "turn right", "f": "flip"}


class Controls:
    """Where one person looks, and what the next key means there."""

    def __init__(self) -> None:
        self.thing = 0  # in the middle
        self.cell = MIDDLE  # on the mat
        self.on_mat = False
        self._held: str | None = None

    def begin_round(self) -> None:
        """The mat is empty again."""
        self.cell, self.on_mat, self._held = MIDDLE, False, None

    def follow(self, seat: "SeatView", spread: Spread) -> None:
        """Look where the paw goes: to the mat with a piece, to the middle without. The first piece
        is held where the whole figure has room around it."""
        held = None if seat["paw"] is None else seat["paw"]["piece"]
        if held != self._held:
            self._held, self.on_mat = held, held is not None
            if held is not None and seat["card"] is not None and not seat["mat"]:
                self.cell = roomy_cell(seat["card"], held)
        self.thing = min(self.thing, spread.own_box)

    def press(self, key: str, view: "KittyPawView", seat: "SeatView", spread: Spread) -> str:
        """The move that a key means, in notation; empty if it only moves the cursor."""
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
            return self._act(view, seat, spread)
        if not self._look(key, view, seat, spread):
            return ""
        return "shut" if seat["peeking"] is not None else ""

    def _look(self, key: str, view: "KittyPawView", seat: "SeatView", spread: Spread) -> bool:
        """Move the cursor; whether the key says so."""
        if key in _WHOLE or key in _HALF:
            right, down = _WHOLE.get(key) or _HALF[key]
            if not self.on_mat:
                there = things_there(view, seat, spread)
                self.thing = spread.nearest(self.thing, right, down, there)
            elif key in _WHOLE:
                self.cell = a_cat_further(self.cell, right, down)
            else:
                self.cell = half_a_cat_further(self.cell, right, down)
        elif key == "tab":
            self.on_mat = not self.on_mat
        elif len(key) == 1 and "1" <= key <= "9":
            self._leap(PIECES[int(key) - 1], view, seat, spread)
        else:
            return False
        return True

    def _leap(self, piece: str, view: "KittyPawView", seat: "SeatView", spread: Spread) -> None:
        """To the next piece of that kind: in the middle, or on the mat if one looks there."""
        if self.on_mat:
            found = places_of(seat, piece) if seat["paw"] is None else []
            self.cell = _next(self.cell, found)
            return
        there = things_there(view, seat, spread)
        self.thing = _next(
            self.thing, [thing for thing in there if piece_of(view, spread, thing) == piece]
        )

    def _act(self, view: "KittyPawView", seat: "SeatView", spread: Spread) -> str:
        """Put down, lift, take, peek or keep: what Enter means here."""
        if seat["peeking"] is not None:
            return "keep"
        if self.on_mat and seat["paw"] is not None:
            return f"place {CELL_NAMES[self.cell]}"
        if self.on_mat:
            return _lift(seat, self.cell)
        if self.thing == spread.own_box:
            return f"lift {PIECES[BOX]}"
        box = spread.box(self.thing)
        return f"take {self.thing + 1}" if box is None else f"peek {box + 1}"


def _lift(seat: "SeatView", cell: int) -> str:
    """Which piece of the mat is meant; empty if none is near."""
    found = at_hand(seat, cell)
    return f"lift {found}" if found else ""


def _next(now: int, found: Sequence[int]) -> int:
    """The first of these after the one where one is, round and round."""
    later = [place for place in found if place > now]
    return (later or list(found) or [now])[0]
