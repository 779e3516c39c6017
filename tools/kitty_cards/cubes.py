"""Cats as cubes, seen from above: the face is on the left side, the back or the belly on top.

A cat is drawn around its middle, not rotated. Ears and paws, which stick out of the hexagon, are
drawn separately, so that neighbours do not cover them.
"""

from kitty_cards.coats import (
    ASLEEP,
    AWAKE,
    COATS,
    HIND_ASLEEP,
    HIND_AWAKE,
    Coat,
    Marks,
    bob,
)
from kitty_cards.pen import (
    CREAM,
    HALF_WIDTH,
    INK,
    RADIUS,
    dot,
    filled,
    group,
    line,
    mixed,
    number,
    outlined,
    polygon,
)
from tabbytop.games.kitty_paw.pieces import BELLY, KINDS, LONG

NOSE = "#D9737B"
SHADOW = "#3A2418"
BIG_EARS = {"sphynx": 58.0}
_SQUARE = "M0 0H100V100H0Z"


def hexagon(long: bool = False) -> str:
    """Return the outline of a tile; of the long one: two hexagons side by side."""
    w, r = HALF_WIDTH, RADIUS
    if not long:
        return polygon([(-w, -r / 2), (0, -r), (w, -r / 2), (w, r / 2), (0, r), (-w, r / 2)])
    above = [(-w, -r / 2), (0.0, -r), (w, -r / 2), (2 * w, -r), (3 * w, -r / 2)]
    return polygon([*above, *((x, -y) for x, y in reversed(above))])


def _side(inner: str, matrix: tuple[float, ...], at: float) -> str:
    """Draw a side of the cube: a slanted square."""
    a, b, c, d, x, y = matrix
    values = " ".join(f"{value:.4f}" for value in (a, b, c, d, x + at, y))
    return f'<g transform="matrix({values})" clip-path="url(#side)">{inner}</g>'


def cube(sides: Marks, at: float = 0.0) -> str:
    """Draw three painted sides of a cube, and its inner edges."""
    w, r = HALF_WIDTH, RADIUS
    left = (w / 100, r / 200, 0.0, r / 100, -w, -r / 2)
    right = (w / 100, -r / 200, 0.0, r / 100, 0.0, 0.0)
    top = (w / 100, r / 200, w / 100, -r / 200, -w, -r / 2)
    edges = f"M{number(at - w)} {number(-r / 2)}L{number(at)} 0L{number(at + w)} {number(-r / 2)}"
    return (
        _side(sides.top, top, at)
        + _side(sides.right, right, at)
        + _side(sides.left, left, at)
        + line(f"{edges}M{number(at)} 0V{number(r)}", INK, 2)
    )


def _muzzle(coat: Coat, kind: str) -> str:
    if kind in {"tuxedo", "siamese", "calico", "bobtail"}:
        return ""
    round_it = "M50 56C40 56 28 62 28 72C28 84 42 84 50 81C58 84 72 84 72 72C72 62 60 56 50 56Z"
    return filled(round_it, coat.light)


def _open_eyes(coat: Coat) -> str:
    return "".join(
        dot(x, 47, 12, 13, coat.eye, 4) + dot(x, 48, 6, 9, "#1D1626") + dot(x - 4, 43, 4, 4, "#FFF")
        for x in (29, 71)
    )


def _nose_and_whiskers() -> str:
    return (
        outlined("M44 61Q50 58 56 61Q54 68 50 69Q46 68 44 61Z", NOSE, 2.4)
        + line("M50 69V73Q43 81 37 74M50 73Q57 81 63 74", INK, 3.6)
        + line("M22 68L2 63M22 74L3 78M78 68L98 63M78 74L97 78", INK, 2.4)
    )


def awake_face(kind: str) -> str:
    """Draw the left side of a cat on its feet."""
    coat = COATS[kind]
    feet = "".join(
        outlined(f"M{x - 13} 100V94Q{x} 82 {x + 13} 94V100Z", coat.paws, 3.4) for x in (28, 72)
    )
    return (
        filled(_SQUARE, coat.left)
        + AWAKE[kind].left
        + _muzzle(coat, kind)
        + _open_eyes(coat)
        + _nose_and_whiskers()
        + feet
    )


def asleep_face(kind: str) -> str:
    """Draw the left side of a cat on its back: upside down, eyes closed."""
    coat = COATS[kind]
    shut = line("M17 47Q29 57 41 47M59 47Q71 57 83 47", INK, 5)
    face = _muzzle(coat, kind) + shut + _nose_and_whiskers()
    upside_down = group(face, "", "matrix(1 0 0 -1 0 100)")
    return filled(_SQUARE, coat.left) + ASLEEP[kind].left + upside_down


