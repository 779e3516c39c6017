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
    described = {option.name: _to_parameter(option.default) for option in game.options.specs()}
    if PLAYERS in described:
        raise BadOptions(f"{game.title} has an option {PLAYERS!r}: OpenSpiel means the seats by it")
    return {PLAYERS: game.nearest_seats(DEFAULT_SEATS), **described}


def from_parameters(game: Game, parameters: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration for these parameters; raise BadOptions if they do not make a
    game."""
    said = {**defaults(game), **parameters}
    seats = said.pop(PLAYERS)
    if not isinstance(seats, int):
        raise BadOptions(f"{PLAYERS} is a whole number, not {seats!r}")
    options: dict[str, object] = {}
    for option in game.options.specs():
        value = said.pop(option.name)
        is_list = isinstance(option.default, tuple)
        options[option.name] = _split(value) if is_list else value
    if said:
        raise BadOptions(f"{game.title} has no option {min(said)!r}")
    return GameConfig(game, seats, game.resolve_options(seats, options))


def to_parameters(setting: GameConfig) -> dict[str, Parameter]:
    """Return all parameters of a configuration; the inverse of `from_parameters`."""
    options = {
        option.name: _to_parameter(getattr(setting.options, option.name))
        for option in setting.game.options.specs()
    }
    return {PLAYERS: setting.seats, **options}


def _to_parameter(value: Value) -> Parameter:
    return _SEPARATOR.join(value) if isinstance(value, tuple) else value


def _split(value: Parameter) -> list[str]:
    return [word for word in str(value).split(_SEPARATOR) if word]
