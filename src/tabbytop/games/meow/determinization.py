"""Determinization: sample a table that agrees with everything a seat knows (MW-M35).

Hidden are the others' hands, the pile, and the others' strikes. Each card that the seat knows to be
in the game goes to one of its possible places; the other slots are filled from the deck. The
knowledge of other seats stays with the slots: a seat that knew the old card of a slot knows the new
one, and nobody knows less than an onlooker.
"""

from typing import Final

from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.cards import CARD_COUNT, DECK
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.piles import put_in_order

_TRIES: Final = 12  # random deals before a broken rule is put where one must be


def resample_hidden(table: MeowTable, seat: int, rng: Generator) -> None:
    """Deal all cards again that the seat does not know."""
    for other in range(table.seats):
        if other != seat:
            table.struck[other] = []
    if table.starter < 0:
        return
    before = [*table.hands, table.pile]
    _redeal(table, seat, rng)
    _transfer_knowledge(table, seat, before)


class SlotMatching:
    """A bipartite matching of cards to slots: each card goes to one of its possible places.

    A card goes to a random free slot. If there is none, cards placed earlier make room, if they can
    move (augmenting paths), so a matching is found if there is one.
    """

    def __init__(self, free: list[int]) -> None:
        self.free = free
        self.cards: list[int] = []
        self.places: list[int] = []  # by card: its possible places, as bits
        self.at: list[int] = []  # by card: its place

    def put(self, card: int, places: int, rng: Generator) -> bool:
        """Place a card; return whether it was possible."""
        self.cards.append(card)
        self.places.append(places)
        self.at.append(-1)
        slots = 0
        for place in range(len(self.free)):
            if places >> place & 1:
                slots += self.free[place]
        if slots == 0:
            return self._make_room(len(self.cards) - 1, [0] * len(self.free))
        slot = rng.below(slots)
        place = 0
        while not places >> place & 1 or slot >= self.free[place]:
            if places >> place & 1:
                slot -= self.free[place]
            place += 1
        self.free[place] -= 1
        self.at[-1] = place
        return True

    def _make_room(self, index: int, tried: list[int]) -> bool:
        """Move a card to a place that has room, or where another card can make room."""
        for place in range(len(self.free)):
            if tried[place] or not self.places[index] >> place & 1:
                continue
            tried[place] = 1
            if self.free[place] > 0:
                self.free[place] -= 1
                self.at[index] = place
                return True
            for other in range(len(self.at)):
                if self.at[other] == place and self._make_room(other, tried):
                    self.at[index] = place
                    return True
        return False


def _redeal(table: MeowTable, seat: int, rng: Generator) -> None:
    """Deal the hidden cards; a holder that must reveal a broken rule gets at least one."""
    accused = -1 if table.is_judged_by_eyes() or table.pointed == seat else table.pointed
    for _attempt in range(_TRIES):
        matching = SlotMatching(_slots(table, seat))
        _place_known(table, seat, matching, rng)
        _lay(table, seat, matching, rng)
        if accused < 0 or broken_in_hand(table, accused):
            return
    suspects = _suspects(table, seat, accused)
    _shuffle(suspects, rng)
    for card in suspects:
        matching = SlotMatching(_slots(table, seat))
        if matching.put(card, 1 << accused, rng) and _place_known(table, seat, matching, rng):
            _lay(table, seat, matching, rng)
            return


def _slots(table: MeowTable, seat: int) -> list[int]:
    """How many hidden cards are in each place."""
    slots = [len(cards) for cards in table.hands]
    slots[seat] = 0
    slots.append(len(table.pile))
    return slots


def _place_known(table: MeowTable, seat: int, matching: SlotMatching, rng: Generator) -> bool:
    """Place the cards that the seat knows to be in the game, those with the fewest possible places
    first; return whether it was possible."""
    row, own = table.places[seat], 1 << seat
    known = [c for c in range(CARD_COUNT) if row[c] and row[c] != own and c not in matching.cards]
    if table.played in known:
        known.remove(table.played)
    _shuffle(known, rng)
    widths = [_width(row[card]) for card in known]
    for width in range(1, table.seats + 2):
        for index, card in enumerate(known):
            if widths[index] == width and not matching.put(card, row[card], rng):
                return False
    return True


