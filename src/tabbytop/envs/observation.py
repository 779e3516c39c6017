"""Observations as arrays: the named parts of `Table.observe`, and their spaces."""

from typing import TYPE_CHECKING, Any

from tabbytop.envs.actions import NO_RUN, ActionCodec
from tabbytop.envs.common import require_envs_extra
from tabbytop.kernel.game import Game
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

with require_envs_extra():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from tabbytop.envs.encoder import Encoder

if TYPE_CHECKING:
    from tabbytop.envs.flat import FlatEncoding


def shape(game: Game, seats: int, options: Options) -> dict[str, int]:
    """Return the lengths of the parts of an observation; they are constant for these options.

    Where moves are chosen in two steps (`tabbytop.envs.actions`), the part `run` comes last.
    """
    observed = game.deal(seats, 0, options).observe(0)
    lengths = {name: len(part) for name, part in observed.items()}
    codec = ActionCodec(game)
    return lengths if codec.is_plain else {**lengths, "run": codec.runs}


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


class RowObserver:
    """Observes one table after the other, with the encoder of a single row."""

    def __init__(
        self, parts: dict[str, int], actions: int, encoding: "FlatEncoding | None" = None
    ) -> None:
        """Prepare for these parts and so many actions; with an encoding, observe features."""
        size = sum(parts.values())
        self._encoder = Encoder(1, size, actions, parts.get("run", 0))
        self._encoding = encoding
        self._numbers = np.frombuffer(self._encoder.numbers(), np.int32)  # type: ignore[call-overload]
        self._mask = np.frombuffer(self._encoder.masks(), np.int8)  # type: ignore[call-overload]
        self._slices: list[tuple[str, slice]] = []
        start = 0
        for name, length in parts.items():
            self._slices.append((name, slice(start, start + length)))
            start += length

    def write(self, table: Table, seat: int, target: NDArray[Any], run: int = NO_RUN) -> None:
        """Write the seat's observation into an array, part after part."""
        self._encoder.clear()
        self._encoder.write(0, table, seat, run)
        if self._encoding is None:
            target[:] = self._numbers
        else:
            self._encoding.encode(self._numbers.reshape(1, -1), target.reshape(1, -1))

    def observe(self, table: Table, seat: int, actions: Moves, run: int = NO_RUN) -> dict[str, Any]:
        """Return the seat's observation by parts, which share their memory, or its features; and
        the mask of these actions: 1 for each of them, 0 for all others."""
        encoder = self._encoder
        encoder.clear()
        encoder.write(0, table, seat, run)
        encoder.write_mask(0, actions)
        mask = self._mask.copy()
        if not isinstance(actions, list):
            encoder.write_wide_masks([mask.data.cast("B")])
        if self._encoding is not None:
            features = np.empty((1, self._encoding.size), np.float32)
            self._encoding.encode(self._numbers.reshape(1, -1), features)
            return {"observation": features[0], "action_mask": mask}
        row = self._numbers.copy()
        parts = {name: row[place] for name, place in self._slices}
        return {"observation": parts, "action_mask": mask}
