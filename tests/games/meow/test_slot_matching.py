"""Matching of cards to their possible places."""

import itertools
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import tabbytop
from tabbytop.games.meow.determinization import SlotMatching


def is_possible(free: list[int], places: list[int]) -> bool:
    """Whether a matching exists, by brute force."""
    for at in itertools.product(range(len(free)), repeat=len(places)):
        allowed = all(mask >> place & 1 for mask, place in zip(places, at, strict=True))
        if allowed and all(at.count(place) <= room for place, room in enumerate(free)):
            return True
    return False


@given(
    st.lists(st.integers(0, 2), min_size=1, max_size=4),
    st.lists(st.integers(1, 15), max_size=5),
    st.integers(0, 1000),
)
def test_matching_is_found_if_there_is_one(free: list[int], masks: list[int], seed: int) -> None:
    places = [mask & (1 << len(free)) - 1 for mask in masks]
    matching, rng = SlotMatching(free.copy()), tabbytop.quick(seed)
    found = all(matching.put(card, mask, rng) for card, mask in enumerate(places))
    assert found == is_possible(free, places)
    if found:
        assert all(mask >> at & 1 for mask, at in zip(places, matching.at, strict=True))
        taken = Counter(matching.at)
        assert [taken[place] + left for place, left in enumerate(matching.free)] == free


def test_free_slots_are_chosen_uniformly() -> None:
    went: Counter[int] = Counter()
    for seed in range(600):
        matching = SlotMatching([1, 5, 2, 0])
        assert matching.put(0, 0b1101, tabbytop.quick(seed))
        went[matching.at[0]] += 1
    assert set(went) == {0, 2}
    assert 1.5 < went[2] / went[0] < 2.7


def test_placed_cards_make_room_in_all_small_cases() -> None:
    """All sets of possible places of three cards, with room for zero to two in each place."""
    for free in ([1, 1, 1], [0, 1, 2], [2, 1, 0], [1, 0, 2]):
        for masks in itertools.product(range(1, 8), repeat=3):
            for seed in range(2):
                matching, rng = SlotMatching(free.copy()), tabbytop.quick(seed)
                found = all(matching.put(card, mask, rng) for card, mask in enumerate(masks))
                assert found == is_possible(free, list(masks))
                taken = Counter(matching.at)
                left = [taken[place] + room for place, room in enumerate(matching.free)]
                assert not found or left == free
