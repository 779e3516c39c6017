"""The bounds of the search are exactly as tight as they were.

A bound that is too low loses the best plan, which other tests notice. One that is too high only
makes the search longer, and nothing else would notice it: so this counts the work.
"""

from collections.abc import Callable
from random import Random

import pytest

from tabbytop.games.cat_lady.best_plan import make_search
from tabbytop.games.cat_lady.feeding_bound import MINUS_INFINITY
from tabbytop.games.cat_lady.feeding_problem import Objective
from tabbytop.games.cat_lady.holding import Holding
from tests.games.cat_lady.holdings import large_holding, small_holding, small_rivals


def effort(make: Callable[[Random], Holding], count: int, rivals: bool) -> tuple[int, int]:
    """Return how many diets were scored, and by how many points the first bounds were too high."""
    die = Random(11)
    leaves = excess = 0
    for _ in range(count):
        mine = make(die)
        against = small_rivals(die) if rivals else None
        objective = Objective(mine, points_only=True)
        search = make_search(mine, against, objective)
        search.run(MINUS_INFINITY)
        leaves += search.leaves
        excess += (search.upper_bound - search.best) // objective.point
    return leaves, excess


@pytest.mark.parametrize(
    ("make", "count", "rivals", "expected"),
    [
        (small_holding, 400, False, (699, 429)),
        (small_holding, 400, True, (700, 520)),
        (large_holding, 12, False, (364, 88)),
        (large_holding, 12, True, (2050, 159)),
    ],
)
def test_search_effort_is_unchanged(
    make: Callable[[Random], Holding], count: int, rivals: bool, expected: tuple[int, int]
) -> None:
    assert effort(make, count, rivals) == expected
