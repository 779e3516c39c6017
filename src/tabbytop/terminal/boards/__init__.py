"""Boards of our own games, a package each; every other game gets the plain `Board`."""

import importlib
from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board

# By the game's name, the module that defines BOARD.
_BOARD_MODULES: Final = {
    "cat-lady": "tabbytop.terminal.boards.cat_lady.board",
    "kibble-scuffle": "tabbytop.terminal.boards.kibble_scuffle.board",
    "kitty-paw": "tabbytop.terminal.boards.kitty_paw.board",
    "meow": "tabbytop.terminal.boards.meow.board",
    "tem-purr-a": "tabbytop.terminal.boards.tem_purr_a.board",
}


def board_of(game: Game) -> Board:
    """Return the board that draws this game."""
    if game.name not in _BOARD_MODULES:
        return Board(game)
    made: type[Board] = importlib.import_module(_BOARD_MODULES[game.name]).BOARD
    return made(game)
