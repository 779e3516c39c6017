"""The search agrees with an independent CP-SAT model."""

from random import Random

import pytest

from cat_lady_cpsat import FeedingModel
from cat_lady_end_holdings import end_holdings
from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.diets import is_complete
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tests.games.cat_lady.holdings import fields_of, large_holding, small_holding, small_rivals
from tests.profiles import LONG

PARTS = 4  # so that two workers share them
ENDS = 2000 if LONG else 100  # in each part
LARGE = 100 if LONG else 3


@pytest.mark.ruling("CL-C2", "CL-C36")
@pytest.mark.parametrize("part", range(PARTS))
def test_best_plan_equals_cp_sat_at_the_end_of_six_player_games(part: int) -> None:
    for mine, rivals in end_holdings(ENDS, seed=part):
        about = (fields_of(mine), fields_of(rivals))
        value = FeedingModel(mine, rivals).solve()
        assert best_value(mine, rivals) == value, about
        best = best_plan(mine, rivals)
        assert is_complete(mine, best), about
        assert score_plan(mine, best, rivals).total == value, about


@pytest.mark.ruling("CL-C2")
@pytest.mark.parametrize("part", range(PARTS))
def test_best_value_equals_cp_sat_for_small_holdings(part: int) -> None:
    die = Random(part)
    for _ in range(ENDS // 2):
        mine = small_holding(die)
        mine.choupette_payable = False  # the CP-SAT model does not let Choupette be paid
        rivals = small_rivals(die) if die.random() < 0.5 else None
        assert best_value(mine, rivals) == FeedingModel(mine, rivals).solve(), fields_of(mine)


@pytest.mark.parametrize("part", range(PARTS))
def test_best_value_equals_cp_sat_for_large_holdings(part: int) -> None:
    die = Random(part)
    for _ in range(LARGE):
        mine = large_holding(die)
        value = FeedingModel(mine, None).solve()
        assert best_value(mine, None) == value, fields_of(mine)
        assert score_plan(mine, reference_plan(mine), None).total == value, fields_of(mine)
