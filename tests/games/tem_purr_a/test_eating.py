"""Eating, and the draw of a seat with an empty hand."""

from collections import Counter

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import (
    all_except,
    asked,
    dealt,
    discard,
    events_of_kind,
    hand,
    indigestions,
    moves,
    play,
    random_moves,
    stack,
    tokens,
)


@pytest.mark.ruling("TP-A27", "TP-A14")
def test_rulebook_example_eats_eight_for_four_2s() -> None:
    table = GAME.arrange(
        4, hands=[["5"], ["3"], ["3"]], stack=["2"] * 4, deck=["4"] * 13 + ["3"] * 13, seed=2,
        events=True,
    )  # fmt: skip
    play(table, "0: eat")
    [eaten] = events_of_kind(table, "eat")
    assert eaten.public["count"] == 8
    cards = eaten.public["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 8
    assert Counter(hand(table, 0)) == Counter([*cards, "5"])
    assert discard(table).count("2") == 17, "the stack, and what lay there before"
    assert asked(table) == [(0, "start")]
    play(table, "0: start 5")
    assert stack(table) == ["5"]
    assert asked(table) == [(1, "turn")]


@pytest.mark.ruling("TP-A14")
def test_eating_keeps_the_direction() -> None:
    table = GAME.arrange(4, hands=[["5"], [], [], ["3"]], stack=["2"], clockwise=False, seed=1)
    play(table, "0: eat", "0: start 5")
    assert asked(table) == [(3, "turn")]
    assert not table.view(None)["clockwise"]


@pytest.mark.ruling("TP-A28")
def test_seat_that_could_serve_may_eat() -> None:
    table = GAME.arrange(hands=[["2", "2", "plus", "reverse", "choose"]], stack=["2"])
    assert "serve 2" in moves(table, 0)
    play(table, "0: eat")
    assert table.actors() == [0]


@pytest.mark.ruling("TP-A27", "TP-A11")
def test_all_cards_are_drawn_after_an_indigestion() -> None:
    table = GAME.arrange(
        hands=[["7"], ["2"], ["2"]],
        stack=["5"],
        deck=["2", "3"],
        spoilt=3,
        tokens=[0, 2, 1],
        events=True,
    )
    play(table, "0: eat")
    [eaten] = events_of_kind(table, "eat")
    cards = eaten.public["cards"]
    assert isinstance(cards, list)
    assert sorted(cards) == ["2", "3", *["indigestion"] * 3]
    assert eaten.public["spoilt"] == 3
    assert hand(table, 0) == ["2", "3", "7"]
    assert tokens(table) == [1, 2, 1], "one token for all three"
    assert discard(table).count("5") == 11
    play(table, "0: pass")
    assert indigestions(table) == (3, 0, 3), "all go back"


@pytest.mark.ruling("TP-A18")
def test_empty_deck_is_refilled_from_the_discard() -> None:
    table = GAME.arrange(
        hands=[["7"], ["2"], ["2"]], stack=["6"], deck=["2", "3"], seed=1, events=True
    )
    play(table, "0: eat")
    events = table.take_events()
    [eaten] = [event for event in events if event.kind == "eat"]
    [shuffled] = [event for event in events if event.kind == "reshuffle"]
    assert shuffled.public["count"] == 89 - 3 - 1 - 2
    cards = eaten.public["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 6
    assert cards.count("indigestion") == 1
    assert sorted(cards[:3]) == ["2", "3", "indigestion"], "first what was in the deck"


@pytest.mark.ruling("TP-A18")
def test_draw_stops_when_deck_and_discard_are_empty() -> None:
    table = GAME.arrange(
        hands=[["2"], all_except(*["7"] * 4, "2", "3", "4")], stack=["7"] * 4, deck=["3", "4"]
    )
    play(table, "0: eat")
    assert hand(table, 0) == ["2", "3", "4"]
    assert tokens(table) == [1, 0, 0]
    assert discard(table) == ["7"] * 4


@pytest.mark.ruling("TP-A18", "TP-A8")
def test_empty_hand_draw_reshuffles_the_discard() -> None:
    table = GAME.arrange(hands=[["3"], [], ["2"]], stack=["3"], deck=["2"], seed=1)
    play(table, "0: serve 3")
    assert len(hand(table, 1)) == 2
    assert tokens(table) == [0, 1, 0]
    assert table.view(None)["deck"]["cards"] > 60


@pytest.mark.ruling("TP-A26", "TP-A7")
def test_empty_hand_draws_three_at_the_start_of_its_turn_and_plays() -> None:
    table = GAME.arrange(
        hands=[["3"], [], ["2"]], stack=["3"], deck=["4"] * 13, seed=1, events=True
    )
    assert hand(table, 1) == [], "not before"
    play(table, "0: serve 3")
    assert hand(table, 0) == [], "not when the last card has gone"
    assert hand(table, 1) == ["4"] * 3
    assert asked(table) == [(1, "turn")]
    assert moves(table, 1) == ["eat", "skip 4"]
    kinds = [event.kind for event in table.take_events()]
    assert kinds == ["serve", "draw"]


@pytest.mark.ruling("TP-A8", "TP-A25")
def test_indigestion_in_empty_hand_draw_costs_one_token_and_keeps_the_rest() -> None:
    table = GAME.arrange(
        hands=[["3"], [], ["2"]], stack=["3"], deck=["4"], spoilt=2, tokens=[1, 0, 0], events=True
    )
    play(table, "0: serve 3")
    assert hand(table, 1) == ["4"]
    assert tokens(table) == [1, 1, 0]
    assert asked(table) == [(1, "add")]
    assert stack(table) == []
    [drawn] = events_of_kind(table, "draw")
    assert drawn.seen_by(0) == {"event": "draw", "seat": 1, "count": 1, "spoilt": 2}


@pytest.mark.ruling("TP-A9")
def test_empty_hand_draw_is_hidden_from_others() -> None:
    table = GAME.arrange(hands=[["3"], [], ["2"]], stack=["3"], seed=1, events=True)
    play(table, "0: serve 3")
    [drawn] = events_of_kind(table, "draw")
    for seat in (None, 0, 2):
        assert drawn.seen_by(seat) == {"event": "draw", "seat": 1, "count": 3, "spoilt": 0}
    cards = drawn.seen_by(1)["cards"]
    assert isinstance(cards, list)
    assert sorted(cards) == sorted(hand(table, 1))


@pytest.mark.ruling("TP-A30")
def test_hand_size_has_no_limit() -> None:
    table = GAME.arrange(
        hands=[["2"] * 10, ["2"]],
        stack=["7"] * 4,
        deck=all_except(*["7"] * 4, *["2"] * 11),
        seed=11,
    )
    play(table, "0: eat")
    assert len(hand(table, 0)) >= 10 + 28 - 1


@pytest.mark.ruling("G6")
def test_every_card_in_the_deck_is_equally_likely() -> None:
    drawn = Counter[str]()
    for seed in range(1500):
        table = GAME.arrange(
            hands=[["7"]], stack=["2"], deck=["2", "2", "3", "plus"], seed=seed, events=True
        )
        play(table, "0: eat")
        cards = events_of_kind(table, "eat")[0].public["cards"]
        assert isinstance(cards, list)
        drawn.update(cards)
    assert abs(drawn["2"] - 1200) < 100
    for name in ("3", "plus", "indigestion"):
        assert abs(drawn[name] - 600) < 80


@pytest.mark.ruling("TP-A26")
@pytest.mark.parametrize("seats", [3, 7])
def test_nobody_is_ever_asked_with_an_empty_hand(seats: int) -> None:
    for seed in range(20):
        table = dealt(seats, seed)
        for seat, move in random_moves(table, seed):
            assert hand(table, seat) or move in {"add", "pass"}
