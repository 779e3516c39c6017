"""Ratings compared with known strengths."""

import math
import random

import pytest

from tabbytop.lab.arena.lineups import LineUp
from tabbytop.lab.arena.ratings import AVERAGE, Ranking, lead_for, ratings

Deals = list[list[Ranking]]


def drawn(strengths: list[float], lineup: LineUp, rng: random.Random) -> Ranking:
    """Simulate a game by the model: the next place is drawn in proportion to exp(strength)."""
    left = list(range(len(lineup)))
    places = [0] * len(lineup)
    for place in range(1, len(lineup) + 1):
        weights = [math.exp(strengths[lineup[side]]) for side in left]
        [side] = rng.choices(left, weights)
        places[side] = place
        left.remove(side)
    return Ranking(lineup, tuple(places))


def many(strengths: list[float], lineup: LineUp, deals: int, seed: int = 1) -> Deals:
    rng = random.Random(seed)
    turns = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return [[drawn(strengths, turn, rng) for turn in turns] for _ in range(deals)]


@pytest.mark.parametrize("lineup", [(0, 1), (0, 0, 1, 1), (0, 1, 0, 1)])
def test_three_wins_of_four_give_the_stated_lead(lineup: LineUp) -> None:
    deals = many([math.log(3), 0.0], lineup, 600 // len(lineup))
    better, worse = ratings(deals, 2, seed=1)
    lead = lead_for(0.75, len(lineup))
    assert better.mean - worse.mean == pytest.approx(lead, rel=0.15)
    assert better.low is not None
    assert better.low < AVERAGE + lead / 2 < (better.high or 0)


def test_ratings_order_known_strengths_around_the_average() -> None:
    rated = ratings(many([0.0, 2.0, 1.0, 3.0], (0, 1, 2, 3), 60), 4, seed=1)
    assert sorted(range(4), key=lambda bot: rated[bot].mean) == [0, 2, 1, 3]
    assert sum(rating.mean for rating in rated) == pytest.approx(4 * AVERAGE)
    assert rated[1].mean - rated[0].mean == pytest.approx(
        2 * lead_for(math.e / (1 + math.e), 4), rel=0.2
    )


def test_the_order_of_the_games_hardly_matters() -> None:
    deals = many([0.0, 0.5, 1.0], (0, 1, 2), 60)
    wins_first = sorted(deals, key=lambda deal: deal[0].places)
    for one, other in zip(ratings(deals, 3, 1), ratings(wins_first, 3, 1), strict=True):
        assert one.high is not None
        assert abs(one.mean - other.mean) < (one.high - one.mean) / 3


def test_copies_of_a_bot_move_their_rating_by_the_mean() -> None:
    places = (1, 4, 2, 3)
    alone = [rating.mean for rating in ratings([[Ranking((0, 1, 2, 3), places)]], 4, 1)]
    twice = [rating.mean for rating in ratings([[Ranking((0, 0, 1, 1), places)]], 2, 1)]
    assert twice == pytest.approx([(alone[0] + alone[1]) / 2, (alone[2] + alone[3]) / 2])


def test_bots_that_always_tie_have_the_same_rating() -> None:
    deals = [[Ranking((0, 1, 2), (1, 1, 3)), Ranking((1, 2, 0), (1, 3, 1))] for _ in range(10)]
    first, second, third = ratings(deals, 3, 1)
    assert first.mean == pytest.approx(second.mean)
    assert third.mean < first.mean


def test_few_wins_leave_a_wide_interval() -> None:
    clean = [[Ranking((0, 1), (1, 2)), Ranking((1, 0), (2, 1))]]
    few, many_more = ratings(clean * 3, 2, 1), ratings(clean * 100, 2, 1)
    assert few[0].low is not None
    assert few[1].high is not None
    assert few[0].low < few[1].high
    assert many_more[0].low is not None
    assert many_more[1].high is not None
    assert many_more[0].low > many_more[1].high


def test_a_single_deal_has_no_interval() -> None:
    [rating, _] = ratings([[Ranking((0, 1), (1, 2))]], 2, 1)
    assert rating.mean > AVERAGE
    assert rating.low is rating.high is None


def test_more_deals_make_the_interval_narrower() -> None:
    def width(deals: int) -> float:
        rating = ratings(many([0.0, 0.5], (0, 1), deals), 2, 1)[0]
        return (rating.high or 0.0) - (rating.low or 0.0)

    assert width(20) > 1.5 * width(100) > 2 * width(1000)
