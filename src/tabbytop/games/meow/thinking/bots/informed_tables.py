"""Determinization for a player who remembers everything.

`Table.imagine` knows what a seat saw of single cards. These tables are drawn from the worlds that
agree with everything it saw and heard (`worlds`), so they also know what follows from answers.
"""

from tabbytop.games.meow.cards import DECK
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.bots.worlds import Worlds
from tabbytop.kernel.generator import Generator


def imagine_table(table: MeowTable, seat: int, worlds: Worlds, rng: Generator) -> MeowTable:
    """Determinize: return a copy with the hidden cards of a random world of the seat.

    Everybody else knows there what they would have seen: what everybody saw, their own hand, and
    the cards that they passed on at the start.
    """
    world = worlds.draw(rng)
    imagined = table.copy()
    imagined.generator = rng.branch()
    imagined.struck = [cards if own == seat else [] for own, cards in enumerate(table.struck)]
    imagined.hands = world.hands
    imagined.pile = world.pile
    out = {*world.pile, *imagined.removed, imagined.played}
    for hand in world.hands:
        out.update(hand)
    imagined.unused = [card for card in DECK if card not in out]
    public = table.places[table.seats]
    for other in range(table.seats):
        if other != seat:
            row = public.copy()
            left = table.left_neighbour(other)
            for card in world.passed[left]:
                row[card] = 1 << left
            imagined.places[other] = row
            imagined.see_own_hand(other)
    return imagined
