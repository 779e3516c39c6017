"""Invariants that hold whatever is played."""

import pytest

from tabbytop.games.tem_purr_a.cards import DISH_NAMES
from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import (
    all_except,
    asked,
    dealt,
    discard,
    events_of_kind,
    indigestions,
    moves,
    play,
    random_moves,
    stack,
    tokens,
    total,
)

GAMES = [(seats, seed) for seats in range(3, 8) for seed in range(12)]


@pytest.mark.ruling("TP-I1")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_indigestions_are_in_deck_open_or_supply(seats: int, seed: int) -> None:
    table = dealt(seats, seed)
    for seat, _ in random_moves(table, seed):
        deck, open_, supply = indigestions(table)
        assert deck + open_ + supply == 6
        assert supply <= 5
        if asked(table)[0][1] == "add":
            assert open_ > 0
            assert tokens(table)[seat] > 0
        else:
            assert open_ == 0
            assert deck > 0
            assert table.view(None)["deck"]["cards"] > 0
    assert indigestions(table)[1] > 0


@pytest.mark.ruling("TP-I1")
@pytest.mark.parametrize("spoilt", [1, 2, 3])
def test_emptying_the_deck_draws_all_indigestions(spoilt: int) -> None:
    table = GAME.arrange(
        hands=[["7", "7"]],
        stack=["4"],
        deck=["2"] * (4 - spoilt),
        spoilt=spoilt,
        tokens=[0, 1, 1],
    )
    play(table, "0: eat")
    assert asked(table) == [(0, "add")]
    assert indigestions(table)[:2] == (0, spoilt)


@pytest.mark.ruling("TP-I2")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_stack_has_one_dish_and_can_always_be_eaten(seats: int, seed: int) -> None:
    table = dealt(seats, seed)
    for seat, _ in random_moves(table, seed):
        dishes = [card for card in stack(table) if card in DISH_NAMES]
        assert len(set(dishes)) <= 1
        assert total(table) == sum(map(int, dishes)) + stack(table).count("plus")
        assert bool(stack(table)) == (asked(table)[0][1] == "turn")
        if stack(table):
            assert stack(table)[0] in DISH_NAMES
            assert "eat" in moves(table, seat)


@pytest.mark.ruling("TP-I3")
def test_the_stack_is_discarded_after_the_draw() -> None:
    """The stack has all 7s; nothing else could be drawn if it came into the deck before."""
    table = GAME.arrange(
        hands=[["2"], all_except(*["7"] * 7, "2", "3", "3", "plus"), ["3"]],
        stack=["7"] * 7,
        deck=["3", "plus"],
        events=True,
    )
    play(table, "0: eat")
    [eaten] = events_of_kind(table, "eat")
    cards = eaten.public["cards"]
    assert isinstance(cards, list)
    assert sorted(cards) == ["3", "indigestion", "plus"]
    assert discard(table) == ["7"] * 7
    assert stack(table) == []
