"""Who is on a card, and how they lie.

Over the whole deck every kind, every box cat and every side comes up about equally often; on one
card no rotation comes up more than twice, and both faces are seen.
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
    """Casts card after card, and remembers who has been on many."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng
        self._left_out: dict[int, int] = {}
        self._in_box: dict[int, int] = {}
        self._sides: dict[int, int] = {}

    def kinds(self, cats: int, long: bool) -> list[int]:
        """So many kinds, the long cat among them or not, the one in the box first: never the long
        one, which would hang over its edge."""
        short = [kind for kind in range(KIND_COUNT) if kind != LONG]
        while len(short) > cats - long:
            short.remove(rarest(short, self._left_out, self._rng))
        boxed = rarest(short, self._in_box, self._rng)
        short.remove(boxed)
        return [boxed, *shuffled([*short, LONG] if long else short, self._rng)]

    def side(self) -> int:
        """How the Box card lies."""
        return rarest([HORIZONTAL, VERTICAL], self._sides, self._rng)

    def turns(self) -> list[int]:
        """A bag of rotations, each of them twice."""
        return shuffled([*range(ROTATIONS), *range(ROTATIONS)], self._rng)

    def some_asleep(self, laid: list[Laid]) -> list[Laid]:
        """The same pieces, about half of the cats on their backs."""
        cats = [index for index, one in enumerate(laid) if one.piece < KIND_COUNT]
        half = (len(cats) + self._rng.below(2)) // 2
        sleepers = shuffled(cats, self._rng)[:half]
        return [
            one._replace(face=BELLY if index in sleepers else BACK)
            for index, one in enumerate(laid)
        ]
