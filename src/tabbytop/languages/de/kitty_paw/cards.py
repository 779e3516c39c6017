"""Kitty Paw's cats in German; what programs read stays as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tabbytop.games.kitty_paw import guide
from tabbytop.kernel.guide import Card

# All of them are feminine, so that `eine` and `deine` always fit.
TITLES: Final = {
    "siamese": "Siamkatze",
    "ginger": "Tigerkatze",
    "tuxedo": "Frackkatze",
    "calico": "Glückskatze",
    "sphynx": "Sphynxkatze",
    "blue": "Russisch Blau",
    "bobtail": "Bobtailkatze",
    "symbol": "Versteckkarte",
    "box": "Kartonkarte",
}
SYMBOLS: Final = {
    "birman": "Birma",
    "somali": "Somali",
    "cymric": "Cymric",
    "tortie": "Schildpatt",
    "peterbald": "Peterbald",
    "chartreux": "Kartäuser",
    "turkish van": "Türkisch Van",
    "chihuahua": "Chihuahua",
}


def tell_cards(options: Mapping[str, object]) -> list[Card]:
    """The cats, and the Hide-and-Seek cats that look like them."""
    return [_german(card) for card in guide.cards(options)]


def _german(card: Card) -> Card:
    if card.group == "tile":
        size = "Ein Plättchen, zwei Katzen lang" if card.facts["long"] else "Ein Plättchen"
        text = f"{size}: auf einer Seite wach, auf der anderen schläft sie."
        return replace(card, title=TITLES[card.name], text=text)
    if "like" in card.facts:
        like = TITLES[str(card.facts["like"])]
        text = f"Steckt in einem Karton und sieht der {like} zum Verwechseln ähnlich."
    else:
        text = "Steckt in einem Karton. Gar keine Katze, was auch immer er behauptet."
    return replace(card, title=SYMBOLS[card.name], text=text)
