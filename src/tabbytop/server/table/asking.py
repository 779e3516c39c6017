"""Bringing the pending questions up to date with a table, after every move."""

from typing import TYPE_CHECKING, Any

from tabbytop.server.table.pending_questions import (
    ClockSnapshot,
    PendingQuestions,
    Questions,
    RunningAlarm,
)

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table


def questions_of(table: "Table") -> Questions:
    """Return the table's question to each seat."""
    questions: Questions = [None] * table.seats
    for question in table.questions():
        seat = question.pop("seat")
        if isinstance(seat, int) and seat >= 0:
            questions[seat] = question
    return questions


def renew(
    pending: PendingQuestions,
    table: "Table",
    number: int,
    at: int,
    mover: int | None,
    asks: Questions | None = None,
) -> None:
    """After a move, note which questions are new. `asks` are the table's questions, if the caller
    has them already."""
    now = questions_of(table) if asks is None else asks
    before, since, asked_at = pending.questions, pending.since, pending.at
    for seat, question in enumerate(now):
        if question is None:
            since[seat] = asked_at[seat] = 0
        elif _is_new(table, seat, before[seat], question, mover):
            since[seat], asked_at[seat] = number, at
    pending.questions = now
    _update_alarms(pending, table, at)


def start_over(pending: PendingQuestions, table: "Table", number: int, at: int) -> None:
    """After moves were taken back: every question is new, every alarm starts again."""
    pending.questions = [None] * len(pending.questions)
    pending.started = []
    pending.snapshots.clear()
    renew(pending, table, number, at, None)


def step_back(pending: PendingQuestions, table: "Table", seat: int, number: int, at: int) -> None:
    """After a seat took its own last move back: its question is new, its time is not."""
    snapshots = pending.snapshots
    snapshot = snapshots.pop() if snapshots else ClockSnapshot(seat, [], [])
    pending.started = snapshot.alarms
    renew(pending, table, number, at, seat)
    for other, before in enumerate(snapshot.asked_at):
        if before and pending.at[other]:
            pending.at[other] = before


def _is_new(
    table: "Table",
    seat: int,
    before: dict[str, Any] | None,
    question: dict[str, Any],
    mover: int | None,
) -> bool:
    if before is None:
        return True
    if table.game.live:
        return bool(before["key"] != question["key"])  # several moves may be on their way
    return seat == mover or before != question


def _update_alarms(pending: PendingQuestions, table: "Table", at: int) -> None:
    """Start new alarms. One that is not listed for a while, as the round's while a call is
    answered, runs on all the same."""
    listed = table.alarms()
    alarms: list[RunningAlarm] = []
    if listed:
        started = {alarm.move: alarm for alarm in pending.started}
        for alarm in listed:
            running = started.get(alarm.move)
            if running is None or running.since != alarm.since:
                running = RunningAlarm(alarm.move, alarm.since, at + alarm.seconds * 1000)
                started[alarm.move] = running
            alarms.append(running)
        pending.started = list(started.values())
    pending.alarms = alarms
