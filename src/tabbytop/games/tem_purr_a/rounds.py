"""A round: the deal, stacks, turns, and the Indigestion that ends it."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import (
    CHOOSE,
    DISH_COUNT,
    EMPTY_HAND_DRAW,
    HAND_SIZE,
    KIND_COUNT,
    MOST_SEATS,
    MOST_TOKENS,
    NAMES,
    PLUS,
    REVERSE,
    value_of,
)
from tabbytop.games.tem_purr_a.moves import (
    ADD,
    CHOOSE_NEXT,
    EAT,
    PASS,
    PLAY,
    SERVE,
    SKIP,
    START,
)
from tabbytop.games.tem_purr_a.options import TempuraOptions
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.games.tem_purr_a.words import message
from tabbytop.kernel.agenda import Ask, Prompt, Step, only
from tabbytop.texts.message import Message

_PLAY_PLUS: Final = PLAY.of(PLUS - PLUS)
_PLAY_REVERSE: Final = PLAY.of(REVERSE - PLUS)
_ADD_OR_PASS: Final = [ADD.of(), PASS.of()]


class SeatQuestion(Ask[TempuraTable]):
    """A question to the active seat that names its demand and the ruling behind it.

    A seat whose time is up makes its first legal move: the smallest dish, or serve, or eat; it adds
    no Indigestion (TP-X5).
    """

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fits(self, table: TempuraTable) -> bool:
        return self.seat == table.active

    def actors(self, table: TempuraTable) -> list[int]:
        return only(self.seat)

    def required_action(self) -> tuple[Message, str]:
        """Return what the seat has to do now, and the ruling."""
        raise NotImplementedError

    def why_not(self, table: TempuraTable, seat: int, move: int) -> tuple[Message, str]:
        """Refuse with the demand; overridden where a better reason is known."""
        return self.required_action()


# The beginning of a round.


class FirstRound(Step[TempuraTable]):
    """A random seat starts (TP-A1); five cards each, from that seat on (G6); then one Indigestion
    goes into the deck (TP-B3)."""

    def run(self, table: TempuraTable) -> None:
        """Deal first, so that nobody can be dealt an Indigestion."""
        table.active = table.generator.below(table.seats)
        seat = table.active
        for _hand in range(table.seats):
            table.deal_hand(seat, HAND_SIZE)
            seat = table.next_seat(seat)
        table.put_indigestion_in_deck()
        begin_round(table)


class NewRound(Step[TempuraTable]):
    """Begin the next round. It is below every question on the agenda, and runs when a round is
    over.

    Everything but the hands is shuffled; the seat that took the token starts (TP-A25).
    """

    def run(self, table: TempuraTable) -> None:
        table.shuffle_all_into_deck()
        begin_round(table)


def begin_round(table: TempuraTable) -> None:
    """Let the active seat start a stack, with the next round below on the agenda."""
    table.then(_NEW_ROUND)
    table.begin_round(table.active)
    begin_stack(table, table.active)


# Turns.


def begin_turn(table: TempuraTable, seat: int) -> None:
    """Begin a seat's turn.

    With an empty hand it first draws three cards, which is not a choice (TP-A26): all three, and
    one token if there is an Indigestion among them (TP-A8).
    """
    table.active = seat
    if not table.has_cards(seat):
        table.draw_hidden(seat, EMPTY_HAND_DRAW)
        if table.open > 0:
            end_round(table, seat)
            return
    table.then(_SEAT_ACTS[seat])


def begin_stack(table: TempuraTable, seat: int) -> None:
    """Let a seat start a stack.

    Without a dish in hand it draws three cards, and again, until it has one or draws an Indigestion
    (TP-A6, TP-A7).
    """
    while not table.has_dish(seat):
        if table.has_cards(seat):
            table.reveal_no_dish(seat)
        table.draw_hidden(seat, EMPTY_HAND_DRAW)
        if table.open > 0:
            end_round(table, seat)
            return
    table.then(_SEAT_STARTS[seat])


def eat(table: TempuraTable, seat: int) -> None:
    """Draw as many cards as the stack says, all turned up (TP-A27); the stack is discarded after
    the draw (TP-I3). Without Indigestion, the seat starts the next stack (TP-A14)."""
    table.eat(seat, table.stack_total())
    if table.open > 0:
        end_round(table, seat)
    else:
        table.discard_stack()
        begin_stack(table, seat)


class SeatStarts(SeatQuestion):
    """A seat starts a stack with any dish from its hand, never with an action (TP-A5)."""

    def prompt_key(self, table: TempuraTable, seat: int) -> str:
        return "start"

    def prompt(self, table: TempuraTable, seat: int) -> Prompt:
        return Prompt("start", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-start"), "TP-A5"

    def moves(self, table: TempuraTable, seat: int) -> list[int]:
        first = seat * KIND_COUNT
        return [START.of(dish) for dish in range(DISH_COUNT) if table.hands[first + dish] > 0]

    def answer(self, table: TempuraTable, seat: int, move: int) -> None:
        table.start_stack(seat, START.first(move))
        begin_turn(table, table.next_seat(seat))

    def why_not(self, table: TempuraTable, seat: int, move: int) -> tuple[Message, str]:
        if START.holds(move):
            return message("refusal-no-dish", card=NAMES[START.first(move)]), "TP-A5"
        return super().why_not(table, seat, move)


class SeatActs(SeatQuestion):
    """A seat serves the same dish, eats, plays one action, or skips with a pair.

    An action may be its last card (TP-A10).
    """

    def prompt_key(self, table: TempuraTable, seat: int) -> str:
        return "turn"

    def prompt(self, table: TempuraTable, seat: int) -> Prompt:
        return Prompt("turn", {"dish": value_of(table.stack[0]), "total": table.stack_total()})

    def required_action(self) -> tuple[Message, str]:
        return message("must-turn"), "TP-I2"

    def moves(self, table: TempuraTable, seat: int) -> list[int]:
        """List the moves; eating is always among them, even if it could serve (TP-I2, TP-A28). Only
        a pair of dishes can skip (TP-A17)."""
        hands, first = table.hands, seat * KIND_COUNT
        dish = table.stack[0]  # all dishes of a stack are equal (TP-A3)
        moves: list[int] = []
        if hands[first + dish] > 0:
            moves.append(SERVE.of(dish))
        moves.append(EAT.of())
        if hands[first + PLUS] > 0:
            moves.append(_PLAY_PLUS)
        if hands[first + REVERSE] > 0:
            moves.append(_PLAY_REVERSE)
        if hands[first + CHOOSE] > 0:
            for other in range(table.seats):
                if other != seat:
                    moves.append(CHOOSE_NEXT.of(other))
        for pair in range(DISH_COUNT):
            if hands[first + pair] > 1 and (pair != dish or may_skip_to_same_dish(table)):
                moves.append(SKIP.of(pair))
        return moves

    def answer(self, table: TempuraTable, seat: int, move: int) -> None:
        """Apply the move; Turn Around changes the direction before the next seat is found
        (TP-A13)."""
        if EAT.holds(move):
            eat(table, seat)
            return
        following = -1
        if SERVE.holds(move):
            table.serve(seat, SERVE.first(move))
        elif SKIP.holds(move):
            table.skip(seat, SKIP.first(move))
        elif CHOOSE_NEXT.holds(move):
            following = CHOOSE_NEXT.first(move)
            table.play_choose(seat, CHOOSE, following)
        else:
            table.play_action(seat, PLUS + PLAY.first(move))
            if move == _PLAY_REVERSE:
                table.reverse_direction()
        begin_turn(table, table.next_seat(seat) if following < 0 else following)

    def why_not(self, table: TempuraTable, seat: int, move: int) -> tuple[Message, str]:
        if SERVE.holds(move):
            return _why_not_serve(table, SERVE.first(move))
        if SKIP.holds(move):
            return _why_not_skip(table, seat, SKIP.first(move))
        if CHOOSE_NEXT.holds(move):
            return _why_not_choose(table, seat, CHOOSE_NEXT.first(move))
        if PLAY.holds(move):
            return message("refusal-no-action", card=NAMES[PLUS + PLAY.first(move)]), "TP-A4"
        return super().why_not(table, seat, move)


def may_skip_to_same_dish(table: TempuraTable) -> bool:
    """Whether a pair of the dish in play may be used to skip (TP-A15)."""
    options = table.options
    return not (isinstance(options, TempuraOptions) and options.skip_changes_dish)


def _why_not_serve(table: TempuraTable, dish: int) -> tuple[Message, str]:
    if dish != table.stack[0]:
        return message("refusal-other-dish", card=NAMES[table.stack[0]]), "TP-A3"
    return message("refusal-no-dish", card=NAMES[dish]), "TP-A3"


def _why_not_skip(table: TempuraTable, seat: int, dish: int) -> tuple[Message, str]:
    if table.hands[seat * KIND_COUNT + dish] < 2:
        return message("refusal-no-pair", card=NAMES[dish]), "TP-A16"
    return message("refusal-same-dish", card=NAMES[dish]), "TP-A15"


def _why_not_choose(table: TempuraTable, seat: int, other: int) -> tuple[Message, str]:
    if other >= table.seats:
        return message("refusal-no-seat", number=other), "TP-A12"
    if other == seat:
        return message("refusal-yourself"), "TP-A12"
    return message("refusal-no-action", card=NAMES[CHOOSE]), "TP-A4"


# The end of a round.


def end_round(table: TempuraTable, seat: int) -> None:
    """End the round: one token, however many Indigestions were drawn (TP-A11); the stack is
    discarded.

    The third token ends the game at once (TP-A20). Otherwise the seat may add an Indigestion, if
    there is one left (TP-A19), and then the new round on the agenda begins.
    """
    table.take_token(seat)
    table.discard_stack()
    if table.tokens[seat] == MOST_TOKENS:
        table.finish()
    elif table.supply > 0:
        table.then(_SEAT_ADDS[seat])


class SeatAdds(SeatQuestion):
    """The seat that took the token may add an Indigestion card before the shuffle (TP-A19)."""

    def prompt_key(self, table: TempuraTable, seat: int) -> str:
        return "add"

    def prompt(self, table: TempuraTable, seat: int) -> Prompt:
        return Prompt("add", {"spoilt": table.spoilt + table.open})

    def required_action(self) -> tuple[Message, str]:
        return message("must-add"), "TP-A19"

    def moves(self, table: TempuraTable, seat: int) -> list[int]:
        return _ADD_OR_PASS.copy()

    def answer(self, table: TempuraTable, seat: int, move: int) -> None:
        if ADD.holds(move):
            table.add_indigestion(seat)
        else:
            table.decline_indigestion(seat)

    def timeout_move(self, table: TempuraTable, seat: int) -> int:
        return PASS.of()


# Steps are immutable, so one instance serves all turns.
_NEW_ROUND: Final = NewRound()
_SEAT_STARTS: Final = [SeatStarts(seat) for seat in range(MOST_SEATS)]
_SEAT_ACTS: Final = [SeatActs(seat) for seat in range(MOST_SEATS)]
_SEAT_ADDS: Final = [SeatAdds(seat) for seat in range(MOST_SEATS)]
