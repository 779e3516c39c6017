"""What lies on the table, and the physical verbs that change it, each with its event.

The verbs move things and know no rules: who may take what, what a call leads to and when a round
ends is said in the steps (`opening.py`, `building.py`, `calling.py`, `rounds.py`).
"""

from tabbytop.games.kitty_paw import view
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.options import KittyPawOptions
from tabbytop.games.kitty_paw.patterns import GREEN, YELLOW
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    HORIZONTAL,
    KIND_COUNT,
    KINDS,
    PIECES,
    ROTATIONS,
    SYMBOL,
    SYMBOL_COUNT,
    SYMBOLS,
    TILE_COUNT,
)
from tabbytop.games.kitty_paw.things import (
    FIRST_BOX,
    FIRST_SYMBOL,
    NONE,
    SEEN,
    SHOWN,
    THING_COUNT,
    UNSEEN,
    box_of,
    face_word,
    is_symbol,
    is_tile,
    symbol_at,
)
from tabbytop.games.kitty_paw.waits import FROZEN, PEEK, STRAY, WAIT_COUNT, WRONG, wait_of
from tabbytop.kernel.piles import put_in_order
from tabbytop.kernel.table import Table


class KittyPawTable(Table):
    """One game of Kitty Paw. Kitty cards go by their place in the deck; for things see `things`."""

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
    waits: list[int]  # see `waits`

    # The course of the game.
    round: int  # from 1
    extra: int  # 0, or which of the extra rounds
    caller: int  # who has called
    answered: list[int]  # the seats that have answered, in their order
    seconds: int  # alone: ticks of the clock
    moment: int  # counts up whenever the clock begins to wait for something
    began: int  # the moment when this part of the round began: paws, building, answers
    rung: int  # the moment from which the round's time counts
    ticked: int  # the moment of the last tick

    def lay_out(self) -> None:
        """Everything in its place before the game, in the order of the box."""
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
        self._clear_mats()

    def _clear_mats(self) -> None:
        """All things are where they belong, and nobody has done anything yet."""
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

    def copy(self) -> "KittyPawTable":
        """An independent table, without events."""
        twin = KittyPawTable()
        self.copy_onto(twin)
        twin.pile = self.pile.copy()
        twin.under = self.under.copy()
        twin.row = self.row.copy()
        twin.cards = self.cards.copy()
        twin.scored = self.scored.copy()
        twin.scorers = self.scorers.copy()
        twin.gains = self.gains.copy()
        twin.removed = self.removed.copy()
        twin.aside = self.aside.copy()
        twin.kinds = self.kinds.copy()
        twin.symbols = self.symbols.copy()
        twin.faces = self.faces.copy()
        twin.turns = self.turns.copy()
        twin.cells = self.cells.copy()
        twin.holders = self.holders.copy()
        twin.laid = self.laid.copy()
        twin.paws = self.paws.copy()
        twin.strays = self.strays.copy()
        twin.peeking = self.peeking.copy()
        twin.seen = self.seen.copy()
        twin.tiers = self.tiers.copy()
        twin.ready = self.ready.copy()
        twin.out = self.out.copy()
        twin.wrong_calls = self.wrong_calls.copy()
        twin.waits = self.waits.copy()
        twin.round = self.round
        twin.extra = self.extra
        twin.caller = self.caller
        twin.answered = self.answered.copy()
        twin.seconds = self.seconds
        twin.moment = self.moment
        twin.began = self.began
        twin.rung = self.rung
        twin.ticked = self.ticked
        return twin

    # What can be read off the table.

    def rules(self) -> KittyPawOptions:
        """The options, as what they are."""
        options = self.options
        assert isinstance(options, KittyPawOptions)
        return options

    def plays(self, seat: int) -> bool:
        """Whether a seat plays this round: in extra rounds only those who are tied."""
        return self.tiers[seat] == self.extra

    def is_in(self, seat: int) -> bool:
        """Whether a seat plays this round and is not out of it."""
        return self.tiers[seat] == self.extra and self.out[seat] == 0

    def seats_in(self) -> list[int]:
        """The seats that are in the round, ascending."""
        return [seat for seat in range(self.seats) if self.is_in(seat)]

    def sets(self) -> int:
        """How many sets of tiles lie in the middle: one a player of this round."""
        return sum([self.plays(seat) for seat in range(self.seats)])

    def is_frozen(self, seat: int) -> bool:
        """Whether a seat sits out after a false start."""
        return self.waits[wait_of(seat, FROZEN)] > 0

    def is_answered(self) -> bool:
        """Whether the others answer a call. Of two nobody is last, and the check follows at once
        (KP-K19), unless the round could go on after it: the other one, too, may have said Meow!"""
        least = 2 if self.rules().wrong_call == "once" else 3
        return len(self.seats_in()) >= least

    def everyone_has_a_card(self) -> bool:
        """Whether all seats in the round hold one: before that nobody can call."""
        for seat in range(self.seats):
            if self.cards[seat] == NONE and self.is_in(seat):
                return False
        return True

    def piece_of(self, thing: int) -> int:
        """What a thing is in a pattern: a kind of cat, SYMBOL or BOX."""
        if thing < FIRST_SYMBOL:
            return self.kinds[thing]
        return SYMBOL if thing < FIRST_BOX else BOX

    def mat(self, seat: int) -> list[int]:
        """The things on a seat's mat, the lowest first."""
        return [thing for thing in self.laid if self.holders[thing] == seat]

    def tile_on_mat(self, seat: int, kind: int) -> int:
        """The tile of a kind on a seat's mat that is no stray; NONE if there is none."""
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
        """Who holds a box open; NONE if nobody does."""
        for seat in range(self.seats):
            if self.peeking[seat] == box:
                return seat
        return NONE

    def has_seen(self, seat: int, box: int) -> bool:
        """Whether a seat has seen the underside of a box in this round (KP-K35)."""
        return self.seen[seat * SYMBOL_COUNT + box] != UNSEEN

    def is_shown(self, box: int) -> bool:
        """Whether everybody has seen it, because somebody took it in this round (KP-X9)."""
        return self.seen[box] == SHOWN

    def is_full(self, seat: int) -> bool:
        """Whether a mat is full (KP-K30): nothing in the paw and no box held open, the Box card
        placed, at least as many tiles as the card shows, and any Hide-and-Seek card if it shows
        one."""
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

    # The clock's waits.

    def next_moment(self) -> int:
        """A number for a wait that begins now."""
        self.moment += 1
        return self.moment

    def begin_wait(self, seat: int, wait: int) -> None:
        """The clock begins to wait for something at a seat."""
        self.waits[wait_of(seat, wait)] = self.next_moment()

    def end_wait(self, seat: int, wait: int) -> None:
        """There is nothing to wait for any more."""
        self.waits[wait_of(seat, wait)] = 0

    def begin_waits_anew(self) -> None:
        """What the clock was waiting for before a call, it waits for from now on; but who is
        frozen was so all the time."""
        for seat in range(self.seats):
            for wait in (STRAY, PEEK, WRONG):
                if self.waits[wait_of(seat, wait)] > 0:
                    self.begin_wait(seat, wait)

    # A round begins.

    def draw_card(self) -> int:
        """The next Kitty card of the pile: a random one of the lowest level that is left; of all
        that are left, where all are shuffled together. Last come those that went under it."""
        if not self.pile:
            return self.under.pop(0)
        count = len(self.pile)
        if self.extra == 0 and self.rules().pile == "levels":
            level = CARDS[self.pile[0]].level
            count = 1
            while count < len(self.pile) and CARDS[self.pile[count]].level == level:
                count += 1
        return self.pile.pop(self.generator.below(count))

    def put_under(self, card: int) -> None:
        """A card that was turned up goes under the pile (KP-K13)."""
        self.under.append(card)
        if self.events is not None:
            self.emit("under", {"card": card + 1}, reveals=True)

    def scatter(self) -> None:
        """All pieces to the middle: tiles on random spots, faces and rotations, then the
        Hide-and-Seek cards, well shuffled, around them (G6)."""
        self._clear_mats()
        spots = self.sets() * KIND_COUNT
        left: list[int] = []
        for kind in range(KIND_COUNT):
            left.extend([kind] * (spots // KIND_COUNT))
        for spot in range(spots):
            self.kinds[spot] = left.pop(self.generator.below(len(left)))
            way = self.generator.below(len(FACES) * ROTATIONS)
            self.faces[spot] = way // ROTATIONS
            self.turns[spot] = way % ROTATIONS
        for spot in range(spots, TILE_COUNT):
            self.kinds[spot] = spot % KIND_COUNT
            self.faces[spot] = 0
            self.turns[spot] = 0
        symbols = list(range(SYMBOL_COUNT))
        for box in range(SYMBOL_COUNT):
            self.symbols[box] = symbols.pop(self.generator.below(len(symbols)))
        for thing in range(FIRST_SYMBOL, THING_COUNT):
            self.faces[thing] = HORIZONTAL
            self.turns[thing] = 0

    def begin_round(self) -> None:
        """The row is turned up and the pieces are scattered: the paws, please."""
        self.round += 1
        self.began = self.next_moment()
        if self.events is not None:
            told: dict[str, object] = {"round": self.round, "extra": self.extra}
            told["row"] = [card + 1 for card in self.row if card != NONE]
            told["scatter"] = view.spots(self)
            self.emit("round", told, reveals=True)

    def put_paw(self, seat: int) -> None:
        """A fist in the middle."""
        self.ready[seat] = 1
        if self.events is not None:
            self.emit("paw", {"seat": seat})

    def start(self) -> None:
        """All paws are in, the late ones too: Kitty Paw!"""
        for seat in range(self.seats):
            if self.plays(seat):
                self.ready[seat] = 1
        self.began = self.next_moment()
        self.rung = self.next_moment()
        self.ticked = self.next_moment()
        if self.events is not None:
            self.emit("start", {})

    def grab(self, seat: int, place: int) -> None:
        """A card of the row goes before a seat."""
        self.cards[seat] = self.row[place]
        self.row[place] = NONE
        if self.events is not None:
            self.emit("grabbed", {"seat": seat, "card": self.cards[seat] + 1})

    def give(self, seat: int) -> None:
        """A random card of the row goes before a seat (KP-K2)."""
        places = [place for place in range(ROW) if self.row[place] != NONE]
        place = places[self.generator.below(len(places))]
        self.cards[seat] = self.row[place]
        self.row[place] = NONE
        if self.events is not None:
            told = {"seat": seat, "card": self.cards[seat] + 1}
            self.emit("given", told, reveals=True)

    # Paws.

    def take(self, seat: int, spot: int) -> None:
        """A tile from the middle into the paw, as it lies there (KP-D3)."""
        self.holders[spot] = seat
        self.paws[seat] = spot
        if self.events is not None:
            self.emit("took", {"seat": seat, "spot": spot + 1, "kind": KINDS[self.kinds[spot]]})

    def mark_stray(self, seat: int) -> None:
        """The tile in the paw is one that the seat's card does not ask for."""
        self.strays[seat] = self.paws[seat]
        self.begin_wait(seat, STRAY)

    def run_home(self, seat: int) -> None:
        """The stray runs back to its spot."""
        tile = self.strays[seat]
        self._send_home(tile)
        if self.events is not None:
            kind = KINDS[self.kinds[tile]]
            self.emit("ran_home", {"seat": seat, "kind": kind, "spot": tile + 1})

    def lift(self, seat: int, thing: int) -> None:
        """A thing of one's own into the paw, from the mat, also from under others, or, if it is
        the Box card, from before the seat (KP-K29)."""
        if self.cells[thing] != NONE:
            self.laid.remove(thing)
            self.cells[thing] = NONE
        self.paws[seat] = thing
        if self.events is not None:
            stray = self.strays[seat] == thing
            self.emit("lifted", {"seat": seat, "piece": self._name(thing), "stray": stray})

    def turn(self, seat: int, by: int) -> None:
        """What is in the paw is turned by so many times 60 degrees."""
        thing = self.paws[seat]
        self.turns[thing] = (self.turns[thing] + by) % ROTATIONS
        if self.events is not None:
            self.emit("turned", {"seat": seat, "turn": self.turns[thing]})

    def flip(self, seat: int) -> None:
        """What is in the paw shows its other side."""
        thing = self.paws[seat]
        self.faces[thing] = 1 - self.faces[thing]
        if self.events is not None:
            self.emit("flipped", {"seat": seat, "face": self.face_word(thing)})

    def place(self, seat: int, cell: int) -> None:
        """What is in the paw onto the mat, on top of everything."""
        thing = self.paws[seat]
        self.paws[seat] = NONE
        self.cells[thing] = cell
        self.laid.append(thing)
        if self.events is not None:
            told: dict[str, object] = {"seat": seat, "piece": self._name(thing)}
            told["cell"] = CELL_NAMES[cell]
            told["face"] = self.face_word(thing)
            told["turn"] = self.turns[thing]
            self.emit("placed", told)

    def put_home(self, seat: int) -> None:
        """What is in the paw goes back where it came from."""
        thing = self.paws[seat]
        if self.events is not None:
            self.emit("home", {"seat": seat, "piece": self._name(thing)})
        self._send_home(thing)

    # Hide-and-Seek.

    def peek(self, seat: int, box: int) -> None:
        """A seat lifts a box's edge and looks; all see that, and where (KP-K10)."""
        self.peeking[seat] = box
        if not self.has_seen(seat, box):
            self.seen[seat * SYMBOL_COUNT + box] = SEEN
        self.begin_wait(seat, PEEK)
        if self.events is not None:
            symbol = {seat: {"symbol": SYMBOLS[self.symbols[box]]}}
            self.emit("peeked", {"seat": seat, "box": box + 1}, symbol, reveals=True)

    def shut(self, seat: int, late: bool) -> None:
        """The box is put back, or, if that comes too late, falls shut by itself."""
        box = self._end_peek(seat)
        if self.events is not None:
            self.emit("shut", {"seat": seat, "box": box + 1, "late": late})

    def keep(self, seat: int) -> None:
        """What the seat peeks at comes into its paw, upright, and from then on all have seen it."""
        box = self._end_peek(seat)
        self.holders[symbol_at(box)] = seat
        self.paws[seat] = symbol_at(box)
        for other in range(self.seats):
            self.seen[other * SYMBOL_COUNT + box] = SHOWN
        if self.events is not None:
            told = {"seat": seat, "box": box + 1, "symbol": SYMBOLS[self.symbols[box]]}
            self.emit("kept", told, reveals=True)

    def slip_back(self, seat: int) -> None:
        """The Hide-and-Seek card that the seat has taken slips back to its place (KP-K11)."""
        thing = self.symbol_held(seat)
        self._send_home(thing)
        if self.events is not None:
            self.emit("slipped", {"seat": seat, "box": thing - FIRST_SYMBOL + 1})

    def _end_peek(self, seat: int) -> int:
        box = self.peeking[seat]
        self.peeking[seat] = NONE
        self.end_wait(seat, PEEK)
        return box

    def _send_home(self, thing: int) -> None:
        """A thing goes where it belongs, as it is turned now, a Hide-and-Seek card face down; a
        Box card stays its seat's."""
        seat = self.holders[thing]
        if self.cells[thing] != NONE:
            self.laid.remove(thing)
            self.cells[thing] = NONE
        if self.paws[seat] == thing:
            self.paws[seat] = NONE
        if self.strays[seat] == thing:
            self.strays[seat] = NONE
            self.end_wait(seat, STRAY)
        if is_symbol(thing):
            self.turns[thing] = 0
            self.end_wait(seat, WRONG)
        if thing < FIRST_BOX:
            self.holders[thing] = NONE

    def _name(self, thing: int) -> str:
        return PIECES[self.piece_of(thing)]

    # Meow!

    def call(self, seat: int) -> None:
        """Somebody thinks that the pattern is done."""
        self.caller = seat
        self.answered = []
        self.began = self.next_moment()
        if self.events is not None:
            self.emit("called", {"seat": seat})

    def false_start(self, seat: int) -> None:
        """Meow! too early: the seat can do nothing until the clock lets go."""
        self.begin_wait(seat, FROZEN)
        if self.events is not None:
            self.emit("false_start", {"seat": seat})

    def release(self, seat: int) -> None:
        """A frozen seat can act again."""
        self.end_wait(seat, FROZEN)
        if self.events is not None:
            self.emit("released", {"seat": seat})

    def answer(self, seat: int) -> None:
        """A fist at the caller's."""
        self.answered.append(seat)
        if self.events is not None:
            self.emit("answered", {"seat": seat})

    def show_last(self, seats: list[int]) -> None:
        """Who was last to answer."""
        if self.events is not None:
            self.emit("last", {"seats": seats.copy()})

    def show_check(self, seat: int, faults: list[dict[str, str]]) -> None:
        """All see whether the pattern is right, and what is wrong with it (KP-K34)."""
        if self.events is not None:
            self.emit("checked", {"seat": seat, "right": not faults, "faults": faults})

    def score(self, seat: int, points: int) -> None:
        """A seat's card counts as scored, for its value or its penalty."""
        card = self.cards[seat]
        self.cards[seat] = NONE
        self.scored.append(card)
        self.scorers.append(seat)
        self.gains.append(points)
        if self.events is not None:
            self.emit("scored", {"seat": seat, "card": card + 1, "points": points})

    def send_out(self, seat: int) -> None:
        """A false alarm: the seat's pieces go home and it is out of the round (KP-K18)."""
        for thing in range(THING_COUNT):
            if self.holders[thing] == seat:
                self._send_home(thing)
        self.out[seat] = 1
        self.caller = NONE
        self.answered = []
        if self.events is not None:
            self.emit("false_alarm", {"seat": seat})

    # A round ends.

    def ring_bell(self) -> None:
        """The round's time is up (KP-K24)."""
        if self.events is not None:
            self.emit("bell", {})

    def tick(self) -> None:
        """A second has gone by (KP-K27)."""
        self.seconds += 1
        self.ticked = self.next_moment()
        if self.events is not None:
            self.emit("tick", {"seconds": self.seconds})

    def end_round(self) -> None:
        """All let go, and what nobody has scored is removed, spare cards of the row too (KP-K4);
        what lies on the mats can still be looked at."""
        gone = [card for card in [*self.row, *self.cards] if card != NONE]
        for card in gone:
            put_in_order(card, self.removed)
        self.row = [NONE] * ROW
        self.cards = [NONE] * self.seats
        self.peeking = [NONE] * self.seats
        self.waits = [0] * (self.seats * WAIT_COUNT)
        self.caller = NONE
        self.answered = []
        if self.events is not None and gone:
            self.emit("removed", {"cards": [card + 1 for card in sorted(gone)]})

    def begin_extra(self, seats: list[int]) -> None:
        """The tied play an extra round; the first one is played with the removed cards (KP-K22)."""
        self.extra += 1
        for seat in seats:
            self.tiers[seat] = self.extra
        if self.extra == 1:
            for card in [*self.pile, *self.under]:
                put_in_order(card, self.aside)
            self.pile = self.removed
            self.under = []
            self.removed = []
        if self.events is not None:
            self.emit("tie", {"seats": seats.copy()})

    def finish(self) -> None:
        """The game is over, and everything stays where it is."""
        self.agenda.clear()
        if self.events is not None:
            points = [self.points(seat) for seat in range(self.seats)]
            self.emit("over", {"points": points})

    def census(self) -> dict[str, int]:
        """Everything, wherever it is: in the middle, in a paw, on a mat, in the box."""
        counts: dict[str, int] = {}
        for card in range(len(CARDS)):
            counts[f"card {card + 1}"] = 0
        piles = [self.pile, self.under, self.row, self.cards, self.scored, self.removed, self.aside]
        for pile in piles:
            for card in pile:
                if card != NONE:
                    counts[f"card {card + 1}"] += 1
        for name in [*KINDS, *SYMBOLS, "box"]:
            counts[name] = 0
        for thing in range(THING_COUNT):
            lying = self.laid.count(thing) + self.paws.count(thing)
            at_home = self.holders[thing] == NONE or (thing >= FIRST_BOX and lying == 0)
            counts[self._thing_name(thing)] += lying + at_home
        return counts

    def _thing_name(self, thing: int) -> str:
        if is_tile(thing):
            return KINDS[self.kinds[thing]]
        return SYMBOLS[self.symbols[thing - FIRST_SYMBOL]] if is_symbol(thing) else "box"
