"""Cat Lady's moves in German, short enough for a list."""

from collections.abc import Callable, Mapping
from typing import Final

from tabbytop.games.cat_lady.moves import TAKE_BACK, VOCABULARY
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.cat_lady.titles import FOODS, GOALS, line, title

_TOLD: Final = {
    "place": "die Katze an {line}",
    "take": "{line}",
    "cash": "zwei vermisste Katzen gegen 2 Punkte",
    "spray": "sprühen: die Katze an {line}",
    "shop": "einkaufen: von jedem Futter eins",
    "laser": "Laserpointer: {cells}",
    "pick": "{cell} holen",
    "pay": "Choupette füttern: {tokens}",
    "guide": "{line}",
    "end": "nichts mehr",
    "done": "alle sind gefüttert",
    "adopt": "{stray} aufnehmen",
    "brush": "{cat} gegen {cell} tauschen",
    "throw": "{cell} wegwerfen",
    "swap": "{goal} gegen {pool}",
    "feed": "{cat} frisst {food}",
}


def tell_move(move: int, teller: Teller) -> str:
    """A move in words."""
    parts = VOCABULARY.parts(move)
    if TAKE_BACK.holds(move):
        return f"{title(parts['cat'])} gibt alles zurück"
    return _TOLD[parts["verb"]].format(**_german(parts))


def _german(parts: Mapping[str, str]) -> dict[str, str]:
    """What is in a move's gaps."""
    german: dict[str, Callable[[str], str]] = {
        "line": line,
        "cat": title,
        "stray": title,
        "goal": GOALS.__getitem__,
        "pool": GOALS.__getitem__,
        "food": _food,
        "tokens": _food,
        "cells": lambda cells: cells.replace(" ", " und "),
    }
    return {slot: german.get(slot, str)(word) for slot, word in parts.items()}


def _food(words: str) -> str:
    """`Joker als Thunfisch`, `Thunfisch und Milch`."""
    between = {"as": "als", "and": "und"}
    return " ".join([between.get(word) or FOODS[word] for word in words.split()])
