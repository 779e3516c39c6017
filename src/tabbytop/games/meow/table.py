"""The actions that change the table, each with its event.

They move cards and check no rules. The steps decide when a check is over and what follows from a
broken rule (`opening.py`, `turn.py`, `checking.py`).
"""

from tabbytop.games.meow.box.rule import PARTS
from tabbytop.games.meow.cards import CARD_COUNT, FIRST_MEMORY, NAMES, RULES, WORDS_OF_ACT
from tabbytop.games.meow.state import NONE, MeowState, act_view
from tabbytop.kernel.piles import with_card, with_entry, without_card


class MeowTable(MeowState):
    """One game of Meow!"""

    def copy(self) -> "MeowTable":
        twin = MeowTable()
        self.copy_state_onto(twin)
        return twin

    # Before the first turn.

    def strike(self, seat: int, card: int) -> None:
        """Strike an act that a seat cannot do; nobody else is told (MW-M24)."""
        self.struck[seat] = with_card(self.struck[seat], card)

    def say_ready(self, seat: int) -> None:
        """Record that a seat has nothing more to strike."""
        self.ready = with_entry(self.ready, seat, 1)
        if self.events is not None:
            self.emit("ready", {"seat": seat})

    def deal(self, starter: int) -> None:
        """Deal the hands, from the starter on (G6), then the pile; the rest stays in the box."""
        self.starter = starter
        self.ready = [0] * self.seats
        left = self.drawable_cards()
        seat = starter
        for _hand in range(self.seats):
            for _card in range(self.dealt_each()):
                self.hands[seat] = with_card(self.hands[seat], self.draw_unused(left))
            seat = self.left_neighbour(seat)
        for _card in range(self.dealt_to_pile()):
            self.pile = with_card(self.pile, self.draw_unused(left))
        self.see_hands()
        if self.events is not None:
            told = {"each": self.dealt_each(), "pile": len(self.pile), "starter": starter}
            self.emit("dealt", told, self._hands_by_seat(), reveals=True)

    def say_pass(self, seat: int) -> None:
        """Record that a seat has seen its hand."""
        self.ready = with_entry(self.ready, seat, 1)
        if self.events is not None:
            self.emit("passes", {"seat": seat})

    def pass_left(self) -> None:
        """Pass every hand to the left neighbour (MW-M32)."""
        self.ready = [0] * self.seats
        self.hands.insert(0, self.hands.pop())
        self.see_passed_hands()
        if self.events is not None:
            self.emit("passed", {}, self._hands_by_seat(), reveals=True)

    # A turn.

    def begin_turn(self, seat: int, number: int) -> None:
        """Begin a seat's turn, in this round."""
        self.active = seat
        self.round = number
        if self.events is not None:
            self.emit("turn", {"seat": seat, "round": number})

    def forget_last_turn(self) -> None:
        """Hide the card shown in the turn before: from now on players have to remember it."""
        self.shown = self.shower = NONE
        if self.replacer != self.active:
            self.gone = self.replacer = NONE

    def replace(self, seat: int, card: int) -> None:
        """Remove a rule from the game for good (MW-X6) and put a random one in its place
        (MW-M24)."""
        self.replaced = with_entry(self.replaced, seat, 1)
        left = self.drawable_cards()
        fresh = self.draw_unused(left)
        self.removed = with_card(self.removed, card)
        self.forget_card(card)
        holder = self._put_in_place_of(card, fresh)
        self.gone = card
        self.replacer = seat
        if self.events is not None:
            told = {holder: self._card_data("fresh", fresh)} if holder >= 0 else None
            self.emit(
                "replaced", {"seat": seat, **self._card_data("card", card)}, told, reveals=True
            )

    def lay_card(self, seat: int, card: int) -> None:
        """Lay a card from the hand, open to all."""
        self.hands[seat] = without_card(self.hands[seat], card)
        self.played = card
        self.show_to_all(card, seat)
        if self.events is not None:
            self.emit("played", {"seat": seat, **self._card_data("card", card)}, reveals=True)

    def perform(self, seat: int, act: int, word: int = NONE) -> None:
        """Do an act, seen by all and not logged during the game (MW-S2); a spoken one with its
        word."""
        part = self.current_part()
        place = 0
        while place < len(self.acts) and (self.acts[place] != act or self.parts[place] != part):
            place += 1
        if place == len(self.acts):
            self.acts.append(act)
            self.parts.append(part)
            self.times.append(0)
            if word >= 0:
                self.words.append(word)
        self.times[place] += 1
        if act not in self.did[seat]:
            self.did[seat] = with_card(self.did[seat], act)
        if self.events is not None:
            seen = act_view(act, part, self.times[place], word)
            self.emit("acted", {"seat": seat, **seen}, fleeting=True)

    def announce_timeout(self, seat: int) -> None:
        """Announce that a seat's time is up (MW-M30)."""
        if self.events is not None:
            self.emit("time_up", {"seat": seat})

    def restart_clock(self) -> None:
        """Restart the clock's wait."""
        self.ticks += 1

    # The check.

    def begin_check(self) -> None:
        """Begin the check: no further acts, and none can be taken back."""
        if self.events is not None:
            self.emit("checking", {"seat": self.active}, reveals=True)

    def point_at(self, holder: int) -> None:
        """Ask a holder about its hand."""
        self.pointed = holder
        self.looked = False
        self.waits = [0] * self.seats
        if self.events is not None:
            self.emit("pointed", {"seat": self.active, "at": holder})

    def clear_hand(self, named: int = NONE) -> None:
        """Let the check get past the hand pointed at.

        If its holder named a card that was obeyed after all, only the holder is told so.
        """
        holder = self.pointed
        self.pointed = NONE
        self.past += 1
        if self.events is not None:
            told = {holder: self._card_data("kept", named)} if named >= 0 else None
            self.emit("cleared", {"active": self.active, "seat": holder}, told, reveals=True)

    def look_again(self) -> None:
        """Show this turn's acts again to the seat pointed at, and to nobody else (MW-M31)."""
        self.looked = True
        if self.events is not None:
            seen = {"acts": self.acts_of_turn()}
            self.emit("looked", {"seat": self.pointed}, {self.pointed: seen}, reveals=True)

    def wait(self, seat: int) -> None:
        """Record that a seat has nothing to say while this hand is pointed at."""
        self.waits = with_entry(self.waits, seat, 1)

    def raise_objection(self, seat: int, *, right: bool) -> None:
        """Record a seat's objection that the played card's own rule was not obeyed (MW-M5)."""
        self.objected = with_entry(self.objected, seat, 1)
        if self.events is not None:
            self.emit("objected", {"seat": seat, "right": right}, reveals=True)

    def take_back(self) -> None:
        """Return the played card to the active seat's hand."""
        card = self.played
        self.played = NONE
        self.hands[self.active] = with_card(self.hands[self.active], card)
        if self.events is not None:
            told = {"seat": self.active, **self._card_data("card", card)}
            self.emit("taken_back", told, reveals=True)

    def reveal(self, card: int) -> None:
        """Show a rule from the hand pointed at to all; it is not logged during the game
        (MW-S2)."""
        holder = self.pointed
        self.shown = card
        self.shower = holder
        self.show_to_all(card, holder)
        if self.events is not None:
            told = {"seat": holder, **self._card_data("card", card), "active": self.active}
            self.emit("revealed", told, reveals=True, fleeting=True)

    def exchange(self) -> None:
        """Shuffle the played and the revealed card into the pile; the active seat draws, then the
        holder (MW-M9). They may draw the same cards again (MW-M10)."""
        active, holder, played, shown = self.active, self.shower, self.played, self.shown
        self.hands[holder] = without_card(self.hands[holder], shown)
        self.played = NONE
        self.pile = with_card(with_card(self.pile, played), shown)
        mine = self._draw_from_pile(active)
        theirs = self._draw_from_pile(holder)
        self.lose_track(played, shown, active, holder)
        if self.events is not None:
            told = {
                active: self._card_data("drawn", mine),
                holder: self._card_data("drawn", theirs),
            }
            self.emit("exchanged", {"active": active, "seat": holder}, told, reveals=True)

    def count_check(self) -> None:
        """Count a finished check, if it got further than the seat's earlier ones (MW-M29)."""
        if self.past > self.best[self.active]:
            self.best = with_entry(self.best, self.active, self.past)

    def end_turn(self) -> None:
        """Clear the acts of the turn (MW-S2), and remember the words of memory rules: they count as
        said from now on (MW-X8)."""
        for act in range(FIRST_MEMORY, CARD_COUNT):
            word = self.word_for(act)
            if word >= 0:
                self.remember_word(act, word)
        self.acts = []
        self.parts = []
        self.times = []
        self.words = []
        self.pointed = NONE
        self.past = 0
        self.looked = False
        self.waits = [0] * self.seats
        self.objected = [0] * self.seats

    def win(self) -> None:
        """End the game: the active seat has won (MW-M27)."""
        self.agenda.clear()
        if self.events is not None:
            self.emit("won", {"seat": self.active}, reveals=True)

    def end_at_limit(self) -> None:
        """End the game after the last agreed round (MW-M29)."""
        self.agenda.clear()
        if self.events is not None:
            self.emit("limit", {"winners": self.leaders()})

    # Knowledge of places.

    def see_hands(self) -> None:
        """Let all seats see their hands."""
        for seat in range(self.seats):
            self.see_own_hand(seat)

    def see_passed_hands(self) -> None:
        """After the hands went left, each is known to its holder and to its former holder."""
        for seat in range(self.seats):
            giver = seat - 1 if seat > 0 else self.seats - 1
            for card in self.hands[seat]:
                self.places[giver][card] = 1 << seat
        self.see_hands()

    def see_own_hand(self, seat: int) -> None:
        """Let a seat see its hand: cards that are not in it must be elsewhere."""
        row, here = self.places[seat], 1 << seat
        for card in range(CARD_COUNT):
            if row[card] & here:
                row[card] ^= here
        for card in self.hands[seat]:
            row[card] = here
        if self.played >= 0 and seat == self.active:
            row[self.played] = here

    def show_to_all(self, card: int, seat: int) -> None:
        """Let everybody see that a seat has this card."""
        for row in self.places:
            row[card] = 1 << seat

    def lose_track(self, first: int, second: int, active: int, holder: int) -> None:
        """Widen the known places after an exchange (MW-M9, MW-M11).

        Two cards were shuffled into the pile and two seats have drawn from it: a card that may have
        been in the pile may be in their hands now. They see the card that they drew.
        """
        pile = 1 << self.seats
        spread = pile | 1 << active | 1 << holder
        for row in self.places:
            row[first] = row[second] = spread
            for card in range(CARD_COUNT):
                if row[card] & pile:
                    row[card] |= spread
        self.see_own_hand(active)
        self.see_own_hand(holder)

    def forget_card(self, card: int) -> None:
        """Record that everybody knows that a rule has left the game (MW-M24)."""
        for row in self.places:
            row[card] = 0

    # Parts of the actions above.

    def draw_unused(self, left: list[int]) -> int:
        """Draw a random card of those that are left out of the box."""
        card = left.pop(self.generator.below(len(left)))
        self.unused = without_card(self.unused, card)
        return card

    def _draw_from_pile(self, seat: int) -> int:
        """Draw a random card of the pile into a hand."""
        card = self.pile[self.generator.below(len(self.pile))]
        self.pile = without_card(self.pile, card)
        self.hands[seat] = with_card(self.hands[seat], card)
        return card

    def _put_in_place_of(self, card: int, fresh: int) -> int:
        """Swap a card for another, wherever it is; return its holder, who sees it, or NONE."""
        if card in self.pile:
            self.pile = with_card(without_card(self.pile, card), fresh)
            return NONE
        holder = 0
        while card not in self.hands[holder]:
            holder += 1
        self.hands[holder] = with_card(without_card(self.hands[holder], card), fresh)
        self.see_own_hand(holder)
        return holder

    def remember_word(self, act: int, word: int) -> None:
        """Mark a word of a memory rule as used; when all are, the list starts again (MW-M21)."""
        said = self.said[act - FIRST_MEMORY]
        if word not in said:
            said = with_card(said, word)
        if len(said) == len(WORDS_OF_ACT[act]):
            said = []
        self.said[act - FIRST_MEMORY] = said

    def _hands_by_seat(self) -> dict[int, dict[str, object]]:
        """The private data of an event that shows every seat its hand."""
        told: dict[int, dict[str, object]] = {}
        for seat in range(self.seats):
            told[seat] = {"cards": [NAMES[card] for card in self.hands[seat]]}
            if self._parts:
                told[seat]["parts"] = [PARTS[RULES[card].part] for card in self.hands[seat]]
        return told

    def _card_data(self, key: str, card: int) -> dict[str, object]:
        """The event data of a card: its name, and its part of the turn in Before/After (MW-M14)."""
        told: dict[str, object] = {key: NAMES[card]}
        if self._parts:
            told[f"{key}_part"] = PARTS[RULES[card].part]
        return told

    def census(self) -> dict[str, int]:
        counts = dict.fromkeys(NAMES, 0)
        piles = [*self.hands, self.pile, self.unused, self.removed]
        if self.played >= 0:
            piles.append([self.played])
        for pile in piles:
            for card in pile:
                counts[NAMES[card]] += 1
        return counts
