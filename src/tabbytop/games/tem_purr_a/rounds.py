"""Rounds begin: the first one with the deal, every other with a shuffle."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import HAND_SIZE
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.games.tem_purr_a.turns import begin_stack
from tabbytop.kernel.agenda import Step


class FirstRound(Step[TempuraTable]):
    """A random seat starts (TP-A1); five cards each, from there on (G6); then one Indigestion
    goes into the deck (TP-B3)."""

    def run(self, table: TempuraTable) -> None:
        """Nobody can be dealt an Indigestion."""
        table.active = table.generator.below(table.seats)
        seat = table.active
        for _hand in range(table.seats):
            table.deal_hand(seat, HAND_SIZE)
            seat = table.next_to(seat)
        table.put_in_indigestion()
        begin_round(table)


class NewRound(Step[TempuraTable]):
    """It lies under every question: when nothing is left to happen in a round, the next begins.

    Everything but the hands is shuffled; who took the token starts (TP-A25).
    """

    def run(self, table: TempuraTable) -> None:
        """All keep their hands."""
        table.shuffle_all()
        begin_round(table)


def begin_round(table: TempuraTable) -> None:
    """The active seat starts a stack; the round after this one waits below."""
    table.then(_NEW_ROUND)
    table.begin_round(table.active)
    begin_stack(table, table.active)


_NEW_ROUND: Final = NewRound()
