"""Colours, seat marks and chips. A letter or a word always repeats what a colour says."""

from functools import cache
from typing import Final

from rich.text import Text

from tabbytop.games.registry import game as find_game
from tabbytop.kernel.errors import UnknownGame
from tabbytop.kernel.manifest import Manifest

INK: Final = "#2B2233"
CREAM: Final = "#FFF8EA"
QUIET: Final = "dim"
FRAME: Final = "#A08A6C"

_SEATS: Final = (
    f"{CREAM} on #3E7FDD",  # Denim
    f"{CREAM} on #B64005",  # Brick
    f"{INK} on #DFA646",  # Mustard
    f"{CREAM} on #186C6A",  # Pine
    f"{INK} on #ACA0FE",  # Lilac
    f"{INK} on #EC6D8E",  # Rose
    f"{CREAM} on #6C2D1C",  # Cocoa
    f"{INK} on #2CABC3",  # Lagoon
    f"{INK} on #859330",  # Olive
    f"{CREAM} on #4F3659",  # Plum
    f"{INK} on #FDC58E",  # Peach
    f"{INK} on #D0BBC9",  # Shell
)
_CUBES: Final = {1: ("#C98F48", INK), 2: ("#C25A34", CREAM), 3: ("#6F4180", CREAM)}


@cache
def accent(game: str) -> str:
    """Return the colour of a game."""
    try:
        return find_game(game).manifest.accent.colour
    except UnknownGame:  # a game that is played without being registered
        return Manifest().accent.colour


def seat_marks(names: list[str]) -> list[str]:
    """Return a different letter or digit for every player, from the name if possible."""
    taken: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalnum() and letter.isascii()]
        if name[-1:].isdecimal():
            letters.insert(0, name[-1])
        spare = [*letters, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
        taken.append(next((letter for letter in spare if letter not in taken), "?"))
    return taken


def chip(mark: str, seat: int, *, tight: bool = False) -> Text:
    """Return a player's mark on the player's colour."""
    style = f"bold {_SEATS[seat % len(_SEATS)]}"
    return Text.assemble((mark if tight else f" {mark} ", style))


def seat_colour(seat: int) -> str:
    """Return a player's colour."""
    return _SEATS[seat % len(_SEATS)].rpartition(" ")[2]


def cube(value: int) -> Text:
    """Draw a food cube with its points."""
    colour, print_on_it = _CUBES[value]
    return Text.assemble(
        ("▐", colour), (str(value), f"bold {print_on_it} on {colour}"), ("▌", colour)
    )


def highlight(number: str, game: str) -> Text:
    """Return a number highlighted in the game's colour."""
    return Text.assemble((number, f"bold {INK} on {accent(game)}"))
