"""What hungry cats lack."""

from random import Random

from tabbytop.games.cat_lady.advice import food_shortages
from tabbytop.games.cat_lady.best_plan import reference_plan
from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.holding import Holding
from tests.games.cat_lady.holdings import holding, plan, small_holding, told


def lacks(mine: Holding, *meals: str) -> dict[str, tuple[list[int], int]]:
    return {
        CAT_NAMES[lack.cat]: (lack.short, lack.tokens)
        for lack in food_shortages(mine, plan(*meals))
    }


def test_what_is_left_over_counts() -> None:
    mine = holding("sox shadow", "ttw")
    assert lacks(mine, "shadow tuna") == {"sox": ([0, 1, 1], 1)}
    assert lacks(mine, "shadow wild as tuna") == {"sox": ([0, 0, 1], 1)}
    assert lacks(mine) == {"shadow": ([0, 0, 0], 0), "sox": ([0, 0, 1], 0)}


def test_cats_of_any_food() -> None:
    assert lacks(holding("cow duke", "")) == {"duke": ([0, 0, 0], 2), "cow": ([0, 0, 0], 1)}
    assert lacks(holding("duke", "w")) == {"duke": ([0, 0, 0], 1)}


def test_moonbeam_helps_if_she_is_fed() -> None:
    mine = holding("keaton moonbeam", "tccc")
    assert lacks(mine, "moonbeam tuna", "moonbeam chicken") == {"keaton": ([0, 0, 2], 0)}
    assert lacks(mine)["keaton"] == ([0, 0, 2], 2)


def test_the_cat_player_lacks_no_type() -> None:
    assert lacks(holding("sox", "cw", all_wild=True)) == {"sox": ([0, 2, 1], 1)}


def test_after_the_best_plan_every_hungry_cat_lacks_something() -> None:
    die = Random(4)
    for _ in range(300):
        mine = small_holding(die)
        for lack in food_shortages(mine, reference_plan(mine)):
            if CAT_NAMES[lack.cat] not in {"moonbeam", "choupette"}:
                assert lack.tokens > 0, told(mine)
