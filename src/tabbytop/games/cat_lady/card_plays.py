"""Cards that a player keeps in hand and plays in their own turn (CL-C19)."""

from typing import Final

from tabbytop.games.cat_lady.cards import (
    BRUSH,
    LASER_POINTER,
    LOST_CAT,
    NAMES,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    is_cat,
)
from tabbytop.games.cat_lady.cats import STRAYS
from tabbytop.games.cat_lady.moves import (
    ADOPT,
    CASH,
    CELL_COUNT,
    LASER,
    LINE_COUNT,
    PAIR_COUNT,
    PAIR_FIRST,
    PAIR_SECOND,
    SHOP,
    SPRAY,
    SWAP_CAT,
    THROW,
)
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable, SeatQuestion
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt
from tabbytop.texts.message import Message


def has_cards_to_play(table: CatLadyTable, seat: int) -> bool:
    """Whether the hand has a playable card: they sort after all others."""
    hand = table.hands[seat]
    return len(hand) > 0 and hand[-1] >= LOST_CAT


def add_play_moves(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """Add the moves that the hand allows besides taking cards, except the laser pointer."""
    if table.count_in_hand(seat, LOST_CAT) >= 2:
        add_lost_cat_moves(table, moves)
    if table.count_in_hand(seat, SPRAY_BOTTLE):
        add_spray_moves(table, moves)
    if table.count_in_hand(seat, BRUSH):
        add_brush_moves(table, seat, moves)
    if table.count_in_hand(seat, SHOPPING_BAG):
        moves.append(SHOP.of())


def add_spray_moves(table: CatLadyTable, moves: list[int]) -> None:
    """Add the spray bottle's moves; the token must really move (CL-C4)."""
    for line in range(LINE_COUNT):
        if line != table.token:
            moves.append(SPRAY.of(line))


def is_card_play(move: int) -> bool:
    """Whether a move plays a card from the hand without being the whole turn."""
    return (
        ADOPT.holds(move)
        or CASH.holds(move)
        or SPRAY.holds(move)
        or SWAP_CAT.holds(move)
        or SHOP.holds(move)
    )


def play_card(table: CatLadyTable, seat: int, move: int) -> None:
    """Carry out a move that plays a card from the hand."""
    if SPRAY.holds(move):
        table.spray(seat, SPRAY.first(move))
    elif SWAP_CAT.holds(move):
        table.swap_cats(seat, SWAP_CAT.first(move), SWAP_CAT.second(move))
    elif SHOP.holds(move):
        table.shop(seat)
    else:
        play_lost_cats(table, seat, move)


def play_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
    """Return why a card cannot be played like this, and the ruling."""
    if ADOPT.holds(move) or CASH.holds(move):
        return lost_cat_refusal(table, seat, move)
    for block, kind, ruling in (
        (SPRAY, SPRAY_BOTTLE, "CL-B4"),
        (SWAP_CAT, BRUSH, "CL-C20"),
        (SHOP, SHOPPING_BAG, "CL-C21"),
        (LASER, LASER_POINTER, "CL-C7"),
    ):
        if block.holds(move) and not table.count_in_hand(seat, kind):
            return message("refusal-not-in-hand", item=NAMES[kind]), ruling
    if SPRAY.holds(move):
        return message("refusal-token-stays"), "CL-C4"
    return brush_refusal(table, seat, move)


# Brush (CL-C20).


def add_brush_moves(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """Add every swap of a seat's cat with a cat of the grid, wherever the token is (CL-C20)."""
    cells = cells_with_cats(table)
    if not cells:
        return
    for cat in table.cats[seat]:
        for cell in cells:
            moves.append(SWAP_CAT.of(cat, cell))


def cells_with_cats(table: CatLadyTable) -> list[int]:
    """Return the cells of the grid that hold cats."""
    cells: list[int] = []
    for cell in range(CELL_COUNT):
        kind = table.grid[cell]
        if kind != EMPTY and is_cat(kind):
            cells.append(cell)
    return cells


def brush_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
    """Return why these two cats cannot be swapped, and the ruling."""
    if not table.cats[seat]:
        return message("refusal-no-cat-to-brush"), "CL-C20"
    if not cells_with_cats(table):
        return message("refusal-no-cat-in-grid"), "CL-C20"
    if not table.owns(seat, SWAP_CAT.first(move)):
        return message("refusal-not-your-cat"), "CL-C20"
    return message("refusal-no-cat-in-cell"), "CL-C20"


# Lost cats (CL-B4).


def add_lost_cat_moves(table: CatLadyTable, moves: list[int]) -> None:
    """Add the uses of two lost cats: any stray on display, or a 2-VP token (CL-B4)."""
    for stray in sorted(table.strays):
        moves.append(ADOPT.of(stray - STRAYS))
    moves.append(CASH.of())


def play_lost_cats(table: CatLadyTable, player: int, move: int) -> None:
    """Trade two lost cats from the hand for a stray or a token."""
    if ADOPT.holds(move):
        table.adopt(player, STRAYS + ADOPT.first(move))
    else:
        table.cash_in(player)


def lost_cat_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
    """Return why two lost cats cannot be played like this, and the ruling."""
    if table.count_in_hand(seat, LOST_CAT) < 2:
        return message("refusal-needs-two-lost-cats"), "CL-B4"
    return message("refusal-no-such-stray"), "CL-B2"


_LASER_PAIR: Final = 2


# Laser pointer (CL-C7).


def add_laser_moves(table: CatLadyTable, moves: list[int]) -> None:
    """Add every pair of cards of the grid if there is a third card to throw away (CL-C7, CL-Y4).

    The token does not matter.
    """
    if sum([kind != EMPTY for kind in table.grid]) < _LASER_PAIR + 1:
        return
    for pair in range(PAIR_COUNT):
        if table.grid[PAIR_FIRST[pair]] != EMPTY and table.grid[PAIR_SECOND[pair]] != EMPTY:
            moves.append(LASER.of(pair))


def take_laser_pair(table: CatLadyTable, seat: int, move: int) -> None:
    """Take the two cards that the laser pointer names."""
    pair = LASER.first(move)
    table.take_by_laser(seat, PAIR_FIRST[pair], PAIR_SECOND[pair])


class ThrowsAway(SeatQuestion):
    """A seat that used a laser pointer throws one more card of the grid away."""

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "throw"

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("throw", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-throw-away"), "CL-C7"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        return [THROW.of(cell) for cell in range(CELL_COUNT) if table.grid[cell] != EMPTY]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        table.throw_away(seat, THROW.first(move))
