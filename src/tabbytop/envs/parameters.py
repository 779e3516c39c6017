"""Conversion between a game's options and OpenSpiel's game parameters."""

from collections.abc import Mapping
from typing import Final

from tabbytop.envs.common import DEFAULT_SEATS, MAX_STEPS
from tabbytop.envs.state import EXPLICIT, SAMPLED, GameConfig
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Value

PLAYERS: Final = "players"
CHANCE: Final = "chance"  # explicit: a chance node for every draw; sampled: no chance nodes
RNG_SEED: Final = "rng_seed"  # of sampled chance
MAX_LENGTH: Final = "max_length"  # decisions until a game ends without a winner
_OURS: Final = (PLAYERS, CHANCE, RNG_SEED, MAX_LENGTH)
_SEPARATOR: Final = "+"  # OpenSpiel itself separates parameters by commas

Parameter = bool | int | str


def defaults(game: Game) -> dict[str, Parameter]:
    """Return all parameters of a game with their defaults."""
    options = {option.name: _to_parameter(option.default) for option in game.options.specs()}
    for name in _OURS:
        if name in options:
            raise BadOptions(f"{game.title} has an option {name!r}, which OpenSpiel needs itself")
    ours: dict[str, Parameter] = {PLAYERS: game.nearest_seats(DEFAULT_SEATS)}
    return {**ours, CHANCE: EXPLICIT, RNG_SEED: 0, MAX_LENGTH: MAX_STEPS, **options}


def from_parameters(game: Game, parameters: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration for these parameters; raise BadOptions if they do not make a
    game."""
    values = {**defaults(game), **parameters}
    seats, seed, longest = (_number(values, name) for name in (PLAYERS, RNG_SEED, MAX_LENGTH))
    chance = str(values.pop(CHANCE))
    if chance not in {EXPLICIT, SAMPLED}:
        raise BadOptions(f"{CHANCE} is {EXPLICIT} or {SAMPLED}, not {chance!r}")
    if longest < 1:
        raise BadOptions(f"{MAX_LENGTH} is at least 1, not {longest}")
    options: dict[str, object] = {}
    for option in game.options.specs():
        value = values.pop(option.name)
        is_list = isinstance(option.default, tuple)
        options[option.name] = _split(value) if is_list else value
    if values:
        raise BadOptions(f"{game.title} has no option {min(values)!r}")
    checked = game.resolve_options(seats, options)
    return GameConfig(game, seats, checked, chance, seed, longest)


def to_parameters(config: GameConfig) -> dict[str, Parameter]:
    """Return all parameters of a configuration; the inverse of `from_parameters`."""
    options = {
        option.name: _to_parameter(getattr(config.options, option.name))
        for option in config.game.options.specs()
    }
    ours: dict[str, Parameter] = {PLAYERS: config.seats, CHANCE: config.chance}
    return {**ours, RNG_SEED: config.rng_seed, MAX_LENGTH: config.max_length, **options}


def _number(values: dict[str, Parameter], name: str) -> int:
    value = values.pop(name)
    if not isinstance(value, int):
        raise BadOptions(f"{name} is a whole number, not {value!r}")
    return value


def _to_parameter(value: Value) -> Parameter:
    return _SEPARATOR.join(value) if isinstance(value, tuple) else value


def _split(value: Parameter) -> list[str]:
    return [word for word in str(value).split(_SEPARATOR) if word]
