"""What lies on the table, and the physical verbs that change it, each with its event.

The verbs move things and know no rules: when a check is over, and what follows from a broken rule,
is said in the steps (`turn.py`, `checking.py`, `watching.py`, `ending.py`).
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.meow import knowledge, scoring, view
from tabbytop.games.meow.box.rule import AFTER, BEFORE, PARTS
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    DECK,
    FIRST_MEMORY,
    FIRST_SPOKEN,
    MEMORY_COUNT,
    NAMES,
    RULES,
    WORDS_OF_ACT,
    YOUNG_DECK,
    hand_size,
    pile_size,
)
from tabbytop.kernel.piles import put_in_order
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from tabbytop.games.meow.options import MeowOptions

NONE: Final = -1  # no seat, no card, no word
SPARE_ACTS: Final = 2  # for nonsense that misleads imitators (MW-S1)


class MeowTable(Table):
    """One game of Meow! Hands and piles are ascending: they have no order."""

    struck: list[list[int]]  # by seat: what it cannot do; known to that seat alone
    hands: list[list[int]]
    pile: list[int]
    unused: list[int]  # in the game box
    removed: list[int]  # replaced, and out of the game for good
    played: int  # the card that lies open
    ready: list[int]  # by seat, 1: has said `ready`, or `pass`, while all are asked
    starter: int
    active: int  # whose turn it is; none before the first turn
    round: int
    acts: list[int]  # of this turn, each once a part, in the order of their first time
    parts: list[int]  # … when
    times: list[int]  # … how often
    words: list[int]  # … and what was said, in the order of the acts
    did: list[list[int]]  # by seat: all acts that it has done in this game
    said: list[list[int]]  # by memory rule: the words of the turns before this one (MW-M21)
    replaced: list[int]  # by seat, 1: has replaced a rule
    best: list[int]  # by seat: how many hands its best check got past
    pointed: int  # who is asked about its hand
    past: int  # how many hands this check got past
    looked: bool  # whether who is pointed at has asked to see the acts again
    waits: list[int]  # by seat, 1: has nothing to say while this hand is pointed at
    objected: list[int]  # by seat, 1: has objected in this turn
    shown: int  # the rule that was revealed last, until the next turn begins
    shower: int  # … and by whom
    gone: int  # the rule that was replaced last, until the next turn begins
    replacer: int  # … and by whom
    places: list[list[int]]  # what each seat, and an onlooker, knows: see knowledge.py
    ticks: int  # how often the clock has begun to wait
    _eyes: bool
    _parts: bool
    _thirteen: bool
    _young: bool
    _seconds: int
    _rounds: int

    def lay_out(self, options: "MeowOptions") -> None:
        """Everything in the game box."""
        self.struck = [[] for _ in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.pile = []
        self.unused = DECK.copy()
        self.removed = []
        self.played = NONE
        self.ready = [0] * self.seats
        self.starter = NONE
        self.active = NONE
        self.round = 0
        self.acts = []
        self.parts = []
        self.times = []
        self.words = []
        self.did = [[] for _ in range(self.seats)]
        self.said = [[] for _ in range(MEMORY_COUNT)]
        self.replaced = [0] * self.seats
        self.best = [0] * self.seats
        self.pointed = NONE
        self.past = 0
        self.looked = False
        self.waits = [0] * self.seats
        self.objected = [0] * self.seats
        self.shown = NONE
        self.shower = NONE
        self.gone = NONE
        self.replacer = NONE
        self.places = [[0] * CARD_COUNT for _ in range(self.seats + 1)]
        self.ticks = 0
        self._eyes = options.judge == "eyes"
        self._parts = options.mode == "before-after"
        self._thirteen = options.mode != "basic"
        self._young = options.young
        self._seconds = options.seconds
        self._rounds = options.rounds

    def copy(self) -> "MeowTable":
        """An independent table, without events."""
        twin = MeowTable()
        self.copy_onto(twin)
        twin.struck = [cards.copy() for cards in self.struck]
        twin.hands = [cards.copy() for cards in self.hands]
        twin.pile = self.pile.copy()
        twin.unused = self.unused.copy()
        twin.removed = self.removed.copy()
        twin.played = self.played
        twin.ready = self.ready.copy()
        twin.starter = self.starter
        twin.active = self.active
        twin.round = self.round
        twin.acts = self.acts.copy()
        twin.parts = self.parts.copy()
        twin.times = self.times.copy()
        twin.words = self.words.copy()
        twin.did = [acts.copy() for acts in self.did]
        twin.said = [words.copy() for words in self.said]
        twin.replaced = self.replaced.copy()
        twin.best = self.best.copy()
        twin.pointed = self.pointed
        twin.past = self.past
        twin.looked = self.looked
        twin.waits = self.waits.copy()
        twin.objected = self.objected.copy()
        twin.shown = self.shown
        twin.shower = self.shower
        twin.gone = self.gone
        twin.replacer = self.replacer
        twin.places = [row.copy() for row in self.places]
        twin.ticks = self.ticks
        twin._eyes = self._eyes
        twin._parts = self._parts
        twin._thirteen = self._thirteen
        twin._young = self._young
        twin._seconds = self._seconds
        twin._rounds = self._rounds
        return twin

    # The variant.

    def is_judged_by_eyes(self) -> bool:
        """Whether the players watch and answer themselves (MW-M31)."""
        return self._eyes

    def has_parts(self) -> bool:
        """Whether every rule has its right time (MW-M14)."""
        return self._parts

    def deck(self) -> list[int]:
        """The rules that can come into this game: not to be changed."""
        return YOUNG_DECK if self._young else DECK

    def dealt_each(self) -> int:
        """How many cards everybody is dealt."""
        return hand_size(self.seats, self._thirteen)

    def dealt_to_pile(self) -> int:
        """How many cards are dealt to the pile."""
        return pile_size(self.seats, self._thirteen)

    def most_strikes(self) -> int:
        """How many acts a seat may strike: enough is left for the deal and one new rule a seat."""
        needed = self.seats * self.dealt_each() + self.dealt_to_pile() + self.seats
        return (len(self.deck()) - needed) // self.seats

    def round_limit(self) -> int:
        """After how many rounds the game ends; 0: never."""
        return self._rounds

    def turn_seconds(self) -> int:
        """How long a turn may last; 0: there is no clock."""
        return self._seconds

    # What can be read off the table.

    def next_to(self, seat: int) -> int:
        """The left neighbour (G1)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def budget(self) -> int:
        """How many different acts a turn may have: it depends on sizes alone (MW-S1)."""
        return (self.seats - 1) * self.dealt_each() + self.dealt_to_pile() + 1 + SPARE_ACTS

    def part(self) -> int:
        """In which part of the turn an act would be done now."""
        return BEFORE if self.played < 0 else AFTER

    def times_done(self, act: int, part: int) -> int:
        """How often an act was done in a part of this turn."""
        for place in range(len(self.acts)):
            if self.acts[place] == act and self.parts[place] == part:
                return self.times[place]
        return 0

    def word_for(self, act: int) -> int:
        """What was said for a spoken act in this turn."""
        place = 0
        for done in self.acts:
            if done >= FIRST_SPOKEN:
                if done == act:
                    return self.words[place]
                place += 1
        return NONE

    def knows(self, seat: int, card: int) -> int:
        """Where a seat knows a rule to be, as a set of places (see knowledge.py); 0: not at all."""
        return self.places[seat][card]

    def all_ready(self) -> bool:
        """Whether everybody has answered what all are asked."""
        return 0 not in self.ready

    # Before the first turn.

    def strike(self, seat: int, card: int) -> None:
        """A seat cannot do this act; nobody else is told (MW-M24)."""
        put_in_order(card, self.struck[seat])

    def say_ready(self, seat: int) -> None:
        """A seat has struck what it wanted to strike."""
        self.ready[seat] = 1
        if self.events is not None:
            self.emit("ready", {"seat": seat})

    def deal(self, starter: int) -> None:
        """Hands, from the starter on (G6), then the pile; the rest stays in the game box."""
        self.starter = starter
        self.ready = [0] * self.seats
        left = self.free_cards()
        seat = starter
        for _hand in range(self.seats):
            for _card in range(self.dealt_each()):
                put_in_order(self.draw_unused(left), self.hands[seat])
            seat = self.next_to(seat)
        for _card in range(self.dealt_to_pile()):
            put_in_order(self.draw_unused(left), self.pile)
        knowledge.see_hands(self)
        if self.events is not None:
            told = {"each": self.dealt_each(), "pile": len(self.pile), "starter": starter}
            self.emit("dealt", told, self._hands_told(), reveals=True)

    def say_pass(self, seat: int) -> None:
        """A seat has seen its hand."""
        self.ready[seat] = 1
        if self.events is not None:
            self.emit("passes", {"seat": seat})

    def pass_left(self) -> None:
        """Every hand to the left neighbour (MW-M32)."""
        self.ready = [0] * self.seats
        self.hands.insert(0, self.hands.pop())
        knowledge.see_passed(self)
        if self.events is not None:
            self.emit("passed", {}, self._hands_told(), reveals=True)

    # A turn.

    def begin_turn(self, seat: int, number: int) -> None:
        """It is a seat's turn, in this round."""
        self.active = seat
        self.round = number
        if self.events is not None:
            self.emit("turn", {"seat": seat, "round": number})

    def forget_last_turn(self) -> None:
        """The active seat has begun: what came to light in the turn before is to be remembered."""
        self.shown = self.shower = NONE
        if self.replacer != self.active:
            self.gone = self.replacer = NONE

    def replace(self, seat: int, card: int) -> None:
        """A rule leaves the game, a random one takes its place (MW-M24)."""
        self.replaced[seat] = 1
        left = self.free_cards()
        fresh = self.draw_unused(left)
        put_in_order(card, self.removed)
        knowledge.forget_card(self, card)
        holder = self._put_in_place_of(card, fresh)
        self.gone = card
        self.replacer = seat
        if self.events is not None:
            told = {holder: self._told("fresh", fresh)} if holder >= 0 else None
            self.emit("replaced", {"seat": seat, **self._told("card", card)}, told, reveals=True)

    def lay(self, seat: int, card: int) -> None:
        """A card from the hand, open: what others could not know."""
        self.hands[seat].remove(card)
        self.played = card
        knowledge.all_see(self, card, seat)
        if self.events is not None:
            self.emit("played", {"seat": seat, **self._told("card", card)}, reveals=True)

    def perform(self, seat: int, act: int, word: int = NONE) -> None:
        """An act, before all eyes; a spoken one with its word."""
        part = self.part()
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
            put_in_order(act, self.did[seat])
        if self.events is not None:
            seen = view.act_view(act, part, self.times[place], word)
            self.emit("acted", {"seat": seat, **seen}, fleeting=True)

    def run_out_of_time(self, seat: int) -> None:
        """A seat's time is up (MW-M30)."""
        if self.events is not None:
            self.emit("time_up", {"seat": seat})

    def tick(self) -> None:
        """The clock begins to wait anew."""
        self.ticks += 1

    # The check.

    def begin_check(self) -> None:
        """No further acts, and none taken back: now the others know that these were all."""
        if self.events is not None:
            self.emit("checking", {"seat": self.active}, reveals=True)

    def point_at(self, holder: int) -> None:
        """The active seat asks a holder about its hand."""
        self.pointed = holder
        self.looked = False
        self.waits = [0] * self.seats
        if self.events is not None:
            self.emit("pointed", {"seat": self.active, "at": holder})

    def get_past(self, named: int = NONE) -> None:
        """Who is pointed at says no, or named a card that was kept: then it alone is told so."""
        holder = self.pointed
        self.pointed = NONE
        self.past += 1
        if self.events is not None:
            told = {holder: self._told("kept", named)} if named >= 0 else None
            self.emit("cleared", {"active": self.active, "seat": holder}, told, reveals=True)

    def look_again(self) -> None:
        """Who is pointed at sees this turn's acts once more, alone (MW-M31)."""
        self.looked = True
        if self.events is not None:
            seen = {"acts": view.acts_of_turn(self)}
            self.emit("looked", {"seat": self.pointed}, {self.pointed: seen}, reveals=True)

    def wait(self, seat: int) -> None:
        """A seat has nothing to say while this hand is pointed at."""
        self.waits[seat] = 1

    def raise_objection(self, seat: int, *, right: bool) -> None:
        """A seat says that the played card's own rule was not obeyed (MW-M5)."""
        self.objected[seat] = 1
        if self.events is not None:
            self.emit("objected", {"seat": seat, "right": right}, reveals=True)

    def take_back(self) -> None:
        """The played card to its hand."""
        card = self.played
        self.played = NONE
        put_in_order(card, self.hands[self.active])
        if self.events is not None:
            told = {"seat": self.active, **self._told("card", card)}
            self.emit("taken_back", told, reveals=True)

    def reveal(self, card: int) -> None:
        """Who is pointed at shows a rule of its hand."""
        holder = self.pointed
        self.shown = card
        self.shower = holder
        knowledge.all_see(self, card, holder)
        if self.events is not None:
            told = {"seat": holder, **self._told("card", card), "active": self.active}
            self.emit("revealed", told, reveals=True, fleeting=True)

    def exchange(self) -> None:
        """The played and the revealed card into the pile; the active seat draws, then the holder
        (MW-M9)."""
        active, holder, played, shown = self.active, self.shower, self.played, self.shown
        self.hands[holder].remove(shown)
        self.played = NONE
        put_in_order(played, self.pile)
        put_in_order(shown, self.pile)
        mine = self._draw_from_pile(active)
        theirs = self._draw_from_pile(holder)
        knowledge.lose_track(self, played, shown, active, holder)
        if self.events is not None:
            told = {active: self._told("drawn", mine), holder: self._told("drawn", theirs)}
            self.emit("exchanged", {"active": active, "seat": holder}, told, reveals=True)

    def count_check(self) -> None:
        """A check that is over counts, if it got further than those before (MW-M29)."""
        self.best[self.active] = max(self.best[self.active], self.past)

    def end_turn(self) -> None:
        """The acts are gone, what was said is said."""
        for act in range(FIRST_MEMORY, CARD_COUNT):
            word = self.word_for(act)
            if word >= 0:
                self.remember(act, word)
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
        """All have said no (MW-M27)."""
        self.agenda.clear()
        if self.events is not None:
            self.emit("won", {"seat": self.active}, reveals=True)

    def end_at_limit(self) -> None:
        """Enough rounds (MW-M29)."""
        self.agenda.clear()
        if self.events is not None:
            self.emit("limit", {"winners": scoring.furthest(self)})

    # Small movements.

    def free_cards(self) -> list[int]:
        """What can still come into the game from the box: nobody has struck it."""
        free = [1] * CARD_COUNT
        for cards in self.struck:
            for card in cards:
                free[card] = 0
        deck = [0] * CARD_COUNT
        for card in self.deck():
            deck[card] = 1
        return [card for card in self.unused if free[card] and deck[card]]

    def draw_unused(self, left: list[int]) -> int:
        """A random card of those that are left, out of the box."""
        card = left.pop(self.generator.below(len(left)))
        self.unused.remove(card)
        return card

    def _draw_from_pile(self, seat: int) -> int:
        """A random card of the pile to a hand."""
        card = self.pile.pop(self.generator.below(len(self.pile)))
        put_in_order(card, self.hands[seat])
        return card

    def _put_in_place_of(self, card: int, fresh: int) -> int:
        """Swap a card for another, wherever it is; the holder, who sees it, or nobody."""
        if card in self.pile:
            self.pile.remove(card)
            put_in_order(fresh, self.pile)
            return NONE
        holder = 0
        while card not in self.hands[holder]:
            holder += 1
        self.hands[holder].remove(card)
        put_in_order(fresh, self.hands[holder])
        knowledge.see_own(self, holder)
        return holder

    def remember(self, act: int, word: int) -> None:
        """A word of a memory rule is used; when all are, the list starts anew (MW-M21)."""
        said = self.said[act - FIRST_MEMORY]
        if word not in said:
            put_in_order(word, said)
        if len(said) == len(WORDS_OF_ACT[act]):
            said.clear()

    def _hands_told(self) -> dict[int, dict[str, object]]:
        """To every seat, its hand."""
        told: dict[int, dict[str, object]] = {}
        for seat in range(self.seats):
            told[seat] = {"cards": [NAMES[card] for card in self.hands[seat]]}
            if self._parts:
                told[seat]["parts"] = [PARTS[RULES[card].part] for card in self.hands[seat]]
        return told

    def _told(self, key: str, card: int) -> dict[str, object]:
        """A card by its name; where every rule has its time, with that (MW-M14)."""
        told: dict[str, object] = {key: NAMES[card]}
        if self._parts:
            told[f"{key}_part"] = PARTS[RULES[card].part]
        return told

    def census(self) -> dict[str, int]:
        """Every rule card, wherever it is (MW-B1)."""
        counts = dict.fromkeys(NAMES, 0)
        piles = [*self.hands, self.pile, self.unused, self.removed]
        if self.played >= 0:
            piles.append([self.played])
        for pile in piles:
            for card in pile:
                counts[NAMES[card]] += 1
        return counts
