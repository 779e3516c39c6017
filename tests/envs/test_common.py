"""Rewards at the end of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.envs.common import MAX_REWARD, MIN_REWARD, rewards_by_place
from tabbytop.kernel.result import Result, places


def result(*ranked: int) -> Result:
    return Result((0,) * len(ranked), ranked, ((),) * len(ranked), "the test says so")


@pytest.mark.parametrize(
    ("ranked", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 2, 3, 4], [1, 1 / 3, -1 / 3, -1]),
        ([1, 3, 1, 3], [2 / 3, -2 / 3, 2 / 3, -2 / 3]),  # two teams
        ([1], [1]),
        ([2], [-1]),  # who plays alone and loses has place 2
    ],
)
def test_rewards_by_place(ranked: list[int], worth: list[float]) -> None:
    assert rewards_by_place(result(*ranked)) == pytest.approx(worth)


@given(st.lists(st.integers(0, 4), min_size=2, max_size=6))
def test_rewards_sum_to_zero(scores: list[int]) -> None:
    ranked = places([(score,) for score in scores])
    worth = rewards_by_place(result(*ranked))
    assert sum(worth) == pytest.approx(0)
    assert all(MIN_REWARD <= reward <= MAX_REWARD for reward in worth)
    for place, reward in zip(ranked, worth, strict=True):
        for other, others in zip(ranked, worth, strict=True):
            assert (place < other) == (reward > others), "a better place is worth more"
