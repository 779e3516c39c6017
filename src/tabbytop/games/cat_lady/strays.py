"""Lost cats: two of them for a stray, or for a token (CL-B4)."""

from tabbytop.games.cat_lady.cards import LOST_CAT
from tabbytop.games.cat_lady.cats import STRAYS
from tabbytop.games.cat_lady.moves import ADOPT, CASH
from tabbytop.games.cat_lady.table import CatLadyTable


def add_lost_cat_moves(table: CatLadyTable, moves: list[int]) -> None:
    """What two lost cats may become: any stray that is there, or a token."""
    for stray in sorted(table.strays):
        moves.append(ADOPT.of(stray - STRAYS))
    moves.append(CASH.of())


def play_lost_cats(table: CatLadyTable, player: int, move: int) -> None:
    """Two lost cats of the hand become a stray or a token."""
    if ADOPT.holds(move):
        table.adopt(player, STRAYS + ADOPT.first(move))
    else:
        table.cash_in(player)


def why_no_lost_cats(table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
    """Why two lost cats cannot be played so."""
    if table.held(seat, LOST_CAT) < 2:
        return "that takes two lost cats from your hand", "CL-B4"
    return "that stray is not there", "CL-B2"
