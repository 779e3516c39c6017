"""The starting seat, and the dish it starts with."""

from collections import Counter

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import (
    all_except,
    asked,
    assert_refused,
    dealt,
    events_of_kind,
    hand,
    indigestions,
    moves,
    play,
    stack,
    tokens,
)

ACTIONS = ["plus", "reverse", "choose"]


@pytest.mark.ruling("TP-A1", "G6")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_any_seat_may_start(seats: int) -> None:
    starters = Counter(dealt(seats, seed).actors()[0] for seed in range(60 * seats))
    assert sorted(starters) == list(range(seats))
    assert min(starters.values()) > 30


@pytest.mark.ruling("G6", "G1")
def test_cards_are_dealt_from_the_starting_seat() -> None:
    for seed in range(8):
        table = dealt(5, seed, events=True)
        order = [event.public["seat"] for event in events_of_kind(table, "deal")]
        first = table.actors()[0]
        assert order == [(first + step) % 5 for step in range(5)]


@pytest.mark.ruling("TP-A5")
def test_stack_starts_with_a_dish_not_an_action() -> None:
    table = GAME.arrange(hands=[["3", "3", "7", *ACTIONS], ["2"]])
    assert asked(table) == [(0, "start")]
    assert moves(table, 0) == ["start 3", "start 7"]
    for move in ("play plus", "play reverse", "choose 1", "skip 3", "eat", "serve 3", "start 4"):
        assert_refused(table, 0, move, "TP-A5")
    play(table, "0: start 7")
    assert stack(table) == ["7"]
    assert hand(table, 0) == ["3", "3", *ACTIONS]
    assert asked(table) == [(1, "turn")]


@pytest.mark.ruling("TP-A6")
def test_starter_without_a_dish_draws_three_until_it_has_one() -> None:
    seen = set()
    for seed in range(60):
        table = GAME.arrange(
            hands=[["plus", "plus"], ["2"], ["2"]],
            deck=["reverse"] * 5 + ["choose"] * 5 + ["4", "5"],
            seed=seed,
            events=True,
        )
        kinds = [event.kind for event in table.take_events()]
        assert kinds[:2] == ["no_dish", "draw"]
        if asked(table) == [(0, "start")]:
            assert moves(table, 0)
            rounds = kinds.count("draw")
            assert kinds == ["no_dish", "draw"] * rounds
            assert len(hand(table, 0)) == 2 + 3 * rounds
            seen.add(f"{rounds} draws")
        else:
            assert asked(table) == [(0, "add")]
            assert kinds[-1] == "token"
            assert tokens(table) == [1, 0, 0]
            seen.add("spoilt")
    assert seen >= {"1 draws", "2 draws", "spoilt"}


@pytest.mark.ruling("TP-A6")
def test_no_dish_is_shown_without_the_cards() -> None:
    table = GAME.arrange(hands=[["plus"], ["2"]], events=True, seed=1)
    [shown] = [event for event in table.take_events() if event.kind == "no_dish"]
    for seat in (None, 0, 1, 2):
        assert shown.seen_by(seat) == {"event": "no_dish", "seat": 0}


@pytest.mark.ruling("TP-A6")
def test_missing_dish_is_shown_after_eating_and_in_a_new_round() -> None:
    seen = set()
    for seed in range(40):
        table = GAME.arrange(
            hands=[["plus"], ["2"]], stack=["2"], deck=["reverse"] * 5, seed=seed, events=True
        )
        play(table, "0: eat")
        kinds = [event.kind for event in table.take_events()]
        seen.add(kinds[1])
        if kinds[1] == "no_dish":
            assert kinds[2] == "draw"
            continue
        play(table, "0: pass")
        kinds = [event.kind for event in table.take_events()]
        assert kinds[:4] == ["decline", "round", "no_dish", "draw"]
    assert seen == {"no_dish", "token"}


@pytest.mark.ruling("TP-A7")
def test_starter_with_empty_hand_draws_three_first() -> None:
    table = GAME.arrange(hands=[[], ["2"], ["2"]], deck=["4"] * 13, seed=2, events=True)
    assert asked(table) == [(0, "start")]
    assert hand(table, 0) == ["4"] * 3
    assert [event.kind for event in table.take_events()] == ["draw"]


@pytest.mark.ruling("TP-A7", "TP-A8")
def test_indigestion_drawn_before_the_first_stack_ends_the_round() -> None:
    table = GAME.arrange(hands=[[], ["2"], ["2"]], deck=["4", "5"])
    assert asked(table) == [(0, "add")]
    assert tokens(table) == [1, 0, 0]
    assert hand(table, 0) == ["4", "5"]
    assert indigestions(table) == (0, 1, 5)


@pytest.mark.ruling("TP-A6", "TP-I1")
def test_starter_that_never_finds_a_dish_draws_indigestion() -> None:
    """Every dish is in another hand: all actions are drawn, then what is left."""
    dishes = [card for card in all_except() if card not in ACTIONS]
    table = GAME.arrange(hands=[["plus"], dishes, []], events=True)
    assert tokens(table)[0] == 1
    assert asked(table) == [(0, "add")]
    play(table, "0: pass")
    assert tokens(table)[0] > 1
