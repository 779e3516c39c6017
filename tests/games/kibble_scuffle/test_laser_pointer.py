"""Laser Pointer: everybody plays here until its owner's next turn."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    hand,
    moves,
    play,
)

PLAIN = ["fat", "greedy", "house", "big-eyes", "clumsy"]


def lasers(table: KibbleTable) -> list[int | None]:
    """The owner of the Laser Pointer at each bowl."""
    return [bowl["laser"] for bowl in table.view(None)["bowls"]]


@pytest.mark.ruling("KS-LaserPointer", "KS-T22")
def test_laser_pointer_stays_and_its_owner_plays_there_first() -> None:
    table = GAME.arrange(3, hands=[["laser-pointer", "fat", "tom"], PLAIN, PLAIN])
    play(table, "0: play laser-pointer 2")
    assert lasers(table) == [None, 0, None]
    assert discard(table, 0) == []
    assert moves(table, 0) == ["play fat 2", "play tom 2"]


@pytest.mark.ruling("KS-LaserPointer")
def test_laser_pointer_binds_all_plays_until_its_owners_next_turn() -> None:
    table = GAME.arrange(3, hands=[["laser-pointer", "fat", "tom"], PLAIN, PLAIN])
    play(table, "0: play laser-pointer 2", "0: play fat 2")
    assert moves(table, 1) == [f"play {card} 2" for card in sorted(PLAIN, key=PLAIN_ORDER.index)]
    assert_refused(table, 1, "play greedy 1", "KS-LaserPointer")
    play(table, "1: play greedy 2")
    assert lasers(table) == [None, 0, None]
    assert {move[-1] for move in moves(table, 2)} == {"2"}
    play(table, "2: play big-eyes 2")
    assert asked(table) == [(0, "play")]
    assert lasers(table) == [None, None, None]
    assert discard(table, 0) == ["laser-pointer"]
    assert {move[-1] for move in moves(table, 0)} == {"1", "2", "3"}


PLAIN_ORDER = ["big-eyes", "clumsy", "fat", "greedy", "house"]


@pytest.mark.ruling("KS-LaserPointer", "KS-T5", "KS-T1")
def test_laser_pointer_is_discarded_after_the_draws_of_the_previous_turn() -> None:
    # Seat 0's deck runs dry in Seat 1's turn: the pointer is not yet in the discard.
    cats_left = [
        "kitten", "kitten", "kitten", "kitten", "big-eyes", "catnip", "clumsy", "feral", "fraidy",
        "house", "mangy", "pounce", "queen", "tom", "trickster", "alley", "lazy", "mama",
    ]  # fmt: skip
    table = GAME.arrange(
        2,
        hands=[["copy", "bag", "robo-vac", "toy-mouse"], ["fat"]],
        bowls=[["fat of 0", "greedy of 0"]],
        discards=[cats_left],
        laser=(0, 3),
        active=1,
    )
    play(table, "1: play fat 3")
    assert len(hand(table, 0)) == 5
    assert "laser-pointer" not in hand(table, 0)
    assert discard(table, 0) == ["laser-pointer"]
    assert table.view(None)["seats"][0]["deck"] == len(cats_left) - 1


@pytest.mark.ruling("KS-LaserPointer", "KS-Mangy")
def test_laser_pointer_does_not_bind_moved_cats() -> None:
    table = GAME.arrange(
        2, hands=[["mangy", "fat"], PLAIN], bowls=[[], ["kitten of 0"]], laser=(1, 2)
    )
    play(table, "0: play mangy 2", "0: choose kitten of 0 at 2")
    assert moves(table, 0) == ["send kitten to 1", "send kitten to 3"]


@pytest.mark.ruling("KS-LaserPointer", "KS-Catnip")
def test_laser_pointer_does_not_redirect_catnip() -> None:
    table = GAME.arrange(
        3,
        hands=[["mangy", "fat"], ["tom"], ["tom"]],
        bowls=[[], ["catnip of 1"], ["greedy of 2"]],
        laser=(2, 2),
    )
    play(table, "0: play mangy 2", "0: choose catnip of 1 at 2", "1: send catnip to 1")
    play(table, "1: choose greedy of 2 at 3")
    assert cats(table, 1) == ["catnip of 1", "greedy of 2"]


@pytest.mark.ruling("KS-LaserPointer", "KS-Kitten")
def test_laser_pointer_binds_kittens_in_anothers_turn() -> None:
    table = GAME.arrange(
        2, hands=[["mangy", "fat"], ["kitten", "tom"]], bowls=[[], ["kitten of 1"]], laser=(1, 2)
    )
    play(table, "0: play mangy 2", "0: choose kitten of 1 at 2", "1: send kitten to 3")
    assert moves(table, 1) == ["play kitten 2", "pass"]
    assert_refused(table, 1, "play kitten 3", "KS-LaserPointer")


@pytest.mark.ruling("KS-LaserPointer", "KS-Copy")
def test_laser_pointer_binds_copied_cats() -> None:
    table = GAME.arrange(2, hands=[["copy"], PLAIN], discards=[["greedy", "tom"]], laser=(1, 3))
    assert moves(table, 0) == ["copy greedy 3", "copy tom 3"]
    assert_refused(table, 0, "copy greedy 1", "KS-LaserPointer")


@pytest.mark.ruling("KS-LaserPointer", "KS-Copy", "KS-T2", "KS-P1")
def test_copy_cat_is_unplayable_if_no_copy_may_go_to_the_pointer() -> None:
    table = GAME.arrange(
        2,
        hands=[["copy", "bag"], PLAIN],
        discards=[["tom"]],
        bowls=[["queen of 1"]],
        laser=(1, 1),
    )
    assert moves(table, 0) == ["discard copy", "discard bag"]


@pytest.mark.ruling("KS-LaserPointer", "KS-Copy", "KS-Item")
def test_own_laser_pointer_binds_the_copied_cat_that_follows() -> None:
    table = GAME.arrange(
        2, hands=[["laser-pointer", "copy"], PLAIN], discards=[["greedy", "kitten"]]
    )
    play(table, "0: play laser-pointer 2")
    assert moves(table, 0) == ["copy kitten 2", "copy greedy 2"]


@pytest.mark.ruling("KS-LaserPointer", "KS-Item")
@pytest.mark.parametrize("item", ["bag", "robo-vac", "toy-mouse", "laser-pointer"])
def test_laser_pointer_binds_items(item: str) -> None:
    table = GAME.arrange(2, hands=[[item, "fat"], PLAIN], laser=(1, 2))
    assert moves(table, 0) == ["play fat 2", f"play {item} 2"]
    assert_refused(table, 0, f"play {item} 1", "KS-LaserPointer")


@pytest.mark.ruling("KS-LaserPointer")
def test_second_laser_pointer_replaces_the_first() -> None:
    table = GAME.arrange(
        3, hands=[["fat", "greedy"], ["laser-pointer", "fat"], ["fat"]], laser=(0, 2), active=1
    )
    play(table, "1: play laser-pointer 2")
    assert lasers(table) == [None, 1, None]
    assert discard(table, 0) == ["laser-pointer"]
    assert discard(table, 1) == []
    assert moves(table, 1) == ["play fat 2"]
    play(table, "1: play fat 2", "2: play fat 2")
    # The first one's owner is bound by the second, which goes at its own owner's turn.
    assert lasers(table) == [None, 1, None]
    assert {move[-1] for move in moves(table, 0)} == {"2"}
    play(table, "0: play fat 2", "0: feed fat 1", "1: feed fat 1", "2: feed fat 1")
    assert asked(table) == [(1, "play")]
    assert lasers(table) == [None, None, None]
    assert discard(table, 1)[-1] == "laser-pointer"


@pytest.mark.ruling("KS-LaserPointer", "KS-T2", "KS-P1")
def test_seat_that_can_play_nothing_at_the_pointer_discards() -> None:
    table = GAME.arrange(2, hands=[["tom", "alley"], PLAIN], bowls=[["queen of 1"]], laser=(1, 1))
    assert moves(table, 0) == ["discard tom", "discard alley"]
    assert_refused(table, 0, "play tom 2", "KS-LaserPointer")
    assert_refused(table, 0, "play tom 1", "KS-P1")
    play(table, "0: discard alley")
    assert discard(table, 0) == ["alley"]


@pytest.mark.ruling("KS-LaserPointer", "KS-T2")
def test_seat_that_can_play_one_card_at_the_pointer_must_play_it() -> None:
    table = GAME.arrange(
        2, hands=[["tom", "queen", "bag"], PLAIN], bowls=[["alley of 1"]], laser=(1, 1)
    )
    assert moves(table, 0) == ["play queen 1", "play bag 1"]


@pytest.mark.ruling("KS-LaserPointer", "KS-Item", "KS-RoboVac")
def test_robo_vac_may_make_room_at_the_pointers_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["tom", "robo-vac"], PLAIN], bowls=[["queen of 1"]], laser=(1, 1)
    )
    assert moves(table, 0) == ["play robo-vac 1"]
    play(table, "0: play robo-vac 1", "1: send queen to 2")
    assert moves(table, 0) == ["play tom 1"]


@pytest.mark.ruling("KS-LaserPointer", "KS-T20")
def test_laser_pointer_stays_through_a_dinner_at_its_bowl() -> None:
    table = GAME.arrange(
        3,
        hands=[["laser-pointer", "fat"], PLAIN, PLAIN],
        bowls=[["kitten of 0"] * 3],
    )
    play(table, "0: play laser-pointer 1", "0: play fat 1")
    play(table, "0: feed fat 1", *["0: feed kitten 1"] * 3)
    assert lasers(table) == [0, None, None]
    assert {move[-1] for move in moves(table, 1)} == {"1"}


@pytest.mark.ruling("KS-LaserPointer", "KS-RoboVac")
def test_laser_pointer_is_not_a_cat() -> None:
    table = GAME.arrange(2, hands=[["robo-vac", "fat"], PLAIN], laser=(1, 2))
    play(table, "0: play robo-vac 2")
    assert asked(table) == [(0, "item-cat")]
    assert table.view(None)["bowls"][1]["counted"] == 0
    assert lasers(table) == [None, 1, None]
