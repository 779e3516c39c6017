"""A table that could be the real one, for all that a seat knows (MW-M35).

Hidden are the others' hands, the pile, and what the others have struck. Each card that the seat
knows to be in the game goes to one of the places where it may be; the other slots are
filled from the deck. What the others know goes with the slots: who knew the card that was there
knows the one that is there now, and nobody knows less than an onlooker.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.meow.cards import CARD_COUNT
from tabbytop.games.meow.knowledge import see_own
from tabbytop.games.meow.obeying import broken_in_hand, is_obeyed
from tabbytop.games.meow.placing import Placing
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.piles import put_in_order

if TYPE_CHECKING:
    from tabbytop.games.meow.table import MeowTable

_TRIES: Final = 12  # deals, before a broken rule is put where all know that there is one


def resample_hidden(table: "MeowTable", seat: int, rng: Generator) -> None:
    """Deal everything anew that the seat does not know."""
    for other in range(table.seats):
        if other != seat:
            table.struck[other] = []
    if table.starter < 0:
        return
    before = [cards.copy() for cards in [*table.hands, table.pile]]
    _deal_anew(table, seat, rng)
    _hand_on_knowledge(table, seat, before)


def _deal_anew(table: "MeowTable", seat: int, rng: Generator) -> None:
    """Where the table asks a holder which broken rule it shows, there is one in its hand."""
    accused = -1 if table.is_judged_by_eyes() or table.pointed == seat else table.pointed
    for _attempt in range(_TRIES):
        placing = Placing(_slots(table, seat))
        _place_known(table, seat, placing, rng)
        _lay(table, seat, placing, rng)
        if accused < 0 or broken_in_hand(table, accused):
            return
    suspects = _suspects(table, seat, accused)
    _shuffle(suspects, rng)
    for card in suspects:
        placing = Placing(_slots(table, seat))
        if placing.put(card, 1 << accused, rng) and _place_known(table, seat, placing, rng):
            _lay(table, seat, placing, rng)
            return


def _slots(table: "MeowTable", seat: int) -> list[int]:
    """How many hidden cards are in each place."""
    slots = [len(cards) for cards in table.hands]
    slots[seat] = 0
    slots.append(len(table.pile))
    return slots


def _place_known(table: "MeowTable", seat: int, placing: Placing, rng: Generator) -> bool:
    """The cards that the seat knows to be in the game, those with the fewest places first; whether
    there was a way."""
    row, own = table.places[seat], 1 << seat
    known = [c for c in range(CARD_COUNT) if row[c] and row[c] != own and c not in placing.cards]
    if table.played in known:
        known.remove(table.played)
    _shuffle(known, rng)
    widths = [_width(row[card]) for card in known]
    for width in range(1, table.seats + 2):
        for index, card in enumerate(known):
            if widths[index] == width and not placing.put(card, row[card], rng):
                return False
    return True


def _lay(table: "MeowTable", seat: int, placing: Placing, rng: Generator) -> None:
    """The cards that were placed, and random ones for what is free; the rest into the box."""
    strange = [card for card in _strangers(table, seat) if card not in placing.cards]
    for other in range(table.seats):
        if other != seat:
            table.hands[other] = []
    table.pile = []
    for index, card in enumerate(placing.cards):
        _put(table, card, placing.at[index])
    for place, free in enumerate(placing.free):
        for _slot in range(free):
            _put(table, strange.pop(rng.below(len(strange))), place)
    _box_the_rest(table)


def _put(table: "MeowTable", card: int, place: int) -> None:
    put_in_order(card, table.pile if place == table.seats else table.hands[place])


def _strangers(table: "MeowTable", seat: int) -> list[int]:
    """Cards of the deck that may be anywhere, for all that the seat knows: it has not struck them,
    and nobody has had them replaced."""
    row = table.places[seat]
    out = [*table.struck[seat], *table.removed]
    return [card for card in table.deck() if row[card] == 0 and card not in out]


def _suspects(table: "MeowTable", seat: int, accused: int) -> list[int]:
    """Broken rules that the accused may hold, for all that the seat knows."""
    row, place = table.places[seat], 1 << accused
    suspects = _strangers(table, seat)
    suspects.extend([card for card in range(CARD_COUNT) if row[card] & place])
    return [card for card in suspects if not is_obeyed(table, card)]


def _box_the_rest(table: "MeowTable") -> None:
    used = [0] * CARD_COUNT
    for cards in [*table.hands, table.pile, table.removed]:
        for card in cards:
            used[card] = 1
    if table.played >= 0:
        used[table.played] = 1
    table.unused = [card for card in range(CARD_COUNT) if used[card] == 0]


def _hand_on_knowledge(table: "MeowTable", seat: int, before: list[list[int]]) -> None:
    """What the others know about what was in a slot, they know about what is in it now."""
    now = [*table.hands, table.pile]
    heirs = list(range(CARD_COUNT))  # card by card, which one is in its slot now
    for place, cards in enumerate(before):
        left = [card for card in cards if card not in now[place]]
        came = [card for card in now[place] if card not in cards]
        for old, new in zip(left, came, strict=True):
            heirs[old] = new
    dealt = [card for cards in before for card in cards]
    if table.played >= 0:
        dealt.append(table.played)
    for other in range(table.seats):
        if other != seat:
            _inherit(table, other, dealt, heirs)


def _inherit(table: "MeowTable", seat: int, cards: list[int], heirs: list[int]) -> None:
    row, public = [0] * CARD_COUNT, table.places[table.seats]
    for card in cards:
        row[heirs[card]] = table.places[seat][card]
    for card in range(CARD_COUNT):
        if public[card]:
            row[card] = row[card] & public[card] if row[card] else public[card]
    table.places[seat] = row
    see_own(table, seat)


def _width(places: int) -> int:
    """How many places there are in a set."""
    width = 0
    while places:
        width += places & 1
        places >>= 1
    return width


def _shuffle(cards: list[int], rng: Generator) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
