"""A brute-force check of a mat against its card, from a view and by other means than the rules.

Pieces are points and hexagons in the plane. A tile is a hexagon with corners above and below, two
steps wide; overlap is tested with many sample points.
"""

import functools
import math
from collections.abc import Iterator, Mapping
from typing import Any

_HEIGHT = math.sqrt(3) / 2  # from row to row
_GRID = 12

Point = tuple[float, float]
Lying = tuple[str, str, int, str | None]  # piece, face, rotation, symbol


def of_cell(name: str) -> Point:
    """The position of a cell: every other row is half a step to the right."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return column + row % 2 / 2, row * _HEIGHT


def of_axial(q: int, r: int) -> Point:
    """The position of axial coordinates."""
    return q + r / 2, r * _HEIGHT


def matches(seat: Mapping[str, Any], card: Mapping[str, Any]) -> bool:
    """KP-D2, for what a view says about a seat and a card."""
    mat = [(of_cell(p["cell"]), lying(p, p["symbol"])) for p in seat["mat"]]
    shown = [
        (of_axial(p["q"], p["r"]), lying(p, card["symbol"] if p["piece"] == "symbol" else None))
        for p in card["pieces"]
    ]
    if sorted(how for _, how in mat) != sorted(how for _, how in shown):
        return False
    return any(
        same_figure(shifted(mat, where), shifted(shown, corner))
        for where, how in mat
        for corner, wanted in shown
        if how == wanted
    )


def lying(piece: Mapping[str, Any], symbol: str | None) -> Lying:
    """How a piece lies, without its place."""
    return piece["piece"], piece["face"], piece["turn"], symbol or ""


def shifted(figure: list[tuple[Point, Lying]], to: Point) -> list[tuple[Point, Lying]]:
    """The figure with this point as its origin, rounded for comparison."""
    return [((round(x - to[0], 6) + 0.0, round(y - to[1], 6) + 0.0), how) for (x, y), how in figure]


def same_figure(mat: list[tuple[Point, Lying]], shown: list[tuple[Point, Lying]]) -> bool:
    """Whether the same pieces lie in the same places, and in the same order where they overlap."""
    if sorted(mat) != sorted(shown):
        return False
    for upper in range(len(shown)):
        for lower in range(upper):
            if overlap(shown[lower], shown[upper]):
                if mat.index(shown[upper]) < mat.index(shown[lower]):
                    return False
    return True


def overlap(one: tuple[Point, Lying], other: tuple[Point, Lying]) -> bool:
    """Whether some hexagon of one lies partly on some hexagon of the other."""
    return any(
        share_a_point((round(there[0] - here[0], 6), round(there[1] - here[1], 6)))
        for here in hexagons(one)
        for there in hexagons(other)
    )


@functools.cache
def share_a_point(apart: Point) -> bool:
    """Whether some point lies well inside two hexagons that are so far apart."""
    return any(inside(point, apart) for point in points_of((0.0, 0.0)))


def hexagons(piece: tuple[Point, Lying]) -> list[Point]:
    """The centres of a piece's hexagons: the long cat's second lies where its rotation points."""
    (x, y), (name, _, turn, _) = piece
    if name != "bobtail":
        return [(x, y)]
    angle = math.radians(60 * turn)
    return [(x, y), (x + 2 * math.cos(angle), y + 2 * math.sin(angle))]


def points_of(middle: Point) -> Iterator[Point]:
    """Points all over a hexagon."""
    for across in range(-_GRID, _GRID + 1):
        for down in range(-_GRID, _GRID + 1):
            point = middle[0] + across / _GRID, middle[1] + down * 1.2 / _GRID
            if inside(point, middle):
                yield point


def inside(point: Point, middle: Point) -> bool:
    """Whether a point lies within a hexagon, and not on its rim."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    return all(
        abs(x * math.cos(angle) + y * math.sin(angle)) < 1 - 1e-6
        for angle in (0.0, math.pi / 3, -math.pi / 3)
    )
