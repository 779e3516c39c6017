"""The pending questions of a table and the alarms of its clock, with the times they began."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

Questions = list[dict[str, Any] | None]  # by seat, as plain data; None: it is not asked


class RunningAlarm(Struct, frozen=True):
    """A move that the clock makes by itself at a time, in milliseconds; `since` as in `Alarm`."""

    move: int
    since: int
    rings: int


class ClockSnapshot(Struct, frozen=True, rename={"alarms": "waits"}):
    """What the clocks showed before a move, so that taking it back gains no time."""

    seat: int
    asked_at: list[int]
    alarms: list[RunningAlarm]


class PendingQuestions(
    Struct, rename={"alarms": "waits", "started": "begun", "snapshots": "watches"}
):
    """By seat, the public number and the time at which its present question came up (0: it is not
    asked), and the alarms: `started` has all that have begun, also those not listed just now.

    It is part of saved positions, which have older names for some fields.
    """

    questions: Questions
    since: list[int]
    at: list[int]
    alarms: list[RunningAlarm] = []
    started: list[RunningAlarm] = []
    snapshots: list[ClockSnapshot] = []

    def snapshot(self, seat: int) -> ClockSnapshot:
        """Return what the clocks show before a move of this seat."""
        return ClockSnapshot(seat, self.at.copy(), self.started.copy())

    def push(self, snapshot: ClockSnapshot) -> None:
        """Keep the snapshot of a move that others notice, and that may be taken back. Snapshots
        reach back over consecutive moves of one seat."""
        if self.snapshots and self.snapshots[-1].seat != snapshot.seat:
            self.snapshots.clear()
        self.snapshots.append(snapshot)

    def renew(
        self,
        table: "Table",
        number: int,
        at: int,
        mover: int | None,
        asks: Questions | None = None,
    ) -> None:
        """After a move, note which questions are new. `asks` are the table's questions, if the
        caller has them already."""
        now = questions_of(table) if asks is None else asks
        for seat, question in enumerate(now):
            if question is None:
                self.since[seat] = self.at[seat] = 0
            elif self._is_new(table, seat, question, mover):
                self.since[seat], self.at[seat] = number, at
        self.questions = now
        self._update_alarms(table, at)

    def delay(self, milliseconds: int) -> None:
        """Move all running times back by so much: the clock stood still."""

        def later(alarms: list[RunningAlarm]) -> list[RunningAlarm]:
            return [
                RunningAlarm(each.move, each.since, each.rings + milliseconds) for each in alarms
            ]

        def later_times(times: list[int]) -> list[int]:
            return [time and time + milliseconds for time in times]

        self.at = later_times(self.at)
        self.alarms, self.started = later(self.alarms), later(self.started)
        self.snapshots = [
            ClockSnapshot(each.seat, later_times(each.asked_at), later(each.alarms))
            for each in self.snapshots
        ]

    def start_over(self, table: "Table", number: int, at: int) -> None:
        """After moves were taken back: every question is new, every alarm starts again."""
        self.questions = [None] * len(self.questions)
        self.started = []
        self.snapshots.clear()
        self.renew(table, number, at, None)

    def step_back(self, table: "Table", seat: int, number: int, at: int) -> None:
        """After a seat took its own last move back: its question is new, its time is not."""
        snapshot = self.snapshots.pop() if self.snapshots else ClockSnapshot(seat, [], [])
        self.started = snapshot.alarms
        self.renew(table, number, at, seat)
        for other, before in enumerate(snapshot.asked_at):
            if before and self.at[other]:
                self.at[other] = before

    def _is_new(
        self, table: "Table", seat: int, question: dict[str, Any], mover: int | None
    ) -> bool:
        before = self.questions[seat]
        if before is None:
            return True
        if table.game.live:
            return bool(before["key"] != question["key"])  # several moves may be on their way
        return seat == mover or before != question

    def _update_alarms(self, table: "Table", at: int) -> None:
        """Start new alarms. One that is not listed for a while, as the round's while a call is
        answered, runs on all the same."""
        listed = table.alarms()
        if not listed:
            self.alarms = []
            return
        started = {alarm.move: alarm for alarm in self.started}
        self.alarms = []
        for alarm in listed:
            running = started.get(alarm.move)
            if running is None or running.since != alarm.since:
                running = RunningAlarm(alarm.move, alarm.since, at + alarm.seconds * 1000)
                started[alarm.move] = running
            self.alarms.append(running)
        self.started = list(started.values())


def no_questions(seats: int) -> PendingQuestions:
    """Return what is pending before the start: nothing."""
    return PendingQuestions([None] * seats, [0] * seats, [0] * seats)


def questions_of(table: "Table") -> Questions:
    """Return the table's question to each seat."""
    questions: Questions = [None] * table.seats
    for question in table.questions():
        seat = question.pop("seat")
        if isinstance(seat, int) and seat >= 0:
            questions[seat] = question
    return questions
