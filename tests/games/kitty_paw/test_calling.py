"""Meow!: calls, answers, false starts, false alarms."""

import pytest

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.builder import build, strokes
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    asked,
    clock_moves,
    in_paw,
    kinds_told,
    moves,
    not_asked,
    on_mat,
    pattern,
    play,
    points,
    refused,
    seat_of,
    since,
    spot,
    symbol,
    told,
    unwanted_kinds,
    wanted_kinds,
)

CARDS = EASY[:4]
VALUE = pattern(CARDS[0]).cats


def built(seats: int, *, wrong: bool = False, **more: object) -> KittyPawTable:
    """Everybody has a card; seat 0 has built its own, rightly or with one tile turned."""
    table = arranged(seats, *CARDS[:seats], events=True, **more)
    build(table, 0)
    if wrong:
        spoil(table, 0)
    table.take_events()
    return table


def spoil(table: KittyPawTable, seat: int) -> None:
    """Turn the top piece of a seat's mat."""
    top = seat_of(table, seat)["mat"][-1]
    play(
        table, f"{seat}: lift {top['piece']}", f"{seat}: turn left", f"{seat}: place {top['cell']}"
    )


@pytest.mark.ruling("KP-K17")
def test_meow_with_a_full_mat_is_a_call_and_later_ones_are_answers() -> None:
    table = built(3)
    play(table, "0: meow")
    assert table.view(None)["caller"] == 0
    assert table.view(None)["phase"] == "answer"
    assert asked(table) == [(1, "answer"), (2, "answer")]
    prompt = table.prompt(1)
    assert prompt is not None
    assert prompt.as_dict() == {"key": "answer", "caller": 0}
    assert moves(table, 1) == ["meow"]
    play(table, "2: meow")
    assert table.view(None)["answered"] == [2]
    assert asked(table) == [(1, "answer")]
    assert kinds_told(table.take_events()) == ["called", "answered"]


@pytest.mark.ruling("KP-K17")
def test_meow_without_a_full_mat_is_a_false_start() -> None:
    table = built(3)
    play(table, "1: meow")
    assert seat_of(table, 1)["frozen"]
    assert asked(table) == [(0, "build"), (2, "build")]
    not_asked(table, 1, "meow")
    not_asked(table, 1, "take 1")
    assert "release 1" in clock_moves(table)
    play(table, "clock: release 1")
    assert not seat_of(table, 1)["frozen"]
    assert asked(table) == [(0, "build"), (1, "build"), (2, "build")]
    assert kinds_told(table.take_events()) == ["false_start", "released"]


@pytest.mark.ruling("KP-K17", "KP-K15")
def test_frozen_seat_cannot_answer_until_released() -> None:
    table = built(3)
    play(table, "1: meow", "0: meow")
    assert asked(table) == [(2, "answer")]
    assert clock_moves(table) == ["release 1", "hush"]
    play(table, "2: meow")
    assert asked(table) == [], "all but the frozen one have answered: the clock alone is asked"
    assert table.actors() == [-1]
    play(table, "clock: release 1")
    assert asked(table) == [(1, "answer")]
    play(table, "1: meow")
    assert told(table, "last") == [{"event": "last", "seats": [1]}]


@pytest.mark.ruling("KP-K17", "KP-K15")
def test_seat_frozen_when_the_wait_ends_is_last() -> None:
    table = built(3)
    play(table, "1: meow", "0: meow", "2: meow", "clock: hush")
    assert told(table, "last") == [{"event": "last", "seats": [1]}]
    assert points(table) == [VALUE, -1, 0]


@pytest.mark.ruling("KP-K15")
def test_the_latest_answer_is_last() -> None:
    table = built(4)
    play(table, "0: meow", "3: meow", "1: meow", "2: meow")
    assert told(table, "last") == [{"event": "last", "seats": [2]}]
    assert points(table) == [VALUE, 0, -1, 0]
    assert [card["card"] for card in seat_of(table, 2)["scored"]] == [CARDS[2]]


@pytest.mark.ruling("KP-K15")
def test_all_seats_without_an_answer_are_last_when_the_clock_ends_the_wait() -> None:
    table = built(4)
    play(table, "0: meow", "2: meow", "clock: hush")
    assert told(table, "last") == [{"event": "last", "seats": [1, 3]}]
    assert points(table) == [VALUE, -1, 0, -1]


@pytest.mark.ruling("KP-K16", "KP-K18")
def test_the_last_pays_also_when_the_caller_was_wrong() -> None:
    table = built(3, wrong=True)
    play(table, "0: meow", "2: meow", "1: meow")
    assert points(table) == [-1, -1, 0]
    assert seat_of(table, 0)["wrong_calls"] == 1
    assert table.view(None)["phase"] == "paw", "the round has ended"


