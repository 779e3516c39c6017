"""The numbered rulings of the games, which `make generate` copies from docs/.

Those of a game are in `rulings.json` in its package, ours or another's; those for all games are in
the file of that name beside this one.
"""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tabbytop.games.registry import game
from tabbytop.server.people.schemas import RulingSection

_FILE: Final = "rulings.json"


def rulings_of(name: str) -> list[RulingSection]:
    """Return the rulings of a game by section, those for all games last; none if the game has
    none."""
    found = importlib.util.find_spec(type(game(name)).__module__)
    own = _read(Path(found.origin)) if found is not None and found.origin is not None else []
    return [*own, *_read(Path(__file__))] if own else []


@cache
def _read(module: Path) -> list[RulingSection]:
    """Return the rulings in the file beside a module."""
    file = module.with_name(_FILE)
    if not file.is_file():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[RulingSection])
