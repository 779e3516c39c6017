"""Build a table from the few details that a test, a puzzle or a lesson cares about."""

from collections.abc import Sequence

from tabbytop.games.kitty_paw.building import BUILDING
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.paws import may_place
from tabbytop.games.kitty_paw.pieces import (
    FACES,
    KIND_COUNT,
    KINDS,
    NONE,
    ROTATIONS,
    SIDES,
    SYMBOL_COUNT,
    SYMBOLS,
    box_of,
    symbol_at,
)
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.rounds import END_ROUND
from tabbytop.games.kitty_paw.state import WRONG
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadOptions, BadPosition
from tabbytop.kernel.piles import put_in_order


def arrange(
    table: KittyPawTable,
    cards: Sequence[int | None],
    row: Sequence[int],
    mats: Sequence[Sequence[str]],
    spots: Sequence[str],
    symbols: Sequence[str],
    pile: Sequence[int] | None,
    scored: Sequence[Sequence[int]],
    wrong_calls: Sequence[int],
    number: object,
) -> None:
    """Lay everything out on a fresh table, in the middle of a round; see `KittyPaw.arrange`."""
    for what, given in (
        ("cards", cards), ("mats", mats), ("scored", scored), ("wrong_calls", wrong_calls),
    ):  # fmt: skip
        if len(_several(what, given)) > table.seats:
            raise BadOptions(refusal("arrange-seats", what=what, most=table.seats))
    table.scatter()
    table.round = whole("number", number)
    _lay_cards(table, cards, row, pile, scored)
    for seat, count in enumerate(wrong_calls):
        table.wrong_calls[seat] = whole("wrong_calls", count)
    _lay_spots(table, spots)
    _lay_symbols(table, symbols)
    table.start()
    for seat, pieces in enumerate(mats):
        for text in _several("mats", pieces):
            _lay(table, seat, text, len(spots))
    table.then(BUILDING, END_ROUND)
    try:
        table.validate()
    except BadPosition as error:
        told = refusal("arrange-table", what=error.where, why=error.why)
        raise BadOptions(told) from None


def _lay_cards(
    table: KittyPawTable,
    cards: Sequence[int | None],
    row: Sequence[int],
    pile: Sequence[int] | None,
    scored: Sequence[Sequence[int]],
) -> None:
    for seat, card in enumerate(cards):
        if card is not None:
            table.cards[seat] = _draw(table, "cards", card)
    if len(_several("row", row)) > ROW:
        raise BadOptions(refusal("arrange-row", most=ROW))
    for place, card in enumerate(row):
        table.row[place] = _draw(table, "row", card)
    for seat, numbers in enumerate(scored):
        for number in _several("scored", numbers):
            signed = whole("scored", number)
            card = _draw(table, "scored", abs(signed))
            table.scored.append(card)
            table.scorers.append(seat)
            table.gains.append(CARDS[card].cats if signed > 0 else CARDS[card].penalty)
    if pile is not None:
        left = sorted([_draw(table, "pile", card) for card in _several("pile", pile)])
        for card in table.pile:
            put_in_order(card, table.removed)
        table.pile = left
    while pile is None and len(table.pile) % ROW > 0:
        put_in_order(table.pile.pop(0), table.removed)


def _draw(table: KittyPawTable, what: str, number: object) -> int:
    """Take a card out of the pile, by its number from 1."""
    card = whole(what, number) - 1
    if card not in table.pile:
        raise BadOptions(refusal("arrange-card", what=what, given=safe_repr(number)))
    table.pile.remove(card)
    return card


def _lay_spots(table: KittyPawTable, spots: Sequence[str]) -> None:
    """Lay tiles on the first spots: each is swapped with one of its kind."""
    in_use = table.set_count() * KIND_COUNT
    if len(_several("spots", spots)) > in_use:
        raise BadOptions(refusal("arrange-many", what="spots", most=in_use))
    for spot, text in enumerate(spots):
        words = _words("spots", text)
        if len(words) != 3:
            raise BadOptions(refusal("arrange-spot", given=safe_repr(text)))
        kind = _one_of(words[0], KINDS)
        other = next((s for s in range(spot, in_use) if table.kinds[s] == kind), NONE)
        if other == NONE:
            raise BadOptions(refusal("arrange-kind", what="spots", kind=words[0]))
        table.kinds[spot], table.kinds[other] = table.kinds[other], table.kinds[spot]
        table.faces[spot] = _one_of(words[1], FACES)
        table.turns[spot] = _turn(words[2])


