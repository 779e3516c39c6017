"""One priority cat at a bowl: where they may be played, and moving them (KS-P1 to KS-P5)."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    food,
    moves,
    play,
)

PRIORITY = ("queen", "tom", "alley")


# Playing.


@pytest.mark.ruling("KS-P1", "KS-P2")
@pytest.mark.parametrize("there", PRIORITY)
@pytest.mark.parametrize("played", PRIORITY)
def test_only_queen_is_played_onto_another_priority_cat(played: str, there: str) -> None:
    table = GAME.arrange(2, hands=[[played]], bowls=[[f"{there} of 1"]])

    if played == "queen" and there != "queen":
        table.play(0, "play queen 1")
        assert cats(table, 1) == ["queen of 0"]
        assert discard(table, 1) == [there]
        assert discard(table, 0) == []
    else:
        assert moves(table, 0) == [f"play {played} 2", f"play {played} 3"]
        assert_refused(table, 0, f"play {played} 1", "KS-P2" if played == "queen" else "KS-P1")


@pytest.mark.ruling("KS-P1")
@pytest.mark.parametrize("played", PRIORITY)
def test_priority_cat_may_be_played_at_a_bowl_without_one(played: str) -> None:
    table = GAME.arrange(2, hands=[[played]], bowls=[["fat of 1", "kitten of 0"]])

    table.play(0, f"play {played} 1")

    assert cats(table, 1) == ["fat of 1", "kitten of 0", f"{played} of 0"]


@pytest.mark.ruling("KS-P1")
def test_own_priority_cat_bars_the_bowl_too() -> None:
    table = GAME.arrange(2, hands=[["tom", "alley"]], bowls=[["queen of 0"]])

    assert_refused(table, 0, "play tom 1", "KS-P1")
    assert_refused(table, 0, "play alley 1", "KS-P1")


@pytest.mark.ruling("KS-P1")
def test_a_copied_queen_is_played_onto_tom_and_alley() -> None:
    table = GAME.arrange(
        3, hands=[["copy"]], discards=[["queen"]], bowls=[["tom of 1"], ["alley of 2"]]
    )
    assert moves(table, 0)[:3] == ["copy queen 1", "copy queen 2", "copy queen 3"]

    table.play(0, "copy queen 2")

    assert cats(table, 2) == ["queen of 0"]
    assert discard(table, 2) == ["alley"]
    assert discard(table, 0) == ["copy"]


@pytest.mark.ruling("KS-P1", "KS-P2")
def test_a_copied_priority_cat_is_barred_like_a_played_one() -> None:
    table = GAME.arrange(2, hands=[["copy"]], discards=[["tom", "queen"]], bowls=[["queen of 1"]])

    assert_refused(table, 0, "copy tom 1", "KS-P1")
    assert_refused(table, 0, "copy queen 1", "KS-P2")
    assert "copy tom 2" in moves(table, 0)


@pytest.mark.ruling("KS-P1")
def test_hand_of_barred_priority_cats_discards_one() -> None:
    table = GAME.arrange(
        4,
        hands=[["tom", "alley"]],
        bowls=[["queen of 1"], ["tom of 2"], ["alley of 3"]],
    )

    assert moves(table, 0) == ["discard tom", "discard alley"]


@pytest.mark.ruling("KS-P1")
def test_bowl_is_free_again_after_its_priority_cat_left() -> None:
    table = GAME.arrange(2, hands=[["feral"], ["tom"]], bowls=[["queen of 0", "fat of 1"]])
    play(table, "0: play feral 1", "0: choose queen of 0 at 1")

    table.play(1, "play tom 1")

    assert cats(table, 1) == ["fat of 1", "feral of 0", "tom of 1"]


# Queen.


@pytest.mark.ruling("KS-P5")
@pytest.mark.parametrize("own", ["tom", "alley"])
def test_queen_throws_out_her_owners_cat_without_asking(own: str) -> None:
    table = GAME.arrange(2, hands=[["queen"]], bowls=[[f"{own} of 0", "kitten of 1"]])

    table.play(0, "play queen 1")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["kitten of 1", "queen of 0"]
    assert discard(table, 0) == [own]


@pytest.mark.ruling("KS-P5")
def test_queen_without_tom_or_alley_discards_nobody() -> None:
    table = GAME.arrange(2, hands=[["queen"]], bowls=[["fat of 1"], ["tom of 1"]])

    table.play(0, "play queen 1")

    assert cats(table, 1) == ["fat of 1", "queen of 0"]
    assert cats(table, 2) == ["tom of 1"]
    assert discard(table, 1) == []


@pytest.mark.ruling("KS-P1", "KS-F6")
def test_the_cat_that_queen_threw_out_does_not_count_for_dinner() -> None:
    table = GAME.arrange(2, hands=[["queen"]], bowls=[["tom of 1", "fat of 1", "kitten of 0"]])

    table.play(0, "play queen 1")

    assert asked(table) == [(1, "play")]
    assert table.view(None)["bowls"][0]["counted"] == 4


# Moving.


@pytest.mark.ruling("KS-P3", "KS-P4")
@pytest.mark.parametrize("there", PRIORITY)
@pytest.mark.parametrize("moved", PRIORITY)
def test_a_priority_cat_sent_onto_another_is_discarded(moved: str, there: str) -> None:
    table = GAME.arrange(
        2, hands=[["mangy"]], bowls=[[f"{moved} of 1"], [f"{there} of 0", "kitten of 1"]]
    )
    play(table, "0: play mangy 1", f"0: choose {moved} of 1 at 1")
    assert moves(table, 1) == [f"send {moved} to 2", f"send {moved} to 3"]

    table.play(1, f"send {moved} to 2")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["mangy of 0"]
    assert cats(table, 2) == [f"{there} of 0", "kitten of 1"]
    assert discard(table, 1) == [moved]
    assert discard(table, 0) == []


@pytest.mark.ruling("KS-P3")
@pytest.mark.parametrize("moved", PRIORITY)
def test_priority_cat_sent_to_a_bowl_without_one_arrives(moved: str) -> None:
    table = GAME.arrange(
        2, hands=[["mangy"]], bowls=[[f"{moved} of 1"], ["tom of 0"], ["kitten of 1"]]
    )

    play(table, "0: play mangy 1", f"0: choose {moved} of 1 at 1", f"1: send {moved} to 3")

    assert cats(table, 3) == ["kitten of 1", f"{moved} of 1"]
    assert discard(table, 1) == []


@pytest.mark.ruling("KS-P3", "KS-Catnip", "KS-Tom")
@pytest.mark.parametrize("lured", PRIORITY)
@pytest.mark.parametrize("there", PRIORITY)
def test_a_priority_cat_lured_by_catnip_onto_another_is_discarded(lured: str, there: str) -> None:
    table = GAME.arrange(2, hands=[["catnip"]], bowls=[[f"{there} of 0"], [f"{lured} of 1"]])
    table.play(0, "play catnip 1")
    assert moves(table, 0) == [f"choose {lured} of 1 at 2"]

    table.play(0, f"choose {lured} of 1 at 2")

    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == [f"{there} of 0", "catnip of 0"]
    assert cats(table, 2) == []
    assert discard(table, 1) == [lured]


@pytest.mark.ruling("KS-P3", "KS-P4")
def test_robo_vac_may_drive_a_priority_cat_onto_another() -> None:
    table = GAME.arrange(
        2, hands=[["robo-vac", "tom"]], bowls=[["queen of 1"], ["alley of 0"], ["tom of 1"]]
    )
    play(table, "0: play robo-vac 1")
    assert moves(table, 1) == ["send queen to 2", "send queen to 3"]

    play(table, "1: send queen to 3", "0: play tom 1")

    assert cats(table, 1) == ["tom of 0"]
    assert cats(table, 2) == ["alley of 0"]
    assert cats(table, 3) == ["tom of 1"]
    assert discard(table, 1) == ["queen"]


@pytest.mark.ruling("KS-P3")
def test_queen_discarded_while_moving_does_not_throw_out_tom_or_alley() -> None:
    table = GAME.arrange(
        2, hands=[["mangy"], ["queen"]], bowls=[["queen of 0"], ["alley of 1"]], events=True
    )
    table.take_events()

    play(table, "0: play mangy 1", "0: choose queen of 0 at 1", "0: send queen to 2")

    assert cats(table, 2) == ["alley of 1"]
    assert discard(table, 0) == ["queen"]
    abilities = [event.public["card"] for event in table.take_events() if event.kind == "ability"]
    assert abilities == ["mangy"]


@pytest.mark.ruling("KS-P3")
def test_discarded_priority_cat_counts_at_neither_bowl() -> None:
    table = GAME.arrange(
        2,
        hands=[["mangy"]],
        bowls=[
            ["tom of 1", "kitten of 0", "kitten of 1", "kitten of 0"],
            ["queen of 0", "kitten of 1", "kitten of 0", "kitten of 1"],
        ],
    )

    play(table, "0: play mangy 1", "0: choose tom of 1 at 1", "1: send tom to 2")

    assert asked(table) == [(1, "play")]
    counted = [bowl["counted"] for bowl in table.view(None)["bowls"]]
    assert counted == [4, 4, 0]


@pytest.mark.ruling("KS-P3", "KS-P1")
def test_queen_moved_away_frees_the_bowl_at_once() -> None:
    table = GAME.arrange(
        2,
        hands=[["catnip"]],
        bowls=[["mangy of 0", "queen of 1"], ["tom of 1"]],
    )
    # Catnip lures Mangy, which shoves Catnip to the bowl of the Queen, and it lures Tom.
    play(table, "0: play catnip 3", "0: choose mangy of 0 at 1", "0: choose catnip of 0 at 3")
    play(table, "0: send catnip to 2", "0: choose queen of 1 at 1")

    assert cats(table, 1) == []
    assert cats(table, 2) == ["tom of 1", "catnip of 0"]
    assert discard(table, 1) == ["queen"]


def crowded(table: KibbleTable) -> bool:
    """Whether any bowl has two priority cats."""
    return any(
        sum(cat["card"] in PRIORITY for cat in bowl["cats"]) > 1
        for bowl in table.view(None)["bowls"]
    )


@pytest.mark.ruling("KS-P1", "KS-P2", "KS-P3")
@pytest.mark.parametrize("seed", range(12))
def test_no_bowl_ever_has_two_priority_cats(seed: int) -> None:
    chance = tabbytop.quick(seed)
    table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
    while seats := table.actors():
        options = table.moves(seats[0])
        table.play(seats[0], options[chance.below(len(options))])
        assert isinstance(table, KibbleTable)
        assert not crowded(table)


@pytest.mark.ruling("KS-P3", "KS-F3")
def test_a_lone_priority_cat_moved_to_a_full_bowl_eats_first_there() -> None:
    table = GAME.arrange(
        2,
        hands=[["catnip"]],
        bowls=[["kitten of 0", "kitten of 1", "kitten of 0"], ["tom of 1"]],
        food=["3211"],
    )

    play(table, "0: play catnip 1", "0: choose tom of 1 at 2")

    assert asked(table) == [(1, "feed-first")]
    play(table, "1: feed tom 3")
    assert asked(table) == [(0, "feed")]
    assert food(table, 1) == "211"
