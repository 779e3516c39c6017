"""Boards of our own games, a package each; every other game gets the plain `Board`.

The package is named after the game (`kitty_paw` draws `kitty-paw`); its module `board` has BOARD.
"""

import importlib
import pkgutil
from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board

_DRAWN: Final = {found.name for found in pkgutil.iter_modules(__path__) if found.ispkg}


def board_of(game: Game) -> Board:
    """Return the board that draws this game."""
    package = game.name.replace("-", "_")
    if package not in _DRAWN:
        return Board(game)
    made: type[Board] = importlib.import_module(f"{__name__}.{package}.board").BOARD
    return made(game)
