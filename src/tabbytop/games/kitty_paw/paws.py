"""The actions of a paw: take, lift, turn, flip, place, peek, keep (KP-K7, KP-K8, KP-K9, KP-K10,
KP-K11, KP-K12, KP-K29).

Each `may_…` answers quickly whether the action is legal; `why_not_…` gives the reason.
"""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELLS, far_end
from tabbytop.games.kitty_paw.moves import LIFT, LIFT_BOX, LIFT_SYMBOL, PLACE, STRAY
from tabbytop.games.kitty_paw.pieces import (
    FIRST_BOX,
    KIND_COUNT,
    LONG,
    NONE,
    ROTATIONS,
    SYMBOL,
    box_of,
    is_symbol,
    is_tile,
    symbol_at,
)
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.state import WRONG
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.legal_moves import MovePool
from tabbytop.texts.message import Message

ANYWHERE: Final = MovePool([PLACE.of(cell) for cell in range(CELLS)])
LENGTHWISE: Final = [  # where the long cat lies wholly on the mat, by rotation
    MovePool([PLACE.of(cell) for cell in range(CELLS) if far_end(cell, rotation) >= 0])
    for rotation in range(ROTATIONS)
]


def is_free(table: KittyPawTable, seat: int) -> bool:
    """Whether the paw is empty and holds no box open: else it is busy (KP-X1)."""
    return table.paws[seat] == NONE and table.peeking[seat] == NONE


def can_reach_out(table: KittyPawTable, seat: int) -> bool:
    """Whether the paw can take something: a stray in it is returned first (KP-K8, KP-X2)."""
    if table.peeking[seat] != NONE:
        return False
    return table.paws[seat] == NONE or table.paws[seat] == table.strays[seat]


def may_take(table: KittyPawTable, seat: int, spot: int) -> bool:
    """Whether there is a tile at the spot and the paw can take it."""
    if not can_reach_out(table, seat):
        return False
    return spot < table.set_count() * KIND_COUNT and table.holders[spot] == NONE


def take(table: KittyPawTable, seat: int, spot: int) -> None:
    """Take a tile, after returning a stray. An unwanted tile becomes the new stray (KP-K8), and is
    one until it is home (KP-X2)."""
    return_stray(table, seat)
    kind = table.kinds[spot]
    wanted = CARDS[table.cards[seat]].wants(kind) and table.tile_on_mat(seat, kind) == NONE
    table.take(seat, spot)
    if not wanted:
        table.mark_stray(seat)


def return_stray(table: KittyPawTable, seat: int) -> None:
    """Return the seat's stray to its spot, if there is one."""
    if table.strays[seat] != NONE:
        table.run_home(seat)


def thing_to_lift(table: KittyPawTable, seat: int, word: int) -> int:
    """The thing that a word of LIFT names; NONE if the seat has no such thing on its mat.

    No word names a piece of another seat (KP-K9).
    """
    if word == STRAY:
        thing = table.strays[seat]
    elif word == LIFT_SYMBOL:
        thing = table.symbol_held(seat)
    elif word == LIFT_BOX:
        return box_of(seat)
    else:
        thing = table.tile_on_mat(seat, word)
    return thing if thing != NONE and table.cells[thing] != NONE else NONE


def may_lift(table: KittyPawTable, seat: int, word: int) -> bool:
    """Whether the paw is empty and the seat has such a thing."""
    return is_free(table, seat) and thing_to_lift(table, seat, word) != NONE


def may_turn(table: KittyPawTable, seat: int) -> bool:
    """Whether the thing in the paw can be rotated: everything except a Box card."""
    return NONE != table.paws[seat] < FIRST_BOX


def may_flip(table: KittyPawTable, seat: int) -> bool:
    """Whether the thing in the paw may lie with either side up."""
    return table.paws[seat] != NONE and not is_symbol(table.paws[seat])


def is_long(table: KittyPawTable, thing: int) -> bool:
    """Whether the thing is a long cat."""
    return is_tile(thing) and table.kinds[thing] == LONG


def places(table: KittyPawTable, seat: int) -> MovePool:
    """Every PLACE move for the thing in the paw: it must lie wholly on the mat."""
    thing = table.paws[seat]
    return LENGTHWISE[table.turns[thing]] if is_long(table, thing) else ANYWHERE


