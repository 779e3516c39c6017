"""The TypeScript in `web/src/generated`: types of messages, views and texts, and data of games."""

from collections.abc import Callable, Mapping
from typing import Final

from generators.files import ROOT, write
from generators.page_games import kitty_deck, our_games
from generators.page_types import bodies, views, wire
from generators.text_keys import text_keys

FOLDER: Final = ROOT / "web" / "src" / "generated"
FILES: Final[Mapping[str, Callable[[], str]]] = {
    "wire.ts": wire,
    "bodies.ts": bodies,
    "views.ts": views,
    "ourGames.ts": our_games,
    "kittyDeck.ts": kitty_deck,
    "textKeys.ts": text_keys,
}


def main() -> None:
    """Write the folder; delete files that are no longer generated."""
    for name, text in FILES.items():
        write(FOLDER / name, text())
    for file in FOLDER.iterdir():
        if file.name not in FILES:
            file.unlink()
