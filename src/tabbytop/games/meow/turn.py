"""A turn: replace a rule, play a card, act, check (MW-M14, MW-M24, MW-M26, MW-M30, MW-M37)."""

from typing import Final

from tabbytop.games.meow.acting import (
    allows_act,
    is_act,
    moves_with_acts,
    perform_act,
    why_no_act,
)
from tabbytop.games.meow.cards import CARD_COUNT, NAMES
from tabbytop.games.meow.checking import begin_check
from tabbytop.games.meow.moves import CHECK, PLAY, REPLACE
from tabbytop.games.meow.questions import Question
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.message import Message

_CHECK: Final = [CHECK.of()]


class TurnQuestion(Question):
    """A question to the active seat; one clock runs for the whole turn."""

    def seats_asked(self, table: MeowTable) -> list[int]:
        return [table.active]

    def seconds(self, table: MeowTable) -> int:
        return table.turn_seconds()


class SeatPlays(TurnQuestion):
    """Ask the active seat for a card; in Before/After acts may come before it (MW-M14)."""

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "play"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        return Prompt(
            "play",
            {
                "may_act": table.has_parts(),
                "may_replace": may_replace(table),
                "budget": table.budget(),
                "used": len(table.acts),
            },
        )

    def seat_moves(self, table: MeowTable, seat: int) -> Moves:
        moves = [PLAY.of(card) for card in table.hands[seat]]
        add_replacements(table, moves)
        return moves_with_acts(table, moves, []) if table.has_parts() else moves

    def allows(self, table: MeowTable, seat: int, move: int) -> bool:
        """As `moves`, without listing thousands of words."""
        if seat == CLOCK:
            return super().allows(table, seat, move)
        if PLAY.holds(move):
            return PLAY.first(move) in table.hands[seat]
        if REPLACE.holds(move):
            return can_replace(table, REPLACE.first(move))
        return table.has_parts() and allows_act(table, move)

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        table.forget_last_turn()
        if PLAY.holds(move):
            table.lay_card(seat, PLAY.first(move))
            table.then(SeatActs())
            return
        if REPLACE.holds(move):
            table.replace(seat, REPLACE.first(move))
        else:
            perform_act(table, seat, move)
        table.then(self)

    def on_timeout(self, table: MeowTable) -> None:
        """Lay a random card, and restart the clock (MW-M30, MW-X7)."""
        seat = table.active
        table.restart_clock()
        table.forget_last_turn()
        table.announce_timeout(seat)
        hand = table.hands[seat]
        table.lay_card(seat, hand[table.generator.below(len(hand))])
        table.then(SeatActs())

    def required_action(self) -> tuple[Message, str]:
        return message("must-play"), "MW-M14"

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        if PLAY.holds(move):
            return message("refusal-not-in-hand", card=NAMES[PLAY.first(move)]), "MW-M14"
        if REPLACE.holds(move):
            return why_no_replacement(table, REPLACE.first(move))
        if is_act(move) and table.has_parts():
            return why_no_act(table, move)
        if CHECK.holds(move):
            return message("refusal-check-without-card"), "MW-M37"
        return super().seat_why_not(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """Whether it is somebody's turn and no card lies open."""
        return table.active >= 0 and table.played < 0


class SeatActs(TurnQuestion):
    """Ask for acts, within the budget, until the seat starts the check (MW-M37)."""

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "act"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        return Prompt("act", {"budget": table.budget(), "used": len(table.acts)})

    def seat_moves(self, table: MeowTable, seat: int) -> Moves:
        return moves_with_acts(table, [], _CHECK)

    def allows(self, table: MeowTable, seat: int, move: int) -> bool:
        """As `moves`, without listing thousands of words."""
        if seat == CLOCK:
            return super().allows(table, seat, move)
        return CHECK.holds(move) or allows_act(table, move)

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        if CHECK.holds(move):
            begin_check(table)
            return
        perform_act(table, seat, move)
        table.then(self)

    def on_timeout(self, table: MeowTable) -> None:
        """Start the check (MW-M30)."""
        table.announce_timeout(table.active)
        begin_check(table)

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        return CHECK.of() if seat >= 0 else super().timeout_move(table, seat)

    def required_action(self) -> tuple[Message, str]:
        return message("must-act"), "MW-M14"

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        if is_act(move):
            return why_no_act(table, move)
        if PLAY.holds(move):
            return message("refusal-card-lies"), "MW-M14"
        if REPLACE.holds(move):
            return message("refusal-replace-later"), "MW-M24"
        return super().seat_why_not(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """Whether a card lies open and the check has not begun."""
        return table.active >= 0 and table.played >= 0 and table.pointed < 0


class NextTurn(Step[MeowTable]):
    """Begin the next turn; it lies under every question of a turn on the agenda.

    Turns go left, and a round begins with the starter. After the last agreed round the game is over
    (MW-M29).
    """

    def run(self, table: MeowTable) -> None:
        table.end_turn()
        seat = table.left_neighbour(table.active)
        number = table.round + 1 if seat == table.starter else table.round
        if 0 < table.round_limit() < number:
            table.end_at_limit()
        else:
            begin_turn(table, seat, number)

    def fits(self, table: MeowTable) -> bool:
        """Whether it is somebody's turn."""
        return table.active >= 0


def begin_turn(table: MeowTable, seat: int, number: int) -> None:
    """Begin a seat's turn."""
    table.restart_clock()
    table.begin_turn(seat, number)
    table.then(SeatPlays(), NextTurn())


# Replacing a rule that somebody cannot follow: once a game and seat (MW-M24).


def may_replace(table: MeowTable) -> bool:
    """Whether the active seat is at the very start of its turn and has replaced no rule yet."""
    return table.replaced[table.active] == 0 and table.played < 0 and not table.acts


def can_replace(table: MeowTable, card: int) -> bool:
    """Whether the active seat may have this rule replaced: it knows the rule to be in the game, and
    has never done its act."""
    seat = table.active
    return may_replace(table) and table.known_places(seat, card) > 0 and card not in table.did[seat]


def add_replacements(table: MeowTable, moves: list[int]) -> None:
    """Add every rule that the active seat may have replaced."""
    if may_replace(table):
        for card in range(CARD_COUNT):
            if can_replace(table, card):
                moves.append(REPLACE.of(card))


def why_no_replacement(table: MeowTable, card: int) -> tuple[Message, str]:
    """Why the active seat cannot have this rule replaced."""
    if table.replaced[table.active]:
        return message("refusal-replaced"), "MW-M24"
    if not may_replace(table):
        return message("refusal-replace-later"), "MW-M24"
    if card in table.did[table.active]:
        return message("refusal-done", card=NAMES[card]), "MW-M24"
    return message("refusal-unknown-rule", card=NAMES[card]), "MW-M24"
