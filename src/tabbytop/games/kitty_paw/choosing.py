"""Which card of the row to grab."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.ideal import cheapest, strokes_to_lie
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

    Only the first to be ready scores, so that a little less work counts for more than one more
    point: value by the square of the effort.
    """
    strokes = effort(sight, pattern)
    worth = pattern.cats / (strokes * strokes)
    if pattern.symbol != NO_SYMBOL and pattern.symbol in sight.rivals:
        worth *= _RACE
    return worth


def effort(sight: Sight, pattern: Pattern) -> int:
    """How many strokes a pattern is likely to take from an empty mat, the call included.

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
            strokes += strokes_to_lie(face, 0, face, turn)
        else:
            spot = cheapest(sight, piece, face, turn)
            if spot == NOTHING:
                strokes += ROTATIONS // 2 + 1
            else:
                strokes += strokes_to_lie(sight.faces[spot], sight.turns[spot], face, turn)
    return strokes
