"""How hard the cards are, as a table for the docs."""

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
    """A row a set: the mean of the strokes, the easiest and the hardest card, by sets of tiles."""
    head = (
        "| level | cards | cats | 1 set of tiles | 2 sets | 4 sets |\n|---|---|---|---|---|---|\n"
    )
    rows = [
        _row([card for card in cards if card.deck == deck], _TITLES[deck])
        for deck in range(len(SETS))
    ]
    return head + "".join(rows)
