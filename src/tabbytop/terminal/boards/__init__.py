"""Boards of our own games, one file a game; every other game gets the plain one."""

import importlib
from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board

# By the game's name, the module that has its board as BOARD.
_OURS: Final = {
    "cat-lady": "tabbytop.terminal.boards.cat_lady.board",
    "kibble-scuffle": "tabbytop.terminal.boards.kibble_scuffle.board",
    "kitty-paw": "tabbytop.terminal.boards.kitty_paw.board",
    "meow": "tabbytop.terminal.boards.meow.board",
    "tem-purr-a": "tabbytop.terminal.boards.tem_purr_a.board",
}


def board_of(game: Game) -> Board:
    """Return the board that draws this game."""
    if game.name not in _OURS:
        return Board(game)
    made: type[Board] = importlib.import_module(_OURS[game.name]).BOARD
    return made(game)
