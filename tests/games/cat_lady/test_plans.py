"""Which plans are legal, which are whole, and what may be fed next."""

from random import Random

import pytest

from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.diets import feed_moves, is_complete, is_legal, unfinished_cats
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import FEED, FOOD_COUNT, FOOD_TOKEN, VOCABULARY
from tests.games.cat_lady import brute_force
from tests.games.cat_lady.holdings import holding, plan, small_holding, texts, told


def may_be_fed(mine: Holding, *meals: str) -> list[str]:
    return texts(feed_moves(mine, plan(*meals)))


def open_cats(mine: Holding, *meals: str) -> list[str]:
    return [CAT_NAMES[cat] for cat in unfinished_cats(mine, plan(*meals))]


@pytest.mark.ruling("CL-C1")
def test_token_by_token_and_never_more_than_the_need() -> None:
    mine = holding("sox", "tttmw")
    assert may_be_fed(mine) == ["sox tuna", "sox milk", "sox wild as tuna", "sox wild as milk"]
    assert may_be_fed(mine, "sox tuna", "sox tuna") == ["sox milk", "sox wild as milk"]
    assert may_be_fed(mine, "sox tuna", "sox tuna", "sox milk") == []


@pytest.mark.ruling("CL-C1")
def test_a_part_fed_cat_is_unfinished() -> None:
    mine = holding("sox shadow", "tttm")
    assert open_cats(mine, "sox tuna", "shadow tuna") == ["sox"]
    assert open_cats(mine, "sox tuna", "sox tuna", "sox milk") == []
    assert open_cats(mine) == []


@pytest.mark.ruling("CL-C1", "CL-C8")
def test_a_treat_and_nothing_else() -> None:
    mine = holding("sparkle", "ttx")
    assert may_be_fed(mine) == ["sparkle tuna", "sparkle treat"]
    assert may_be_fed(mine, "sparkle tuna") == ["sparkle tuna"]
    assert may_be_fed(mine, "sparkle treat") == []


@pytest.mark.ruling("CL-C28")
def test_waffle_keeps_to_one_type() -> None:
    mine = holding("waffle", "ctwx")
    assert "waffle tuna" in may_be_fed(mine)
    assert may_be_fed(mine, "waffle chicken") == ["waffle wild as chicken"]


@pytest.mark.ruling("CL-C28")
def test_any_food_is_a_wild_token_declared_and_never_a_treat() -> None:
    mine = holding("mister-fit", "wx")
    assert may_be_fed(mine) == [
        "mister-fit wild as chicken", "mister-fit wild as tuna", "mister-fit wild as milk",
        "mister-fit treat",
    ]  # fmt: skip


@pytest.mark.ruling("CL-C28")
@pytest.mark.parametrize("foods", [("chicken", "chicken"), ("tuna", "tuna"), ("chicken", "tuna")])
def test_the_books_mister_fit(foods: tuple[str, str]) -> None:
    mine = holding("mister-fit", "ccttm")
    assert is_complete(mine, plan(*[f"mister-fit {food}" for food in foods]))
    assert not is_complete(mine, plan(f"mister-fit {foods[0]}"))


@pytest.mark.ruling("CL-C30", "CL-C11")
def test_moonbeam_changes_two_tokens_if_she_is_fed_by_her_own_needs() -> None:
    mine = holding("lily keaton moonbeam", "cccctx")
    changed = ["lily chicken as milk", "keaton chicken as milk"]
    fed = ["moonbeam chicken", "moonbeam tuna"]
    assert is_complete(mine, plan("lily chicken as milk", *fed))
    assert is_legal(mine, plan(*changed)), "on the way it may be so"
    assert "moonbeam" in open_cats(mine, *changed)
    assert not is_legal(mine, plan(*changed, "keaton chicken as milk", *fed)), "no third one"
    assert "moonbeam treat" not in may_be_fed(mine, *changed)
    assert may_be_fed(mine, "moonbeam treat") == []


@pytest.mark.ruling("CL-C30")
def test_moonbeam_may_eat_what_she_changes_and_treats_too() -> None:
    mine = holding("moonbeam", "mx")
    assert is_complete(mine, plan("moonbeam milk as tuna", "moonbeam treat as chicken"))


@pytest.mark.ruling("CL-C35")
def test_choupette_was_fed_before_or_gets_a_treat() -> None:
    mine = holding("choupette", "tmx")
    assert may_be_fed(mine) == ["choupette treat"]
    mine.eaten = plan("choupette tuna", "choupette milk")
    assert may_be_fed(mine) == []
    mine = holding("choupette", "tmx", choupette_payable=True)
    assert is_complete(mine, plan("choupette tuna", "choupette milk")), "what if"


@pytest.mark.ruling("CL-C39")
def test_the_books_cat_player_three_chicken_from_two_tuna_and_one_milk() -> None:
    meal = ["chairman-meow tuna as chicken"] * 2 + ["chairman-meow milk as chicken"]
    mine = holding("chairman-meow", "ttmx", all_wild=True)
    assert is_complete(mine, plan(*meal))
    assert "chairman-meow treat as chicken" not in may_be_fed(mine), "treats are not wild"
    mine.all_wild = False
    assert not is_legal(mine, plan(*meal))


def test_what_is_no_plan_is_refused() -> None:
    mine = holding("sox shadow", "ttm")
    assert not is_legal(mine, plan("jazz tuna"))
    assert not is_legal(mine, plan("sox chicken"))
    assert not is_legal(mine, plan("sox tuna", "sox tuna", "shadow tuna")), "only two tuna"
    assert not is_legal(mine, list(reversed(plan("sox tuna", "sox milk")))), "ascending"
    assert not is_legal(mine, [VOCABULARY.move("done")])
    assert not is_legal(mine, [-1])


@pytest.mark.ruling("CL-C1")
def test_whole_plans_are_those_that_brute_force_lists() -> None:
    """Walk at random through what may be fed: all that is reached is legal, and where nothing is
    unfinished it is a plan of the list."""
    die = Random(1)
    for _ in range(150):
        mine = small_holding(die)
        listed = {
            tuple(
                FEED.of(cat, food)
                for cat, meal in zip(mine.cats, meals, strict=True)
                for food in meal
            )
            for meals in brute_force.whole_plans(mine)
        }
        for _walk in range(4):
            built: list[int] = []
            while True:
                assert (not unfinished_cats(mine, built)) == (tuple(built) in listed), told(mine)
                moves = feed_moves(mine, built)
                assert moves == sorted(set(moves))
                if not moves:
                    break
                built = sorted([*built, die.choice(moves)])
                assert is_legal(mine, built)
        for whole in die.sample(sorted(listed), min(5, len(listed))):
            assert is_complete(mine, list(whole)), told(mine)


def test_every_other_move_leads_nowhere() -> None:
    die = Random(2)
    for _ in range(60):
        mine = small_holding(die)
        moves = set(feed_moves(mine, []))
        for cat in mine.cats:
            for food in range(FOOD_COUNT):
                move = FEED.of(cat, food)
                assert is_legal(mine, [move]) == (move in moves)
                if mine.tokens[FOOD_TOKEN[food]] == 0:
                    assert move not in moves
