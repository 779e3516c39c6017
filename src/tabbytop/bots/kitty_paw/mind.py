"""What a bot believes: what its card shows, and what is in the boxes that it has seen.

A slip is a wrong belief about the card. Whoever has one builds without a fault what is not there;
whoever notices it sees the card as it is, and puts right what lies wrongly.
"""

from typing import Final, NamedTuple

from tabbytop.bots.kitty_paw.eyes import ALIKE
from tabbytop.bots.kitty_paw.traits import Traits
from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.laying import fits, middle, number_of
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KIND_COUNT, ROTATIONS, SYMBOL
from tabbytop.games.kitty_paw.sight import NOTHING, Sight
from tabbytop.kernel.generator import Generator

ASKEW: Final = 0  # turned by 60 degrees
UPSIDE_DOWN: Final = 1  # the other face, the other side
ASIDE: Final = 2  # a cell off
MIXED_UP: Final = 3  # it is where a similar one belongs
MISSING: Final = 4  # overlooked
_WAYS: Final = 5


class Slip(NamedTuple):
    """A piece of the card that was read wrongly: which one, and how."""

    number: int
    way: int
    detail: int  # 0 … 5: by how much, or whereto


class Reading:
    """A card as somebody has read it: `pattern` is what they believe it to show."""

    def __init__(self, card: Pattern, traits: Traits, chance: Generator) -> None:
        self.card = card
        self._traits = traits
        self._chance = chance
        self._overlooked: list[Slip] = []  # in the last look over the mat
        self.slips = [
            Slip(number, chance.below(_WAYS), chance.below(ROTATIONS))
            for number in range(len(card.pieces))
            if chance.below(1000) < traits.slips
        ]
        self.pattern = misread(card, self.slips)

    def look_again(self) -> None:
        """Compare mat and card once more: some slips are found, the others stay for good."""
        for slip in self.slips.copy():
            if slip in self._overlooked:
                continue
            if self._chance.below(100) < self._traits.notices:
                self.slips.remove(slip)
            else:
                self._overlooked.append(slip)
        self.pattern = misread(self.card, self.slips)

    def miss_nothing(self) -> None:
        """It cannot have been all: now the piece that was overlooked is seen."""
        self.slips = [slip for slip in self.slips if slip.way != MISSING]
        self.pattern = misread(self.card, self.slips)


def misread(card: Pattern, slips: list[Slip]) -> Pattern:
    """The pattern of a card that was read with these slips; one that cannot be is none."""
    pattern = card
    for slip in slips:
        if slip.way != MISSING:
            pattern = _misread(pattern, slip)
    missing = {card.pieces[slip.number] for slip in slips if slip.way == MISSING}
    return _without(pattern, missing) if missing else pattern


def _misread(pattern: Pattern, slip: Slip) -> Pattern:
    number = slip.number
    piece = pattern.pieces[number]
    pieces, qs, rs = pattern.pieces.copy(), pattern.qs.copy(), pattern.rs.copy()
    faces, turns, symbol = pattern.faces.copy(), pattern.turns.copy(), pattern.symbol
    if slip.way == ASKEW and piece != BOX:
        turns[number] = (turns[number] + (1 if slip.detail % 2 else ROTATIONS - 1)) % ROTATIONS
    elif slip.way == UPSIDE_DOWN and piece != SYMBOL:
        faces[number] = 1 - faces[number]
    elif slip.way == ASIDE:
        qs[number] += STEP_Q[slip.detail]
        rs[number] += STEP_R[slip.detail]
    elif slip.way == MIXED_UP and piece == SYMBOL:
        symbol = ALIKE[symbol] if symbol < KIND_COUNT else symbol
    elif slip.way == MIXED_UP and piece < KIND_COUNT:
        other = number_of(pattern, ALIKE[piece])
        if other != NOTHING:
            pieces[number], pieces[other] = pieces[other], pieces[number]
    read = Pattern(pattern.deck, pieces, qs, rs, faces, turns, symbol)
    right, down = middle(read)
    return read if fits(read, right, down) else pattern


def _without(pattern: Pattern, missing: set[int]) -> Pattern:
    kept = [number for number, piece in enumerate(pattern.pieces) if piece not in missing]
    return Pattern(
        pattern.deck,
        [pattern.pieces[number] for number in kept],
        [pattern.qs[number] for number in kept],
        [pattern.rs[number] for number in kept],
        [pattern.faces[number] for number in kept],
        [pattern.turns[number] for number in kept],
        pattern.symbol,
    )


class Memory:
    """Which of the boxes that the seat has seen it still knows."""

    def __init__(self, traits: Traits, chance: Generator) -> None:
        self._traits = traits
        self._chance = chance
        self._forgotten: set[int] = set()
        self._known: set[int] = set()

    def fade(self, seconds: float) -> None:
        """Time goes by."""
        for box in sorted(self._known):
            if self._chance.below(1_000_000) < 1000 * self._traits.forgets * seconds:
                self._known.remove(box)
                self._forgotten.add(box)

    def recall(self, sight: Sight) -> None:
        """Take from the sight what is forgotten. A box that is open is seen anew."""
        if sight.peeking != NOTHING:
            self._forgotten.discard(sight.peeking)
        for box, symbol in enumerate(sight.boxes):
            if box in self._forgotten:
                sight.boxes[box] = NOTHING
            elif symbol != NOTHING:
                self._known.add(box)
