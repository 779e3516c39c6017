"""All cards of an edition, as `cards` tells them."""

from collections.abc import Iterator, Mapping
from typing import Final

from tabbytop.games.cat_lady.cards import OTHERS, Kind
from tabbytop.games.cat_lady.cats import (
    CATS,
    COLOURS,
    ENDLESS,
    STRAYS,
    TREATS_CATS,
    TREATS_STRAYS,
    Cat,
)
from tabbytop.kernel.telling import listed, sentence
from tabbytop.terminal.board import Card
from tabbytop.terminal.boards.cat_lady import signs

_TYPES: Final = {"c": "chicken", "t": "tuna", "m": "milk", "w": "wild", "x": "treat"}
_GROUPS: Final = {
    "toy": "Toy: sets of different ones bring 1, 3, 5, 8, 12.",
    "costume": "Costume: the most bring 6; none costs 2.",
    "catnip": "1 costs 2; 2-3 bring 1 a fed cat; 4 or more bring 2.",
}


def cards(options: Mapping[str, object]) -> list[Card]:
    """The cats, the strays, and everything else that is in a game with these options."""
    treats = options.get("edition") != "base"
    return [*_cats(treats), *_others(treats)]


def _cats(treats: bool) -> Iterator[Card]:
    for number, cat in enumerate(CATS):
        from_treats = TREATS_CATS <= number < STRAYS or number >= TREATS_STRAYS
        if treats or not from_treats:
            yield Card(cat.name, cat.title, told(cat, stray=number >= STRAYS))


def _others(treats: bool) -> Iterator[Card]:
    for kind in OTHERS:
        if sum(kind.base) or treats:
            title = "Box" if kind.group == "box" else kind.title
            yield Card(kind.name, title, _told(kind))


def told(cat: Cat, *, stray: bool) -> str:
    """`Black and white, needs tuna and chicken: 3.`"""
    colours = [name for bit, name in enumerate(COLOURS) if cat.colours >> bit & 1]
    kind = "Stray, " if stray else ""
    text = f"{kind}{listed(colours)}, {_needs(cat)}: {signs.worth_told(cat)}"
    return sentence(text)


def _needs(cat: Cat) -> str:
    least, most = cat.any_food
    if cat.needs:
        return f"needs {_food(cat.needs)}"
    if least == most:
        return f"needs {least} of any food"
    return f"takes {least} or more of any food" if most == ENDLESS else f"takes {least}-{most} food"


def _food(letters: str) -> str:
    """`2 tuna and milk`."""
    counts = {letter: letters.count(letter) for letter in letters}
    return listed([f"{n} {_TYPES[x]}" if n > 1 else _TYPES[x] for x, n in counts.items()])


def _told(kind: Kind) -> str:
    if kind.group == "food":
        feeds = " Feeds any cat by itself: 1 point." if kind.food == "x" else ""
        wild = " Counts as chicken, tuna or milk." if kind.food == "w" else ""
        return f"Food: {_food(kind.food)}.{feeds}{wild}"
    if kind.group == "box":
        return f"{kind.title}, fed or not: filled, it brings 1 for every box you have."
    return kind.text or _GROUPS[kind.group]
