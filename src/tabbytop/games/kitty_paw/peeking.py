"""Looking under boxes, and what may be taken from there (KP-K10, KP-K11, KP-K12)."""

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.paws import can_reach_out, chase
from tabbytop.games.kitty_paw.pieces import SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.things import NONE, symbol_at
from tabbytop.games.kitty_paw.waits import WRONG


def searches(table: KittyPawTable, seat: int) -> bool:
    """Whether a seat's card shows a symbol: only then it may peek."""
    return CARDS[table.cards[seat]].wants(SYMBOL)


def may_peek(table: KittyPawTable, seat: int, box: int) -> bool:
    """Whether the seat may look under a box that is there and that nobody else holds open."""
    if not searches(table, seat) or not can_reach_out(table, seat):
        return False
    return table.holders[symbol_at(box)] == NONE and table.peeker(box) == NONE


def peek(table: KittyPawTable, seat: int, box: int) -> None:
    """A stray runs home first (KP-K8)."""
    chase(table, seat)
    table.peek(seat, box)


def may_keep(table: KittyPawTable, seat: int) -> bool:
    """Whether the seat peeks and has not got the right one already: at most one (KP-K11)."""
    return table.peeking[seat] != NONE and not table.has_right_symbol(seat)


def keep(table: KittyPawTable, seat: int) -> None:
    """A wrong one that was taken before slips back; this one may be wrong as well (KP-K11)."""
    if table.symbol_held(seat) != NONE:
        table.slip_back(seat)
    table.keep(seat)
    if not table.has_right_symbol(seat):
        table.begin_wait(seat, WRONG)


def why_not_peek(table: KittyPawTable, seat: int, box: int) -> tuple[str, str]:
    """Why a box cannot be looked under."""
    if not searches(table, seat):
        return "your card shows no Hide-and-Seek symbol", "KP-K10"
    if table.peeking[seat] != NONE:
        return "one box at a time: keep what is in it, or shut it", "KP-K10"
    if not can_reach_out(table, seat):
        return "you peek with an empty paw: place what is in it, or put it home", "KP-K10"
    if table.peeker(box) != NONE:
        return "somebody else holds that box open", "KP-K12"
    return "that Hide-and-Seek card is not there any more", "KP-K11"


def why_not_keep(table: KittyPawTable, seat: int) -> tuple[str, str]:
    """Why nothing can be kept or shut."""
    if table.peeking[seat] == NONE:
        return "you are not peeking", "KP-K10"
    return "you have the one your card shows, and at most one", "KP-K11"
