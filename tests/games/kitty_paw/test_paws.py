"""Tiles in paws and on mats."""

import pytest

from tabbytop.games.kitty_paw.lattice import CELL_NAMES, far_end
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import KINDS, LONG
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.builder import build, cells_of
from tests.games.kitty_paw.positions import (
    ALL_OF_ONE,
    EASY,
    SEARCHING,
    arranged,
    clock_moves,
    in_paw,
    moves,
    on_mat,
    pattern,
    play,
    refused,
    seat_of,
    spot,
    told,
    unwanted_kinds,
    wanted_kinds,
)

CARD = EASY[0]
WANTED = wanted_kinds(CARD)
UNWANTED = unwanted_kinds(CARD)
WITH_BOBTAIL = next(number for number in ALL_OF_ONE if LONG in pattern(number).pieces)
OTHER = next(number for number in EASY if number != WITH_BOBTAIL)


def table_of_two(**more: object) -> KittyPawTable:
    return arranged(2, CARD, EASY[1], **more)


@pytest.mark.ruling("KP-K1")
def test_first_seat_to_take_a_tile_gets_it() -> None:
    table = table_of_two()
    place = spot(table, WANTED[0])
    play(table, f"1: take {place}")
    refused(table, 0, f"take {place}", "KP-K1")
    assert f"take {place}" not in moves(table, 0)


@pytest.mark.ruling("KP-K7")
def test_paw_holds_one_piece_at_a_time() -> None:
    table = table_of_two(events=True)
    play(table, f"0: take {spot(table, WANTED[0])}")
    other = spot(table, WANTED[1])
    refused(table, 0, f"take {other}", "KP-K7")
    refused(table, 0, "lift box", "KP-K7")
    play(table, "0: place h8")
    refused(table, 0, "place h9", "KP-K7")
    refused(table, 0, "home", "KP-K7")
    play(table, f"0: take {other}")
    assert in_paw(table, 0) == WANTED[1]
    assert on_mat(table, 0) == [WANTED[0]]
    refused(table, 0, f"lift {WANTED[0]}", "KP-K7")
    assert [event["kind"] for event in told(table, "took")] == WANTED[:2]


@pytest.mark.ruling("KP-D3")
def test_tile_keeps_its_face_and_turn_when_taken_and_returned() -> None:
    kind = WANTED[0]
    table = table_of_two(spots=[f"{kind} belly 4"])
    play(table, "0: take 1")
    paw = seat_of(table, 0)["paw"]
    assert paw is not None
    assert (paw["piece"], paw["face"], paw["turn"], paw["cell"]) == (kind, "belly", 4, None)
    assert table.view(None)["spots"][0] is None
    play(table, "0: turn right", "0: turn right", "0: turn right", "0: flip", "0: home")
    assert table.view(None)["spots"][0] == {"kind": kind, "face": "back", "turn": 1}
    play(table, "0: take 1", "0: turn left", "0: turn left", "0: place c3", f"0: lift {kind}")
    play(table, "0: home")
    assert table.view(None)["spots"][0] == {"kind": kind, "face": "back", "turn": 5}


@pytest.mark.ruling("KP-K8")
def test_a_stray_runs_home_when_you_take_anything_else() -> None:
    table = table_of_two(events=True)
    stray = spot(table, UNWANTED[0])
    play(table, f"0: take {stray}")
    assert seat_of(table, 0)["stray"] == "paw"
    assert "chase 0" in clock_moves(table)
    play(table, f"0: take {spot(table, WANTED[0])}")
    assert in_paw(table, 0) == WANTED[0]
    assert seat_of(table, 0)["stray"] is None
    assert "chase 0" not in clock_moves(table)
    gone = {"event": "ran_home", "seat": 0, "kind": UNWANTED[0], "spot": stray}
    assert told(table, "ran_home") == [gone]
    assert table.view(None)["spots"][stray - 1] is not None


