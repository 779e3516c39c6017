"""The base of all questions of this game: the clock is asked beside the seats, so that no table is
stuck (MW-M30, MW-X1)."""

from typing import Final

from tabbytop.games.meow.moves import TIME
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.kernel.agenda import Alarm, Ask, Prompt
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.message import Message

ANSWER_SECONDS: Final = 60  # for everything but a turn


class Question(Ask[MeowTable]):
    """A question to seats, and to the clock where there is one."""

    def seats_asked(self, table: MeowTable) -> list[int]:
        """The seats that are asked."""
        raise NotImplementedError

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        """The prompt of a seat."""
        raise NotImplementedError

    def seat_moves(self, table: MeowTable, seat: int) -> Moves:
        """The legal moves of a seat."""
        raise NotImplementedError

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        """Apply a seat's move."""
        raise NotImplementedError

    def on_timeout(self, table: MeowTable) -> None:
        """Apply the clock's move."""
        raise NotImplementedError

    def seconds(self, table: MeowTable) -> int:
        """The seconds that the clock waits."""
        return ANSWER_SECONDS

    def required_action(self) -> tuple[Message, str]:
        """Return the thing that a seat has to do now, and the ruling."""
        raise NotImplementedError

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        """Return the reason why a seat's move is refused, and the ruling."""
        return self.required_action()

    def actors(self, table: MeowTable) -> list[int]:
        asked = self.seats_asked(table)
        if table.turn_seconds() > 0:
            asked.append(CLOCK)
        return asked

    def seat_key(self, table: MeowTable, seat: int) -> str:
        """The key of the prompt of a seat."""
        raise NotImplementedError

    def prompt_key(self, table: MeowTable, seat: int) -> str:
        return "clock" if seat == CLOCK else self.seat_key(table, seat)

    def prompt(self, table: MeowTable, seat: int) -> Prompt:
        return Prompt("clock", {}) if seat == CLOCK else self.seat_prompt(table, seat)

    def moves(self, table: MeowTable, seat: int) -> Moves:
        return [TIME.of()] if seat == CLOCK else self.seat_moves(table, seat)

    def answer(self, table: MeowTable, seat: int, move: int) -> None:
        if seat == CLOCK:
            self.on_timeout(table)
        else:
            self.seat_answer(table, seat, move)

    def alarms(self, table: MeowTable) -> list[Alarm]:
        """One wait for the whole question, even if it is asked again."""
        if table.turn_seconds() == 0:
            return []
        return [Alarm(TIME.of(), self.seconds(table), table.ticks)]

    def why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message | str, str]:
        if seat == CLOCK:
            return message("refusal-clock"), "MW-M30"
        if TIME.holds(move):
            return message("refusal-time"), "MW-M30"
        return self.seat_why_not(table, seat, move)


def seats_not_ready(table: MeowTable) -> list[int]:
    """The seats that have not answered a question to all seats yet."""
    return [seat for seat in range(table.seats) if table.ready[seat] == 0]
