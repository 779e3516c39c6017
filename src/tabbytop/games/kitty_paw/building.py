"""Everybody builds at once, until somebody calls or the bell rings."""

from typing import Final

from tabbytop.games.kitty_paw import calling, paws
from tabbytop.games.kitty_paw.moves import (
    BELL,
    FLIP,
    GRAB,
    HOME,
    KEEP,
    LEFT,
    LIFT,
    LIFT_BOX,
    MEOW,
    PAW,
    PEEK,
    PLACE,
    ROW,
    SHUT,
    TAKE,
    TURN,
)
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, NONE, ROTATIONS, SYMBOL_COUNT, box_of
from tabbytop.games.kitty_paw.questions import (
    SeatsAndClock,
    apply_clock_move,
    building_alarms,
    is_clock_move,
)
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.legal_moves import LegalMoves, Moves
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.message import Message


class Building(SeatsAndClock):
    """Seats without a card take one, the others build; all may say Meow! (KP-K17), except that
    nobody may call before all have a card (KP-X14).

    The question asks nobody, and so is over, once a call has been checked or nobody is in the
    round (KP-X6).
    """

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        return [seat for seat in table.seats_in_round() if not table.is_frozen(seat)]

    def actors(self, table: KittyPawTable) -> list[int]:
        if table.caller != NONE:
            return []
        asked = super().actors(table)
        return asked if len(asked) > 1 or table.seats_in_round() else []

    def key(self, table: KittyPawTable, seat: int) -> str:
        return "grab" if table.cards[seat] == NONE else "build"

    def moves(self, table: KittyPawTable, seat: int) -> Moves:
        if seat == CLOCK:
            return self.clock_moves(table)
        if table.cards[seat] != NONE and table.paws[seat] != NONE:
            return _moves_with_full_paw(table, seat)
        moves: list[int] = []
        if table.cards[seat] == NONE:
            for place in range(ROW):
                if table.row[place] != NONE:
                    moves.append(GRAB.of(place))
        elif table.peeking[seat] != NONE:
            if paws.may_keep(table, seat):
                moves.append(KEEP.of())
            moves.append(SHUT.of())
        else:
            _add_tiles(table, moves)
            for word in range(LIFT.size):
                if paws.may_lift(table, seat, word):
                    moves.append(LIFT.of(word))
            _add_peeks(table, seat, moves)
        if calling.may_meow(table, seat):
            moves.append(MEOW.of())
        return moves

    def allows(self, table: KittyPawTable, seat: int, move: int) -> bool:
        """As `moves`, without listing hundreds of cells."""
        if seat == CLOCK:
            return move in self.clock_moves(table)
        if MEOW.holds(move):
            return calling.may_meow(table, seat)
        if table.cards[seat] == NONE:
            return GRAB.holds(move) and table.row[GRAB.first(move)] != NONE
        return _may(table, seat, move)

    def answer(self, table: KittyPawTable, seat: int, move: int) -> None:
        """Go on building after every move except the bell and a call."""
        if BELL.holds(move):
            table.ring_bell()
            return
        table.then(self)
        if seat == CLOCK:
            apply_clock_move(table, move)
        elif MEOW.holds(move):
            calling.meow(table, seat)
        elif GRAB.holds(move):
            table.grab(seat, GRAB.first(move))
        else:
            _apply(table, seat, move)

    def timeout_move(self, table: KittyPawTable, seat: int) -> int:
        """Take the first card, or return the thing in the paw (KP-X13).

        An empty paw takes something that it can return the next time, so that the mat stays as it
        is.
        """
        if seat == CLOCK or table.cards[seat] == NONE:
            return self.moves(table, seat)[0]
        if table.peeking[seat] != NONE:
            return SHUT.of()
        return HOME.of() if table.paws[seat] != NONE else _harmless_move(table, seat)

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        return building_alarms(table)

    def why_not(self, table: KittyPawTable, seat: int, move: int) -> tuple[Message, str]:
        if seat == CLOCK or is_clock_move(move):
            return self.why_not_timely(seat)
        if PAW.holds(move):
            return refusal("started"), "KP-K2"
        if GRAB.holds(move):
            if table.cards[seat] != NONE:
                return refusal("one-card"), "KP-K3"
            return refusal("no-card-there"), "KP-K1"
        if table.cards[seat] == NONE:
            return refusal("card-first"), "KP-K2"
        if MEOW.holds(move):
            return refusal("early-call"), "KP-X14"
        return _why_not(table, seat, move)


