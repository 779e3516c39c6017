"""The short rules of Kitty Paw and the list of its cats, for players."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kitty_paw.pieces import KIND_COUNT, KINDS, LONG, SYMBOLS, TITLES
from tabbytop.kernel.guide import Card

RULES: Final = """\
THE IDEA
Everybody builds at the same time, with one paw. Copy the picture on your card with cats from the
middle, then say Meow! before the others do.

A ROUND
Paws in, and it starts. Grab one of the four cards. Take one cat at a time, turn it, flip it, put
it on your mat. It does not matter where on the mat the picture lies; how the pieces lie to each
other does. Your Box card belongs to it, with a cat in it. A cat that your card does not ask for
runs home after a while.

HIDE AND SEEK
If your card shows a Hide-and-Seek symbol, find it under the eight boxes. Only you see what you
peek at, and only for a moment: remember it. Those cats look much like the tiles. What you take,
all see; a wrong one slips back after a while.

MEOW!
With a full mat Meow! is a call: everybody stops and puts a paw up, and the last paw pays, from
three players on. Then the mat is checked. Right: the card is yours for its points. Wrong: it costs
you its penalty. With a mat that is not full it is a false start, and your paw is frozen for a
moment. Nobody can call before all have a card: a full mat waits for them, and nothing is frozen.

THE END
When somebody has scored five cards, right or wrong, or the pile is empty. Most points win; who is
tied plays an extra round. Alone you build one card of each of ten rows, against the seconds.
"""


def cards(options: Mapping[str, object]) -> list[Card]:
    """List the cats, then the Hide-and-Seek cats that resemble them."""
    tiles = [
        Card(name, TITLES[kind], _tile(kind), "tile", {"long": kind == LONG})
        for kind, name in enumerate(KINDS)
    ]
    hidden = [
        Card(
            name=name,
            title=name.title(),
            text=_hides(symbol),
            group="hide-and-seek",
            facts={"like": KINDS[symbol]} if symbol < KIND_COUNT else {},
        )
        for symbol, name in enumerate(SYMBOLS)
    ]
    return [*tiles, *hidden]


def _tile(kind: int) -> str:
    size = "A tile two cats long" if kind == LONG else "A tile"
    return f"{size}: awake on one side, asleep on the other."


def _hides(symbol: int) -> str:
    if symbol < KIND_COUNT:
        return f"Hides in a box, and looks much like the {TITLES[symbol]}."
    return "Hides in a box. No cat at all, whatever it says."
