"""What a paw may do with tiles, and with whatever is in it (KP-K7, KP-K8, KP-K9, KP-K29).

Each `may_…` is a question with a quick answer; `why_not_…` says it in words.
"""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELLS, far_end
from tabbytop.games.kitty_paw.moves import LIFT_BOX, LIFT_SYMBOL, PLACE, STRAY
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, LONG, ROTATIONS, TITLES
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.things import FIRST_BOX, NONE, box_of, is_symbol, is_tile

ANYWHERE: Final = [PLACE.of(cell) for cell in range(CELLS)]
LENGTHWISE: Final = [  # where the long cat lies wholly on the mat, by rotation
    [PLACE.of(cell) for cell in range(CELLS) if far_end(cell, rotation) >= 0]
    for rotation in range(ROTATIONS)
]
_BUSY: Final = "your paw holds a box open: keep what is in it, or shut it"


def is_free(table: KittyPawTable, seat: int) -> bool:
    """Whether the paw is empty and holds no box open."""
    return table.paws[seat] == NONE and table.peeking[seat] == NONE


def can_reach_out(table: KittyPawTable, seat: int) -> bool:
    """Whether the paw could take something: a stray in it runs home by itself then (KP-K8)."""
    if table.peeking[seat] != NONE:
        return False
    return table.paws[seat] == NONE or table.paws[seat] == table.strays[seat]


def may_take(table: KittyPawTable, seat: int, spot: int) -> bool:
    """Whether there is a tile at the spot, and the paw can take it."""
    if not can_reach_out(table, seat):
        return False
    return spot < table.sets() * KIND_COUNT and table.holders[spot] == NONE


def take(table: KittyPawTable, seat: int, spot: int) -> None:
    """A stray runs home first. A tile that is not asked for is the next stray (KP-K8)."""
    chase(table, seat)
    kind = table.kinds[spot]
    wanted = CARDS[table.cards[seat]].wants(kind) and table.tile_on_mat(seat, kind) == NONE
    table.take(seat, spot)
    if not wanted:
        table.mark_stray(seat)


def chase(table: KittyPawTable, seat: int) -> None:
    """The stray runs home, if there is one."""
    if table.strays[seat] != NONE:
        table.run_home(seat)


def meant_to_lift(table: KittyPawTable, seat: int, word: int) -> int:
    """The thing that a word of LIFT means; NONE if the seat has no such thing lying there."""
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
    """Whether the paw is empty and there is such a thing of the seat's own."""
    return is_free(table, seat) and meant_to_lift(table, seat, word) != NONE


def may_turn(table: KittyPawTable, seat: int) -> bool:
    """Whether there is something in the paw that has rotations: all but a Box card."""
    return NONE != table.paws[seat] < FIRST_BOX


def may_flip(table: KittyPawTable, seat: int) -> bool:
    """Whether there is something in the paw with two sides that may lie up."""
    return table.paws[seat] != NONE and not is_symbol(table.paws[seat])


def is_long(table: KittyPawTable, thing: int) -> bool:
    """Whether it is a long cat."""
    return is_tile(thing) and table.kinds[thing] == LONG


def places(table: KittyPawTable, seat: int) -> list[int]:
    """Every PLACE for what is in the paw: where it lies wholly on the mat."""
    thing = table.paws[seat]
    return LENGTHWISE[table.turns[thing]] if is_long(table, thing) else ANYWHERE


def may_place(table: KittyPawTable, seat: int, cell: int) -> bool:
    """Whether what is in the paw would lie wholly on the mat there."""
    thing = table.paws[seat]
    if thing == NONE:
        return False
    return not is_long(table, thing) or far_end(cell, table.turns[thing]) >= 0


def why_not_take(table: KittyPawTable, seat: int, spot: int) -> tuple[str, str]:
    """Why a tile cannot be taken."""
    if not can_reach_out(table, seat):
        return _why_not_free(table, seat)
    if spot >= table.sets() * KIND_COUNT:
        return f"there is no spot {spot + 1} in this round", "KP-B1"
    if table.holders[spot] == seat:
        return "you have that tile already", "KP-K7"
    return "somebody was quicker: there is nothing at that spot", "KP-K1"


def why_not_lift(table: KittyPawTable, seat: int, word: int) -> tuple[str, str]:
    """Why nothing of one's own can be lifted."""
    if not is_free(table, seat):
        return _why_not_free(table, seat)
    if word < KIND_COUNT:
        return f"there is no {TITLES[word]} that you asked for on your mat", "KP-K29"
    what = "stray" if word == STRAY else "Hide-and-Seek card"
    return f"there is no {what} on your mat", "KP-K29"


def why_not_use(table: KittyPawTable, seat: int) -> tuple[str, str]:
    """Why what is in the paw cannot be turned, flipped, placed or put home."""
    thing = table.paws[seat]
    if thing == NONE:
        return "there is nothing in your paw", "KP-K7"
    if thing >= FIRST_BOX:
        return "a Box card has two sides and no rotation: flip it", "KP-D1"
    if is_symbol(thing):
        return "a Hide-and-Seek card lies with its symbol up: turn it", "KP-D1"
    return "the long cat must lie on your mat with both its ends", "KP-D1"


def _why_not_free(table: KittyPawTable, seat: int) -> tuple[str, str]:
    if table.peeking[seat] != NONE:
        return _BUSY, "KP-K10"
    return "one piece at a time: place what is in your paw, or put it home", "KP-K7"