@pytest.mark.ruling("KP-K18")
def test_a_wrong_call_takes_the_penalty_and_ends_the_round() -> None:
    card = SEARCHING[0]
    table = arranged(2, card, EASY[0], events=True)
    build(table, 0)
    spoil(table, 0)
    table.take_events()
    play(table, "0: meow")
    assert points(table) == [-2, 0]
    told_kinds = kinds_told(table.take_events())
    assert told_kinds == ["called", "checked", "scored", "removed", "round"]


@pytest.mark.ruling("KP-K19")
def test_two_players_have_no_last_answer() -> None:
    table = built(2)
    play(table, "0: meow")
    assert table.view(None)["phase"] == "paw"
    assert table.view(None)["round"] == 2
    assert points(table) == [VALUE, 0]
    assert told(table, "last") == []


@pytest.mark.ruling("KP-K33", "KP-X11")
def test_only_answers_are_legal_after_a_call() -> None:
    kind = unwanted_kinds(CARDS[1])[0]
    table = built(4)
    play(table, f"1: take {spot(table, kind)}")
    assert "chase 1" in clock_moves(table)
    play(table, "0: meow")
    refused(table, 1, "home", "KP-K33")
    refused(table, 2, "take 1", "KP-K33")
    refused(table, 3, "lift box", "KP-K33")
    not_asked(table, 0, "meow")
    assert clock_moves(table) == ["hush"]
    refused(table, -1, "bell", "KP-D4")
    refused(table, -1, "chase 1", "KP-D4")
    refused(table, 2, "hush", "KP-D4")


@pytest.mark.ruling("KP-K30")
def test_mat_is_full_only_after_the_last_stroke() -> None:
    """Every stroke but the last leaves the mat short of something."""
    for card in (CARDS[0], SEARCHING[0]):
        table = arranged(2, card, EASY[1])
        for move in strokes(table, 0):
            assert not seat_of(table, 0)["full"], move
            play(table, f"0: {move}")
        assert seat_of(table, 0)["full"]
        play(table, "0: lift box")
        assert not seat_of(table, 0)["full"]
        play(table, "0: home")
        assert not seat_of(table, 0)["full"]
        play(table, "0: meow")
        assert seat_of(table, 0)["frozen"]


@pytest.mark.ruling("KP-K30", "KP-X1")
def test_mat_is_not_full_while_a_box_is_held_open() -> None:
    table = arranged(2, SEARCHING[0], EASY[1])
    build(table, 0)
    box = next(n for n in range(1, 9) if f"peek {n}" in moves(table, 0))
    play(table, f"0: peek {box}")
    assert not seat_of(table, 0)["full"]
    play(table, "0: meow")
    assert seat_of(table, 0)["frozen"]
    assert seat_of(table, 0)["peeking"] == box, "the box stays open until the clock shuts it"
    play(table, "clock: close 0", "clock: release 0", "0: meow")
    assert points(table)[0] == pattern(SEARCHING[0]).cats


@pytest.mark.ruling("KP-K14", "KP-X3")
def test_extra_tile_makes_the_pattern_wrong() -> None:
    table = built(2)
    kind = unwanted_kinds(CARDS[0])[0]
    play(table, f"0: take {spot(table, kind)}", "0: place q15")
    assert seat_of(table, 0)["full"]
    play(table, "0: meow")
    [check] = told(table, "checked")
    assert check["right"] is False
    assert check["faults"] == [{"piece": kind, "fault": "extra"}]
    assert points(table) == [-1, 0]


@pytest.mark.ruling("KP-K11", "KP-K34")
def test_a_wrong_hide_and_seek_card_makes_the_pattern_wrong() -> None:
    card = SEARCHING[0]
    table = arranged(2, card, EASY[0], events=True)
    build(table, 0)
    [mine] = [piece for piece in seat_of(table, 0)["mat"] if piece["piece"] == "symbol"]
    right = next(b["box"] for b in table.view(None)["boxes"] if b["state"] == "taken")
    play(table, "0: lift symbol", "0: home", f"0: peek {right % 8 + 1}", "0: keep")
    for _ in range(mine["turn"]):
        play(table, "0: turn right")
    play(table, f"0: place {mine['cell']}", "0: meow")
    [check] = told(table, "checked")
    faults = check["faults"]
    assert isinstance(faults, list)
    assert {"piece": "symbol", "fault": "symbol"} in faults
    assert symbol(card)


@pytest.mark.ruling("KP-K34")
def test_faults_of_a_wrong_pattern_are_public() -> None:
    table = built(3, wrong=True)
    top = seat_of(table, 0)["mat"][-1]["piece"]
    play(table, "0: meow", "1: meow", "2: meow")
    [event] = [event for event in table.take_events() if event.kind == "checked"]
    for seat in (None, 0, 1, 2):
        seen = event.seen_by(seat)
        assert seen["right"] is False
        assert seen["faults"] == [{"piece": top, "fault": "turn"}]


def once(seats: int, **more: object) -> KittyPawTable:
    """Seat 0 has called wrongly before, and is about to do it again."""
    return built(seats, wrong=True, options={"wrong_call": "once"}, wrong_calls=[1], **more)


