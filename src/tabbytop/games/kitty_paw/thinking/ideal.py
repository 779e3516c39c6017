"""The ideal player: which card it grabs, and its next stroke, none of them wasted.

It knows what its seat sees (`sight`) and no more: of the unknown boxes it opens any. The pattern to
build is a parameter apart from the card, for players who have misread theirs.
"""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
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
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KIND_COUNT, ROTATIONS, SYMBOL, SYMBOL_COUNT
from tabbytop.games.kitty_paw.thinking.effort import adjust_strokes, turn_strokes
from tabbytop.games.kitty_paw.thinking.mat_plan import MatPlan, index_of
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight

NO_STROKE: Final = -1
_LIFTED: Final = [*range(KIND_COUNT), LIFT_SYMBOL, LIFT_BOX]  # LIFT's word by piece
_RACE: Final = 0.5  # share of its worth left to a card whose symbol another seat needs, too


# Choosing a card.


def best_card(sight: Sight, besides: int = NOTHING) -> int:
    """Return the place of the most promising card in the row, `besides` one; NOTHING if there is
    none."""
    best, highest = NOTHING, -1.0
    for place, card in enumerate(sight.row):
        if card != NOTHING and place != besides:
            worth = promise(sight, CARDS[card])
            if worth > highest:
                best, highest = place, worth
    return best


def promise(sight: Sight, pattern: Pattern) -> float:
    """Rate a card; the number only compares cards of one row.

    Only the first player to finish scores, so little work counts for more than one more point:
    value divided by the cube of the strokes. A single player has time, so points come first
    (KP-K27).
    """
    strokes = likely_strokes(sight, pattern)
    if sight.alone:
        return pattern.cats + 1.0 / strokes
    worth = pattern.cats / (strokes * strokes * strokes)
    if pattern.symbol != NO_SYMBOL and pattern.symbol in sight.rivals:
        worth *= _RACE
    return worth


def likely_strokes(sight: Sight, pattern: Pattern) -> int:
    """Estimate the strokes for a pattern from an empty mat, with the tiles as they lie now.

    A symbol that the seat has not seen takes half of the unknown boxes. A kind whose tiles are all
    taken is assumed to come back in the worst rotation.
    """
    strokes = 1
    for number, piece in enumerate(pattern.pieces):
        face, turn = pattern.faces[number], pattern.turns[number]
        strokes += 2  # to take it and to lay it down
        if piece == BOX:
            strokes += 1 if sight.box_side != face else 0
        elif piece == SYMBOL:
            strokes += 1 if pattern.symbol in sight.boxes else sight.boxes.count(NOTHING)
            strokes += turn_strokes(0, turn)
        else:
            spot = cheapest(sight, piece, face, turn)
            if spot == NOTHING:
                strokes += ROTATIONS // 2 + 1
            else:
                strokes += adjust_strokes(face, turn, sight.faces[spot], sight.turns[spot])
    return strokes


# Building it.


def next_stroke(sight: Sight, pattern: Pattern) -> int:
    """Return the next move that builds the pattern; MEOW when it is done and may be called."""
    if sight.peeking != NOTHING:
        found = sight.boxes[sight.peeking] == pattern.symbol
        return KEEP.of() if found and not sight.has_right_symbol else SHUT.of()
    plan = MatPlan(sight, pattern)
    if sight.paw != NOTHING and not sight.paw_is_stray:
        return _use(sight, plan)
    stroke = _fetch(sight, plan)
    if stroke == NO_STROKE:
        stroke = _clear_away(sight, pattern)
    if stroke != NO_STROKE:
        return stroke
    return MEOW.of() if sight.all_have_cards and plan.is_done() else _idle(sight)


def _use(sight: Sight, plan: MatPlan) -> int:
    """Flip, turn the shorter way and lay down the piece in the paw; HOME if it has no place."""
    pattern = plan.pattern
    number = index_of(pattern, sight.paw)
    if number == NOTHING or not plan.can_lay(number):
        return HOME.of()
    if sight.paw == SYMBOL and sight.symbol != pattern.symbol:
        return HOME.of()
    if sight.paw != SYMBOL and sight.paw_face != pattern.faces[number]:
        return FLIP.of()
    if sight.paw != BOX and sight.paw_turn != pattern.turns[number]:
        return TURN.of(shorter_way(sight.paw_turn, pattern.turns[number]))
    return PLACE.of(plan.cell(number))


def _fetch(sight: Sight, plan: MatPlan) -> int:
    """Take, lift or search the next piece that can be laid.

    A stray needs no stroke: it is returned when something else is taken.
    """
    for number in range(len(plan.pattern.pieces)):
        stroke = _fetch_piece(sight, plan, number)
        if stroke != NO_STROKE:
            return stroke
    return NO_STROKE


