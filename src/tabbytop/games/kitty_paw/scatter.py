"""Where things lie in the middle: 28 spots for tiles, boxes around them, a seat on each side.

Places are in tenths of a tile's width, right and down from the middle of the table. They matter to
eyes and hands only; no rule asks for them.
"""

import math
from typing import Final

from tabbytop.games.kitty_paw.pieces import MOST_SEATS, SYMBOL_COUNT, TILE_COUNT

# Rings of spots from the middle outwards, so that few tiles lie together and many fill the cloth.
_RINGS: Final = [(1, 0), (6, 13), (10, 25), (11, 37)]
_BOXES_AT: Final = 52
_SEATS_AT: Final = 75


def _ring(count: int, radius: int, offset: float) -> list[tuple[int, int]]:
    places = []
    for number in range(count):
        angle = 2 * math.pi * (number + offset) / count
        places.append((round(radius * math.sin(angle)), round(-radius * math.cos(angle))))
    return places


SPOTS: Final = [
    place
    for turn, (count, radius) in enumerate(_RINGS)
    for place in _ring(count, radius, 0.5 * (turn % 2))
][:TILE_COUNT]
BOX_PLACES: Final = _ring(SYMBOL_COUNT, _BOXES_AT, 0.5)
SEAT_PLACES: Final = [(0, _SEATS_AT), (-_SEATS_AT, 0), (0, -_SEATS_AT), (_SEATS_AT, 0)][:MOST_SEATS]
