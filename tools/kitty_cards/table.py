"""The difficulty of the cards, as a table for the docs."""

from tabbytop.games.kitty_paw.effort import effort
from tabbytop.games.kitty_paw.patterns import SETS, Pattern

SEATS = (1, 2, 4)
_TITLES = ["I", "II green", "II yellow", "III"]


def _row(cards: list[Pattern], title: str) -> str:
    cats = [card.cats for card in cards]
    cells = [title, str(len(cards)), f"{min(cats)}-{max(cats)}"]
    for sets in SEATS:
        strokes = [effort(card, sets) for card in cards]
        mean = sum(strokes) / len(strokes)
        cells.append(f"{mean:.1f} ({min(strokes):.1f}-{max(strokes):.1f})")
    return "| " + " | ".join(cells) + " |\n"


def table(cards: list[Pattern]) -> str:
    """Return a row for each set of tiles: mean number of moves, and the easiest and hardest
    card."""
    head = (
        "| level | cards | cats | 1 set of tiles | 2 sets | 4 sets |\n|---|---|---|---|---|---|\n"
    )
    rows = [
        _row([card for card in cards if card.deck == deck], _TITLES[deck])
        for deck in range(len(SETS))
    ]
    return head + "".join(rows)
