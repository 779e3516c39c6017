"""The flat encoding: an observation as one row of features with bounds, ready for a network.

    encoding = FlatEncoding(game, seats, options)
    encoding.encode(numbers, features)  # rows of raw numbers to rows of features

Quantities are divided by their greatest value, names are one-hot (`tabbytop.kernel.features`). All
features are between `low` and `high`, which are within -1 and 1. If a game does not say what its
numbers are, they stay as they are, without bounds.
"""

from typing import Any

from tabbytop.envs import observation
from tabbytop.envs.common import require_envs_extra
from tabbytop.kernel.features import Attributes, Categories, Counts, Record
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]


class FlatEncoding:
    """Turns the numbers of an observation into features."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        known = game.features()
        self._is_raw = not known
        self.parts: dict[str, int] = {}  # the number of features of each part
        self._counts = _Columns()
        self._scales: list[float] = []
        self._categories = _Columns()
        self._limits: list[int] = []
        self._attributes: list[tuple[slice, slice, Floats]] = []
        low: list[float] = []
        start = 0
        for name, length in observation.shape(game, seats, options).items():
            feature = known.get(name, Counts())
            before = len(low)
            if isinstance(feature, Attributes):
                self._add_attributes(feature, start, length, low)
            else:
                fields = feature.fields if isinstance(feature, Record) else (feature,)
                for place in range(length):
                    self._add_number(fields[place % len(fields)], start + place, low)
            self.parts[name] = len(low) - before
            start += length
        self.size = len(low)
        self.low: Floats = np.array(low, np.float32)
        self.high: Floats = np.ones(self.size, np.float32)
        if self._is_raw:
            self.low.fill(-np.inf)
            self.high.fill(np.inf)
        self._scale_row = np.array(self._scales, np.float32)
        self._limit_row = np.array(self._limits, np.int32)
        self._count_low = self.low[self._counts.target]

    def encode(self, numbers: NDArray[np.int32], features: Floats) -> None:
        """Write the features of each row of numbers into a row of `features`."""
        if self._is_raw:
            features[:] = numbers
            return
        features.fill(0)
        if self._counts.source:
            counts = numbers[:, self._counts.source] * self._scale_row
            features[:, self._counts.target] = np.clip(counts, self._count_low, 1)
        if self._categories.source:
            names = np.clip(numbers[:, self._categories.source], 0, self._limit_row)
            places = names + np.array(self._categories.target, np.int32)
            np.put_along_axis(features, places, 1, axis=1)
        for source, target, rows in self._attributes:
            stretches = numbers[:, source].reshape(-1, len(rows)).astype(np.float32)
            features[:, target] = np.minimum(stretches @ rows, 1).reshape(len(numbers), -1)

    def _add_number(self, field: Counts | Categories, source: int, low: list[float]) -> None:
        columns = self._counts if isinstance(field, Counts) else self._categories
        columns.source.append(source)
        columns.target.append(len(low))
        if isinstance(field, Counts):
            self._scales.append(1 / field.high)
            low.append(field.low / field.high)
        else:
            self._limits.append(field.count - 1)
            low.extend([0.0] * field.count)

    def _add_attributes(
        self, feature: Attributes, start: int, length: int, low: list[float]
    ) -> None:
        rows = np.array(feature.rows, np.float32)
        width = length // len(rows) * rows.shape[1]
        target = slice(len(low), len(low) + width)
        self._attributes.append((slice(start, start + length), target, rows))
        low.extend([0.0] * width)


class _Columns:
    """Which number goes where."""

    def __init__(self) -> None:
        self.source: list[int] = []
        self.target: list[int] = []


def box(encoding: FlatEncoding) -> Any:  # noqa: ANN401 - Gymnasium's spaces are generic
    """Return the space of the features."""
    from gymnasium import spaces  # noqa: PLC0415 - only environments need it

    return spaces.Box(encoding.low, encoding.high, dtype=np.float32)
