"""The picture of a Kitty card: its figure on a grid of tiles, and its text."""

from kitty_cards.cubes import SHADOW, hexagon, sticking_out, tile
from kitty_cards.heads import hide_and_seek
from kitty_cards.pen import (
    CREAM,
    HALF_WIDTH,
    INK,
    RADIUS,
    group,
    line,
    number,
    outlined,
    rectangle,
    text,
    used,
)
from kitty_cards.visibility import Laid, places
from tabbytop.games.kitty_paw.patterns import THREE, Pattern
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    KINDS,
    LONG,
    SIDES,
    SYMBOL,
    SYMBOLS,
    VERTICAL,
)

CARD_WIDTH, CARD_HEIGHT = 224, 276
PICTURE = (12, 34, 200, 200)  # on a card: left, top, width, height
LARGEST = 0.62  # a tile on a card is never drawn larger
BOX_WIDTH, BOX_HEIGHT = 3.4 * RADIUS, 2.6 * RADIUS
# By set: title, the colour of its cards and of what is written on them.
STYLES = [
    ("Level I", "#E3F1E8", "#2E7F9E"),
    ("Level II, green", "#E4F2DC", "#1B6A52"),
    ("Level II, yellow", "#FBF0CB", "#9A6B00"),
    ("Level III", "#F9E2DA", "#B3401F"),
]
NUMERALS = ["I", "II", "II", "III"]


def _box_card() -> str:
    """Draw a cardboard box from above, with its flaps open to the left and right."""
    w, h = BOX_WIDTH / 2, BOX_HEIGHT / 2
    top, low = number(-h + 7), number(h - 7)
    return (
        rectangle(-w, -h, 2 * w, 2 * h, 9, f'fill="{CREAM}" stroke="{INK}" stroke-width="2.4"')
        + outlined(f"M-42 {top}L-62 -34V34L-42 {low}Z", "#DDB27C", 2.2)
        + outlined(f"M42 {top}L62 -34V34L42 {low}Z", "#C99559", 2.2)
        + outlined(f"M-42 {top}H42V{low}H-42Z", "#8A5F34", 2.2)
        + line(f"M-30 {top}V{low}M30 {top}V{low}", "#7A522B", 3)
    )


def definitions() -> str:
    """Return every drawing that cards are made of, by name, for reuse."""
    parts = ['<clipPath id="side"><path d="M0 0H100V100H0Z"/></clipPath>']
    for kind in KINDS:
        for face, name in enumerate(FACES):
            parts.append(group(tile(kind, face), f"{kind}-{name}"))
            parts.append(group(sticking_out(kind, face), f"{kind}-{name}-out"))
    parts.extend(group(hide_and_seek(name), name.replace(" ", "-")) for name in SYMBOLS)
    parts.append(group(_box_card(), SIDES[0]))
    parts.append(group(group(_box_card(), "", "rotate(90)"), SIDES[1]))
    for name, long in (("shadow", False), ("long-shadow", True)):
        parts.append(f'<path id="{name}" d="{hexagon(long)}" fill="{SHADOW}" opacity=".22"/>')
    parts.append(f'<clipPath id="picture">{rectangle(*PICTURE, 10, "")}</clipPath>')
    parts.append(_grid())
    return "<defs>" + "".join(parts) + "</defs>"


def _grid() -> str:
    """Draw a mat's worth of tiles, so that places can be compared."""
    w, r = HALF_WIDTH, RADIUS
    three_sides = f"v{number(-r)}l{number(w)} {number(-r / 2)}l{number(w)} {number(r / 2)}"
    paths = []
    for row in range(-8, 9):
        for column in range(-8, 9):
            x, y = 2 * w * column + (w if row % 2 else 0), 1.5 * r * row
            paths.append(f"M{number(x - w)} {number(y + r / 2)}{three_sides}")
    look = f'fill="none" stroke="{INK}" stroke-opacity=".09" stroke-width="2"'
    return f'<path id="grid" d="{"".join(paths)}" {look}/>'


def middle(q: int, r: int) -> tuple[float, float]:
    """Return the coordinates of a place in the picture."""
    return HALF_WIDTH * (q + r / 2), 0.75 * RADIUS * r


