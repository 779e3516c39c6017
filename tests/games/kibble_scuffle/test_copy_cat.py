"""Copy Cat plays a cat from the discard."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import asked, assert_refused, cats, discard, moves, play


@pytest.mark.ruling("KS-Copy")
def test_copy_cat_plays_any_cat_in_the_discard_at_any_bowl() -> None:
    table = GAME.arrange(2, hands=[["copy"]], discards=[["fat", "bag", "mangy"], ["tom"]])
    assert moves(table, 0) == [f"copy {cat} {bowl}" for cat in ("fat", "mangy") for bowl in "123"]


@pytest.mark.ruling("KS-Copy")
def test_copy_cat_is_discarded_and_the_copied_cat_is_placed() -> None:
    table = GAME.arrange(2, hands=[["copy"], ["tom"]], discards=[["greedy", "bag"]])
    play(table, "0: copy greedy 2")
    assert cats(table, 2) == ["greedy of 0"]
    assert discard(table, 0) == ["bag", "copy"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Copy")
def test_the_copied_cat_resolves_as_played() -> None:
    table = GAME.arrange(
        2, hands=[["copy"], ["tom"]], discards=[["feral"]], bowls=[["greedy of 1"]]
    )
    play(table, "0: copy feral 1", "0: choose greedy of 1 at 1")
    assert cats(table, 1) == ["feral of 0"]
    assert discard(table, 1) == ["greedy"]


@pytest.mark.ruling("KS-Copy", "KS-Item")
def test_copy_cat_cannot_copy_an_item() -> None:
    table = GAME.arrange(2, hands=[["copy"]], discards=[["fat", "bag", "toy-mouse"]])
    assert not any("bag" in move or "mouse" in move for move in moves(table, 0))
    with pytest.raises(tabbytop.InvalidNotation):
        table.play(0, "copy bag 1")


@pytest.mark.ruling("KS-Copy")
def test_copy_cat_is_never_placed_at_a_bowl() -> None:
    table = GAME.arrange(2, hands=[["copy"]], discards=[["fat"]])
    assert_refused(table, 0, "play copy 1", "KS-Copy")
    with pytest.raises(tabbytop.InvalidNotation):
        table.play(0, "copy copy 1")


@pytest.mark.ruling("KS-Copy")
def test_copy_cat_copies_only_from_its_owners_discard() -> None:
    table = GAME.arrange(2, hands=[["copy", "greedy"]], discards=[["fat"], ["mangy"]])
    assert_refused(table, 0, "copy mangy 1", "KS-Copy")
    assert_refused(table, 0, "copy greedy 1", "KS-Copy")


@pytest.mark.ruling("KS-Copy")
def test_copying_needs_copy_cat_in_hand() -> None:
    table = GAME.arrange(2, hands=[["fat"]], discards=[["mangy"]])
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove):
        table.play(0, "copy mangy 1")
    assert table.position() == before


@pytest.mark.ruling("KS-Copy", "KS-P1", "KS-P2")
def test_copied_priority_cat_obeys_the_priority_rules() -> None:
    table = GAME.arrange(
        3,
        hands=[["copy"]],
        discards=[["tom", "queen"]],
        bowls=[["queen of 1"], ["tom of 1"], ["alley of 2"]],
    )
    assert moves(table, 0) == ["copy queen 2", "copy queen 3"]
    assert_refused(table, 0, "copy tom 1", "KS-P1")
    assert_refused(table, 0, "copy queen 1", "KS-P2")
    play(table, "0: copy queen 3")
    assert cats(table, 3) == ["queen of 0"]
    assert discard(table, 2) == ["alley"]


@pytest.mark.ruling("KS-Copy", "KS-Catnip")
def test_copied_catnip_may_lure_a_catnip() -> None:
    table = GAME.arrange(
        2, hands=[["copy"]], discards=[["catnip"]], bowls=[[], ["catnip of 1", "greedy of 1"]]
    )
    play(table, "0: copy catnip 1")
    assert "choose catnip of 1 at 2" in moves(table, 0)


@pytest.mark.ruling("KS-Copy", "KS-Kitten")
def test_a_copied_kitten_may_bring_another_from_the_hand_not_from_the_discard() -> None:
    table = GAME.arrange(2, hands=[["copy", "kitten"]], discards=[["kitten", "kitten"]])
    play(table, "0: copy kitten 1")
    assert moves(table, 0) == ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]
    play(table, "0: play kitten 2")
    assert cats(table, 1) == ["kitten of 0"]
    assert cats(table, 2) == ["kitten of 0"]
    assert discard(table, 0).count("kitten") == 1


@pytest.mark.ruling("KS-Copy", "KS-Kitten")
def test_kitten_question_cannot_be_answered_with_copy_cat() -> None:
    table = GAME.arrange(2, hands=[["copy", "kitten", "fat"]], discards=[["kitten"]])
    play(table, "0: play kitten 1")
    assert moves(table, 0) == ["pass"]


@pytest.mark.ruling("KS-Copy", "KS-T2")
def test_unusable_copy_cat_does_not_allow_a_discard() -> None:
    table = GAME.arrange(2, hands=[["copy", "fat"]])
    assert moves(table, 0) == ["play fat 1", "play fat 2", "play fat 3"]
    assert_refused(table, 0, "discard copy", "KS-T2")


@pytest.mark.ruling("KS-Copy", "KS-T17", "KS-RoboVac")
def test_copied_card_keeps_its_arrival_count() -> None:
    # A vacuumed Kitten is thrown out by its owner's own Feral, and comes back by Copy.
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "copy"], ["tom"]],
        discards=[["fat"]],
        bowls=[["kitten of 0", "feral of 0"]],
    )
    play(table, "0: play robo-vac 1", "0: send kitten to 2", "0: pass")
    play(table, "0: send feral to 2", "0: choose kitten of 0 at 2")
    assert moves(table, 0) == ["copy kitten 1", "copy fat 1"]
    play(table, "0: copy kitten 1")
    # Nothing is left in the hand to ask about: that was the turn, and the count is anew.
    assert cats(table, 1) == ["kitten of 0"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Copy", "KS-T17", "KS-BigEyes")
def test_copied_cat_that_resolved_once_counts_two_arrivals() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "copy", "house"], ["tom"]],
        discards=[["fat"]],
        bowls=[["kitten of 0", "feral of 0"]],
    )
    play(table, "0: play robo-vac 1", "0: send kitten to 2", "0: pass")
    play(table, "0: send feral to 2", "0: choose kitten of 0 at 2", "0: copy kitten 1")
    assert asked(table) == [(0, "kitten")]
    assert table.view(None)["bowls"][0]["cats"] == [{"card": "kitten", "owner": 0, "resolved": 2}]


@pytest.mark.ruling("KS-Copy", "KS-Item", "KS-T24")
def test_cat_discarded_this_turn_may_be_copied() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "copy"], ["tom"]],
        discards=[["fat"]],
        bowls=[["tom of 0"], ["queen of 1"]],
    )
    play(table, "0: play robo-vac 1", "0: send tom to 2")
    assert "tom" in discard(table, 0)
    assert moves(table, 0) == ["copy fat 1", "copy tom 1"]
    play(table, "0: copy tom 1")
    assert cats(table, 1) == ["tom of 0"]
