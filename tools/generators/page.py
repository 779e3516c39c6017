"""The TypeScript in `web/src/generated`: types of messages and texts, and a file of each game."""

from collections.abc import Callable, Mapping
from typing import Final

from generators.files import ROOT, write
from generators.page_games import game_files, our_games
from generators.page_types import bodies, wire
from generators.text_keys import text_keys

FOLDER: Final = ROOT / "web" / "src" / "generated"
FILES: Final[Mapping[str, Callable[[], str]]] = {
    "wire.ts": wire,
    "bodies.ts": bodies,
    "ourGames.ts": our_games,
    "textKeys.ts": text_keys,
}


def main() -> None:
    """Write the folder; delete files that are no longer generated."""
    texts = {name: text() for name, text in FILES.items()} | game_files()
    for name, text in texts.items():
        write(FOLDER / name, text)
    for file in FOLDER.rglob("*"):
        if file.is_file() and file.relative_to(FOLDER).as_posix() not in texts:
            file.unlink()
