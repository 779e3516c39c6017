"""Who is asked since when, and what the clock is waiting for, at a table where time passes."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

Questions = list[dict[str, Any] | None]  # by seat, as plain data; None: it is not asked


class Wait(Struct, frozen=True):
    """A move that the clock makes by itself at a time, in milliseconds; `since` as in `Alarm`."""

    move: int
    since: int
    rings: int


class Watch(Struct, frozen=True):
    """What the watches showed before a move, in case it is taken back: no time is won by that."""

    seat: int
    asked_at: list[int]
    waits: list[Wait]


class Asking(Struct):
    """By seat, the number and the time at which its present question came up (0: it is not asked),
    and what the clock waits for: all waits that have begun, also those not listed just now."""

    questions: Questions
    since: list[int]
    at: list[int]
    waits: list[Wait] = []
    begun: list[Wait] = []
    watches: list[Watch] = []

    def watch(self, seat: int) -> Watch:
        """What the watches show before a move of this seat."""
        return Watch(seat, self.at.copy(), self.begun.copy())

    def push(self, watch: Watch) -> None:
        """A move was made that others notice, and that may be taken back. The watches reach back as
        far as the moves of one seat on end."""
        if self.watches and self.watches[-1].seat != watch.seat:
            self.watches.clear()
        self.watches.append(watch)

    def renew(
        self,
        table: "Table",
        number: int,
        at: int,
        mover: int | None,
        asks: Questions | None = None,
    ) -> None:
        """After a move: what is asked now that was not asked before, or not that. `asks` is what
        the table asks, if the caller has it already."""
        now = asked_of(table) if asks is None else asks
        for seat, question in enumerate(now):
            if question is None:
                self.since[seat] = self.at[seat] = 0
            elif self._is_new(table, seat, question, mover):
                self.since[seat], self.at[seat] = number, at
        self.questions = now
        self._wind(table, at)

    def delay(self, milliseconds: int) -> None:
        """Let everything that time is running for begin so much later: the clock stood still."""

        def later(waits: list[Wait]) -> list[Wait]:
            return [Wait(each.move, each.since, each.rings + milliseconds) for each in waits]

        def later_times(times: list[int]) -> list[int]:
            return [time and time + milliseconds for time in times]

        self.at = later_times(self.at)
        self.waits, self.begun = later(self.waits), later(self.begun)
        self.watches = [
            Watch(each.seat, later_times(each.asked_at), later(each.waits)) for each in self.watches
        ]

    def start_over(self, table: "Table", number: int, at: int) -> None:
        """After moves were taken back: every question is a new one, every wait begins anew."""
        self.questions = [None] * len(self.questions)
        self.begun = []
        self.watches.clear()
        self.renew(table, number, at, None)

    def step_back(self, table: "Table", seat: int, number: int, at: int) -> None:
        """After a seat took its own last move back: its question is a new one, its time is not."""
        watch = self.watches.pop() if self.watches else Watch(seat, [], [])
        self.begun = watch.waits
        self.renew(table, number, at, seat)
        for other, before in enumerate(watch.asked_at):
            if before and self.at[other]:
                self.at[other] = before

    def _is_new(
        self, table: "Table", seat: int, question: dict[str, Any], mover: int | None
    ) -> bool:
        before = self.questions[seat]
        if before is None:
            return True
        if table.game.live:
            return bool(before["key"] != question["key"])  # several strokes may be on their way
        return seat == mover or before != question

    def _wind(self, table: "Table", at: int) -> None:
        """A wait that is not listed for a while, as the round's while a call is answered, goes on
        all the same."""
        alarms = table.alarms()
        if not alarms:
            self.waits = []
            return
        begun = {wait.move: wait for wait in self.begun}
        self.waits = []
        for alarm in alarms:
            wait = begun.get(alarm.move)
            if wait is None or wait.since != alarm.since:
                wait = Wait(alarm.move, alarm.since, at + alarm.seconds * 1000)
                begun[alarm.move] = wait
            self.waits.append(wait)
        self.begun = list(begun.values())


def nobody_asked(seats: int) -> Asking:
    """Before the start."""
    return Asking([None] * seats, [0] * seats, [0] * seats)


def asked_of(table: "Table") -> Questions:
    """What each seat is asked."""
    questions: Questions = [None] * table.seats
    for question in table.questions():
        seat = question.pop("seat")
        if isinstance(seat, int) and seat >= 0:
            questions[seat] = question
    return questions
