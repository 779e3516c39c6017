"""How hard a card is: the strokes that an ideal player needs, alone at the table.

A stroke is a move of the notation. An ideal player goes for the tile that lies best among those of
its kind, turns it the short way round, puts everything down where it stays, forgets no box and
peeks into none twice. What varies is how the tiles lie and where the symbol hides: the average over
all such tables is computed exactly.
"""

from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, Pattern
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    HORIZONTAL,
    KIND_COUNT,
    ROTATIONS,
    SYMBOL,
    SYMBOL_COUNT,
)  # fmt: skip

CARD_STROKES = 2  # grab it; meow
TILE_STROKES = 2  # take and place, beside turning and flipping
BOX_STROKES = 2  # lift and place
PEEK_STROKES = 2  # peek and shut, or at last peek and keep


def turning(before: int, after: int) -> int:
    """Strokes from one rotation to another, the short way round."""
    way = (after - before) % ROTATIONS
    return min(way, ROTATIONS - way)


def adjusting(face: int, turn: int, lies_face: int, lies_turn: int) -> int:
    """Strokes that bring a tile which lies so to a face and a rotation."""
    return turning(lies_turn, turn) + (face != lies_face)


def best_adjusting(face: int, turn: int, tiles: int) -> float:
    """The least of `adjusting` over so many tiles that lie anyhow, on average."""
    ways = [
        adjusting(face, turn, lies_face, lies_turn)
        for lies_face in range(len(FACES))
        for lies_turn in range(ROTATIONS)
    ]
    # The average of a count is the sum, over all k from 1, of how likely it is to be at least k.
    return sum(
        (sum(way >= least for way in ways) / len(ways)) ** tiles
        for least in range(1, max(ways) + 1)
    )


def peeking() -> float:
    """Strokes until the symbol is found, on average: it may be in any of the boxes."""
    return PEEK_STROKES * (SYMBOL_COUNT + 1) / 2


def effort(card: Pattern, sets: int) -> float:
    """Strokes for this card with so many sets of tiles in the scatter, on average. The Box card
    starts horizontally, a Hide-and-Seek card comes upright."""
    strokes = float(CARD_STROKES)
    for piece, face, turn in zip(card.pieces, card.faces, card.turns, strict=True):
        if piece < KIND_COUNT:
            strokes += TILE_STROKES + best_adjusting(face, turn, sets)
        elif piece == BOX:
            strokes += BOX_STROKES + (face != HORIZONTAL)
        elif piece == SYMBOL:
            strokes += turning(0, turn) + 1  # it is in the paw already: place it
    return strokes + (peeking() if card.symbol != NO_SYMBOL else 0.0)
