"""The clock restarts for every new question, and for nothing else."""

import pytest

from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import MODES, at_random, begun, dealt, judged


def question(table: MeowTable) -> tuple[object, ...]:
    """The facts that tell one wait from the next: active seat, seat pointed at, prompts."""
    phase = table.view(None)["phase"]
    turn = "turn" if phase in {"play", "act"} else phase
    return turn, table.round, table.active, table.pointed


@pytest.mark.ruling("MW-M30", "MW-X1")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("mode", MODES)
def test_every_question_restarts_the_clock(mode: str, judge: str) -> None:
    for seed in range(4):
        table = dealt(4, seed, mode=mode, judge=judge, seconds=30, rounds=2)
        moves = judged(table, seed) if seed % 2 else at_random(table, seed)
        before: tuple[object, ...] = ()
        since, time_was_up = -1, False
        for _, move in moves:
            (alarm,) = table.alarms()
            anew = time_was_up or question(table) != before
            assert (alarm.since != since) == anew
            before, since, time_was_up = question(table), alarm.since, move == "time"


@pytest.mark.ruling("MW-M30")
def test_card_laid_by_the_clock_restarts_the_turn_time() -> None:
    table = begun(3, 5, seconds=30)
    (playing,) = table.alarms()
    table.play(-1, "time")
    (acting,) = table.alarms()
    assert acting.since != playing.since
    assert (playing.seconds, acting.seconds) == (30, 30)


@pytest.mark.ruling("MW-M30")
def test_card_laid_by_the_seat_keeps_the_remaining_time() -> None:
    table = begun(3, 5, seconds=30)
    (playing,) = table.alarms()
    table.play(table.active, table.moves(table.active)[0])
    (acting,) = table.alarms()
    assert acting.since == playing.since
