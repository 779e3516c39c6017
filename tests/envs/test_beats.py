"""Time without a watch: who answers when, and when the clock moves."""

import tabbytop
from tabbytop import CLOCK
from tabbytop.envs.beats import BEATS_A_SECOND, FIRST_BEAT
from tests.bots.hurry import GAME, MICE, SECONDS, SNATCH


def test_all_who_are_asked_answer_once_a_beat() -> None:
    table = GAME.deal(3, 1)
    beat = FIRST_BEAT.brought_on(table)
    answered = []
    while (seat := beat.actor(table)) is not None:
        answered.append(seat)
        table.play(seat, table.moves(seat)[0])
        beat = beat.after(seat, table)
    assert answered == [0, 1, 2, 0, 1]


def test_the_clock_moves_when_it_has_waited_long_enough() -> None:
    table = GAME.deal(2, 1)
    beat = FIRST_BEAT.brought_on(table)
    for _ in range(SECONDS * BEATS_A_SECOND - 1):
        beat = beat.over(table)
        assert table.actors() == [0, 1, CLOCK]
    beat.over(table)
    assert table.actors() == [], "the bell"


def test_a_wait_that_begins_anew_is_counted_anew() -> None:
    table = GAME.deal(2, 1)
    beat = FIRST_BEAT
    for _ in range(SECONDS * BEATS_A_SECOND - 1):
        beat = beat.over(table)
    table.play(0, SNATCH.of(0))
    beats = 0
    while table.actors():
        beat = beat.over(table)
        beats += 1
    assert beats == SECONDS * BEATS_A_SECOND
    assert table.owners.count(-1) == MICE - 1  # type: ignore[attr-defined]  # a Hurry table


def test_while_only_the_clock_is_asked_time_goes_by_for_all_it_waits_for() -> None:
    """Alone and frozen after a false start: ticks come, and so does the release."""
    table = tabbytop.game("kitty-paw").deal(1, 1)
    beat = FIRST_BEAT.brought_on(table)
    for move in ("paw", "grab 1", "meow"):
        table.play(0, move)
        beat = beat.after(0, table)
    assert table.actors() == [0, CLOCK]
    assert table.view(0)["seconds"] == 4, "three frozen, and two beats before"
