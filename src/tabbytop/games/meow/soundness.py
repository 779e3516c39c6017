"""Whether a table that was read from outside could be a table of this game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabbytop.games.meow.table import MeowTable


def check(table: "MeowTable") -> None:
    """Raise BadPosition, saying where, if it could not."""
