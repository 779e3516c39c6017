"""`judge=eyes`: the players have watched, and answer for their hands themselves (MW-M5, MW-M31)."""

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.ending import reveal, take_back
from tabbytop.games.meow.moves import BROKEN, LOOK, NO, OBJECT, WAIT
from tabbytop.games.meow.obeying import is_obeyed
from tabbytop.games.meow.questions import Question
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.agenda import Prompt


class HolderAnswers(Question):
    """Who is pointed at says no, or names a card; meanwhile all others may object, once a turn.

    The holder's answer closes the question, whether or not the others have spoken.
    The next hand waits on the agenda, and is not asked when the turn is over.
    """

    def asked(self, table: MeowTable) -> list[int]:
        """Who is pointed at, and the others who have not spoken but for the active seat."""
        seats: list[int] = []
        for seat in range(table.seats):
            silent = table.waits[seat] == 0 and table.objected[seat] == 0
            if seat == table.pointed or (seat != table.active and silent):
                seats.append(seat)
        return seats

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """Whether a rule of the hand was broken, or that of the card that lies there."""
        if seat == table.pointed:
            return Prompt("answer", {"active": table.active})
        return Prompt("object", {"active": table.active, "pointed": table.pointed})

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """Every own card may be named (MW-M31)."""
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

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """A card that was kept after all counts as `no`, and is not shown to others (MW-M31)."""
        if LOOK.holds(move):
            table.look_again()
            table.then(self)
        elif WAIT.holds(move):
            table.wait(seat)
            table.then(self)
        elif OBJECT.holds(move):
            self._object(table, seat)
        elif NO.holds(move):
            table.get_past()
        elif is_obeyed(table, BROKEN.first(move)):
            table.get_past(BROKEN.first(move))
        else:
            reveal(table, BROKEN.first(move))

    def _object(self, table: MeowTable, seat: int) -> None:
        """A true objection ends the turn, a false one does nothing (MW-M5)."""
        right = not is_obeyed(table, table.played)
        table.raise_objection(seat, right=right)
        if right:
            take_back(table)
        else:
            table.then(self)

    def time_is_up(self, table: MeowTable) -> None:
        """Who says nothing says no (MW-X1)."""
        table.run_out_of_time(table.pointed)
        table.get_past()

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        """Nothing to say."""
        if seat < 0:
            return super().timeout_move(table, seat)
        return NO.of() if seat == table.pointed else WAIT.of()

    def demand(self) -> tuple[str, str]:
        """What a seat has to do now."""
        return "say whether a rule was broken", "MW-M31"

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Say what was said already, or is not one's own to say."""
        if seat != table.pointed:
            return "you are not pointed at: `object`, or `wait`", "MW-M5"
        if BROKEN.holds(move):
            return f"there is no {NAMES[BROKEN.first(move)]!r} in your hand", "MW-M31"
        if LOOK.holds(move):
            return "you have looked again already, once a check", "MW-M31"
        if OBJECT.holds(move):
            return "you have objected in this turn, and once is all", "MW-M5"
        return super().why_not_now(table, seat, move)

    def fits(self, table: MeowTable) -> bool:
        """Somebody is pointed at."""
        return table.is_judged_by_eyes() and table.pointed >= 0
