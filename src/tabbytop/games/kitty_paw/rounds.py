"""A round begins, the paws go in, and the round ends (KP-K2, KP-K4, KP-K13, KP-K24)."""

from typing import Final

from tabbytop.games.kitty_paw.building import BUILDING
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import PAW, ROW, START
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL
from tabbytop.games.kitty_paw.pieces import NONE
from tabbytop.games.kitty_paw.questions import SeatsAndClock, is_clock_move
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.scoring import is_over, tied
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm, Step
from tabbytop.kernel.piles import with_entry
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.message import Message


class BeginRound(Step[KittyPawTable]):
    """Turn up four cards, scatter the pieces, and ask for the paws."""

    def run(self, table: KittyPawTable) -> None:
        lay_row(table)
        table.scatter()
        table.begin_round()
        table.then(PAWS_GO_IN, BUILDING, END_ROUND)


def lay_row(table: KittyPawTable) -> None:
    """Turn up four cards (KP-K13).

    A card whose symbol lies there already goes under the pile, and the next is turned up instead.
    When all cards that are left have been turned up already, it stays.
    """
    unseen = table.cards_left()
    for place in range(min(ROW, unseen)):
        card = table.draw_card()
        unseen -= 1
        while unseen > 0 and _is_shown_already(table, CARDS[card].symbol):
            table.put_under(card)
            card = table.draw_card()
            unseen -= 1
        table.row = with_entry(table.row, place, card)


def _is_shown_already(table: KittyPawTable, symbol: int) -> bool:
    if symbol == NO_SYMBOL:
        return False
    return any(card != NONE and CARDS[card].symbol == symbol for card in table.row)


class PawsGoIn(SeatsAndClock):
    """Ask everybody for a paw; the clock puts in the late ones. Then building starts (KP-K2)."""

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.plays(seat) and table.ready[seat] == 0]

    def key(self, table: KittyPawTable, seat: int) -> str:
        return "paw"

    def moves(self, table: KittyPawTable, seat: int) -> list[int]:
        return [START.of() if seat == CLOCK else PAW.of()]

    def answer(self, table: KittyPawTable, seat: int, move: int) -> None:
        if seat != CLOCK:
            table.put_paw(seat)
            if self.seats_asked(table):
                table.then(self)
                return
        table.start()

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        return [Alarm(START.of(), table.rules().ready, table.began)]

    def why_not(self, table: KittyPawTable, seat: int, move: int) -> tuple[Message, str]:
        if seat == CLOCK or is_clock_move(move):
            return self.why_not_timely(seat)
        return refusal("paws-first"), "KP-K2"


class EndRound(Step[KittyPawTable]):
    """Remove the cards that nobody scored; then the next round, an extra round, or the end.

    The round is finished first, even if somebody has five cards (KP-K21).
    """

    def run(self, table: KittyPawTable) -> None:
        table.end_round()
        if not is_over(table):
            table.then(BEGIN_ROUND)
            return
        seats = tied(table)
        if seats:
            table.begin_extra_round(seats)
            table.then(BEGIN_ROUND)
        else:
            table.finish()


PAWS_GO_IN: Final = PawsGoIn()
BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
