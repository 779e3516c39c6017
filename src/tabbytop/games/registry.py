"""Registry of games: ours are the packages beside this file, others are found by entry point.

Our package `kitty_paw` is the game `kitty-paw`; its module `game` defines GAME. Any other package
registers a game with an entry point in the group `tabbytop.games`: its name is the game's name, its
object an instance of `Game`. Games are imported when they are first requested.
"""

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadRecord, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tabbytop.games"
_BUILT_IN: Final = {
    found.name.replace("_", "-"): f"{__package__}.{found.name}.game"
    for found in pkgutil.iter_modules([str(Path(__file__).parent)])
    if found.ispkg
}


def built_in_games() -> list[str]:
    """Return the names of our own games, in alphabetical order."""
    return sorted(_BUILT_IN)


def list_games() -> list[str]:
    """Return the names of all registered games, in alphabetical order."""
    return sorted({*_BUILT_IN, *_installed()})


def games_on_shelf() -> list[Game]:
    """Return all registered games in the order of their manifests."""
    return sorted(map(game, list_games()), key=lambda each: (each.manifest.order, each.name))


def game(name: str) -> Game:
    """Return the game of that name, or raise UnknownGame, which lists the registered ones."""
    if name in _BUILT_IN:
        found: object = importlib.import_module(_BUILT_IN[name]).GAME
    else:
        installed = _installed()
        if name not in installed:
            raise UnknownGame(
                Message("kernel", "no-game", name=safe_repr(name), games=list_games())
            )
        try:
            found = installed[name].load()
        except Exception as error:
            raise UnknownGame(
                Message("kernel", "game-not-loaded", name=name, error=str(error))
            ) from error
    if not isinstance(found, Game):
        raise UnknownGame(Message("kernel", "entry-point-no-game", name=name))
    if found.name != name:
        raise UnknownGame(Message("kernel", "entry-point-other-game", name=name, other=found.name))
    return found


def package_of(game: Game) -> str:
    """Return the name of the package that has everything of a game; empty if it is one module."""
    if game.name in _BUILT_IN:
        return _BUILT_IN[game.name].rpartition(".")[0]
    module = type(game).__module__
    spec = importlib.util.find_spec(module)
    if spec is not None and spec.submodule_search_locations:
        return module
    return module.rpartition(".")[0]


def replay(record: Record | Mapping[str, object] | str) -> Table:
    """Replay a record, or its document, and return the table at its end."""
    if not isinstance(record, Record):
        record = Record.read(record)
    try:
        played = game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", error.message) from None
    return record.replay(played)


def _installed() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, seldom needed

    return {point.name: point for point in entry_points(group=GROUP)}