def laid(card: Pattern) -> list[Laid]:
    """Return the pieces, the lowest first."""
    rows = zip(card.pieces, card.qs, card.rs, card.faces, card.turns, strict=True)
    return [Laid(*row) for row in rows]


def _shade(one: Laid) -> str:
    x, y = middle(one.q, one.r)
    return used("long-shadow" if one.piece == LONG else "shadow", x + 4, y + 6, one.turn)


def _piece(one: Laid, symbol: int) -> tuple[str, str]:
    """Return the part inside of its hexagon, and the part that sticks out."""
    x, y = middle(one.q, one.r)
    if one.piece == BOX:
        return used(SIDES[one.face], x, y), ""
    if one.piece == SYMBOL:
        return used(SYMBOLS[symbol].replace(" ", "-"), x, y, one.turn), ""
    name = f"{KINDS[one.piece]}-{FACES[one.face]}"
    return used(name, x, y, one.turn), used(f"{name}-out", x, y, one.turn)


def figure(card: Pattern) -> str:
    """Draw all pieces. Side by side, ears and paws are drawn over the neighbours; in layers,
    each cat is whole and covers what is below it."""
    pieces = laid(card)
    drawn = [(_shade(one) if one.piece != BOX else "", *_piece(one, card.symbol)) for one in pieces]
    if card.deck == THREE:
        return "".join(shade + inside + out for shade, inside, out in drawn)
    box, rest = drawn[0], drawn[1:]
    return box[1] + "".join("".join(part) for part in zip(*rest, strict=True))


def _bounds(card: Pattern) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of everything drawn."""
    boxes = []
    for one in laid(card):
        wide, high = HALF_WIDTH + 6, RADIUS + 6
        if one.piece == BOX:
            wide, high = BOX_WIDTH / 2, BOX_HEIGHT / 2
            if one.face == VERTICAL:
                wide, high = high, wide
        for q, r in places(one):
            x, y = middle(q, r)
            boxes.append((x - wide, y - high, x + wide, y + high))
    return (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )


def card_picture(number_: int, card: Pattern) -> str:
    """Draw one card, with its corner at 0, 0."""
    left, top, right, bottom = _bounds(card)
    px, py, wide, high = PICTURE
    scale = min(LARGEST, (wide - 8) / (right - left), (high - 8) / (bottom - top))
    x = px + wide / 2 - scale * (left + right) / 2
    y = py + high / 2 - scale * (top + bottom) / 2
    box = laid(card)[0]
    grid = used("grid", *middle(box.q, box.r))
    there = f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">'
    return (
        _blank(card)
        + f'<g clip-path="url(#picture)">{there}{grid}</g></g>{there}{figure(card)}</g>'
        + _writing(number_, card)
    )


def _blank(card: Pattern) -> str:
    """Draw an empty card."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    return (
        rectangle(3, 5, w, h, 14, f'fill="{SHADOW}" opacity=".18"')
        + rectangle(0, 0, w, h, 14, 'fill="#FFF8EA" stroke="#CDB48B" stroke-width="1.5"')
        + rectangle(*PICTURE, 10, f'fill="{STYLES[card.deck][1]}"')
    )


def _writing(number_: int, card: Pattern) -> str:
    """Draw the level, number, pieces, points and cost."""
    w, h, ink = CARD_WIDTH, CARD_HEIGHT, STYLES[card.deck][2]
    level = NUMERALS[card.deck]
    words = f"{card.cats} cats" + (f" and a {SYMBOLS[card.symbol]}" if card.deck else "")
    return (
        rectangle(12, 9, 18 + 9 * len(level), 20, 6, f'fill="{ink}"')
        + text(level, 21 + 4.5 * len(level), 24, 14, CREAM, anchor="middle")
        + text(str(number_), w - 14, 25, 13, "#8A7A66", anchor="end")
        + text(words, 14, h - 24, 12, "#5B4E60", bold=False)
        + text(f"or \N{MINUS SIGN}{-card.penalty} if wrong", 14, h - 9, 12, ink)
        + text(str(card.cats), w - 14, h - 9, 34, INK, anchor="end")
    )
