"""Polyhexes: shapes of hexagonal tiles side by side, and the families worth building.

A silhouette is a set of places in axial coordinates (q, r), counted in whole tiles, with its first
row and its leftmost column at 0. `FAMILIES` defines the interesting shapes.
"""

from collections.abc import Callable, Iterator
from functools import cache

Place = tuple[int, int]
Silhouette = frozenset[Place]

# Clockwise from the right, as in the lattice.
SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def across(place: Place) -> int:
    """Return the horizontal position in half tiles, comparable between rows."""
    return 2 * place[0] + place[1]


def neighbours(place: Place) -> list[Place]:
    """Return the six places around it."""
    return [(place[0] + q, place[1] + r) for q, r in SIDES]


def settled(places: Iterator[Place] | Silhouette) -> Silhouette:
    """Return the same shape, moved to the corner where all shapes are compared."""
    all_places = list(places)
    up = min(r for _, r in all_places)
    left = min(across(place) for place in all_places)
    shift = (left - up) // 2  # rows above keep their half step
    return frozenset((q - shift, r - up) for q, r in all_places)


def turned(shape: Silhouette) -> Silhouette:
    """Return the shape rotated by a sixth of a full turn."""
    return settled((-r, q + r) for q, r in shape)


def mirrored(shape: Silhouette) -> Silhouette:
    """Return the shape with left and right exchanged."""
    return settled((-q - r, r) for q, r in shape)


@cache
def free_form(shape: Silhouette) -> tuple[Place, ...]:
    """Return a canonical form, equal for all rotations and reflections."""
    forms = []
    for start in (settled(shape), mirrored(shape)):
        form = start
        for _ in SIDES:
            form = turned(form)
            forms.append(tuple(sorted(form)))
    return min(forms)


@cache
def silhouettes(size: int) -> list[Silhouette]:
    """Return every connected shape of so many tiles, each orientation separately, in a fixed
    order."""
    if size == 1:
        return [frozenset([(0, 0)])]
    grown = {
        settled(shape | {beside})
        for shape in silhouettes(size - 1)
        for place in shape
        for beside in neighbours(place)
        if beside not in shape
    }
    return sorted(grown, key=sorted)


def contacts(shape: Silhouette) -> list[int]:
    """Return how many others each place touches, ascending."""
    return sorted(sum(beside in shape for beside in neighbours(place)) for place in shape)


def has_hole(shape: Silhouette) -> bool:
    """Return whether it encloses an empty place. By Euler: tiles minus contacts plus triples
    that all touch each other make 1 for a connected figure, and one less for each hole."""
    triples = 0
    for q, r in shape:
        if (q + 1, r) in shape:
            triples += ((q, r + 1) in shape) + ((q + 1, r - 1) in shape)
    return len(shape) - sum(contacts(shape)) // 2 + triples < 1


def is_path(shape: Silhouette) -> bool:
    """Return whether it is a path that touches itself nowhere."""
    touches = contacts(shape)
    return touches[:2] == [1, 1] and touches[2:3] != [1] and touches[-1] == 2


def is_straight(shape: Silhouette) -> bool:
    """Return whether all tiles lie in one line."""
    rows, columns = {r for _, r in shape}, {q for q, _ in shape}
    slants = {q + r for q, r in shape}
    return 1 in {len(rows), len(columns), len(slants)}


def height(shape: Silhouette) -> int:
    """Return the number of rows."""
    return 1 + max(r for _, r in shape) - min(r for _, r in shape)


def width(shape: Silhouette) -> int:
    """Return the width in half tiles."""
    return 2 + max(across(place) for place in shape) - min(across(place) for place in shape)


def _ends(shape: Silhouette) -> list[Place]:
    return [place for place in shape if sum(b in shape for b in neighbours(place)) == 1]


def _is_bow(shape: Silhouette, end_row: int) -> bool:
    """Return whether it is symmetric, with both ends and nothing else in this row."""
    ends = _ends(shape)
    return (
        is_path(shape)
        and shape == mirrored(shape)
        and not is_straight(shape)
        and sorted(r for _, r in ends) == [end_row] * 2
    )


def is_arch(shape: Silhouette) -> bool:
    """Return whether it stands on two feet."""
    return _is_bow(shape, height(shape) - 1)


def is_cup(shape: Silhouette) -> bool:
    """Return whether it is open above."""
    return _is_bow(shape, 0)


def is_ring(shape: Silhouette) -> bool:
    """Return whether it encloses a hole."""
    return len(shape) >= 6 and has_hole(shape)


def is_snake(shape: Silhouette) -> bool:
    """Return whether it is a path with bends."""
    return is_path(shape) and not is_straight(shape)


def is_tower(shape: Silhouette) -> bool:
    """Return whether it is tall and narrow."""
    return width(shape) <= 5 and height(shape) >= 4 and not has_hole(shape)


def is_tree(shape: Silhouette) -> bool:
    """Return whether it branches without three tiles that all touch."""
    return sum(contacts(shape)) == 2 * (len(shape) - 1) and contacts(shape)[-1] == 3


def is_butterfly(shape: Silhouette) -> bool:
    """Return whether it is symmetric and airy, and no path."""
    airy = sum(contacts(shape)) <= 2 * (len(shape) + 1)
    return airy and shape == mirrored(shape) and not is_path(shape) and not has_hole(shape)


def is_pyramid(shape: Silhouette) -> bool:
    """Return whether it is symmetric, and no row is narrower than the one above it."""
    rows = [sum(1 for _, r in shape if r == row) for row in range(height(shape))]
    return (
        len(rows) > 1 and shape == mirrored(shape) and rows == sorted(rows) and rows[0] < rows[-1]
    )


def is_spinner(shape: Silhouette) -> bool:
    """Return whether it is unchanged by half a turn, but not by a reflection."""
    half = turned(turned(turned(shape)))
    return shape == half and shape != mirrored(shape) and not is_straight(shape)


FAMILIES: dict[str, Callable[[Silhouette], bool]] = {
    "arch": is_arch,
    "butterfly": is_butterfly,
    "cup": is_cup,
    "pyramid": is_pyramid,
    "ring": is_ring,
    "snake": is_snake,
    "spinner": is_spinner,
    "tower": is_tower,
    "tree": is_tree,
}
MOST_ROWS = 5
MOST_WIDTH = 10


@cache
def family(name: str, size: int) -> list[Silhouette]:
    """Return all shapes of this family that look good on a card."""
    return [
        shape
        for shape in silhouettes(size)
        if height(shape) <= MOST_ROWS and width(shape) <= MOST_WIDTH and FAMILIES[name](shape)
    ]
