"""Names, limits and rewards that the PettingZoo environments and OpenSpiel games share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tabbytop.games import registry
from tabbytop.kernel.game import Game
from tabbytop.kernel.result import Result

DEFAULT_SEATS: Final = 2  # or the nearest number of seats that the game allows

# No rulebook limits the length of a game. Random games end long before this, but agents that are
# still learning can repeat themselves for ever: two Pounce Cats of Kibble Scuffle can send each
# other back to hand without end.
MAX_STEPS: Final = 20_000

MIN_REWARD: Final = -1.0
MAX_REWARD: Final = 1.0

# Add 1 whenever observations, actions or rewards change while a game's rules stay the same.
_INTERFACE_CHANGES: Final = 0


@contextmanager
def require_envs_extra() -> Iterator[None]:
    """Wrap imports of optional libraries: if one is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = f'{error.name} is not installed; it comes with: pip install "tabbytop[envs]"'
        raise ModuleNotFoundError(told, name=error.name) from error


def find_game(game: Game | str) -> Game:
    """Return the game itself, or the registered game of that name."""
    return registry.game(game) if isinstance(game, str) else game


def picklable(game: Game | str) -> Game | str:
    """Return the name of a registered game, which pickles better than the game itself."""
    if isinstance(game, str) or game.name not in registry.list_games():
        return game
    return game.name if registry.game(game.name) is game else game


def short_name(game: Game) -> str:
    """Return a name that is also an identifier, such as `tabbytop_kibble_scuffle`."""
    return f"tabbytop_{game.name.replace('-', '_')}"


def versioned_name(game: Game) -> str:
    """Return the name with a version, such as `tabbytop_kibble_scuffle_v1`.

    The version is the game's `rules` number, plus 1 for every change of observations, actions or
    rewards that left the rules unchanged. It only grows, so an agent trained on one version is
    never used on another by mistake.
    """
    in_two_steps = 1 if game.wide_blocks else 0  # since actions of such games have other numbers
    return f"{short_name(game)}_v{game.rules + _INTERFACE_CHANGES + in_two_steps}"


def rewards_by_place(result: Result) -> list[float]:
    """Return the reward of every seat at the end of a game.

    First place alone gets 1, last place alone -1, the places between equal steps. Seats that share
    a place share the rewards of their places, so the rewards of two or more seats sum to zero
    whatever the ties and teams. A solo player gets 1 for a win and -1 for a loss.
    """
    places = result.places
    if len(places) == 1:
        return [MAX_REWARD if places[0] == 1 else MIN_REWARD]
    rewards = []
    for place in places:
        behind = sum(other > place for other in places)
        ahead = sum(other < place for other in places)
        rewards.append((behind - ahead) / (len(places) - 1))
    return rewards
