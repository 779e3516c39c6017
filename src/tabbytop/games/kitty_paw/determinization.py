"""A table that could be the real one, for all that a seat knows (KP-K35).

Hidden are the undersides of the Hide-and-Seek cards that the seat has not seen this round; they
change places among themselves. The pile has no order until a card is turned up.
"""

from typing import TYPE_CHECKING

from tabbytop.games.kitty_paw.pieces import SYMBOL_COUNT
from tabbytop.kernel.generator import Generator

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.table import KittyPawTable


def resample_hidden(table: "KittyPawTable", seat: int, rng: Generator) -> None:
    """Shuffle what the seat has not seen."""
    hidden: list[int] = []
    for box in range(SYMBOL_COUNT):
        if not table.has_seen(seat, box):
            hidden.append(table.symbols[box])
    hidden.sort()  # what is dealt must not depend on how it lay
    for box in range(SYMBOL_COUNT):
        if not table.has_seen(seat, box):
            table.symbols[box] = hidden.pop(rng.below(len(hidden)))