def _lay(table: MeowTable, seat: int, matching: SlotMatching, rng: Generator) -> None:
    """Lay the placed cards, fill free slots with random ones, and put the rest into the box."""
    placed = _marks([matching.cards])
    unknown = [card for card in _unknown_cards(table, seat) if not placed[card]]
    for other in range(table.seats):
        if other != seat:
            table.hands[other] = []
    table.pile = []
    for index, card in enumerate(matching.cards):
        _put(table, card, matching.at[index])
    for place, free in enumerate(matching.free):
        for _slot in range(free):
            _put(table, unknown.pop(rng.below(len(unknown))), place)
    _box_the_rest(table)


def _put(table: MeowTable, card: int, place: int) -> None:
    put_in_order(card, table.pile if place == table.seats else table.hands[place])


def _unknown_cards(table: MeowTable, seat: int) -> list[int]:
    """The cards of the deck about which the seat knows nothing: it has not struck them, and nobody
    has had them replaced."""
    row = table.places[seat]
    out = _marks([table.struck[seat], table.removed])
    return [card for card in table.deck() if row[card] == 0 and not out[card]]


def _suspects(table: MeowTable, seat: int, accused: int) -> list[int]:
    """The broken rules that the accused may hold, for all that the seat knows."""
    row, place = table.places[seat], 1 << accused
    suspects = _unknown_cards(table, seat)
    suspects.extend([card for card in range(CARD_COUNT) if row[card] & place])
    return [card for card in suspects if not is_obeyed(table, card)]


def _box_the_rest(table: MeowTable) -> None:
    used = _marks([*table.hands, table.pile, table.removed])
    if table.played >= 0:
        used[table.played] = True
    table.unused = [card for card in DECK if not used[card]]


def _marks(piles: list[list[int]]) -> list[bool]:
    """Return a list that marks the cards of some piles."""
    marks = [False] * CARD_COUNT
    for cards in piles:
        for card in cards:
            marks[card] = True
    return marks


def _transfer_knowledge(table: MeowTable, seat: int, before: list[list[int]]) -> None:
    """Transfer the others' knowledge from the old card of each slot to the new one."""
    now = [*table.hands, table.pile]
    successors = DECK.copy()  # by card: the one in its slot now
    for place, cards in enumerate(before):
        left = _cards_besides(cards, now[place])
        came = _cards_besides(now[place], cards)
        assert len(left) == len(came), "every slot has a card"
        for slot in range(len(left)):
            successors[left[slot]] = came[slot]
    dealt = [card for cards in before for card in cards]
    if table.played >= 0:
        dealt.append(table.played)
    for other in range(table.seats):
        if other != seat:
            _transfer_row(table, other, dealt, successors)


def _cards_besides(cards: list[int], others: list[int]) -> list[int]:
    """Return the cards that are not among the others; both piles are ascending."""
    found: list[int] = []
    place = 0
    for card in cards:
        while place < len(others) and others[place] < card:
            place += 1
        if place == len(others) or others[place] != card:
            found.append(card)
    return found


def _transfer_row(table: MeowTable, seat: int, cards: list[int], successors: list[int]) -> None:
    row, known, public = [0] * CARD_COUNT, table.places[seat], table.places[table.seats]
    for card in cards:
        row[successors[card]] = known[card]
    for card in range(CARD_COUNT):
        seen = public[card]
        if seen:
            row[card] = row[card] & seen if row[card] else seen
    table.places[seat] = row
    table.see_own_hand(seat)


def _width(places: int) -> int:
    """The number of places in a set: its bit count."""
    width = 0
    while places:
        width += places & 1
        places >>= 1
    return width


def _shuffle(cards: list[int], rng: Generator) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
