"""What the store holds, as Python values; nothing here needs a database."""

from collections.abc import Sequence
from enum import Enum
from typing import Literal, NamedTuple

from msgspec import Struct

from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.results import GameResult, Tally
from tabbytop.server.table.setup import Setup

Status = Literal["open", "playing", "over", "closed"]


class Unchanged(Enum):
    """A marker for "leave it as it is", where None means "there is none"."""

    UNCHANGED = "unchanged"


UNCHANGED = Unchanged.UNCHANGED


class NoticeWish(NamedTuple):
    """The wish to tell a person that it is their turn, since the entry that it is written with."""

    seat: int
    person: str
    public_seq: int  # the public number of that entry
    due: int  # when it is sent, unless the person has seen it by then
    to_operator: bool = False  # also to the operator's webhook


class Append(NamedTuple):
    """One entry for a table's log; values other than None (or UNCHANGED) go to the table's row.

    The entry that ends the game comes with its result.
    """

    table: str
    entry: LogEntry
    status: Status | None = None
    due: int | Unchanged | None = UNCHANGED
    seats: Sequence[Occupant] | None = None
    position: str | None = None
    result: GameResult | None = None
    notices: Sequence[NoticeWish] = ()

    def row(self) -> tuple[str, int, str, int | None, str, str, int]:
        """The entry as a row of `log`."""
        entry = self.entry
        return (
            self.table,
            entry.number,
            entry.kind,
            entry.seat,
            entry.text,
            entry.id,
            entry.at,
        )

    def changes_row(self) -> bool:
        """Whether the table's row changes too."""
        return not (
            self.status is None
            and self.due is UNCHANGED
            and self.seats is None
            and self.position is None
        )

    def is_plain(self) -> bool:
        """Whether it changes the log and the table's row alone, which the databases write with one
        statement for many."""
        return self.seats is None and self.result is None and not self.notices

    def change(self) -> tuple[str, int, str | None, bool, int | None, str | None]:
        """The new values of the table's row without the seats; a flag says whether `due` is new."""
        due = None if self.due is UNCHANGED else self.due
        has_due = self.due is not UNCHANGED
        return self.table, self.entry.number, self.status, has_due, due, self.position


class FixtureKey(NamedTuple):
    """A fixture of a contest in the circle of a table."""

    contest: int
    fixture: int  # its index there


class NewTableRow(Struct, frozen=True):
    """A table that is to be stored for the first time."""

    id: str
    setup: Setup
    seed: bytes
    entries: Sequence[LogEntry]
    seats: Sequence[Occupant]
    status: Status
    creator: str
    creator_address: str
    due: int | None
    result: GameResult | None  # of a game that is over already
    fixture: FixtureKey | None = None  # that is played there


class StoredTable(Struct, frozen=True):
    """A table as it is stored, with the entries of its log after number `after`."""

    id: str
    setup: Setup
    seed: bytes
    entries: list[LogEntry]
    position: str | None
    position_number: int  # of the entry after which the position was taken, 0 without one
    after: int = 0  # the number before the first of the entries


class TableSummary(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    setup: Setup
    status: Status
    occupants: list[Occupant]
    moved: int  # when its last entry was written
    result: GameResult | None = None  # in lists of finished tables


class Person(Struct, frozen=True):
    """A guest or an account; a guest has no login and is known by the cookie alone."""

    id: str
    name: str
    cat: str
    login: str | None
    password: str | None  # its hash
    epoch: int  # cookies of an older epoch are void
    created: int
    seen: int


class DailyRow(Struct, frozen=True):
    """A person's try at the deal of a day; place and score are None until it is over."""

    day: str
    moves: list[str]  # as in a record, those of bots included
    place: int | None
    score: int | None
    at: int  # when it was begun


class FinishedLesson(Struct, frozen=True):
    """A lesson that a person has finished, and when they first did."""

    game: str
    lesson: str
    at: int


class Sticker(Struct, frozen=True):
    """A sticker that a person has earned, and where and when they first did."""

    game: str
    sticker: str
    table: str  # it may be gone
    at: int


class OwnResult(Struct, frozen=True):
    """The result of one seat of a person."""

    table: str
    game: str
    at: int  # when the game ended
    seat: int
    name: str
    cat: str
    place: int | None
    score: int | None
    stood_in: bool


class EveningTotals(NamedTuple):
    """The games of a person on one evening."""

    day: int  # since 1970, by the person's clock; it begins at five in the morning
    games: int
    wins: int
    total: int  # of the standings


class StatisticsTotals(Struct, frozen=True):
    """All that statistics of a person are computed from."""

    tallies: list[Tally]
    best: EveningTotals | None
    worst: EveningTotals | None


class LeaseRequest(NamedTuple):
    """A request for tokens of one bucket, as the time in milliseconds that it takes to refill."""

    key: str
    cost: int  # the tokens that are wanted
    capacity: int  # the whole bucket
