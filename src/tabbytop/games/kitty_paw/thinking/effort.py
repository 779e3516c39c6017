"""The effort of a card: the strokes that an ideal player needs, alone at the table.

A stroke is a move of the notation. An ideal player takes the tile of a kind that lies best, turns
it the short way round, puts everything down where it stays, forgets no box and peeks into none
twice. The lie of the tiles and the box of the symbol vary: the average over all such tables is
computed exactly.
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


def turn_strokes(before: int, after: int) -> int:
    """Strokes from one rotation to another, the short way round."""
    way = (after - before) % ROTATIONS
    return min(way, ROTATIONS - way)


def adjust_strokes(face: int, turn: int, lies_face: int, lies_turn: int) -> int:
    """Strokes that bring a tile from how it lies to a face and a rotation."""
    return turn_strokes(lies_turn, turn) + (face != lies_face)


def mean_adjust_strokes(face: int, turn: int, tiles: int) -> float:
    """The mean of the least `adjust_strokes` over a number of randomly lying tiles."""
    ways = [
        adjust_strokes(face, turn, lies_face, lies_turn)
        for lies_face in range(len(FACES))
        for lies_turn in range(ROTATIONS)
    ]
    # The mean of a count is the sum, over all k from 1, of the probability to be at least k.
    return sum(
        (sum(way >= least for way in ways) / len(ways)) ** tiles
        for least in range(1, max(ways) + 1)
    )


def mean_peek_strokes() -> float:
    """The mean number of strokes until the symbol is found: it may be in any of the boxes."""
    return PEEK_STROKES * (SYMBOL_COUNT + 1) / 2


def effort(card: Pattern, sets: int) -> float:
    """The mean number of strokes for a card, with this many sets of tiles in the scatter.

    The Box card starts horizontally, a Hide-and-Seek card comes upright.
    """
    strokes = float(CARD_STROKES)
    for piece, face, turn in zip(card.pieces, card.faces, card.turns, strict=True):
        if piece < KIND_COUNT:
            strokes += TILE_STROKES + mean_adjust_strokes(face, turn, sets)
        elif piece == BOX:
            strokes += BOX_STROKES + (face != HORIZONTAL)
        elif piece == SYMBOL:
            strokes += turn_strokes(0, turn) + 1  # it is in the paw already: place it
    return strokes + (mean_peek_strokes() if card.symbol != NO_SYMBOL else 0.0)
