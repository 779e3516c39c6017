"""A bot for Kitty Paw that models hand movements and human errors."""

from collections.abc import Mapping
from typing import Final

from tabbytop.bots.player import LiveBot
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import (
    FLIP,
    GRAB,
    KEEP,
    LIFT,
    MEOW,
    PAW,
    PEEK,
    PLACE,
    ROW,
    SHUT,
    TAKE,
    TURN,
)
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, SYMBOL_COUNT
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.bots.hand import Hand
from tabbytop.games.kitty_paw.thinking.bots.perception import ALIKE, Memory, Reading, search
from tabbytop.games.kitty_paw.thinking.bots.traits import Traits
from tabbytop.games.kitty_paw.thinking.ideal import best_card, next_stroke
from tabbytop.games.kitty_paw.thinking.mat_plan import index_of
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight, look
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.table import Table

_GLANCE: Final = 0.25  # share of the reading time: to look over a piece again before calling

# Actions of others that may anticipate its own: event, and the key that names the goal.
_RACES: Final = {"took": "spot", "peeked": "box", "grabbed": "card"}


class PawBot(LiveBot):
    """Plays by its traits. Its moves are those of an ideal player with the bot's beliefs; its times
    come from the models of search and hand movement.
    """

    def __init__(self, traits: Traits, seed: int) -> None:
        self._traits = traits
        self._chance = quick(derive_seed(seed, "kitty paw bot"))
        self._seat = NOTHING
        self._hand = Hand(traits, 0, self._chance)
        self._start_round()

    def _start_round(self) -> None:
        self._memory = Memory(self._traits, self._chance)
        self._reading: Reading | None = None  # of its card
        self._called = False  # has called, or was about to
        self._built_for = 0.0  # seconds that its card has taken so far
        self._card_time = self._draw_card_time()
        self._goal: tuple[str, int] = ("", NOTHING)  # the event and number that it reaches for

    def _draw_card_time(self) -> float:
        """Draw the seconds that it wants to take for this round's card; 0: as few as possible."""
        least, most = self._traits.paced_from, self._traits.paced_to
        if most == 0.0:
            return 0.0
        return least + (most - least) * self._chance.below(1001) / 1000

    def listens(self) -> bool:
        return self._traits.watches > 0

    def interrupts(self, event: Mapping[str, object]) -> bool:
        """Whether it sees that another paw was quicker."""
        kind = str(event["event"])
        if kind not in _RACES or event["seat"] == self._seat:
            return False
        if self._goal != (kind, event[_RACES[kind]]):
            return False
        return self._chance.below(100) < self._traits.watches

    def plan_move(self, table: Table, seat: int) -> tuple[int, float]:
        """Return its next move and the seconds that the move takes."""
        assert isinstance(table, KittyPawTable)
        if seat != self._seat:
            self._seat = seat
            self._hand = Hand(self._traits, seat, self._chance)
        self._goal = ("", NOTHING)
        prompt = table.prompt(seat)
        assert prompt is not None, "only who is asked makes a stroke"
        if prompt.key == "paw":
            self._start_round()
            self._hand.start_round()
            return PAW.of(), self._study_row() + self._hand.to_middle()
        if prompt.key == "answer":
            return MEOW.of(), self._hand.takes(self._traits.reaction) + self._hand.to_middle()
        sight = look(table, seat)
        if prompt.key == "grab":
            move, seconds = self._grab(sight)
        else:
            move, seconds = self._build(sight)
            seconds += self._ponder(sight, move, seconds)
            self._built_for += seconds
        self._memory.fade(seconds)
        return move, seconds

    def _study_row(self) -> float:
        """The seconds to look at the open cards: at all of them if it chooses, else at one."""
        return self._hand.takes(self._traits.read * (ROW if self._traits.chooses else 1))

    def _grab(self, sight: Sight) -> tuple[int, float]:
        """Grab the most promising card, or any; the row was open before the round started."""
        places = [place for place, card in enumerate(sight.row) if card != NOTHING]
        if self._traits.chooses:
            place = best_card(sight)
        else:
            place = places[self._chance.below(len(places))]
        self._goal = ("grabbed", sight.row[place] + 1)
        return GRAB.of(place), self._hand.takes(self._traits.reaction) + self._hand.to_middle()

    def _build(self, sight: Sight) -> tuple[int, float]:
        """Build the pattern that it believes its card to show."""
        self._memory.recall(sight)
        if self._reading is None:  # what somebody else has built so far was in time
            held = sight.paw != NOTHING
            self._built_for = self._time_for(sight, len(sight.mat) + held)
        reading = self._read(CARDS[sight.card])
        move = next_stroke(sight, reading.pattern)
        seconds = 0.0
        if MEOW.holds(move):
            seconds = self._hand.takes(_GLANCE * self._traits.read * len(sight.mat))
            reading.look_again()
            move = next_stroke(sight, reading.pattern)
            self._called = MEOW.holds(move)
        if TAKE.holds(move):
            move, more = self._take(sight, reading.pattern, sight.kinds[TAKE.first(move)])
        elif PEEK.holds(move):
            move, more = self._peek(sight, PEEK.first(move))
        else:
            more = self._handling_time(sight, reading.pattern, move)
        return move, seconds + more

    def _ponder(self, sight: Sight, move: int, seconds: float) -> float:
        """The seconds that it waits before it reaches for the next piece, or calls, because it is
        ahead of its time for this card.
        """
        if not (TAKE.holds(move) or LIFT.holds(move) or PEEK.holds(move) or MEOW.holds(move)):
            return 0.0
        return max(0.0, self._time_for(sight, len(sight.mat) + 1) - self._built_for - seconds)

    def _time_for(self, sight: Sight, pieces: int) -> float:
        """The part of its card's time after which it wants to have so many pieces on the mat."""
        steps = len(CARDS[sight.card].pieces) + 1  # the pieces, and the call
        return self._card_time * min(pieces, steps) / steps

    def _read(self, card: Pattern) -> Reading:
        """Its card as it has read it.

        The reading lasts, except that a bot that has called and still builds notices missing
        pieces.
        """
        if self._reading is None or self._reading.card is not card:
            self._reading = Reading(card, self._traits, self._chance)
        elif self._called:
            self._reading.notice_missing()
        self._called = False
        return self._reading

    def _take(self, sight: Sight, pattern: Pattern, kind: int) -> tuple[int, float]:
        """Take a tile of a kind, after searching for it."""
        number = index_of(pattern, kind)
        face, turn = pattern.faces[number], pattern.turns[number]
        found = search(sight, kind, face, turn, self._traits, self._chance)
        self._goal = ("took", found.spot + 1)
        seconds = self._hand.takes(self._traits.read + self._traits.look * found.glances)
        return TAKE.of(found.spot), seconds + self._hand.to_spot(found.spot)

    def _peek(self, sight: Sight, box: int) -> tuple[int, float]:
        """Peek into the box that it knows to be right, or the nearest unknown one."""
        if sight.boxes[box] == NOTHING:
            unknown = [other for other in range(SYMBOL_COUNT) if _may_hide(sight, other)]
            box = self._hand.nearest_box(unknown)
        self._goal = ("peeked", box + 1)
        return PEEK.of(box), self._hand.to_box(box)

    def _handling_time(self, sight: Sight, pattern: Pattern, move: int) -> float:
        """The seconds for a stroke with a thing in the paw, on the mat or in an open box."""
        hand, traits = self._hand, self._traits
        if TURN.holds(move):
            return hand.takes(traits.turn)
        if FLIP.holds(move):
            return hand.takes(traits.flip)
        if PLACE.holds(move):
            return hand.to_cell(PLACE.first(move))
        if LIFT.holds(move):
            return hand.takes(traits.read) + hand.to_mat()
        if KEEP.holds(move) or SHUT.holds(move):
            glances = 2 if _is_doubtful(sight.boxes[sight.peeking], pattern.symbol) else 1
            return hand.takes(traits.read * glances)
        return hand.to_middle()  # home, or the call


def _may_hide(sight: Sight, box: int) -> bool:
    return sight.free[box] and sight.boxes[box] == NOTHING


def _is_doubtful(symbol: int, wanted: int) -> bool:
    """Whether it takes a second look to tell a symbol from the wanted one."""
    return wanted < KIND_COUNT and symbol == ALIKE[wanted]
