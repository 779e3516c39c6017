"""Rulings of our own, where neither the rulebook nor its FAQ decides."""

import json

import pytest

from tabbytop import IllegalMove, Table
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    all_but,
    asked,
    assert_refused,
    cats,
    discard,
    eaten,
    food,
    moves,
    play,
)


def with_arrivals(table: KibbleTable, *cards: str) -> KibbleTable:
    """The same table, where these cards' arrivals were resolved in this turn."""
    position = json.loads(json.dumps(table.position()))
    position["table"]["arrivals"] = list(cards)
    resumed = GAME.resume(position)
    assert isinstance(resumed, KibbleTable)
    return resumed


@pytest.mark.ruling("KS-X1", "KS-P1", "KS-T17")
def test_queen_at_her_arrival_limit_cannot_be_played_onto_tom() -> None:
    table = GAME.arrange(hands=[["queen"], []], bowls=[["tom of 1"], [], []])
    assert "play queen 1" in moves(with_arrivals(table, *["queen of 0"] * 2), 0)
    tired = with_arrivals(table, *["queen of 0"] * 3)
    assert moves(tired, 0) == ["play queen 2", "play queen 3"]
    assert_refused(tired, 0, "play queen 1", "KS-X1")


@pytest.mark.ruling("KS-X2", "KS-V2", "KS-T18")
def test_opening_hands_are_chosen_before_food_and_starting_seat_are_known() -> None:
    table = GAME.deal(3, 7, {"opening": "chosen"}, events=True)
    assert isinstance(table, KibbleTable)
    assert [food(table, bowl) for bowl in (1, 2, 3)] == ["", "", ""]
    assert table.take_events() == []
    for seat in range(3):
        for card in ("kitten", "tom", "queen", "bag", "mangy"):
            table.play(seat, f"hold {card}")
    assert all(len(food(table, bowl)) == 4 for bowl in (1, 2, 3))
    assert asked(table)[0][1] == "play"


@pytest.mark.ruling("KS-X3", "KS-T23")
def test_publicly_known_copy_of_a_card_is_played_first() -> None:
    table = GAME.arrange(
        hands=[["kitten", "kitten"], []], known=["kitten of 0"], options={"reminders": True}
    )
    assert table.view(1)["seats"][0]["known"] == ["kitten"]
    table.play(0, "play kitten 1")
    assert table.view(1)["seats"][0]["known"] == []


@pytest.mark.ruling("KS-X3", "KS-Copy")
def test_least_resolved_of_identical_cards_is_copied() -> None:
    table = GAME.arrange(hands=[["copy"], []], discards=[["kitten", "kitten"], []])
    fresh = with_arrivals(table, *["kitten-1 of 0"] * 3)
    fresh.play(0, "copy kitten 2")
    assert fresh.bowls[1] == [1], "the second Kitten, whose arrival has not resolved yet"


@pytest.mark.ruling("KS-X4")
def test_item_is_in_the_discard_while_it_takes_effect() -> None:
    table = GAME.arrange(hands=[["robo-vac", "fat"], []], bowls=[["house of 1"], [], []])
    table.play(0, "play robo-vac 1")
    assert asked(table) == [(1, "vacuum")]
    assert discard(table, 0) == ["robo-vac"]


@pytest.mark.ruling("KS-X5", "KS-T2")
def test_with_an_empty_hand_the_only_move_is_to_pass() -> None:
    table = GAME.arrange(hands=[[], ["tom"]])
    assert moves(table, 0) == ["pass"]
    assert_refused(table, 0, "play tom 1", "KS-T2")
    table.play(0, "pass")
    assert table.actors() == [1]


@pytest.mark.ruling("KS-X6", "KS-F12")
def test_alley_asks_nothing_when_nobody_else_has_a_cube() -> None:
    bowl = ["alley of 0", "kitten of 1", "kitten of 1", "kitten of 1"]
    table = GAME.arrange(hands=[["fat"], []], bowls=[bowl, [], []])
    play(table, "0: play fat 1", "0: feed alley 1")
    assert asked(table) == [(0, "feed")]


@pytest.mark.ruling("KS-X7", "KS-Trickster", "KS-T8")
def test_trickster_swaps_with_an_empty_bowl_too() -> None:
    rest = all_but("33")
    table = GAME.arrange(
        hands=[["trickster"], []], food=["33", "", ""], eaten=["", rest], bowls=[[], [], []]
    )
    play(table, "0: play trickster 2", "0: trade 1")
    assert [food(table, bowl) for bowl in (1, 2, 3)] == ["", "33", ""]


@pytest.mark.ruling("KS-X8", "KS-F4", "KS-F13")
def test_dinner_without_food_passes_the_box_and_may_end_the_game() -> None:
    bowl = ["kitten of 0", "kitten of 0", "kitten of 1", "kitten of 1"]
    table = GAME.arrange(
        hands=[["tom"], []], food=["", "", ""], eaten=["", all_but()], bowls=[bowl, [], []]
    )
    play(table, "0: play tom 1")
    assert cats(table, 1) == []
    assert table.view(None)["holder"] == 1
    result = table.result()
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.ruling("KS-X9", "KS-F14")
def test_places_behind_the_winner_go_by_points_then_cubes_then_are_shared() -> None:
    bowl = ["house of 3", "kitten of 3", "kitten of 3", "kitten of 3"]
    table = GAME.arrange(
        4,
        hands=[["fat"], [], [], []],
        food=["1", "1111", "1111"],
        eaten=["33", "222", "33", "3" * 7],
        bowls=[bowl, [], []],
        holder=3,
    )
    play(table, "0: play fat 1", "3: feed house 1")
    assert [eaten(table, seat) for seat in range(4)] == ["33", "222", "33", "33333331"]
    result = table.result()
    assert result is not None
    assert result.places == (2, 4, 2, 1)


@pytest.mark.ruling("KS-V2")
def test_end_event_lists_the_cards_left_out_of_built_decks() -> None:
    table = GAME.deal(2, 3, {"deck": "built"}, events=True)
    for _ in range(5):
        table.play(0, "omit kitten" if "omit kitten" in moves_of(table, 0) else "omit tom")
        table.play(1, moves_of(table, 1)[-1])
    while table.actors():
        seat = table.actors()[0]
        assert all(event.kind != "end" for event in table.take_events())
        table.play(seat, table.moves(seat)[0])
    end = table.take_events()[-1]
    assert end.public["left_out"] == [
        ["kitten", "kitten", "kitten", "kitten", "tom"],
        ["copy", "bag", "robo-vac", "laser-pointer", "toy-mouse"],
    ]


def moves_of(table: Table, seat: int) -> list[str]:
    return [GAME.vocabulary.text(move) for move in table.moves(seat)]


@pytest.mark.ruling("KS-T2", "KS-X5", "KS-Copy", "KS-Item")
def test_a_refusal_says_what_has_to_be_done_instead() -> None:
    stuck = GAME.arrange(hands=[["bag", "copy"], []])
    assert why(stuck, "discard fat") == "there’s no Fat Cat in your hand"
    assert why(stuck, "serve 1").startswith("you can’t play anything")
    assert why(stuck, "play copy 1") == "there’s no cat in your discard pile to copy"
    assert why(GAME.arrange(hands=[[], []]), "discard fat").startswith("your hand is empty")
    able = GAME.arrange(hands=[["fat"], []])
    assert why(able, "discard fat") == "you can play a card, so you must"
    assert why(able, "pass") == "you have to play a card from your hand"


def why(table: KibbleTable, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        table.play(0, move)
    return refusal.value.reason
