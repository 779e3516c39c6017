"""Hurry: a tiny live game. Three seats snatch at five mice, the first one to reach a mouse gets
it. A bell after ten seconds ends the game, and starts again with every mouse that is caught."""

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
    Table,
    Vocabulary,
)
from tabbytop.kernel.result import places

MICE: Final = 5
FREE: Final = -1
SNATCH: Final = Block("snatch {mouse}", mouse=[str(mouse) for mouse in range(MICE)])
BELL: Final = Block("bell")
SECONDS: Final = 10


class HurryTable(Table):
    owners: list[int]
    caught: int

    def copy(self) -> "HurryTable":
        twin = HurryTable()
        self.copy_onto(twin)
        twin.owners = self.owners.copy()
        twin.caught = self.caught
        return twin

    def view(self, seat: int | None) -> Mapping[str, object]:
        return {"owners": list(self.owners)}

    def observe(self, seat: int) -> dict[str, list[int]]:
        return {"owners": list(self.owners)}

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        """Nothing is hidden."""

    def result(self) -> Result | None:
        if self.agenda:
            return None
        scores = tuple(self.owners.count(seat) for seat in range(self.seats))
        return Result(scores, places([(s,) for s in scores]), ((),) * self.seats, "no mouse left")

    def census(self) -> dict[str, int]:
        return {"mouse": MICE}

    def validate(self) -> None:
        if not all(FREE <= owner < self.seats for owner in self.owners):
            raise BadPosition("table", "somebody is not there")


class Snatching(Ask[HurryTable]):
    def actors(self, table: HurryTable) -> list[int]:
        return [*range(table.seats), CLOCK] if FREE in table.owners else []

    def moves(self, table: HurryTable, seat: int) -> list[int]:
        if seat == CLOCK:
            return [BELL.of()]
        return [SNATCH.of(mouse) for mouse in range(MICE) if table.owners[mouse] == FREE]

    def answer(self, table: HurryTable, seat: int, move: int) -> None:
        if seat != CLOCK:
            table.owners[SNATCH.first(move)] = seat
            table.caught += 1
            if table.events is not None:
                table.emit("caught", {"seat": seat, "mouse": SNATCH.first(move)})
            table.then(self)

    def alarms(self, table: HurryTable) -> list[Alarm]:
        return [Alarm(BELL.of(), SECONDS, table.caught)]

    def prompt(self, table: HurryTable, seat: int) -> Prompt:
        return Prompt("snatch", {})

    def why_not(self, table: HurryTable, seat: int, move: int) -> tuple[str, str]:
        return "somebody was quicker", "HU-1"


class Hurry(Game):
    def __init__(self) -> None:
        super().__init__(
            name="hurry",
            title="Hurry",
            about="Mice for the quick.",
            least_seats=1,
            most_seats=3,
            rules=1,
            vocabulary=Vocabulary(SNATCH, BELL),
            steps=[Snatching],
            live=True,
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> HurryTable:
        table = HurryTable()
        table.prepare(self, seats, options, generator)
        table.owners = [FREE] * MICE
        table.caught = 0
        return table

    def set_up(self, table: Table) -> None:
        table.then(Snatching())


GAME: Final = Hurry()
