"""`python tools/kitty_cards` writes the deck and its sheet anew, and tells how hard it is."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(Path(__file__).parents[1]))

from kitty_cards.dealing import deal  # noqa: E402 (the path to this package comes first)
from kitty_cards.source import source  # noqa: E402
from kitty_cards.table import table  # noqa: E402

DECK = ROOT / "src" / "tabbytop" / "games" / "kitty_paw" / "deck.py"


def main() -> None:
    """Deck, sheet, table."""
    made = deal()
    DECK.write_text(source(made), encoding="utf-8")
    sys.stdout.write(table([one.pattern for one in made]))


if __name__ == "__main__":
    main()
