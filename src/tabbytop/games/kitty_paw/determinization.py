"""Determinization: sample a table that agrees with everything a seat knows (KP-K35).

Hidden are the undersides of the Hide-and-Seek cards that the seat has not seen in this round; they
are shuffled among themselves. The pile has no order until a card is turned up.
"""

from tabbytop.games.kitty_paw.pieces import SYMBOL_COUNT
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.generator import Generator


def resample_hidden(table: KittyPawTable, seat: int, rng: Generator) -> None:
    """Shuffle the symbols that the seat has not seen."""
    hidden: list[int] = []
    for box in range(SYMBOL_COUNT):
        if not table.has_seen(seat, box):
            hidden.append(table.symbols[box])
    hidden.sort()  # the sample must not depend on the real order
    table.symbols = table.symbols.copy()
    for box in range(SYMBOL_COUNT):
        if not table.has_seen(seat, box):
            table.symbols[box] = hidden.pop(rng.below(len(hidden)))
