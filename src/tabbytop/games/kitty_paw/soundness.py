"""Whether a table that was read from outside could be a table of this game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.table import KittyPawTable


def check(table: "KittyPawTable") -> None:
    """Raise BadPosition, saying where, if it could not."""
