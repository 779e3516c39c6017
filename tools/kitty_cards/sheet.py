"""All 48 cards on one sheet, as SVG, for review."""

from kitty_cards.card import CARD_HEIGHT, CARD_WIDTH, STYLES, card_picture, definitions
from kitty_cards.pen import HALF_WIDTH, group, number, text, used
from tabbytop.games.kitty_paw import guide
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import FACES, KINDS, LONG, SIDES, SYMBOLS

GAP = 18
COLUMNS = 8
MARGIN = 30
HEADING = 54
LEGEND = 290
FONT = 'font-family="Trebuchet MS, Verdana, DejaVu Sans, sans-serif"'


def _legend(wide: float) -> str:
    """Draw the names of the pieces."""
    out = []
    for kind, cat in enumerate(KINDS):
        x = 70.0 + kind * 132 + (0 if kind < LONG else 20)
        for face, name in enumerate(FACES):
            y = 46 + face * 108
            use = f"{cat}-{name}"
            out.append(used(use, x, y) + used(f"{use}-out", x, y))
        middle = x + (HALF_WIDTH if kind == LONG else 0)
        out.append(text(guide.title(cat), middle, 226, 13, anchor="middle"))
    for index, symbol in enumerate(SYMBOLS):
        x, y = 1140 + index % 4 * 110, 40 + index // 4 * 112
        out.append(used(symbol.replace(" ", "-"), x, y))
        out.append(text(guide.title(symbol), x, y + 62, 13, anchor="middle"))
    for side, name in enumerate(SIDES):
        x, y = wide - 2 * MARGIN - 180 + side * 140 - 40, 80
        out.append(used(name, x, y))
        out.append(text(name.title(), x, 180, 13, anchor="middle"))
    return "".join(out)


def sheet(cards: list[Pattern]) -> str:
    """Draw the whole sheet."""
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
        + definitions()
        + "\n".join(body)
        + "\n</svg>\n"
    )
