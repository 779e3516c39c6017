"""Short symbols with a letter each: a cat's colours and needs, food, what a card is worth."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.cat_lady.cards import TOKENS, Kind
from tabbytop.games.cat_lady.cats import BLACK, COLOURS, GRAY, NOTHING, ORANGE, WHITE, Cat
from tabbytop.games.cat_lady.terminal.texts import letter, short_counted
from tabbytop.terminal.colours import CREAM, INK

FED: Final = "✓"
GOOD_STYLE: Final = "bold #5DBE9A"
BAD_STYLE: Final = "bold #F2A0B3"
UNSURE: Final = "?"  # after points that leave something out
FACE: Final = "=^.^="  # the cat token

# Styles by the letter of a need or token in the rules: chicken, tuna, milk, wild, treat.
_FOOD_STYLES: Final = {
    "c": f"bold {CREAM} on #A8501F",
    "t": f"bold {CREAM} on #2B67A3",
    "m": f"bold {INK} on #FFFFFF",
    "w": f"bold {INK} on #F2C33C",
    "x": f"bold {CREAM} on #A2335A",
    "?": f"bold {INK} on #C8B797",
}
LETTERS: Final = dict(zip(TOKENS, "ctmwx", strict=True))
_FOODS: Final = dict(zip("ctmwx", TOKENS, strict=True))
_CAT_STYLES: Final = {
    BLACK: f"bold {CREAM} on #17111F",
    ORANGE: f"bold {INK} on #F2A326",
    WHITE: f"bold {INK} on #FFFFFF",
    GRAY: f"bold {CREAM} on #6E6878",
}
_COLOUR_NAMES: Final = dict(zip(_CAT_STYLES, COLOURS, strict=True))
# Background colours of cards.
_CAT_COLOUR: Final = "#E9DCC6"
_GROUP_COLOURS: Final = {
    "food": "#BFD9E6",
    "toy": "#F9D3DB",
    "costume": "#D9CCF2",
    "catnip": "#BFE6D2",
    "play": "#FFD98F",
    "box": "#CDAA78",
}
_FOOD_COLOURS: Final = {
    "c": "#EBC6A0",
    "t": "#BAD4EA",
    "m": "#F4F1EA",
    "w": "#F7E3A0",
    "x": "#F2C4D0",
}


def card_colour(card: Cat | Kind) -> str:
    """Return the background colour of a card by its kind."""
    if isinstance(card, Cat):
        return _CAT_COLOUR
    if card.group == "food":
        return _FOOD_COLOURS[card.food[0]]
    return _GROUP_COLOURS[card.group]


def darker(colour: str) -> str:
    """Return a colour, a little darker."""
    parts = [int(colour[place : place + 2], 16) * 9 // 10 for place in (1, 3, 5)]
    return "#" + "".join(f"{part:02X}" for part in parts)


def colour_letters(cat: Cat) -> Text:
    """Return a cat's colours as `BW`, each letter on its colour."""
    return Text().join(_colour_letter(bit) for bit in _CAT_STYLES if cat.colours & bit)


def _colour_letter(colour: int) -> Text:
    return Text.assemble((letter(_COLOUR_NAMES[colour]), _CAT_STYLES[colour]))


def box_symbol(box: Kind) -> Text:
    """Return the cat that a box waits for: its colour, and what it eats."""
    colour = _colour_letter(box.colour)
    return Text.assemble(colour, " ", food_letters(box.eats)) if box.eats else colour


def food_letters(letters: Sequence[str]) -> Text:
    """Return `tcm`, given in the letters of the rules, each letter on its colour."""
    return Text().join(
        Text.assemble((letter(_FOODS[each]) if each in _FOODS else each, _FOOD_STYLES[each]))
        for each in letters
    )


def needs_text(cat: Cat) -> str:
    """Return the letters of what a cat needs; `?` is any food."""
    return cat.needs or "?" * cat.any_food[0]


def needs_letters(cat: Cat) -> Text:
    """Return what a cat needs as coloured letters; a + means that it takes more."""
    least, most = cat.any_food
    return food_letters(needs_text(cat)).append("+" if most > least else "")


def token_counts(amounts: Mapping[str, int], between: str = " ") -> Text:
    """Return `c2 t1`, without tokens of which there are none."""
    found = [
        Text.assemble((letter(token), _FOOD_STYLES[LETTERS[token]]), f"{number}")
        for token, number in amounts.items()
        if number
    ]
    return Text(between).join(found)


def worth_text(cat: Cat, room: int = 99) -> str:
    """Return `3`, `1×orange`, `2+1×food`; a * if the card says more than a number, or than fits."""
    if cat.per == NOTHING:
        return f"{cat.vp}*" if cat.text else str(cat.vp)
    each = f"{cat.each}×{short_counted(cat.per)}"
    text = f"{cat.vp}+{each}" if cat.vp else each
    return text if len(text) <= room else f"{cat.vp}*" if cat.vp else "*"
