"""The fields of the table, and everything that can be read off them.

`table.py` adds the actions that change them, each with its event.
"""

from typing import Final, TypedDict

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.options import KittyPawOptions
from tabbytop.games.kitty_paw.patterns import GREEN, YELLOW
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    FIRST_BOX,
    FIRST_SYMBOL,
    KIND_COUNT,
    KINDS,
    NONE,
    SYMBOL,
    SYMBOL_COUNT,
    THING_COUNT,
    TILE_COUNT,
    box_of,
    face_word,
    is_symbol,
    is_tile,
)
from tabbytop.kernel.table import Table

# How much a seat knows of the underside of a box (KP-K35, KP-X9).
UNSEEN: Final = 0
SEEN: Final = 1  # by this seat, maybe by no other
SHOWN: Final = 2  # to everybody, onlookers too, when somebody took it

# Timed waits of a seat. `waits` has one number for each seat and kind of wait: 0 while there is
# nothing to wait for, else the moment when the wait began, which tells one wait from the next (see
# `Alarm.since`).
FROZEN: Final = 0  # after a false start
STRAY: Final = 1  # a tile that was not asked for is in the paw or on the mat
PEEK: Final = 2  # a box is open
WRONG: Final = 3  # a wrong Hide-and-Seek card was taken
WAIT_COUNT: Final = 4


def wait_of(seat: int, wait: int) -> int:
    """The index of a seat's wait in `waits`."""
    return seat * WAIT_COUNT + wait


class TileView(TypedDict):
    """A tile in the middle."""

    kind: str
    face: str
    turn: int


