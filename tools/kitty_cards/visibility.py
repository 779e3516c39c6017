"""The visible parts of overlapping pieces.

With half-tile steps every outline follows a grid of small triangles, 24 to a hexagon, so that
covered parts can be counted exactly. An area is an int with one bit for each of its triangles.
"""

from functools import cache
from typing import NamedTuple

from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.pieces import LONG, SYMBOL

Area = int


class Laid(NamedTuple):
    """A piece in its place; like a line of `Pattern`."""

    piece: int
    q: int
    r: int
    face: int
    turn: int


# The grid's two steps lead down right along a hexagon's side, and straight down. A triangle goes by
# its middle, in thirds of these steps.
_HEXAGON = [
    (a, b)
    for column in range(-2, 2)
    for row in range(-2, 2)
    for a, b in ((3 * column + 1, 3 * row + 1), (3 * column + 2, 3 * row + 2))
    if abs(a + b) < 6
]
TRIANGLES = len(_HEXAGON)
# The left side of the cube, where the cat's own face is; on a Hide-and-Seek card the middle.
_CAT_FACE = [(a, b) for a, b in _HEXAGON if a < 0 < b]
_PICTURE = [(a, b) for a, b in _HEXAGON if max(abs(a), abs(b), abs(a + b)) < 3]
_BREADTH = 128  # of the grid: far wider than any card
_MIDDLE = _BREADTH // 2


def _area(triangles: list[tuple[int, int]], turn: int, q: int, r: int) -> Area:
    area = 0
    for a, b in triangles:
        for _ in range(turn):
            a, b = -b, a + b  # noqa: PLW2901 (a sixth of a turn)
        column, row = _MIDDLE + a // 3 + 2 * q + r, _MIDDLE + b // 3 + r - q
        area |= 1 << 2 * (column * _BREADTH + row) + a % 3 - 1
    return area


@cache
def _hexagon(q: int, r: int) -> Area:
    return _area(_HEXAGON, 0, q, r)


def places(laid: Laid) -> list[tuple[int, int]]:
    """Return the places of its cubes: one, or two for the long cat."""
    near = (laid.q, laid.r)
    if laid.piece != LONG:
        return [near]
    return [near, (laid.q + 2 * STEP_Q[laid.turn], laid.r + 2 * STEP_R[laid.turn])]


def covered_by(laid: Laid) -> Area:
    """Return the area that it covers."""
    area = 0
    for q, r in places(laid):
        area |= _hexagon(q, r)
    return area


def telling_part(laid: Laid) -> Area:
    """Return the area that shows which piece it is and how it lies."""
    part = _PICTURE if laid.piece == SYMBOL else _CAT_FACE
    return _area(part, laid.turn, laid.q, laid.r)


def seen(pile: list[Laid]) -> list[Area]:
    """Return the visible area of each piece, the lowest first."""
    above = 0
    left = []
    for laid in reversed(pile):
        area = covered_by(laid)
        left.append(area & ~above)
        above |= area
    return left[::-1]


def overlaps(pile: list[Laid]) -> dict[tuple[int, int], tuple[int, int]]:
    """Return, for each pair that overlaps (lower, upper), how many triangles they share, and how
    many of these no third piece hides."""
    found = {}
    visible = seen(pile)
    areas = [covered_by(laid) for laid in pile]
    for upper in range(len(pile)):
        for lower in range(upper):
            shared = areas[lower] & areas[upper]
            if shared:
                found[lower, upper] = (shared.bit_count(), (shared & visible[upper]).bit_count())
    return found
