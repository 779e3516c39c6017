"""A game's seats and options as OpenSpiel's game parameters, and back."""

from collections.abc import Mapping
from typing import Final

from tabbytop.envs.identity import USUAL_SEATS
from tabbytop.envs.moment import Setting
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Value

PLAYERS: Final = "players"
_BETWEEN: Final = "+"  # OpenSpiel itself separates parameters by commas

Parameter = bool | int | str


def defaults(game: Game) -> dict[str, Parameter]:
    """What can be said about a game, with what holds if it is not said."""
    described = {option.name: _written(option.default) for option in game.options.described()}
    if PLAYERS in described:
        raise BadOptions(f"{game.title} has an option {PLAYERS!r}: OpenSpiel means the seats by it")
    return {PLAYERS: game.nearest_seats(USUAL_SEATS), **described}


def read(game: Game, parameters: Mapping[str, Parameter]) -> Setting:
    """What the parameters agree on; BadOptions if they make no game."""
    said = {**defaults(game), **parameters}
    seats = said.pop(PLAYERS)
    if not isinstance(seats, int):
        raise BadOptions(f"{PLAYERS} is a whole number, not {seats!r}")
    options: dict[str, object] = {}
    for option in game.options.described():
        value = said.pop(option.name)
        is_list = isinstance(option.default, tuple)
        options[option.name] = _words(value) if is_list else value
    if said:
        raise BadOptions(f"{game.title} has no option {min(said)!r}")
    return Setting(game, seats, game.choose(seats, options))


def written(setting: Setting) -> dict[str, Parameter]:
    """The parameters that `read` reads as this, all of them."""
    options = {
        option.name: _written(getattr(setting.options, option.name))
        for option in setting.game.options.described()
    }
    return {PLAYERS: setting.seats, **options}


def _written(value: Value) -> Parameter:
    return _BETWEEN.join(value) if isinstance(value, tuple) else value


def _words(value: Parameter) -> list[str]:
    return [word for word in str(value).split(_BETWEEN) if word]
