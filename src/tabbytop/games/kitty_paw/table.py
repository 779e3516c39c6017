"""The actions that change the table, each with its event.

They move things and check no rules. The steps decide which action is allowed and what follows from
it (`rounds.py`, `building.py`, `calling.py`).
"""

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.pieces import (
    FACES,
    FIRST_BOX,
    FIRST_SYMBOL,
    HORIZONTAL,
    KIND_COUNT,
    KINDS,
    NONE,
    PIECES,
    ROTATIONS,
    SYMBOL_COUNT,
    SYMBOLS,
    THING_COUNT,
    TILE_COUNT,
    is_symbol,
    is_tile,
    symbol_at,
)
from tabbytop.games.kitty_paw.state import (
    FROZEN,
    PEEK,
    SEEN,
    SHOWN,
    STRAY,
    WAIT_COUNT,
    WRONG,
    KittyPawState,
)
from tabbytop.kernel.piles import with_card, with_entry, with_last, without_card


class KittyPawTable(KittyPawState):
    """One game of Kitty Paw."""

    def copy(self) -> "KittyPawTable":
        twin = KittyPawTable()
        self.copy_state_onto(twin)
        return twin

    # A round begins.

    def draw_card(self) -> int:
        """Draw a random card of the lowest level left, or of all cards if all are shuffled.

        The cards under the pile come last.
        """
        if not self.pile:
            card = self.under[0]
            self.under = self.under[1:]
            return card
        count = len(self.pile)
        if self.extra == 0 and self.rules().pile == "levels":
            level = CARDS[self.pile[0]].level
            count = 1
            while count < len(self.pile) and CARDS[self.pile[count]].level == level:
                count += 1
        card = self.pile[self.generator.below(count)]
        self.pile = without_card(self.pile, card)
        return card

    def put_under(self, card: int) -> None:
        """Put a card that was turned up under the pile (KP-K13)."""
        self.under = with_last(self.under, card)
        if self.events is not None:
            self.emit("under", {"card": card + 1}, reveals=True)

    def scatter(self) -> None:
        """Return all pieces to the middle: tiles with random spots, faces and rotations, then the
        shuffled Hide-and-Seek cards around them (G6).

        Box cards lie with the horizontal side up, Hide-and-Seek cards upright (KP-X4).
        """
        self.clear_mats()
        spots = self.set_count() * KIND_COUNT
        self.kinds = [spot % KIND_COUNT for spot in range(TILE_COUNT)]
        left: list[int] = []
        for kind in range(KIND_COUNT):
            left.extend([kind] * (spots // KIND_COUNT))
        for spot in range(spots):
            self.kinds[spot] = left.pop(self.generator.below(len(left)))
            way = self.generator.below(len(FACES) * ROTATIONS)
            self.faces[spot] = way // ROTATIONS
            self.turns[spot] = way % ROTATIONS
        for spot in range(spots, TILE_COUNT):
            self.faces[spot] = 0
            self.turns[spot] = 0
        symbols = list(range(SYMBOL_COUNT))
        self.symbols = [
            symbols.pop(self.generator.below(len(symbols))) for _box in range(SYMBOL_COUNT)
        ]
        for thing in range(FIRST_SYMBOL, THING_COUNT):
            self.faces[thing] = HORIZONTAL
            self.turns[thing] = 0

    def begin_round(self) -> None:
        """Begin a round: the row is turned up, the pieces are scattered, the paws are awaited."""
        self.round += 1
        self.began = self.next_moment()
        if self.events is not None:
            told: dict[str, object] = {"round": self.round, "extra": self.extra}
            told["row"] = [card + 1 for card in self.row if card != NONE]
            told["scatter"] = self.spots()
            self.emit("round", told, reveals=True)

    def put_paw(self, seat: int) -> None:
        """Put a seat's paw in the middle: it is ready."""
        self.ready = with_entry(self.ready, seat, 1)
        if self.events is not None:
            self.emit("paw", {"seat": seat})

    def start(self) -> None:
        """Start building: all paws are in, late ones included."""
        for seat in range(self.seats):
            if self.plays(seat):
                self.ready = with_entry(self.ready, seat, 1)
        self.began = self.next_moment()
        self.rung = self.next_moment()
        self.ticked = self.next_moment()
        if self.events is not None:
            self.emit("start", {})

    def grab(self, seat: int, place: int) -> None:
        """Give a seat the card at a place of the row."""
        self.cards = with_entry(self.cards, seat, self.row[place])
        self.row = with_entry(self.row, place, NONE)
        if self.events is not None:
            self.emit("grabbed", {"seat": seat, "card": self.cards[seat] + 1})

    def give_random_card(self, seat: int) -> None:
        """Give a seat a random card of the row (KP-K2)."""
        places = [place for place in range(ROW) if self.row[place] != NONE]
        place = places[self.generator.below(len(places))]
        self.cards = with_entry(self.cards, seat, self.row[place])
        self.row = with_entry(self.row, place, NONE)
        if self.events is not None:
            told = {"seat": seat, "card": self.cards[seat] + 1}
            self.emit("given", told, reveals=True)

    # Paws.

    def take(self, seat: int, spot: int) -> None:
        """Take a tile from the middle into the paw, as it lies there (KP-D3)."""
        self.holders[spot] = seat
        self.paws[seat] = spot
        if self.events is not None:
            self.emit("took", {"seat": seat, "spot": spot + 1, "kind": KINDS[self.kinds[spot]]})

    def mark_stray(self, seat: int) -> None:
        """Mark the tile in the paw as one that the seat's card does not ask for."""
        self.strays[seat] = self.paws[seat]
        self.begin_wait(seat, STRAY)

    def run_home(self, seat: int) -> None:
        """Return a seat's stray to its spot."""
        tile = self.strays[seat]
        self._send_home(tile)
        if self.events is not None:
            kind = KINDS[self.kinds[tile]]
            self.emit("ran_home", {"seat": seat, "kind": kind, "spot": tile + 1})

    def lift(self, seat: int, thing: int) -> None:
        """Take a thing of the seat's own into the paw (KP-K29): from the mat, even from under
        other things, or the Box card from in front of the seat."""
        if self.cells[thing] != NONE:
            self.laid.remove(thing)
            self.cells[thing] = NONE
        self.paws[seat] = thing
        if self.events is not None:
            stray = self.strays[seat] == thing
            self.emit("lifted", {"seat": seat, "piece": self._piece_name(thing), "stray": stray})

    def rotate(self, seat: int, by: int) -> None:
        """Rotate the thing in the paw by a number of 60 degree steps."""
        thing = self.paws[seat]
        self.turns[thing] = (self.turns[thing] + by) % ROTATIONS
        if self.events is not None:
            self.emit("turned", {"seat": seat, "turn": self.turns[thing]})

    def flip(self, seat: int) -> None:
        """Turn the thing in the paw over."""
        thing = self.paws[seat]
        self.faces[thing] = 1 - self.faces[thing]
        if self.events is not None:
            self.emit("flipped", {"seat": seat, "face": self.face_word(thing)})

    def place(self, seat: int, cell: int) -> None:
        """Lay the thing in the paw on the mat, on top of everything."""
        thing = self.paws[seat]
        self.paws[seat] = NONE
        self.cells[thing] = cell
        self.laid.append(thing)
        if self.events is not None:
            told: dict[str, object] = {"seat": seat, "piece": self._piece_name(thing)}
            told["cell"] = CELL_NAMES[cell]
            told["face"] = self.face_word(thing)
            told["turn"] = self.turns[thing]
            self.emit("placed", told)

    def put_home(self, seat: int) -> None:
        """Return the thing in the paw to where it came from."""
        thing = self.paws[seat]
        if self.events is not None:
            self.emit("home", {"seat": seat, "piece": self._piece_name(thing)})
        self._send_home(thing)

    # Hide-and-Seek.

    def peek(self, seat: int, box: int) -> None:
        """Let a seat look under a box; all see which box it is (KP-K10)."""
        self.peeking[seat] = box
        if not self.has_seen(seat, box):
            self.seen = with_entry(self.seen, seat * SYMBOL_COUNT + box, SEEN)
        self.begin_wait(seat, PEEK)
        if self.events is not None:
            symbol = {seat: {"symbol": SYMBOLS[self.symbols[box]]}}
            self.emit("peeked", {"seat": seat, "box": box + 1}, symbol, reveals=True)

    def shut(self, seat: int, late: bool) -> None:
        """Close the box that a seat peeks at; `late` if the clock closes it."""
        box = self._end_peek(seat)
        if self.events is not None:
            self.emit("shut", {"seat": seat, "box": box + 1, "late": late})

    def keep(self, seat: int) -> None:
        """Take the card that the seat peeks at into its paw, upright (KP-X4); now all have seen
        it."""
        box = self._end_peek(seat)
        self.holders[symbol_at(box)] = seat
        self.paws[seat] = symbol_at(box)
        for other in range(self.seats):
            self.seen = with_entry(self.seen, other * SYMBOL_COUNT + box, SHOWN)
        if self.events is not None:
            told = {"seat": seat, "box": box + 1, "symbol": SYMBOLS[self.symbols[box]]}
            self.emit("kept", told, reveals=True)

    def slip_back(self, seat: int) -> None:
        """Return the Hide-and-Seek card that the seat has taken to its place (KP-K11)."""
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
        """Return a thing to its place, turned as it is now, a Hide-and-Seek card face down; a Box
        card stays with its seat."""
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

    def _piece_name(self, thing: int) -> str:
        return PIECES[self.piece_of(thing)]

    # Meow!

    def call(self, seat: int) -> None:
        """Record a call: the seat claims that its pattern is done."""
        self.caller = seat
        self.answered = []
        self.began = self.next_moment()
        if self.events is not None:
            self.emit("called", {"seat": seat})

    def false_start(self, seat: int) -> None:
        """Freeze a seat that said Meow! too early, until the clock releases it."""
        self.begin_wait(seat, FROZEN)
        if self.events is not None:
            self.emit("false_start", {"seat": seat})

    def release(self, seat: int) -> None:
        """Let a frozen seat act again."""
        self.end_wait(seat, FROZEN)
        if self.events is not None:
            self.emit("released", {"seat": seat})

    def answer(self, seat: int) -> None:
        """Record a seat's answer to the call."""
        self.answered = with_last(self.answered, seat)
        if self.events is not None:
            self.emit("answered", {"seat": seat})

    def announce_last(self, seats: list[int]) -> None:
        """Announce the seats that were last to answer."""
        if self.events is not None:
            self.emit("last", {"seats": seats.copy()})

    def announce_check(self, seat: int, faults: list[dict[str, str]]) -> None:
        """Announce whether the pattern is right, and its faults (KP-K34)."""
        if self.events is not None:
            self.emit("checked", {"seat": seat, "right": not faults, "faults": faults})

    def score(self, seat: int, points: int) -> None:
        """Score a seat's card, for its value or its penalty."""
        card = self.cards[seat]
        self.cards = with_entry(self.cards, seat, NONE)
        self.scored = with_last(self.scored, card)
        self.scorers = with_last(self.scorers, seat)
        self.gains = with_last(self.gains, points)
        if self.events is not None:
            self.emit("scored", {"seat": seat, "card": card + 1, "points": points})

    def put_out_of_round(self, seat: int) -> None:
        """Put a seat out of the round after a false alarm and return its pieces (KP-K18, KP-X6)."""
        for thing in range(THING_COUNT):
            if self.holders[thing] == seat:
                self._send_home(thing)
        self.out = with_entry(self.out, seat, 1)
        self.caller = NONE
        self.answered = []
        if self.events is not None:
            self.emit("false_alarm", {"seat": seat})

    # A round ends.

    def ring_bell(self) -> None:
        """Announce that the round's time is up (KP-K24)."""
        if self.events is not None:
            self.emit("bell", {})

    def tick(self) -> None:
        """Count a second of building (KP-K27, KP-X10)."""
        self.seconds += 1
        self.ticked = self.next_moment()
        if self.events is not None:
            self.emit("tick", {"seconds": self.seconds})

    def end_round(self) -> None:
        """Remove the cards that nobody has scored, those of the row included (KP-K4), and end all
        waits and the call. The mats stay as they are until the next round."""
        gone = [card for card in [*self.row, *self.cards] if card != NONE]
        for card in gone:
            self.removed = with_card(self.removed, card)
        self.row = [NONE] * ROW
        self.cards = [NONE] * self.seats
        self.peeking = [NONE] * self.seats
        self.waits = [0] * (self.seats * WAIT_COUNT)
        self.caller = NONE
        self.answered = []
        if self.events is not None and gone:
            self.emit("removed", {"cards": [card + 1 for card in sorted(gone)]})

    def begin_extra_round(self, seats: list[int]) -> None:
        """Begin an extra round of the tied seats; the first one turns the removed cards into the
        pile (KP-K22, KP-X8)."""
        self.extra += 1
        for seat in seats:
            self.tiers = with_entry(self.tiers, seat, self.extra)
        if self.extra == 1:
            for card in [*self.pile, *self.under]:
                self.aside = with_card(self.aside, card)
            self.pile = self.removed
            self.under = []
            self.removed = []
        if self.events is not None:
            self.emit("tie", {"seats": seats.copy()})

    def finish(self) -> None:
        """End the game; everything stays where it is."""
        self.agenda.clear()
        if self.events is not None:
            points = [self.points(seat) for seat in range(self.seats)]
            self.emit("over", {"points": points})

    def census(self) -> dict[str, int]:
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
