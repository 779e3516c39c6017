"""Whether a mat shows the pattern of a card, and what is wrong with it (KP-D2, KP-K34)."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R, q_of, r_of, reach
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, FIRST_SYMBOL, LONG, NONE, PIECES, SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable

TOUCHING: Final = 4  # `reach` of two hexagons that share a side; nearer ones overlap


def faults(table: KittyPawTable, seat: int) -> list[dict[str, str]]:
    """List the faults of a seat's mat, piece by piece; empty if it shows the card's pattern.

    The figure may lie anywhere on the mat. Its intended place is the one that most of its pieces
    agree on; in a tie, the one of the Box card (KP-X12).
    """
    pattern = CARDS[table.cards[seat]]
    mat = table.mat(seat)
    used = [_counterpart(table, seat, mat, piece) for piece in pattern.pieces]
    q, r = _shift(table, pattern, used)
    found: list[dict[str, str]] = []
    in_place = [False] * len(used)
    for number, thing in enumerate(used):
        piece = pattern.pieces[number]
        if thing == NONE:
            found.append(_fault(piece, "missing"))
            continue
        wrong = _wrong_with(table, pattern, number, thing, q, r)
        in_place[number] = "place" not in wrong and "turn" not in wrong
        found.extend([_fault(piece, fault) for fault in wrong])
    found.extend(_wrong_order(pattern, mat, used, in_place))
    for thing in mat:
        if thing not in used:
            found.append(_fault(table.piece_of(thing), "extra"))
    return found


def overlap(pattern: Pattern, one: int, other: int) -> bool:
    """Whether two pieces of a pattern, given by their index, lie partly on each other."""
    for q, r in _hexagons(pattern, one):
        for other_q, other_r in _hexagons(pattern, other):
            if reach(q - other_q, r - other_r) < TOUCHING:
                return True
    return False


def pieces_under(pattern: Pattern, number: int) -> list[int]:
    """The pieces of a pattern that belong partly under a piece, all given by their index.

    They are computed once for each pattern: do not change the list.
    """
    if pattern.under is None:
        pattern.under = [
            [lower for lower in range(upper) if overlap(pattern, lower, upper)]
            for upper in range(len(pattern.pieces))
        ]
    return pattern.under[number]


def _hexagons(pattern: Pattern, number: int) -> list[tuple[int, int]]:
    """The centres of the hexagons that a piece covers: the long cat has two."""
    q, r = pattern.qs[number], pattern.rs[number]
    if pattern.pieces[number] != LONG:
        return [(q, r)]
    turn = pattern.turns[number]
    return [(q, r), (q + 2 * STEP_Q[turn], r + 2 * STEP_R[turn])]


def _counterpart(table: KittyPawTable, seat: int, mat: list[int], piece: int) -> int:
    """The thing on the mat that stands for a piece of the pattern; a stray only if there is
    nothing else (KP-X12)."""
    found = NONE
    for thing in mat:
        if table.piece_of(thing) == piece:
            if thing != table.strays[seat]:
                return thing
            found = thing
    return found


def _shift(table: KittyPawTable, pattern: Pattern, used: list[int]) -> tuple[int, int]:
    """How far the figure on the mat is shifted against the card, by majority of its pieces."""
    shifts: list[tuple[int, int]] = []
    for number, thing in enumerate(used):
        if thing != NONE:
            cell = table.cells[thing]
            shift = q_of(cell) - pattern.qs[number], r_of(cell) - pattern.rs[number]
            if pattern.pieces[number] == BOX:
                shifts.insert(0, shift)
            else:
                shifts.append(shift)
    best, votes = (0, 0), 0
    for shift in shifts:
        count = shifts.count(shift)
        if count > votes:
            best, votes = shift, count
    return best


def _wrong_with(
    table: KittyPawTable, pattern: Pattern, number: int, thing: int, q: int, r: int
) -> list[str]:
    """The faults of a thing that stands for the pattern's piece of this index."""
    wrong: list[str] = []
    piece, cell = pattern.pieces[number], table.cells[thing]
    if piece == SYMBOL and table.symbols[thing - FIRST_SYMBOL] != pattern.symbol:
        wrong.append("symbol")
    if q_of(cell) - q != pattern.qs[number] or r_of(cell) - r != pattern.rs[number]:
        wrong.append("place")
    if table.faces[thing] != pattern.faces[number]:
        wrong.append("side" if piece == BOX else "face")
    if table.turns[thing] != pattern.turns[number]:
        wrong.append("turn")
    return wrong


def _wrong_order(
    pattern: Pattern, mat: list[int], used: list[int], in_place: list[bool]
) -> list[dict[str, str]]:
    """The pieces that lie under a piece they should lie on; only pieces in place are compared."""
    found: list[dict[str, str]] = []
    for upper in range(len(used)):
        for lower in pieces_under(pattern, upper):
            if in_place[upper] and in_place[lower]:
                if mat.index(used[upper]) < mat.index(used[lower]):
                    found.append(_fault(pattern.pieces[upper], "order"))
                    break
    return found


def _fault(piece: int, fault: str) -> dict[str, str]:
    return {"piece": PIECES[piece], "fault": fault}
