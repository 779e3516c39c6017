"""The start of a round: paws go in, and everybody takes a card."""

from collections import Counter

import pytest

from tests.games.kitty_paw.builder import build
from tests.games.kitty_paw.positions import (
    EASY,
    arranged,
    asked,
    clock_moves,
    dealt,
    moves,
    not_asked,
    play,
    refused,
    seat_of,
    told,
)


@pytest.mark.ruling("KP-K2")
def test_a_round_starts_when_every_paw_is_in() -> None:
    table = dealt(3, events=True)
    assert asked(table) == [(0, "paw"), (1, "paw"), (2, "paw")]
    assert table.view(None)["phase"] == "paw"
    assert clock_moves(table) == ["start"]
    play(table, "1: paw", "0: paw")
    assert asked(table) == [(2, "paw")]
    assert [seat_of(table, seat)["ready"] for seat in range(3)] == [True, True, False]
    not_asked(table, 0, "paw")
    refused(table, 2, "meow", "KP-K2")
    refused(table, 2, "grab 1", "KP-K2")
    play(table, "2: paw")
    assert asked(table) == [(0, "grab"), (1, "grab"), (2, "grab")]
    assert [event["seat"] for event in told(table, "paw")] == [1, 0, 2]


@pytest.mark.ruling("KP-K2")
def test_clock_puts_in_late_paws() -> None:
    table = dealt(4, events=True)
    play(table, "3: paw", "clock: start")
    assert [seat_of(table, seat)["ready"] for seat in range(4)] == [True] * 4
    assert asked(table) == [(seat, "grab") for seat in range(4)]
    assert len(told(table, "start")) == 1
    refused(table, 0, "paw", "KP-K2")


@pytest.mark.ruling("KP-K1")
def test_first_seat_to_grab_a_card_gets_it() -> None:
    table = dealt(3, events=True)
    wanted = table.view(None)["row"][2]
    play(table, "clock: start", "1: grab 3")
    refused(table, 0, "grab 3", "KP-K1")
    assert table.view(None)["row"][2] is None
    assert seat_of(table, 1)["card"] == wanted
    assert wanted is not None
    assert told(table, "grabbed") == [{"event": "grabbed", "seat": 1, "card": wanted["card"]}]
    assert moves(table, 0) == ["grab 1", "grab 2", "grab 4", "meow"]


@pytest.mark.ruling("KP-K2")
def test_seat_with_a_card_builds_while_others_choose() -> None:
    table = dealt(3)
    play(table, "clock: start", "1: grab 3")
    assert asked(table) == [(0, "grab"), (1, "build"), (2, "grab")]
    play(table, "1: take 1", "1: place h8")
    refused(table, 0, "take 2", "KP-K2")
    play(table, "0: grab 1")


@pytest.mark.ruling("KP-K3")
def test_seat_cannot_change_its_card() -> None:
    table = dealt(2)
    play(table, "clock: start", "0: grab 1")
    refused(table, 0, "grab 2", "KP-K3")
    assert "grab 2" not in moves(table, 0)


@pytest.mark.ruling("KP-K2")
def test_clock_gives_a_random_card_to_seats_without_one() -> None:
    given: Counter[int] = Counter()
    for seed in range(60):
        table = dealt(3, seed, events=True)
        left = [card["card"] for card in table.view(None)["row"] if card is not None]
        play(table, "clock: start", "1: grab 2", "clock: give")
        events = told(table, "given")
        assert [event["seat"] for event in events] == [0, 2]
        taken = [int(str(event["card"])) for event in events]
        assert len(set(taken)) == 2
        assert left[1] not in taken
        given.update(left.index(card) for card in taken)
        assert asked(table) == [(0, "build"), (1, "build"), (2, "build")]
        assert "give" not in clock_moves(table)
        assert sum(card is not None for card in table.view(None)["row"]) == 1
    assert set(given) == {0, 2, 3}
    assert min(given.values()) > 20


@pytest.mark.ruling("KP-K2", "KP-X14")
def test_nobody_calls_before_all_hold_a_card() -> None:
    """An early call is refused without a penalty, and can be repeated when all have a card."""
    table = arranged(2, EASY[0], row=EASY[1:4], events=True)
    build(table, 0)
    assert seat_of(table, 0)["full"]
    assert "meow" not in moves(table, 0)
    refused(table, 0, "meow", "KP-X14")
    assert not seat_of(table, 0)["frozen"]
    play(table, "clock: give", "0: meow")
    assert len(told(table, "called")) == 1


@pytest.mark.ruling("KP-K17", "KP-X14")
def test_meow_without_a_full_mat_is_a_false_start_before_all_hold_a_card() -> None:
    table = arranged(2, EASY[0], row=EASY[1:4])
    play(table, "0: meow", "1: meow")
    assert [seat_of(table, seat)["frozen"] for seat in (0, 1)] == [True, True]
