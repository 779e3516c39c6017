"""What a seat may know, as arrays: the named parts of `Table.observe`, and their spaces."""

from tabbytop.envs.extra import require_envs_extra
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

with require_envs_extra():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


def shape(game: Game, seats: int, options: Options) -> dict[str, int]:
    """The parts of an observation with their lengths: the same throughout every such game."""
    observed = game.deal(seats, 0, options).observe(0)
    return {name: len(part) for name, part in observed.items()}


def space(lengths: dict[str, int]) -> spaces.Dict:
    """The space of the parts.

    They are whole numbers, mostly counts and flags; a game promises no narrower bounds (points
    may be negative, say), so there are none but those of 32 bits.
    """
    whole = np.iinfo(np.int32)
    return spaces.Dict(
        {
            name: spaces.Box(whole.min, whole.max, (length,), np.int32)
            for name, length in lengths.items()
        }
    )


def arrays(table: Table, seat: int) -> dict[str, NDArray[np.int32]]:
    """What the seat may know, part by part."""
    observed = table.observe(seat)
    return {name: np.array(part, dtype=np.int32) for name, part in observed.items()}


def mask(moves: list[int], size: int) -> NDArray[np.int8]:
    """1 for every one of these moves, 0 for all others of a vocabulary of this size."""
    possible = np.zeros(size, dtype=np.int8)
    possible[moves] = 1
    return possible
