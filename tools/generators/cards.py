"""Kitty Paw's deck, its pictures, and the table of difficulty in docs/kitty-paw.md."""

from typing import Final

from generators.files import ROOT, with_table, write
from kitty_cards.dealing import deal
from kitty_cards.mat import mat
from kitty_cards.sheet import sheet
from kitty_cards.source import source
from kitty_cards.table import table
from tabbytop.games.kitty_paw.patterns import Pattern

DOCS: Final = ROOT / "docs"
DECK: Final = ROOT / "src" / "tabbytop" / "games" / "kitty_paw" / "deck.py"
MAT: Final = DOCS / "kitty-paw-mat.svg"
SHEET: Final = DOCS / "kitty-paw-cards.svg"
PAGE: Final = DOCS / "kitty-paw.md"


def page(text: str, cards: list[Pattern]) -> str:
    """Return the page with the current table."""
    return with_table(text, "difficulty", table(cards))


def main() -> None:
    """Write deck, sheet, mat and table."""
    made = deal()
    cards = [one.pattern for one in made]
    write(DECK, source(made))
    write(SHEET, sheet(cards))
    write(MAT, mat())
    write(PAGE, page(PAGE.read_text(encoding="utf-8"), cards))
