"""Alarm: a tiny game with rare features. It can be played solo, some seats are never asked, the
clock moves, draws have many outcomes, and observations can be negative.

A hidden hour is drawn. Seat 0 sleeps on or gets up, the clock rings. Getting up is right before the
middle of the day, sleeping on is right after it. Seat 0 wins if it was right; else the others win.
"""

from collections.abc import Mapping
from typing import Final

from tabbytop import (
    CLOCK,
    Alarm,
    Ask,
    BadPosition,
    Block,
    Game,
    Generator,
    Options,
    Prompt,
    Result,
    Step,
    Table,
    Vocabulary,
)

DO: Final = Block("do {what}", what=["sleep", "rise", "ring"])
SLEEP, RISE, RING = 0, 1, 2
HOURS: Final = 3_000_000
UNSAID: Final = -1


class AlarmTable(Table):
    hour: int
    said: int
    rung: int

    def copy(self) -> "AlarmTable":
        twin = AlarmTable()
        self.copy_onto(twin)
        twin.hour = self.hour
        twin.said = self.said
        twin.rung = self.rung
        return twin

    def say(self, what: int) -> None:
        self.said = what
        if self.events is not None:
            self.emit("say", {"what": what})

    def ring(self) -> None:
        self.rung = 1
        if self.events is not None:
            self.emit("ring", {"hour": self.hour}, reveals=True)

    def view(self, seat: int | None) -> Mapping[str, object]:
        if seat is not None:
            self.require_seat(seat)
        return {"said": self.said, "hour": self.hour if self.rung else None}

    def observe(self, seat: int) -> dict[str, list[int]]:
        self.require_seat(seat)
        return {"said": [self.said], "hour": [-self.hour if self.rung else 0]}

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        if not self.rung:
            self.hour = rng.below(HOURS)

    def result(self) -> Result | None:
        if self.agenda:
            return None
        right = (self.said == RISE) == (self.hour < HOURS // 2)
        places = [1 if right else 2, *[2 if right else 1] * (self.seats - 1)]
        return Result((0,) * self.seats, tuple(places), ((),) * self.seats, "the alarm rang")

    def census(self) -> dict[str, int]:
        return {"alarm": 1}

    def validate(self) -> None:
        if not 0 <= self.hour < HOURS or self.said not in {UNSAID, SLEEP, RISE}:
            raise BadPosition("table", "there is no such hour or answer")


class Evening(Step[AlarmTable]):
    def run(self, table: AlarmTable) -> None:
        table.hour = table.generator.below(HOURS)
        table.then(Night())


class Night(Ask[AlarmTable]):
    """Asks seat 0 and the clock at once, then the clock alone."""

    def actors(self, table: AlarmTable) -> list[int]:
        return [0, CLOCK] if table.said == UNSAID else [CLOCK]

    def moves(self, table: AlarmTable, seat: int) -> list[int]:
        return [DO.of(RING)] if seat == CLOCK else [DO.of(SLEEP), DO.of(RISE)]

    def answer(self, table: AlarmTable, seat: int, move: int) -> None:
        if seat == CLOCK:
            table.ring()
        else:
            table.say(DO.first(move))
            table.then(self)

    def alarms(self, table: AlarmTable) -> list[Alarm]:
        return [Alarm(DO.of(RING), 3600, 0)]

    def prompt(self, table: AlarmTable, seat: int) -> Prompt:
        return Prompt("night", {})

    def why_not(self, table: AlarmTable, seat: int, move: int) -> tuple[str, str]:
        return "only the clock rings", "AL-1"


class AlarmClock(Game):
    def __init__(self) -> None:
        super().__init__(
            name="alarm-clock",
            title="Alarm Clock",
            about="Sleep on or get up.",
            least_seats=1,
            most_seats=3,
            rules=4,
            vocabulary=Vocabulary(DO),
            steps=[Evening, Night],
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> AlarmTable:
        table = AlarmTable()
        table.prepare(self, seats, options, generator)
        table.hour = 0
        table.said = UNSAID
        table.rung = 0
        return table

    def set_up(self, table: Table) -> None:
        table.then(Evening())


GAME: Final = AlarmClock()
