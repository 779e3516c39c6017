"""The state of the table, and the methods that change it, each with its event.

These methods move pieces and know no rules. The turn order, and the consequences of drawing an
Indigestion, are in the steps (`rounds.py`).
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.tem_purr_a.cards import (
    DISH_COUNT,
    INDIGESTION,
    INDIGESTIONS,
    KIND_COUNT,
    NAMES,
    PLUS,
    is_dish,
    value_of,
)
from tabbytop.kernel.piles import with_entry
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = -1


class TempuraTable(Table):
    """One game of Tem-Purr-A. Piles are counts by kind; hands are such counts, seat by seat."""

    hands: list[int]  # seat * KIND_COUNT + kind
    known: list[int]  # the publicly known part of `hands` (TP-A29)
    actions: list[int]  # by seat: unseen cards in hand that are publicly known to be actions
    stack: list[int]  # the kinds of the cards in play, the lowest first
    deck: list[int]  # by kind; draws are random, so there is no order
    returned: list[int]  # the part of `deck` that was shuffled in face up (TP-X1)
    discard: list[int]  # by kind
    spoilt: int  # Indigestion cards in the deck
    open: int  # Indigestion cards drawn, face up until the new round
    supply: int  # Indigestion cards not in the game yet
    tokens: list[int]  # Indigestion tokens by seat
    direction: int
    active: int  # the seat whose turn it is; between rounds, the seat that took the token
    meal: int  # cards to draw for the last meal, until the next stack or round; else 0
    larder: int  # the deck's size before that meal

    def lay_out(self, box: list[int]) -> None:
        """Put all cards but the Indigestions into the deck, before the game."""
        self.hands = [0] * (self.seats * KIND_COUNT)
        self.known = [0] * (self.seats * KIND_COUNT)
        self.actions = [0] * self.seats
        self.stack = []
        self.deck = box
        self.returned = [0] * KIND_COUNT
        self.discard = [0] * KIND_COUNT
        self.spoilt = 0
        self.open = 0
        self.supply = INDIGESTIONS
        self.tokens = [0] * self.seats
        self.direction = CLOCKWISE
        self.active = 0
        self.meal = 0
        self.larder = 0

    def copy(self) -> "TempuraTable":
        """The lists that are shared with the copy are replaced, never changed."""
        twin = TempuraTable()
        self.copy_onto(twin)
        twin.hands = self.hands.copy()
        twin.known = self.known
        twin.actions = self.actions
        twin.stack = self.stack.copy()
        twin.deck = self.deck.copy()
        twin.returned = self.returned
        twin.discard = self.discard.copy()
        twin.spoilt = self.spoilt
        twin.open = self.open
        twin.supply = self.supply
        twin.tokens = self.tokens
        twin.direction = self.direction
        twin.active = self.active
        twin.meal = self.meal
        twin.larder = self.larder
        return twin

    # Queries.

    def next_seat(self, seat: int) -> int:
        """Return the neighbour in the direction of play (G1)."""
        neighbour = seat + self.direction
        if neighbour < 0:
            return self.seats - 1
        return neighbour if neighbour < self.seats else 0

    def stack_total(self) -> int:
        """Return the number of cards that eating draws: dish values (TP-I2), and one for each
        One More (TP-A2)."""
        total: i64 = 0
        for kind in self.stack:
            if is_dish(kind):
                total += value_of(kind)
            elif kind == PLUS:
                total += 1
        return total

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds; there is no limit (TP-A30)."""
        size: i64 = 0
        hands = self.hands
        first: i64 = seat * KIND_COUNT
        for place in range(first, first + KIND_COUNT):
            size += hands[place]
        return size

    def has_cards(self, seat: int) -> bool:
        """Whether a seat holds any card."""
        for place in range(seat * KIND_COUNT, (seat + 1) * KIND_COUNT):
            if self.hands[place] > 0:
                return True
        return False

    def has_dish(self, seat: int) -> bool:
        """Whether a seat holds a dish."""
        first = seat * KIND_COUNT
        for place in range(first, first + DISH_COUNT):
            if self.hands[place] > 0:
                return True
        return False

    def unseen_count(self, seat: int) -> int:
        """Return how many cards of a hand nobody else has seen."""
        count: i64 = 0
        for place in range(seat * KIND_COUNT, (seat + 1) * KIND_COUNT):
            count += self.hands[place] - self.known[place]
        return count

    def deck_size(self) -> int:
        """Return how many cards are in the deck, Indigestions included."""
        size: i64 = self.spoilt
        for count in self.deck:
            size += count
        return size

    def must_start_stack(self) -> bool:
        """Whether the active seat must start a stack: then everybody knows that it holds a dish
        (TP-X4)."""
        return bool(self.agenda) and not self.stack and self.open == 0

    # Playing cards.

    def start_stack(self, seat: int, dish: int) -> None:
        """Move a dish from the hand to a new stack."""
        self.meal = self.larder = 0
        self._leave_hand(seat, dish)
        self.stack.append(dish)
        if self.events is not None:
            self.emit("start", {"seat": seat, "dish": value_of(dish), "total": self.stack_total()})

    def serve(self, seat: int, dish: int) -> None:
        """Move a dish from the hand onto the stack."""
        self._leave_hand(seat, dish)
        self.stack.append(dish)
        if self.events is not None:
            self.emit("serve", {"seat": seat, "dish": value_of(dish), "total": self.stack_total()})

    def play_action(self, seat: int, card: int) -> None:
        """Move an action from the hand onto the stack."""
        self._leave_hand(seat, card)
        self.stack.append(card)
        if self.events is not None:
            self.emit("act", {"seat": seat, "card": NAMES[card], "total": self.stack_total()})

    def play_choose(self, seat: int, card: int, other: int) -> None:
        """Move an action that names the next seat from the hand onto the stack."""
        self._leave_hand(seat, card)
        self.stack.append(card)
        if self.events is not None:
            self.emit("choose", {"seat": seat, "other": other, "total": self.stack_total()})

    def skip(self, seat: int, dish: int) -> None:
        """Play two equal dishes: one is discarded with the stack, one begins the next."""
        self._leave_hand(seat, dish)
        self._leave_hand(seat, dish)
        gone = len(self.stack)
        self.discard_stack()
        self.discard[dish] += 1
        self.stack.append(dish)
        if self.events is not None:
            told = {"seat": seat, "dish": value_of(dish), "gone": gone, "total": self.stack_total()}
            self.emit("skip", told)

    def discard_stack(self) -> None:
        """Move the cards in play to the discard."""
        for kind in self.stack:
            self.discard[kind] += 1
        self.stack = []

    # Drawing cards.

    def deal_hand(self, seat: int, wanted: int) -> None:
        """Deal hidden cards, before there is an Indigestion in the deck."""
        before = 0 if self.events is None else self.deck_size()
        names = self._draw(seat, wanted, openly=False)
        if self.events is not None:
            told: dict[str, object] = {"seat": seat, "count": wanted}
            drawn = _leaves_as_many(before, names)
            self.emit("deal", told, {seat: {"cards": names}}, reveals=True, drawn=drawn)

    def eat(self, seat: int, wanted: int) -> None:
        """Draw cards face up; Indigestions stay on the table (TP-A27)."""
        self.meal = wanted
        self.larder = self.deck_size()
        names = self._draw(seat, wanted, openly=True)
        if self.events is not None:
            told: dict[str, object] = {"seat": seat, "count": wanted, "cards": names}
            drawn = _leaves_as_many(self.larder, names)
            self.emit("eat", {**told, "spoilt": self.open}, reveals=True, drawn=drawn)

    def draw_hidden(self, seat: int, wanted: int) -> None:
        """Draw cards face down; Indigestions are shown and stay on the table (TP-A9)."""
        before = 0 if self.events is None else self.deck_size()
        names = self._draw(seat, wanted, openly=False)
        if self.events is not None:
            kept = [name for name in names if name != INDIGESTION]
            told: dict[str, object] = {"seat": seat, "count": len(kept), "spoilt": self.open}
            drawn = _leaves_as_many(before, names)
            self.emit("draw", told, {seat: {"cards": kept}}, reveals=True, drawn=drawn)

    def reveal_no_dish(self, seat: int) -> None:
        """Show everybody that there is no dish in this hand (TP-A6): its unseen cards are now known
        to be actions (TP-X3)."""
        self.actions = with_entry(self.actions, seat, self.unseen_count(seat))
        if self.events is not None:
            self.emit("no_dish", {"seat": seat}, reveals=True)

    # Rounds, tokens and the end.

    def put_indigestion_in_deck(self) -> None:
        """Move an Indigestion card from the supply into the deck."""
        self.supply -= 1
        self.spoilt += 1

    def begin_round(self, seat: int) -> None:
        """Begin a round, clockwise, at this seat (TP-A25)."""
        self.active = seat
        self.direction = CLOCKWISE
        self.meal = self.larder = 0
        if self.events is not None:
            told = {"round": self.round_number(), "seat": seat, "spoilt": self.spoilt}
            self.emit("round", {**told, "deck": self.deck_size()})

    def round_number(self) -> int:
        """Return the number of the round: each one before it ended with a token."""
        return 1 + sum(self.tokens) - (1 if self.open > 0 else 0)

    def reverse_direction(self) -> None:
        self.direction = -self.direction

    def take_token(self, seat: int) -> None:
        """Give a seat an Indigestion token."""
        self.tokens = with_entry(self.tokens, seat, self.tokens[seat] + 1)
        if self.events is not None:
            self.emit("token", {"seat": seat, "tokens": self.tokens[seat]})

    def add_indigestion(self, seat: int) -> None:
        """Add an Indigestion card to the game for good."""
        self.supply -= 1
        self.open += 1  # shuffled in with the others
        if self.events is not None:
            self.emit("add", {"seat": seat, "spoilt": self.spoilt + self.open})

    def decline_indigestion(self, seat: int) -> None:
        """Emit that no Indigestion card is added."""
        if self.events is not None:
            self.emit("decline", {"seat": seat, "spoilt": self.spoilt + self.open})

    def shuffle_all_into_deck(self) -> None:
        """Shuffle the discard and the open Indigestions into the deck, which everybody sees."""
        self._shuffle_discard()
        self.spoilt += self.open
        self.open = 0

    def finish(self) -> None:
        """End the game; everything stays where it is (TP-A32)."""
        self.agenda.clear()
        if self.events is not None:
            hands = [self.hand_size(seat) for seat in range(self.seats)]
            self.emit("end", {"tokens": self.tokens.copy(), "hands": hands})

    def _draw(self, seat: int, wanted: int, *, openly: bool) -> list[str]:
        """Draw random cards, Indigestions onto the table (TP-I1); return their names if events are
        wanted.

        When the deck is empty, the discard is shuffled; when that is empty too, the draw stops
        (TP-A18).
        """
        names: list[str] = []
        deck, first = self.deck, seat * KIND_COUNT
        if openly:
            self.known = self.known.copy()
        left: i64 = self.deck_size()
        for _card in range(wanted):
            if left == 0:
                self._reshuffle()
                left = self.deck_size()
                if left == 0:
                    break
            kind: i64 = self.generator.pick(deck, left, self.spoilt)
            left -= 1
            if kind < 0:
                self.spoilt -= 1
                self.open += 1
                if self.events is not None:
                    names.append(INDIGESTION)
                continue
            deck[kind] -= 1
            self.hands[first + kind] += 1
            if openly:
                self.known[first + kind] += 1
                if self.returned[kind] > 0:
                    self.returned = with_entry(self.returned, kind, self.returned[kind] - 1)
            if self.events is not None:
                names.append(NAMES[kind])
        if not openly:
            self.returned = [0] * KIND_COUNT  # nobody else knows which of them were drawn
        return names

    def _reshuffle(self) -> None:
        """Make the discard the deck."""
        count = sum(self.discard)
        self._shuffle_discard()
        if self.events is not None and count:
            self.emit("reshuffle", {"count": count})

    def _shuffle_discard(self) -> None:
        self.returned = self.returned.copy()
        for kind in range(KIND_COUNT):
            self.deck[kind] += self.discard[kind]
            self.returned[kind] += self.discard[kind]
            self.discard[kind] = 0

    def _leave_hand(self, seat: int, kind: int) -> None:
        """Remove a card from a hand: of identical cards the seen one first (TP-X2). An unseen
        action may be one of those that are publicly known not to be dishes (TP-X3)."""
        place = seat * KIND_COUNT + kind
        self.hands[place] -= 1
        if self.known[place] > 0:
            self.known = with_entry(self.known, place, self.known[place] - 1)
        elif not is_dish(kind) and self.actions[seat] > 0:
            self.actions = with_entry(self.actions, seat, self.actions[seat] - 1)

    def census(self) -> dict[str, int]:
        """Count every card, wherever it is (TP-B1, TP-B2, TP-B3)."""
        counts: dict[str, int] = {}
        for kind in range(KIND_COUNT):
            held = sum(self.hands[kind::KIND_COUNT])
            lying = self.stack.count(kind) + self.deck[kind] + self.discard[kind]
            counts[NAMES[kind]] = held + lying
        counts[INDIGESTION] = self.spoilt + self.open + self.supply
        return counts


def _leaves_as_many(before: int, drawn: list[str]) -> bool:
    """Whether at least as many cards stayed in the deck as were drawn. Otherwise a player who has
    seen the drawn ones would know most of what a repeated draw could bring."""
    return 2 * len(drawn) <= before
