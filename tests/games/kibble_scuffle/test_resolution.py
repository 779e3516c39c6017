"""How abilities resolve: depth first, who decides, and the targets."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import (
    asked,
    assert_refused,
    cats,
    discard,
    eaten,
    food,
    hand,
    moves,
    play,
)


@pytest.mark.ruling("KS-T9")
def test_new_trigger_resolves_before_the_interrupted_one_continues() -> None:
    # Robo-Vac: Seat 1's Mangy arrives at bowl 2 and shoves Seat 2's Feral, which kills at
    # bowl 3, all before Seat 2 is asked to clear its own cat from bowl 1.
    table = GAME.arrange(
        3,
        hands=[["robo-vac", "fat"], ["tom"], ["tom"]],
        bowls=[["mangy of 1", "greedy of 2"], ["feral of 2"], ["house of 0"]],
    )
    play(table, "0: play robo-vac 1", "1: send mangy to 2")
    assert asked(table) == [(1, "mangy")]
    play(table, "1: choose feral of 2 at 2")
    assert asked(table) == [(2, "send")]
    play(table, "2: send feral to 3")
    assert asked(table) == [(2, "feral")]
    play(table, "2: choose house of 0 at 3")
    assert asked(table) == [(2, "vacuum")]


@pytest.mark.ruling("KS-T9", "KS-Kitten")
def test_a_second_kitten_resolves_before_the_first_ones_turn_goes_on() -> None:
    table = GAME.arrange(2, hands=[["kitten", "kitten", "kitten", "fat"], ["tom"]])
    play(table, "0: play kitten 1", "0: play kitten 2", "0: play kitten 3")
    assert asked(table) == [(0, "kitten")]  # the third one's question; no Kitten is left
    assert moves(table, 0) == ["pass"]
    play(table, "0: pass")
    assert asked(table) == [(1, "play")]  # each Kitten brings one: nobody is asked twice


@pytest.mark.ruling("KS-T9", "KS-Fraidy", "KS-Catnip")
def test_leaving_resolves_before_arriving() -> None:
    # Catnip pulls Fraidy: bowl 2 spills first, then Fraidy stands at bowl 1.
    table = GAME.arrange(
        2,
        hands=[["catnip", "fat"]],
        bowls=[[], ["fraidy of 1", "greedy of 1"]],
        food=["1", "3333"],
        events=True,
    )
    play(table, "0: play catnip 1", "0: choose fraidy of 1 at 2")
    assert cats(table, 1) == ["catnip of 0", "fraidy of 1"]
    assert food(table, 1) == "1"
    kinds = [event.kind for event in table.take_events()]
    assert kinds.index("spill") < kinds.index("drop") < kinds.index("draw")


@pytest.mark.ruling("KS-T9", "KS-Mangy")
def test_a_moved_cat_resolves_again_at_its_new_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["mangy", "fat"], ["tom"]], bowls=[["big-eyes of 1"]], food=["1", "1", "1"]
    )
    play(table, "0: play mangy 1", "0: choose big-eyes of 1 at 1", "1: send big-eyes to 3")
    assert [len(food(table, bowl)) for bowl in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.ruling("KS-T10")
def test_the_owner_of_the_ability_chooses_and_the_owner_of_the_cat_moves_it() -> None:
    table = GAME.arrange(3, hands=[["mangy", "fat"]], bowls=[["greedy of 1", "house of 2"]])
    play(table, "0: play mangy 1")
    assert asked(table) == [(0, "mangy")]
    play(table, "0: choose house of 2 at 1")
    assert asked(table) == [(2, "send")]
    assert moves(table, 2) == ["send house to 2", "send house to 3"]


@pytest.mark.ruling("KS-T10", "KS-Mangy")
def test_shoved_cat_must_change_bowls() -> None:
    table = GAME.arrange(2, hands=[["mangy", "fat"]], bowls=[["greedy of 1"]])
    play(table, "0: play mangy 1", "0: choose greedy of 1 at 1")
    assert_refused(table, 1, "send greedy to 1", "KS-T10")


@pytest.mark.ruling("KS-T10", "KS-Catnip")
def test_catnip_lures_to_its_own_bowl_without_asking_the_owner() -> None:
    table = GAME.arrange(2, hands=[["catnip", "fat"]], bowls=[[], ["greedy of 1"]])
    play(table, "0: play catnip 1")
    assert moves(table, 0) == ["choose greedy of 1 at 2"]
    play(table, "0: choose greedy of 1 at 2")
    assert cats(table, 1) == ["catnip of 0", "greedy of 1"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T10", "KS-Catnip")
def test_owner_of_a_lured_cat_resolves_its_ability() -> None:
    table = GAME.arrange(
        2, hands=[["catnip", "fat"]], bowls=[["house of 0"], ["clumsy of 1"]], food=["321"]
    )
    play(table, "0: play catnip 1", "0: choose clumsy of 1 at 2")
    assert asked(table) == [(1, "clumsy")]
    assert moves(table, 1) == ["return 1", "return 2", "return 3"]


@pytest.mark.ruling("KS-T11")
@pytest.mark.parametrize("card", ["catnip", "feral", "mangy", "pounce", "queen", "mama"])
def test_ability_without_a_target_does_nothing(card: str) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["tom"]])
    play(table, f"0: play {card} 1")
    assert cats(table, 1) == [f"{card} of 0"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T11", "KS-Tom")
@pytest.mark.parametrize("card", ["feral", "pounce"])
def test_tom_alone_is_not_a_target_for_feral_and_pounce(card: str) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["fat"]], bowls=[["tom of 1"]])
    play(table, f"0: play {card} 1")
    assert cats(table, 1) == ["tom of 1", f"{card} of 0"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T12")
@pytest.mark.parametrize("card", ["feral", "mangy", "pounce", "mama"])
@pytest.mark.parametrize("owner", [0, 1])
def test_only_target_must_be_chosen_whoever_owns_it(card: str, owner: int) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["tom"]], bowls=[[f"greedy of {owner}"]])
    play(table, f"0: play {card} 1")
    assert moves(table, 0) == [f"choose greedy of {owner} at 1"]
    assert_refused(table, 0, "pass", f"KS-{card.title()}")


@pytest.mark.ruling("KS-T12", "KS-Catnip")
def test_catnip_must_lure_even_its_owners_last_cat() -> None:
    table = GAME.arrange(2, hands=[["catnip", "fat"]], bowls=[[], ["greedy of 0"]])
    play(table, "0: play catnip 1")
    assert moves(table, 0) == ["choose greedy of 0 at 2"]
    assert_refused(table, 0, "pass", "KS-Catnip")


@pytest.mark.ruling("KS-T12", "KS-P5")
def test_queen_throws_out_her_owners_own_tom() -> None:
    table = GAME.arrange(2, hands=[["queen", "fat"]], bowls=[["tom of 0"]])
    play(table, "0: play queen 1")
    assert cats(table, 1) == ["queen of 0"]
    assert discard(table, 0) == ["tom"]


@pytest.mark.ruling("KS-T12", "KS-Clumsy", "KS-Trickster")
def test_clumsy_and_trickster_cannot_decline() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "fat"], ["trickster", "fat"]], food=["33"])
    play(table, "0: play clumsy 1")
    assert_refused(table, 0, "pass", "KS-Clumsy")
    play(table, "0: return 3", "1: play trickster 1")
    assert moves(table, 1) == ["trade 2", "trade 3"]
    assert_refused(table, 1, "pass", "KS-Trickster")


@pytest.mark.ruling("KS-T12", "KS-Kitten", "KS-F7", "KS-F12")
def test_only_kitten_alley_and_greedys_second_cube_are_optional() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten", "kitten", "mama"], ["tom"]],
        bowls=[["alley of 0"], ["greedy of 0"]],
        eaten=["", "3"],
    )
    play(table, "0: play kitten 3")
    assert "pass" in moves(table, 0)
    twin = GAME.arrange(
        2, hands=[["mama", "fat"], ["tom"]], bowls=[["alley of 0", "greedy of 0"]], eaten=["", "3"]
    )
    play(twin, "0: play mama 1", "0: choose alley of 0 at 1", "0: feed alley 1")
    assert moves(twin, 0) == ["swap 3 of 1", "pass"]
    third = GAME.arrange(2, hands=[["mama", "fat"], ["tom"]], bowls=[["greedy of 0"]])
    play(third, "0: play mama 1", "0: choose greedy of 0 at 1")
    assert moves(third, 0) == ["feed greedy 1", "feed greedy 1+1"]


@pytest.mark.ruling("KS-T13")
@pytest.mark.parametrize("card", ["feral", "mangy", "pounce", "mama"])
def test_a_cat_never_targets_itself(card: str) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["tom"]], bowls=[["greedy of 1", "house of 0"]])
    play(table, f"0: play {card} 1")
    assert f"choose {card} of 0 at 1" not in moves(table, 0)
    assert_refused(table, 0, f"choose {card} of 0 at 1", "KS-T13")


@pytest.mark.ruling("KS-T13")
@pytest.mark.parametrize("card", ["feral", "mangy", "pounce", "mama"])
def test_cat_may_target_another_seats_cat_of_its_kind(card: str) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["tom"]], bowls=[[f"{card} of 1"]])
    play(table, f"0: play {card} 1")
    assert moves(table, 0) == [f"choose {card} of 1 at 1"]


@pytest.mark.ruling("KS-T13", "KS-ToyMouse")
def test_cat_teased_by_toy_mouse_never_targets_itself() -> None:
    table = GAME.arrange(2, hands=[["toy-mouse", "fat"], ["tom"]], bowls=[["mangy of 1"]])
    play(table, "0: play toy-mouse 1", "0: choose mangy of 1 at 1")
    assert asked(table) == [(0, "item-cat")]
    assert cats(table, 1) == ["mangy of 1"]


@pytest.mark.ruling("KS-T11", "KS-Feral")
def test_a_target_of_another_bowl_is_refused() -> None:
    table = GAME.arrange(
        2, hands=[["feral", "fat"]], bowls=[["greedy of 1"], ["house of 1", "tom of 1"]]
    )
    play(table, "0: play feral 1")
    assert_refused(table, 0, "choose house of 1 at 2", "KS-Feral")


@pytest.mark.ruling("KS-T14")
def test_cats_are_counted_once_after_everything_resolved() -> None:
    # Mangy makes five, and then shoves one of them away.
    table = GAME.arrange(
        2,
        hands=[["mangy", "fat"], ["tom"]],
        bowls=[["kitten of 1", "greedy of 1", "house of 1", "clumsy of 1"]],
    )
    play(table, "0: play mangy 1")
    assert table.view(None)["bowls"][0]["counted"] == 5
    play(table, "0: choose house of 1 at 1", "1: send house to 2")
    assert asked(table) == [(1, "play")]
    assert len(cats(table, 1)) == 4


@pytest.mark.ruling("KS-T14")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_five_or_more_cats_call_dinner(count: int) -> None:
    crowd = ["kitten of 1", "kitten of 1", "greedy of 1", "house of 1", "clumsy of 1"]
    table = GAME.arrange(
        2, hands=[["tom", "fat"], ["tom"]], bowls=[crowd[: count - 1]], food=["111111"]
    )
    play(table, "0: play tom 1")
    assert (asked(table)[0][1] == "feed-first") == (count >= 5)


@pytest.mark.ruling("KS-T14", "KS-F6")
@pytest.mark.parametrize(("others", "dinner"), [(2, False), (3, True)])
def test_fat_cat_counts_as_two(others: int, dinner: bool) -> None:
    table = GAME.arrange(2, hands=[["fat", "tom"], ["tom"]], bowls=[["kitten of 1"] * others])
    play(table, "0: play fat 1")
    assert (table.view(None)["phase"] == "feeding") == dinner


@pytest.mark.ruling("KS-T14", "KS-F6")
def test_two_fat_cats_and_one_other_call_dinner() -> None:
    table = GAME.arrange(
        2, hands=[["fat", "tom"], ["tom"]], bowls=[["fat of 1", "greedy of 1"]], food=["1111"]
    )
    play(table, "0: play fat 1")
    assert asked(table) == [(0, "feed")]
    play(table, "0: feed fat 1", "1: feed fat 1", "1: feed greedy 1")
    assert (eaten(table, 0), eaten(table, 1)) == ("1", "11")


@pytest.mark.ruling("KS-T14")
def test_moved_cat_can_complete_a_dinner() -> None:
    table = GAME.arrange(
        2,
        hands=[["mangy", "fat"], ["tom"]],
        bowls=[["greedy of 1"], ["kitten of 1", "kitten of 1", "house of 1", "fraidy of 0"]],
    )
    play(table, "0: play mangy 1", "0: choose greedy of 1 at 1", "1: send greedy to 2")
    assert table.view(None)["phase"] == "feeding"


@pytest.mark.ruling("KS-T14", "KS-Item")
def test_cats_are_not_counted_between_an_item_and_its_cat() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["tom"]],
        bowls=[["greedy of 1"], ["kitten of 1", "kitten of 1", "house of 1", "fraidy of 0"]],
    )
    play(table, "0: play robo-vac 1", "1: send greedy to 2")
    assert table.view(None)["bowls"][1]["counted"] == 5
    assert asked(table) == [(0, "item-cat")]
    play(table, "0: play fat 1")
    assert asked(table) == [(0, "feed")]


@pytest.mark.ruling("KS-T15", "KS-T10")
def test_a_cat_goes_to_its_owners_discard_or_hand() -> None:
    table = GAME.arrange(
        2,
        hands=[["feral", "fat"], ["pounce", "tom"]],
        bowls=[["greedy of 1"], ["house of 0"]],
    )
    play(table, "0: play feral 1", "0: choose greedy of 1 at 1")
    assert discard(table, 1) == ["greedy"]
    play(table, "1: play pounce 2", "1: choose house of 0 at 2")
    assert "house" in hand(table, 0)
