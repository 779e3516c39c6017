"""The check: every other hand in turn, left neighbour first (MW-M6, MW-M7, MW-M8)."""

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.ending import reveal, take_back, win
from tabbytop.games.meow.moves import REVEAL
from tabbytop.games.meow.obeying import broken_in_hand, is_obeyed
from tabbytop.games.meow.questions import Question
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.watching import HolderAnswers
from tabbytop.kernel.agenda import Prompt, Step


def begin_check(table: MeowTable) -> None:
    """`engine`: the played card's own rule comes first (MW-M5, MW-M6); `eyes`: whoever saw it may
    say so while the others are asked."""
    table.begin_check()
    if not table.is_judged_by_eyes() and not is_obeyed(table, table.played):
        take_back(table)
    else:
        table.then(Point())


class Point(Step[MeowTable]):
    """The active seat points at the next hand; when there is none left, it has won (MW-M7)."""

    def run(self, table: MeowTable) -> None:
        """`engine`: the table answers, always right; `eyes`: the holder does (MW-M31)."""
        if table.played < 0:  # exchanged, or taken back: the turn is over
            return
        if table.past == table.seats - 1:
            win(table)
            return
        table.tick()
        table.point_at((table.active + 1 + table.past) % table.seats)
        if table.is_judged_by_eyes():
            table.then(HolderAnswers(), self)
        else:
            self._judge(table)

    def _judge(self, table: MeowTable) -> None:
        """The holder picks which rule to reveal, if it has more than one card (MW-M8)."""
        broken = broken_in_hand(table, table.pointed)
        if not broken:
            table.get_past()
            table.then(self)
        elif table.dealt_each() == 1:
            reveal(table, broken[0])
        else:
            table.then(HolderReveals())

    def fits(self, table: MeowTable) -> bool:
        """It waits under the holder's question in `eyes`."""
        return table.is_judged_by_eyes() and table.pointed >= 0


class HolderReveals(Question):
    """Which of the broken rules the holder shows; asked even when there is only one (MW-M8)."""

    def asked(self, table: MeowTable) -> list[int]:
        """Who is pointed at."""
        return [table.pointed]

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """The question."""
        return Prompt("reveal", {"active": table.active})

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """The rules of the hand that were broken."""
        return [REVEAL.of(card) for card in broken_in_hand(table, seat)]

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """The rule comes to light."""
        reveal(table, REVEAL.first(move))

    def time_is_up(self, table: MeowTable) -> None:
        """The first of them comes to light (MW-X1)."""
        table.run_out_of_time(table.pointed)
        reveal(table, broken_in_hand(table, table.pointed)[0])

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "reveal a rule of your hand that was broken", "MW-M8"

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Say what is not there or was not broken."""
        if not REVEAL.holds(move):
            return super().why_not_now(table, seat, move)
        card = REVEAL.first(move)
        if card in table.hands[seat]:
            return f"{NAMES[card]!r} was not broken", "MW-M8"
        return f"there is no {NAMES[card]!r} in your hand", "MW-M8"

    def fits(self, table: MeowTable) -> bool:
        """The table has found a broken rule in a hand of more than one card."""
        return not table.is_judged_by_eyes() and table.pointed >= 0 and table.dealt_each() > 1
