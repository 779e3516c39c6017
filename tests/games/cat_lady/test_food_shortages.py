"""The food that hungry cats are missing."""

from random import Random

from tabbytop.games.cat_lady.advice import food_shortages
from tabbytop.games.cat_lady.best_plan import reference_plan
from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.holding import Holding
from tests.games.cat_lady.holdings import fields_of, holding, plan, small_holding


def shortages(mine: Holding, *meals: str) -> dict[str, tuple[list[int], int]]:
    return {
        CAT_NAMES[shortage.cat]: (shortage.short, shortage.tokens)
        for shortage in food_shortages(mine, plan(*meals))
    }


def test_shortage_counts_leftover_tokens() -> None:
    mine = holding("sox shadow", "ttw")
    assert shortages(mine, "shadow tuna") == {"sox": ([0, 1, 1], 1)}
    assert shortages(mine, "shadow wild as tuna") == {"sox": ([0, 0, 1], 1)}
    assert shortages(mine) == {"shadow": ([0, 0, 0], 0), "sox": ([0, 0, 1], 0)}


def test_shortage_of_cats_of_any_food() -> None:
    assert shortages(holding("cow duke", "")) == {"duke": ([0, 0, 0], 2), "cow": ([0, 0, 0], 1)}
    assert shortages(holding("duke", "w")) == {"duke": ([0, 0, 0], 1)}


def test_fed_moonbeam_reduces_the_shortage() -> None:
    mine = holding("keaton moonbeam", "tccc")
    assert shortages(mine, "moonbeam tuna", "moonbeam chicken") == {"keaton": ([0, 0, 2], 0)}
    assert shortages(mine)["keaton"] == ([0, 0, 2], 2)


def test_cat_players_shortage_ignores_types() -> None:
    assert shortages(holding("sox", "cw", all_wild=True)) == {"sox": ([0, 2, 1], 1)}


def test_hungry_cats_of_the_best_plan_have_a_shortage() -> None:
    die = Random(4)
    for _ in range(300):
        mine = small_holding(die)
        for shortage in food_shortages(mine, reference_plan(mine)):
            if CAT_NAMES[shortage.cat] not in {"moonbeam", "choupette"}:
                assert shortage.tokens > 0, fields_of(mine)
