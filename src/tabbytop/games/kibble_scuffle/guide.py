"""Every card of Kibble Scuffle, with its English text."""

from collections.abc import Mapping, Sequence

from tabbytop.games.kibble_scuffle.cards import FAT, KINDS, is_cat, is_item
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.guide import Card


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the kinds of cards that are in a game with these options."""
    wanted = _kinds_in(options)
    return [
        Card(
            name=kind.name,
            title=str(message(f"card-{kind.name}")),
            text=str(message(f"card-{kind.name}.text")),
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
