"""Checks end, and perhaps the game with them (MW-M5, MW-M9, MW-M27, MW-M29).

Where nothing is put on the agenda the turn is over: the next one lies there already.
"""

from tabbytop.games.meow.table import MeowTable


def win(table: MeowTable) -> None:
    """All have said no: the game is over at once (MW-M27)."""
    table.count_check()
    table.win()


def reveal(table: MeowTable, card: int) -> None:
    """Who is pointed at shows a rule that was broken, and both cards are exchanged; how far the
    check came counts, and the turn ends (MW-M9)."""
    table.count_check()
    table.reveal(card)
    table.exchange()


def take_back(table: MeowTable) -> None:
    """The played card's own rule was not obeyed: the card goes back to the hand, the check counts
    for nothing, and the turn ends (MW-M5, MW-X3)."""
    table.take_back()
