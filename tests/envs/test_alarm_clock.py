"""The toy game conforms, so that the environments are tested with realistic games only."""

import pytest

from tabbytop.testing import Deal, conform
from tests.envs import alarm


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_alarm_clock_toy_game_conforms(seats: int) -> None:
    for seed in range(5):
        conform(Deal(alarm.GAME, seats, alarm.GAME.options(), seed))