def _fetch_piece(sight: Sight, plan: MatPlan, number: int) -> int:
    """Take, lift or search a piece of the pattern; NO_STROKE if it cannot be had or laid now."""
    pattern = plan.pattern
    piece = pattern.pieces[number]
    if plan.settled[number] or not plan.can_lay(number):
        return NO_STROKE
    if piece == SYMBOL and sight.symbol != pattern.symbol:
        return _search(sight, pattern.symbol)
    if piece == BOX or plan.mat_index[number] != NOTHING:
        return LIFT.of(_LIFTED[piece]) if sight.paw == NOTHING else HOME.of()
    spot = cheapest(sight, piece, pattern.faces[number], pattern.turns[number])
    return NO_STROKE if spot == NOTHING else TAKE.of(spot)


def _search(sight: Sight, symbol: int) -> int:
    """Open the box that hides the symbol, or an unknown one.

    A player who holds the right card but has misread its own must first let go of it.
    """
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
    """Return a piece that has no place in the pattern."""
    if sight.paw != NOTHING:
        return HOME.of()
    if sight.stray_on_mat != NOTHING:
        return LIFT.of(STRAY)
    for piece in sight.mat:
        if index_of(pattern, piece) == NOTHING:
            return LIFT.of(_LIFTED[piece])
    return NO_STROKE


def other_strokes(sight: Sight, pattern: Pattern, best: int) -> list[int]:
    """Return strokes that come to mind besides the best one, the most sensible first.

    They are other tiles of the same kind, other pieces, other ways to lay down the piece in the
    paw, and last the call. Not all of them are legal.
    """
    strokes = [next_stroke(sight, pattern)]
    plan = MatPlan(sight, pattern)
    if sight.peeking != NOTHING:
        strokes += [KEEP.of(), SHUT.of()]
    elif sight.paw != NOTHING and not sight.paw_is_stray:
        strokes += _other_uses(sight, plan)
    else:
        if TAKE.holds(best):
            strokes += _other_tiles(sight, pattern, sight.kinds[TAKE.first(best)])
        strokes += [_fetch_piece(sight, plan, place) for place in range(len(pattern.pieces))]
        strokes += [PEEK.of(box) for box in range(SYMBOL_COUNT) if sight.boxes[box] == NOTHING]
        strokes += [MEOW.of(), _idle(sight)]
    return strokes


def _other_tiles(sight: Sight, pattern: Pattern, kind: int) -> list[int]:
    """Take a tile of a kind: the one that needs the fewest strokes first."""
    number = index_of(pattern, kind)
    spots = [spot for spot in range(len(sight.kinds)) if sight.kinds[spot] == kind]
    if number != NOTHING:
        face, turn = pattern.faces[number], pattern.turns[number]
        spots.sort(key=lambda at: adjust_strokes(face, turn, sight.faces[at], sight.turns[at]))
    return [TAKE.of(spot) for spot in spots]


def _other_uses(sight: Sight, plan: MatPlan) -> list[int]:
    """Turn the piece in the paw either way, lay it down as it is, or return it."""
    number = index_of(plan.pattern, sight.paw)
    if number == NOTHING:
        return [TURN.of(RIGHT), FLIP.of(), HOME.of()]
    wanted, place = plan.pattern.turns[number], PLACE.of(plan.cell(number))
    way = shorter_way(sight.paw_turn, wanted)
    if sight.paw == BOX or sight.paw_turn == wanted:
        return [place, HOME.of()]
    return [TURN.of(way), TURN.of(LEFT + RIGHT - way), place, HOME.of()]


def _idle(sight: Sight) -> int:
    """Pass the time until others are ready: lift the topmost piece, to lay it down again."""
    return LIFT.of(_LIFTED[sight.mat[-1]] if sight.mat else LIFT_BOX)


def cheapest(sight: Sight, kind: int, face: int, turn: int) -> int:
    """The spot of the tile of this kind that needs the fewest strokes to lie like this; NOTHING if
    there is none."""
    best, least = NOTHING, ROTATIONS
    for spot in range(len(sight.kinds)):
        if sight.kinds[spot] == kind:
            strokes = adjust_strokes(face, turn, sight.faces[spot], sight.turns[spot])
            if strokes < least:
                best, least = spot, strokes
    return best


def shorter_way(turn: int, wanted: int) -> int:
    """LEFT or RIGHT, whichever reaches the wanted rotation sooner."""
    return RIGHT if (wanted - turn) % ROTATIONS <= ROTATIONS // 2 else LEFT
