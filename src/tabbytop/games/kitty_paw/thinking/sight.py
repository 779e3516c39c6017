"""What a seat sees of the table while it builds: everything that its next stroke depends on."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL
from tabbytop.games.kitty_paw.pieces import (
    FIRST_SYMBOL,
    KIND_COUNT,
    NONE,
    SYMBOL_COUNT,
    box_of,
    symbol_at,
)
from tabbytop.games.kitty_paw.table import KittyPawTable

NOTHING: Final = NONE


class Sight:
    """The table as one seat sees it: public data, and what this seat has seen under boxes.

    Cards, spots and boxes are counted from 0; NOTHING marks an empty place. The `mat` lists are
    parallel, the lowest piece first.
    """

    def __init__(self) -> None:
        self.alone = False  # a game for one
        self.row: list[int] = []  # the open Kitty cards
        self.rivals: list[int] = []  # the symbols that the cards of others ask for
        self.card = NOTHING  # its own card
        self.all_have_cards = False
        self.kinds: list[int] = []  # of the scatter, by spot
        self.faces: list[int] = []
        self.turns: list[int] = []
        self.paw = NOTHING  # the piece in its paw
        self.paw_face = 0
        self.paw_turn = 0
        self.paw_is_stray = False
        self.mat: list[int] = []  # the pieces on its mat
        self.mat_cells: list[int] = []
        self.mat_faces: list[int] = []
        self.mat_turns: list[int] = []
        self.stray_on_mat = NOTHING  # index in `mat` of the piece that its card did not ask for
        self.symbol = NOTHING  # of the Hide-and-Seek card in its paw or on its mat
        self.has_right_symbol = False  # whether its card asks for that symbol
        self.box_side = 0  # of its Box card
        self.peeking = NOTHING  # the box it holds open
        self.boxes = [NOTHING] * SYMBOL_COUNT  # the symbol in each box, as far as it knows
        self.free = [True] * SYMBOL_COUNT  # whether nobody holds the box


def look(table: KittyPawTable, seat: int) -> Sight:
    """Return what a seat sees now."""
    sight = Sight()
    sight.alone = table.seats == 1
    sight.row = table.row.copy()
    sight.card = table.cards[seat]
    sight.all_have_cards = table.everyone_has_a_card()
    for other in range(table.seats):
        if other != seat and table.cards[other] != NONE:
            symbol = CARDS[table.cards[other]].symbol
            if symbol != NO_SYMBOL:
                sight.rivals.append(symbol)
    spots = table.set_count() * KIND_COUNT
    sight.kinds = table.kinds[:spots]
    sight.faces = table.faces[:spots]
    sight.turns = table.turns[:spots]
    for spot in range(spots):
        if table.holders[spot] != NONE:
            sight.kinds[spot] = NOTHING
    sight.box_side = table.faces[box_of(seat)]
    _look_at_own(table, seat, sight)
    _look_at_boxes(table, seat, sight)
    return sight


def _look_at_own(table: KittyPawTable, seat: int, sight: Sight) -> None:
    """Fill in the seat's paw and mat."""
    paw = table.paws[seat]
    if paw != NONE:
        sight.paw = table.piece_of(paw)
        sight.paw_face = table.faces[paw]
        sight.paw_turn = table.turns[paw]
        sight.paw_is_stray = paw == table.strays[seat]
    for thing in table.laid:
        if table.holders[thing] == seat:
            if thing == table.strays[seat]:
                sight.stray_on_mat = len(sight.mat)
            sight.mat.append(table.piece_of(thing))
            sight.mat_cells.append(table.cells[thing])
            sight.mat_faces.append(table.faces[thing])
            sight.mat_turns.append(table.turns[thing])


def _look_at_boxes(table: KittyPawTable, seat: int, sight: Sight) -> None:
    """Fill in the Hide-and-Seek cards, as far as the seat has seen them."""
    sight.peeking = table.peeking[seat]
    sight.has_right_symbol = table.has_right_symbol(seat)
    held = table.symbol_held(seat)
    if held != NONE:
        sight.symbol = table.symbols[held - FIRST_SYMBOL]
    for box in range(SYMBOL_COUNT):
        if table.has_seen(seat, box):
            sight.boxes[box] = table.symbols[box]
        sight.free[box] = table.holders[symbol_at(box)] == NONE
    for box in table.peeking:
        if box != NONE:
            sight.free[box] = False
