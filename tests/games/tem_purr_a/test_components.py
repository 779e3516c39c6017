"""The components: dishes, actions, Indigestion cards and tokens."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.cards import INDIGESTIONS, TOKENS
from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import (
    BOX,
    dealt,
    discard,
    hand,
    indigestions,
    random_moves,
    stack,
    tokens,
)


@pytest.mark.ruling("TP-B1")
@pytest.mark.parametrize("dishes", ["falling", "even"])
def test_there_are_seventeen_actions(dishes: str) -> None:
    census = dealt(3, 1, dishes=dishes).census()
    assert (census["plus"], census["reverse"], census["choose"]) == (7, 5, 5)


@pytest.mark.ruling("TP-B2")
@pytest.mark.parametrize(
    ("dishes", "counts"), [("falling", [17, 15, 13, 11, 9, 7]), ("even", [12] * 6)]
)
def test_there_are_seventy_two_dishes(dishes: str, counts: list[int]) -> None:
    census = dealt(3, 1, dishes=dishes).census()
    assert [census[value] for value in "234567"] == counts
    assert sum(counts) == 72


@pytest.mark.ruling("TP-B3")
def test_six_indigestions_with_one_in_the_deck_at_the_start() -> None:
    table = dealt(5, 1)
    assert table.census()["indigestion"] == INDIGESTIONS == 6
    assert indigestions(table) == (1, 0, 5)
    assert table.view(None)["deck"]["cards"] == 72 + 17 - 5 * 5 + 1


@pytest.mark.ruling("TP-B3")
def test_tokens_are_always_enough() -> None:
    assert TOKENS == 15
    most = 0
    for seed in range(60):
        table = dealt(7, seed)
        for _ in random_moves(table, seed):
            pass
        most = max(most, sum(tokens(table)))
    assert 7 < most <= TOKENS


@pytest.mark.ruling("TP-A24")
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_game_takes_three_to_seven_seats(seats: int) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(seats, 1)


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("dishes", ["falling", "even"])
def test_everybody_is_dealt_five_cards_without_indigestion(seats: int, dishes: str) -> None:
    for seed in range(30):
        table = dealt(seats, seed, dishes=dishes)
        held = [hand(table, seat) for seat in range(seats)]
        assert [len(cards) for cards in held if "indigestion" not in cards] == [5] * seats


@pytest.mark.ruling("TP-B1", "TP-B2", "TP-B3")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("dishes", ["falling", "even"])
def test_every_card_is_always_in_exactly_one_place(seats: int, dishes: str) -> None:
    for seed in range(6):
        table = dealt(seats, seed, dishes=dishes)
        for _ in random_moves(table, seed):
            seen = Counter(stack(table)) + Counter(discard(table))
            for seat in range(seats):
                seen += Counter(hand(table, seat))
            assert all(seen[name] <= count for name, count in BOX[dishes].items())
            view = table.view(None)
            in_deck = view["deck"]["cards"] - view["deck"]["spoilt"]
            assert seen.total() + in_deck == sum(BOX[dishes].values()) == 89
            assert sum(indigestions(table)) == 6
