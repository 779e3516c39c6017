"""Piles of cards, and lists that are replaced instead of changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.kernel.piles import (
    merged,
    put_in_order,
    with_card,
    with_entry,
    with_last,
    without_card,
    without_cards,
)

CARDS = st.integers(0, 9)
PILES = st.lists(CARDS).map(sorted)


@given(PILES, CARDS)
def test_put_in_order_keeps_a_pile_ascending(pile: list[int], card: int) -> None:
    wanted = sorted([*pile, card])
    put_in_order(card, pile)
    assert pile == wanted


@given(PILES, CARDS)
def test_with_card_leaves_the_old_pile_alone(pile: list[int], card: int) -> None:
    before = pile.copy()
    assert with_card(pile, card) == sorted([*pile, card])
    assert with_last(pile, card) == [*pile, card]
    assert pile == before


@given(st.lists(CARDS, min_size=1), st.data())
def test_without_card_removes_the_first_such_card(pile: list[int], data: st.DataObject) -> None:
    card, before = data.draw(st.sampled_from(pile)), pile.copy()
    left = without_card(pile, card)
    assert pile == before
    pile.remove(card)
    assert left == pile


def test_without_card_refuses_a_card_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no card 3"):
        without_card([1, 2], 3)


@given(PILES, PILES)
def test_merged_piles_are_ascending(one: list[int], other: list[int]) -> None:
    before = one.copy(), other.copy()
    assert merged(one, other) == sorted(one + other)
    assert (one, other) == before


@given(st.sets(CARDS), st.sets(CARDS))
def test_without_cards_leaves_all_others(pile: set[int], more: set[int]) -> None:
    assert without_cards(sorted(pile), sorted(pile & more)) == sorted(pile - more)


def test_with_entry_leaves_the_old_list_alone() -> None:
    entries = [[1], [2]]
    assert with_entry(entries, 1, [3]) == [[1], [3]]
    assert entries == [[1], [2]]
