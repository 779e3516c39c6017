"""Items: where they may be played, and the cat that follows."""

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

ITEMS = ["bag", "robo-vac", "laser-pointer", "toy-mouse"]


@pytest.mark.ruling("KS-Item")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_alone_cannot_be_played(item: str) -> None:
    table = GAME.arrange(2, hands=[[item]])
    assert moves(table, 0) == [f"discard {item}"]
    assert_refused(table, 0, f"play {item} 1", "KS-Item")


@pytest.mark.ruling("KS-Item")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_goes_to_any_bowl_where_a_cat_can_follow(item: str) -> None:
    table = GAME.arrange(2, hands=[[item, "fat"]])
    assert {f"play {item} {bowl}" for bowl in "123"} <= set(moves(table, 0))


@pytest.mark.ruling("KS-Item", "KS-P1")
@pytest.mark.parametrize("item", ["bag", "laser-pointer", "toy-mouse"])
def test_item_is_not_playable_where_no_cat_may_follow(item: str) -> None:
    table = GAME.arrange(2, hands=[[item, "tom"]], bowls=[["queen of 1"], ["greedy of 1"]])
    offered = [move for move in moves(table, 0) if item in move]
    assert offered == [f"play {item} 2", f"play {item} 3"]
    assert_refused(table, 0, f"play {item} 1", "KS-Item")


@pytest.mark.ruling("KS-Item", "KS-RoboVac")
def test_robo_vac_is_playable_as_if_the_bowl_were_empty() -> None:
    table = GAME.arrange(2, hands=[["robo-vac", "tom"]], bowls=[["queen of 1"]])
    assert "play robo-vac 1" in moves(table, 0)
    play(table, "0: play robo-vac 1", "1: send queen to 2")
    assert moves(table, 0) == ["play tom 1"]
    play(table, "0: play tom 1")
    assert cats(table, 1) == ["tom of 0"]


@pytest.mark.ruling("KS-Item", "KS-P1")
def test_queen_follows_an_item_onto_tom() -> None:
    table = GAME.arrange(2, hands=[["bag", "queen"]], bowls=[["tom of 1"]])
    play(table, "0: play bag 1", "0: play queen 1")
    assert cats(table, 1) == ["queen of 0"]
    assert discard(table, 1) == ["tom"]


@pytest.mark.ruling("KS-Item", "KS-Copy")
@pytest.mark.parametrize(("pile", "possible"), [([], False), (["bag"], False), (["fat"], True)])
def test_copy_makes_an_item_playable_only_with_a_cat_to_copy(
    pile: list[str], possible: bool
) -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "copy"]], discards=[pile])
    assert ("play toy-mouse 1" in moves(table, 0)) == possible
    if not possible:
        assert moves(table, 0) == ["discard copy", "discard toy-mouse"]
        assert_refused(table, 0, "play toy-mouse 1", "KS-Item")


@pytest.mark.ruling("KS-Item", "KS-Copy", "KS-P1")
def test_item_is_not_playable_where_the_copied_cat_may_not_go() -> None:
    table = GAME.arrange(2, hands=[["bag", "copy"]], discards=[["tom"]], bowls=[["queen of 1"]])
    assert set(moves(table, 0)) == {"copy tom 2", "copy tom 3", "play bag 2", "play bag 3"}
    assert_refused(table, 0, "play bag 1", "KS-Item")


@pytest.mark.ruling("KS-Item", "KS-Copy", "KS-RoboVac")
def test_robo_vac_may_make_room_for_a_copied_cat() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "copy"]], discards=[["tom"]], bowls=[["queen of 1"]]
    )
    assert "play robo-vac 1" in moves(table, 0)
    play(table, "0: play robo-vac 1", "1: send queen to 3", "0: copy tom 1")
    assert cats(table, 1) == ["tom of 0"]


