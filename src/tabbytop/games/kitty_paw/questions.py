"""What all questions of this game have in common: seats and the clock are asked at once."""

from tabbytop.games.kitty_paw.moves import START
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm, Ask, Prompt
from tabbytop.kernel.table import CLOCK


class AllAsked(Ask[KittyPawTable]):
    """A question to several seats at once and to the clock, whose moves are its alarms."""

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        """The seats that can act now, ascending."""
        raise NotImplementedError

    def key(self, table: KittyPawTable, seat: int) -> str:
        """What such a seat is asked."""
        raise NotImplementedError

    def details(self, table: KittyPawTable) -> dict[str, object]:
        """What belongs to the question."""
        return {}

    def actors(self, table: KittyPawTable) -> list[int]:
        """Those seats, and the clock."""
        return [*self.seats_asked(table), CLOCK]

    def prompt(self, table: KittyPawTable, seat: int) -> Prompt:
        """The question; the clock's is always the same."""
        if seat == CLOCK:
            return Prompt("clock", {})
        return Prompt(self.key(table, seat), self.details(table))

    def clock_moves(self, table: KittyPawTable) -> list[int]:
        """What the clock may do, ascending."""
        return [alarm.move for alarm in self.alarms(table)]

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        """What the clock will do, in the order of the vocabulary."""
        raise NotImplementedError

    def why_not_timely(self, seat: int) -> tuple[str, str]:
        """Why a move of the clock's, or a move for the clock, is none."""
        if seat == CLOCK:
            return "there is nothing of that kind to wait for", "KP-D4"
        return "that is the clock's to do", "KP-D4"


def is_the_clocks(move: int) -> bool:
    """Whether a move is one of those that only the clock makes: the last ones of all."""
    return move >= START.base
