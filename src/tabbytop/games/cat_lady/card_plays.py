"""Cards that a player keeps in hand and plays in their own turn (CL-C19)."""

from typing import Final

from tabbytop.games.cat_lady.cards import (
    BRUSH,
    LASER_POINTER,
    LOST_CAT,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    TITLES,
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
from tabbytop.kernel.agenda import Prompt


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


def play_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
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
            return f"there is no {TITLES[kind].lower()} in your hand", ruling
    if SPRAY.holds(move):
        return "the cat is there already; it must really move", "CL-C4"
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


def brush_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
    """Return why these two cats cannot be swapped, and the ruling."""
    if not table.cats[seat]:
        return "you have no cat to brush away", "CL-C20"
    if not cells_with_cats(table):
        return "there is no cat in the grid", "CL-C20"
    if not table.owns(seat, SWAP_CAT.first(move)):
        return "that cat is not yours", "CL-C20"
    return "there is no cat in that place of the grid", "CL-C20"


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


def lost_cat_refusal(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
    """Return why two lost cats cannot be played like this, and the ruling."""
    if table.count_in_hand(seat, LOST_CAT) < 2:
        return "that takes two lost cats from your hand", "CL-B4"
    return "that stray is not there", "CL-B2"


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

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("throw", {})

    def required_action(self) -> tuple[str, str]:
        return "name a card of the grid to throw away", "CL-C7"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        return [THROW.of(cell) for cell in range(CELL_COUNT) if table.grid[cell] != EMPTY]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        table.throw_away(seat, THROW.first(move))
