"""The numbered rulings of the games, which `make generate` copies from docs/."""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from tabbytop.server.people.schemas import RulingSection

_FILE: Final = "rulings.json"
_FOR_ALL: Final = ""  # the name under which rulings for all games are listed


def rulings_of(name: str) -> list[RulingSection]:
    """Return the rulings of a game by section, those for all games last; none if the game has
    none."""
    own = _known().get(name, [])
    return [*own, *_known()[_FOR_ALL]] if own else []


@cache
def _known() -> dict[str, list[RulingSection]]:
    file = resources.files(__package__).joinpath(_FILE)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[RulingSection]])
