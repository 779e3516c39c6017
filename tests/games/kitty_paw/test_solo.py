"""The game for one: a time attack (KP-K27)."""

import pytest

import tabbytop
from tabbytop.bots.live import LiveDriver
from tabbytop.games.kitty_paw.moves import PAW
from tabbytop.kernel.events import Event
from tabbytop.kernel.table import CLOCK
from tests.games.kitty_paw.builder import begin, build, win_round
from tests.games.kitty_paw.positions import (
    asked,
    clock_moves,
    dealt,
    play,
    points,
    seat_of,
    since,
    told,
    waits,
)


@pytest.mark.ruling("KP-K27", "KP-X10")
def test_solo_game_has_ten_rows_with_one_card_each() -> None:
    table = dealt(1, 3)
    rows = 0
    while table.actors():
        rows += 1
        view = table.view(0)
        assert view["round"] == rows
        assert sum(card is not None for card in view["row"]) == 4
        assert len(view["spots"]) == 7
        win_round(table, 0)
    assert rows == 10
    result = table.result()
    assert result is not None
    assert len(seat_of(table, 0)["scored"]) == 10
    assert result.scores == (points(table)[0],)
    assert result.places == (1,)
    assert table.view(0)["extra"] == 0


@pytest.mark.ruling("KP-K27")
def test_solo_clock_counts_seconds() -> None:
    table = dealt(1, 3, events=True)
    assert clock_moves(table) == ["start"]
    begin(table)
    assert waits(table) == {"bell": 180, "tick": 1}
    assert table.view(0)["seconds"] == 0
    numbers = set()
    for second in (1, 2, 3):
        numbers.add(since(table, "tick"))
        bell = since(table, "bell")
        play(table, "clock: tick")
        assert table.view(None)["seconds"] == second
        assert since(table, "bell") == bell, "the round's time goes on"
    assert len(numbers) == 3
    assert [event["seconds"] for event in told(table, "tick")] == [1, 2, 3]
    build(table, 0)
    play(table, "0: meow")
    assert table.view(0)["seconds"] == 3, "the seconds of all rows are counted"
    while table.actors():
        play(table, "clock: start", "clock: tick", "clock: bell")
    result = table.result()
    assert result is not None
    assert result.sheets[0][-1].args == {"seconds": 12}
    assert result.sheets[0][-1].points is None


@pytest.mark.ruling("KP-K27")
@pytest.mark.parametrize("start", [0.0, 7.25, 20.0])
def test_last_second_before_the_bell_is_counted(start: float) -> None:
    """The last tick and the bell are due at the same moment, and the tick comes first."""
    table = dealt(1, events=True)

    def make(seat: int, move: int) -> list[Event]:
        table.play(seat, move)
        return table.take_events()

    live = LiveDriver(table, [None], 0, make)
    live.run_until(start)
    if asked(table) == [(0, "paw")]:
        live.play(0, PAW.of())
    live.run_until(start + 179)
    assert table.view(0)["round"] == 1
    live.run_until(start + 180)
    assert table.view(0)["round"] == 2
    assert table.view(0)["seconds"] == 180


@pytest.mark.ruling("KP-X10")
def test_solo_clock_does_not_run_before_the_paw_is_in() -> None:
    table = dealt(1)
    assert "tick" not in clock_moves(table)
    play(table, "0: paw")
    assert "tick" in clock_moves(table)
    assert asked(table) == [(0, "grab")]
    play(table, "clock: tick", "clock: give", "0: meow")
    assert seat_of(table, 0)["frozen"]
    assert table.actors() == [CLOCK]
    assert clock_moves(table) == ["release 0", "tick", "bell"]


@pytest.mark.ruling("KP-K27")
def test_solo_wrong_call_takes_the_penalty_and_ends_the_row() -> None:
    table = dealt(1, 2)
    begin(table)
    build(table, 0)
    play(table, "0: lift box", "0: flip", "0: place a1", "0: meow")
    assert points(table) == [-1]
    assert table.view(0)["round"] == 2


@pytest.mark.ruling("KP-K27")
def test_solo_refuses_other_piles_and_wrong_call_once() -> None:
    for options in ({"pile": "all"}, {"wrong_call": "once"}):
        with pytest.raises(tabbytop.BadOptions):
            dealt(1, 0, options)
    assert dealt(2).view(0)["seconds"] is None
    assert "tick" not in clock_moves(dealt(2))
