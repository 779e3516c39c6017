"""What a seat may know as numbers, for learning agents: parts of constant length.

Seats are counted from the observing one. A number that may be missing is counted from 1, and 0
means none. Patterns and mats have a line for each piece (seven kinds, symbol, box), mats one more
for a stray: present, q, r, face, rotation, how many pieces lie below it.
"""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import q_of, r_of
from tabbytop.games.kitty_paw.pieces import (
    FIRST_SYMBOL,
    KIND_COUNT,
    NONE,
    PIECES,
    SYMBOL_COUNT,
    TILE_COUNT,
    box_of,
    is_symbol,
    symbol_at,
)
from tabbytop.games.kitty_paw.table import KittyPawTable

QUESTIONS: Final = ["paw", "grab", "build", "answer"]
_LINE: Final = 6
_STRAY_LINE: Final = len(PIECES)


def observe(table: KittyPawTable, seat: int) -> dict[str, list[int]]:
    """Return what the seat may know, in named parts of constant length."""
    order = [(seat + step) % table.seats for step in range(table.seats)]
    prompt = table.prompt(seat)
    actors = table.actors()
    return {
        "question": [int(prompt is not None and prompt.key == key) for key in QUESTIONS],
        "asked": [int(other in actors) for other in order],
        "round": [table.round, table.extra, table.cards_left(), table.seconds],
        "row": [card + 1 for card in table.row],
        "row_patterns": _patterns(table.row),
        "cards": [table.cards[other] + 1 for other in order],
        "pattern": _patterns([table.cards[seat]]),
        "symbols_wanted": [_symbol_wanted(table.cards[other]) for other in order],
        "spots": _spots(table),
        "boxes": _boxes(table, seat, order),
        "paws": _paws(table, order),
        "mats": _mats(table, order),
        "box_sides": [table.faces[box_of(other)] for other in order],
        "points": [table.points(other) for other in order],
        "scored": [table.cards_scored(other) for other in order],
        "playing": [int(table.plays(other)) for other in order],
        "ready": [table.ready[other] for other in order],
        "frozen": [int(table.is_frozen(other)) for other in order],
        "out": [table.out[other] for other in order],
        "wrong_calls": [table.wrong_calls[other] for other in order],
        "full": [int(table.has_full_mat(other)) for other in order],
        "peeking": [table.peeking[other] + 1 for other in order],
        "caller": [int(other == table.caller) for other in order],
        "answered": [int(other in table.answered) for other in order],
    }


def _patterns(cards: list[int]) -> list[int]:
    numbers: list[int] = []
    for card in cards:
        lines = [0] * (len(PIECES) * _LINE)
        if card != NONE:
            pattern = CARDS[card]
            for number, piece in enumerate(pattern.pieces):
                line = [1, pattern.qs[number], pattern.rs[number]]
                line.extend([pattern.faces[number], pattern.turns[number], number])
                lines[piece * _LINE : (piece + 1) * _LINE] = line
        numbers.extend(lines)
    return numbers


def _symbol_wanted(card: int) -> int:
    return 0 if card == NONE else CARDS[card].symbol + 1


def _spots(table: KittyPawTable) -> list[int]:
    numbers: list[int] = []
    in_use = table.set_count() * KIND_COUNT
    for spot in range(TILE_COUNT):
        if spot < in_use and table.holders[spot] == NONE:
            numbers.extend([table.kinds[spot] + 1, table.faces[spot], table.turns[spot]])
        else:
            numbers.extend([0, 0, 0])
    return numbers


def _boxes(table: KittyPawTable, seat: int, order: list[int]) -> list[int]:
    """For each box: the seat that has taken it, the seat that peeks at it, the known symbol."""
    numbers: list[int] = []
    for box in range(SYMBOL_COUNT):
        holder, peeker = table.holders[symbol_at(box)], table.peeker(box)
        numbers.append(0 if holder == NONE else order.index(holder) + 1)
        numbers.append(0 if peeker == NONE else order.index(peeker) + 1)
        known = table.has_seen(seat, box)
        numbers.append(table.symbols[box] + 1 if known else 0)
    return numbers


def _paws(table: KittyPawTable, order: list[int]) -> list[int]:
    """For each paw: the piece in it, its face and rotation, its symbol, whether it is a stray."""
    numbers: list[int] = []
    for seat in order:
        thing = table.paws[seat]
        if thing == NONE:
            numbers.extend([0, 0, 0, 0, 0])
            continue
        symbol = table.symbols[thing - FIRST_SYMBOL] + 1 if is_symbol(thing) else 0
        numbers.extend([table.piece_of(thing) + 1, table.faces[thing], table.turns[thing]])
        numbers.extend([symbol, int(thing == table.strays[seat])])
    return numbers


def _mats(table: KittyPawTable, order: list[int]) -> list[int]:
    """For each mat: its lines, then its symbol and the kind of its stray."""
    numbers: list[int] = []
    for seat in order:
        lines = [0] * ((_STRAY_LINE + 1) * _LINE)
        symbol, stray = 0, 0
        for layer, thing in enumerate(table.mat(seat)):
            place = table.piece_of(thing)
            if thing == table.strays[seat]:
                place, stray = _STRAY_LINE, place + 1
            if is_symbol(thing):
                symbol = table.symbols[thing - FIRST_SYMBOL] + 1
            cell = table.cells[thing]
            line = [1, q_of(cell), r_of(cell), table.faces[thing], table.turns[thing], layer]
            lines[place * _LINE : (place + 1) * _LINE] = line
        numbers.extend(lines)
        numbers.extend([symbol, stray])
    return numbers
