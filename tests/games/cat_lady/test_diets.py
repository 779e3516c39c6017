"""Legal plans, complete plans, and the legal next tokens."""

from random import Random

import pytest

from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.diets import feed_moves, is_complete, is_legal, unfinished_cats
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import FEED, FOOD_COUNT, FOOD_TOKEN, VOCABULARY
from tests.games.cat_lady import brute_force
from tests.games.cat_lady.holdings import fields_of, holding, plan, small_holding, texts


def may_be_fed(mine: Holding, *meals: str) -> list[str]:
    return texts(feed_moves(mine, plan(*meals)))


def open_cats(mine: Holding, *meals: str) -> list[str]:
    return [CAT_NAMES[cat] for cat in unfinished_cats(mine, plan(*meals))]


@pytest.mark.ruling("CL-C1")
def test_cat_gets_no_more_than_it_needs() -> None:
    mine = holding("sox", "tttmw")
    assert may_be_fed(mine) == ["sox tuna", "sox milk", "sox wild as tuna", "sox wild as milk"]
    assert may_be_fed(mine, "sox tuna", "sox tuna") == ["sox milk", "sox wild as milk"]
    assert may_be_fed(mine, "sox tuna", "sox tuna", "sox milk") == []


@pytest.mark.ruling("CL-C1")
def test_part_fed_cat_is_unfinished() -> None:
    mine = holding("sox shadow", "tttm")
    assert open_cats(mine, "sox tuna", "shadow tuna") == ["sox"]
    assert open_cats(mine, "sox tuna", "sox tuna", "sox milk") == []
    assert open_cats(mine) == []


@pytest.mark.ruling("CL-C1", "CL-C8")
def test_treat_is_a_whole_meal() -> None:
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
def test_any_food_accepts_declared_wild_tokens_but_no_treat_as_food() -> None:
    mine = holding("mister-fit", "wx")
    assert may_be_fed(mine) == [
        "mister-fit wild as chicken", "mister-fit wild as tuna", "mister-fit wild as milk",
        "mister-fit treat",
    ]  # fmt: skip


@pytest.mark.ruling("CL-C28")
@pytest.mark.parametrize("foods", [("chicken", "chicken"), ("tuna", "tuna"), ("chicken", "tuna")])
def test_rulebook_example_of_mister_fit(foods: tuple[str, str]) -> None:
    mine = holding("mister-fit", "ccttm")
    assert is_complete(mine, plan(*[f"mister-fit {food}" for food in foods]))
    assert not is_complete(mine, plan(f"mister-fit {foods[0]}"))


@pytest.mark.ruling("CL-C30", "CL-C11")
def test_moonbeam_converts_two_tokens_if_fed_by_own_needs() -> None:
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
def test_moonbeam_may_eat_converted_tokens_and_treats() -> None:
    mine = holding("moonbeam", "mx")
    assert is_complete(mine, plan("moonbeam milk as tuna", "moonbeam treat as chicken"))


@pytest.mark.ruling("CL-C35")
def test_choupette_was_paid_before_or_gets_a_treat() -> None:
    mine = holding("choupette", "tmx")
    assert may_be_fed(mine) == ["choupette treat"]
    mine.eaten = plan("choupette tuna", "choupette milk")
    assert may_be_fed(mine) == []
    mine = holding("choupette", "tmx", choupette_payable=True)
    assert is_complete(mine, plan("choupette tuna", "choupette milk")), "what if"


@pytest.mark.ruling("CL-C39")
def test_rulebook_example_of_cat_player_feeding_any_token() -> None:
    meal = ["chairman-meow tuna as chicken"] * 2 + ["chairman-meow milk as chicken"]
    mine = holding("chairman-meow", "ttmx", all_wild=True)
    assert is_complete(mine, plan(*meal))
    assert "chairman-meow treat as chicken" not in may_be_fed(mine), "treats are not wild"
    mine.all_wild = False
    assert not is_legal(mine, plan(*meal))


def test_invalid_plans_are_not_legal() -> None:
    mine = holding("sox shadow", "ttm")
    assert not is_legal(mine, plan("jazz tuna"))
    assert not is_legal(mine, plan("sox chicken"))
    assert not is_legal(mine, plan("sox tuna", "sox tuna", "shadow tuna")), "only two tuna"
    assert not is_legal(mine, list(reversed(plan("sox tuna", "sox milk")))), "ascending"
    assert not is_legal(mine, [VOCABULARY.move("done")])
    assert not is_legal(mine, [-1])


@pytest.mark.ruling("CL-C1")
def test_complete_plans_equal_brute_force() -> None:
    """Random walks stay legal, and a plan is finished exactly if brute force lists it."""
    die = Random(1)
    for _ in range(150):
        mine = small_holding(die)
        listed = {
            tuple(
                FEED.of(cat, food)
                for cat, meal in zip(mine.cats, meals, strict=True)
                for food in meal
            )
            for meals in brute_force.complete_plans(mine)
        }
        for _walk in range(4):
            built: list[int] = []
            while True:
                assert (not unfinished_cats(mine, built)) == (tuple(built) in listed), fields_of(
                    mine
                )
                moves = feed_moves(mine, built)
                assert moves == sorted(set(moves))
                if not moves:
                    break
                built = sorted([*built, die.choice(moves)])
                assert is_legal(mine, built)
        for whole in die.sample(sorted(listed), min(5, len(listed))):
            assert is_complete(mine, list(whole)), fields_of(mine)


def test_only_feed_moves_are_legal() -> None:
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
