"""Simulated time: the order of answers, and the moves of the clock."""

import tabbytop
from tabbytop import CLOCK
from tabbytop.envs.ticks import FIRST_TICK, TICKS_PER_SECOND
from tests.bots.hurry import GAME, MICE, SECONDS, SNATCH


def test_every_asked_seat_answers_once_a_tick() -> None:
    table = GAME.deal(3, 1)
    tick = FIRST_TICK.run_clock(table)
    answered = []
    while (seat := tick.actor(table)) is not None:
        answered.append(seat)
        table.play(seat, table.moves(seat)[0])
        tick = tick.after(seat, table)
    assert answered == [0, 1, 2, 0, 1]


def test_clock_moves_when_an_alarm_is_due() -> None:
    table = GAME.deal(2, 1)
    tick = FIRST_TICK.run_clock(table)
    for _ in range(SECONDS * TICKS_PER_SECOND - 1):
        tick = tick.next_tick(table)
        assert table.actors() == [0, 1, CLOCK]
    tick.next_tick(table)
    assert table.actors() == [], "the bell"


def test_alarm_with_a_new_since_waits_again() -> None:
    table = GAME.deal(2, 1)
    tick = FIRST_TICK
    for _ in range(SECONDS * TICKS_PER_SECOND - 1):
        tick = tick.next_tick(table)
    table.play(0, SNATCH.of(0))
    ticks = 0
    while table.actors():
        tick = tick.next_tick(table)
        ticks += 1
    assert ticks == SECONDS * TICKS_PER_SECOND
    assert table.owners.count(-1) == MICE - 1  # type: ignore[attr-defined]  # a Hurry table


def test_skipped_wait_counts_for_all_alarms() -> None:
    """A solo player who is frozen after a false start is released as ticks pass."""
    table = tabbytop.game("kitty-paw").deal(1, 1)
    tick = FIRST_TICK.run_clock(table)
    for move in ("paw", "grab 1", "meow"):
        table.play(0, move)
        tick = tick.after(0, table)
    assert table.actors() == [0, CLOCK]
    assert table.view(0)["seconds"] == 4, "three frozen, and two ticks before"
