"""Confidence intervals compared with published numbers."""

import math

import pytest

from tabbytop.intervals import (
    block_interval,
    mean_interval,
    moment_interval,
    share_interval,
    t_quantile,
    win_share,
)


def test_undivided_wins_have_wilsons_interval() -> None:
    assert share_interval({1: 3}, 10) == pytest.approx((0.10779, 0.60322), abs=1e-5)


def test_interval_without_wins_has_width() -> None:
    assert share_interval({}, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)


def test_interval_of_only_wins_has_width() -> None:
    assert share_interval({1: 10}, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)


def test_shared_wins_count_for_their_part() -> None:
    # Shares 1, 1/2, 0, 0: mean 3/8, variance 11/64, so 4 games are worth 4 (15/64) / (11/64).
    assert win_share({1: 1, 2: 1}, 4) == 0.375
    assert share_interval({1: 1, 2: 1}, 4) == pytest.approx((0.11119, 0.74212), abs=1e-5)


def test_partners_who_always_share_have_a_narrower_interval() -> None:
    # Shares 1/2 in half of 100 games: mean 1/4, variance 1/16, worth 300 games.
    assert share_interval({2: 50}, 100) == pytest.approx(share_interval({1: 75}, 300))


def test_equal_shares_in_every_game_leave_width() -> None:
    assert share_interval({2: 10}, 10) == pytest.approx((0.23659, 0.76341), abs=1e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_mean_has_students_interval() -> None:
    # 1, 2, 3, 4, 5: variance 2.5, standard error 0.70711, quantile 2.7764.
    counts = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    assert mean_interval(counts) == pytest.approx((1.0367, 4.9633), abs=1e-3)


def test_equal_scores_leave_no_width() -> None:
    assert mean_interval({7: 5}) == (7.0, 7.0)


def test_a_single_game_has_no_interval() -> None:
    assert mean_interval({7: 1}) is None


def test_blocks_of_one_game_are_independent_observations() -> None:
    # 3 of 10: variance 2.1/100 · 10/9, so worth 9 observations; quantile 2.2622, spread 0.5686.
    blocks = [(1.0, 1)] * 3 + [(0.0, 1)] * 7
    assert block_interval(blocks) == pytest.approx((0.0872, 0.6578), abs=2e-4)


def test_correlated_games_count_as_one() -> None:
    whole = [(4.0, 4)] * 3 + [(0.0, 4)] * 7
    assert block_interval(whole) == pytest.approx(block_interval([(1.0, 1)] * 3 + [(0.0, 1)] * 7))


def test_blocks_that_all_agree_leave_width() -> None:
    assert block_interval([(2.0, 2)] * 10) == pytest.approx((0.6615, 1.0), abs=1e-3)
    low, high = block_interval([(1.0, 2)] * 10) or (0.0, 0.0)
    assert low < 0.3
    assert high > 0.7


def test_empty_blocks_do_not_count_and_one_block_has_no_interval() -> None:
    assert block_interval([(1.0, 2), (0.0, 0), (2.0, 2)]) == block_interval([(1.0, 2), (2.0, 2)])
    assert block_interval([(1.0, 2), (0.0, 0)]) is None


@pytest.mark.parametrize("values", [[0.0, 1.0], [1.0] * 5, [0.25, 0.5, 0.5, 1.0, 0.0, 0.75]])
def test_interval_from_sums_is_that_of_single_values(values: list[float]) -> None:
    squares = math.fsum(value * value for value in values)
    found = moment_interval(len(values), math.fsum(values), squares)
    wanted = block_interval([(value, 1) for value in values])
    assert found is not None
    assert wanted is not None
    assert found == pytest.approx(wanted)
    assert found[0] < found[1]
    assert moment_interval(1, 1.0, 1.0) is None
