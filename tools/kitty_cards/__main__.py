"""`python tools/kitty_cards` rewrites the deck and its pictures, and prints its difficulty."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(Path(__file__).parents[1]))

from kitty_cards.dealing import deal  # noqa: E402 (the path to this package comes first)
from kitty_cards.mat import mat  # noqa: E402
from kitty_cards.sheet import sheet  # noqa: E402
from kitty_cards.source import source  # noqa: E402
from kitty_cards.table import table  # noqa: E402

DECK = ROOT / "src" / "tabbytop" / "games" / "kitty_paw" / "deck.py"
MAT = ROOT / "docs" / "kitty-paw-mat.svg"
SHEET = ROOT / "docs" / "kitty-paw-cards.svg"


def main() -> None:
    """Write deck, sheet and mat, and print the table."""
    made = deal()
    cards = [one.pattern for one in made]
    DECK.write_text(source(made), encoding="utf-8")
    SHEET.write_text(sheet(cards), encoding="utf-8")
    MAT.write_text(mat(), encoding="utf-8")
    sys.stdout.write(table(cards))


if __name__ == "__main__":
    main()
