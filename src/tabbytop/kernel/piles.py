"""Piles of cards, and lists that are replaced instead of changed.

A list of a table that changes often is changed in place, and `copy` copies it. A list that changes
seldom is replaced by a new one, so that copies share it until then:

    self.hands[seat] = with_card(self.hands[seat], card)

Piles whose order means nothing are ascending, so that nothing depends on the order in which cards
were added.
"""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # native ints: this is hot code

EntryT = TypeVar("EntryT")


def put_in_order(card: "i64", pile: list[int]) -> None:
    """Insert a card into an ascending pile."""
    place = len(pile)
    while place > 0 and pile[place - 1] > card:
        place -= 1
    pile.insert(place, card)


def with_card(pile: list[int], card: "i64") -> list[int]:
    """Return an ascending pile with one more card."""
    more = pile.copy()
    put_in_order(card, more)
    return more


def with_last(pile: list[int], card: int) -> list[int]:
    """Return a pile with one more card at its end."""
    return pile + [card]  # noqa: RUF005 - unpacking is slower when compiled


def without_card(pile: list[int], card: "i64") -> list[int]:
    """Return a pile without the first such card; raise ValueError if there is none."""
    for place in range(len(pile)):
        if pile[place] == card:
            return pile[:place] + pile[place + 1 :]
    raise ValueError(f"there is no card {card} in the pile")


def merged(one: list[int], other: list[int]) -> list[int]:
    """Return the cards of two ascending piles, ascending."""
    cards: list[int] = []
    taken: i64 = 0
    for card in one:
        while taken < len(other) and other[taken] < card:
            cards.append(other[taken])
            taken += 1
        cards.append(card)
    cards += other[taken:]
    return cards


def without_cards(pile: list[int], cards: list[int]) -> list[int]:
    """Return an ascending pile without some of its cards, which are given in the same order."""
    left: list[int] = []
    gone: i64 = 0
    for card in pile:
        if gone < len(cards) and cards[gone] == card:
            gone += 1
        else:
            left.append(card)
    return left


def with_entry(entries: list[EntryT], place: int, entry: EntryT) -> list[EntryT]:
    """Return a list with another entry at a place."""
    changed = entries.copy()
    changed[place] = entry
    return changed
