"""Winners, places and opponents in results."""

import pytest

from tabbytop.kernel.judge import rewards
from tabbytop.kernel.result import Opponent, Result, ScoreLine, places

LONE = Result(
    scores=(3,),
    places=(2,),
    sheets=((ScoreLine("toys", 3, {"count": 2}), ScoreLine("tie-break", None, {"fed": 1})),),
    reason="the robot has more points",
    opponents=(Opponent("robot", 4, (ScoreLine("toys", 4),)),),
)


def test_solo_player_can_lose() -> None:
    assert LONE.winners == ()


def test_opponent_without_a_seat_has_a_score_and_sheet() -> None:
    assert LONE.as_dict()["opponents"] == [
        {"name": "robot", "score": 4, "sheet": [{"key": "toys", "points": 4}]}
    ]
    assert str(LONE).splitlines() == [
        "the robot has more points",
        "seat 0: place 2 with 3",
        "  +3 toys count 2",
        "  tie-break fed 1",
        "robot: 4",
        "  +4 toys",
    ]


def test_equal_keys_share_a_place() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (3, 0)]) == (2, 1, 2, 4)


@pytest.mark.parametrize(("places", "worth"), [([1], [1.0]), ([2], [0.0])])
def test_reward_of_a_player_alone_is_all_or_nothing(places: list[int], worth: list[float]) -> None:
    assert rewards(places) == worth
