"""Observations as arrays: the named parts of `Table.observe`, and their spaces."""

from tabbytop.envs.common import require_envs_extra
from tabbytop.kernel.game import Game
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

with require_envs_extra():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


def shape(game: Game, seats: int, options: Options) -> dict[str, int]:
    """Return the lengths of the parts of an observation; they are constant for these options."""
    observed = game.deal(seats, 0, options).observe(0)
    return {name: len(part) for name, part in observed.items()}


def space(lengths: dict[str, int]) -> spaces.Dict:
    """Return the space of the parts.

    Most numbers are counts and flags, but a game guarantees no narrower bounds (points may be
    negative, for example) than 32 bits.
    """
    whole = np.iinfo(np.int32)
    return spaces.Dict(
        {
            name: spaces.Box(whole.min, whole.max, (length,), np.int32)
            for name, length in lengths.items()
        }
    )


def observation_arrays(table: Table, seat: int) -> dict[str, NDArray[np.int32]]:
    """Return the seat's observation, part by part."""
    observed = table.observe(seat)
    return {name: np.array(part, dtype=np.int32) for name, part in observed.items()}


def action_mask(moves: Moves, size: int) -> NDArray[np.int8]:
    """Return an array of this size with 1 for each of these moves and 0 for all others."""
    possible = np.zeros(size, dtype=np.int8)
    if isinstance(moves, list):
        possible[moves] = 1
    else:
        moves.write_mask(possible.data.cast("B"))
    return possible
