"""Who can play a live game here: one person, at a keyboard whose keys are heard at once."""

from collections.abc import Sequence

from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.terminal.players import Player
from tabbytop.terminal.screen import Screen


def require_one_keyboard_each(screen: Screen, game: Game, players: Sequence[Player]) -> None:
    """BadOptions, which says what would do, unless these players can play a live game here."""
    people = [player.name for player in players if player.bot is None]
    if len(people) > 1:
        raise BadOptions(
            f"{game.title} has no turns, and one keyboard is too small for {len(people)} people "
            "who all act at once: seat one of you with bots (--seats you,kitten,kitten)"
        )
    if people and not screen.interactive:
        raise BadOptions(
            f"{game.title} is played in real time, with keys as they are pressed: it needs a "
            "terminal, not a pipe; bots alone can play here (--seats kitten,tabby)"
        )
