"""The beliefs of a Meow! bot: normalization, exchanges, forgetting."""

from itertools import permutations

import pytest

from tabbytop.games.meow.thinking.bots.beliefs import Beliefs

CARDS = list(range(20))
ME, PILE, BOX = 0, 4, 5


@pytest.fixture
def beliefs() -> Beliefs:
    """Four hands of two, a pile of one; I hold 0 and 1, and my left neighbour 2 and 3."""
    beliefs = Beliefs(CARDS, [2, 2, 2, 2], 1, ME)
    for card in (2, 3):
        beliefs.place(card, 1)
    beliefs.set_own_hand([0, 1])
    return beliefs


def sum_of(beliefs: Beliefs, place: int) -> float:
    return sum(beliefs.chance(card, place) for card in CARDS)


def test_settle_fills_places_and_normalizes_cards(beliefs: Beliefs) -> None:
    beliefs.hint(7, 1, 3.0)
    beliefs.exclude_others(2, {2, 7, 8, 9}, 0.0)
    beliefs.is_in_game(9)
    for _ in range(20):
        beliefs.settle()
    for place, size in enumerate(beliefs.sizes):
        assert sum_of(beliefs, place) == pytest.approx(size, abs=0.05)
    for card in CARDS:
        chances = [beliefs.chance(card, place) for place in range(6)]
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0


def test_seen_card_is_certain(beliefs: Beliefs) -> None:
    beliefs.settle()
    assert beliefs.chance(2, 1) == pytest.approx(1.0)
    assert beliefs.binds(2) == pytest.approx(1.0)
    assert beliefs.binds(0) == 0.0
    assert all(beliefs.chance(card, ME) == 0.0 for card in CARDS[2:])


def test_hand_that_said_no_has_only_obeyed_rules(beliefs: Beliefs) -> None:
    beliefs.exclude_others(2, {2, 7, 8, 9}, 0.0)
    beliefs.settle()
    for card in CARDS:
        assert (beliefs.chance(card, 2) > 0.0) == (card in {7, 8, 9})
    assert beliefs.chance(7, 2) == pytest.approx(2 / 3, abs=0.1)
    assert beliefs.binds(7) > beliefs.binds(10)


def test_doubt_leaves_everything_possible(beliefs: Beliefs) -> None:
    beliefs.exclude_others(2, {7, 8}, 0.1)
    beliefs.settle()
    assert 0.0 < beliefs.chance(10, 2) < beliefs.chance(7, 2)


def test_exchange_of_others_spreads_the_pile(beliefs: Beliefs) -> None:
    """Against all orders of the shuffled pile: 5, which lay there, and 6 and 7, which came."""
    beliefs.place(5, PILE)
    beliefs.exchange(2, 3, [6, 7], None)
    orders = list(permutations([5, 6, 7]))
    for card in (5, 6, 7):
        for place, drawn in ((2, 0), (3, 1), (PILE, 2)):
            share = sum(order[drawn] == card for order in orders) / len(orders)
            assert beliefs.chance(card, place) == pytest.approx(share)
    assert beliefs.chance(2, 1) == pytest.approx(1.0), "who has nothing to do with it is untouched"


def test_own_exchange_makes_the_drawn_card_known(beliefs: Beliefs) -> None:
    beliefs.place(5, PILE)
    beliefs.exchange(ME, 3, [0, 7], 5)
    beliefs.set_own_hand([1, 5])
    assert beliefs.chance(5, ME) == 1.0
    for card in (0, 7):
        assert beliefs.chance(card, 3) == pytest.approx(0.5)
        assert beliefs.chance(card, PILE) == pytest.approx(0.5)


def test_replaced_rule_is_gone_and_any_other_may_have_come(beliefs: Beliefs) -> None:
    beliefs.replace(2)
    beliefs.settle()
    assert beliefs.binds(2) == 0.0
    assert beliefs.chance(3, 1) == pytest.approx(1.0)
    assert beliefs.chance(10, 1) > 0.0


def test_forgotten_card_is_unknown_again(beliefs: Beliefs) -> None:
    beliefs.forget(2)
    beliefs.settle()
    assert 2 in beliefs.unknown_cards()
    assert beliefs.binds(2) == beliefs.binds(10) > 0.0
    assert beliefs.chance(2, 1) > 0.0


def test_blurred_card_is_still_known_to_be_in_the_game(beliefs: Beliefs) -> None:
    beliefs.blur(2)
    beliefs.settle()
    assert beliefs.chance(2, BOX) == pytest.approx(0.0)
    assert all(beliefs.chance(2, place) > 0.0 for place in (1, 2, 3, PILE))


def test_contradicting_memories_are_reset(beliefs: Beliefs) -> None:
    """A card that would be nowhere becomes unknown."""
    for place in (1, 2, 3, PILE, BOX):
        beliefs.exclude_others(place, {7}, 0.0)
    beliefs.settle()
    assert beliefs.chance(2, BOX) > 0.0
