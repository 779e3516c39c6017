"""Which of two diets is better (CL-C2, CL-C39), as one number."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.appetites import HEADS, SMALLEST
from tabbytop.games.cat_lady.cats import STRAYS
from tabbytop.games.cat_lady.holding import Holding

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the search adds these up

# The order of CL-C2 in one number: points, then fed cats, then tokens eaten …
_TOKEN: Final = 1
_HEAD: Final = 1 << 7
_POINT: Final = 1 << 13
# … and that of CL-C39, with strays and small needs in between.
_SMALL: Final = (0, 1 << 25, 1 << 19, 1 << 13)  # by what a cat needs at least
_STRAY: Final = 1 << 31
_CAT_PLAYERS_POINT: Final = 1 << 37


class Ranking:
    """How two diets compare, as one number: `point` for a point, `token` for a token eaten and
    `fed[place]` for a cat that is fed, beyond its points."""

    def __init__(self, holding: Holding, points_only: bool) -> None:
        self.point: i64 = _CAT_PLAYERS_POINT if holding.all_wild else _POINT
        self.token: i64 = 0 if points_only else _TOKEN
        self.step: i64 = self.point if points_only else 1  # the least that one diet can be better
        self.fed = [0] * len(holding.cats)
        if points_only:
            return
        for place, cat in enumerate(holding.cats):
            worth = _HEAD * HEADS[cat]
            if holding.all_wild:
                worth += _SMALL[SMALLEST[cat]] + (_STRAY if cat >= STRAYS else 0)
            self.fed[place] = worth
