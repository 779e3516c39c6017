"""Piles that are kept in order, so that nothing depends on how they came to be."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: every card that is taken is put somewhere


def put_in_order(card: "i64", pile: list[int]) -> None:
    """A card to its place in a pile that is ascending."""
    place = len(pile)
    while place > 0 and pile[place - 1] > card:
        place -= 1
    pile.insert(place, card)