def _harmless_move(table: KittyPawTable, seat: int) -> int:
    """A move that an empty paw can undo (KP-X13).

    Lift the seat's own Box card while it is not placed, else take a tile. If there is no tile, call
    with a full mat: all have a card then, or there would be tiles.
    """
    if table.cells[box_of(seat)] != NONE:
        for spot in range(table.set_count() * KIND_COUNT):
            if paws.may_take(table, seat, spot):
                return TAKE.of(spot)
        if table.has_full_mat(seat):
            return MEOW.of()
    return LIFT.of(LIFT_BOX)


def _moves_with_full_paw(table: KittyPawTable, seat: int) -> LegalMoves:
    """The moves that use the thing in the paw; a stray may also be dropped for something else."""
    before: list[int] = []
    after = [HOME.of()]
    reaches_out = paws.can_reach_out(table, seat)
    if reaches_out:
        _add_tiles(table, before)
    if paws.may_turn(table, seat):
        for way in range(TURN.size):
            before.append(TURN.of(way))
    if paws.may_flip(table, seat):
        before.append(FLIP.of())
    if reaches_out:
        _add_peeks(table, seat, after)
    if calling.may_meow(table, seat):
        after.append(MEOW.of())
    return LegalMoves(before, paws.places(table, seat), last=after)


def _add_tiles(table: KittyPawTable, moves: list[int]) -> None:
    """Add the moves that take a tile."""
    for spot in range(table.set_count() * KIND_COUNT):
        if table.holders[spot] == NONE:
            moves.append(TAKE.of(spot))


def _add_peeks(table: KittyPawTable, seat: int, moves: list[int]) -> None:
    """Add the moves that look under a box."""
    if paws.needs_symbol(table, seat):
        for box in range(SYMBOL_COUNT):
            if paws.may_peek(table, seat, box):
                moves.append(PEEK.of(box))


def _may(table: KittyPawTable, seat: int, move: int) -> bool:
    """Whether a seat that has a card may do this with its paw."""
    if PLACE.holds(move):
        return paws.may_place(table, seat, PLACE.first(move))
    if TAKE.holds(move):
        return paws.may_take(table, seat, TAKE.first(move))
    if LIFT.holds(move):
        return paws.may_lift(table, seat, LIFT.first(move))
    if TURN.holds(move):
        return paws.may_turn(table, seat)
    if FLIP.holds(move):
        return paws.may_flip(table, seat)
    if HOME.holds(move):
        return table.paws[seat] != NONE
    if PEEK.holds(move):
        return paws.may_peek(table, seat, PEEK.first(move))
    if KEEP.holds(move):
        return paws.may_keep(table, seat)
    return SHUT.holds(move) and table.peeking[seat] != NONE


def _apply(table: KittyPawTable, seat: int, move: int) -> None:
    if PLACE.holds(move):
        table.place(seat, PLACE.first(move))
    elif TAKE.holds(move):
        paws.take(table, seat, TAKE.first(move))
    elif LIFT.holds(move):
        table.lift(seat, paws.thing_to_lift(table, seat, LIFT.first(move)))
    elif TURN.holds(move):
        table.rotate(seat, ROTATIONS - 1 if TURN.first(move) == LEFT else 1)
    elif FLIP.holds(move):
        table.flip(seat)
    elif HOME.holds(move):
        table.put_home(seat)
    elif PEEK.holds(move):
        paws.peek(table, seat, PEEK.first(move))
    elif KEEP.holds(move):
        paws.keep(table, seat)
    else:
        table.shut(seat, late=False)


def _why_not(table: KittyPawTable, seat: int, move: int) -> tuple[Message, str]:
    if TAKE.holds(move):
        return paws.why_not_take(table, seat, TAKE.first(move))
    if LIFT.holds(move):
        return paws.why_not_lift(table, seat, LIFT.first(move))
    if PEEK.holds(move):
        return paws.why_not_peek(table, seat, PEEK.first(move))
    if KEEP.holds(move) or SHUT.holds(move):
        return paws.why_not_keep(table, seat)
    return paws.why_not_use(table, seat)


BUILDING: Final = Building()
