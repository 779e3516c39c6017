"""The fields of the table, and everything that can be read off them.

`table.py` adds the actions that change them, each with its event.
"""

from typing import Final, TypedDict

from tabbytop.games.meow.box.rule import AFTER, BEFORE, PARTS
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    DECK,
    FIRST_SPOKEN,
    MEMORY_COUNT,
    RULES,
    WORDS,
    deck_of,
    hand_size,
    pile_size,
)
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.palette import SMALL, WHOLE, Palette
from tabbytop.kernel.table import Table

NONE: Final = -1  # no seat, no card, no word
SPARE_ACTS: Final = 2  # for nonsense that misleads imitators (MW-S1)


class ActView(TypedDict):
    """An act as it is performed: people are shown `shown`, `sign`, `noise` and `motion`."""

    act: str  # its name, for animations, screen readers and bots
    shown: str
    sign: str
    noise: str
    motion: str
    word: str | None  # what was said
    part: str  # before or after the card was laid
    times: int  # how often in this part


def act_view(act: int, part: int, times: int, word: int) -> ActView:
    """Return an act as data."""
    rule = RULES[act]
    return ActView(
        act=rule.name,
        shown=rule.shown,
        sign=rule.sign,
        noise=rule.noise,
        motion=rule.motion,
        word=None if word < 0 else WORDS[word],
        part=PARTS[part],
        times=times,
    )


