"""Robo-Vac clears a bowl, one cat at a time."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    food,
    hand,
    moves,
    play,
)


@pytest.mark.ruling("KS-RoboVac", "G1")
def test_robo_vac_asks_clockwise_from_the_left_neighbour() -> None:
    table = GAME.arrange(
        4,
        hands=[["fat"], ["fat"], ["robo-vac", "fat"], ["fat"]],
        bowls=[
            ["greedy of 2", "house of 2", "greedy of 0", "house of 0", "greedy of 3", "greedy of 1"]
        ],
        active=2,
    )
    play(table, "2: play robo-vac 1")
    order = []
    while asked(table)[0][1] == "vacuum":
        seat = table.actors()[0]
        order.append(seat)
        table.play(seat, moves(table, seat)[0])
    assert order == [3, 0, 1, 2, 0, 2]
    assert cats(table, 1) == []
    assert moves(table, 2) == ["play fat 1"]


@pytest.mark.ruling("KS-RoboVac", "KS-T10")
def test_owner_picks_which_cat_leaves_and_where_to() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["fat"]],
        bowls=[["greedy of 1", "house of 1", "clumsy of 0"]],
    )
    play(table, "0: play robo-vac 1")
    assert moves(table, 1) == [
        "send greedy to 2",
        "send greedy to 3",
        "send house to 2",
        "send house to 3",
    ]
    assert_refused(table, 1, "send greedy to 1", "KS-RoboVac")
    assert_refused(table, 1, "send clumsy to 2", "KS-RoboVac")
    assert_refused(table, 1, "pass", "KS-RoboVac")


@pytest.mark.ruling("KS-RoboVac", "KS-T11")
def test_robo_vac_at_an_empty_bowl_asks_nobody() -> None:
    table = GAME.arrange(2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[[], ["greedy of 1"]])
    play(table, "0: play robo-vac 1")
    assert asked(table) == [(0, "item-cat")]
    assert table.view(None)["bowls"][0]["closed"] is False
    play(table, "0: play fat 1")
    assert cats(table, 2) == ["greedy of 1"]


@pytest.mark.ruling("KS-RoboVac")
def test_bowl_is_closed_while_robo_vac_runs_and_open_for_its_cat() -> None:
    table = GAME.arrange(2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[["greedy of 1"]])
    play(table, "0: play robo-vac 1")
    assert [bowl["closed"] for bowl in table.view(None)["bowls"]] == [True, False, False]
    play(table, "1: send greedy to 2")
    assert [bowl["closed"] for bowl in table.view(None)["bowls"]] == [False, False, False]
    play(table, "0: play fat 1")
    assert cats(table, 1) == ["fat of 0"]


@pytest.mark.ruling("KS-RoboVac", "KS-Mangy")
def test_shoved_cat_cannot_enter_the_closed_bowl() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["tom"]],
        bowls=[["mangy of 1", "house of 0"], ["greedy of 0"]],
    )
    play(table, "0: play robo-vac 1", "1: send mangy to 2", "1: choose greedy of 0 at 2")
    assert moves(table, 0) == ["send greedy to 3"]
    assert_refused(table, 0, "send greedy to 1", "KS-RoboVac")


@pytest.mark.ruling("KS-RoboVac", "KS-Mangy")
def test_bowl_stays_closed_until_the_last_cats_ability_resolved() -> None:
    # Bowl 1 is clear of cats, but the last one's shove is still part of the vacuuming.
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[["mangy of 1"], ["greedy of 0"]]
    )
    play(table, "0: play robo-vac 1", "1: send mangy to 2", "1: choose greedy of 0 at 2")
    assert moves(table, 0) == ["send greedy to 3"]


@pytest.mark.ruling("KS-RoboVac", "KS-Kitten")
def test_kitten_cannot_be_played_into_the_closed_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["kitten", "tom"]], bowls=[["kitten of 1", "house of 0"]]
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2")
    assert moves(table, 1) == ["play kitten 2", "play kitten 3", "pass"]
    assert_refused(table, 1, "play kitten 1", "KS-RoboVac")


@pytest.mark.ruling("KS-RoboVac", "KS-LaserPointer", "KS-Kitten", "KS-T21")
def test_kitten_bound_by_laser_pointer_to_the_closed_bowl_is_not_placed() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["kitten", "tom"]],
        bowls=[["kitten of 1", "house of 0"]],
        laser=(1, 1),
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2")
    assert asked(table) == [(1, "kitten")]
    assert moves(table, 1) == ["pass"]
    before = table.position()
    for bowl, ruling in ((1, "KS-RoboVac"), (2, "KS-LaserPointer"), (3, "KS-LaserPointer")):
        assert_refused(table, 1, f"play kitten {bowl}", ruling)
    assert table.position() == before
    play(table, "1: pass", "0: send house to 2", "0: play fat 1")
    assert cats(table, 1) == ["fat of 0"]


@pytest.mark.ruling("KS-RoboVac", "KS-Catnip")
def test_cats_lured_out_by_catnip_need_not_be_moved() -> None:
    # Seat 1's Catnip leaves and pulls Seat 0's only cat after it: the bowl is clear.
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[["catnip of 1", "greedy of 0"]]
    )
    play(table, "0: play robo-vac 1", "1: send catnip to 3")
    assert moves(table, 1) == ["choose greedy of 0 at 1"]
    play(table, "1: choose greedy of 0 at 1")
    assert cats(table, 3) == ["catnip of 1", "greedy of 0"]
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-RoboVac", "KS-Catnip")
def test_robo_vac_continues_after_catnip_lures_from_elsewhere() -> None:
    table = GAME.arrange(
        3,
        hands=[["robo-vac", "fat"], ["tom"], ["tom"]],
        bowls=[["catnip of 1", "greedy of 0", "house of 1"], ["greedy of 2"]],
    )
    play(table, "0: play robo-vac 1", "1: send catnip to 3", "1: choose greedy of 2 at 2")
    assert asked(table) == [(0, "vacuum")]
    play(table, "0: send greedy to 2")
    assert asked(table) == [(1, "vacuum")]
    assert moves(table, 1) == ["send house to 2", "send house to 3"]


@pytest.mark.ruling("KS-RoboVac", "KS-Catnip", "KS-Feral")
def test_robo_vac_continues_after_a_cat_is_lured_out_and_discarded() -> None:
    table = GAME.arrange(
        3,
        hands=[["robo-vac", "fat"], ["tom"], ["tom"]],
        bowls=[["catnip of 1", "feral of 2", "house of 0"]],
    )
    play(table, "0: play robo-vac 1", "1: send catnip to 2", "1: choose feral of 2 at 1")
    play(table, "2: choose catnip of 1 at 2")
    assert discard(table, 1) == ["catnip"]
    assert asked(table) == [(0, "vacuum")]
    play(table, "0: send house to 3")
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-RoboVac", "KS-P3", "KS-P4")
def test_priority_cat_driven_onto_another_is_discarded() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["fat"]], bowls=[["tom of 1"], ["queen of 0"]]
    )
    play(table, "0: play robo-vac 1")
    assert moves(table, 1) == ["send tom to 2", "send tom to 3"]
    play(table, "1: send tom to 2")
    assert discard(table, 1) == ["tom"]
    assert cats(table, 2) == ["queen of 0"]
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-RoboVac", "KS-Fraidy", "KS-T6")
def test_robo_vac_driving_fraidy_out_spills_the_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[["fraidy of 1"]], food=["333333"]
    )
    play(table, "0: play robo-vac 1", "1: send fraidy to 2")
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-RoboVac", "KS-LaserPointer")
def test_laser_pointer_does_not_bind_cats_driven_out() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[[], ["greedy of 1"]], laser=(1, 2)
    )
    assert [move for move in moves(table, 0) if "robo" in move] == ["play robo-vac 2"]
    play(table, "0: play robo-vac 2")
    assert moves(table, 1) == ["send greedy to 1", "send greedy to 3"]


@pytest.mark.ruling("KS-RoboVac", "KS-T17")
def test_identical_kittens_are_driven_out_one_by_one() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "fat"], ["tom"]], bowls=[["kitten of 1", "kitten of 1"]]
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2", "1: pass")
    assert cats(table, 1) == ["kitten of 1"]
    play(table, "1: send kitten to 2", "1: pass")
    assert cats(table, 1) == []
    assert cats(table, 2) == ["kitten of 1", "kitten of 1"]
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-RoboVac", "KS-Pounce", "KS-T24")
def test_cat_returned_by_pounce_may_follow_the_robo_vac() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "tom"], ["tom"]],
        bowls=[["pounce of 1"], ["greedy of 0"]],
    )
    play(table, "0: play robo-vac 1", "1: send pounce to 2", "1: choose greedy of 0 at 2")
    assert hand(table, 0) == ["greedy", "tom"]
    assert moves(table, 0) == ["play greedy 1", "play tom 1"]


@pytest.mark.ruling("KS-RoboVac", "KS-Kitten")
def test_kittens_placed_elsewhere_meanwhile_stay() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["kitten", "tom"]],
        bowls=[["kitten of 1"], ["greedy of 1"]],
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2", "1: play kitten 2", "1: pass")
    assert cats(table, 2) == ["greedy of 1", "kitten of 1", "kitten of 1"]
    assert asked(table) == [(0, "item-cat")]
