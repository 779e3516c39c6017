"""A turn: play a card, take actions, check (MW-M14, MW-M26, MW-M30, MW-M37)."""

from tabbytop.games.meow.acting import act, add_acts, allows_act, is_act, why_no_act
from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.checking import begin_check
from tabbytop.games.meow.moves import CHECK, PLAY, REPLACE
from tabbytop.games.meow.questions import Question
from tabbytop.games.meow.replacing import (
    add_replacements,
    can_replace,
    may_replace,
    why_no_replacement,
)
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.kernel.table import CLOCK


class OfTheTurn(Question):
    """A question to the active seat, under one clock for the whole turn."""

    def asked(self, table: MeowTable) -> list[int]:
        """Whose turn it is."""
        return [table.active]

    def seconds(self, table: MeowTable) -> int:
        """As long as was agreed."""
        return table.turn_seconds()


class SeatPlays(OfTheTurn):
    """A card from the hand; in Before/After acts may come before it (MW-M14)."""

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """The question, with what may be done instead."""
        return Prompt(
            "play",
            {
                "may_act": table.has_parts(),
                "may_replace": may_replace(table),
                "budget": table.budget(),
                "used": len(table.acts),
            },
        )

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """Every card of the hand; a rule to be replaced; an act."""
        moves = [PLAY.of(card) for card in table.hands[seat]]
        add_replacements(table, moves)
        if table.has_parts():
            add_acts(table, moves)
        return moves

    def allows(self, table: MeowTable, seat: int, move: int) -> bool:
        """Without listing thousands of words."""
        if seat == CLOCK:
            return super().allows(table, seat, move)
        if PLAY.holds(move):
            return PLAY.first(move) in table.hands[seat]
        if REPLACE.holds(move):
            return can_replace(table, REPLACE.first(move))
        return table.has_parts() and allows_act(table, move)

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """The card closes what is before it."""
        table.forget_last_turn()
        if PLAY.holds(move):
            table.lay(seat, PLAY.first(move))
            table.then(SeatActs())
            return
        if REPLACE.holds(move):
            table.replace(seat, REPLACE.first(move))
        else:
            act(table, seat, move)
        table.then(self)

    def time_is_up(self, table: MeowTable) -> None:
        """A random card is laid, and the clock begins anew (MW-M30)."""
        seat = table.active
        table.tick()
        table.forget_last_turn()
        table.run_out_of_time(seat)
        hand = table.hands[seat]
        table.lay(seat, hand[table.generator.below(len(hand))])
        table.then(SeatActs())

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "play a card from your hand", "MW-M14"

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Say what is not in the hand, cannot be replaced, or comes too early."""
        if PLAY.holds(move):
            return f"there is no {NAMES[PLAY.first(move)]!r} in your hand", "MW-M14"
        if REPLACE.holds(move):
            return why_no_replacement(table, REPLACE.first(move))
        if is_act(move) and table.has_parts():
            return why_no_act(table, move)
        if CHECK.holds(move):
            return "a card must lie before you check", "MW-M37"
        return super().why_not_now(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """It is somebody's turn, and no card lies."""
        return table.active >= 0 and table.played < 0


class SeatActs(OfTheTurn):
    """Acts, as many as the budget has, until the seat starts the check (MW-M37)."""

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """The question, with what is left of the budget."""
        return Prompt("act", {"budget": table.budget(), "used": len(table.acts)})

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """Any act, or the check."""
        moves: list[int] = []
        add_acts(table, moves)
        moves.append(CHECK.of())
        return moves

    def allows(self, table: MeowTable, seat: int, move: int) -> bool:
        """Without listing thousands of words."""
        if seat == CLOCK:
            return super().allows(table, seat, move)
        return CHECK.holds(move) or allows_act(table, move)

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """The check closes the acts."""
        if CHECK.holds(move):
            begin_check(table)
            return
        act(table, seat, move)
        table.then(self)

    def time_is_up(self, table: MeowTable) -> None:
        """The check starts (MW-M30)."""
        table.run_out_of_time(table.active)
        begin_check(table)

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        """Who does nothing more is checked."""
        return CHECK.of() if seat >= 0 else super().timeout_move(table, seat)

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "do an act, say something, or `check`", "MW-M14"

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Say what is over, or too much."""
        if is_act(move):
            return why_no_act(table, move)
        if PLAY.holds(move):
            return "your card lies already: one a turn", "MW-M14"
        if REPLACE.holds(move):
            return "a rule is replaced at the start of a turn, before anything else", "MW-M24"
        return super().why_not_now(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """A card lies, and the check has not begun."""
        return table.active >= 0 and table.played >= 0 and table.pointed < 0


class NextTurn(Step[MeowTable]):
    """It lies under every question of a turn: when nothing is left to happen, the next begins.

    Turns go left; after the last of the agreed rounds the game is over (MW-M29).
    """

    def run(self, table: MeowTable) -> None:
        """A round begins with the starter."""
        table.end_turn()
        seat = table.next_to(table.active)
        number = table.round + 1 if seat == table.starter else table.round
        if 0 < table.round_limit() < number:
            table.end_at_limit()
        else:
            begin_turn(table, seat, number)

    def fits(self, table: MeowTable) -> bool:
        """It is somebody's turn."""
        return table.active >= 0


def begin_turn(table: MeowTable, seat: int, number: int) -> None:
    """It is a seat's turn."""
    table.tick()
    table.begin_turn(seat, number)
    table.then(SeatPlays(), NextTurn())