def _lay_symbols(table: KittyPawTable, symbols: Sequence[str]) -> None:
    """Put symbols into the first boxes: each is swapped with the one that was there."""
    if len(_several("symbols", symbols)) > SYMBOL_COUNT:
        raise BadOptions(refusal("arrange-many", what="symbols", most=SYMBOL_COUNT))
    for box, name in enumerate(symbols):
        other = table.symbols.index(_one_of(name, SYMBOLS))
        if other < box:
            raise BadOptions(refusal("arrange-twice", symbol=name))
        table.symbols[box], table.symbols[other] = table.symbols[other], table.symbols[box]


def _lay(table: KittyPawTable, seat: int, text: object, named: int) -> None:
    """Lay one piece on a mat: `calico h8 belly 3`, `box h8 vertical`, `turkish van h8 2`.

    Tiles come from the spots after those that the caller has named.
    """
    words = _words("mats", text)
    if len(words) < 3:
        raise BadOptions(refusal("arrange-piece", given=safe_repr(text)))
    if words[0] == "box" and len(words) == 3:
        thing, cell = box_of(seat), words[1]
        if table.cells[thing] != NONE:
            raise BadOptions(refusal("arrange-box", seat=seat))
        table.lift(seat, thing)
        table.faces[thing] = _one_of(words[2], SIDES)
    elif words[0] in KINDS and len(words) == 4:
        thing, cell = _take(table, seat, KINDS.index(words[0]), named), words[1]
        table.faces[thing] = _one_of(words[2], FACES)
        table.turns[thing] = _turn(words[3])
    else:
        thing, cell = _keep(table, seat, " ".join(words[:-2])), words[-2]
        table.turns[thing] = _turn(words[-1])
    where = _one_of(cell, CELL_NAMES)
    if not may_place(table, seat, where):
        raise BadOptions(refusal("arrange-both-ends", given=safe_repr(text)))
    table.place(seat, where)


def _take(table: KittyPawTable, seat: int, kind: int, named: int) -> int:
    """Take a tile from the middle; one that the seat's card does not ask for is its stray."""
    for spot in range(named, table.set_count() * KIND_COUNT):
        if table.kinds[spot] == kind and table.holders[spot] == NONE:
            card = table.cards[seat]
            wanted = card != NONE and CARDS[card].wants(kind)
            wanted = wanted and table.tile_on_mat(seat, kind) == NONE
            table.take(seat, spot)
            if not wanted:
                if table.strays[seat] != NONE:
                    raise BadOptions(refusal("arrange-strays", seat=seat))
                table.mark_stray(seat)
            return spot
    raise BadOptions(refusal("arrange-kind", what="mats", kind=KINDS[kind]))


def _keep(table: KittyPawTable, seat: int, name: str) -> int:
    """Take a Hide-and-Seek card from its box."""
    box = table.symbols.index(_one_of(name, SYMBOLS))
    if table.holders[symbol_at(box)] != NONE or table.symbol_held(seat) != NONE:
        raise BadOptions(refusal("arrange-symbol", seat=seat, symbol=name))
    table.peek(seat, box)
    table.keep(seat)
    if not table.has_right_symbol(seat):
        table.begin_wait(seat, WRONG)
    return symbol_at(box)


def _turn(word: str) -> int:
    return _one_of(word, [str(turn) for turn in range(ROTATIONS)])


def whole(what: str, number: object) -> int:
    """Return the whole number; raise BadOptions if it is something else."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadOptions(refusal("arrange-number", what=what, given=safe_repr(number)))
    return number


def _several(what: str, given: object) -> Sequence[object]:
    if not isinstance(given, Sequence) or isinstance(given, str | bytes):
        raise BadOptions(refusal("arrange-list", what=what, given=safe_repr(given)))
    return given


def _words(what: str, text: object) -> list[str]:
    if not isinstance(text, str):
        raise BadOptions(refusal("arrange-text", what=what, given=safe_repr(text)))
    return text.split()


def _one_of(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise BadOptions(refusal("arrange-word", given=safe_repr(word)))
    return list(words).index(word)