@pytest.mark.ruling("KS-Item", "KS-Copy")
def test_copy_follows_an_item_at_its_bowl() -> None:
    table = GAME.arrange(2, hands=[["bag", "copy"], ["tom"]], discards=[["greedy", "tom"]])
    play(table, "0: play bag 2")
    assert moves(table, 0) == ["copy greedy 2", "copy tom 2"]
    assert_refused(table, 0, "copy greedy 1", "KS-Item")
    play(table, "0: copy greedy 2")
    assert cats(table, 2) == ["greedy of 0"]
    assert sorted(discard(table, 0)) == ["bag", "copy", "tom"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Item")
@pytest.mark.parametrize("item", ["bag", "robo-vac", "toy-mouse"])
def test_resolved_item_goes_to_the_discard(item: str) -> None:
    table = GAME.arrange(2, hands=[[item, "fat"]])
    play(table, f"0: play {item} 3")
    assert discard(table, 0) == [item]
    assert asked(table) == [(0, "item-cat")]
    play(table, "0: play fat 3")
    assert cats(table, 3) == ["fat of 0"]


@pytest.mark.ruling("KS-Item", "KS-ToyMouse", "G2")
def test_no_cat_follows_if_the_items_effect_bars_it() -> None:
    # The mouse wakes Catnip, which pulls a Queen here: Tom stays in the hand.
    table = GAME.arrange(
        2, hands=[["toy-mouse", "tom"], ["fat"]], bowls=[["catnip of 1"], ["queen of 1"]]
    )
    play(table, "0: play toy-mouse 1", "0: choose catnip of 1 at 1", "1: choose queen of 1 at 2")
    assert cats(table, 1) == ["catnip of 1", "queen of 1"]
    assert asked(table) == [(0, "item-cat")]
    assert moves(table, 0) == ["pass"]
    assert_refused(table, 0, "play tom 1", "KS-P1")
    play(table, "0: pass")
    assert "tom" in hand(table, 0)
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Item", "KS-Kitten", "KS-RoboVac")
def test_turn_ends_if_the_hand_is_empty_after_the_item() -> None:
    table = GAME.arrange(2, hands=[["robo-vac", "kitten"], ["tom"]], bowls=[["kitten of 0"]])
    play(table, "0: play robo-vac 1", "0: send kitten to 2", "0: play kitten 3")
    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == []
    assert cats(table, 2) == ["kitten of 0"]
    assert cats(table, 3) == ["kitten of 0"]


@pytest.mark.ruling("KS-Item", "KS-T24")
def test_cat_that_may_return_later_does_not_make_an_item_playable() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "bag"]], bowls=[["pounce of 0", "greedy of 0"]])
    assert_refused(table, 0, "play toy-mouse 1", "KS-Item")
    assert moves(table, 0) == ["discard bag", "discard toy-mouse"]


@pytest.mark.ruling("KS-Bag")
def test_bag_drops_a_cube_into_each_bowl_this_one_first() -> None:
    table = GAME.arrange(2, hands=[["bag", "fat"]], food=["11", "1", "1111"], events=True)
    play(table, "0: play bag 2")
    assert [len(food(table, bowl)) for bowl in (1, 2, 3)] == [3, 2, 5]
    drops = [event.public for event in table.take_events() if event.kind == "drop"]
    assert [drop["bowl"] for drop in drops] == [2, 1, 3]
    assert moves(table, 0) == ["play fat 2"]


@pytest.mark.ruling("KS-Bag", "KS-Clumsy")
def test_bag_comes_before_the_cats_ability() -> None:
    table = GAME.arrange(2, hands=[["bag", "clumsy"]], food=["1"])
    play(table, "0: play bag 1", "0: play clumsy 1")
    assert asked(table) == [(0, "clumsy")]
    assert len(food(table, 1)) == 2


@pytest.mark.ruling("KS-T25", "KS-Kitten", "KS-Bag")
def test_only_the_items_own_kitten_must_go_to_its_bowl() -> None:
    table = GAME.arrange(2, hands=[["bag", "kitten", "kitten", "kitten"], ["tom"]])
    play(table, "0: play bag 2")
    assert moves(table, 0) == ["play kitten 2"]
    assert_refused(table, 0, "play kitten 1", "KS-Item")
    play(table, "0: play kitten 2")
    assert moves(table, 0) == ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]
    play(table, "0: play kitten 3")
    assert moves(table, 0) == ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]


@pytest.mark.ruling("KS-T25", "KS-LaserPointer")
def test_kittens_after_a_laser_pointer_must_go_to_its_bowl() -> None:
    table = GAME.arrange(2, hands=[["laser-pointer", "kitten", "kitten"], ["tom"]])
    play(table, "0: play laser-pointer 2", "0: play kitten 2")
    assert moves(table, 0) == ["play kitten 2", "pass"]
    assert_refused(table, 0, "play kitten 1", "KS-LaserPointer")


@pytest.mark.ruling("KS-T25", "KS-T24")
def test_copied_kitten_may_follow_an_item() -> None:
    table = GAME.arrange(2, hands=[["bag", "copy", "kitten"], ["tom"]], discards=[["kitten"]])
    play(table, "0: play bag 1", "0: copy kitten 1")
    assert moves(table, 0) == ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]
