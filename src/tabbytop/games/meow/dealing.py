"""Cards are dealt, looked at and passed left (MW-D1, MW-M1, MW-M12, MW-M32)."""

from tabbytop.games.meow.moves import PASS
from tabbytop.games.meow.questions import Question, seats_not_ready
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.turn import begin_turn
from tabbytop.kernel.agenda import Prompt, Step


class Deal(Step[MeowTable]):
    """A random seat will start; hands and pile come from the deck without what was struck."""

    def run(self, table: MeowTable) -> None:
        """All look at their hands."""
        table.tick()
        table.deal(table.generator.below(table.seats))
        table.then(AllPass())

    def fits(self, table: MeowTable) -> bool:
        """Never: nobody is asked before it has happened."""
        return False


class AllPass(Question):
    """All see their dealt hands at once; when all have said `pass`, the hands go left (MW-M32)."""

    def asked(self, table: MeowTable) -> list[int]:
        """Who has not passed."""
        return seats_not_ready(table)

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """The question."""
        return Prompt("pass", {})

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """There is only one."""
        return [PASS.of()]

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """The first turn begins when all have passed."""
        table.say_pass(seat)
        if table.all_ready():
            go_left(table)
        else:
            table.then(self)

    def time_is_up(self, table: MeowTable) -> None:
        """All have looked long enough (MW-X1)."""
        for seat in seats_not_ready(table):
            table.say_pass(seat)
        go_left(table)

    def demand(self) -> tuple[str, str]:
        """What a seat has to do now."""
        return "look at your hand and say `pass`", "MW-M32"

    def fits(self, table: MeowTable) -> bool:
        """The cards are dealt, nobody had a turn, and somebody has not passed."""
        return table.starter >= 0 and table.active < 0 and not table.all_ready()


def go_left(table: MeowTable) -> None:
    """The hands go left, and the starter begins."""
    table.pass_left()
    begin_turn(table, table.starter, 1)