def may_place(table: KittyPawTable, seat: int, cell: int) -> bool:
    """Whether the thing in the paw would lie wholly on the mat at this cell."""
    thing = table.paws[seat]
    if thing == NONE:
        return False
    return not is_long(table, thing) or far_end(cell, table.turns[thing]) >= 0


# Hide-and-Seek.


def needs_symbol(table: KittyPawTable, seat: int) -> bool:
    """Whether a seat's card shows a symbol: only then it may peek."""
    return CARDS[table.cards[seat]].wants(SYMBOL)


def may_peek(table: KittyPawTable, seat: int, box: int) -> bool:
    """Whether the seat may look under a box: it is there, and nobody holds it open."""
    if not needs_symbol(table, seat) or not can_reach_out(table, seat):
        return False
    return table.holders[symbol_at(box)] == NONE and table.peeker(box) == NONE


def peek(table: KittyPawTable, seat: int, box: int) -> None:
    """Look under a box, after returning a stray (KP-K8, KP-X2)."""
    return_stray(table, seat)
    table.peek(seat, box)


def may_keep(table: KittyPawTable, seat: int) -> bool:
    """Whether the seat peeks and does not hold the right card already (KP-K11, KP-X5)."""
    return table.peeking[seat] != NONE and not table.has_right_symbol(seat)


def keep(table: KittyPawTable, seat: int) -> None:
    """Take the card, after returning a wrong one; this one may be wrong as well (KP-K11)."""
    if table.symbol_held(seat) != NONE:
        table.slip_back(seat)
    table.keep(seat)
    if not table.has_right_symbol(seat):
        table.begin_wait(seat, WRONG)


# Reasons.


def why_not_take(table: KittyPawTable, seat: int, spot: int) -> tuple[Message, str]:
    """Why a tile cannot be taken."""
    if not can_reach_out(table, seat):
        return _why_not_free(table, seat)
    if spot >= table.set_count() * KIND_COUNT:
        return refusal("no-spot", spot=spot + 1), "KP-B1"
    if table.holders[spot] == seat:
        return refusal("own-tile"), "KP-K7"
    return refusal("taken"), "KP-K1"


def why_not_lift(table: KittyPawTable, seat: int, word: int) -> tuple[Message, str]:
    """Why the thing cannot be lifted."""
    if not is_free(table, seat):
        return _why_not_free(table, seat)
    return refusal("not-on-mat", piece=LIFT.words[0][word]), "KP-K29"


def why_not_use(table: KittyPawTable, seat: int) -> tuple[Message, str]:
    """Why the thing in the paw cannot be turned, flipped, placed or put home."""
    thing = table.paws[seat]
    if thing == NONE:
        return refusal("empty-paw"), "KP-K7"
    if thing >= FIRST_BOX:
        return refusal("turn-box"), "KP-D1"
    if is_symbol(thing):
        return refusal("flip-symbol"), "KP-D1"
    return refusal("both-ends"), "KP-D1"


def why_not_peek(table: KittyPawTable, seat: int, box: int) -> tuple[Message, str]:
    """Why the seat cannot look under a box."""
    if not needs_symbol(table, seat):
        return refusal("no-symbol"), "KP-K10"
    if table.peeking[seat] != NONE:
        return refusal("one-box"), "KP-K10"
    if not can_reach_out(table, seat):
        return refusal("peek-full-paw"), "KP-K10"
    if table.peeker(box) != NONE:
        return refusal("box-held"), "KP-K12"
    return refusal("symbol-gone"), "KP-K11"


def why_not_keep(table: KittyPawTable, seat: int) -> tuple[Message, str]:
    """Why the seat cannot keep or shut."""
    if table.peeking[seat] == NONE:
        return refusal("not-peeking"), "KP-K10"
    return refusal("right-symbol"), "KP-K11"


def _why_not_free(table: KittyPawTable, seat: int) -> tuple[Message, str]:
    if table.peeking[seat] != NONE:
        return refusal("box-open"), "KP-K10"
    return refusal("full-paw"), "KP-K7"
