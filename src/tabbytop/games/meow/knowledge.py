"""What each seat knows about where the rules are (MW-M13, MW-M35): what it saw, and no conclusions.

`table.places[seat][card]` is a set of places, a bit each: the hands 0 … seats - 1, and the pile.
None at all: the seat does not know that the rule is in the game. The row after the last seat's is
an onlooker's: what everybody knows. The real place is always in the set, a card in one's own hand
is nowhere else, and no seat knows less than an onlooker. The card that lies open counts as the
active seat's.
"""

from typing import TYPE_CHECKING

from tabbytop.games.meow.cards import CARD_COUNT

if TYPE_CHECKING:
    from tabbytop.games.meow.table import MeowTable


def see_hands(table: "MeowTable") -> None:
    """All look at what they were dealt."""
    for seat in range(table.seats):
        see_own(table, seat)


def see_passed(table: "MeowTable") -> None:
    """The hands have gone left: each is known to who holds it and to who held it."""
    for seat in range(table.seats):
        giver = seat - 1 if seat > 0 else table.seats - 1
        for card in table.hands[seat]:
            table.places[giver][card] = 1 << seat
    see_hands(table)


def see_own(table: "MeowTable", seat: int) -> None:
    """A seat looks at its hand: what it does not find there is elsewhere."""
    row, here = table.places[seat], 1 << seat
    for card in range(CARD_COUNT):
        if row[card] & here:
            row[card] ^= here
    for card in table.hands[seat]:
        row[card] = here
    if table.played >= 0 and seat == table.active:
        row[table.played] = here


def all_see(table: "MeowTable", card: int, seat: int) -> None:
    """Everybody sees that a seat has this card."""
    for row in table.places:
        row[card] = 1 << seat


def lose_track(table: "MeowTable", first: int, second: int, active: int, holder: int) -> None:
    """Two cards were shuffled into the pile, and two seats have drawn from it (MW-M9).

    Whatever may have been in the pile may now be with them; they see what they drew.
    """
    pile = 1 << table.seats
    spread = pile | 1 << active | 1 << holder
    for row in table.places:
        row[first] = row[second] = spread
        for card in range(CARD_COUNT):
            if row[card] & pile:
                row[card] |= spread
    see_own(table, active)
    see_own(table, holder)


def forget_card(table: "MeowTable", card: int) -> None:
    """A rule has left the game, and everybody knows it (MW-M24)."""
    for row in table.places:
        row[card] = 0