class MeowState(Table):
    """The fields of a game of Meow! Hands and piles are ascending: they have no order.

    `places[seat][card]` is what a seat knows about the place of a rule (MW-M13, MW-M35): a set of
    places, one bit each, the hands 0 … seats - 1 and the pile. It holds what the seat saw, without
    conclusions; 0 means that the seat does not know the rule to be in the game. The row after the
    last seat's is an onlooker's: common knowledge. The real place is always in the set, a card in
    a seat's own hand is nowhere else for that seat, and no seat knows less than an onlooker. The
    open card counts as in the active seat's hand.
    """

    struck: list[list[int]]  # by seat: acts that it cannot do; known to that seat alone
    hands: list[list[int]]
    pile: list[int]
    unused: list[int]  # in the game box
    removed: list[int]  # replaced, and out of the game for good
    played: int  # the card that lies open
    ready: list[int]  # by seat, 1: has said `ready`, or `pass`, while all are asked
    starter: int
    active: int  # whose turn it is; none before the first turn
    round: int
    acts: list[int]  # of this turn, each once per part, in the order of their first time
    parts: list[int]  # … the part of the turn
    times: list[int]  # … how often
    words: list[int]  # of the spoken acts, in the order of the acts
    did: list[list[int]]  # by seat: all acts that it has done in this game
    said: list[list[int]]  # by memory rule: the words of the turns before this one (MW-M21)
    replaced: list[int]  # by seat, 1: has replaced a rule
    best: list[int]  # by seat: how many hands its best check got past
    pointed: int  # the seat that is asked about its hand
    past: int  # how many hands this check got past
    looked: bool  # whether the seat pointed at has asked to see the acts again
    waits: list[int]  # by seat, 1: has nothing to say while this hand is pointed at
    objected: list[int]  # by seat, 1: has objected in this turn
    shown: int  # the rule that was revealed last, until the next turn begins
    shower: int  # … and the seat that revealed it
    gone: int  # the rule that was replaced last, until the next turn begins
    replacer: int  # … and the seat that replaced it
    places: list[list[int]]  # what each seat, and an onlooker, knows: see above
    ticks: int  # how often the clock has begun to wait
    _eyes: bool
    _parts: bool
    _thirteen: bool
    _young: bool
    _small: bool
    _striking: bool
    _seconds: int
    _rounds: int

    def lay_out(self, options: MeowOptions) -> None:
        """Put everything in the game box."""
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
        self._small = options.box == "small"
        self._striking = options.striking
        self._seconds = options.seconds
        self._rounds = options.rounds

    def copy_state_onto(self, twin: "MeowState") -> None:
        """Copy all fields to another table, except events.

        The lists that are shared with it are replaced, never changed.
        """
        self.copy_onto(twin)
        twin.struck = self.struck.copy()
        twin.hands = self.hands.copy()
        twin.pile = self.pile
        twin.unused = self.unused
        twin.removed = self.removed
        twin.played = self.played
        twin.ready = self.ready
        twin.starter = self.starter
        twin.active = self.active
        twin.round = self.round
        twin.acts = self.acts.copy()
        twin.parts = self.parts.copy()
        twin.times = self.times.copy()
        twin.words = self.words.copy()
        twin.did = self.did.copy()
        twin.said = self.said.copy()
        twin.replaced = self.replaced
        twin.best = self.best
        twin.pointed = self.pointed
        twin.past = self.past
        twin.looked = self.looked
        twin.waits = self.waits
        twin.objected = self.objected
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
        twin._small = self._small
        twin._striking = self._striking
        twin._seconds = self._seconds
        twin._rounds = self._rounds

    # The variant.

    def is_judged_by_eyes(self) -> bool:
        """Whether the players themselves watch and judge (MW-M31)."""
        return self._eyes

    def has_parts(self) -> bool:
        """Whether every rule has its part of the turn, before or after the card (MW-M14)."""
        return self._parts

    def deck(self) -> list[int]:
        """The rules that can come into this game; a shared list, do not change it."""
        return deck_of(self._young, self._small)

    def palette(self) -> Palette:
        """The acts that can be done in this game; those of all rules, with `young` too."""
        return SMALL if self._small else WHOLE

    def dealt_each(self) -> int:
        """How many cards everybody is dealt."""
        return hand_size(self.seats, self._thirteen)

    def dealt_to_pile(self) -> int:
        """How many cards are dealt to the pile."""
        return pile_size(self.seats, self._thirteen)

    def most_strikes(self) -> int:
        """How many acts a seat may strike: the rest must do for the deal and one new rule for each
        seat. 0 in a game without striking (MW-X10)."""
        if not self._striking:
            return 0
        needed = self.seats * self.dealt_each() + self.dealt_to_pile() + self.seats
        return (len(self.deck()) - needed) // self.seats

    def round_limit(self) -> int:
        """The number of rounds after which the game ends; 0: no limit."""
        return self._rounds

    def turn_seconds(self) -> int:
        """The seconds that a turn may last; 0: no clock."""
        return self._seconds

    # Questions about the table.

    def left_neighbour(self, seat: int) -> int:
        """The seat on the left: the next in turn order (G1)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def budget(self) -> int:
        """How many different acts a turn may have; it depends on sizes only (MW-S1)."""
        return (self.seats - 1) * self.dealt_each() + self.dealt_to_pile() + 1 + SPARE_ACTS

    def current_part(self) -> int:
        """The part of the turn in which an act would be done now."""
        return BEFORE if self.played < 0 else AFTER

    def times_done(self, act: int, part: int) -> int:
        """How often an act was done in a part of this turn."""
        for place in range(len(self.acts)):
            if self.acts[place] == act and self.parts[place] == part:
                return self.times[place]
        return 0

    def word_for(self, act: int) -> int:
        """The word that was said for a spoken act in this turn; NONE if none was."""
        place = 0
        for done in self.acts:
            if done >= FIRST_SPOKEN:
                if done == act:
                    return self.words[place]
                place += 1
        return NONE

    def known_places(self, seat: int, card: int) -> int:
        """The places where a seat knows a rule to be, as bits; 0: the seat does not know it."""
        return self.places[seat][card]

    def all_ready(self) -> bool:
        """Whether everybody has answered a question to all seats."""
        return 0 not in self.ready

    def acts_of_turn(self) -> list[ActView]:
        """This turn's acts, in the order of their first time."""
        acts: list[ActView] = []
        for place, act in enumerate(self.acts):
            acts.append(act_view(act, self.parts[place], self.times[place], self.word_for(act)))
        return acts

    def leaders(self) -> list[int]:
        """The seats whose best check got past most hands."""
        most = max(self.best)
        return [seat for seat in range(self.seats) if self.best[seat] == most]

    def drawable_cards(self) -> list[int]:
        """The cards in the box that can still come into the game: nobody has struck them, and they
        were not replaced (MW-X6)."""
        free = [1] * CARD_COUNT
        for cards in self.struck:
            for card in cards:
                free[card] = 0
        deck = [0] * CARD_COUNT
        for card in self.deck():
            deck[card] = 1
        return [card for card in self.unused if free[card] and deck[card]]
