"""What a seat may know as numbers, for learning agents: parts of constant length.

Seats are counted from the observing one. A number that may be missing is counted from 1, and 0
means none. Patterns and mats have a line for each piece (seven kinds, symbol, box), mats one more
for a stray: present, q, r, face, rotation, how many pieces lie below it.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import q_of, r_of
from tabbytop.games.kitty_paw.patterns import Pattern
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
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.table import CLOCK

if TYPE_CHECKING:
    from mypy_extensions import i64

QUESTIONS: Final = ["paw", "grab", "build", "answer"]
_QUESTION_PLACES: Final = {key: place for place, key in enumerate(QUESTIONS)}
_LINE: Final = 6
_STRAY_LINE: Final = len(PIECES)


def _pattern_lines(pattern: Pattern) -> list[int]:
    """Return the lines of a card's pattern."""
    lines = [0] * (len(PIECES) * _LINE)
    for number, piece in enumerate(pattern.pieces):
        line = [1, pattern.qs[number], pattern.rs[number]]
        line.extend([pattern.faces[number], pattern.turns[number], number])
        lines[piece * _LINE : (piece + 1) * _LINE] = line
    return lines


_PATTERN_SIZE: Final = len(PIECES) * _LINE
_PATTERNS: Final = [_pattern_lines(card) for card in CARDS]
_MAT_SIZE: Final = (_STRAY_LINE + 1) * _LINE + 2
_PAW_SIZE: Final = 5


