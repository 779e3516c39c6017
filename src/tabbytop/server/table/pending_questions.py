"""The pending questions of a table and the alarms of its clock, with the times they began.

`asking` brings them up to date with the table; it is compiled, which msgspec's Structs cannot be.
"""

from typing import Any

from msgspec import Struct

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


def no_questions(seats: int) -> PendingQuestions:
    """Return what is pending before the start: nothing."""
    return PendingQuestions([None] * seats, [0] * seats, [0] * seats)
