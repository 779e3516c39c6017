"""What a seat or an onlooker may know of the table, as data for people (KP-K35).

A view is built from public data and, for a seat, from what it has seen under the boxes in this
round. Cards, boxes and spots are counted from 1, as in the notation.
"""

from typing import Final, TypedDict

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, SETS
from tabbytop.games.kitty_paw.pieces import (
    FIRST_SYMBOL,
    NONE,
    PIECES,
    SIDES,
    SYMBOL_COUNT,
    SYMBOLS,
    box_of,
    face_word,
    is_symbol,
    symbol_at,
)
from tabbytop.games.kitty_paw.state import TileView
from tabbytop.games.kitty_paw.table import KittyPawTable


class PatternPiece(TypedDict):
    """A piece as a Kitty card shows it, in the card's own slanted coordinates."""

    piece: str
    q: int
    r: int
    face: str  # back or belly; horizontal or vertical; up
    turn: int


class CardView(TypedDict):
    """A Kitty card."""

    card: int
    level: int
    set: str
    value: int
    penalty: int
    cats: int
    symbol: str | None
    pieces: list[PatternPiece]  # the lowest first


class PieceView(TypedDict):
    """A piece in a paw or on a mat."""

    piece: str
    cell: str | None  # None in the paw
    face: str
    turn: int
    symbol: str | None  # of a Hide-and-Seek card
    stray: bool


class BoxCardView(TypedDict):
    """A seat's Box card."""

    side: str
    placed: bool


class HideView(TypedDict):
    """One of the boxes around the tiles."""

    box: int
    by: int | None  # who peeks at it, or has taken it
    state: str  # closed, peeked, taken
    symbol: str | None  # all see it once it was taken this round; else what this seat saw


class ScoredView(TypedDict):
    """A scored card."""

    card: int
    points: int


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    playing: bool
    points: int
    scored: list[ScoredView]
    card: CardView | None
    ready: bool
    paw: PieceView | None
    mat: list[PieceView]  # the lowest first
    box: BoxCardView
    frozen: bool
    peeking: int | None
    stray: str | None  # paw, mat
    out: bool
    wrong_calls: int
    full: bool


class OwnView(TypedDict):
    """What only the seat itself has seen this round: symbols by box."""

    seen: dict[str, str]


class KittyPawView(TypedDict):
    """The table as a seat, or an onlooker, may know it."""

    game: str
    seat: int | None
    phase: str  # paw, build, answer, over
    asked: list[dict[str, object]]  # who is asked, and what
    round: int
    extra: int  # 0, or which of the extra rounds
    pile: int
    row: list[CardView | None]
    spots: list[TileView | None]
    boxes: list[HideView]
    caller: int | None
    answered: list[int]
    seconds: int | None  # alone: ticks of the clock
    seats: list[SeatView]
    own: OwnView | None


def build(table: KittyPawTable, seat: int | None) -> KittyPawView:
    """Return the table as a seat, or an onlooker (None), may know it."""
    return KittyPawView(
        game=table.game.name,
        seat=seat,
        phase=phase(table),
        asked=table.questions(),
        round=table.round,
        extra=table.extra,
        pile=table.cards_left(),
        row=[_card(card) for card in table.row],
        spots=table.spots(),
        boxes=_boxes(table, seat),
        caller=_or_none(table.caller),
        answered=table.answered.copy(),
        seconds=table.seconds if table.seats == 1 else None,
        seats=[_seat(table, other) for other in range(table.seats)],
        own=None if seat is None else _own(table, seat),
    )


def own_parts(table: KittyPawTable, seat: int) -> dict[str, object]:
    """Return the parts of the view that differ for this seat."""
    return {"seat": seat, "boxes": _boxes(table, seat), "own": _own(table, seat)}


def _boxes(table: KittyPawTable, seat: int | None) -> list[HideView]:
    return [_hide(table, seat, box) for box in range(SYMBOL_COUNT)]


