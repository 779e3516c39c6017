"""The rulebook's own questions, and its example."""

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


@pytest.mark.ruling("KS-T10", "KS-Mangy", "KS-Feral")
def test_example_a_shoved_feral_belongs_to_its_owner() -> None:
    # One plays Mangy; the other sends his Feral where he likes and picks its victim.
    table = GAME.arrange(
        2,
        hands=[["mangy", "fat"], ["tom"]],
        bowls=[["feral of 1"], ["greedy of 0", "house of 1"], []],
    )
    play(table, "0: play mangy 1", "0: choose feral of 1 at 1")
    assert asked(table) == [(1, "send")]
    assert moves(table, 1) == ["send feral to 2", "send feral to 3"]
    play(table, "1: send feral to 2")
    assert asked(table) == [(1, "feral")]
    assert moves(table, 1) == ["choose greedy of 0 at 2", "choose house of 1 at 2"]
    play(table, "1: choose greedy of 0 at 2")
    assert discard(table, 0) == ["greedy"]
    assert cats(table, 2) == ["house of 1", "feral of 1"]


@pytest.mark.ruling("KS-Mama", "KS-F8")
def test_faq_a_house_cat_fed_by_mama_stays() -> None:
    table = GAME.arrange(2, hands=[["mama", "fat"], ["tom"]], bowls=[["house of 1"]], food=["321"])
    play(table, "0: play mama 1", "0: choose house of 1 at 1", "1: feed house 3")
    assert eaten(table, 1) == "3"
    assert food(table, 1) == "21"
    assert sorted(cats(table, 1)) == ["house of 1", "mama of 0"]
    assert discard(table, 1) == []


@pytest.mark.ruling("KS-Mama", "KS-F8", "KS-T14")
def test_faq_a_house_cat_that_stayed_counts_at_the_end_of_the_turn() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama", "fat"], ["tom"]],
        bowls=[["house of 1", "kitten of 1", "kitten of 1", "kitten of 0"]],
        food=["321111"],
    )
    play(table, "0: play mama 1", "0: choose house of 1 at 1", "1: feed house 3")
    assert table.view(None)["phase"] == "feeding"
    play(table, "0: feed kitten 1")
    assert "feed house 2" in moves(table, 1)


@pytest.mark.ruling("KS-T6")
def test_faq_an_emptied_bowl_is_refilled_at_any_time() -> None:
    table = GAME.arrange(2, hands=[["clumsy", "kitten"], ["tom"]], food=["1", "2"])
    play(table, "0: play clumsy 1", "0: return 1")
    assert len(food(table, 1)) == 4
    assert food(table, 2) == "2"


@pytest.mark.ruling("KS-T7", "KS-F4")
def test_faq_bowl_emptied_at_dinner_is_refilled_after_the_cats_left() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0", "kitten of 1", "greedy of 1"]],
        food=["11"],
        events=True,
    )
    play(table, "0: play fat 1", "0: feed fat 1", "1: feed greedy 1")
    kinds = [event.kind for event in table.take_events()]
    last_discard = max(place for place, kind in enumerate(kinds) if kind == "discard")
    assert last_discard < kinds.index("drop")
    assert cats(table, 1) == []
    assert len(food(table, 1)) == 4
    assert discard(table, 0) == ["fat", "kitten"]
    assert discard(table, 1) == ["greedy", "kitten"]


@pytest.mark.ruling("KS-Kitten", "KS-T21")
@pytest.mark.parametrize("mover", ["mangy", "catnip"])
def test_faq_a_moved_kitten_brings_as_many_as_its_owner_likes(mover: str) -> None:
    table = GAME.arrange(
        2,
        hands=[[mover, "fat"], ["kitten", "kitten", "kitten", "tom"]],
        bowls=[["kitten of 1"]],
    )
    if mover == "mangy":
        play(table, "0: play mangy 1", "0: choose kitten of 1 at 1", "1: send kitten to 2")
    else:
        play(table, "0: play catnip 2", "0: choose kitten of 1 at 1")
    play(table, "1: play kitten 1", "1: play kitten 3", "1: play kitten 3", "1: pass")
    assert cats(table, 3) == ["kitten of 1", "kitten of 1"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T14", "KS-F6")
def test_faq_fat_and_three_others_call_dinner_at_the_end_of_the_turn() -> None:
    table = GAME.arrange(
        2,
        hands=[["greedy", "house"], ["tom"]],
        bowls=[["fat of 1", "kitten of 0", "kitten of 1"]],
    )
    play(table, "0: play greedy 1")
    assert table.view(None)["phase"] == "feeding"


@pytest.mark.ruling("KS-T14", "KS-F6")
def test_faq_fat_and_two_others_do_not_call_dinner() -> None:
    table = GAME.arrange(
        2, hands=[["greedy", "house"], ["tom"]], bowls=[["fat of 1", "kitten of 0"]]
    )
    play(table, "0: play greedy 1")
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T12")
@pytest.mark.parametrize("card", ["feral", "mangy", "pounce", "mama"])
def test_faq_ability_must_target_ones_own_only_cat(card: str) -> None:
    table = GAME.arrange(2, hands=[[card, "fat"], ["tom"]], bowls=[["greedy of 0"]])
    play(table, f"0: play {card} 1")
    assert moves(table, 0) == ["choose greedy of 0 at 1"]
    assert_refused(table, 0, "pass", f"KS-{card.title()}")
    play(table, "0: choose greedy of 0 at 1")
    if card == "feral":
        assert discard(table, 0) == ["greedy"]
    if card == "pounce":
        assert "greedy" in hand(table, 0)


@pytest.mark.ruling("KS-T22")
def test_faq_cubes_are_open_to_all() -> None:
    table = GAME.arrange(3, hands=[["fat"]], eaten=["31", "222", ""])
    for who in (None, 0, 1, 2):
        seats = table.view(who)["seats"]
        assert [seat["cubes"] for seat in seats] == [[3, 1], [2, 2, 2], []]
        assert [seat["points"] for seat in seats] == [4, 6, 0]


@pytest.mark.ruling("KS-F3")
def test_faq_box_holder_with_priority_cat_and_second_cat_feeds_twice() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "greedy"], ["fat"]],
        bowls=[["tom of 0", "kitten of 1", "kitten of 1"]],
        food=["3211"],
    )
    play(table, "0: play fat 1")
    assert asked(table) == [(0, "feed-first")]
    play(table, "0: feed tom 3")
    assert asked(table) == [(0, "feed")]
    play(table, "0: feed fat 2")
    assert asked(table) == [(1, "feed")]


@pytest.mark.ruling("KS-F3")
def test_faq_box_holder_with_only_the_priority_cat_feeds_once() -> None:
    table = GAME.arrange(
        2,
        hands=[["tom", "greedy"], ["fat"]],
        bowls=[["kitten of 1"] * 4],
        food=["32111"],
    )
    play(table, "0: play tom 1", "0: feed tom 3")
    assert asked(table) == [(1, "feed")]
