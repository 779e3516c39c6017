"""Names of the game's catalogue in the language of the terminal."""

from typing import Final

from tabbytop.games.kitty_paw.pieces import KINDS, SYMBOLS
from tabbytop.terminal.texts import say
from tabbytop.texts.catalogue import add_area

_AREA: Final = "terminal-kitty-paw"
_CATS: Final = {name.replace(" ", "_"): name for name in [*KINDS, *SYMBOLS]}
add_area(_AREA, kinds=dict.fromkeys(_CATS, "card"), names_from="kitty-paw")


def letters_text(name: str) -> str:
    """Return the two letters of a cat, or three of the Box card."""
    return say(_AREA, f"letters-{name.replace(' ', '-')}")


def help_text() -> str:
    """Return how to read the pieces, and the keys, in chapters (`kernel.guide`)."""
    keys = ("help-pieces", "help-keys")
    return "\n\n".join(
        f"# {say(_AREA, f'{key}.heading')}\n{say(_AREA, key, **_CATS)}" for key in keys
    )