@pytest.mark.ruling("KP-K8")
def test_paw_and_mat_hold_one_stray_at_a_time() -> None:
    """A second stray returns the first; own pieces can be lifted meanwhile."""
    table = table_of_two(mats=[[f"{WANTED[0]} h8 back 0"]])
    play(table, f"0: take {spot(table, UNWANTED[0])}", "0: place c3")
    assert seat_of(table, 0)["stray"] == "mat"
    play(table, f"0: lift {WANTED[0]}", "0: turn left", "0: place h9")
    assert on_mat(table, 0) == [UNWANTED[0], WANTED[0]]
    play(table, "0: lift stray", "0: place d4")
    play(table, f"0: take {spot(table, UNWANTED[-1])}")
    assert on_mat(table, 0) == [WANTED[0]]
    assert in_paw(table, 0) == UNWANTED[-1]
    play(table, "clock: chase 0")
    assert in_paw(table, 0) is None


@pytest.mark.ruling("KP-K8")
def test_a_second_tile_of_a_kind_is_a_stray() -> None:
    kind = WANTED[0]
    table = table_of_two(mats=[[f"{kind} h8 back 0"]])
    play(table, f"0: take {spot(table, kind)}")
    assert seat_of(table, 0)["stray"] == "paw"
    play(table, "0: place a1")
    assert [piece["stray"] for piece in seat_of(table, 0)["mat"]] == [False, True]
    play(table, f"0: lift {kind}")
    assert [piece["cell"] for piece in seat_of(table, 0)["mat"]] == ["a1"]


@pytest.mark.ruling("KP-X2")
def test_stray_stays_a_stray_after_the_first_of_its_kind_is_returned() -> None:
    """Returning the first tile of the kind changes nothing."""
    kind = WANTED[0]
    table = table_of_two(mats=[[f"{kind} h8 back 0"]], events=True)
    play(table, f"0: take {spot(table, kind)}", "0: place a1", f"0: lift {kind}", "0: home")
    assert seat_of(table, 0)["stray"] == "mat"
    refused(table, 0, f"lift {kind}", "KP-K29")
    play(table, f"0: take {spot(table, kind)}")
    assert seat_of(table, 0)["stray"] is None
    assert len(told(table, "ran_home")) == 1
    assert in_paw(table, 0) == kind
    assert on_mat(table, 0) == []


@pytest.mark.ruling("KP-X2", "KP-K8")
def test_a_stray_runs_home_when_you_peek() -> None:
    for lies in ("paw", "mat"):
        table = arranged(2, SEARCHING[0], EASY[0])
        play(table, f"0: take {spot(table, unwanted_kinds(SEARCHING[0])[0])}")
        if lies == "mat":
            play(table, "0: place h8")
        play(table, "0: peek 5")
        assert seat_of(table, 0)["stray"] is None
        assert in_paw(table, 0) is None
        assert on_mat(table, 0) == []
        assert seat_of(table, 0)["peeking"] == 5


@pytest.mark.ruling("KP-K8")
def test_seat_cannot_take_its_own_stray_again() -> None:
    table = table_of_two()
    place = spot(table, UNWANTED[0])
    play(table, f"0: take {place}")
    refused(table, 0, f"take {place}", "KP-K7")


@pytest.mark.ruling("KP-K9")
def test_seat_cannot_lift_pieces_of_another_mat() -> None:
    """LIFT names pieces of the own mat only."""
    kind = WANTED[0]
    table = table_of_two(mats=[[f"{kind} h8 back 0", "box h8 vertical"]])
    refused(table, 1, f"lift {kind}", "KP-K29")
    play(table, "1: lift box")
    assert on_mat(table, 0) == [kind, "box"]
    taken = [n + 1 for n, tile in enumerate(table.view(None)["spots"]) if tile is None]
    play(table, "1: home")
    refused(table, 1, f"take {taken[0]}", "KP-K1")


