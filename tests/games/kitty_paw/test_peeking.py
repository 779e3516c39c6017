"""Hide-and-Seek: peeking, keeping, returning."""

import pytest

from tabbytop.games.kitty_paw.pieces import SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    clock_moves,
    in_paw,
    moves,
    on_mat,
    play,
    refused,
    seat_of,
    spot,
    symbol,
    told,
    wanted_kinds,
)

CARD, OTHER = SEARCHING[:2]
RIGHT = symbol(CARD)
WRONG = [name for name in SYMBOLS if name != RIGHT]


def table_with(*symbols: str, seats: int = 2, **more: object) -> KittyPawTable:
    """Two seats with symbol cards; the first boxes hold these symbols."""
    return arranged(seats, CARD, OTHER, symbols=symbols, events=True, **more)


@pytest.mark.ruling("KP-K10")
def test_only_the_peeking_seat_sees_the_symbol() -> None:
    table = table_with(WRONG[0], RIGHT)
    play(table, "0: peek 1")
    [event] = table.take_events()
    assert event.reveals
    assert event.seen_by(None) == event.seen_by(1) == {"event": "peeked", "seat": 0, "box": 1}
    assert event.seen_by(0)["symbol"] == WRONG[0]
    public = {"box": 1, "by": 0, "state": "peeked", "symbol": None}
    assert table.view(None)["boxes"][0] == table.view(1)["boxes"][0] == public
    assert table.view(0)["boxes"][0]["symbol"] == WRONG[0]
    own = table.view(0)["own"]
    assert own == {"seen": {"1": WRONG[0]}}
    play(table, "0: shut", "0: peek 2", "0: shut")
    assert table.view(0)["own"] == {"seen": {"1": WRONG[0], "2": RIGHT}}
    assert table.view(1)["own"] == {"seen": {}}
    assert table.view(0)["boxes"][1]["state"] == "closed"


@pytest.mark.ruling("KP-K10")
def test_only_seats_with_a_symbol_card_may_peek() -> None:
    table = arranged(2, EASY[0], CARD)
    refused(table, 0, "peek 1", "KP-K10")
    play(table, "1: peek 1")


@pytest.mark.ruling("KP-K10", "KP-X1")
def test_peek_needs_an_empty_paw_and_no_other_open_box() -> None:
    table = table_with(WRONG[0])
    tile = spot(table, wanted_kinds(CARD)[0])
    play(table, f"0: take {tile}")
    refused(table, 0, "peek 1", "KP-K10")
    play(table, "0: place h8", "0: peek 1")
    refused(table, 0, "peek 2", "KP-K10")
    refused(table, 0, f"take {tile}", "KP-K10")
    refused(table, 0, "lift box", "KP-K10")
    assert moves(table, 0) == ["keep", "shut", "meow"]
    play(table, "0: shut")
    refused(table, 0, "shut", "KP-K10")
    refused(table, 0, "keep", "KP-K10")


@pytest.mark.ruling("KP-K10")
def test_the_clock_shuts_the_box() -> None:
    table = table_with(WRONG[0])
    play(table, "0: peek 1")
    assert "close 0" in clock_moves(table)
    play(table, "clock: close 0")
    assert told(table, "shut") == [{"event": "shut", "seat": 0, "box": 1, "late": True}]
    assert seat_of(table, 0)["peeking"] is None
    assert "close 0" not in clock_moves(table)


@pytest.mark.ruling("KP-K12", "KP-K1")
def test_box_held_open_is_closed_to_others() -> None:
    table = table_with(WRONG[0])
    play(table, "0: peek 1")
    refused(table, 1, "peek 1", "KP-K12")
    assert "peek 1" not in moves(table, 1)
    play(table, "0: shut", "1: peek 1")
    refused(table, 0, "peek 1", "KP-K12")


