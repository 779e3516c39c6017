"""Bodies of the HTTP API about what the server remembers of a person: statistics, stickers, and the
export of all their data.

`make generate` writes the TypeScript types from here.
"""

from typing import Literal

from msgspec import Struct

from tabbytop.server.people.schemas import EndpointKind
from tabbytop.server.store.rows import DailyRow, OwnResult, Sticker

# Statistics and stickers.


class Total(Struct, frozen=True):
    """How the person came off in some games.

    `standing` is the mean place from 0 (last) to 1 (ahead of all others), so that tables of all
    sizes compare; sharing a place counts half. `low` and `high` bound it with 95 % confidence;
    None: one game says nothing.
    """

    games: int
    wins: int  # first places, also shared ones
    standing: float
    low: float | None
    high: float | None


class GameStatistics(Struct, frozen=True):
    """How the person came off in one game."""

    game: str
    all: Total
    cat: str  # that the person had most often


class Duel(Struct, frozen=True):
    """How the person came off at tables with bots of this level, or with this other person.

    `ahead` and `behind` count how often the person came before and after them; the rest is shared
    places. With several bots of a level at a table, the table is one game, and each bot counts
    here.
    """

    name: str  # of the person, as it was shown when they last played together; empty for bots
    cat: str
    level: str  # of the bots; empty for a person
    all: Total
    ahead: int
    behind: int
    latest: int  # when they last played together


class Evening(Struct, frozen=True):
    """The games of one day, which begins at five in the morning."""

    day: str  # as 2026-11-17
    games: int
    wins: int
    standing: float


class Statistics(Struct, frozen=True):
    """Statistics of the person, of all games or of the one that was asked for.

    Games on a shared device, where the server does not know who is who, and games that a device has
    sent are in the history only.
    """

    games: list[GameStatistics]  # the most played first
    all: Total | None  # of them together; None: nothing was counted yet
    cat: str  # that the person had most often
    best: Evening | None  # of those with three games or more, in the last 5,000 games
    worst: Evening | None
    bots: list[Duel]
    people: list[Duel]  # with whom the person played most
    beaten: Duel | None  # the one whom the person beats most clearly …
    nemesis: Duel | None  # … and the one who beats the person


class MyStickers(Struct, frozen=True):
    """The stickers of the person, the earliest first."""

    stickers: list[Sticker]


# Export.


class ExportedTable(Struct, frozen=True):
    """A table where the person ever sat, with their seats and names there."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    created: int
    moved: int
    seats: list[int]
    names: list[str]
    from_device: str = ""  # as in `MyTable`


class ExportedLine(Struct, frozen=True):
    """A sentence that the person said."""

    table: str
    at: int
    text: str


class ExportedComment(Struct, frozen=True):
    """A comment that the person wrote at a moment of a finished game."""

    table: str
    step: int
    at: int
    text: str


class ExportedReport(Struct, frozen=True):
    """A report that the person made."""

    table: str
    at: int
    seat: int
    line: int | None
    reason: str
    text: str


class ExportedSession(Struct, frozen=True):
    """A session of the person; `here`: it is the one that asks."""

    created: int
    seen: int
    here: bool


class ExportedRestriction(Struct, frozen=True):
    """A ban or mute of the person; `until` None: for good."""

    kind: Literal["ban", "mute"]
    at: int
    until: int | None


class ExportedLesson(Struct, frozen=True):
    """A lesson that the person has finished."""

    game: str
    lesson: str
    at: int


class ExportedEndpoint(Struct, frozen=True):
    """Where the person is told of their turns; the keys of a browser are left out."""

    kind: EndpointKind
    url: str
    created: int


class ExportedRating(Struct, frozen=True):
    """A rating of the person in a circle."""

    season: int
    value: int  # as it is shown
    games: int


class ExportedContest(Struct, frozen=True):
    """A contest of a circle in which the person plays or played."""

    number: int
    kind: str
    game: str
    name: str
    state: str
    created: int
    won: bool


class ExportedCircle(Struct, frozen=True):
    """A circle that the person is or was in; its games are among the results."""

    id: str
    name: str
    member: int  # their number there
    founder: bool
    joined: int
    left: int | None
    rated: bool
    ratings: list[ExportedRating]
    contests: list[ExportedContest]


class Exported(Struct, frozen=True):
    """All data that the server keeps of the person; times are in milliseconds since 1970."""

    exported: int
    name: str
    cat: str
    login: str
    created: int
    seen: int
    tables: list[ExportedTable]
    said: list[ExportedLine]
    comments: list[ExportedComment]
    reports: list[ExportedReport]
    sessions: list[ExportedSession]
    restrictions: list[ExportedRestriction]
    lessons: list[ExportedLesson]
    daily: list[DailyRow]  # tries at the deal of the day
    notices: list[ExportedEndpoint]
    tables_without_notices: list[str]
    results: list[OwnResult]
    stickers: list[Sticker]
    statistics: Statistics
    circles: list[ExportedCircle]
