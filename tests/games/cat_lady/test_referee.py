"""The best value is what CP-SAT, which knows nothing of our solver, finds too."""

from random import Random

import pytest

from cat_lady_ends import end_holdings
from cat_lady_referee import Referee
from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.diets import is_complete
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tests.games.cat_lady.holdings import large_holding, small_holding, small_rivals, told
from tests.profiles import LONG

PARTS = 4  # so that two workers share them
ENDS = 2000 if LONG else 100  # in each part
LARGE = 100 if LONG else 3


@pytest.mark.ruling("CL-C2", "CL-C36")
@pytest.mark.parametrize("part", range(PARTS))
def test_at_the_end_of_games_of_six(part: int) -> None:
    for mine, rivals in end_holdings(ENDS, seed=part):
        about = (told(mine), told(rivals))
        value = Referee(mine, rivals).solve()
        assert best_value(mine, rivals) == value, about
        best = best_plan(mine, rivals)
        assert is_complete(mine, best), about
        assert score_plan(mine, best, rivals).total == value, about


@pytest.mark.ruling("CL-C2")
@pytest.mark.parametrize("part", range(PARTS))
def test_private_worth_and_every_kind_of_holding(part: int) -> None:
    die = Random(part)
    for _ in range(ENDS // 2):
        mine = small_holding(die)
        mine.choupette_payable = False  # the referee knows of Choupette only what is over
        rivals = small_rivals(die) if die.random() < 0.5 else None
        assert best_value(mine, rivals) == Referee(mine, rivals).solve(), told(mine)


@pytest.mark.parametrize("part", range(PARTS))
def test_large_collections(part: int) -> None:
    die = Random(part)
    for _ in range(LARGE):
        mine = large_holding(die)
        value = Referee(mine, None).solve()
        assert best_value(mine, None) == value, told(mine)
        assert score_plan(mine, reference_plan(mine), None).total == value, told(mine)
