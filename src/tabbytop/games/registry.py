"""Which games there are: ours, listed here, and others, found by entry point.

A package brings its own game with an entry point in the group `tabbytop.games`, whose name is
the game's name and whose object is an instance of `Game`. Nothing is imported before it is
asked for.
"""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadRecord, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tabbytop.games"
_OURS: Final = {
    "cat-lady": "tabbytop.games.cat_lady.game",
    "kibble-scuffle": "tabbytop.games.kibble_scuffle.game",
    "kitty-paw": "tabbytop.games.kitty_paw.game",
    "meow": "tabbytop.games.meow.game",
    "tem-purr-a": "tabbytop.games.tem_purr_a.game",
}


def list_games() -> list[str]:
    """The names of all games on the shelf, in alphabetical order."""
    return sorted({*_OURS, *_others()})


def game(name: str) -> Game:
    """The game of that name; UnknownGame lists what there is."""
    if name in _OURS:
        found: object = importlib.import_module(_OURS[name]).GAME
    else:
        others = _others()
        if name not in others:
            raise UnknownGame(
                f"there is no game {safe_repr(name)}; games: {', '.join(list_games())}"
            )
        try:
            found = others[name].load()
        except Exception as error:
            raise UnknownGame(f"the game {name!r} cannot be loaded: {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"the entry point {name!r} is no Game")
    if found.name != name:
        raise UnknownGame(f"the entry point {name!r} has a game that is called {found.name!r}")
    return found


def replay(record: Record | Mapping[str, object] | str) -> Table:
    """The table to which a record, or its document, leads."""
    if not isinstance(record, Record):
        record = Record.read(record)
    try:
        played = game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
    return record.replay(played)


def _others() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, seldom needed

    return {point.name: point for point in entry_points(group=GROUP)}
