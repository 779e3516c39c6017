"""Wins and meetings by deal."""

import random

import pytest

from tabbytop.lab.arena import scores
from tabbytop.lab.arena.ratings import Ranking

TWO = [[Ranking((0, 1), (1, 2)), Ranking((1, 0), (1, 1))], [Ranking((0, 1), (2, 1))]]


def test_a_shared_win_is_divided_and_a_shared_place_counts_half() -> None:
    assert scores.wins(TWO, 0).mean == pytest.approx(1.5 / 3)
    assert scores.ahead(TWO, 0, 1).mean == pytest.approx(1.5 / 3)
    assert scores.meetings(TWO, 0, 1) == 3


def test_copies_meet_the_others_not_each_other() -> None:
    deals = [[Ranking((0, 0, 1, 1), (1, 4, 2, 3))]]
    assert scores.meetings(deals, 0, 1) == 4
    assert scores.ahead(deals, 0, 1).mean == 0.5
    assert scores.wins(deals, 0).mean == 0.5  # a win in two seatings


def test_absent_bots_do_not_change_scores() -> None:
    away = [[Ranking((1, 2), (1, 2)), Ranking((2, 1), (1, 2))]]
    assert scores.ahead(TWO + away, 0, 1) == scores.ahead(TWO, 0, 1)
    assert scores.wins(TWO + away, 0) == scores.wins(TWO, 0)


@pytest.mark.parametrize("luck", [0.0, 0.35])
def test_95_percent_of_intervals_contain_the_truth(luck: float) -> None:
    """Also where the deal decides much, equally for both games of a block."""
    rng = random.Random(5)

    def deal() -> list[Ranking]:
        # Side 0 has the better cards, or the worse: that much helps whoever sits there.
        swing = rng.choice((-luck, luck))
        first = rng.random() < 0.6 + swing
        second = rng.random() < 0.6 - swing
        return [
            Ranking((0, 1), (1, 2) if first else (2, 1)),
            Ranking((1, 0), (2, 1) if second else (1, 2)),
        ]

    trials = 600
    held = 0
    for _ in range(trials):
        share = scores.ahead([deal() for _ in range(25)], 0, 1)
        assert share.low is not None
        assert share.high is not None
        held += share.low <= 0.6 <= share.high
    assert 0.92 <= held / trials <= 0.98