@pytest.mark.ruling("KP-K11", "KP-X4")
def test_taken_symbol_is_public() -> None:
    table = table_with(RIGHT)
    play(table, "0: peek 1", "0: keep")
    paw = seat_of(table, 0)["paw"]
    assert paw is not None
    assert (paw["piece"], paw["symbol"], paw["turn"], paw["face"]) == ("symbol", RIGHT, 0, "up")
    box = {"box": 1, "by": 0, "state": "taken", "symbol": RIGHT}
    assert table.view(None)["boxes"][0] == box
    assert told(table, "kept") == [{"event": "kept", "seat": 0, "box": 1, "symbol": RIGHT}]
    assert "slip 0" not in clock_moves(table)
    refused(table, 1, "peek 1", "KP-K11")
    refused(table, 0, "flip", "KP-D1")
    play(table, "0: turn left", "0: place h8", "0: lift symbol", "0: home")
    assert table.view(None)["boxes"][0]["state"] == "closed"
    play(table, "0: peek 1", "0: keep")
    paw = seat_of(table, 0)["paw"]
    assert paw is not None
    assert paw["turn"] == 0, "upright every time"


@pytest.mark.ruling("KP-X9", "KP-K35")
def test_returned_symbol_stays_known_to_all() -> None:
    table = table_with(WRONG[0], RIGHT, WRONG[1])
    play(table, "0: peek 1", "0: keep", "0: home")
    assert table.view(1)["boxes"][0]["symbol"] == WRONG[0]
    assert table.view(1)["own"] == {"seen": {"1": WRONG[0]}}
    assert table.view(None)["boxes"][0]["symbol"] == WRONG[0]


@pytest.mark.ruling("KP-K11")
def test_wrong_symbol_is_returned_when_another_is_taken() -> None:
    table = table_with(WRONG[0], RIGHT)
    play(table, "0: peek 1", "0: keep")
    assert "slip 0" in clock_moves(table)
    refused(table, 0, "peek 2", "KP-K10")
    play(table, "0: place h8", "0: peek 2")
    assert on_mat(table, 0) == ["symbol"], "a look alone moves nothing"
    play(table, "0: keep")
    assert on_mat(table, 0) == []
    assert in_paw(table, 0) == "symbol"
    assert told(table, "slipped") == [{"event": "slipped", "seat": 0, "box": 1}]
    assert table.view(None)["boxes"][0]["state"] == "closed"
    assert table.view(None)["boxes"][1]["symbol"] == RIGHT
    assert "slip 0" not in clock_moves(table)


@pytest.mark.ruling("KP-K11")
@pytest.mark.parametrize("lies", ["paw", "mat"])
def test_clock_returns_a_wrong_symbol(lies: str) -> None:
    table = table_with(WRONG[0])
    play(table, "0: peek 1", "0: keep")
    if lies == "mat":
        play(table, "0: place h8")
    play(table, "clock: slip 0")
    assert in_paw(table, 0) is None
    assert on_mat(table, 0) == []
    assert table.view(None)["boxes"][0]["state"] == "closed"
    assert "slip 0" not in clock_moves(table)


@pytest.mark.ruling("KP-K11")
def test_clock_does_not_return_a_symbol_that_was_put_home() -> None:
    table = table_with(WRONG[0])
    play(table, "0: peek 1", "0: keep", "0: home")
    assert "slip 0" not in clock_moves(table)


@pytest.mark.ruling("KP-X5")
def test_seat_with_the_right_symbol_cannot_keep_another() -> None:
    table = table_with(WRONG[0], RIGHT)
    play(table, "0: peek 2", "0: keep", "0: place h8", "0: peek 1")
    refused(table, 0, "keep", "KP-K11")
    assert moves(table, 0) == ["shut", "meow"]
    play(table, "0: shut", "0: lift symbol", "0: home", "0: peek 1", "0: keep")


@pytest.mark.ruling("KP-K13")
def test_two_seats_can_race_for_one_symbol() -> None:
    twin = next(
        number for number in range(33, 41) if symbol(number) == RIGHT
    )  # of the other colour
    table = arranged(2, CARD, twin, symbols=[RIGHT], options={"pile": "all"})
    play(table, "1: peek 1", "1: keep")
    refused(table, 0, "peek 1", "KP-K11")
    assert "slip 1" not in clock_moves(table), "it is the right one for both"
