"""All 48 cards on one sheet, as SVG, for people to judge."""

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
    used,
)
from kitty_cards.visibility import Laid, places

from tabbytop.games.kitty_paw.patterns import THREE, Pattern
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    KIND_COUNT,
    KINDS,
    LONG,
    SIDES,
    SYMBOL,
    SYMBOLS,
    TITLES,
    VERTICAL,
)

CARD_WIDTH, CARD_HEIGHT = 224, 276
GAP = 18
COLUMNS = 8
MARGIN = 30
HEADING = 54
LEGEND = 290
PICTURE = (12, 34, 200, 200)  # on a card: left, top, width, height
LARGEST = 0.62  # a tile on a card is never drawn larger
BOX_WIDTH, BOX_HEIGHT = 3.4 * RADIUS, 2.6 * RADIUS
FONT = 'font-family="Trebuchet MS, Verdana, DejaVu Sans, sans-serif"'
# By set: title, the colour of its cards and of what is written on them.
STYLES = [
    ("Level I", "#E3F1E8", "#2E7F9E"),
    ("Level II, green", "#E4F2DC", "#1B6A52"),
    ("Level II, yellow", "#FBF0CB", "#9A6B00"),
    ("Level III", "#F9E2DA", "#B3401F"),
]
NUMERALS = ["I", "II", "II", "III"]


def text(
    words: str, x: float, y: float, size: int, colour: str = INK, *, anchor: str = "start", bold: bool = True
) -> str:
    """A line of text."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size}"{weight} fill="{colour}" '
        f'text-anchor="{anchor}">{words}</text>'
    )


def _box_card() -> str:
    """Horizontal: a cardboard box from above, its flaps open to the left and right."""
    w, h = BOX_WIDTH / 2, BOX_HEIGHT / 2
    card = f'<rect x="{number(-w)}" y="{number(-h)}" width="{number(2 * w)}" height="{number(2 * h)}" rx="9"'
    inside = f'<rect x="-42" y="{number(-h + 7)}" width="84" height="{number(2 * h - 14)}"'
    top, low = number(-h + 7), number(h - 7)
    return (
        f'{card} fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/>'
        + outlined(f"M-42 {top}L-62 -34V34L-42 {low}Z", "#DDB27C", 2.2)
        + outlined(f"M42 {top}L62 -34V34L42 {low}Z", "#C99559", 2.2)
        + f'{inside} fill="#8A5F34" stroke="{INK}" stroke-width="2.2"/>'
        + line(f"M-30 {top}V{low}M30 {top}V{low}", "#7A522B", 3)
    )


def _definitions() -> str:
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
    parts.append(f'<clipPath id="picture"><rect x="{PICTURE[0]}" y="{PICTURE[1]}" width="{PICTURE[2]}" height="{PICTURE[3]}" rx="10"/></clipPath>')
    parts.append(_grid())
    return "<defs>" + "".join(parts) + "</defs>"


def _grid() -> str:
    """A mat's worth of tiles, to see by what places differ."""
    w, r = HALF_WIDTH, RADIUS
    paths = []
    for row in range(-8, 9):
        for column in range(-8, 9):
            x, y = 2 * w * column + (w if row % 2 else 0), 1.5 * r * row
            paths.append(f"M{number(x - w)} {number(y + r / 2)}v{number(-r)}l{number(w)} {number(-r / 2)}l{number(w)} {number(r / 2)}")
    return f'<path id="grid" d="{"".join(paths)}" fill="none" stroke="{INK}" stroke-opacity=".09" stroke-width="2"/>'


def middle(q: int, r: int) -> tuple[float, float]:
    """Where a place is on paper."""
    return HALF_WIDTH * (q + r / 2), 0.75 * RADIUS * r


def laid(card: Pattern) -> list[Laid]:
    """Its pieces, the lowest first."""
    rows = zip(card.pieces, card.qs, card.rs, card.faces, card.turns, strict=True)
    return [Laid(*row) for row in rows]


def _shade(one: Laid) -> str:
    x, y = middle(one.q, one.r)
    return used("long-shadow" if one.piece == LONG else "shadow", x + 4, y + 6, one.turn)


def _piece(one: Laid, symbol: int) -> tuple[str, str]:
    """What is in its hexagon, and what sticks out."""
    x, y = middle(one.q, one.r)
    if one.piece == BOX:
        return used(SIDES[one.face], x, y), ""
    if one.piece == SYMBOL:
        return used(SYMBOLS[symbol].replace(" ", "-"), x, y, one.turn), ""
    name = f"{KINDS[one.piece]}-{FACES[one.face]}"
    return used(name, x, y, one.turn), used(f"{name}-out", x, y, one.turn)


