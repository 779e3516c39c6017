"""Serving, playing actions, skipping."""

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import (
    asked,
    assert_refused,
    discard,
    hand,
    moves,
    play,
    stack,
    total,
)


@pytest.mark.ruling("TP-A3", "TP-A28")
def test_only_the_same_dish_can_be_served() -> None:
    table = GAME.arrange(hands=[["6", "5"], ["2"]], stack=["6"])
    assert moves(table, 0) == ["serve 6", "eat"]
    assert_refused(table, 0, "serve 5", "TP-A3")
    assert_refused(table, 0, "serve 4", "TP-A3")
    play(table, "0: serve 6")
    assert stack(table) == ["6", "6"]
    assert total(table) == 12
    assert asked(table) == [(1, "turn")]
    assert_refused(table, 1, "serve 6", "TP-A3")


@pytest.mark.ruling("TP-A2")
def test_one_more_adds_a_card_to_the_total() -> None:
    table = GAME.arrange(hands=[["7"], ["plus"], ["2"]], stack=["7", "7"])
    play(table, "0: serve 7", "1: play plus")
    assert total(table) == 22


@pytest.mark.ruling("TP-A3", "TP-A4")
def test_dish_below_actions_must_be_matched() -> None:
    table = GAME.arrange(hands=[["plus", "plus"], ["plus"], ["reverse", "5", "6"]], stack=["5"])
    play(table, "0: play plus")
    assert asked(table) == [(1, "turn")], "one a turn"
    play(table, "1: play plus", "2: play reverse")
    assert stack(table) == ["5", "plus", "plus", "reverse"]
    assert total(table) == 7
    table = GAME.arrange(hands=[["5", "6"], ["2"]], stack=["5", "plus", "choose", "reverse"])
    assert moves(table, 0) == ["serve 5", "eat"]
    play(table, "0: serve 5")
    assert total(table) == 11


@pytest.mark.ruling("TP-A4")
def test_action_that_is_not_in_hand_is_refused() -> None:
    table = GAME.arrange(hands=[["2"], ["2"]], stack=["3"])
    for move in ("play plus", "play reverse", "choose 1"):
        assert_refused(table, 0, move, "TP-A4")
    assert_refused(table, 0, "start 2", "TP-I2")
    assert_refused(table, 0, "add", "TP-I2")


@pytest.mark.ruling("TP-A10")
@pytest.mark.parametrize("move", ["play plus", "play reverse", "choose 2"])
def test_an_action_may_be_the_last_card(move: str) -> None:
    table = GAME.arrange(
        hands=[[move.rsplit(maxsplit=1)[-1] if "play" in move else "choose"]], stack=["3"]
    )
    play(table, f"0: {move}")
    assert hand(table, 0) == []
    assert table.result() is None
    assert table.actors() != [0]


@pytest.mark.ruling("TP-A12")
@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("chosen", [0, 2, 3, 4])
def test_chosen_seat_is_next_and_play_continues_from_there(chosen: int, clockwise: bool) -> None:
    table = GAME.arrange(
        5, hands=[["3", "3"], ["choose"], *[["3"]] * 3], stack=["3"], active=1, clockwise=clockwise
    )
    assert moves(table, 1) == ["eat", "choose 0", "choose 2", "choose 3", "choose 4"]
    assert_refused(table, 1, "choose 1", "TP-A12")
    assert_refused(table, 1, "choose 5", "TP-A12")
    play(table, f"1: choose {chosen}")
    assert asked(table) == [(chosen, "turn")]
    assert total(table) == 3
    play(table, f"{chosen}: serve 3")
    assert table.view(None)["active"] == (chosen + (1 if clockwise else -1)) % 5
    assert table.view(None)["clockwise"] == clockwise


@pytest.mark.ruling("TP-A13", "G1")
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_reverse_changes_direction_and_that_neighbour_plays(seats: int) -> None:
    table = GAME.arrange(seats, hands=[["reverse", "2"]] * min(seats, 5), stack=["2"])
    play(table, "0: play reverse")
    assert not table.view(None)["clockwise"]
    assert table.view(None)["active"] == seats - 1
    assert total(table) == 2


@pytest.mark.ruling("TP-A13")
def test_two_reverses_cancel_out() -> None:
    table = GAME.arrange(4, hands=[["reverse", "2"], ["2"], ["2"], ["reverse", "2"]], stack=["2"])
    play(table, "0: play reverse", "3: play reverse", "0: serve 2")
    assert asked(table) == [(1, "turn")]
    assert table.view(None)["clockwise"]


@pytest.mark.ruling("TP-A16")
def test_rulebook_example_skips_a_6_with_two_3s() -> None:
    table = GAME.arrange(
        4,
        hands=[["3", "3", "2"], ["3", "plus", "4", "4", "6"], ["2"]],
        stack=["6", "plus", "6", "reverse"],
    )
    play(table, "0: skip 3")
    assert stack(table) == ["3"]
    assert discard(table) == ["3", "6", "6", "plus", "reverse"]
    assert hand(table, 0) == ["2"]
    assert asked(table) == [(1, "turn")]
    assert total(table) == 3
    assert moves(table, 1) == ["serve 3", "eat", "play plus", "skip 4"]
    assert_refused(table, 1, "skip 3", "TP-A16")
    assert_refused(table, 1, "serve 6", "TP-A3")


@pytest.mark.ruling("TP-A15")
def test_pair_of_the_dish_in_play_skips_unless_the_option_forbids_it() -> None:
    hands = [["6", "6", "2", "2"], ["2"]]
    table = GAME.arrange(hands=hands, stack=["6", "6"])
    assert moves(table, 0) == ["serve 6", "eat", "skip 2", "skip 6"]
    play(table, "0: skip 6")
    assert stack(table) == ["6"]
    assert discard(table) == ["6"] * 3
    strict = GAME.arrange(hands=hands, stack=["6", "6"], options={"skip_changes_dish": True})
    assert moves(strict, 0) == ["serve 6", "eat", "skip 2"]
    assert_refused(strict, 0, "skip 6", "TP-A15")
    play(strict, "0: skip 2")
    assert stack(strict) == ["2"]


@pytest.mark.ruling("TP-A17")
def test_pair_of_actions_cannot_skip() -> None:
    pairs = ["plus", "plus", "reverse", "reverse", "choose", "choose"]
    table = GAME.arrange(hands=[pairs], stack=["6"])
    assert moves(table, 0) == ["eat", "play plus", "play reverse", "choose 1", "choose 2"]


@pytest.mark.ruling("G1", "G3")
@pytest.mark.parametrize("clockwise", [True, False])
def test_turns_follow_the_direction_of_play(clockwise: bool) -> None:
    table = GAME.arrange(6, hands=[["2", "2"]] * 6, stack=["2"], active=4, clockwise=clockwise)
    order = []
    for _ in range(6):
        order.append(table.actors()[0])
        table.play(order[-1], "serve 2")
    assert order == [4, 5, 0, 1, 2, 3] if clockwise else order == [4, 3, 2, 1, 0, 5]
