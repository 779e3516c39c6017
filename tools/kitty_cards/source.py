"""The deck as Python source."""

from kitty_cards.dealing import Made
from tabbytop.games.kitty_paw.patterns import GREEN, NO_SYMBOL, ONE, THREE, YELLOW, Pattern
from tabbytop.games.kitty_paw.pieces import BOX, FACES, KIND_COUNT, PIECES, SIDES, SYMBOLS

_HEAD = '''"""The 48 Kitty cards (KP-B4), written by `make generate` as `tools/kitty_cards` says.

A piece is a line: what it is, how it lies (face or side; rotation), and where, the lowest first.
"""

from typing import Final

from tabbytop.games.kitty_paw.patterns import GREEN, ONE, THREE, YELLOW, Pattern, pattern

CARDS: Final[list[Pattern]] = [
'''
_NAMES = {ONE: "ONE", GREEN: "GREEN", YELLOW: "YELLOW", THREE: "THREE"}


def _piece(card: Pattern, index: int) -> str:
    piece, lies = card.pieces[index], card.faces[index]
    words = [PIECES[piece], SIDES[lies] if piece == BOX else FACES[lies], str(card.turns[index])]
    if piece > KIND_COUNT:
        words = words[:2]
    elif piece == KIND_COUNT:
        words = [SYMBOLS[card.symbol].replace(" ", "-"), "up", str(card.turns[index])]
    return " ".join([*words, f"at {card.qs[index]},{card.rs[index]}"])


def _card(number: int, made: Made) -> str:
    card = made.pattern
    what = f"{card.cats} cats" + (
        f" and a {SYMBOLS[card.symbol]}" if card.symbol != NO_SYMBOL else ""
    )
    lines = "".join(f'        "{_piece(card, index)}",\n' for index in range(len(card.pieces)))
    title = f"    # {number}: {made.family}, {what}\n"
    return f"{title}    pattern(\n        {_NAMES[card.deck]},\n{lines}    ),\n"


def source(cards: list[Made]) -> str:
    """Return the text of `deck.py`."""
    return _HEAD + "".join(_card(number, made) for number, made in enumerate(cards, 1)) + "]\n"
