"""How the judge of Tem-Purr-A evaluates a table and plays rollouts."""

from math import comb

import pytest

from tabbytop.bots.playout import play_out
from tabbytop.games.tem_purr_a.cards import indigestion_probability
from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.generator import quick
from tests.games.tem_purr_a.positions import asked, play

JUDGE = GAME.judge
FEW = [["2"]] * 3


def worth(**arranged: object) -> list[float]:
    return JUDGE.evaluate(GAME.arrange(**{"hands": FEW, **arranged}))  # type: ignore[arg-type]  # what a test adds


def picked(table: TempuraTable, seed: int = 1) -> str:
    return GAME.vocabulary.text(JUDGE.rollout_move(table, table.actors()[0], quick(seed)))


@pytest.mark.parametrize("cards", [1, 7, 40, 90])
@pytest.mark.parametrize("spoilt", [1, 3, 6])
def test_indigestion_probability_is_exact(cards: int, spoilt: int) -> None:
    if spoilt > cards:
        return
    for wanted in range(cards + 3):
        safe = comb(cards - spoilt, wanted) / comb(cards, wanted) if wanted <= cards else 0
        assert indigestion_probability(cards, spoilt, wanted) == pytest.approx(1 - safe)


def test_evaluation_adds_up_to_one() -> None:
    assert sum(worth(tokens=[0, 1, 2])) == pytest.approx(1)
    assert sum(worth(stack=["7", "7"], tokens=[0, 1, 1])) == pytest.approx(1)


def test_second_token_costs_more_than_the_first() -> None:
    none, one, two = worth(tokens=[0, 1, 2])
    assert none > one > two


def test_cards_help_less_than_tokens_hurt() -> None:
    assert worth(hands=[["2"] * 9, ["2"], ["2"]])[0] > worth()[0]
    hopes = worth(hands=[["3"], ["2"], ["2"] * 4], tokens=[0, 0, 1])
    assert hopes[0] == hopes[1] > hopes[2]


def test_small_stack_helps_and_large_stack_hurts() -> None:
    calm = worth()
    assert worth(stack=["4"])[0] > calm[0]
    last = [2, 1, 1]
    assert worth(stack=["7"] * 7, spoilt=5, tokens=last)[0] < worth(tokens=last)[0]


def test_meal_is_evaluated_by_its_risk_not_its_outcome() -> None:
    hopes = []
    for seed in range(12):
        table = GAME.arrange(hands=FEW, stack=["5"], deck=["2"] * 9, seed=seed)
        before = JUDGE.evaluate(table)
        play(table, "0: eat")
        assert JUDGE.evaluate(table) == pytest.approx(before)
        hopes.append(asked(table))
    assert [(0, "add")] in hopes
    assert [(0, "start")] in hopes


def test_game_ending_token_is_evaluated_as_the_result() -> None:
    ends = set()
    for seed in range(12):
        table = GAME.arrange(hands=FEW, stack=["5"], deck=["2"] * 9, tokens=[2, 0, 0], seed=seed)
        play(table, "0: eat")
        ends.add((table.result() is not None, JUDGE.evaluate(table)[0] == 0))
    assert ends == {(True, True), (False, False)}


def test_stack_that_surely_ends_the_game_is_evaluated_as_the_end() -> None:
    hopes = worth(stack=["7"] * 7, deck=["2"] * 3, tokens=[2, 0, 0])
    assert hopes[0] == 0
    assert hopes[1] == hopes[2] > 0.3


def test_rollout_eats_safe_stacks_and_passes_risky_ones_on() -> None:
    assert picked(GAME.arrange(hands=[["2"] * 4], stack=["2"])) == "eat"
    risky: dict[str, object] = {"stack": ["7"] * 5, "spoilt": 3, "tokens": [1, 1, 0]}
    held = [["7", "plus", "3", "3"]]
    assert picked(GAME.arrange(hands=held, **risky)) == "serve 7"  # type: ignore[arg-type]  # what a test adds
    table = GAME.arrange(hands=[held[0][1:]], **risky)  # type: ignore[arg-type]  # what a test adds
    assert {picked(table, seed) for seed in range(20)} == {"play plus", "skip 3"}
    assert picked(GAME.arrange(hands=[["2"]], **risky)) == "eat"  # type: ignore[arg-type]  # what a test adds


def test_rollout_is_cut_off_where_a_seat_is_about_to_eat() -> None:
    table = GAME.arrange(hands=[["3"], ["3"], ["2"]], stack=["3"])
    assert play_out(table, JUDGE, quick(1), 100) == 0, "three cards are worth it"
    table = GAME.arrange(
        hands=[["7"], ["7", "2"], ["2"]], stack=["7"] * 4, spoilt=3, tokens=[1, 1, 0]
    )
    assert play_out(table, JUDGE, quick(1), 100) == 2
    assert asked(table) == [(2, "turn")]


def test_rollout_is_not_cut_off_at_the_start_of_a_round() -> None:
    table = GAME.arrange(hands=[["2", "3"], ["2"], ["2"]], stack=["5"], deck=["7"] * 4)
    play(table, "0: eat")
    assert play_out(table, JUDGE, quick(1), 100) == 0, "what was drawn is known"
    play(table, "0: add")
    assert play_out(table, JUDGE, quick(1), 100) > 0
