"""One card a turn: which cards must, may and cannot be played."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    hand,
    moves,
    play,
)


@pytest.mark.ruling("KS-T2")
def test_any_cat_may_be_played_at_any_bowl() -> None:
    table = GAME.arrange(2, hands=[["fat", "mangy"]])
    assert moves(table, 0) == [f"play {card} {bowl}" for card in ("fat", "mangy") for bowl in "123"]


@pytest.mark.ruling("KS-T2")
def test_turn_is_one_card() -> None:
    table = GAME.arrange(2, hands=[["fat", "tom", "greedy"], ["tom"]])
    play(table, "0: play fat 1")
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T2")
@pytest.mark.parametrize("move", ["discard fat", "pass"])
def test_seat_that_can_play_may_not_discard(move: str) -> None:
    table = GAME.arrange(2, hands=[["fat", "bag"]])
    assert_refused(table, 0, move, "KS-T2")


@pytest.mark.ruling("KS-T2")
def test_one_playable_card_is_enough_to_forbid_the_discard_of_another() -> None:
    table = GAME.arrange(2, hands=[["tom", "bag"]], bowls=[["queen of 1"], ["alley of 1"]])
    assert moves(table, 0) == ["play tom 3", "play bag 3"]
    assert_refused(table, 0, "discard bag", "KS-T2")


@pytest.mark.ruling("KS-T2")
def test_card_that_is_not_in_hand_is_refused() -> None:
    table = GAME.arrange(2, hands=[["fat"], ["mangy"]])
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove, match="hand"):
        table.play(0, "play mangy 1")
    assert table.position() == before


@pytest.mark.ruling("KS-T2", "KS-Item")
def test_hand_of_items_discards_one_as_its_turn() -> None:
    table = GAME.arrange(2, hands=[["bag", "robo-vac", "toy-mouse"], ["fat"]])
    assert moves(table, 0) == ["discard bag", "discard robo-vac", "discard toy-mouse"]
    play(table, "0: discard robo-vac")
    assert discard(table, 0) == ["robo-vac"]
    assert asked(table) == [(1, "play")]
    assert len(hand(table, 0)) == 5
    assert {"bag", "toy-mouse"} <= set(hand(table, 0))


@pytest.mark.ruling("KS-T2", "KS-P1")
def test_a_priority_cat_with_no_bowl_left_is_discarded() -> None:
    table = GAME.arrange(
        4,
        hands=[["tom", "bag"]],
        bowls=[["queen of 1"], ["queen of 2"], ["alley of 3"]],
    )
    assert moves(table, 0) == ["discard tom", "discard bag"]
    assert_refused(table, 0, "play tom 1", "KS-P1")
    play(table, "0: discard tom")
    assert discard(table, 0) == ["tom"]
    assert cats(table, 1) == ["queen of 1"]


@pytest.mark.ruling("KS-T2", "KS-Copy")
def test_copy_without_a_cat_to_copy_is_discarded() -> None:
    table = GAME.arrange(2, hands=[["copy"]], discards=[["bag", "robo-vac"]])
    assert moves(table, 0) == ["discard copy"]
    play(table, "0: discard copy")
    assert "copy" not in hand(table, 0)
    assert discard(table, 0) == ["bag", "robo-vac", "copy"]


@pytest.mark.ruling("KS-T2", "KS-T14")
def test_bowls_are_counted_after_a_discard() -> None:
    table = GAME.arrange(2, hands=[["bag"]], bowls=[["kitten of 0"] * 3 + ["kitten of 1"] * 2])
    play(table, "0: discard bag")
    assert asked(table) == [(0, "feed")]


@pytest.mark.ruling("KS-T2")
def test_discarding_triggers_no_ability() -> None:
    # A Queen that goes straight to the discard arrives nowhere.
    table = GAME.arrange(
        2, hands=[["queen"], ["fat"]], bowls=[["queen of 1"], ["tom of 1"]], laser=(1, 1)
    )
    assert moves(table, 0) == ["discard queen"]
    play(table, "0: discard queen")
    assert cats(table, 2) == ["tom of 1"]


@pytest.mark.ruling("KS-T3")
def test_an_item_is_followed_by_a_cat_not_by_another_item() -> None:
    table = GAME.arrange(2, hands=[["bag", "robo-vac", "toy-mouse", "fat", "tom"]])
    play(table, "0: play bag 2")
    assert asked(table) == [(0, "item-cat")]
    assert moves(table, 0) == ["play fat 2", "play tom 2"]
    assert_refused(table, 0, "play robo-vac 2", "KS-T3")
    assert_refused(table, 0, "play toy-mouse 2", "KS-T3")


@pytest.mark.ruling("KS-T3", "KS-T2")
def test_item_and_its_cat_are_one_play() -> None:
    table = GAME.arrange(2, hands=[["bag", "fat", "tom"], ["tom"]])
    play(table, "0: play bag 2", "0: play fat 2")
    assert cats(table, 2) == ["fat of 0"]
    assert discard(table, 0) == ["bag"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T3", "KS-Item")
def test_items_cat_must_be_played() -> None:
    table = GAME.arrange(2, hands=[["bag", "fat"]])
    play(table, "0: play bag 2")
    assert_refused(table, 0, "pass", "KS-Item")
    assert_refused(table, 0, "discard fat", "KS-Item")
    assert_refused(table, 0, "play fat 1", "KS-Item")


@pytest.mark.ruling("KS-T24", "KS-ToyMouse")
def test_a_cat_returned_in_this_turn_may_be_the_items_cat() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "tom"], ["tom"]], bowls=[["pounce of 1", "mangy of 0"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose pounce of 1 at 1", "1: choose mangy of 0 at 1")
    assert hand(table, 0) == ["mangy", "tom"]
    assert moves(table, 0) == ["play mangy 1", "play tom 1"]
    play(table, "0: play mangy 1")
    assert asked(table) == [(0, "mangy")]


@pytest.mark.ruling("KS-T24", "KS-Kitten")
def test_a_kitten_returned_in_this_turn_may_be_the_next_kitten() -> None:
    # The mouse wakes Seat 0's own Pounce, a Kitten comes back and follows the item's Kitten.
    table = GAME.arrange(
        2, hands=[["toy-mouse", "kitten"], ["tom"]], bowls=[["pounce of 0", "kitten of 0"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose pounce of 0 at 1", "0: choose kitten of 0 at 1")
    assert hand(table, 0) == ["kitten", "kitten"]
    play(table, "0: play kitten 1")
    assert moves(table, 0) == ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]
    play(table, "0: play kitten 3")
    assert cats(table, 1) == ["pounce of 0", "kitten of 0"]
    assert cats(table, 3) == ["kitten of 0"]


@pytest.mark.ruling("KS-T24", "KS-Kitten", "KS-T17")
def test_kitten_returned_while_another_resolves_may_be_placed() -> None:
    # Robo-Vac: the Kitten moves first (asked: nothing to place), then Pounce returns it.
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["greedy", "kitten"]],
        bowls=[["kitten of 1", "pounce of 0", "kitten of 1"]],
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2", "1: pass")
    play(table, "0: send pounce to 2", "0: choose kitten of 1 at 2")
    assert hand(table, 1) == ["kitten", "kitten", "greedy"]
    play(table, "1: send kitten to 3", "1: play kitten 3", "1: play kitten 3")
    assert cats(table, 3) == ["kitten of 1"] * 3
