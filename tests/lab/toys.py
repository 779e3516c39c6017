"""Tiny games that show one thing each; workers find them by entry point, as they find other
games."""

import os
from pathlib import Path
from threading import Event
from typing import Final

from tabbytop.kernel.agenda import Ask, Prompt, Step
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result, places
from tabbytop.kernel.table import Table
from tabbytop.kernel.vocabulary import Block, Vocabulary

SAY: Final = Block("say {number}", number=["0", "1", "2"])
WORDS: Final = Vocabulary(SAY)
UNSAID: Final = -1


class ToyTable(Table):
    """Everybody's number; the highest wins."""

    said: list[int]
    opener: int

    def copy(self) -> "ToyTable":
        twin = ToyTable()
        self.copy_onto(twin)
        twin.said = self.said.copy()
        twin.opener = self.opener
        return twin

    def imagine(self, seat: int, rng: Generator) -> "ToyTable":
        twin = self.copy()
        twin.generator = rng.branch()
        twin.said = [said if other == seat else UNSAID for other, said in enumerate(self.said)]
        return twin

    def result(self) -> Result | None:
        ranked = places([(said,) for said in self.said])
        return Result(tuple(self.said), ranked, tuple(() for _ in self.said), "highest number")


class AllSay(Ask[ToyTable]):
    """Asks everybody at once; the question stays until the last has answered."""

    def actors(self, table: ToyTable) -> list[int]:
        return [seat for seat, said in enumerate(table.said) if said == UNSAID]

    def moves(self, table: ToyTable, seat: int) -> list[int]:
        return [SAY.of(number) for number in range(3)]

    def answer(self, table: ToyTable, seat: int, move: int) -> None:
        table.said[seat] = SAY.first(move)
        table.then(self)

    def prompt(self, table: ToyTable, seat: int) -> Prompt:
        return Prompt("all-say", {})


class OpenerSays(Ask[ToyTable]):
    """Asks one seat alone for its number again."""

    def actors(self, table: ToyTable) -> list[int]:
        return [table.opener]

    def moves(self, table: ToyTable, seat: int) -> list[int]:
        return [SAY.of(number) for number in range(3)]

    def answer(self, table: ToyTable, seat: int, move: int) -> None:
        table.said[seat] = SAY.first(move)

    def prompt(self, table: ToyTable, seat: int) -> Prompt:
        return Prompt("opener-says", {})


class Breaks(Step[ToyTable]):
    """A step that fails, with an error that cannot be pickled."""

    def run(self, table: ToyTable) -> None:
        raise IllegalMove("say 3", "the toy is broken", "TOY-1")


STALL: Final = "TABBYTOP_TEST_STALL"  # the variable that names a folder


class Stalls(Step[ToyTable]):
    """Writes the number of its process to the folder and waits to be killed; once in a folder."""

    def run(self, table: ToyTable) -> None:
        if not (folder := os.environ.get(STALL)):
            return
        try:
            (Path(folder) / "taken").touch(exist_ok=False)
        except FileExistsError:
            return
        number = Path(folder) / "number.new"
        number.write_text(str(os.getpid()))
        number.rename(Path(folder) / "number")
        Event().wait()


class Toy(Game):
    """Everybody says a number; then come the further steps."""

    def __init__(self, name: str, *further: Step[ToyTable]) -> None:
        super().__init__(
            name=name,
            title=name.title(),
            about="A toy.",
            least_seats=1,
            most_seats=5,
            rules=1,
            vocabulary=WORDS,
            steps=[],
        )
        self.further = further

    def new_table(self, seats: int, options: Options, generator: Generator) -> ToyTable:
        table = ToyTable()
        table.prepare(self, seats, options, generator)
        table.said = [UNSAID] * seats
        table.opener = generator.below(seats)
        return table

    def set_up(self, table: Table) -> None:
        table.then(AllSay(), *self.further)


TOGETHER: Final = Toy("toy-together")
OPENED: Final = Toy("toy-opened", OpenerSays())
BROKEN: Final = Toy("toy-broken", Breaks())
STALLING: Final = Toy("toy-stalling", OpenerSays(), Stalls())


def install(folder: Path) -> None:
    """Make a folder look like an installed package with these games."""
    package = folder / "toys-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    games = {"TOGETHER": TOGETHER, "OPENED": OPENED, "BROKEN": BROKEN, "STALLING": STALLING}
    points = [f"{game.name} = {__name__}:{constant}" for constant, game in games.items()]
    (package / "entry_points.txt").write_text("[tabbytop.games]\n" + "\n".join(points) + "\n")
