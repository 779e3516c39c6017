"""Time enters only through the moves of the clock (KP-D4)."""

import pytest

import tabbytop
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.patterns import ONE
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, NONE
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.table import CLOCK
from tests.games.kitty_paw.builder import begin, build, strokes
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    card_numbers,
    dealt,
    moves,
    pattern,
    play,
    refused,
    seat_of,
    since,
    spot,
    unwanted_kinds,
    waits,
)

CLOCKS = {
    "ready": 21, "pick": 9, "false_start": 2, "stray": 11, "peek": 5, "wrong_box": 12, "answer": 6,
    "round": 170,
}  # fmt: skip


@pytest.mark.ruling("KP-D4")
def test_clock_options_have_the_published_defaults() -> None:
    plain = GAME.options().as_dict()
    assert {name: plain[name] for name in CLOCKS} == {
        "ready": 20, "pick": 8, "false_start": 3, "stray": 10, "peek": 4, "wrong_box": 10,
        "answer": 5, "round": 180,
    }  # fmt: skip
    for seconds in (0, -1, 3601):
        with pytest.raises(tabbytop.BadOptions):
            dealt(2, peek=seconds)


@pytest.mark.ruling("KP-D4")
def test_alarms_have_the_seconds_of_the_options() -> None:
    table = dealt(3, 0, CLOCKS)
    assert waits(table) == {"start": 21}
    play(table, "clock: start")
    assert waits(table) == {"give": 9, "bell": 170}
    table = arranged(3, SEARCHING[0], EASY[0], EASY[1], options=CLOCKS)
    wrong = next(n + 1 for n, s in enumerate(table.symbols) if s != pattern(SEARCHING[0]).symbol)
    play(table, f"0: peek {wrong}", f"1: take {spot(table, unwanted_kinds(EASY[0])[0])}", "2: meow")
    assert waits(table) == {"release 2": 2, "chase 1": 11, "close 0": 5, "bell": 170}
    play(table, "0: keep")
    assert waits(table) == {"release 2": 2, "chase 1": 11, "slip 0": 12, "bell": 170}
    table = arranged(3, EASY[0], EASY[1], EASY[2], options=CLOCKS)
    build(table, 0)
    play(table, "1: meow", "0: meow")
    assert waits(table) == {"release 1": 2, "hush": 6}


@pytest.mark.ruling("KP-D4")
def test_restarted_wait_has_a_new_number() -> None:
    table = arranged(2, SEARCHING[0], EASY[0])
    numbers: list[int] = []
    for _ in range(3):
        play(table, "0: peek 1")
        numbers.append(since(table, "close 0"))
        play(table, "0: shut", "1: meow")
        numbers.append(since(table, "release 1"))
        play(table, "clock: release 1", f"1: take {spot(table, unwanted_kinds(EASY[0])[0])}")
        numbers.append(since(table, "chase 1"))
        play(table, "1: home")
    bell = since(table, "bell")
    play(table, "clock: bell")
    numbers.append(since(table, "start"))
    play(table, "clock: start")
    numbers.extend([since(table, "give"), since(table, "bell"), bell])
    assert len(set(numbers)) == len(numbers)


@pytest.mark.ruling("KP-D4")
def test_wait_continues_while_others_act() -> None:
    """Also when the stray is laid down, turned and lifted again."""
    table = arranged(2, SEARCHING[0], EASY[0])
    play(table, f"1: take {spot(table, unwanted_kinds(EASY[0])[0])}")
    chase, bell = since(table, "chase 1"), since(table, "bell")
    play(table, "1: place h8", "0: peek 3", "1: lift stray", "1: turn left", "0: shut", "0: meow")
    assert since(table, "chase 1") == chase
    assert since(table, "bell") == bell


@pytest.mark.ruling("KP-D4")
def test_new_stray_restarts_the_wait() -> None:
    kinds = unwanted_kinds(EASY[0])
    table = arranged(2, EASY[0], EASY[1])
    play(table, f"0: take {spot(table, kinds[0])}")
    first = since(table, "chase 0")
    play(table, f"0: take {spot(table, kinds[-1])}")
    assert since(table, "chase 0") != first


