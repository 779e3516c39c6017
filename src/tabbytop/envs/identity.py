"""What a game is called behind the doors, and how many play unless something else is said."""

from typing import Final

from tabbytop.games import registry
from tabbytop.kernel.game import Game

USUAL_SEATS: Final = 2  # or the nearest number that makes a game

# Counts every change of what an agent sees, may do or gets under the same rules.
_CHANGES: Final = 0


def found(game: Game | str) -> Game:
    """The game itself, or the one of that name on the shelf."""
    return registry.game(game) if isinstance(game, str) else game


def pickled(game: Game | str) -> Game | str:
    """How a game is best carried to another process: by its name, where it is on the shelf."""
    if isinstance(game, str) or game.name not in registry.list_games():
        return game
    return game.name if registry.game(game.name) is game else game


def plain_name(game: Game) -> str:
    """`tabbytop_kibble_scuffle`: a name that is also an identifier."""
    return f"tabbytop_{game.name.replace('-', '_')}"


def versioned_name(game: Game) -> str:
    """`tabbytop_kibble_scuffle_v1`: agents of one version never meet another one's world.

    The number is that of the game's `rules`, and one more for every change of observations,
    actions or rewards that left the rules as they were. It only ever grows.
    """
    return f"{plain_name(game)}_v{game.rules + _CHANGES}"
