"""Which card of the row to grab."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.effort import adjusting, turning
from tabbytop.games.kitty_paw.ideal import cheapest
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, Pattern
from tabbytop.games.kitty_paw.pieces import BOX, ROTATIONS, SYMBOL
from tabbytop.games.kitty_paw.sight import NOTHING, Sight

_RACE: Final = 0.5  # what a card is worth whose only Hide-and-Seek card another one needs, too


def best_card(sight: Sight) -> int:
    """The place in the row of the most promising card; the row is not empty."""
    best, highest = NOTHING, -1.0
    for place, card in enumerate(sight.row):
        if card != NOTHING:
            worth = promise(sight, CARDS[card])
            if worth > highest:
                best, highest = place, worth
    return best


def promise(sight: Sight, pattern: Pattern) -> float:
    """How good a card is, measured against others of the row only.

    Only the first to be ready scores, so that less work counts for more than one more point: value
    by the cube of the strokes. Alone there is time: points come first (KP-K27).
    """
    strokes = likely_strokes(sight, pattern)
    if sight.alone:
        return pattern.cats + 1.0 / strokes
    worth = pattern.cats / (strokes * strokes * strokes)
    if pattern.symbol != NO_SYMBOL and pattern.symbol in sight.rivals:
        worth *= _RACE
    return worth


def likely_strokes(sight: Sight, pattern: Pattern) -> int:
    """How many strokes a pattern will take from an empty mat, with the tiles as they lie now.

    A symbol that the seat has not seen takes half of the boxes that it does not know. A kind that
    is all taken comes back as badly turned as can be.
    """
    strokes = 1
    for number, piece in enumerate(pattern.pieces):
        face, turn = pattern.faces[number], pattern.turns[number]
        strokes += 2  # to take it and to lay it down
        if piece == BOX:
            strokes += 1 if sight.box_side != face else 0
        elif piece == SYMBOL:
            strokes += 1 if pattern.symbol in sight.boxes else sight.boxes.count(NOTHING)
            strokes += turning(0, turn)
        else:
            spot = cheapest(sight, piece, face, turn)
            if spot == NOTHING:
                strokes += ROTATIONS // 2 + 1
            else:
                strokes += adjusting(face, turn, sight.faces[spot], sight.turns[spot])
    return strokes
