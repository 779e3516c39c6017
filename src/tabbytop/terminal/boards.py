"""The board that draws a game: its part `terminal.board` has BOARD; else the plain `Board`."""

from tabbytop.games.parts import part_of
from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board


def board_of(game: Game) -> Board:
    """Return the board that draws this game."""
    own = part_of(game, "terminal.board")
    made: type[Board] = Board if own is None else own.BOARD
    return made(game)
