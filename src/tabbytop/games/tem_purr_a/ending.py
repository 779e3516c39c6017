"""The end of a round: an Indigestion was drawn."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import MOST_SEATS, MOST_TOKENS
from tabbytop.games.tem_purr_a.moves import ADD, PASS
from tabbytop.games.tem_purr_a.questions import SeatAsked
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.agenda import Prompt

_ANSWERS: Final = [ADD.of(), PASS.of()]


def end_round(table: TempuraTable, seat: int) -> None:
    """One token, however many Indigestions were drawn (TP-A11); the stack is discarded.

    The third token ends the game at once (TP-A20). Else the seat says whether an Indigestion is
    added, if there is one left (TP-A19), and then the new round, which lies on the agenda, begins.
    """
    table.take_token(seat)
    table.clear_stack()
    if table.tokens[seat] == MOST_TOKENS:
        table.finish()
    elif table.supply > 0:
        table.then(_SEAT_ADDS[seat])


class SeatAdds(SeatAsked):
    """Who took the token may add an Indigestion card before the deck is shuffled (TP-A19)."""

    def prompt(self, table: TempuraTable, seat: int) -> Prompt:
        """The question, with how many are in the game."""
        return Prompt("add", {"spoilt": table.spoilt + table.open})

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "say whether another Indigestion card comes in: add or pass", "TP-A19"

    def moves(self, table: TempuraTable, seat: int) -> list[int]:
        """Yes or no."""
        return _ANSWERS.copy()

    def answer(self, table: TempuraTable, seat: int, move: int) -> None:
        """One more, or as many as there are."""
        if ADD.holds(move):
            table.add_indigestion(seat)
        else:
            table.decline(seat)

    def timeout_move(self, table: TempuraTable, seat: int) -> int:
        """Who says nothing adds nothing."""
        return PASS.of()


_SEAT_ADDS: Final = [SeatAdds(seat) for seat in range(MOST_SEATS)]
