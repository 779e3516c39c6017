"""Nap Time: a complete game in one file, to read before you write your own.

2-4 cats, a pile of sunbeams (1, 1, 2, 2, 3, 3). Every cat holds three naps: 1, 2 and 3 hours. Each
round a random sunbeam is turned up, and all cats secretly lay down a nap at the same time. The cat
with the longest nap takes the sunbeam; if several tie, it is gone. After three rounds the most
sunshine wins.

It needs no compiler, even where Tabbytop itself is compiled. What players read is in `texts/`, in
English and German; `cover.svg` is on its box; pyproject.toml says how Tabbytop finds the game. Its
rulings are in `rulings.json`: NT-1 (a nap is used once), NT-2 (a tie for the longest nap wins
nothing), NT-3 (equal sunshine is shared).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabbytop import (
    Ask,
    BadPosition,
    Block,
    Game,
    Generator,
    Manifest,
    Options,
    Prompt,
    Result,
    ScoreLine,
    Step,
    Table,
    Vocabulary,
    accent_of,
)
from tabbytop.kernel.guide import Card
from tabbytop.kernel.result import places
from tabbytop.texts.message import Message

HERE: Final = Path(__file__).parent
NAP: Final = Block("nap {hours}", hours=["1", "2", "3"])
MOVES: Final = Vocabulary(NAP)
SUNBEAMS: Final = [1, 1, 2, 2, 3, 3]
AWAKE: Final = 0


def flat(piles: list[list[int]]) -> list[int]:
    """Return everything in several piles as one list."""
    return [thing for pile in piles for thing in pile]


class NapTable(Table):
    """The table. Every field is a number, a list of numbers, or a list of such lists."""

    naps: list[list[int]]  # by seat: hours not yet napped
    laid: list[int]  # by seat: the nap laid down unseen in this round, or AWAKE
    used: list[list[int]]  # by seat
    pile: list[int]  # sunbeams nobody has seen, ascending: one is drawn at random
    lit: list[int]  # the sunbeam in the room, if there is one
    won: list[list[int]]  # by seat
    gone: list[int]

    def copy(self) -> "NapTable":
        """Copy every field: one line for each."""
        twin = NapTable()
        self.copy_onto(twin)
        twin.naps = [naps.copy() for naps in self.naps]
        twin.laid = self.laid.copy()
        twin.used = [used.copy() for used in self.used]
        twin.pile = self.pile.copy()
        twin.lit = self.lit.copy()
        twin.won = [won.copy() for won in self.won]
        twin.gone = self.gone.copy()
        return twin

    # The physical verbs, each with its event.

    def light(self) -> None:
        """Turn up a random sunbeam."""
        self.lit = [self.pile.pop(self.generator.below(len(self.pile)))]
        if self.events is not None:
            self.emit("light", {"sunbeam": self.lit[0]})

    def lay(self, seat: int, hours: int) -> None:
        """Lay down a nap; only its owner sees which."""
        self.naps[seat].remove(hours)
        self.laid[seat] = hours
        if self.events is not None:
            self.emit("lay", {"seat": seat}, {seat: {"hours": hours}})

    def wake(self, winner: int | None) -> None:
        """Show all naps; the winner takes the sunbeam, or it is gone."""
        if self.events is not None:
            self.emit("wake", {"hours": self.laid.copy(), "winner": winner}, reveals=True)
        for seat, hours in enumerate(self.laid):
            self.used[seat].append(hours)
        (self.gone if winner is None else self.won[winner]).extend(self.lit)
        self.lit = []
        self.laid = [AWAKE] * self.seats

    def census(self) -> dict[str, int]:
        """Count everything from the box, wherever it is."""
        counts = dict.fromkeys(["nap 1", "nap 2", "nap 3", "sun 1", "sun 2", "sun 3"], 0)
        for hours in [*flat(self.naps), *flat(self.used), *self.laid]:
            if hours != AWAKE:
                counts[f"nap {hours}"] += 1
        for sun in [*self.pile, *self.lit, *flat(self.won), *self.gone]:
            counts[f"sun {sun}"] += 1
        return counts


class Morning(Step[NapTable]):
    """Begins a round, as long as anybody has naps left."""

    def run(self, table: NapTable) -> None:
        """Turn up a sunbeam, then ask everybody for a nap, then compare."""
        if table.naps[0]:
            table.light()
            table.then(EverybodyNaps(), Evening(), Morning())


class EverybodyNaps(Ask[NapTable]):
    """All at once and in secret, every cat lays down a nap it has left (NT-1)."""

    def actors(self, table: NapTable) -> list[int]:
        """Return the cats that have not answered yet."""
        return [seat for seat in range(table.seats) if table.laid[seat] == AWAKE]

    def moves(self, table: NapTable, seat: int) -> list[int]:
        """Return the naps that the cat has left."""
        return [NAP.of(hours - 1) for hours in sorted(table.naps[seat])]

    def answer(self, table: NapTable, seat: int, move: int) -> None:
        """Lay the nap down; the question stays until all have answered."""
        table.then(self)
        table.lay(seat, NAP.first(move) + 1)

    def prompt(self, table: NapTable, seat: int) -> Prompt:
        """Return the question as data."""
        return Prompt("nap", {"sunbeam": sum(table.lit)})

    def why_not(self, table: NapTable, seat: int, move: int) -> tuple[Message | str, str]:
        """Return the only possible reason, and its ruling."""
        return Message("nap-time", "refusal-napped"), "NT-1"


class Evening(Step[NapTable]):
    """The longest nap takes the sunbeam, unless several tie (NT-2)."""

    def run(self, table: NapTable) -> None:
        """Find the winner and wake everybody."""
        longest = max(table.laid)
        winner = table.laid.index(longest) if table.laid.count(longest) == 1 else None
        table.wake(winner)


class NapTime(Game[NapTable]):
    """The game itself."""

    def __init__(self) -> None:
        super().__init__(
            name="nap-time",
            least_seats=2,
            most_seats=4,
            manifest=Manifest(minutes=5, accent=accent_of("#6f9bd1"), cover=HERE / "cover.svg"),
            rules=1,
            vocabulary=MOVES,
            steps=[Morning, EverybodyNaps, Evening],
            texts=HERE / "texts",
            kinds={"seat": "person", "winner": "person"},
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> NapTable:
        """Return a table with everything in its place before the game."""
        table = NapTable()
        table.prepare(self, seats, options, generator)
        table.naps = [[1, 2, 3] for _ in range(seats)]
        table.laid = [AWAKE] * seats
        table.used = [[] for _ in range(seats)]
        table.pile = SUNBEAMS.copy()
        table.lit = []
        table.won = [[] for _ in range(seats)]
        table.gone = []
        return table

    def set_up(self, table: NapTable) -> None:
        """Put the first step on the agenda."""
        table.then(Morning())

    def view(self, table: NapTable, seat: int | None) -> Mapping[str, object]:
        """Build the view from public information and the seat's own."""
        return {
            "sunbeam": table.lit.copy(),
            "used": [used.copy() for used in table.used],
            "won": [won.copy() for won in table.won],
            "asleep": [hours != AWAKE for hours in table.laid],
            "my_naps": None if seat is None else table.naps[seat].copy(),
            "my_nap": None if seat is None else table.laid[seat],
        }

    def observe(self, table: NapTable, seat: int) -> dict[str, list[int]]:
        """Return the view as numbers, in parts of constant length."""
        order = [(seat + step) % table.seats for step in range(table.seats)]
        return {
            "sunbeam": [sum(table.lit)],
            "my_naps": [int(hours in table.naps[seat]) for hours in (1, 2, 3)],
            "my_nap": [table.laid[seat]],
            "used": [int(h in table.used[other]) for other in order for h in (1, 2, 3)],
            "won": [sum(table.won[other]) for other in order],
            "asleep": [int(table.laid[other] != AWAKE) for other in order],
        }

    def resample_hidden(self, table: NapTable, seat: int, rng: Generator) -> None:
        """Determinize: deal the others' secret naps again."""
        for other in range(table.seats):
            if other != seat and table.laid[other] != AWAKE:
                unseen = sorted([*table.naps[other], table.laid[other]])
                table.laid[other] = unseen.pop(rng.below(len(unseen)))
                table.naps[other] = unseen

    def result(self, table: NapTable) -> Result:
        """Most sunshine wins; equal sunshine is shared (NT-3)."""
        scores = [sum(won) for won in table.won]
        sheets = [tuple(ScoreLine("sunbeam", sun) for sun in won) for won in table.won]
        ranks = places([(score,) for score in scores])
        return Result(tuple(scores), ranks, tuple(sheets), "most sunshine")

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """List what is in the box; the texts are added from the catalogue."""
        return [Card("nap", facts={"each": 3}), Card("sunbeam", facts={"in_all": len(SUNBEAMS)})]

    def validate(self, table: NapTable) -> None:
        """Refuse positions that cannot occur in this game."""
        numbers = [*flat(table.naps), *table.laid, *flat(table.used), *table.pile, *table.lit]
        if not all(0 <= n <= 3 for n in [*numbers, *flat(table.won), *table.gone]):
            raise BadPosition("table", "there are only 1, 2 and 3")
        for seat in range(table.seats):
            own = [*table.naps[seat], *table.used[seat], *table.laid[seat : seat + 1]]
            if len(table.laid) != table.seats or sorted(n for n in own if n) != [1, 2, 3]:
                raise BadPosition(f"table.naps[{seat}]", "must be 1, 2 and 3, each once")
        suns = [*table.pile, *table.lit, *flat(table.won), *table.gone]
        if sorted(suns) != SUNBEAMS or table.pile != sorted(table.pile):
            raise BadPosition("table.pile", "must have every sunbeam, in ascending order")
        if bool(table.lit) != bool(table.agenda):
            raise BadPosition("table.lit", "a sunbeam is in the room while a round is played")


GAME: Final = NapTime()
