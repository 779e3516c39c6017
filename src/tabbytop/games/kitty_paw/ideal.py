"""The next stroke of a player who makes none in vain.

It sees what its seat sees (`sight`) and no more: of boxes that it has not opened yet it opens any.
The pattern to build is given apart from the card, for players who have read theirs wrongly.
"""

from typing import Final

from tabbytop.games.kitty_paw.effort import adjusting
from tabbytop.games.kitty_paw.laying import Laying, number_of
from tabbytop.games.kitty_paw.moves import (
    FLIP,
    HOME,
    KEEP,
    LEFT,
    LIFT,
    LIFT_BOX,
    LIFT_SYMBOL,
    MEOW,
    PEEK,
    PLACE,
    RIGHT,
    SHUT,
    STRAY,
    TAKE,
    TURN,
)
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KIND_COUNT, ROTATIONS, SYMBOL, SYMBOL_COUNT
from tabbytop.games.kitty_paw.sight import NOTHING, Sight

NO_STROKE: Final = -1
_LIFTED: Final = [*range(KIND_COUNT), LIFT_SYMBOL, LIFT_BOX]  # LIFT's word by piece


def next_stroke(sight: Sight, pattern: Pattern) -> int:
    """What to do next to get the pattern onto the mat; MEOW when it is there and may be called."""
    if sight.peeking != NOTHING:
        found = sight.boxes[sight.peeking] == pattern.symbol
        return KEEP.of() if found and not sight.has_right_symbol else SHUT.of()
    laying = Laying(sight, pattern)
    if sight.paw != NOTHING and not sight.paw_is_stray:
        return _use(sight, laying)
    stroke = _fetch(sight, laying)
    if stroke == NO_STROKE:
        stroke = _clear_away(sight, pattern)
    if stroke != NO_STROKE:
        return stroke
    return MEOW.of() if sight.all_have_cards and laying.is_done() else _fidget(sight)


def _use(sight: Sight, laying: Laying) -> int:
    """Flip, turn the shorter way and lay down what is in the paw; home with what has no place."""
    pattern = laying.pattern
    number = number_of(pattern, sight.paw)
    if number == NOTHING or not laying.can_be_laid(number):
        return HOME.of()
    if sight.paw == SYMBOL and sight.symbol != pattern.symbol:
        return HOME.of()
    if sight.paw != SYMBOL and sight.paw_face != pattern.faces[number]:
        return FLIP.of()
    if sight.paw != BOX and sight.paw_turn != pattern.turns[number]:
        return TURN.of(shorter_way(sight.paw_turn, pattern.turns[number]))
    return PLACE.of(laying.cell(number))


def _fetch(sight: Sight, laying: Laying) -> int:
    """Take, lift or search the next piece that can be laid. What the card does not ask for runs
    home by itself when something else is taken."""
    pattern = laying.pattern
    for number, piece in enumerate(pattern.pieces):
        if laying.settled[number] or not laying.can_be_laid(number):
            continue
        stroke = NO_STROKE
        if piece == SYMBOL and sight.symbol != pattern.symbol:
            stroke = _search(sight, pattern.symbol)
        elif piece == BOX or laying.at[number] != NOTHING:
            stroke = LIFT.of(_LIFTED[piece]) if sight.paw == NOTHING else HOME.of()
        else:
            spot = cheapest(sight, piece, pattern.faces[number], pattern.turns[number])
            if spot != NOTHING:
                stroke = TAKE.of(spot)
        if stroke != NO_STROKE:
            return stroke
    return NO_STROKE


def _search(sight: Sight, symbol: int) -> int:
    """Open the box that hides the symbol, or one that may. Who has the right one already, and
    thinks that it is wrong, must first let go of it."""
    if sight.has_right_symbol:
        return LIFT.of(LIFT_SYMBOL) if sight.paw == NOTHING else HOME.of()
    for box in range(SYMBOL_COUNT):
        if sight.boxes[box] == symbol:
            return PEEK.of(box) if sight.free[box] else NO_STROKE
    for box in range(SYMBOL_COUNT):
        if sight.boxes[box] == NOTHING and sight.free[box]:
            return PEEK.of(box)
    return NO_STROKE


def _clear_away(sight: Sight, pattern: Pattern) -> int:
    """Put home what has no place in the pattern."""
    if sight.paw != NOTHING:
        return HOME.of()
    if sight.stray_on_mat != NOTHING:
        return LIFT.of(STRAY)
    for piece in sight.mat:
        if number_of(pattern, piece) == NOTHING:
            return LIFT.of(_LIFTED[piece])
    return NO_STROKE


def _fidget(sight: Sight) -> int:
    """Nothing to do but wait for others: lift the topmost piece, to lay it down again."""
    return LIFT.of(_LIFTED[sight.mat[-1]] if sight.mat else LIFT_BOX)


def cheapest(sight: Sight, kind: int, face: int, turn: int) -> int:
    """The spot with the tile of this kind that takes the fewest strokes to lie so; or NOTHING."""
    best, least = NOTHING, ROTATIONS
    for spot in range(len(sight.kinds)):
        if sight.kinds[spot] == kind:
            strokes = adjusting(face, turn, sight.faces[spot], sight.turns[spot])
            if strokes < least:
                best, least = spot, strokes
    return best


def shorter_way(turn: int, wanted: int) -> int:
    """LEFT or RIGHT, whichever comes sooner to the wanted rotation."""
    return RIGHT if (wanted - turn) % ROTATIONS <= ROTATIONS // 2 else LEFT
