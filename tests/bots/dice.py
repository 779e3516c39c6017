"""A game that shows whether a judge is used: calls in turn, then pure luck."""

from dataclasses import dataclass
from typing import Final

from tabbytop.kernel.agenda import Ask, Prompt
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.options import Options, option
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table
from tabbytop.kernel.vocabulary import Block, Vocabulary

CALL: Final = Block("call {number}", number=["0", "1", "2", "3", "4", "5"])
CALLS: Final = Vocabulary(CALL)


@dataclass(frozen=True)
class DiceOptions(Options):
    rounds: int = option(1, "how often everybody calls", choices=(1, 8))


class DiceTable(Table):
    called: list[int]

    def copy(self) -> "DiceTable":
        twin = DiceTable()
        self.copy_onto(twin)
        twin.called = self.called.copy()
        return twin

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        pass

    def observe(self, seat: int) -> dict[str, list[int]]:
        most = 3 * 9
        return {"called": self.called + [9] * (most - len(self.called))}

    def result(self) -> Result | None:
        """All tie, whatever was called: only the judge prefers anything."""
        if self.agenda:
            return None
        return Result((0,) * self.seats, (1,) * self.seats, ((),) * self.seats, "luck")


class SeatCalls(Ask[DiceTable]):
    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def actors(self, table: DiceTable) -> list[int]:
        return [self.seat]

    def moves(self, table: DiceTable, seat: int) -> list[int]:
        return [CALL.of(number) for number in range(6)]

    def answer(self, table: DiceTable, seat: int, move: int) -> None:
        table.called.append(CALL.first(move))
        options = table.options
        assert isinstance(options, DiceOptions)
        if len(table.called) < table.seats * options.rounds:
            table.then(SeatCalls((seat + 1) % table.seats))

    def prompt(self, table: DiceTable, seat: int) -> Prompt:
        return Prompt("call", {})


class HighIsGood(Judge):
    """Values high calls."""

    def cut_off(self, table: Table, made: int) -> bool:
        return made >= 1

    def evaluate(self, table: Table) -> list[float]:
        assert isinstance(table, DiceTable)
        hopes = []
        for seat in range(table.seats):
            calls = table.called[seat :: table.seats]
            hopes.append(sum(calls) / (5 * len(calls)) if calls else 0.0)
        return hopes


class Dice(Game):
    def __init__(self) -> None:
        super().__init__(
            name="dice", title="Dice", about="Call a number.", least_seats=2, most_seats=3,
            rules=1, vocabulary=CALLS, steps=[SeatCalls], judge=HighIsGood(),
            options=DiceOptions,
        )  # fmt: skip

    def new_table(self, seats: int, options: Options, generator: Generator) -> DiceTable:
        table = DiceTable()
        table.prepare(self, seats, options, generator)
        table.called = []
        return table

    def set_up(self, table: Table) -> None:
        table.then(SeatCalls(0))


class FirstCalls(SeatCalls):
    """Asks all at once; the first answer ends the game."""

    def actors(self, table: DiceTable) -> list[int]:
        return list(range(table.seats))

    def answer(self, table: DiceTable, seat: int, move: int) -> None:
        table.called.append(CALL.first(move))


class Race(Dice):
    """A game in which a simultaneous answer can come too late."""

    def set_up(self, table: Table) -> None:
        table.then(FirstCalls())


DICE: Final = Dice()
RACE: Final = Race()
