"""Choosing the pieces of each card, and their rotations.

Over the whole deck every kind, every box cat and every side appears about equally often; on one
card no rotation appears more than twice, and both faces are shown.
"""

from kitty_cards.chance import rarest, shuffled
from kitty_cards.visibility import Laid
from tabbytop.games.kitty_paw.pieces import (
    BACK,
    BELLY,
    HORIZONTAL,
    KIND_COUNT,
    LONG,
    ROTATIONS,
    VERTICAL,
)  # fmt: skip
from tabbytop.kernel.generator import Generator


class Cast:
    """Chooses the pieces card by card, and counts how often each was used."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng
        self._left_out: dict[int, int] = {}
        self._in_box: dict[int, int] = {}
        self._sides: dict[int, int] = {}

    def kinds(self, cats: int, long: bool) -> list[int]:
        """Return so many kinds, with or without the long cat; the one in the box comes first and
        is never the long cat, which would hang over the edge."""
        short = [kind for kind in range(KIND_COUNT) if kind != LONG]
        while len(short) > cats - long:
            short.remove(rarest(short, self._left_out, self._rng))
        boxed = rarest(short, self._in_box, self._rng)
        short.remove(boxed)
        return [boxed, *shuffled([*short, LONG] if long else short, self._rng)]

    def side(self) -> int:
        """Return the orientation of the Box card."""
        return rarest([HORIZONTAL, VERTICAL], self._sides, self._rng)

    def turns(self) -> list[int]:
        """Return a list of rotations, each of them twice, shuffled."""
        return shuffled([*range(ROTATIONS), *range(ROTATIONS)], self._rng)

    def some_asleep(self, laid: list[Laid]) -> list[Laid]:
        """Return the same pieces, about half of the cats on their backs."""
        cats = [index for index, one in enumerate(laid) if one.piece < KIND_COUNT]
        half = (len(cats) + self._rng.below(2)) // 2
        sleepers = shuffled(cats, self._rng)[:half]
        return [
            one._replace(face=BELLY if index in sleepers else BACK)
            for index, one in enumerate(laid)
        ]
