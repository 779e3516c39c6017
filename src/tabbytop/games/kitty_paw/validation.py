"""Check that a table read from a document could occur in a game."""

from typing import Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELLS, far_end
from tabbytop.games.kitty_paw.moves import ROW
from tabbytop.games.kitty_paw.pieces import (
    FIRST_BOX,
    KIND_COUNT,
    LONG,
    NONE,
    ROTATIONS,
    SYMBOL,
    SYMBOL_COUNT,
    THING_COUNT,
    TILE_COUNT,
    box_of,
    is_symbol,
    is_tile,
    symbol_at,
)
from tabbytop.games.kitty_paw.scoring import MOST_EXTRA
from tabbytop.games.kitty_paw.state import PEEK, SHOWN, STRAY, UNSEEN, WAIT_COUNT, WRONG, wait_of
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.errors import BadPosition

_LATEST: Final = 1 << 30


def validate(table: KittyPawTable) -> None:
    """Raise BadPosition, naming the field, if the table could not occur in a game."""
    _check_ranges(table)
    _check_cards(table)
    _check_course(table)
    _check_tiles(table)
    _check_things(table)
    for seat in range(table.seats):
        _check_seat(table, seat)
    _check_knowledge(table)
    _check_agenda(table)


def _require(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise BadPosition(f"table.{where}", reason)


def _check_ranges(table: KittyPawTable) -> None:
    """Check the length of every list and the range of every number."""
    seats, last_card = table.seats, len(CARDS) - 1
    for name, numbers, length, least, most in (
        ("pile", table.pile, -1, 0, last_card),
        ("under", table.under, -1, 0, last_card),
        ("row", table.row, ROW, NONE, last_card),
        ("cards", table.cards, seats, NONE, last_card),
        ("scored", table.scored, -1, 0, last_card),
        ("scorers", table.scorers, len(table.scored), 0, seats - 1),
        ("gains", table.gains, len(table.scored), -ROW, KIND_COUNT),
        ("removed", table.removed, -1, 0, last_card),
        ("aside", table.aside, -1, 0, last_card),
        ("kinds", table.kinds, TILE_COUNT, 0, KIND_COUNT - 1),
        ("symbols", table.symbols, SYMBOL_COUNT, 0, SYMBOL_COUNT - 1),
        ("faces", table.faces, THING_COUNT, 0, 1),
        ("turns", table.turns, THING_COUNT, 0, ROTATIONS - 1),
        ("cells", table.cells, THING_COUNT, NONE, CELLS - 1),
        ("holders", table.holders, THING_COUNT, NONE, seats - 1),
        ("laid", table.laid, -1, 0, THING_COUNT - 1),
        ("paws", table.paws, seats, NONE, THING_COUNT - 1),
        ("strays", table.strays, seats, NONE, TILE_COUNT - 1),
        ("peeking", table.peeking, seats, NONE, SYMBOL_COUNT - 1),
        ("seen", table.seen, seats * SYMBOL_COUNT, UNSEEN, SHOWN),
        ("tiers", table.tiers, seats, 0, table.extra),
        ("ready", table.ready, seats, 0, 1),
        ("out", table.out, seats, 0, 1),
        ("wrong_calls", table.wrong_calls, seats, 0, last_card),
        ("waits", table.waits, seats * WAIT_COUNT, 0, table.moment),
        ("answered", table.answered, -1, 0, seats - 1),
        ("round", [table.round], 1, 1, len(CARDS)),
        ("extra", [table.extra], 1, 0, MOST_EXTRA),
        ("caller", [table.caller], 1, NONE, seats - 1),
        ("seconds", [table.seconds], 1, 0, _LATEST if seats == 1 else 0),
        ("began", [table.began, table.rung, table.ticked], 3, 0, table.moment),
    ):
        _require(length in {-1, len(numbers)}, name, f"must have {length} numbers")
        for number in numbers:
            _require(least <= number <= most, name, f"cannot have {number}")
    _require(table.moment < _LATEST, "moment", "is too late")


def _check_cards(table: KittyPawTable) -> None:
    """Unordered piles are ascending; every gain is the value or the penalty of its card."""
    for name, pile in (("pile", table.pile), ("removed", table.removed), ("aside", table.aside)):
        _require(pile == sorted(pile), name, "must be ascending")
    for number, card in enumerate(table.scored):
        possible = table.gains[number] in {CARDS[card].cats, CARDS[card].penalty}
        _require(possible, f"gains[{number}]", "is neither value nor penalty of the card")


def _check_course(table: KittyPawTable) -> None:
    """Extra rounds have at least two players; in all others the pile makes whole rows."""
    players = sum([table.plays(seat) for seat in range(table.seats)])
    if table.extra > 0:
        _require(players > 1, "tiers", "nobody plays an extra round alone")
    else:
        _require(table.cards_left() % ROW == 0, "pile", "must make whole rows")
    once = table.rules().wrong_call == "once"
    for seat in range(table.seats):
        fits = not table.out[seat] or (once and table.wrong_calls[seat] > 1 and table.plays(seat))
        _require(fits, f"out[{seat}]", "for no reason")


def _check_tiles(table: KittyPawTable) -> None:
    """Whole sets in the middle, the rest in the box."""
    sets = table.set_count()
    for kind in range(KIND_COUNT):
        count = table.kinds[: sets * KIND_COUNT].count(kind)
        _require(count == sets, "kinds", "there must be whole sets of tiles")
    for spot in range(sets * KIND_COUNT, TILE_COUNT):
        _require(table.holders[spot] == NONE, f"holders[{spot}]", "that tile is in the box")


def _check_things(table: KittyPawTable) -> None:
    """Every thing is in one place, lies as it can, and has a holder if it is not at home."""
    _require(len(set(table.laid)) == len(table.laid), "laid", "the same thing twice")
    for thing in range(THING_COUNT):
        holder, cell = table.holders[thing], table.cells[thing]
        laid, held = thing in table.laid, table.paws.count(thing)
        _require(laid == (cell != NONE), f"cells[{thing}]", "does not fit what is laid")
        _require(laid + held <= 1, "paws", "what is in a paw lies nowhere else")
        if thing >= FIRST_BOX:
            owner = thing - FIRST_BOX if thing - FIRST_BOX < table.seats else NONE
            _require(holder == owner, f"holders[{thing}]", "a Box card is its seat's")
            _require(table.turns[thing] == 0, f"turns[{thing}]", "a Box card has no rotation")
            _require(owner != NONE or laid + held == 0, "laid", "that Box card is in the box")
        else:
            away = laid + held == 1
            _require(away == (holder != NONE), f"holders[{thing}]", "does not fit where it is")
        if is_symbol(thing):
            _require(table.faces[thing] == 0, f"faces[{thing}]", "lies symbol up")
            upright = table.turns[thing] == 0 or holder != NONE
            _require(upright, f"turns[{thing}]", "is upright at home")
        if laid and is_tile(thing) and table.kinds[thing] == LONG:
            fits = far_end(cell, table.turns[thing]) != NONE
            _require(fits, f"cells[{thing}]", "the long cat is not wholly on the mat")
    for seat, thing in enumerate(table.paws):
        _require(thing == NONE or table.holders[thing] == seat, f"paws[{seat}]", "not its own")


def _check_seat(table: KittyPawTable, seat: int) -> None:
    """Everything that a seat holds is asked for by its card, except one stray."""
    card, stray, peeking = table.cards[seat], table.strays[seat], table.peeking[seat]
    tiles = [thing for thing in range(TILE_COUNT) if table.holders[thing] == seat]
    symbols = [box for box in range(SYMBOL_COUNT) if table.holders[symbol_at(box)] == seat]
    busy = bool(tiles or symbols) or peeking != NONE or table.paws[seat] != NONE
    busy = busy or table.cells[box_of(seat)] != NONE
    if table.agenda:
        _require(card == NONE or table.is_in_round(seat), f"cards[{seat}]", "is not in the round")
        _require(card != NONE or not busy, f"cards[{seat}]", "nobody builds without a card")
        frozen = table.is_frozen(seat)
        _require(table.is_in_round(seat) or not frozen, "waits", f"seat {seat} is not in the round")
        ready = table.ready[seat] == 0 or table.plays(seat)
        _require(ready, f"ready[{seat}]", "does not play this round")
    if card != NONE:
        _check_tiles_of(table, seat, [tile for tile in tiles if tile != stray])
        searching = CARDS[card].wants(SYMBOL)
        nothing = not symbols and peeking == NONE
        _require(searching or nothing, f"peeking[{seat}]", "its card shows no symbol")
    _require(len(symbols) <= 1, "holders", f"seat {seat} has two Hide-and-Seek cards")
    _require(stray == NONE or stray in tiles, f"strays[{seat}]", "is not there")
    if peeking != NONE:
        at_home = table.holders[symbol_at(peeking)] == NONE
        alone = table.peeking.count(peeking) == 1
        fits = at_home and alone and table.paws[seat] == NONE and stray == NONE
        _require(fits, f"peeking[{seat}]", "cannot be")
    _check_waits(table, seat, bool(symbols) and not table.has_right_symbol(seat))


def _check_tiles_of(table: KittyPawTable, seat: int, tiles: list[int]) -> None:
    kinds = [table.kinds[tile] for tile in tiles]
    _require(len(set(kinds)) == len(kinds), "holders", f"seat {seat} has two of a kind")
    wanted = all(CARDS[table.cards[seat]].wants(kind) for kind in kinds)
    _require(wanted, "holders", f"seat {seat} has what its card does not ask for")


def _check_waits(table: KittyPawTable, seat: int, wrong: bool) -> None:
    """The timed waits are exactly those that the table calls for."""
    if not table.agenda:
        return
    for wait, there in (
        (STRAY, table.strays[seat] != NONE),
        (PEEK, table.peeking[seat] != NONE),
        (WRONG, wrong),
    ):
        waits = table.waits[wait_of(seat, wait)] > 0
        _require(waits == there, f"waits[{wait_of(seat, wait)}]", "does not fit")


def _check_knowledge(table: KittyPawTable) -> None:
    """A peeking seat has seen the box, and all have seen a box that was taken."""
    # Positions of 0.1.0 have SEEN instead of SHOWN.
    for seat in range(table.seats):
        for box in range(SYMBOL_COUNT):
            open_to_it = table.peeking[seat] == box or table.holders[symbol_at(box)] != NONE
            place = seat * SYMBOL_COUNT + box
            _require(table.has_seen(seat, box) or not open_to_it, f"seen[{place}]", "must be seen")
            shown = table.seen[place] == SHOWN
            _require(shown == table.is_shown(box), f"seen[{place}]", "all have seen it, or nobody")


def _check_agenda(table: KittyPawTable) -> None:
    """The agenda fits the rest of the table."""
    steps = [type(step).__name__ for step in table.agenda]
    inside = table.seats_in_round()
    if not steps:
        nothing = max([*table.row, *table.cards]) == NONE
        _require(nothing, "cards", "the game is over, but they lie there")
        return
    above = steps[2:]
    if steps[:2] != ["EndRound", "Building"] or above not in ([], ["PawsGoIn"], ["Answering"]):
        raise BadPosition("agenda", f"no game leads to {' < '.join(steps)}")
    asked = steps[-1]
    waiting = [seat for seat in range(table.seats) if table.plays(seat) and not table.ready[seat]]
    _require(bool(waiting) == (asked == "PawsGoIn"), "ready", f"does not fit {asked}")
    called = table.caller != NONE
    _require(called == (asked == "Answering"), "caller", f"does not fit {asked}")
    _require(called or not table.answered, "answered", "nobody has called")
    _require(bool(inside), "out", "nobody is in the round")
    short = sum([table.cards[seat] == NONE for seat in inside])
    spare = sum([card != NONE for card in table.row])
    _require(short <= spare, "row", "there is not a card for each")
    if asked == "PawsGoIn":
        _check_paws(table)
    if asked == "Answering":
        _check_answers(table, inside)


def _check_paws(table: KittyPawTable) -> None:
    untouched = max([*table.cards, *table.holders[:FIRST_BOX]]) == NONE
    untouched = untouched and max([*table.out, *table.waits, *table.seen]) == 0
    _require(untouched, "ready", "the round has begun already")


def _check_answers(table: KittyPawTable, inside: list[int]) -> None:
    caller, answered = table.caller, table.answered
    _require(table.needs_answers(), "caller", "is not answered by so few")
    _require(caller in inside and not table.is_frozen(caller), "caller", "cannot call")
    _require(table.everyone_has_a_card(), "cards", "nobody could call before all have one")
    _require(table.has_full_mat(caller), "caller", "has no full mat")
    _require(len(set(answered)) == len(answered) < len(inside) - 1, "answered", "cannot be")
    for seat in answered:
        fits = seat in inside and seat != caller and not table.is_frozen(seat)
        _require(fits, "answered", f"seat {seat} cannot have answered")
