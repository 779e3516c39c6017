"""The best plan is the best of all plans."""

import os
from random import Random

import pytest

from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.diets import is_whole
from tests.games.cat_lady import brute_force
from tests.games.cat_lady.holdings import small_holding, small_rivals, texts, told

LONG = os.environ.get("TABBYTOP_HUNT") == "long"
PER_SEED = 4000 if LONG else 125


@pytest.mark.ruling("CL-C2", "CL-C39")
@pytest.mark.parametrize("seed", range(16))
def test_as_brute_force_says(seed: int) -> None:
    die = Random(seed)
    for _ in range(PER_SEED):
        mine = small_holding(die)
        rivals = small_rivals(die) if die.random() < 0.6 else None
        value, first = brute_force.best(mine, rivals)
        about = (told(mine), told(rivals))
        assert best_value(mine, rivals) == value, about
        found = best_plan(mine, rivals)
        assert texts(found) == texts(first), about
        assert is_whole(mine, found), about
        if rivals is None:
            assert reference_plan(mine) == found
