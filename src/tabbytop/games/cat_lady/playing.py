"""Cards that are kept in hand until they are played, in one's own turn (CL-C19)."""

from tabbytop.games.cat_lady.brush import add_brush_moves, why_no_brush
from tabbytop.games.cat_lady.cards import (
    BRUSH,
    LASER_POINTER,
    LOST_CAT,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    TITLES,
)
from tabbytop.games.cat_lady.moves import ADOPT, CASH, LASER, LINE_COUNT, SHOP, SPRAY, SWAP_CAT
from tabbytop.games.cat_lady.strays import add_lost_cat_moves, play_lost_cats, why_no_lost_cats
from tabbytop.games.cat_lady.table import CatLadyTable


def has_cards_to_play(table: CatLadyTable, seat: int) -> bool:
    """Whether any card of the hand is one to be played: they are the last in order."""
    hand = table.hands[seat]
    return len(hand) > 0 and hand[-1] >= LOST_CAT


def add_plays(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """What the hand lets a seat do besides taking cards, but for the laser pointer."""
    if table.held(seat, LOST_CAT) >= 2:
        add_lost_cat_moves(table, moves)
    if table.held(seat, SPRAY_BOTTLE):
        add_spray_moves(table, moves)
    if table.held(seat, BRUSH):
        add_brush_moves(table, seat, moves)
    if table.held(seat, SHOPPING_BAG):
        moves.append(SHOP.of())


def add_spray_moves(table: CatLadyTable, moves: list[int]) -> None:
    """The token must really move (CL-C4)."""
    for line in range(LINE_COUNT):
        if line != table.token:
            moves.append(SPRAY.of(line))


def is_play(move: int) -> bool:
    """Whether a move plays a card of the hand and is not the whole turn."""
    return (
        ADOPT.holds(move)
        or CASH.holds(move)
        or SPRAY.holds(move)
        or SWAP_CAT.holds(move)
        or SHOP.holds(move)
    )


def play_card(table: CatLadyTable, seat: int, move: int) -> None:
    """Do what a card of the hand lets one do."""
    if SPRAY.holds(move):
        table.spray(seat, SPRAY.first(move))
    elif SWAP_CAT.holds(move):
        table.swap_cats(seat, SWAP_CAT.first(move), SWAP_CAT.second(move))
    elif SHOP.holds(move):
        table.shop(seat)
    else:
        play_lost_cats(table, seat, move)


def why_no_play(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
    """Why a card of the hand cannot be played so."""
    if ADOPT.holds(move) or CASH.holds(move):
        return why_no_lost_cats(table, seat, move)
    for block, kind, ruling in (
        (SPRAY, SPRAY_BOTTLE, "CL-B4"),
        (SWAP_CAT, BRUSH, "CL-C20"),
        (SHOP, SHOPPING_BAG, "CL-C21"),
        (LASER, LASER_POINTER, "CL-C7"),
    ):
        if block.holds(move) and not table.held(seat, kind):
            return f"there is no {TITLES[kind].lower()} in your hand", ruling
    if SPRAY.holds(move):
        return "the cat is there already; it must really move", "CL-C4"
    return why_no_brush(table, seat, move)
