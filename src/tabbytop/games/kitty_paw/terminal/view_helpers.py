"""Typed access to a view of Kitty Paw, and facts read from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView, KittyPawView, SeatView

_AREA: Final = "terminal-kitty-paw"
_LEVEL_NAMES: Final = {1: "I", 2: "II", 3: "III"}


def kitty_view(view: Mapping[str, object]) -> "KittyPawView":
    """Return the view with its type."""
    return cast("KittyPawView", view)


def cell_number(name: str | None) -> int:
    """Return the number of the named cell at which a piece lies."""
    if name is None:
        raise ValueError("what is in a paw lies at no cell")
    return CELL_NAMES.index(name)


def is_building(seat: "SeatView | None") -> bool:
    """Whether a seat builds in this round: no onlooker, and not out by a false alarm."""
    return seat is not None and seat["playing"] and not seat["out"]


def progress(seat: "SeatView") -> tuple[int, int]:
    """Return how many pieces lie on a mat, and how many the seat's card shows."""
    card = seat["card"]
    return len(seat["mat"]), 0 if card is None else len(card["pieces"])


def worth_text(card: "CardView") -> str:
    """Return `6 or -2`: the points of a card, right or wrong."""
    return say(_AREA, "worth", value=card["value"], penalty=card["penalty"])


def symbol_text(card: "CardView") -> str:
    """Return the card's Hide-and-Seek symbol in words; empty if it shows none."""
    return "" if card["symbol"] is None else say(_AREA, "seek", symbol=card["symbol"])


def level_text(card: "CardView") -> str:
    """Return `level II`."""
    return say(_AREA, "level", level=_LEVEL_NAMES[card["level"]])
