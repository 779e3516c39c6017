"""A model of hand movement over the table: positions, and seconds by Fitts's law."""

from math import hypot, log2
from typing import Final

from tabbytop.games.kitty_paw.lattice import COLUMNS, ROWS
from tabbytop.games.kitty_paw.pieces import BOX_PLACES, SEAT_PLACES, SPOTS
from tabbytop.games.kitty_paw.thinking.bots.traits import Traits
from tabbytop.kernel.generator import Generator

# Widths of targets, in tenths of a tile's width, like all coordinates.
_TILE: Final = 10.0
_CELL: Final = 5.0  # half a tile off is already a wrong cell
_CARD: Final = 14.0
_FIST: Final = 12.0

_STEP: Final = 5.0  # from cell to cell along a row of the mat …
_ROW: Final = 4.33  # … and from row to row
_MIDDLE: Final = (0.0, 0.0)

Place = tuple[float, float]


class Hand:
    """The hand of one seat. Each `to_…` method moves it and returns the seconds that it takes."""

    def __init__(self, traits: Traits, seat: int, chance: Generator) -> None:
        self._traits = traits
        self._seat = seat
        self._chance = chance
        self._before: Place = SEAT_PLACES[seat]
        self._at: Place = self._before  # where it is now
        self._form = 1.0  # factor for all times of this round

    def start_round(self) -> None:
        """Draw the form for this round: some rounds go better than others."""
        self._form = self._random_factor()

    def to_spot(self, spot: int) -> float:
        return self._to(SPOTS[spot], _TILE)

    def to_cell(self, cell: int) -> float:
        """Move to a cell of the own mat, precisely."""
        return self._to(self._place_of(cell), _CELL)

    def to_mat(self) -> float:
        return self._to(self._before, _TILE)

    def to_box(self, box: int) -> float:
        return self._to(BOX_PLACES[box], _CARD)

    def nearest_box(self, boxes: list[int]) -> int:
        """The one of these Hide-and-Seek cards that is nearest to the hand."""
        return min(boxes, key=lambda box: _between(self._at, BOX_PLACES[box]))

    def to_middle(self) -> float:
        """Move to the row of cards, or to where the paws meet."""
        return self._to(_MIDDLE, _FIST)

    def takes(self, seconds: float) -> float:
        """Draw the seconds for an action with this mean."""
        return seconds * self._form * self._random_factor()

    def _to(self, goal: Place, width: float) -> float:
        """Move to a target of this width: Fitts's law, in MacKenzie's form."""
        distance = _between(self._at, goal)
        self._at = goal
        return self.takes(self._traits.aim + self._traits.pace * log2(1.0 + distance / width))

    def _random_factor(self) -> float:
        """Draw a factor with mean 1: mostly a little less, sometimes half as much again."""
        luck = self._chance.below(1001) / 1000
        return 0.75 + 0.75 * luck * luck

    def _place_of(self, cell: int) -> Place:
        """The position of a cell: mats lie before their seats, turned towards them."""
        row, column = divmod(cell, COLUMNS)
        right = (column - COLUMNS // 2 + 0.5 * (row % 2)) * _STEP
        down = (row - ROWS // 2) * _ROW
        for _ in range(self._seat):
            right, down = -down, right
        return (self._before[0] + right, self._before[1] + down)


def _between(one: Place, other: Place) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