class KittyPawState(Table):
    """The fields of a game of Kitty Paw. Kitty cards are numbered by their place in the deck; for
    the numbers of things see `pieces`.
    """

    # Kitty cards.
    pile: list[int]  # ascending: a card is turned up at random, so there is no order
    under: list[int]  # cards that went under the pile, the next one first (KP-K13)
    row: list[int]  # the four open places
    cards: list[int]  # by seat: the card to be built
    scored: list[int]  # as they were scored, one after the other …
    scorers: list[int]  # … by whom …
    gains: list[int]  # … and for how many points
    removed: list[int]  # ascending
    aside: list[int]  # ascending: not in this game, or left over when extra rounds began

    # Things.
    kinds: list[int]  # of the tiles; those beyond the sets in play are in the box
    symbols: list[int]  # of the Hide-and-Seek cards
    faces: list[int]  # of all things: face or side
    turns: list[int]  # of all things
    cells: list[int]  # of all things that lie on a mat
    holders: list[int]  # of all things: the seat that has it in its paw or on its mat
    laid: list[int]  # things on all mats, in the order in which they were laid down
    paws: list[int]  # by seat: the thing in it
    strays: list[int]  # by seat: the tile in paw or on mat that was not asked for (KP-K8)
    peeking: list[int]  # by seat: the box that it holds open
    seen: list[int]  # seat * SYMBOL_COUNT + box: UNSEEN, SEEN or SHOWN

    # Seats.
    tiers: list[int]  # by seat: the last extra round in which it plays or played
    ready: list[int]  # by seat: 1 if its paw is in
    out: list[int]  # by seat: 1 after a false alarm, until the round ends
    wrong_calls: list[int]  # by seat, in the whole game
    waits: list[int]  # see `wait_of`

    # The course of the game.
    round: int  # from 1
    extra: int  # 0, or which of the extra rounds
    caller: int  # the seat that has called
    answered: list[int]  # the seats that have answered, in their order
    seconds: int  # alone: ticks of the clock
    moment: int  # counts up whenever the clock begins to wait for something
    began: int  # the moment when this part of the round began: paws, building, answers
    rung: int  # the moment from which the round's time counts
    ticked: int  # the moment of the last tick

    def lay_out(self) -> None:
        """Put everything in its place before the game, in the order of the box."""
        options = self.rules()
        levels = options.pile == "levels"
        unused = YELLOW if options.second == "green" else GREEN
        self.pile, self.aside = [], []
        for card in range(len(CARDS)):
            (self.aside if levels and CARDS[card].deck == unused else self.pile).append(card)
        self.under = []
        self.row = [NONE] * ROW
        self.cards = [NONE] * self.seats
        self.scored = []
        self.scorers = []
        self.gains = []
        self.removed = []
        self.kinds = [spot % KIND_COUNT for spot in range(TILE_COUNT)]
        self.symbols = list(range(SYMBOL_COUNT))
        self.turns = [0] * THING_COUNT
        self.faces = [0] * THING_COUNT
        self.tiers = [0] * self.seats
        self.wrong_calls = [0] * self.seats
        self.round = 0
        self.extra = 0
        self.seconds = 0
        self.moment = 0
        self.rung = 0
        self.ticked = 0
        self.clear_mats()

    def clear_mats(self) -> None:
        """Return all things to their places, and clear everything that belongs to a round."""
        self.cells = [NONE] * THING_COUNT
        self.holders = [NONE] * THING_COUNT
        for seat in range(self.seats):
            self.holders[box_of(seat)] = seat
        self.laid = []
        self.paws = [NONE] * self.seats
        self.strays = [NONE] * self.seats
        self.peeking = [NONE] * self.seats
        self.seen = [UNSEEN] * (self.seats * SYMBOL_COUNT)
        self.ready = [0] * self.seats
        self.out = [0] * self.seats
        self.waits = [0] * (self.seats * WAIT_COUNT)
        self.caller = NONE
        self.answered = []
        self.began = 0

    def copy_state_onto(self, twin: "KittyPawState") -> None:
        """Copy all fields to another table, except events.

        The lists that are shared with it are replaced, never changed.
        """
        self.copy_onto(twin)
        twin.pile = self.pile
        twin.under = self.under
        twin.row = self.row
        twin.cards = self.cards
        twin.scored = self.scored
        twin.scorers = self.scorers
        twin.gains = self.gains
        twin.removed = self.removed
        twin.aside = self.aside
        twin.kinds = self.kinds
        twin.symbols = self.symbols
        twin.faces = self.faces.copy()
        twin.turns = self.turns.copy()
        twin.cells = self.cells.copy()
        twin.holders = self.holders.copy()
        twin.laid = self.laid.copy()
        twin.paws = self.paws.copy()
        twin.strays = self.strays.copy()
        twin.peeking = self.peeking.copy()
        twin.seen = self.seen
        twin.tiers = self.tiers
        twin.ready = self.ready
        twin.out = self.out
        twin.wrong_calls = self.wrong_calls
        twin.waits = self.waits.copy()
        twin.round = self.round
        twin.extra = self.extra
        twin.caller = self.caller
        twin.answered = self.answered
        twin.seconds = self.seconds
        twin.moment = self.moment
        twin.began = self.began
        twin.rung = self.rung
        twin.ticked = self.ticked

    # Questions about the table.

    def rules(self) -> KittyPawOptions:
        """The options of this game, typed."""
        options = self.options
        assert isinstance(options, KittyPawOptions)
        return options

    def plays(self, seat: int) -> bool:
        """Whether a seat plays this round: in extra rounds only the tied seats do."""
        return self.tiers[seat] == self.extra

    def is_in_round(self, seat: int) -> bool:
        """Whether a seat plays this round and is not out of it."""
        return self.tiers[seat] == self.extra and self.out[seat] == 0

    def seats_in_round(self) -> list[int]:
        """The seats that are in the round, ascending."""
        return [seat for seat in range(self.seats) if self.is_in_round(seat)]

    def set_count(self) -> int:
        """How many sets of tiles lie in the middle: one for each player of this round."""
        count = 0
        for tier in self.tiers:
            if tier == self.extra:
                count += 1
        return count

    def is_frozen(self, seat: int) -> bool:
        """Whether a seat sits out after a false start."""
        return self.waits[wait_of(seat, FROZEN)] > 0

    def needs_answers(self) -> bool:
        """Whether the others answer a call.

        With two players nobody is last, and the check follows at once (KP-K19). If the round can
        go on after a wrong call, both are asked, because the other one may have said Meow! too
        (KP-X7).
        """
        least = 2 if self.rules().wrong_call == "once" else 3
        return len(self.seats_in_round()) >= least

    def everyone_has_a_card(self) -> bool:
        """Whether all seats in the round hold a card: before that nobody can call."""
        for seat in range(self.seats):
            if self.cards[seat] == NONE and self.is_in_round(seat):
                return False
        return True

    def piece_of(self, thing: int) -> int:
        """The piece that a thing is: a kind of cat, SYMBOL or BOX."""
        if thing < FIRST_SYMBOL:
            return self.kinds[thing]
        return SYMBOL if thing < FIRST_BOX else BOX

    def mat(self, seat: int) -> list[int]:
        """The things on a seat's mat, the lowest first."""
        return [thing for thing in self.laid if self.holders[thing] == seat]

    def tile_on_mat(self, seat: int, kind: int) -> int:
        """The tile of a kind on a seat's mat, strays excluded; NONE if there is none."""
        for thing in self.laid:
            if self.holders[thing] == seat and is_tile(thing) and self.kinds[thing] == kind:
                if self.strays[seat] != thing:
                    return thing
        return NONE

    def symbol_held(self, seat: int) -> int:
        """The Hide-and-Seek card that a seat has taken; NONE if there is none."""
        for thing in range(FIRST_SYMBOL, FIRST_BOX):
            if self.holders[thing] == seat:
                return thing
        return NONE

    def has_right_symbol(self, seat: int) -> bool:
        """Whether a seat has taken the Hide-and-Seek card that its own card shows."""
        thing = self.symbol_held(seat)
        if thing == NONE or self.cards[seat] == NONE:
            return False
        return self.symbols[thing - FIRST_SYMBOL] == CARDS[self.cards[seat]].symbol

    def peeker(self, box: int) -> int:
        """The seat that holds a box open; NONE if nobody does."""
        for seat in range(self.seats):
            if self.peeking[seat] == box:
                return seat
        return NONE

    def has_seen(self, seat: int, box: int) -> bool:
        """Whether a seat has seen the underside of a box in this round (KP-K35)."""
        return self.seen[seat * SYMBOL_COUNT + box] != UNSEEN

    def is_shown(self, box: int) -> bool:
        """Whether everybody has seen a box, because somebody took it in this round (KP-X9)."""
        return self.seen[box] == SHOWN

    def has_full_mat(self, seat: int) -> bool:
        """Whether a seat's mat is full (KP-K30).

        Its paw is empty and holds no box open (KP-X1), its Box card is placed, there are at least
        as many tiles as its card shows (KP-X3), and some Hide-and-Seek card if the card shows one.
        """
        card = self.cards[seat]
        if card == NONE or self.paws[seat] != NONE or self.peeking[seat] != NONE:
            return False
        if self.cells[box_of(seat)] == NONE:
            return False
        tiles = 0
        symbols = 0
        for thing in self.laid:
            if self.holders[thing] == seat:
                tiles += is_tile(thing)
                symbols += is_symbol(thing)
        pattern = CARDS[card]
        return tiles >= pattern.cats and (symbols > 0 or not pattern.wants(SYMBOL))

    def points(self, seat: int) -> int:
        """The sum of a seat's scored cards; it may be negative (KP-K38)."""
        total = 0
        for place in range(len(self.scored)):
            if self.scorers[place] == seat:
                total += self.gains[place]
        return total

    def cards_scored(self, seat: int) -> int:
        """How many cards a seat has scored, penalties included (KP-K20)."""
        return self.scorers.count(seat)

    def cards_left(self) -> int:
        """How many cards can still be turned up."""
        return len(self.pile) + len(self.under)

    def face_word(self, thing: int) -> str:
        """How a thing lies: face, side, or symbol up."""
        return face_word(self.piece_of(thing), self.faces[thing])

    def spots(self) -> list[TileView | None]:
        """The tiles on the spots that are in use; None where a tile was taken."""
        views: list[TileView | None] = []
        for spot in range(self.set_count() * KIND_COUNT):
            if self.holders[spot] == NONE:
                kind, face = KINDS[self.kinds[spot]], FACES[self.faces[spot]]
                views.append(TileView(kind=kind, face=face, turn=self.turns[spot]))
            else:
                views.append(None)
        return views

    # Timed waits.

    def next_moment(self) -> int:
        """Return a new number for a wait that begins now."""
        self.moment += 1
        return self.moment

    def begin_wait(self, seat: int, wait: int) -> None:
        """Start a timed wait of a seat."""
        self.waits[wait_of(seat, wait)] = self.next_moment()

    def end_wait(self, seat: int, wait: int) -> None:
        """End a timed wait of a seat."""
        self.waits[wait_of(seat, wait)] = 0

    def restart_waits(self) -> None:
        """Restart all running waits after a false alarm (KP-X6), except those of frozen seats,
        which went on."""
        for seat in range(self.seats):
            for wait in (STRAY, PEEK, WRONG):
                if self.waits[wait_of(seat, wait)] > 0:
                    self.begin_wait(seat, wait)