@pytest.mark.ruling("KP-K29")
def test_lifting_from_under_other_pieces_keeps_their_order() -> None:
    one, two, three = WANTED[:3]
    mat = ["box h8 vertical", f"{one} h8 back 0", f"{two} i8 back 0", f"{three} h9 belly 5"]
    table = table_of_two(mats=[mat])
    play(table, f"0: lift {one}")
    assert on_mat(table, 0) == ["box", two, three]
    play(table, "0: flip", "0: turn left", "0: place h8")
    assert on_mat(table, 0) == ["box", two, three, one]
    top = seat_of(table, 0)["mat"][-1]
    assert (top["cell"], top["face"], top["turn"]) == ("h8", "belly", 5)
    play(table, "0: lift box", "0: flip", "0: home")
    assert on_mat(table, 0) == [two, three, one]
    assert seat_of(table, 0)["box"] == {"side": "horizontal", "placed": False}
    play(table, f"0: lift {three}", "0: home")
    assert on_mat(table, 0) == [two, one]
    refused(table, 0, f"lift {three}", "KP-K29")
    refused(table, 0, "lift stray", "KP-K29")
    refused(table, 0, "lift symbol", "KP-K29")


@pytest.mark.ruling("KP-D1")
def test_box_card_flips_and_tiles_rotate() -> None:
    table = table_of_two()
    play(table, "0: lift box")
    refused(table, 0, "turn left", "KP-D1")
    play(table, "0: flip", "0: place q15")
    assert seat_of(table, 0)["box"] == {"side": "vertical", "placed": True}
    play(table, f"0: take {spot(table, WANTED[0])}")
    start = table.turns[table.paws[0]]
    for _ in range(6):
        play(table, "0: turn right")
    assert table.turns[table.paws[0]] == start
    play(table, "0: turn left")
    assert table.turns[table.paws[0]] == (start - 1) % 6
    play(table, "0: place a1")
    assert len(CELL_NAMES) == 17 * 15


@pytest.mark.ruling("KP-D1")
def test_the_long_cat_lies_on_the_mat_with_both_its_ends() -> None:
    for turn in range(6):
        table = arranged(2, WITH_BOBTAIL, OTHER, spots=[f"bobtail back {turn}"])
        play(table, "0: take 1")
        fits = [cell for cell in range(255) if far_end(cell, turn) >= 0]
        assert len(fits) < 255
        places = [move for move in moves(table, 0) if move.startswith("place")]
        assert places == [f"place {CELL_NAMES[cell]}" for cell in fits]
        outside = next(name for name in CELL_NAMES if f"place {name}" not in places)
        refused(table, 0, f"place {outside}", "KP-D1")
        play(table, f"0: {places[0]}")
    corner = arranged(2, WITH_BOBTAIL, OTHER, spots=["bobtail back 0"])
    play(corner, "0: take 1")
    refused(corner, 0, "place q1", "KP-D1")
    play(corner, "0: turn right", "0: turn right", "0: place q1")


@pytest.mark.ruling("KP-D1")
def test_every_pattern_fits_with_room_to_shift() -> None:
    """Every card can be built by legal moves, in more than one place."""
    for number in (*ALL_OF_ONE, *SEARCHING):
        assert len(homes(pattern(number))) > 20
    table = arranged(2, CARD, EASY[1])
    build(table, 0, homes(pattern(CARD))[-1])
    play(table, "0: meow")
    assert seat_of(table, 0)["points"] == pattern(CARD).cats


def homes(card: Pattern) -> list[int]:
    """Where the first piece of a pattern may lie so that all of it is on the mat."""
    found = []
    for cell in range(len(CELL_NAMES)):
        try:
            cells_of(card, cell)
        except AssertionError:
            continue
        found.append(cell)
    return found


def test_spots_that_are_not_in_use_are_refused() -> None:
    table = table_of_two()
    refused(table, 0, "take 15", "KP-B1")
    assert KINDS[LONG] == "bobtail"