def write_observation(table: KittyPawTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat may know, in named parts of constant length."""
    seats: i64 = table.seats
    me: i64 = seat
    _write_question(table, seat, out)
    out.part("round", 4)
    out.add(0, table.round)
    out.add(1, table.extra)
    out.add(2, table.cards_left())
    out.add(3, table.seconds)
    out.part("row", len(table.row))
    for place in range(len(table.row)):
        out.add(place, table.row[place] + 1)
    out.part("row_patterns", len(table.row) * _PATTERN_SIZE)
    for place in range(len(table.row)):
        _write_pattern(table.row[place], place, out)
    out.part("cards", seats)
    for step in range(seats):
        out.add(step, table.cards[(me + step) % seats] + 1)
    out.part("pattern", _PATTERN_SIZE)
    _write_pattern(table.cards[seat], 0, out)
    out.part("symbols_wanted", seats)
    for step in range(seats):
        card = table.cards[(me + step) % seats]
        if card != NONE:
            out.add(step, CARDS[card].symbol + 1)
    _write_spots(table, out)
    _write_boxes(table, seat, out)
    _write_paws(table, me, out)
    _write_mats(table, me, out)
    _write_seats(table, me, out)


def _write_question(table: KittyPawTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat is asked, and which seats are asked."""
    seats: i64 = table.seats
    actors = table.shared_actors()
    question = table.pending()
    out.part("question", len(QUESTIONS))
    if question is not None and seat in actors:
        out.add(_QUESTION_PLACES[question.prompt_key(table, seat)], 1)
    out.part("asked", seats)
    for other in actors:
        if other != CLOCK:
            out.add((other - seat) % seats, 1)


def _write_seats(table: KittyPawTable, me: "i64", out: ObservationWriter) -> None:
    """Write how each seat stands."""
    seats: i64 = table.seats
    out.part("box_sides", seats)
    for step in range(seats):
        out.add(step, table.faces[box_of((me + step) % seats)])
    out.part("points", seats)
    for step in range(seats):
        out.add(step, table.points((me + step) % seats))
    out.part("scored", seats)
    for step in range(seats):
        out.add(step, table.cards_scored((me + step) % seats))
    out.part("playing", seats)
    for step in range(seats):
        out.add(step, 1 if table.plays((me + step) % seats) else 0)
    out.part_from("ready", table.ready, me)
    out.part("frozen", seats)
    for step in range(seats):
        out.add(step, 1 if table.is_frozen((me + step) % seats) else 0)
    out.part_from("out", table.out, me)
    out.part_from("wrong_calls", table.wrong_calls, me)
    out.part("full", seats)
    for step in range(seats):
        out.add(step, 1 if table.has_full_mat((me + step) % seats) else 0)
    out.part("peeking", seats)
    for step in range(seats):
        out.add(step, table.peeking[(me + step) % seats] + 1)
    out.part("caller", seats)
    if table.caller != NONE:
        out.add((table.caller - me) % seats, 1)
    out.part("answered", seats)
    for other in table.answered:
        out.add((other - me) % seats, 1)


def _write_pattern(card: int, place: "i64", out: ObservationWriter) -> None:
    if card != NONE:
        out.fill_slice(_PATTERNS[card], 0, _PATTERN_SIZE, place * _PATTERN_SIZE)


def _write_spots(table: KittyPawTable, out: ObservationWriter) -> None:
    """Write for each spot: the kind of its tile, its face and rotation."""
    out.part("spots", TILE_COUNT * 3)
    for spot in range(table.set_count() * KIND_COUNT):
        if table.holders[spot] == NONE:
            out.add(spot * 3, table.kinds[spot] + 1)
            out.add(spot * 3 + 1, table.faces[spot])
            out.add(spot * 3 + 2, table.turns[spot])


def _write_boxes(table: KittyPawTable, seat: int, out: ObservationWriter) -> None:
    """Write for each box: the seat that has taken it, the seat that peeks at it, the known
    symbol."""
    seats: i64 = table.seats
    out.part("boxes", SYMBOL_COUNT * 3)
    for box in range(SYMBOL_COUNT):
        holder, peeker = table.holders[symbol_at(box)], table.peeker(box)
        if holder != NONE:
            out.add(box * 3, (holder - seat) % seats + 1)
        if peeker != NONE:
            out.add(box * 3 + 1, (peeker - seat) % seats + 1)
        if table.has_seen(seat, box):
            out.add(box * 3 + 2, table.symbols[box] + 1)


def _write_paws(table: KittyPawTable, me: "i64", out: ObservationWriter) -> None:
    """Write for each paw: the piece in it, its face and rotation, its symbol, whether it is a
    stray."""
    seats: i64 = table.seats
    out.part("paws", seats * _PAW_SIZE)
    for step in range(seats):
        seat = (me + step) % seats
        thing = table.paws[seat]
        if thing == NONE:
            continue
        place = step * _PAW_SIZE
        out.add(place, table.piece_of(thing) + 1)
        out.add(place + 1, table.faces[thing])
        out.add(place + 2, table.turns[thing])
        if is_symbol(thing):
            out.add(place + 3, table.symbols[thing - FIRST_SYMBOL] + 1)
        if thing == table.strays[seat]:
            out.add(place + 4, 1)


def _write_mats(table: KittyPawTable, me: "i64", out: ObservationWriter) -> None:
    """Write for each mat: its lines, then its symbol and the kind of its stray."""
    seats: i64 = table.seats
    out.part("mats", seats * _MAT_SIZE)
    for step in range(seats):
        seat = (me + step) % seats
        first = step * _MAT_SIZE
        layer: i64 = 0
        for thing in table.laid:
            if table.holders[thing] != seat:
                continue
            line: i64 = table.piece_of(thing)
            if thing == table.strays[seat]:
                out.add(first + _MAT_SIZE - 1, line + 1)
                line = _STRAY_LINE
            if is_symbol(thing):
                out.add(first + _MAT_SIZE - 2, table.symbols[thing - FIRST_SYMBOL] + 1)
            cell = table.cells[thing]
            place = first + line * _LINE
            out.add(place, 1)
            out.add(place + 1, q_of(cell))
            out.add(place + 2, r_of(cell))
            out.add(place + 3, table.faces[thing])
            out.add(place + 4, table.turns[thing])
            out.add(place + 5, layer)
            layer += 1
