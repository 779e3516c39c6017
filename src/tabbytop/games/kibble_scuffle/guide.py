"""Every card of Kibble Scuffle as data."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from tabbytop.games.kibble_scuffle.cards import FAT, KINDS, is_cat, is_item
from tabbytop.kernel.guide import Card


class CardFacts(TypedDict, total=False):
    """The facts about cards as the server sends them: those that are empty or untrue left out."""

    copies: int  # in the set of each seat
    advanced: bool
    first: bool  # eats before all others
    counts: int  # the cats it counts for at a bowl


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the kinds of cards that are in a game with these options."""
    wanted = _kinds_in(options)
    return [
        Card(
            name=kind.name,
            group="item" if is_item(number) else "cat",
            facts={
                "copies": kind.copies,
                "advanced": kind.advanced,
                "first": kind.priority,
                "counts": _counts(number),
            },
        )
        for number, kind in enumerate(KINDS)
        if kind.name in wanted
    ]


def _counts(kind: int) -> int:
    """Return as how many cats the kind counts at a bowl."""
    if not is_cat(kind):
        return 0
    return 2 if kind == FAT else 1


def _kinds_in(options: Mapping[str, object]) -> set[str]:
    """Return the names of the cards in a game with these options."""
    listed = options.get("cards")
    if options.get("deck") == "same" and isinstance(listed, Sequence):
        return {str(name) for name in listed}
    basic = options.get("deck") == "basic"
    return {kind.name for kind in KINDS if not (basic and kind.advanced)}
