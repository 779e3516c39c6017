"""A small player of Kitty Paw for the tests: it builds its card piece by piece, by legal moves.

It knows the whole truth and has no hands: what it does costs no time.
"""

from collections.abc import Iterator

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES, CELLS, cell_at, far_end, q_of, r_of
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, LONG, PIECES, SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.things import FIRST_SYMBOL, NONE
from tabbytop.kernel.table import CLOCK


def pattern_of(table: KittyPawTable, seat: int) -> Pattern:
    """The card that a seat builds."""
    assert table.cards[seat] != NONE
    return CARDS[table.cards[seat]]


def cells_of(pattern: Pattern, home: int = -1) -> list[str]:
    """Where the pieces of a pattern come to lie, if its first piece lies at this cell; without
    one, the first place on the mat where all of it has room."""
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
    """Whether a piece of the pattern would lie wholly on the mat there."""
    if cell < 0 or pattern.pieces[number] != LONG:
        return cell >= 0
    return far_end(cell, pattern.turns[number]) >= 0


def strokes(table: KittyPawTable, seat: int, home: int = -1) -> Iterator[str]:
    """The moves that build a seat's card from nothing, each to be made before the next is asked
    for: it is looked up on the table what comes next."""
    pattern = pattern_of(table, seat)
    cells = cells_of(pattern, home)
    for number, piece in enumerate(pattern.pieces):
        yield from fetch(table, seat, piece)
        thing = table.paws[seat]
        while table.turns[thing] != pattern.turns[number]:
            yield "turn right"
        if table.faces[thing] != pattern.faces[number]:
            yield "flip"
        yield f"place {cells[number]}"


def fetch(table: KittyPawTable, seat: int, piece: int) -> Iterator[str]:
    """The moves that bring a piece into the paw."""
    if piece == BOX:
        yield "lift box"
    elif piece == SYMBOL:
        box = table.symbols.index(pattern_of(table, seat).symbol)
        yield f"peek {box + 1}"
        yield "keep"
    else:
        yield f"take {spot_of(table, piece)}"


def spot_of(table: KittyPawTable, kind: int) -> int:
    """The number of a spot where a tile of this kind lies."""
    for spot, tile in enumerate(table.view(None)["spots"]):
        if tile is not None and tile["kind"] == PIECES[kind]:
            return spot + 1
    raise AssertionError("there is no such tile left")


def box_with(table: KittyPawTable, symbol: int) -> int:
    """The number of the box where a symbol is, or belongs."""
    return table.symbols.index(symbol) + 1


def build(table: KittyPawTable, seat: int, home: int = -1) -> None:
    """Build a seat's card."""
    for move in strokes(table, seat, home):
        table.play(seat, move)


def begin(table: KittyPawTable) -> None:
    """All paws in, and a card for each: the first of the row for the first seat, and so on."""
    table.play(CLOCK, "start")
    place = 0
    for seat in table.seats_in():
        while table.row[place] == NONE:
            place += 1
        table.play(seat, f"grab {place + 1}")


def win_round(table: KittyPawTable, seat: int) -> None:
    """From the paws on: the seat builds its card and calls, the others answer in their order."""
    begin(table)
    build(table, seat)
    others = [other for other in table.seats_in() if other != seat]
    table.play(seat, "meow")
    if len(others) > 1:
        for other in others:
            table.play(other, "meow")


def taken_symbol(table: KittyPawTable, seat: int) -> int:
    """The symbol of the Hide-and-Seek card that a seat has taken."""
    return table.symbols[table.symbol_held(seat) - FIRST_SYMBOL]
