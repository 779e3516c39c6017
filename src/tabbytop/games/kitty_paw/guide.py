"""The list of Kitty Paw's cats, for players."""

from tabbytop.games.kitty_paw.pieces import KIND_COUNT, KINDS, LONG, SYMBOLS
from tabbytop.kernel.guide import Card
from tabbytop.texts.message import Message


def cards() -> list[Card]:
    """List the cats, then the Hide-and-Seek cats that resemble them, in English."""
    tiles = [_card(name, "tile", {"long": kind == LONG}) for kind, name in enumerate(KINDS)]
    hidden = [
        _card(name, "hide-and-seek", {"like": KINDS[symbol]} if symbol < KIND_COUNT else {})
        for symbol, name in enumerate(SYMBOLS)
    ]
    return [*tiles, *hidden]


def title(name: str) -> str:
    """Return what a piece or a symbol is called in English."""
    return str(Message("kitty-paw", f"card-{name.replace(' ', '-')}"))


def _card(name: str, group: str, facts: dict[str, object]) -> Card:
    text = Message("kitty-paw", f"card-{name.replace(' ', '-')}.text")
    return Card(name, title(name), str(text), group, facts)
