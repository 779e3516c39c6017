"""Conversion between a game's options and OpenSpiel's game parameters."""

from collections.abc import Mapping
from typing import Final

from tabbytop.envs.common import DEFAULT_SEATS
from tabbytop.envs.state import GameConfig
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Value

PLAYERS: Final = "players"
_SEPARATOR: Final = "+"  # OpenSpiel itself separates parameters by commas

Parameter = bool | int | str


def defaults(game: Game) -> dict[str, Parameter]:
    """Return all parameters of a game with their defaults."""
    options = {option.name: _to_parameter(option.default) for option in game.options.specs()}
    if PLAYERS in options:
        raise BadOptions(f"{game.title} has an option {PLAYERS!r}: OpenSpiel means the seats by it")
    return {PLAYERS: game.nearest_seats(DEFAULT_SEATS), **options}


def from_parameters(game: Game, parameters: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration for these parameters; raise BadOptions if they do not make a
    game."""
    values = {**defaults(game), **parameters}
    seats = values.pop(PLAYERS)
    if not isinstance(seats, int):
        raise BadOptions(f"{PLAYERS} is a whole number, not {seats!r}")
    options: dict[str, object] = {}
    for option in game.options.specs():
        value = values.pop(option.name)
        is_list = isinstance(option.default, tuple)
        options[option.name] = _split(value) if is_list else value
    if values:
        raise BadOptions(f"{game.title} has no option {min(values)!r}")
    return GameConfig(game, seats, game.resolve_options(seats, options))


def to_parameters(config: GameConfig) -> dict[str, Parameter]:
    """Return all parameters of a configuration; the inverse of `from_parameters`."""
    options = {
        option.name: _to_parameter(getattr(config.options, option.name))
        for option in config.game.options.specs()
    }
    return {PLAYERS: config.seats, **options}


def _to_parameter(value: Value) -> Parameter:
    return _SEPARATOR.join(value) if isinstance(value, tuple) else value


def _split(value: Parameter) -> list[str]:
    return [word for word in str(value).split(_SEPARATOR) if word]
