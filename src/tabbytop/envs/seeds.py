"""The seeds of the games that an environment deals, one after the other."""

from typing import Final

from tabbytop.envs.common import require_envs_extra

with require_envs_extra():
    import numpy as np
    from gymnasium.utils import seeding

_SEED_RANGE: Final = 2**62


class GameSeeds:
    """A first seed, which is the first game's own, and the seeds of all games after it.

    The later ones come from Gymnasium's generator of that seed, so that every environment that
    begins with a seed deals the same games in the same order.
    """

    def __init__(self) -> None:
        self._first: int | None = None
        self._chance: np.random.Generator | None = None

    def begin(self, seed: int | None) -> None:
        """Begin anew with this seed; None goes on with the games that follow."""
        if seed is not None or self._chance is None:
            self._chance = seeding.np_random(seed)[0]
        self._first = seed

    def next(self) -> int:
        """Return the seed of the next game."""
        seed, self._first = self._first, None
        if seed is not None:
            return seed
        if self._chance is None:
            self.begin(None)
        assert self._chance is not None
        return int(self._chance.integers(_SEED_RANGE))
