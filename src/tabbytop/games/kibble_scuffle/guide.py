"""The rules of Kibble Scuffle in short, and every card, in our own words."""

from collections.abc import Mapping, Sequence
from typing import Final

from tabbytop.games.kibble_scuffle.cards import FAT, KINDS, is_cat, is_item
from tabbytop.kernel.guide import Card

RULES: Final = """\
THE IDEA
Three bowls, hungry cats. Have your cats at a bowl when it fills up, eat the best cubes, and be
ahead when somebody has 20 points.

YOUR TURN
Play one card from your hand at one of the bowls. Cats stay there, and most of them do something
when they arrive. A cat that is moved to another bowl arrives again, and does it again. Whoever
owns a cat decides for it, on anybody's turn.

An item works first; then a cat follows it at the same bowl, in the same turn.

If nothing in your hand can be played, you discard a card instead.

A bowl that is empty gets four fresh cubes at once, and only during dinner it waits until that is
over. After every turn everybody draws up to five cards.

DINNER
When a turn is over and five cats or more are at a bowl, they eat. (A Fat Cat counts as two.)

Whoever has the Cat Food Box begins, then clockwise: pick one of your cats there and a cube for
it; the cat goes to your discard. When the food is gone, the other cats leave hungry.

If several bowls are full, the box holder says which is next. Then the box moves on to the left.

EATS FIRST
Queen, Tom and Alley Cat eat before all others, and a bowl has room for only one of them. A Queen
may be played on a Tom or Alley Cat: out they go. One that is moved onto another is discarded.

THE END
After a dinner, if somebody has 20 points or more, most points win; if equal, the fewest cubes.

In teams, partners sit opposite and add up their points.
"""


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the kinds of cards that are in a game with these options."""
    wanted = _kinds_in(options)
    return [
        Card(
            name=kind.name,
            title=kind.title,
            text=kind.text,
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