def _own(table: KittyPawTable, seat: int) -> OwnView:
    return OwnView(seen=_seen(table, seat))


def phase(table: KittyPawTable) -> str:
    """The part of the round: paw, build or answer; `over` after the game."""
    if not table.agenda:
        return "over"
    if table.caller != NONE:
        return "answer"
    for seat in range(table.seats):
        if table.plays(seat) and table.ready[seat] == 0:
            return "paw"
    return "build"


def _card(card: int) -> CardView | None:
    """A card as a view shows it: a copy, so that callers cannot change ours."""
    if card == NONE:
        return None
    view = CARD_VIEWS[card].copy()
    view["pieces"] = [piece.copy() for piece in view["pieces"]]
    return view


def _card_view(card: int) -> CardView:
    pattern = CARDS[card]
    pieces: list[PatternPiece] = []
    for number, piece in enumerate(pattern.pieces):
        pieces.append(
            PatternPiece(
                piece=PIECES[piece],
                q=pattern.qs[number],
                r=pattern.rs[number],
                face=face_word(piece, pattern.faces[number]),
                turn=pattern.turns[number],
            )
        )
    return CardView(
        card=card + 1,
        level=pattern.level,
        set=SETS[pattern.deck],
        value=pattern.cats,
        penalty=pattern.penalty,
        cats=pattern.cats,
        symbol=None if pattern.symbol == NO_SYMBOL else SYMBOLS[pattern.symbol],
        pieces=pieces,
    )


CARD_VIEWS: Final = [_card_view(card) for card in range(len(CARDS))]


def _hide(table: KittyPawTable, seat: int | None, box: int) -> HideView:
    holder, peeker = table.holders[symbol_at(box)], table.peeker(box)
    known = holder != NONE or table.is_shown(box)
    known = known or (seat is not None and table.has_seen(seat, box))
    state = "closed" if peeker == NONE else "peeked"
    return HideView(
        box=box + 1,
        by=_or_none(peeker if holder == NONE else holder),
        state=state if holder == NONE else "taken",
        symbol=SYMBOLS[table.symbols[box]] if known else None,
    )


def _seat(table: KittyPawTable, seat: int) -> SeatView:
    box, stray = box_of(seat), table.strays[seat]
    peeking = table.peeking[seat]
    return SeatView(
        seat=seat,
        playing=table.plays(seat),
        points=table.points(seat),
        scored=[
            ScoredView(card=table.scored[number] + 1, points=table.gains[number])
            for number in range(len(table.scored))
            if table.scorers[number] == seat
        ],
        card=_card(table.cards[seat]),
        ready=table.ready[seat] == 1,
        paw=None if table.paws[seat] == NONE else _piece(table, table.paws[seat]),
        mat=[_piece(table, thing) for thing in table.mat(seat)],
        box=BoxCardView(side=SIDES[table.faces[box]], placed=table.cells[box] != NONE),
        frozen=table.is_frozen(seat),
        peeking=None if peeking == NONE else peeking + 1,
        stray=None if stray == NONE else "paw" if table.paws[seat] == stray else "mat",
        out=table.out[seat] == 1,
        wrong_calls=table.wrong_calls[seat],
        full=table.has_full_mat(seat),
    )


def _piece(table: KittyPawTable, thing: int) -> PieceView:
    cell = table.cells[thing]
    return PieceView(
        piece=PIECES[table.piece_of(thing)],
        cell=None if cell == NONE else CELL_NAMES[cell],
        face=table.face_word(thing),
        turn=table.turns[thing],
        symbol=SYMBOLS[table.symbols[thing - FIRST_SYMBOL]] if is_symbol(thing) else None,
        stray=thing in table.strays,
    )


def _seen(table: KittyPawTable, seat: int) -> dict[str, str]:
    seen: dict[str, str] = {}
    for box in range(SYMBOL_COUNT):
        if table.has_seen(seat, box):
            seen[str(box + 1)] = SYMBOLS[table.symbols[box]]
    return seen


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
