"""The check of every other hand, left neighbour first, and how it ends (MW-M5, MW-M6, MW-M7, MW-M8,
MW-M9, MW-M27, MW-M29, MW-M31).

The played card and all cards in the other hands are checked, and no others (MW-M2).

With `judge=engine` the table finds broken rules; with `judge=eyes` the players have watched, and
answer for their hands themselves. A check that puts nothing on the agenda ends the turn: the next
turn is on the agenda already.
"""

from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.moves import BROKEN, LOOK, NO, OBJECT, REVEAL, WAIT
from tabbytop.games.meow.questions import Question
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.texts.message import Message


def begin_check(table: MeowTable) -> None:
    """Begin the check.

    With `engine` the played card's own rule is checked first (MW-M5, MW-M6); with `eyes` the others
    may object while hands are asked.
    """
    table.begin_check()
    if not table.is_judged_by_eyes() and not is_obeyed(table, table.played):
        take_back(table)
    else:
        table.then(Point())


class Point(Step[MeowTable]):
    """Point at the next hand; when there is none left, the active seat has won (MW-M7).

    The rest of the active seat's own hand and the pile do not bind it, so they are not checked
    (MW-M2).
    """

    def run(self, table: MeowTable) -> None:
        """With `engine` the table answers, with `eyes` the holder (MW-M31)."""
        if table.played < 0:  # exchanged, or taken back: the turn is over
            return
        if table.past == table.seats - 1:
            win(table)
            return
        table.restart_clock()
        table.point_at((table.active + 1 + table.past) % table.seats)
        if table.is_judged_by_eyes():
            table.then(HolderAnswers(), self)
        else:
            self._judge(table)

    def _judge(self, table: MeowTable) -> None:
        """Let the holder choose which rule to reveal, if it has more than one card (MW-M8)."""
        broken = broken_in_hand(table, table.pointed)
        if not broken:
            table.clear_hand()
            table.then(self)
        elif table.dealt_each() == 1:
            reveal(table, broken[0])
        else:
            table.then(HolderReveals())

    def fits(self, table: MeowTable) -> bool:
        """Whether it waits under the holder's question, with `eyes`."""
        return table.is_judged_by_eyes() and table.pointed >= 0


class HolderReveals(Question):
    """Ask the holder which broken rule it shows, even when there is only one (MW-M8)."""

    def seats_asked(self, table: MeowTable) -> list[int]:
        return [table.pointed]

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "reveal"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        return Prompt("reveal", {"active": table.active})

    def seat_moves(self, table: MeowTable, seat: int) -> list[int]:
        return [REVEAL.of(card) for card in broken_in_hand(table, seat)]

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        reveal(table, REVEAL.first(move))

    def on_timeout(self, table: MeowTable) -> None:
        """Reveal the first of them (MW-X1)."""
        table.announce_timeout(table.pointed)
        reveal(table, broken_in_hand(table, table.pointed)[0])

    def required_action(self) -> tuple[Message, str]:
        return message("must-reveal"), "MW-M8"

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        if not REVEAL.holds(move):
            return super().seat_why_not(table, seat, move)
        card = REVEAL.first(move)
        if card in table.hands[seat]:
            return message("refusal-not-broken", card=NAMES[card]), "MW-M8"
        return message("refusal-not-in-hand", card=NAMES[card]), "MW-M8"

    def fits(self, table: MeowTable) -> bool:
        """Whether the table points at a hand of more than one card."""
        return not table.is_judged_by_eyes() and table.pointed >= 0 and table.dealt_each() > 1


class HolderAnswers(Question):
    """Ask the holder for no or the name of a broken rule, with `eyes` (MW-M31).

    Meanwhile all others may object, once a turn (MW-M5). The holder's answer closes the question,
    whether or not the others have answered (MW-X9). The next hand waits on the agenda, and is not
    asked when the turn is over.
    """

    def seats_asked(self, table: MeowTable) -> list[int]:
        """The seat pointed at, and all others except the active seat that have not answered yet."""
        seats: list[int] = []
        for seat in range(table.seats):
            silent = table.waits[seat] == 0 and table.objected[seat] == 0
            if seat == table.pointed or (seat != table.active and silent):
                seats.append(seat)
        return seats

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "answer" if seat == table.pointed else "object"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        if seat == table.pointed:
            return Prompt("answer", {"active": table.active})
        return Prompt("object", {"active": table.active, "pointed": table.pointed})

    def seat_moves(self, table: MeowTable, seat: int) -> list[int]:
        """The holder may name every card of its hand (MW-M31)."""
        if seat != table.pointed:
            return [OBJECT.of(), WAIT.of()]
        moves = [NO.of()]
        for card in table.hands[seat]:
            moves.append(BROKEN.of(card))
        if not table.looked:
            moves.append(LOOK.of())
        if not table.objected[seat]:
            moves.append(OBJECT.of())
        return moves

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        """An obeyed card counts as `no`, and is not shown to others (MW-M31)."""
        if LOOK.holds(move):
            table.look_again()
            table.then(self)
        elif WAIT.holds(move):
            table.wait(seat)
            table.then(self)
        elif OBJECT.holds(move):
            self._object(table, seat)
        elif NO.holds(move):
            table.clear_hand()
        elif is_obeyed(table, BROKEN.first(move)):
            table.clear_hand(BROKEN.first(move))
        else:
            reveal(table, BROKEN.first(move))

    def _object(self, table: MeowTable, seat: int) -> None:
        """A right objection ends the turn, a wrong one does nothing (MW-M5)."""
        right = not is_obeyed(table, table.played)
        table.raise_objection(seat, right=right)
        if right:
            take_back(table)
        else:
            table.then(self)

    def on_timeout(self, table: MeowTable) -> None:
        """Answer no for the holder (MW-X1)."""
        table.announce_timeout(table.pointed)
        table.clear_hand()

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        if seat < 0:
            return super().timeout_move(table, seat)
        return NO.of() if seat == table.pointed else WAIT.of()

    def required_action(self) -> tuple[Message, str]:
        return message("must-answer"), "MW-M31"

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        if seat != table.pointed:
            return message("refusal-not-pointed"), "MW-M5"
        if BROKEN.holds(move):
            return message("refusal-not-in-hand", card=NAMES[BROKEN.first(move)]), "MW-M31"
        if LOOK.holds(move):
            return message("refusal-looked"), "MW-M31"
        if OBJECT.holds(move):
            return message("refusal-objected"), "MW-M5"
        return super().seat_why_not(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """Whether somebody is pointed at, with `eyes`."""
        return table.is_judged_by_eyes() and table.pointed >= 0


def win(table: MeowTable) -> None:
    """Win the game: the check got past all hands (MW-M27)."""
    table.count_check()
    table.win()


def reveal(table: MeowTable, card: int) -> None:
    """Reveal a broken rule of the hand pointed at, exchange both cards and end the turn (MW-M9).

    The number of hands that the check got past counts.
    """
    table.count_check()
    table.reveal(card)
    table.exchange()


def take_back(table: MeowTable) -> None:
    """Return the played card, whose own rule was not obeyed, to the hand and end the turn.

    The check counts for nothing (MW-M5, MW-X3).
    """
    table.take_back()
