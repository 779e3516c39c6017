"""Conversion between a game's options and OpenSpiel's game parameters."""

from collections.abc import Mapping
from typing import Final

from tabbytop.envs.common import DEFAULT_SEATS, MAX_STEPS
from tabbytop.envs.minis import Mini
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

_COMMON: Final[dict[str, Parameter]] = {CHANCE: EXPLICIT, RNG_SEED: 0, MAX_LENGTH: MAX_STEPS}


def defaults(game: Game) -> dict[str, Parameter]:
    """Return all parameters of a game with their defaults."""
    options = {option.name: _to_parameter(option.default) for option in game.options.specs()}
    for name in _OURS:
        if name in options:
            raise BadOptions(f"{game.title} has an option {name!r}, which OpenSpiel needs itself")
    ours: dict[str, Parameter] = {PLAYERS: game.nearest_seats(DEFAULT_SEATS)}
    return {**ours, **_COMMON, **options}


def mini_defaults() -> dict[str, Parameter]:
    """Return all parameters of a mini variant with their defaults: seats and options are fixed."""
    return _COMMON.copy()


def from_parameters(game: Game, parameters: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration for these parameters; raise BadOptions if they do not make a
    game."""
    values = {**defaults(game), **parameters}
    seats = _number(values, PLAYERS)
    chance, seed, longest = _common(values)
    options: dict[str, object] = {}
    for option in game.options.specs():
        value = values.pop(option.name)
        is_list = isinstance(option.default, tuple)
        options[option.name] = _split(value) if is_list else value
    if values:
        raise BadOptions(f"{game.title} has no option {min(values)!r}")
    checked = game.resolve_options(seats, options)
    return GameConfig(game, seats, checked, chance, seed, longest)


def from_mini_parameters(mini: Mini, parameters: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration of a mini variant; raise BadOptions for impossible parameters."""
    chance, seed, longest = _common({**_COMMON, **parameters})
    options = mini.game.resolve_options(mini.seats, mini.options)
    return GameConfig(mini.game, mini.seats, options, chance, seed, longest, mini.deal)


def to_parameters(config: GameConfig) -> dict[str, Parameter]:
    """Return all parameters of a configuration; the inverse of `from_parameters`, or of
    `from_mini_parameters`."""
    common: dict[str, Parameter] = {CHANCE: config.chance, RNG_SEED: config.rng_seed}
    common[MAX_LENGTH] = config.max_length
    if config.mini_deal is not None:
        return common
    options = {
        option.name: _to_parameter(getattr(config.options, option.name))
        for option in config.game.options.specs()
    }
    return {PLAYERS: config.seats, **common, **options}


def _common(values: dict[str, Parameter]) -> tuple[str, int, int]:
    """Take the parameters that all games have out of these: chance, seed and greatest length."""
    chance = str(values.pop(CHANCE))
    seed, longest = _number(values, RNG_SEED), _number(values, MAX_LENGTH)
    if chance not in {EXPLICIT, SAMPLED}:
        raise BadOptions(f"{CHANCE} is {EXPLICIT} or {SAMPLED}, not {chance!r}")
    if longest < 1:
        raise BadOptions(f"{MAX_LENGTH} is at least 1, not {longest}")
    return chance, seed, longest


def _number(values: dict[str, Parameter], name: str) -> int:
    value = values.pop(name)
    if not isinstance(value, int):
        raise BadOptions(f"{name} is a whole number, not {value!r}")
    return value


def _to_parameter(value: Value) -> Parameter:
    return _SEPARATOR.join(value) if isinstance(value, tuple) else value


def _split(value: Parameter) -> list[str]:
    return [word for word in str(value).split(_SEPARATOR) if word]
