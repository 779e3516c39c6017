"""What all questions of this game have in common: each can say what it wants, and the clock is
asked beside the seats, so that no table is stuck (MW-M30, MW-X1)."""

from typing import Final

from tabbytop.games.meow.moves import TIME
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.agenda import Alarm, Ask, Prompt
from tabbytop.kernel.table import CLOCK

ANSWER_SECONDS: Final = 60  # for everything but a turn


class Question(Ask[MeowTable]):
    """A question to seats, and to the clock where there is one."""

    def asked(self, table: MeowTable) -> list[int]:
        """The seats that are asked."""
        raise NotImplementedError

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """What a seat is asked."""
        raise NotImplementedError

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """The legal answers of a seat."""
        raise NotImplementedError

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """What comes of a seat's answer."""
        raise NotImplementedError

    def time_is_up(self, table: MeowTable) -> None:
        """What the clock does."""
        raise NotImplementedError

    def seconds(self, table: MeowTable) -> int:
        """How long the clock waits."""
        return ANSWER_SECONDS

    def demand(self) -> tuple[str, str]:
        """What a seat has to do now, and the ruling that says so."""
        raise NotImplementedError

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Anything else than the legal answers is not what is asked."""
        task, ruling = self.demand()
        return f"now you have to {task}", ruling

    def actors(self, table: MeowTable) -> list[int]:
        """The seats that are asked, and the clock."""
        asked = self.asked(table)
        if table.turn_seconds() > 0:
            asked.append(CLOCK)
        return asked

    def prompt(self, table: MeowTable, seat: int) -> Prompt:
        """The question in data."""
        return Prompt("clock", {}) if seat == CLOCK else self.question_to(table, seat)

    def moves(self, table: MeowTable, seat: int) -> list[int]:
        """The legal answers."""
        return [TIME.of()] if seat == CLOCK else self.answers(table, seat)

    def answer(self, table: MeowTable, seat: int, move: int) -> None:
        """What comes of it."""
        if seat == CLOCK:
            self.time_is_up(table)
        else:
            self.hear(table, seat, move)

    def alarms(self, table: MeowTable) -> list[Alarm]:
        """One clock for the whole question, however often it is asked again."""
        if table.turn_seconds() == 0:
            return []
        return [Alarm(TIME.of(), self.seconds(table), table.ticks)]

    def why_not(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Seats and clock have moves of their own."""
        if seat == CLOCK:
            return "the clock only says that time is up", "MW-M30"
        if TIME.holds(move):
            return "only the clock says that time is up", "MW-M30"
        return self.why_not_now(table, seat, move)


def seats_not_ready(table: MeowTable) -> list[int]:
    """Who has not answered yet what all are asked."""
    return [seat for seat in range(table.seats) if table.ready[seat] == 0]