@pytest.mark.ruling("KP-K18")
def test_first_wrong_call_ends_the_round_with_wrong_call_once() -> None:
    table = built(3, wrong=True, options={"wrong_call": "once"})
    play(table, "0: meow", "1: meow", "2: meow")
    assert table.view(None)["round"] == 2
    assert points(table) == [-1, 0, -1]


@pytest.mark.ruling("KP-K18", "KP-X6")
def test_false_alarm_costs_only_the_caller_and_the_others_play_on() -> None:
    table = once(3)
    kind = wanted_kinds(CARDS[1])[0]
    play(table, f"1: take {spot(table, kind)}", "0: meow", "2: meow", "1: meow")
    assert points(table) == [-1, 0, 0]
    assert table.view(None)["round"] == 1
    assert table.view(None)["caller"] is None
    assert table.view(None)["answered"] == []
    caller = seat_of(table, 0)
    assert caller["out"]
    assert caller["mat"] == []
    assert caller["card"] is None
    assert caller["box"]["placed"] is False
    assert asked(table) == [(1, "build"), (2, "build")]
    assert in_paw(table, 1) == kind
    kinds = kinds_told(table.take_events())
    assert kinds == ["took", "called", "answered", "answered", "checked", "scored", "false_alarm"]
    not_asked(table, 0, "meow")
    play(table, "1: place h8")
    assert on_mat(table, 1) == [kind]


@pytest.mark.ruling("KP-X6")
def test_false_alarm_restarts_all_waits_except_the_bell() -> None:
    table = once(4)
    kind = unwanted_kinds(CARDS[1])[0]
    play(table, f"1: take {spot(table, kind)}", "2: meow")
    before = {move: since(table, move) for move in ("chase 1", "release 2", "bell")}
    play(table, "0: meow")
    assert since(table, "release 2") == before["release 2"]
    play(table, "1: meow", "3: meow", "clock: hush")
    after = {move: since(table, move) for move in before}
    assert after["chase 1"] != before["chase 1"]
    assert after["release 2"] == before["release 2"]
    assert after["bell"] == before["bell"]
    assert "give" not in clock_moves(table), "who is out needs no card"


@pytest.mark.ruling("KP-X7")
def test_nobody_is_last_when_two_are_left_in_the_round() -> None:
    table = once(3)
    play(table, "0: meow", "1: meow", "2: meow")
    build(table, 2)
    play(table, "2: meow", "clock: hush")
    assert table.view(None)["round"] == 2
    assert points(table) == [-1, 0, pattern(CARDS[2]).cats]
    assert told(table, "last") == []
    assert not seat_of(table, 0)["out"], "in the next round all are in again"


@pytest.mark.ruling("KP-K19", "KP-X7")
@pytest.mark.parametrize("wrong_calls", [0, 1])
def test_two_players_answer_with_wrong_call_once_and_nobody_is_last(wrong_calls: int) -> None:
    table = built(2, wrong=True, options={"wrong_call": "once"}, wrong_calls=[wrong_calls])
    play(table, "0: meow")
    assert asked(table) == [(1, "answer")]
    assert GAME.resume(table.position()).position() == table.position()
    play(table, "1: meow")
    assert not seat_of(table, 1)["frozen"], "an honest answer is no false start"
    assert points(table) == [-1, 0]
    assert table.view(None)["round"] == 2 - wrong_calls
    assert "last" not in kinds_told(table.take_events())


@pytest.mark.ruling("KP-K17", "KP-X7")
def test_frozen_seat_of_two_pays_nothing_with_wrong_call_once() -> None:
    table = built(2, options={"wrong_call": "once"})
    play(table, "1: meow", "0: meow")
    assert clock_moves(table) == ["release 1", "hush"]
    play(table, "clock: hush")
    assert points(table) == [VALUE, 0]


@pytest.mark.ruling("KP-X6")
def test_round_ends_when_false_alarms_leave_nobody() -> None:
    table = arranged(2, *CARDS[:2], options={"wrong_call": "once"}, wrong_calls=[1, 2])
    for seat, answers in ((1, ["0: meow"]), (0, [])):
        build(table, seat)
        spoil(table, seat)
        assert table.view(None)["round"] == 1
        play(table, f"{seat}: meow", *answers)
    assert table.view(None)["round"] == 2
    assert points(table) == [-1, -1]


@pytest.mark.ruling("KP-K1", "KP-K17")
def test_second_of_two_simultaneous_calls_is_an_answer() -> None:
    """The first to reach the table has called, the second has answered."""
    table = built(3)
    build(table, 1)
    play(table, "1: meow", "0: meow")
    assert table.view(None)["caller"] == 1
    assert table.view(None)["answered"] == [0]
    play(table, "2: meow")
    assert points(table) == [0, pattern(CARDS[1]).cats, -1]
