"""Rounds begin and end (KP-K4, KP-K13, KP-K24)."""

from typing import Final

from tabbytop.games.kitty_paw.building import BUILDING
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.ending import is_over, tied
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.opening import PAWS_GO_IN
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.things import NONE
from tabbytop.kernel.agenda import Step


class BeginRound(Step[KittyPawTable]):
    """Four new cards, everything back to the middle, and the paws."""

    def run(self, table: KittyPawTable) -> None:
        """The end of the round lies under all of it."""
        lay_row(table)
        table.scatter()
        table.begin_round()
        table.then(PAWS_GO_IN, BUILDING, END_ROUND)


class EndRound(Step[KittyPawTable]):
    """What nobody scored is removed; then the next round, an extra round, or the end."""

    def run(self, table: KittyPawTable) -> None:
        """The round is finished first, whoever has five cards (KP-K21)."""
        table.end_round()
        if not is_over(table):
            table.then(BEGIN_ROUND)
            return
        seats = tied(table)
        if seats:
            table.begin_extra(seats)
            table.then(BEGIN_ROUND)
        else:
            table.finish()


def lay_row(table: KittyPawTable) -> None:
    """Turn up four cards. One whose symbol lies there already goes under the pile, and the next is
    turned up instead; with none left that was not turned up yet, it stays (KP-K13)."""
    unseen = table.cards_left()
    for place in range(min(ROW, unseen)):
        card = table.draw_card()
        unseen -= 1
        while unseen > 0 and _is_shown_already(table, CARDS[card].symbol):
            table.put_under(card)
            card = table.draw_card()
            unseen -= 1
        table.row[place] = card


def _is_shown_already(table: KittyPawTable, symbol: int) -> bool:
    if symbol == NO_SYMBOL:
        return False
    return any(card != NONE and CARDS[card].symbol == symbol for card in table.row)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
