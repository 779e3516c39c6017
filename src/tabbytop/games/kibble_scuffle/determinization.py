"""Determinization: deal a table that could be the real one, from what a seat knows.

Hidden of another seat's set are its hand, except for cards that everybody saw going there, its
deck, and the cards left out of a built deck. They form one pool, which is dealt again. Decks have
no order, so a seat knows everything about its own cards except what it will draw: that is chance,
and `Table.imagine` renews chance.
"""

from tabbytop.games.kibble_scuffle.cards import (
    KIND_COUNT,
    SET_SIZE,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.piles import put_in_order, without_cards


def resample_hidden(table: KibbleTable, seat: int, rng: Generator) -> None:
    """Deal again all cards that the seat does not know."""
    for other in range(table.seats):
        if other != seat:
            _redeal(table, other, rng)


def _redeal(table: KibbleTable, seat: int, rng: Generator) -> None:
    known: list[int] = []
    for card in table.known:
        if owner_of(card) == seat:
            known.append(card)
    unseen = len(table.hands[seat]) - len(known)
    pool = table.decks[seat] + table.hands[seat]  # the longer run first: sorted sooner
    pool.sort()
    if known:
        pool = without_cards(pool, known)
    if table.shown and table.agenda:
        pool = _redeal_built_deck(table, seat, pool, rng)
    hand = known
    for place in range(unseen):
        drawn = place + rng.below(len(pool) - place)
        put_in_order(pool[drawn], hand)
        pool[drawn] = pool[place]
    table.hands[seat] = hand
    deck = pool[unseen:]
    deck.sort()
    table.decks[seat] = deck


def _redeal_built_deck(table: KibbleTable, seat: int, pool: list[int], rng: Generator) -> list[int]:
    """Choose again which unseen cards a built deck left out, and return the others."""
    left_out = [card for card in table.out if owner_of(card) == seat]
    unseen = sorted(pool + left_out)
    surely_in = [0] * KIND_COUNT
    for kind in range(KIND_COUNT):
        shown = table.shown[seat * KIND_COUNT + kind]
        surely_in[kind] = max(0, shown - table.count_visible(seat, kind)) if shown else 0
    candidates = []
    for card in unseen:
        if surely_in[kind_of(card)] > 0:
            surely_in[kind_of(card)] -= 1
        else:
            candidates.append(card)
    for place in range(len(left_out)):
        other = place + rng.below(len(candidates) - place)
        candidates[place], candidates[other] = candidates[other], candidates[place]
    newly_out = candidates[: len(left_out)]
    others_out = [card for card in table.out if card // SET_SIZE != seat]
    table.out = sorted(others_out + newly_out)
    return [card for card in unseen if card not in newly_out]  # ascending, as all piles are
