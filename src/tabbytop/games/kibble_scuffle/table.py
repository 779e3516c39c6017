"""The state of the table, and the methods that change it, each with its event.

These methods move pieces and know no rules. The consequences of a cat's leaving or arriving are in
the steps (`abilities.py`, `items.py`, `placement.py`, `feeding.py`).
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    CUBES,
    FAT,
    KIND_COUNT,
    KITTEN,
    NAMES,
    VALUES,
    card_names,
    cubes_in,
    has_priority,
    kind_of,
    names_of,
    owner_of,
    set_of,
)
from tabbytop.kernel.agenda import Step
from tabbytop.kernel.piles import (
    with_card,
    with_entry,
    with_last,
    without_card,
)
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CARD: Final = -1
NO_BOWL: Final = -1
CARD_NAMES: Final = card_names()


class KibbleTable(Table):
    """One game of Kibble Scuffle. Bowls are 0-2 here, 1-3 in events, views and notation."""

    hands: list[list[int]]  # by seat, ascending
    decks: list[list[int]]  # by seat, ascending: draws are random, so order has no meaning
    discards: list[list[int]]  # by seat, the oldest first
    out: list[int]  # cards that are not in this game, ascending
    bowls: list[list[int]]  # the cats at each bowl, in order of arrival
    aside: list[list[int]]  # fed House Cats, by the bowl to which they return
    laser: int  # the Laser Pointer at a bowl, or NO_CARD
    laser_bowl: int
    food: list[int]  # cubes in the bowls: bowl * VALUES + value - 1
    eaten: list[int]  # cubes that the players have eaten: seat * VALUES + value - 1
    box: list[int]  # cubes in the Cat Food Box, by value - 1
    holder: int  # the seat that has the Cat Food Box
    active: int  # the seat whose turn it is
    turn: int  # turns begun
    arrivals: list[int]  # a card for each arrival resolved in this turn (KS-T17)
    known: list[int]  # cards in hands that everybody saw going there, ascending (KS-T23)
    shown: list[int]  # built decks: most cards of a kind seen at once, seat * KIND_COUNT + kind

    def lay_out(self, *, built: bool) -> None:
        """Put all cards into the decks and all cubes into the box, before the game."""
        self.hands = [[] for _ in range(self.seats)]
        self.decks = [set_of(seat) for seat in range(self.seats)]
        self.discards = [[] for _ in range(self.seats)]
        self.out = []
        self.bowls = [[] for _ in range(BOWLS)]
        self.aside = [[] for _ in range(BOWLS)]
        self.laser = NO_CARD
        self.laser_bowl = 0
        self.food = [0] * (BOWLS * VALUES)
        self.eaten = [0] * (self.seats * VALUES)
        self.box = list(CUBES)
        self.holder = 0
        self.active = 0
        self.turn = 0
        self.arrivals = []
        self.known = []
        self.shown = [0] * (self.seats * KIND_COUNT) if built else []

    def copy(self) -> "KibbleTable":
        """The lists that are shared with the copy are replaced, never changed."""
        twin = KibbleTable()
        self.copy_onto(twin)
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.out = self.out
        twin.bowls = [bowl.copy() for bowl in self.bowls]
        twin.aside = self.aside
        twin.laser = self.laser
        twin.laser_bowl = self.laser_bowl
        twin.food = self.food.copy()
        twin.eaten = self.eaten.copy()
        twin.box = self.box.copy()
        twin.holder = self.holder
        twin.active = self.active
        twin.turn = self.turn
        twin.arrivals = self.arrivals.copy()
        twin.known = self.known
        twin.shown = self.shown
        return twin

    # Queries.

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise (G1)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def points(self, seat: int) -> int:
        """Return the points that a seat has eaten."""
        cubes = self.eaten
        return cubes[seat * 3] + 2 * cubes[seat * 3 + 1] + 3 * cubes[seat * 3 + 2]

    def has_food(self, bowl: int) -> bool:
        """Whether there is a cube in a bowl."""
        food, first = self.food, bowl * VALUES
        return food[first] > 0 or food[first + 1] > 0 or food[first + 2] > 0

    def cat_count(self, bowl: int) -> int:
        """Return the number of cats at a bowl as dinner counts them (KS-T14): Fat Cat is two
        (KS-F6)."""
        count = len(self.bowls[bowl])
        for card in self.bowls[bowl]:
            if kind_of(card) == FAT:
                count += 1
        return count

    def priority_at(self, bowl: int) -> int:
        """Return the priority cat at a bowl, or NO_CARD."""
        for card in self.bowls[bowl]:
            if has_priority(kind_of(card)):
                return card
        return NO_CARD

    def has_cat_at(self, seat: "i64", bowl: int) -> bool:
        """Whether a seat has a cat at a bowl."""
        return any(owner_of(card) == seat for card in self.bowls[bowl])

    def resolution_count(self, card: int) -> int:
        """Return how often the card's arrival was resolved in this turn (KS-T17)."""
        count = 0
        for arrived in self.arrivals:
            if arrived == card:
                count += 1
        return count

    def count_visible(self, seat: int, kind: int) -> int:
        """Return how many of a seat's cards of a kind have a publicly known place now."""
        count = 0
        for pile in [*self.bowls, *self.aside, self.discards[seat], self.known]:
            for card in pile:
                if kind_of(card) == kind and owner_of(card) == seat:
                    count += 1
        if self.laser >= 0 and owner_of(self.laser) == seat and kind_of(self.laser) == kind:
            count += 1
        return count

    def is_closed(self, bowl: int) -> bool:
        """Whether a Robo-Vac is running at the bowl, so that nothing may enter (KS-RoboVac)."""
        return self.closed_bowl() == bowl

    def closed_bowl(self) -> int:
        """Return the bowl at which a Robo-Vac is running (never more than one), or NO_BOWL."""
        for step in self.agenda:
            if isinstance(step, ClosedBowl):
                return step.bowl
        return NO_BOWL

    def is_feeding_phase(self) -> bool:
        return any(isinstance(step, FeedingPhase) for step in self.agenda)

    def find_card(self, cards: list[int], kind: "i64", owner: "i64") -> int:
        """Return the card that a move names: of identical ones the least resolved this turn, then
        the first in the list, which has been there longest (KS-T17)."""
        best = NO_CARD
        for card in cards:
            if kind_of(card) == kind and owner_of(card) == owner:
                if best == NO_CARD or self.resolution_count(card) < self.resolution_count(best):
                    best = card
        return best

    def find_in_hand(self, seat: int, kind: int) -> int:
        """Return the card in a hand that a move names: of identical ones, a publicly known one."""
        card = self.find_card(self.known, kind, seat)
        return card if card != NO_CARD else self.find_card(self.hands[seat], kind, seat)

    def reveal_from_hand(self, seat: int, kind: int) -> int:
        """Return the card of a hand that is about to be shown.

        Kittens that nobody has seen are interchangeable: the one shown is always the
        lowest-numbered of all hidden ones, wherever it was, so its number tells nothing (KS-X3).
        """
        card = self.find_in_hand(seat, kind)
        if kind != KITTEN or card in self.known:
            return card
        hidden = [self.hands[seat], self.decks[seat]]
        if self.shown:
            hidden.append(self.out)
        lowest = card
        for pile in hidden:
            for other in pile:
                if other < lowest and kind_of(other) == kind and owner_of(other) == seat:
                    if other not in self.known:
                        lowest = other
        if lowest not in self.hands[seat]:
            if lowest in self.decks[seat]:
                self.decks[seat] = with_card(without_card(self.decks[seat], lowest), card)
            else:
                self.out = with_card(without_card(self.out, lowest), card)
            self.hands[seat] = with_card(without_card(self.hands[seat], card), lowest)
        return lowest

    # Moving cards.

    def play_cat(self, card: int, bowl: int) -> None:
        """Move a cat from the hand to a bowl."""
        self._leave_hand(card)
        self.bowls[bowl].append(card)
        self._show(card)
        if self.events is not None:
            self.emit("play", self._card_at(card, bowl))

    def copy_cat(self, copier: int, card: int, bowl: int) -> None:
        """Move Copy Cat from the hand to the discard, and another cat from there to a bowl."""
        seat = owner_of(copier)
        self._leave_hand(copier)
        self._put_on_discard(copier)
        self._show(copier)
        self.discards[seat] = without_card(self.discards[seat], card)
        self.bowls[bowl].append(card)
        if self.events is not None:
            self.emit("copy", self._card_at(card, bowl))

    def play_item(self, card: int, bowl: int) -> None:
        """Move an item from the hand to the discard (KS-X4); it takes effect at a bowl."""
        self._leave_hand(card)
        self._put_on_discard(card)
        self._show(card)
        if self.events is not None:
            self.emit("item", self._card_at(card, bowl))

    def place_laser(self, card: int, bowl: int) -> None:
        """Move a Laser Pointer from the hand to a bowl, where it stays (KS-X4)."""
        self._leave_hand(card)
        self.laser = card
        self.laser_bowl = bowl
        self._show(card)
        if self.events is not None:
            self.emit("item", self._card_at(card, bowl))

    def discard_laser(self) -> None:
        """Move the Laser Pointer at a bowl to its owner's discard."""
        card = self.laser
        self.laser = NO_CARD
        self._put_on_discard(card)
        if self.events is not None:
            self.emit("laser_off", self._card_at(card, self.laser_bowl))
        self.laser_bowl = 0

    def discard_from_hand(self, card: int) -> None:
        """Move a card from the hand to the discard."""
        self._leave_hand(card)
        self._put_on_discard(card)
        self._show(card)
        if self.events is not None:
            self.emit("throw", {"seat": owner_of(card), "card": NAMES[kind_of(card)]})

    def move_cat(self, card: int, bowl: int, to: int, by: int) -> None:
        """Move a cat from a bowl to another."""
        self.bowls[bowl].remove(card)
        self.bowls[to].append(card)
        if self.events is not None:
            self.emit("move", {**self._card_at(card, bowl), "to": to + 1, **_cause(by)})

    def discard_cat(self, card: int, bowl: int, why: str, by: int) -> None:
        """Move a cat to its owner's discard: thrown out, turned away, fed or hungry."""
        self.bowls[bowl].remove(card)
        self._put_on_discard(card)
        if self.events is not None:
            self.emit("discard", {**self._card_at(card, bowl), "why": why, **_cause(by)})

    def return_cat(self, card: int, bowl: int, by: int) -> None:
        """Move a cat from a bowl to its owner's hand; everybody sees it."""
        self.bowls[bowl].remove(card)
        seat = owner_of(card)
        self.hands[seat] = with_card(self.hands[seat], card)
        self.known = with_card(self.known, card)
        if self.events is not None:
            self.emit("return", {**self._card_at(card, bowl), **_cause(by)})

    def set_aside(self, card: int, bowl: int) -> None:
        """Set a fed House Cat aside, beside its bowl."""
        self.bowls[bowl].remove(card)
        self.aside = with_entry(self.aside, bowl, with_last(self.aside[bowl], card))
        if self.events is not None:
            self.emit("aside", self._card_at(card, bowl))

    def return_house_cats(self, bowl: int) -> None:
        """Move House Cats that were set aside back to their bowl."""
        if not self.aside[bowl]:
            return
        for card in self.aside[bowl]:
            self.bowls[bowl].append(card)
            if self.events is not None:
                self.emit("back", self._card_at(card, bowl))
        self.aside = with_entry(self.aside, bowl, [])

    def draw(self, seat: int, wanted: int) -> None:
        """Draw cards; an empty deck is made of the discard first (KS-T1).

        When both are empty, the draw stops and the hand stays short (KS-T19).
        """
        if wanted <= 0:
            return
        names: list[str] = []
        for _card in range(wanted):
            if not self.decks[seat]:
                if not self.discards[seat]:
                    break
                self._reshuffle(seat)
            deck = self.decks[seat].copy()
            card = deck.pop(self.generator.below(len(deck)))
            self.decks[seat] = deck
            self.hands[seat] = with_card(self.hands[seat], card)
            if self.events is not None:
                names.append(NAMES[kind_of(card)])
        if names:
            self.emit("draw", {"seat": seat, "count": len(names)}, {seat: {"cards": names}})

    def hold(self, card: int) -> None:
        """Move a card from the deck to the opening hand."""
        seat = owner_of(card)
        self.decks[seat] = without_card(self.decks[seat], card)
        self.hands[seat] = with_card(self.hands[seat], card)
        if self.events is not None:
            self.emit("hold", {"seat": seat}, {seat: {"card": NAMES[kind_of(card)]}})

    def omit(self, card: int) -> None:
        """Leave a card out of a built deck."""
        seat = owner_of(card)
        self.remove_from_game(card)
        if self.events is not None:
            self.emit("omit", {"seat": seat}, {seat: {"card": NAMES[kind_of(card)]}})

    def remove_from_game(self, card: int) -> None:
        """Move a card from the deck to those that are not in this game."""
        seat = owner_of(card)
        self.decks[seat] = without_card(self.decks[seat], card)
        self.out = with_card(self.out, card)

    # Moving cubes.

    def drop_cubes(self, bowl: int, wanted: int, by: int = NO_CARD) -> None:
        """Move random cubes from the box, as far as it goes, into a bowl; a refill has no cause."""
        dropped: list[int] = []
        for _cube in range(wanted):
            left = self.box[0] + self.box[1] + self.box[2]
            if left == 0:
                break
            place = self.generator.below(left)
            value = 0
            while place >= self.box[value]:
                place -= self.box[value]
                value += 1
            self.box[value] -= 1
            self.food[bowl * VALUES + value] += 1
            if self.events is not None:
                dropped.append(value + 1)
        if dropped:
            self.emit("drop", {"bowl": bowl + 1, "cubes": dropped, **_cause(by)})

    def return_cube(self, bowl: int, value: int, by: int) -> None:
        """Move one cube from a bowl to the box."""
        self.food[bowl * VALUES + value - 1] -= 1
        self.box[value - 1] += 1
        if self.events is not None:
            self.emit("spill", {"bowl": bowl + 1, "cubes": [value], **_cause(by)})

    def empty_bowl(self, bowl: int, by: int) -> None:
        """Move all cubes from a bowl to the box."""
        cubes = cubes_in(self.food, bowl)
        for value in range(VALUES):
            self.box[value] += self.food[bowl * VALUES + value]
            self.food[bowl * VALUES + value] = 0
        if self.events is not None and cubes:
            self.emit("spill", {"bowl": bowl + 1, "cubes": cubes, **_cause(by)})

    def trade_food(self, bowl: int, other: int, by: int) -> None:
        """Swap all cubes of two bowls."""
        for value in range(VALUES):
            here, there = bowl * VALUES + value, other * VALUES + value
            self.food[here], self.food[there] = self.food[there], self.food[here]
        if self.events is not None:
            self.emit("trade", {"bowl": bowl + 1, "other": other + 1, **_cause(by)})

    def eat_cubes(self, card: int, bowl: int, cubes: list[int], by: int) -> None:
        """Move cubes from a bowl to a cat's owner; the cause is Mama Cat, or none at dinner."""
        seat = owner_of(card)
        for value in cubes:
            self.food[bowl * VALUES + value - 1] -= 1
            self.eaten[seat * VALUES + value - 1] += 1
        if self.events is not None:
            self.emit("eat", {**self._card_at(card, bowl), "cubes": cubes, **_cause(by)})

    def swap_cubes(self, seat: int, mine: int, other: int, theirs: int) -> None:
        """Swap one cube each between two players."""
        for player, gives, gets in ((seat, mine, theirs), (other, theirs, mine)):
            self.eaten[player * VALUES + gives - 1] -= 1
            self.eaten[player * VALUES + gets - 1] += 1
        if self.events is not None:
            self.emit("swap", {"seat": seat, "gives": mine, "other": other, "gets": theirs})

    # Turns, announcements and the end.

    def begin_turn(self, seat: int) -> None:
        """Begin a seat's turn; arrivals are counted from zero again."""
        self.active = seat
        self.turn += 1
        self.arrivals = []
        if self.events is not None:
            self.emit("turn", {"seat": seat, "turn": self.turn})

    def give_box(self, seat: int) -> None:
        """Give the Cat Food Box to a seat."""
        self.holder = seat
        if self.events is not None:
            self.emit("box", {"seat": seat})

    def record_resolution(self, card: int, bowl: int) -> None:
        """Count that the arrival of a card is resolved once more in this turn."""
        self.arrivals.append(card)
        if self.events is not None:
            self.emit("ability", self._card_at(card, bowl))

    def announce(self, kind: str, bowl: int, by: int = NO_CARD) -> None:
        """Emit that dinner begins, that food has run out, or that a Lazy Cat has ended dinner."""
        if self.events is not None:
            self.emit(kind, {"bowl": bowl + 1, **_cause(by)})

    def announce_tease(self, card: int, bowl: int, by: int) -> None:
        """Emit that a Toy Mouse picks a cat."""
        if self.events is not None:
            self.emit("tease", {**self._card_at(card, bowl), **_cause(by)})

    def finish(self) -> None:
        """End the game; built decks are shown (KS-V2)."""
        self.agenda.clear()
        if self.events is not None:
            told: dict[str, object] = {"points": [self.points(s) for s in range(self.seats)]}
            if self.shown:
                told["left_out"] = [
                    names_of([card for card in self.out if owner_of(card) == seat])
                    for seat in range(self.seats)
                ]
            self.emit("end", told, reveals=bool(self.shown))

    def _card_at(self, card: int, bowl: int) -> dict[str, object]:
        return {"card": NAMES[kind_of(card)], "owner": owner_of(card), "bowl": bowl + 1}

    def _leave_hand(self, card: int) -> None:
        seat = owner_of(card)
        self.hands[seat] = without_card(self.hands[seat], card)
        if self.known and card in self.known:
            self.known = without_card(self.known, card)

    def _put_on_discard(self, card: int) -> None:
        seat = owner_of(card)
        self.discards[seat] = with_last(self.discards[seat], card)

    def _reshuffle(self, seat: int) -> None:
        self.decks[seat] = sorted(self.discards[seat])
        self.discards[seat] = []
        if self.events is not None:
            self.emit("reshuffle", {"seat": seat, "count": len(self.decks[seat])})

    def _show(self, card: int) -> None:
        """Built decks: note how many cards of a kind the deck must have, for `imagine`."""
        if not self.shown:
            return
        place = owner_of(card) * KIND_COUNT + kind_of(card)
        seen = 1
        if kind_of(card) == KITTEN:
            seen = self.count_visible(owner_of(card), KITTEN)
        if seen > self.shown[place]:
            self.shown = with_entry(self.shown, place, seen)

    def census(self) -> dict[str, int]:
        """Count every card and every cube (KS-B2)."""
        counts: dict[str, int] = {}
        laser = [self.laser] if self.laser != NO_CARD else []
        piles = [*self.hands, *self.decks, *self.discards, *self.bowls, *self.aside]
        for pile in [*piles, self.out, laser]:
            for card in pile:
                counts[CARD_NAMES[card]] = counts.get(CARD_NAMES[card], 0) + 1
        for value in range(VALUES):
            places = [*self.food[value::VALUES], *self.eaten[value::VALUES], self.box[value]]
            counts[f"cube {value + 1}"] = sum(places)
        return counts


def _cause(by: int) -> dict[str, object]:
    """Return the event data of the card that caused it; empty if there is none."""
    if by == NO_CARD:
        return {}
    return {"by": NAMES[kind_of(by)], "by_owner": owner_of(by)}


class FeedingPhase(Step[KibbleTable]):
    """While this is on the agenda, it is the Feeding Phase."""


class ClosedBowl(Step[KibbleTable]):
    """While this is on the agenda, nothing may enter its bowl."""

    def __init__(self, bowl: int = 0, seat: int = 0) -> None:
        self.bowl = bowl
        self.seat = seat
