"""The risk of eating that the views show."""

from itertools import combinations

import pytest

from tabbytop import quick
from tabbytop.games.tem_purr_a.cards import (
    expected_indigestions_permille,
    indigestion_permille,
    indigestion_probability,
)
from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import dealt


@pytest.mark.parametrize("cards", range(1, 10))
@pytest.mark.parametrize("spoilt", range(4))
def test_risk_equals_enumeration_of_all_draws(cards: int, spoilt: int) -> None:
    if spoilt > cards:
        return
    for wanted in range(cards + 2):
        draws = [
            sum(card < spoilt for card in drawn)
            for drawn in combinations(range(cards), min(wanted, cards))
        ]
        bad = sum(drawn > 0 for drawn in draws) / len(draws)
        assert abs(indigestion_permille(cards, spoilt, wanted) - 1000 * bad) <= 0.5
        average = sum(draws) / len(draws)
        assert abs(expected_indigestions_permille(cards, spoilt, wanted) - 1000 * average) <= 0.5


def test_risk_is_0_or_1000_only_when_certain() -> None:
    assert indigestion_permille(90, 1, 0) == 0
    assert indigestion_permille(90, 0, 90) == 0
    assert indigestion_permille(90, 1, 90) == 1000
    assert indigestion_permille(90, 6, 85) == 1000, "there are no 85 others"
    assert 0 < indigestion_permille(10_000, 1, 1) < 1000
    assert indigestion_permille(90, 6, 80) == 999
    assert indigestion_probability(90, 6, 80) < 1


@pytest.mark.ruling("TP-A18")
def test_reshuffled_discard_adds_no_risk() -> None:
    for seed in range(20):
        table = GAME.arrange(
            3,
            hands=[["2", "3"], ["4"], ["5"]],
            stack=["7", "7", "7", "plus"],
            discard=[*["2"] * 16, *["3"] * 14, *["4"] * 12, *["5"] * 10, *["6"] * 9, "reverse"],
            tokens=[0, 1, 0],
            spoilt=2,
            seed=seed,
        )
        view = table.view(None)
        assert view["deck"]["cards"] < view["stack"]["total"]
        assert (view["stack"]["danger"], view["stack"]["expected"]) == (1000, 2000)
        table.play(table.actors()[0], "eat")
        assert table.open == 2


def test_risk_is_zero_without_a_stack() -> None:
    table, chance = dealt(4, 3), quick(1)
    seen = 0
    while actors := table.actors():
        stack = table.view(None)["stack"]
        if not stack["cards"]:
            assert (stack["danger"], stack["expected"]) == (0, 0)
            seen += 1
        moves = table.moves(actors[0])
        table.play(actors[0], moves[chance.below(len(moves))])
    assert seen
