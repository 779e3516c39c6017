"""The list of Kitty Paw's cats, for players."""

from typing import TypedDict

from tabbytop.games.kitty_paw.pieces import KIND_COUNT, KINDS, LONG, SYMBOLS
from tabbytop.kernel.guide import Card
from tabbytop.texts.message import Message


class CardFacts(TypedDict, total=False):
    """The facts about cards as the server sends them: those that are empty or untrue left out."""

    long: bool  # two cats long
    like: str  # the tile that a Hide-and-Seek cat imitates


def cards() -> list[Card]:
    """List the cats, then the Hide-and-Seek cats that resemble them, as data."""
    tiles = [
        Card(name, group="tile", facts={"long": kind == LONG}) for kind, name in enumerate(KINDS)
    ]
    hidden = [
        Card(
            name,
            group="hide-and-seek",
            facts={"like": KINDS[symbol]} if symbol < KIND_COUNT else {},
        )
        for symbol, name in enumerate(SYMBOLS)
    ]
    return [*tiles, *hidden]


def title(name: str) -> str:
    """Return what a piece or a symbol is called in English."""
    return str(Message("kitty-paw", f"card-{name.replace(' ', '-')}"))
