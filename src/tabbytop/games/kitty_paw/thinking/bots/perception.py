"""How a bot perceives: it reads its card, searches the scatter and remembers the boxes.

A slip is a wrong belief about the card. A bot with a slip builds, without a fault, a pattern that
its card does not show; once it notices the slip, it sees the card as it is and corrects the mat.
"""

from typing import Final, NamedTuple

from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KIND_COUNT, ROTATIONS, SYMBOL
from tabbytop.games.kitty_paw.thinking.bots.traits import Traits
from tabbytop.games.kitty_paw.thinking.effort import adjust_strokes
from tabbytop.games.kitty_paw.thinking.mat_plan import centering_shift, fits, index_of
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight
from tabbytop.kernel.generator import Generator

# By kind, the other kind that it looks like at a glance; the long bobtail looks like no other.
ALIKE: Final = [4, 3, 5, 1, 0, 2, 6]

ASKEW: Final = 0  # turned by 60 degrees
UPSIDE_DOWN: Final = 1  # the other face, the other side
ASIDE: Final = 2  # a cell off
MIXED_UP: Final = 3  # swapped with a similar piece
MISSING: Final = 4  # overlooked
_WAYS: Final = 5


class Slip(NamedTuple):
    """A misread piece of the card: its index, and the kind of error."""

    number: int
    way: int
    detail: int  # 0 … 5: by how much, or in which direction


class Reading:
    """A card as a bot has read it: `pattern` is what the bot believes the card to show."""

    def __init__(self, card: Pattern, traits: Traits, chance: Generator) -> None:
        self.card = card
        self._traits = traits
        self._chance = chance
        self._overlooked: list[Slip] = []  # slips that a comparison did not find
        self.slips = [
            Slip(number, chance.below(_WAYS), chance.below(ROTATIONS))
            for number in range(len(card.pieces))
            if chance.below(1000) < traits.slips
        ]
        self.pattern = misread(card, self.slips)

    def look_again(self) -> None:
        """Compare mat and card once more: slips are found now or never."""
        for slip in self.slips.copy():
            if slip in self._overlooked:
                continue
            if self._chance.below(100) < self._traits.notices:
                self.slips.remove(slip)
            else:
                self._overlooked.append(slip)
        self.pattern = misread(self.card, self.slips)

    def notice_missing(self) -> None:
        """Notice the pieces that were overlooked: the pattern was not complete."""
        self.slips = [slip for slip in self.slips if slip.way != MISSING]
        self.pattern = misread(self.card, self.slips)


def misread(card: Pattern, slips: list[Slip]) -> Pattern:
    """The pattern of a card read with these slips; slips that do not fit the mat are ignored."""
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
        other = index_of(pattern, ALIKE[piece])
        if other != NOTHING:
            pieces[number], pieces[other] = pieces[other], pieces[number]
    read = Pattern(pattern.deck, pieces, qs, rs, faces, turns, symbol)
    right, down = centering_shift(read)
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
    """The boxes that the seat has seen and still remembers."""

    def __init__(self, traits: Traits, chance: Generator) -> None:
        self._traits = traits
        self._chance = chance
        self._forgotten: set[int] = set()
        self._known: set[int] = set()

    def fade(self, seconds: float) -> None:
        """Forget some boxes, as time passes."""
        for box in sorted(self._known):
            if self._chance.below(1_000_000) < 1000 * self._traits.forgets * seconds:
                self._known.remove(box)
                self._forgotten.add(box)

    def recall(self, sight: Sight) -> None:
        """Remove the forgotten boxes from the sight. An open box is seen again."""
        if sight.peeking != NOTHING:
            self._forgotten.discard(sight.peeking)
        for box, symbol in enumerate(sight.boxes):
            if box in self._forgotten:
                sight.boxes[box] = NOTHING
            elif symbol != NOTHING:
                self._known.add(box)


class Found(NamedTuple):
    """The result of a search: the spot, and how many glances it took."""

    spot: int
    glances: int


def search(
    sight: Sight, kind: int, face: int, turn: int, traits: Traits, chance: Generator
) -> Found:
    """Search the scatter for a tile of a kind; there is at least one.

    Tiles are looked at in random order. One that is close enough to the wanted face and turn ends
    the search, else the best of all is taken. A similar kind needs a second glance; without it the
    wrong tile is taken.
    """
    spots = [spot for spot, lying in enumerate(sight.kinds) if lying != NOTHING]
    best, least, glances = NOTHING, 5, 0
    for seen in range(len(spots)):
        pick = seen + chance.below(len(spots) - seen)
        spots[seen], spots[pick] = spots[pick], spots[seen]
        spot = spots[seen]
        glances += 1
        if sight.kinds[spot] == ALIKE[kind] != kind:
            if chance.below(1000) < traits.slips:
                return Found(spot, glances)
            glances += 1
        if sight.kinds[spot] == kind:
            strokes = adjust_strokes(face, turn, sight.faces[spot], sight.turns[spot])
            if strokes < least:
                best, least = spot, strokes
            if least <= traits.content:
                break
    return Found(best, glances)
