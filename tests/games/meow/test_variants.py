"""All combinations of options play to a proper end."""

import itertools

import pytest

from tabbytop.games.meow.scoring import BROKE_NONE, FURTHEST, NOT_CAUGHT
from tests.games.meow.positions import JUDGES, MODES, at_random, dealt, judged

VARIANTS = list(itertools.product(MODES, JUDGES, [False, True], [False, True], [0, 60]))


@pytest.mark.ruling("MW-D1", "MW-M29", "MW-M31")
@pytest.mark.parametrize(("mode", "judge", "young", "helper", "seconds"), VARIANTS)
def test_every_variant_plays_to_its_end(
    mode: str, judge: str, young: bool, helper: bool, seconds: int
) -> None:
    for seats, players in ((3, at_random), (4, judged), (7, judged), (12, at_random)):
        table = dealt(
            seats,
            seats,
            mode=mode,
            judge=judge,
            young=young,
            helper=helper,
            seconds=seconds,
            rounds=2,
        )
        for _ in players(table, 9):
            assert table.result() is None
        result = table.result()
        assert result is not None
        won = max(result.scores) == seats - 1
        past_all = NOT_CAUGHT if judge == "eyes" else BROKE_NONE
        assert result.reason == (past_all if won else FURTHEST)
        assert not won or len(result.winners) == 1
        assert won or table.view(None)["round"] == 2
        assert (table.view(None)["listed"] is not None) == helper