@pytest.mark.ruling("KP-D4")
def test_alarms_match_the_legal_moves_of_the_clock() -> None:
    """Random play, long enough for every kind of wait."""
    happened: set[str] = set()
    for seed in range(40):
        table = dealt(1 + seed % 4, seed)
        rng = tabbytop.quick(seed)
        begin(table)
        for _ in range(300):
            actors = table.actors()
            if not actors:
                break
            assert actors[-1] == CLOCK
            alarms = [alarm.move for alarm in table.alarms()]
            assert alarms == table.moves(CLOCK)
            seat = actors[rng.below(len(actors))]
            options = [move for move in moves(table, seat) if move != "bell" or not rng.below(9)]
            move = options[rng.below(len(options))] if options else "bell"
            happened.add(move.split()[0] if seat == CLOCK else "")
            table.play(seat, move)
    assert happened >= {"start", "give", "release", "chase", "close", "slip", "bell", "tick"}


def test_clock_moves_without_a_wait_are_refused() -> None:
    table = arranged(2, EASY[0], EASY[1])
    for move in ("start", "give", "release 0", "chase 1", "close 3", "slip 0", "hush", "tick"):
        refused(table, CLOCK, move, "KP-D4")
        refused(table, 0, move, "KP-D4")
    refused(table, CLOCK, "meow", "KP-D4")
    fresh = dealt(2)
    refused(fresh, CLOCK, "bell", "KP-D4")
    refused(fresh, 0, "start", "KP-D4")


@pytest.mark.ruling("KP-X13")
def test_timeout_move_in_each_phase() -> None:
    def late(table: KittyPawTable, seat: int = 0) -> str:
        return GAME.vocabulary.text(table.timeout_move(seat))

    table = dealt(3)
    assert late(table) == "paw"
    play(table, "clock: start", "1: grab 1")
    assert late(table) == "grab 2"
    table = arranged(3, SEARCHING[0], EASY[0], EASY[1])
    assert late(table) == "lift box"
    play(table, "0: lift box")
    assert late(table) == "home"
    play(table, "0: home", "0: peek 1")
    assert late(table) == "shut"
    build(table, 1)
    play(table, "1: meow")
    assert late(table) == "meow"
    assert late(table, CLOCK) == "hush"


@pytest.mark.ruling("KP-X13")
def test_repeated_timeout_moves_keep_the_mat() -> None:
    """At every stroke from an empty mat to a full one, also if nobody can call yet."""
    for card, row in ((EASY[0], []), (SEARCHING[0], []), (EASY[0], EASY[1:4])):
        table = arranged(2, card, *([] if row else [EASY[1]]), row=row)
        for move in strokes(table, 0):
            if table.paws[0] == NONE:
                keeps_all(table.copy(), 0)
            play(table, f"0: {move}")
        assert table.has_full_mat(0)
        keeps_all(table, 0)
        assert table.has_full_mat(0)


def keeps_all(table: KittyPawTable, seat: int) -> None:
    """Play the timeout move four times."""
    if table.peeking[seat] != NONE:
        table.play(seat, table.timeout_move(seat))
    mat, spots = seat_of(table, seat)["mat"], table.view(None)["spots"]
    for _ in range(2):
        table.play(seat, table.timeout_move(seat))
        assert table.paws[seat] != NONE
        table.play(seat, table.timeout_move(seat))
        assert seat_of(table, seat)["mat"] == mat
        assert table.view(None)["spots"] == spots


@pytest.mark.ruling("KP-X13")
def test_timeout_move_calls_with_a_full_mat_when_no_tile_is_left() -> None:
    """Alone, with a card that shows all seven kinds."""
    card = card_numbers(ONE, least_cats=KIND_COUNT)[0]
    table = arranged(1, card)
    build(table, 0)
    assert not any(table.view(None)["spots"])
    assert GAME.vocabulary.text(table.timeout_move(0)) == "meow"
    play(table, "0: lift box", "0: home")
    assert GAME.vocabulary.text(table.timeout_move(0)) == "lift box"
