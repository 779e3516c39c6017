"""Sorted piles, so that nothing depends on the order in which cards were added."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # native ints: this is hot code


def put_in_order(card: "i64", pile: list[int]) -> None:
    """Insert a card into an ascending pile."""
    place = len(pile)
    while place > 0 and pile[place - 1] > card:
        place -= 1
    pile.insert(place, card)