def figure(card: Pattern) -> str:
    """All pieces. Side by side, ears and paws are over the neighbours; in layers, each cat is whole
    and lies over what is below it."""
    pieces = laid(card)
    drawn = [(_shade(one) if one.piece != BOX else "", *_piece(one, card.symbol)) for one in pieces]
    if card.deck == THREE:
        return "".join(shade + inside + out for shade, inside, out in drawn)
    box, rest = drawn[0], drawn[1:]
    return box[1] + "".join(d[0] for d in rest) + "".join(d[1] for d in rest) + "".join(d[2] for d in rest)


def _bounds(card: Pattern) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all that is drawn."""
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
    """One card, with its corner at 0, 0."""
    _, paper, ink = STYLES[card.deck]
    left, top, right, bottom = _bounds(card)
    px, py, wide, high = PICTURE
    scale = min(LARGEST, (wide - 8) / (right - left), (high - 8) / (bottom - top))
    x = px + wide / 2 - scale * (left + right) / 2
    y = py + high / 2 - scale * (top + bottom) / 2
    first = laid(card)[0]
    gx, gy = middle(first.q, first.r)
    grid = used("grid", gx, gy)
    inner = f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">'
    w, h = CARD_WIDTH, CARD_HEIGHT
    words = f"{card.cats} cats" + (f" and {SYMBOLS[card.symbol]}" if card.deck else "")
    return (
        f'<rect x="3" y="5" width="{w}" height="{h}" rx="14" fill="{SHADOW}" opacity=".18"/>'
        f'<rect width="{w}" height="{h}" rx="14" fill="#FFF8EA" stroke="#CDB48B" stroke-width="1.5"/>'
        f'<rect x="{px}" y="{py}" width="{wide}" height="{high}" rx="10" fill="{paper}"/>'
        f'<g clip-path="url(#picture)">{inner}{grid}</g></g>'
        f"{inner}{figure(card)}</g>"
        f'<rect x="12" y="9" width="{18 + 9 * len(NUMERALS[card.deck])}" height="20" rx="6" fill="{ink}"/>'
        + text(NUMERALS[card.deck], 21 + 4.5 * len(NUMERALS[card.deck]), 24, 14, CREAM, anchor="middle")
        + text(str(number_), w - 14, 25, 13, "#8A7A66", anchor="end")
        + text(words, 14, h - 24, 12, "#5B4E60", bold=False)
        + text(f"or {card.penalty} if wrong".replace("-", "−"), 14, h - 9, 12, ink)
        + text(str(card.cats), w - 14, h - 9, 34, INK, anchor="end")
    )


def _legend(wide: float) -> str:
    """Who is who."""
    out = []
    for kind, title in enumerate(TITLES):
        x = 70 + kind * 132 + (0 if kind < LONG else 20)
        for face, name in enumerate(FACES):
            y = 46 + face * 108
            use = f"{KINDS[kind]}-{name}"
            out.append(used(use, x, y) + used(f"{use}-out", x, y))
        out.append(text(title, x + (HALF_WIDTH if kind == LONG else 0), 226, 13, anchor="middle"))
    for index, symbol in enumerate(SYMBOLS):
        x, y = 1140 + index % 4 * 110, 40 + index // 4 * 112
        out.append(used(symbol.replace(" ", "-"), x, y))
        out.append(text(symbol.title(), x, y + 62, 13, anchor="middle"))
    for side, name in enumerate(SIDES):
        x, y = wide - 2 * MARGIN - 180 + side * 140 - 40, 80
        out.append(used(name, x, y))
        out.append(text(name.title(), x, 180, 13, anchor="middle"))
    return "".join(out)


def sheet(cards: list[Pattern]) -> str:
    """The whole sheet."""
    wide = 2 * MARGIN + COLUMNS * (CARD_WIDTH + GAP) - GAP
    body = [group(_legend(wide), "", f"translate({MARGIN} {MARGIN + 44})")]
    y = MARGIN + LEGEND + 30.0
    for deck, (title, _, ink) in enumerate(STYLES):
        numbered = [(n, card) for n, card in enumerate(cards, 1) if card.deck == deck]
        body.append(text(title, MARGIN, y + 30, 26, ink))
        y += HEADING
        for place, (number_, card) in enumerate(numbered):
            x = MARGIN + place % COLUMNS * (CARD_WIDTH + GAP)
            row = y + place // COLUMNS * (CARD_HEIGHT + GAP)
            body.append(group(card_picture(number_, card), "", f"translate({x} {number(row)})"))
        y += (len(numbered) + COLUMNS - 1) // COLUMNS * (CARD_HEIGHT + GAP)
    high = number(y + MARGIN - GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}" {FONT} role="img" aria-label="The 48 Kitty cards">\n'
        f'<rect width="{wide}" height="{high}" fill="#E7DAC1"/>'
        + text("Kitty Paw: the 48 cards", MARGIN, MARGIN + 10, 30)
        + _definitions()
        + "\n".join(body)
        + "\n</svg>\n"
    )
