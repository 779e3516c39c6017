"""Who can play a live game here: one person, at a keyboard whose keys are heard at once."""

from collections.abc import Sequence

from tabbytop.bots.levels import LEVELS
from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board
from tabbytop.terminal.live.board import LiveBoard
from tabbytop.terminal.players import Player
from tabbytop.terminal.screen import Screen


def require_one_keyboard_each(screen: Screen, board: Board, players: Sequence[Player]) -> None:
    """BadOptions, which says what would do, unless these players can play a live game here."""
    game = board.game
    if screen.interactive and not isinstance(board, LiveBoard):
        raise BadOptions(
            f"{game.title} is played in real time, and nobody has drawn its board for this "
            "terminal yet; bots alone can play it into a pipe"
        )
    people = [player.name for player in players if player.bot is None]
    if len(people) > 1:
        raise BadOptions(
            f"{game.title} has no turns, and one keyboard is too small for {len(people)} people "
            "who all act at once: seat one of you with bots (--seats you,kitten,kitten)"
        )
    if screen.interactive and screen.console.is_dumb_terminal:
        raise BadOptions(
            f"{game.title} is drawn many times a second, and this terminal says that it cannot "
            "move its cursor (TERM)"
        )
    if people and not screen.interactive:
        raise BadOptions(
            f"{game.title} is played in real time, with keys as they are pressed: it needs a "
            "terminal, not a pipe; bots alone can play here (--seats kitten,tabby)"
        )


def require_quick_paws(game: Game, players: Sequence[Player], bots: Sequence[Bot | None]) -> None:
    """BadOptions unless every bot answers at once: nobody waits for one that thinks."""
    for player, bot in zip(players, bots, strict=True):
        if bot is not None and not isinstance(bot, LiveBot | BlindBot):
            quick = ", ".join(level.name for level in LEVELS)
            raise BadOptions(
                f"{game.title} waits for nobody, and {player.bot} thinks for too long to sit at "
                f"one table with you: take {quick} or random"
            )
