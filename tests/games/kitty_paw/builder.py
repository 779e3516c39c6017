"""A small player of Kitty Paw for the tests: it builds its card piece by piece, by legal moves.

It knows the whole truth and has no hands: what it does costs no time.
"""

import functools
from collections.abc import Iterator

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES, CELLS, cell_at, far_end, q_of, r_of
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FIRST_SYMBOL,
    KIND_COUNT,
    LONG,
    NONE,
    PIECES,
    SYMBOL,
    is_symbol,
    symbol_at,
)
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.table import CLOCK


def pattern_of(table: KittyPawTable, seat: int) -> Pattern:
    """The card that a seat builds."""
    assert table.cards[seat] != NONE
    return CARDS[table.cards[seat]]


@functools.cache
def cells_of(pattern: Pattern, home: int = -1) -> list[str]:
    """The cells of a pattern's pieces, with its first piece at this cell; without one, at the first
    cell where the whole pattern fits."""
    for cell in range(CELLS) if home < 0 else [home]:
        q, r = q_of(cell) - pattern.qs[0], r_of(cell) - pattern.rs[0]
        cells = [
            cell_at(pattern.qs[number] + q, pattern.rs[number] + r)
            for number in range(len(pattern.pieces))
        ]
        if all(lies_on_the_mat(pattern, number, cells[number]) for number in range(len(cells))):
            return [CELL_NAMES[cell] for cell in cells]
    raise AssertionError("the pattern does not fit on the mat")


def lies_on_the_mat(pattern: Pattern, number: int, cell: int) -> bool:
    """Whether a piece of the pattern would lie wholly on the mat at a cell."""
    if cell < 0 or pattern.pieces[number] != LONG:
        return cell >= 0
    return far_end(cell, pattern.turns[number]) >= 0


def strokes(table: KittyPawTable, seat: int, home: int = -1) -> Iterator[str]:
    """The moves that build a seat's card, each to be made before the next is asked for."""
    while move := next_stroke(table, seat, home):
        yield move


def next_stroke(table: KittyPawTable, seat: int, home: int = -1) -> str | None:
    """The next move that builds a seat's pattern, piece by piece from the lowest; None when it is
    done, or when a needed piece is not there."""
    pattern = pattern_of(table, seat)
    cells = cells_of(pattern, home)
    mat = table.mat(seat)
    right = 0
    while right < len(mat) and lies_right(table, pattern, cells, right, mat[right]):
        right += 1
    if table.peeking[seat] != NONE:
        found = table.symbols[table.peeking[seat]] == pattern.symbol
        return "keep" if found and not table.has_right_symbol(seat) else "shut"
    if table.paws[seat] != NONE:
        return use(table, seat, pattern, cells, right if right == len(mat) else len(pattern.pieces))
    if right < len(mat):
        return f"lift {word_for(table, seat, mat[right])}"
    return None if right == len(pattern.pieces) else fetch(table, pattern.pieces[right], seat)


def lies_right(
    table: KittyPawTable, pattern: Pattern, cells: list[str], number: int, thing: int
) -> bool:
    """Whether a thing is the piece of this number and lies right."""
    return (
        number < len(cells)
        and is_piece(table, pattern, number, thing)
        and CELL_NAMES[table.cells[thing]] == cells[number]
        and table.turns[thing] == pattern.turns[number]
        and table.faces[thing] == pattern.faces[number]
    )


def is_piece(table: KittyPawTable, pattern: Pattern, number: int, thing: int) -> bool:
    """Whether a thing can be the piece of this number."""
    if thing in table.strays or table.piece_of(thing) != pattern.pieces[number]:
        return False
    return not is_symbol(thing) or table.symbols[thing - FIRST_SYMBOL] == pattern.symbol


def use(table: KittyPawTable, seat: int, pattern: Pattern, cells: list[str], number: int) -> str:
    """Turn, flip and place the piece of this number that is in the paw; return anything else."""
    thing = table.paws[seat]
    if number == len(cells) or not is_piece(table, pattern, number, thing):
        return "home"
    if table.turns[thing] != pattern.turns[number]:
        return "turn right"
    if table.faces[thing] != pattern.faces[number]:
        return "flip"
    return f"place {cells[number]}"


def word_for(table: KittyPawTable, seat: int, thing: int) -> str:
    """The word of LIFT for a thing on a mat."""
    return "stray" if thing == table.strays[seat] else PIECES[table.piece_of(thing)]


def fetch(table: KittyPawTable, piece: int, seat: int) -> str | None:
    """The move that reaches for a piece; None if it is not there."""
    if piece == BOX:
        return "lift box"
    if piece == SYMBOL:
        box = table.symbols.index(pattern_of(table, seat).symbol)
        closed = table.holders[symbol_at(box)] == NONE and table.peeker(box) == NONE
        return f"peek {box + 1}" if closed else None
    for spot in range(table.set_count() * KIND_COUNT):
        if table.kinds[spot] == piece and table.holders[spot] == NONE:
            return f"take {spot + 1}"
    return None


def build(table: KittyPawTable, seat: int, home: int = -1) -> None:
    """Build a seat's card."""
    for move in strokes(table, seat, home):
        table.play(seat, move)


def begin(table: KittyPawTable) -> None:
    """Put all paws in and give each seat a card, in the order of the row."""
    table.play(CLOCK, "start")
    place = 0
    for seat in table.seats_in_round():
        while table.row[place] == NONE:
            place += 1
        table.play(seat, f"grab {place + 1}")


def win_round(table: KittyPawTable, seat: int) -> None:
    """Play a round: the seat builds its card and calls, the others answer in order."""
    begin(table)
    build(table, seat)
    others = [other for other in table.seats_in_round() if other != seat]
    table.play(seat, "meow")
    if table.caller == seat:
        for other in others:
            table.play(other, "meow")