def _legs(coat: Coat, kind: str, columns: tuple[int, ...]) -> str:
    pale = coat.right if kind in {"siamese", "tuxedo"} else mixed(coat.right, "#FFFFFF", 0.12)
    return "".join(
        outlined(f"M{x} 100V84Q{x + 14} 74 {x + 28} 84V100Z", pale, 3.2) for x in columns
    )


def _tail(coat: Coat) -> str:
    curl = "M94 34C70 26 56 44 68 62"
    return line(curl, INK, 19) + line(curl, coat.tail, 12)


def _belly(coat: Coat, kind: str) -> str:
    colour = "#FFE3CB" if kind in {"calico", "bobtail"} else coat.light
    return filled("M14 50C14 16 86 16 86 50C86 84 14 84 14 50Z", colour)


def _front(kind: str, face: int) -> Marks:
    """Draw a whole short cat, or the front half of the long one: no tail, and only the forelegs."""
    coat = COATS[kind]
    marks = ASLEEP[kind] if face == BELLY else AWAKE[kind]
    top, right = filled(_SQUARE, coat.top), filled(_SQUARE, coat.right) + marks.right
    if face == BELLY:
        return Marks(top + _belly(coat, kind) + marks.top, asleep_face(kind), right)
    if kind == KINDS[LONG]:
        behind = _legs(coat, kind, (8,))
    else:
        behind = _legs(coat, kind, (8, 64)) + _tail(coat)
    return Marks(top + marks.top, awake_face(kind), right + behind)


def _hind_half(kind: str, face: int) -> Marks:
    coat = COATS[kind]
    marks = HIND_ASLEEP if face == BELLY else HIND_AWAKE
    top, left = filled(_SQUARE, coat.top), filled(_SQUARE, coat.left) + marks.left
    right = filled(_SQUARE, coat.right) + marks.right
    if face == BELLY:
        return Marks(top + _belly(coat, kind) + marks.top, left, right + bob(84, 60))
    return Marks(top + marks.top, left, right + _legs(coat, kind, (64,)) + bob(84, 36))


def tile(kind: str, face: int) -> str:
    """Draw a cat without the parts that stick out."""
    long = kind == KINDS[LONG]
    outline = hexagon(long)
    card = (
        f'<path d="{outline}" fill="{CREAM}" stroke="{CREAM}" stroke-width="8" '
        'stroke-linejoin="round"/>'
    )
    hind = cube(_hind_half(kind, face), 2 * HALF_WIDTH) if long else ""
    return card + cube(_front(kind, face)) + hind + line(outline, INK, 3)


def _ear(kind: str, start: float, end: float, colour: str, lean: float) -> str:
    """Draw an ear on the upper edge of the left side."""
    w, r = HALF_WIDTH, RADIUS
    tall = BIG_EARS.get(kind, 40.0)

    def at(along: float, up: float) -> tuple[float, float]:
        return -w + along * w / 100, -r / 2 + along * r / 200 - up * r / 100

    corners = [at(start, -3), at((start + end) / 2 + lean, tall), at(end, -3)]
    x, y = sum(c[0] for c in corners) / 3, sum(c[1] for c in corners) / 3 + 1
    inner = [(x + (c[0] - x) / 2, y + (c[1] - y) / 2) for c in corners]
    return outlined(polygon(corners), colour, 2.6) + filled(polygon(inner), COATS[kind].ear)


def _paw(kind: str, along: float, back: float, at: float) -> str:
    """Draw a paw that stands up from the top side."""
    w, r = HALF_WIDTH, RADIUS
    x = at - w + (along + back) * w / 100
    y = -r / 2 + (along - back) * r / 200
    stub = outlined("M-6 3V-9A6 6 0 0 1 6 -9V3Q0 6 -6 3Z", COATS[kind].paws, 2.4)
    toe = dot(0, -9.5, 2.6, 2.2, "#E88A93")
    return group(stub + toe, "", f"translate({number(x)} {number(y)})")


def sticking_out(kind: str, face: int) -> str:
    """Draw the ears of a cat on its feet, or the paws of one on its back."""
    if face != BELLY:
        first, second = COATS[kind].ears
        return _ear(kind, 6, 42, first, -4) + _ear(kind, 58, 94, second, 4)
    hind = 2 * HALF_WIDTH if kind == KINDS[LONG] else 0.0
    spots = [(22, 80, hind), (78, 80, hind), (22, 20, 0.0), (78, 20, 0.0)]
    return "".join(_paw(kind, *spot) for spot in spots)
