"""The search finds the best of all plans."""

from random import Random

import pytest

from tabbytop.games.cat_lady.best_plan import best_plan, best_value, reference_plan
from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TUNA, WILD
from tabbytop.games.cat_lady.diets import is_complete
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import FEED
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tests.games.cat_lady import brute_force
from tests.games.cat_lady.holdings import (
    fields_of,
    holding,
    others,
    small_holding,
    small_rivals,
    texts,
)
from tests.profiles import LONG

PER_SEED = 4000 if LONG else 125


@pytest.mark.ruling("CL-C2", "CL-C39")
@pytest.mark.parametrize("seed", range(16 if LONG else 6))
def test_best_plan_equals_brute_force(seed: int) -> None:
    die = Random(seed)
    for _ in range(PER_SEED):
        mine = small_holding(die)
        rivals = small_rivals(die) if die.random() < 0.6 else None
        value, first = brute_force.best(mine, rivals)
        about = (fields_of(mine), fields_of(rivals))
        assert best_value(mine, rivals) == value, about
        found = best_plan(mine, rivals)
        assert texts(found) == texts(first), about
        assert is_complete(mine, found), about
        if rivals is None:
            assert reference_plan(mine) == found


@pytest.mark.ruling("CL-C2")
def test_best_plan_that_leaves_a_cat_hungry_equals_brute_force() -> None:
    die = Random(11)
    for _ in range(PER_SEED):
        mine = small_holding(die)
        rivals = small_rivals(die) if die.random() < 0.6 else None
        eaten = [FEED.first(move) for move in mine.eaten]
        for cat in [cat for cat in mine.cats if cat not in eaten]:
            _, first = brute_force.best(mine, rivals, hungry=cat)
            found = best_plan(mine, rivals, cat)
            assert texts(found) == texts(first), (fields_of(mine), fields_of(rivals), cat)


def with_one_more(mine: Holding, token: int) -> Holding:
    """Return the holding with one more token."""
    more = holding()
    for name, value in fields_of(mine).items():
        setattr(more, name, value)
    more.tokens = mine.tokens.copy()
    more.tokens[token] += 1
    return more


@pytest.mark.ruling("CL-C2")
def test_extra_token_never_lowers_private_value() -> None:
    die = Random(7)
    for _ in range(250):
        mine = small_holding(die)
        more = with_one_more(mine, die.randrange(5 if mine.gray else 4))
        assert best_value(more, None) >= best_value(mine, None), fields_of(mine)


def test_wild_token_is_worth_at_least_any_food() -> None:
    die = Random(8)
    for _ in range(150):
        mine = small_holding(die)
        wild = best_value(with_one_more(mine, WILD), None)
        for token in (CHICKEN, TUNA, MILK):
            assert best_value(with_one_more(mine, token), None) <= wild, fields_of(mine)


@pytest.mark.ruling("CL-C2")
def test_reference_plan_never_beats_best_plan_against_rivals() -> None:
    die = Random(9)
    for _ in range(150):
        mine, rivals = small_holding(die), small_rivals(die)
        private = score_plan(mine, reference_plan(mine), rivals).total
        assert private <= best_value(mine, rivals), fields_of(mine)


def test_search_does_not_change_its_input() -> None:
    die = Random(10)
    for _ in range(100):
        mine, rivals = small_holding(die), small_rivals(die)
        before = repr((fields_of(mine), fields_of(rivals)))
        best_plan(mine, rivals)
        best_value(mine, None)
        assert repr((fields_of(mine), fields_of(rivals))) == before


@pytest.mark.ruling("CL-C39")
def test_cat_player_prefers_strays_then_small_needs_among_equal_plans() -> None:
    for all_wild, first in ((True, "macak milk"), (False, "snowflake milk")):
        mine = holding("snowflake macak", "m", all_wild=all_wild)
        assert texts(reference_plan(mine)) == [first]
    # Keaton alone is worth as much as Shadow and Jazz.
    mine = holding("shadow jazz keaton", "tt", all_wild=True)
    assert texts(reference_plan(mine)) == ["shadow tuna", "jazz tuna"]


@pytest.mark.ruling("CL-C2")
def test_rivals_change_the_best_plan() -> None:
    mine = holding("shadow hemingway keaton", "tmm")
    rivals = others(most_fed=1, leftovers=[5])
    assert texts(reference_plan(mine)) == ["shadow tuna", "keaton milk", "keaton milk"]
    assert texts(best_plan(mine, rivals)) == ["shadow tuna", "hemingway milk"]
    assert best_value(mine, rivals) == 1 + 7 - 2 - 2, "Keaton is hungry, and there is no costume"


@pytest.mark.ruling("CL-C30")
def test_best_plan_uses_moonbeam() -> None:
    mine = holding("keaton moonbeam", "ttcc")
    assert texts(reference_plan(mine)) == [
        "keaton chicken as milk", "keaton tuna as milk", "moonbeam chicken", "moonbeam tuna",
    ]  # fmt: skip
