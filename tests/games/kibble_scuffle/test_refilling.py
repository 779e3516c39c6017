"""Empty bowls, and a Cat Food Box that runs short."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, box, cats, eaten, food, moves, play

ALL = Counter({"1": 20, "2": 20, "3": 15})


def rest(*cubes: str, box: str = "") -> str:
    """The cubes that must be eaten already for the box to hold just these."""
    return "".join((ALL - Counter("".join(cubes)) - Counter(box)).elements())


@pytest.mark.ruling("KS-T6", "KS-Clumsy")
def test_returning_the_last_cube_refills_the_bowl_at_once() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "fat"]], food=["2"], events=True)
    play(table, "0: play clumsy 1", "0: return 2")
    assert len(food(table, 1)) == 4
    kinds = [event.kind for event in table.take_events()]
    assert kinds.index("spill") < kinds.index("drop") < kinds.index("draw")


@pytest.mark.ruling("KS-T6", "KS-Fraidy", "KS-T9")
def test_bowl_spilled_by_fraidy_is_refilled_before_fraidy_arrives() -> None:
    table = GAME.arrange(
        2,
        hands=[["mangy", "fat"], ["tom"]],
        bowls=[["fraidy of 1"]],
        food=["333"],
        events=True,
    )
    play(table, "0: play mangy 1", "0: choose fraidy of 1 at 1", "1: send fraidy to 2")
    assert len(food(table, 1)) == 4
    kinds = [event.kind for event in table.take_events()]
    assert kinds.index("spill") < kinds.index("drop")


@pytest.mark.ruling("KS-T6", "KS-T9")
def test_bowl_is_refilled_before_the_next_ability_resolves() -> None:
    # Seat 1's Fraidy is vacuumed to bowl 2, Seat 0's Clumsy to bowl 3: bowl 1 is full again
    # while the vacuum still runs.
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["tom"]],
        bowls=[["fraidy of 1", "greedy of 0"]],
        food=["3"],
    )
    play(table, "0: play robo-vac 1", "1: send fraidy to 2")
    assert asked(table) == [(0, "vacuum")]
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-T6", "KS-Mama")
def test_bowl_emptied_by_mama_is_refilled_at_once() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama", "fat"], ["tom"]],
        bowls=[["greedy of 1", "mangy of 1"]],
        food=["31"],
    )
    play(table, "0: play mama 1", "0: choose greedy of 1 at 1", "1: feed greedy 3+1")
    assert eaten(table, 1) == "31"
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-T6", "KS-Mama", "KS-F12")
def test_bowl_is_refilled_before_alley_answers_about_a_swap() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama", "fat"], ["tom"]],
        bowls=[["alley of 1"]],
        food=["1"],
        eaten=["3", ""],
    )
    play(table, "0: play mama 1", "0: choose alley of 1 at 1", "1: feed alley 1")
    assert asked(table) == [(1, "swap")]
    assert len(food(table, 1)) == 4


@pytest.mark.ruling("KS-T7", "KS-F4")
def test_bowl_emptied_at_dinner_is_refilled_after_the_phase() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3, ["mangy of 1"] + ["kitten of 1"] * 4],
        food=["1", "2222"],
    )
    play(table, "0: play fat 1", "0: serve 1", "0: feed fat 1")
    assert food(table, 1) == ""
    assert cats(table, 1) == []
    assert asked(table) == [(1, "feed")]
    for _ in range(4):
        assert food(table, 1) == ""
        play(table, "1: feed kitten 2")
    assert len(food(table, 1)) == 4
    assert len(food(table, 2)) == 4


@pytest.mark.ruling("KS-T7", "KS-F5")
def test_a_part_filled_bowl_is_not_topped_up_after_dinner() -> None:
    table = GAME.arrange(
        2, hands=[["fat", "tom"], ["tom"]], bowls=[["kitten of 0"] * 3], food=["3333322"]
    )
    play(table, "0: play fat 1", *["0: feed kitten 3"] * 3, "0: feed fat 3")
    assert food(table, 1) == "322"


@pytest.mark.ruling("KS-T7", "KS-T20", "G6")
def test_bowls_emptied_at_dinner_are_refilled_in_order() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3, ["mangy of 1"], ["feral of 1"] + ["kitten of 1"] * 4],
        food=["1", "1", "1"],
        events=True,
    )
    play(table, "0: play fat 1", "0: serve 3", "1: feed kitten 1", "0: feed kitten 1")
    drops = [event.public["bowl"] for event in table.take_events() if event.kind == "drop"]
    assert drops == [1, 3]


@pytest.mark.ruling("KS-T8")
@pytest.mark.parametrize(("left", "added"), [("", 0), ("3", 1), ("32", 2), ("321", 2)])
def test_big_eyes_drops_at_most_what_the_box_has(left: str, added: int) -> None:
    table = GAME.arrange(
        2, hands=[["big-eyes", "fat"]], food=["1", "1", "1"], eaten=[rest("111", box=left)]
    )
    play(table, "0: play big-eyes 1")
    assert len(food(table, 1)) == 1 + added
    assert sum(box(table)) == len(left) - added


@pytest.mark.ruling("KS-T8", "KS-Bag")
@pytest.mark.parametrize(
    ("left", "bowl", "sizes"),
    [
        ("", 3, [1, 1, 1]),
        ("2", 3, [1, 1, 2]),
        ("22", 3, [2, 1, 2]),
        ("22", 2, [2, 2, 1]),
        ("22", 1, [2, 2, 1]),
        ("222", 2, [2, 2, 2]),
    ],
)
def test_bag_serves_this_bowl_first_then_in_order(left: str, bowl: int, sizes: list[int]) -> None:
    table = GAME.arrange(
        2, hands=[["bag", "fat"]], food=["1", "1", "1"], eaten=[rest("111", box=left)]
    )
    play(table, f"0: play bag {bowl}")
    assert [len(food(table, n)) for n in (1, 2, 3)] == sizes
    play(table, f"0: play fat {bowl}")


@pytest.mark.ruling("KS-T8")
def test_an_empty_box_leaves_a_bowl_empty_and_clumsy_without_a_cube() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "fat"]], food=["", "1", "1"], eaten=[rest("11")])
    assert food(table, 1) == ""
    play(table, "0: play clumsy 1")
    assert asked(table) == [(1, "play")]
    assert food(table, 1) == ""


@pytest.mark.ruling("KS-T8", "KS-Clumsy")
def test_cube_returned_to_an_empty_box_refills_the_bowl() -> None:
    # This bowl first: bowl 1 stays empty although its number is lower.
    table = GAME.arrange(2, hands=[["clumsy", "fat"]], food=["", "1", "2"], eaten=[rest("12")])
    play(table, "0: play clumsy 3", "0: return 2")
    assert [food(table, n) for n in (1, 2, 3)] == ["", "1", "2"]
    assert sum(box(table)) == 0


@pytest.mark.ruling("KS-T8", "KS-Clumsy")
def test_an_empty_bowl_is_filled_as_soon_as_the_box_has_a_cube_again() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "fat"]], food=["", "1", "32"], eaten=[rest("132")])
    play(table, "0: play clumsy 3", "0: return 2")
    assert [food(table, n) for n in (1, 2, 3)] == ["2", "1", "3"]


@pytest.mark.ruling("KS-T8", "KS-Clumsy")
def test_of_two_empty_bowls_the_lower_number_is_filled_first() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "fat"]], food=["", "32", ""], eaten=[rest("32")])
    play(table, "0: play clumsy 2", "0: return 2")
    assert [food(table, n) for n in (1, 2, 3)] == ["2", "3", ""]


@pytest.mark.ruling("KS-T8", "KS-Fraidy")
def test_fraidys_spill_fills_its_own_bowl_first_and_then_the_others() -> None:
    # Seven cubes go back to an empty box: four to bowl 3, the other three to bowl 1.
    table = GAME.arrange(
        2,
        hands=[["feral", "fat"], ["tom"]],
        bowls=[[], [], ["fraidy of 1"]],
        food=["", "", "3221111"],
        eaten=[rest("3221111")],
    )
    play(table, "0: play feral 3", "0: choose fraidy of 1 at 3")
    assert len(food(table, 3)) == 4
    assert len(food(table, 1)) == 3
    assert food(table, 2) == ""
    assert Counter(food(table, 3) + food(table, 1)) == Counter("3221111")


@pytest.mark.ruling("KS-T8")
def test_a_part_filled_bowl_is_not_topped_up_later() -> None:
    table = GAME.arrange(
        2,
        hands=[["feral", "fat"], ["tom"]],
        bowls=[[], [], ["fraidy of 1"]],
        food=["1", "", "333222"],
        eaten=[rest("1333222")],
    )
    play(table, "0: play feral 3", "0: choose fraidy of 1 at 3")
    assert [len(food(table, n)) for n in (1, 2, 3)] == [1, 2, 4]
    assert sum(box(table)) == 0


@pytest.mark.ruling("KS-T8", "KS-T7")
def test_a_box_that_runs_short_after_dinner_fills_bowl_one_first() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3, ["mangy of 1"], ["feral of 1"] + ["kitten of 1"] * 4],
        food=["3", "1", "3"],
        eaten=["", rest("313", box="222221")],
    )
    play(table, "0: play fat 1", "0: serve 3", "1: feed kitten 3", "0: feed kitten 3")
    result = table.result()
    assert result is not None  # somebody has far more than twenty: nothing is filled any more
    assert [food(table, n) for n in (1, 2, 3)] == ["", "1", ""]


@pytest.mark.ruling("KS-T8", "KS-T7", "G6")
@pytest.mark.parametrize(("left", "first", "third"), [("", 0, 0), ("221", 3, 0), ("222221", 4, 2)])
def test_a_short_box_after_dinner_fills_bowl_one_then_bowl_three(
    left: str, first: int, third: int
) -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3, ["mangy of 1"], ["feral of 1"] + ["kitten of 1"] * 4],
        food=["3", rest("33", box=left), "3"],
    )
    play(table, "0: play fat 1", "0: serve 3", "1: feed kitten 3", "0: feed kitten 3")
    assert asked(table) == [(1, "play")]
    assert [len(food(table, n)) for n in (1, 3)] == [first, third]
    assert sum(box(table)) == 0


@pytest.mark.ruling("KS-T8", "KS-T7", "KS-F9")
def test_an_empty_bowl_is_not_filled_during_dinner() -> None:
    # Mama's guest eats the last cube, the box is empty: the bowl stays empty, and its five
    # cats are cleared without a meal.
    table = GAME.arrange(
        2,
        hands=[["mama", "fat"], ["tom"]],
        bowls=[["kitten of 1"] * 4 + ["mangy of 1"]],
        food=["3", "1", "1"],
        eaten=[rest("311")],
    )
    play(table, "0: play mama 1", "0: choose mangy of 1 at 1", "1: feed mangy 3")
    assert cats(table, 1) == []
    assert eaten(table, 1) == "3"


@pytest.mark.ruling("KS-T8", "KS-Trickster")
def test_trickster_may_swap_with_an_empty_bowl() -> None:
    table = GAME.arrange(2, hands=[["trickster", "fat"]], food=["", "1", "32"], eaten=[rest("132")])
    play(table, "0: play trickster 3")
    assert moves(table, 0) == ["trade 1", "trade 2"]
    play(table, "0: trade 1")
    assert [food(table, n) for n in (1, 2, 3)] == ["32", "1", ""]


@pytest.mark.ruling("KS-T8", "KS-Mama")
def test_mama_without_a_cube_feeds_nobody() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama", "fat"], ["tom"]],
        bowls=[["mangy of 1"]],
        food=["", "1", "1"],
        eaten=[rest("11")],
    )
    play(table, "0: play mama 1")
    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["mangy of 1", "mama of 0"]


@pytest.mark.ruling("KS-T6", "KS-T8")
def test_bowl_is_empty_in_placement_only_if_the_box_is() -> None:
    for seed in range(25):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            view = table.view(None)
            if view["phase"] == "placement":
                for bowl in view["bowls"]:
                    assert bowl["cubes"] or not sum(view["box"])
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])
